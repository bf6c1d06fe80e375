import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { addressKey } from '../core/address.ts';
import type { App } from '../core/app.ts';
import { inRanges, parseRange, type Range } from '../core/config/ip-ranges.ts';
import { AddressQuota } from './address-quota.ts';

/** How long running requests may take after the server stopped accepting new ones. */
const lastMs = 5_000;
/**
 * Requests of one connection that are not answered yet. Browsers and apps send one at a time over HTTP/1.1; a client that
 * sends a packet full of them would keep the main thread busy, and its answers in memory.
 */
const mostPipelined = 64;
/** Time a peer gets to read why its connection ends. */
const farewellMs = 1_000;

/** How much of its response a peer has received. */
interface Progress {
  /** Responses that are not finished. */
  answers: ServerResponse[];
  /** Bytes of the writes that the peer has received completely. */
  written: number;
  /** Of the write that it takes at present, bytes that the system has not yet. */
  pending: number;
  /** When it last took any; 0 while nothing waits for it. */
  at: number;
}

/** Of one write the system takes pieces, which only the handle tells: a large answer to a slow phone is one write. */
const pendingOf = (socket: Socket): number =>
  (socket as unknown as { _handle?: { writeQueueSize?: number } })._handle?.writeQueueSize ?? 0;

/**
 * The connections of a process: as many as `CONNECTIONS` and `CONNECTIONS_PER_ADDRESS` allow. A peer that takes nothing
 * of its backlog is disconnected after `WRITE_TIMEOUT_MS`, whatever it sends meanwhile; one that is slow is not.
 */
export class Connections {
  #app: App;
  #quota: AddressQuota;
  #proxies: Range[];
  #open = new Map<Socket, Progress>();
  #timer: NodeJS.Timeout | undefined;
  #isDraining = false;
  #cut = 0;

  constructor(app: App) {
    const { connections, connectionsPerAddress, trustProxy } = app.config;
    this.#app = app;
    this.#quota = new AddressQuota(connections, connectionsPerAddress);
    this.#proxies = trustProxy.map(parseRange);
  }

  get count(): number {
    return this.#open.size;
  }

  /** Whether the process is about to end: then an answer is the last one of its connection. */
  get isDraining(): boolean {
    return this.#isDraining;
  }

  /** Connections whose request was not over when the process had to end. */
  get cut(): number {
    return this.#cut;
  }

  /**
   * Counts a request until its answer is over.
   * @returns false for a request that must not be answered: it is one too many, or comes behind an answer with which its
   * connection ends (an event stream)
   */
  begin(socket: Socket, response: ServerResponse): boolean {
    const answers = this.#open.get(socket)?.answers;
    if (!answers) return !socket.destroyed;
    if (socket.destroyed) return false;
    for (const before of answers)
      if (before.headersSent && !before.shouldKeepAlive) return this.#ignore(socket, answers, response);
    if (answers.length >= mostPipelined) return this.#ignore(socket, answers, response);
    answers.push(response);
    response.on('close', () => {
      if (answers.at(-1) === response) answers.pop();
      else answers.splice(answers.indexOf(response), 1);
      if (!response.req.complete) this.#endUnlessComplete(socket, response.req);
    });
    return true;
  }

  /** Ends a connection whose bytes Node refuses, or which took too long to send them. */
  refuse(socket: Socket, text: string): void {
    const answers = this.#open.get(socket)?.answers ?? [];
    // Behind an answer that has begun these bytes would become part of it.
    if (socket.writable && answers.length <= 1 && !answers.some(({ headersSent }) => headersSent)) socket.end(text);
    else socket.destroySoon();
    // Node's server leaves its half open until the peer closes the other one, which it may never do.
    const timer = setTimeout(() => socket.destroy(), farewellMs);
    socket.once('close', () => clearTimeout(timer));
  }

  watch(server: Server): void {
    server.prependListener('connection', (socket) => this.#admit(socket));
    const { writeTimeoutMs } = this.#app.config;
    this.#timer = setInterval(() => this.#sweep(writeTimeoutMs), Math.min(1_000, writeTimeoutMs / 4)).unref();
    server.once('close', () => clearInterval(this.#timer));
  }

  /** For `DRAIN_MS` requests are answered, but each answer closes its connection: so clients reconnect elsewhere without a failure. */
  async drain(): Promise<void> {
    this.#isDraining = true;
    if (this.#open.size > 0 || this.#app.config.env === 'production') await sleep(this.#app.config.drainMs);
  }

  /** Closes idle connections, and in the end all others. To be called when no connection is accepted any more. */
  end(server: Server): void {
    // Node closes what is idle at this moment. A connection whose answer comes later would be kept for the next request.
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    const last = setTimeout(() => {
      this.#cut = this.#open.size;
      this.#app.log.warn({ connections: this.#cut }, 'connections were cut whose requests did not end');
      server.closeAllConnections();
    }, lastMs);
    server.once('close', () => {
      clearInterval(idle);
      clearTimeout(last);
    });
  }

  /** Of a request that is answered already, the rest of the body is of no use: it is not read for ever. */
  #endUnlessComplete(socket: Socket, request: IncomingMessage): void {
    setTimeout(() => {
      if (!request.complete) socket.destroy();
    }, farewellMs).unref();
  }

  #ignore(socket: Socket, answers: ServerResponse[], response: ServerResponse): false {
    answers.push(response);
    if (answers.length > mostPipelined) {
      this.#app.log.debug({ ip: socket.remoteAddress }, 'a connection with too many unanswered requests was closed');
      socket.destroy();
    }
    return false;
  }

  #admit(socket: Socket): void {
    const ip = socket.remoteAddress ?? '';
    // Through a proxy comes everybody: what it passes on counts by the address that it names, elsewhere.
    const address = inRanges(ip, this.#proxies) ? null : addressKey(ip);
    const exhausted = this.#quota.take(address);
    if (exhausted) {
      this.#app.log.debug({ ip, exhausted }, 'a connection was refused');
      socket.write(
        'HTTP/1.1 503 Service Unavailable\r\nRetry-After: 5\r\nConnection: close\r\nContent-Length: 0\r\n\r\n',
      );
      socket.destroySoon();
      return;
    }
    this.#open.set(socket, { answers: [], written: 0, pending: 0, at: 0 });
    socket.once('close', () => {
      this.#open.delete(socket);
      this.#quota.giveBack(address);
    });
  }

  #sweep(patienceMs: number): void {
    const now = performance.now();
    for (const [socket, progress] of this.#open) {
      if (socket.writableLength === 0) {
        progress.at = 0;
        continue;
      }
      const written = socket.bytesWritten - socket.writableLength;
      const pending = pendingOf(socket);
      if (progress.at === 0 || written !== progress.written || pending < progress.pending) progress.at = now;
      progress.written = written;
      progress.pending = pending;
      if (now - progress.at < patienceMs) continue;
      this.#app.log.debug({ ip: socket.remoteAddress }, 'a peer that took nothing was let go');
      socket.destroy();
    }
  }
}
