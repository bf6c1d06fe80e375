import { type ClientHttp2Session, type ClientHttp2Stream, connect as connectHttp2, constants } from 'node:http2';
import { connect as connectTcp, type Socket } from 'node:net';
import { connect as connectTls, type TLSSocket } from 'node:tls';
import { WireError } from './error.ts';

export interface WireAnswer {
  status: number;
  /** By lower-case name. */
  headers: Record<string, string>;
  body: string;
}

/** A request on its way. It ends once: by `settle` or by `fail`. */
export interface Pending {
  method: 'GET' | 'POST' | 'DELETE' | 'PATCH';
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
  /** When it aborts, it is not sent (any more). */
  unsent: AbortSignal | undefined;
  /** With status 200 it is settled, whatever becomes of the rest of the answer. */
  statusIsAll: boolean;
  /** By `performance.now()`. */
  deadline: number;
  /** How often the other side refused it unseen. */
  refusals: number;
  settle(answer: WireAnswer): void;
  fail(error: unknown): void;
  /** Set while it is on a line: takes it off. */
  cancel: (() => void) | undefined;
}

/** A connection that carries requests. */
export interface Connection {
  /** How many more it takes now. */
  capacity(): number;
  /** On its way out: it takes nothing any more. */
  isOver(): boolean;
  run(pending: Pending): void;
  /** Called periodically: checks that the server still responds. */
  checkHealth(now: number): void;
  destroy(): void;
}

export interface ConnectionEvents {
  /** The connection can take more requests, or it has ended. */
  changed(): void;
  /** The server did not process it: it can be sent again safely. */
  unseen(pending: Pending): void;
}

export interface Http2Limits {
  streams: number;
  maxBytes: number;
  pingMs: number;
  pongMs: number;
  idleMs: number;
}

/** The negotiated connection of an origin; `alpn` is h2 or http/1.1. Without TLS h2 is assumed. */
export function dial(origin: URL, timeoutMs: number): Promise<{ socket: Socket; alpn: 'h2' | 'http/1.1' }> {
  const isTls = origin.protocol === 'https:';
  const host = origin.hostname.replace(/^\[|\]$/g, '');
  const port = Number(origin.port || (isTls ? 443 : 80));
  return new Promise((resolve, reject) => {
    const socket = isTls
      ? connectTls({
          host,
          port,
          ALPNProtocols: ['h2', 'http/1.1'],
          ...(/^[\d.]+$|:/.test(host) ? {} : { servername: host }),
        })
      : connectTcp({ host, port });
    const timer = setTimeout(() => socket.destroy(new Error('no connection in time')), timeoutMs);
    const failed = (cause: unknown): void => {
      clearTimeout(timer);
      reject(new WireError('connect', `No connection to ${origin.host}.`, { cause }));
    };
    socket.once('error', failed);
    socket.once(isTls ? 'secureConnect' : 'connect', () => {
      clearTimeout(timer);
      socket.off('error', failed);
      socket.setNoDelay(true);
      resolve({ socket, alpn: isTls && (socket as TLSSocket).alpnProtocol !== 'h2' ? 'http/1.1' : 'h2' });
    });
  });
}

/** Begins HTTP/2 on a connection, and waits for what the other side allows. @throws WireError `connect` */
export function openSession(origin: URL, socket: Socket, timeoutMs: number): Promise<ClientHttp2Session> {
  return new Promise((resolve, reject) => {
    const session = connectHttp2(origin, { createConnection: () => socket, settings: { enablePush: false } });
    const timer = setTimeout(() => session.destroy(new Error('no settings in time')), timeoutMs);
    let cause: unknown;
    const failed = (): void => {
      clearTimeout(timer);
      reject(new WireError('connect', `${origin.host} does not speak HTTP/2.`, { cause }));
    };
    session.on('error', (error) => {
      cause = error;
    });
    session.once('close', failed);
    session.once('remoteSettings', () => {
      clearTimeout(timer);
      session.off('close', failed);
      resolve(session);
    });
  });
}

