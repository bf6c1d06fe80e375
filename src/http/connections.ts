import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { addressKey } from '../core/address.ts';
import type { App } from '../core/app.ts';
import { type IpRange, inRanges, parseRange } from '../core/config/ip-ranges.ts';
import { AddressQuota } from './address-quota.ts';

/** Time for running requests after the server has stopped accepting connections (ms). */
const lastMs = 5_000;
/** Most unanswered requests per connection. HTTP/1.1 clients do not pipeline; a flood would fill main thread and memory. */
const mostPipelined = 64;
/** Time for a peer to read the last response before its connection is destroyed (ms). */
const farewellMs = 1_000;

/** Progress of the responses of a connection. */
interface Progress {
  /** Unfinished responses. */
  answers: ServerResponse[];
  /** Bytes handed to the system, in complete writes. */
  written: number;
  /** Bytes of the current write that the system has not accepted. */
  pending: number;
  /** Last progress (`performance.now()`); 0: no backlog. */
  at: number;
}

/** Progress within one write, which only the handle knows: a large answer to a slow phone is one write. */
const pendingOf = (socket: Socket): number =>
  (socket as unknown as { _handle?: { writeQueueSize?: number } })._handle?.writeQueueSize ?? 0;

/**
 * The connections of a process, limited by `CONNECTIONS` and `CONNECTIONS_PER_ADDRESS`. A peer without progress in its
 * backlog is disconnected after `WRITE_TIMEOUT_MS`; a slow one is not.
 */
export class Connections {
  #app: App;
  #quota: AddressQuota;
  #proxies: IpRange[];
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

  /** Whether the process is about to end: each answer then closes its connection. */
  get isDraining(): boolean {
    return this.#isDraining;
  }

  /** Connections cut at the end of the process, with a request still running. */
  get cut(): number {
    return this.#cut;
  }

  /**
   * Counts a request until its response closes.
   * @returns false for a request that must not be answered: one too many, or one after a response that ends the connection
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

  /** Ends a connection after a parse error or a timeout. @param text raw response */
  refuse(socket: Socket, text: string): void {
    const answers = this.#open.get(socket)?.answers ?? [];
    // After the headers of an answer these bytes would become part of it.
    if (socket.writable && answers.length <= 1 && !answers.some(({ headersSent }) => headersSent)) socket.end(text);
    else socket.destroySoon();
    // Node keeps the socket half open until the peer closes its side, which it may never do.
    const timer = setTimeout(() => socket.destroy(), farewellMs);
    socket.once('close', () => clearTimeout(timer));
  }

  watch(server: Server): void {
    server.prependListener('connection', (socket) => this.#admit(socket));
    const { writeTimeoutMs } = this.#app.config;
    this.#timer = setInterval(() => this.#sweep(writeTimeoutMs), Math.min(1_000, writeTimeoutMs / 4)).unref();
    server.once('close', () => clearInterval(this.#timer));
  }

  /** For `DRAIN_MS` each answer closes its connection, so that clients reconnect elsewhere without an error. */
  async drain(): Promise<void> {
    this.#isDraining = true;
    if (this.#open.size > 0 || this.#app.config.env === 'production') await sleep(this.#app.config.drainMs);
  }

  /** Closes idle connections, and all others after 5 seconds. To be called once no connection is accepted. */
  end(server: Server): void {
    // Node closes connections that are idle now. One that becomes idle later would stay open.
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

  /** Destroys the connection when the body of an answered request does not end within a second. */
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
    // A proxy carries all clients; these are limited elsewhere, by the address that it forwards.
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
      this.#app.log.debug({ ip: socket.remoteAddress }, 'a connection was closed: its client does not read');
      socket.destroy();
    }
  }
}