/** One HTTP/2 session. */
export class Http2Connection implements Connection {
  #session: ClientHttp2Session;
  #limits: Http2Limits;
  #events: ConnectionEvents;
  #open = 0;
  /** The last stream that the other side dealt with, once it said goodbye. */
  #lastSeen = Number.POSITIVE_INFINITY;
  #heardAt = performance.now();
  #pingedAt: number | undefined;

  constructor(session: ClientHttp2Session, limits: Http2Limits, events: ConnectionEvents) {
    this.#session = session;
    this.#limits = limits;
    this.#events = events;
    session.on('goaway', (_code, lastStreamId) => {
      this.#lastSeen = lastStreamId;
    });
    session.on('close', () => events.changed());
    session.unref();
  }

  isOver(): boolean {
    return this.#session.closed || this.#session.destroyed || this.#lastSeen !== Number.POSITIVE_INFINITY;
  }

  capacity(): number {
    if (this.isOver()) return 0;
    const allowed = this.#session.remoteSettings.maxConcurrentStreams ?? 100;
    return Math.min(this.#limits.streams, allowed) - this.#open;
  }

  run(pending: Pending): void {
    let stream: ClientHttp2Stream;
    const { method, path, headers, body } = pending;
    try {
      stream = this.#session.request(
        { ':method': method, ':path': path, ...headers },
        { endStream: body === undefined },
      );
    } catch {
      // No ids are left, or it closed this very moment.
      this.#session.close();
      queueMicrotask(() => this.#events.unseen(pending));
      return;
    }
    if (this.#open++ === 0) {
      this.#session.ref();
      this.#heardAt = performance.now();
    }
    const answer: WireAnswer = { status: 0, headers: {}, body: '' };
    let cause: unknown;
    const parts: Buffer[] = [];
    let bytes = 0;
    pending.cancel = () => stream.close(constants.NGHTTP2_CANCEL);
    stream.on('response', (given) => {
      this.#heardAt = performance.now();
      answer.status = given[':status'] ?? 0;
      for (const name of Object.keys(given)) if (!name.startsWith(':')) answer.headers[name] = String(given[name]);
    });
    stream.on('data', (part: Buffer) => {
      parts.push(part);
      bytes += part.length;
      if (bytes > this.#limits.maxBytes) stream.close(constants.NGHTTP2_CANCEL);
    });
    stream.on('error', (error) => {
      cause = error;
    });
    stream.on('close', () => {
      pending.cancel = undefined;
      // Most answers are one small part.
      answer.body = (parts.length === 1 ? (parts[0] as Buffer) : Buffer.concat(parts)).toString();
      if (--this.#open === 0 && !this.#session.destroyed) this.#session.unref();
      this.#ended(pending, stream, answer, cause);
      this.#events.changed();
    });
    if (body !== undefined) stream.end(body);
  }

  #ended(pending: Pending, stream: ClientHttp2Stream, answer: WireAnswer, cause: unknown): void {
    const wasRefused = stream.rstCode === constants.NGHTTP2_REFUSED_STREAM && answer.status === 0;
    const isWhole = cause === undefined && stream.rstCode === 0 && answer.status > 0;
    if (isWhole || (answer.status === 200 && pending.statusIsAll)) pending.settle(answer);
    else if (wasRefused || stream.id === undefined || stream.id > this.#lastSeen) this.#events.unseen(pending);
    else pending.fail(new WireError('reset', 'The connection broke off before the answer.', { cause }));
  }

  checkHealth(now: number): void {
    const { pingMs, pongMs, idleMs } = this.#limits;
    if (this.#session.destroyed) return;
    if (this.#open === 0) {
      if (now - this.#heardAt > idleMs && !this.#session.closed) this.#session.close();
      return;
    }
    if (this.#pingedAt !== undefined) {
      if (now - this.#pingedAt > pongMs) this.#session.destroy(new Error('no answer to a ping'));
      return;
    }
    if (now - this.#heardAt <= pingMs) return;
    this.#pingedAt = now;
    this.#session.ping((error) => {
      this.#pingedAt = undefined;
      if (!error) this.#heardAt = performance.now();
    });
  }

  destroy(): void {
    this.#session.destroy();
  }
}
