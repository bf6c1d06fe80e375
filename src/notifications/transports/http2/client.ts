import { backoff } from '../../../core/backoff.ts';
import { WireError } from './error.ts';
import { Http1Connection } from './http1.ts';
import {
  type Connection,
  type ConnectionEvents,
  dial,
  Http2Connection,
  type Http2Limits,
  openSession,
  type Pending,
  type WireAnswer,
} from './session.ts';

export { WireError } from './error.ts';
export type { WireAnswer } from './session.ts';

export interface Http2Options extends Partial<Http2Limits> {
  /** Connections at once; a second one is made when the first is full. default 2. */
  sessions?: number;
  /** Requests that may be queued; default 20,000. Further ones are refused as `busy`. */
  queue?: number;
  /** For a whole request, waiting included; default 30 s. */
  timeoutMs?: number;
  connectMs?: number;
  /** The first wait after a failed connection; it doubles up to 30 s. */
  backoffMs?: number;
}

export interface WireRequest {
  method?: Pending['method'];
  path: string;
  headers?: Record<string, string>;
  body?: string;
  timeoutMs?: number;
  /** Ends it wherever it is. */
  signal?: AbortSignal;
  /** Cancels it only while it has not been sent: a request on its way continues. */
  unsent?: AbortSignal;
  /** A status of 200 says all: an answer that breaks off behind it is one. */
  statusIsAll?: true;
}

const defaults = {
  sessions: 2,
  queue: 20_000,
  timeoutMs: 30_000,
  connectMs: 10_000,
  backoffMs: 250,
  streams: 256,
  maxBytes: 65_536,
  pingMs: 10_000,
  pongMs: 5_000,
  idleMs: 60_000,
};
const longestBackoffMs = 30_000;
const mostRefusals = 3;
const checkEveryMs = 250;

/**
 * Many small requests to one server that we chose, over few HTTP/2 connections (over HTTP/1.1 when it has no other).
 * For addresses that others chose there is `fetchGuarded`.
 *
 * What the other side has refused unseen (a GOAWAY, REFUSED_STREAM) is sent again here; whatever it may have acted on
 * is for the caller to judge.
 */
export class Http2Client {
  readonly origin: URL;
  #options: typeof defaults;
  #connections: Connection[] = [];
  #queue: Pending[] = [];
  #live = new Set<Pending>();
  #bySignal = new WeakMap<AbortSignal, Set<Pending>>();
  #connecting = 0;
  #failures = 0;
  #notBefore = 0;
  #lastError: WireError | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(origin: string, options: Http2Options = {}) {
    this.origin = new URL(origin);
    this.#options = { ...defaults, ...options };
  }

  /** Requests that are waiting or on their way. */
  get pending(): number {
    return this.#live.size;
  }

  /**
   * Any status is an answer.
   * @throws WireError; the reason of a signal that ends it
   */
  request(request: WireRequest): Promise<WireAnswer> {
    const { method = 'POST', path, headers = {}, body, timeoutMs, signal, unsent, statusIsAll = false } = request;
    const signals = [signal, unsent].flatMap((s) => s ?? []);
    return new Promise((resolve, reject) => {
      const aborted = signals.find((s) => s.aborted);
      if (aborted) return reject(aborted.reason);
      const refusal = this.#refusal();
      if (refusal) return reject(refusal);
      const end = (): void => {
        this.#live.delete(pending);
        for (const s of signals) this.#bySignal.get(s)?.delete(pending);
      };
      const pending: Pending = {
        method,
        path,
        headers,
        body,
        unsent,
        statusIsAll,
        deadline: performance.now() + (timeoutMs ?? this.#options.timeoutMs),
        refusals: 0,
        cancel: undefined,
        settle(answer) {
          end();
          resolve(answer);
        },
        fail(error) {
          end();
          reject(error);
        },
      };
      this.#live.add(pending);
      for (const s of signals) this.#listen(s).add(pending);
      this.#timer ??= setInterval(() => this.#checkHealth(), checkEveryMs).unref();
      this.#queue.push(pending);
      this.#pump();
    });
  }

  #refusal(): WireError | null {
    if (this.#isClosed) return new WireError('closed', 'The client is closed.');
    if (this.#queue.length >= this.#options.queue) return new WireError('busy', 'Too many requests are waiting.');
    const waitMs = this.#notBefore - performance.now();
    if (waitMs <= 0 || this.#connections.length || this.#connecting) return null;
    const { message = 'No connection.', cause } = this.#lastError ?? {};
    return new WireError('connect', message, { cause, retryMs: Math.ceil(waitMs) });
  }

  /** The requests of a signal: one listener for all of them. */
  #listen(signal: AbortSignal): Set<Pending> {
    let waiting = this.#bySignal.get(signal);
    if (!waiting) {
      waiting = new Set();
      this.#bySignal.set(signal, waiting);
      const all = waiting;
      const ended = (): void => {
        const doomed = [...all].filter((p) => p.unsent !== signal || p.cancel === undefined);
        this.#drop(doomed, signal.reason);
      };
      signal.addEventListener('abort', ended, { once: true });
    }
    return waiting;
  }

  #drop(doomed: Iterable<Pending>, error: unknown): void {
    const all = new Set(doomed);
    if (all.size === 0) return;
    this.#queue = this.#queue.filter((p) => !all.has(p));
    for (const pending of all) {
      pending.cancel?.();
      pending.fail(error);
    }
  }

  #pump(): void {
    this.#connections = this.#connections.filter((line) => !line.isOver());
    let at = 0;
    for (; at < this.#queue.length; at++) {
      const line = this.#leastLoaded();
      if (!line) break;
      line.run(this.#queue[at] as Pending);
    }
    if (at > 0) this.#queue.splice(0, at);
    const { sessions } = this.#options;
    if (this.#queue.length && this.#connecting === 0 && this.#connections.length < sessions && !this.#isClosed)
      void this.#connect();
  }

  #leastLoaded(): Connection | undefined {
    let best: Connection | undefined;
    let most = 0;
    for (const line of this.#connections) {
      const capacity = line.capacity();
      if (capacity <= most) continue;
      best = line;
      most = capacity;
    }
    return best;
  }

  async #connect(): Promise<void> {
    if (performance.now() < this.#notBefore) return;
    this.#connecting++;
    try {
      const line = await this.#open();
      this.#failures = 0;
      this.#notBefore = 0;
      if (this.#isClosed) line.destroy();
      else this.#connections.push(line);
    } catch (error) {
      this.#failed(error as WireError);
    } finally {
      this.#connecting--;
    }
    this.#pump();
  }

  async #open(): Promise<Connection> {
    const { connectMs } = this.#options;
    const events: ConnectionEvents = { changed: () => this.#pump(), unseen: (pending) => this.#again(pending) };
    const { socket, alpn } = await dial(this.origin, connectMs);
    if (alpn !== 'h2') {
      socket.destroy();
      return Http1Connection.open(this.origin, this.#options, events);
    }
    try {
      return new Http2Connection(await openSession(this.origin, socket, connectMs), this.#options, events);
    } catch (error) {
      // Without TLS nothing was agreed on: it may be a server of HTTP/1.1 only.
      if (this.origin.protocol === 'http:') return Http1Connection.open(this.origin, this.#options, events);
      throw error;
    }
  }

  #failed(error: WireError): void {
    const retryMs = backoff(++this.#failures, {
      first: this.#options.backoffMs,
      longest: longestBackoffMs,
      jitter: 0.25,
    });
    this.#notBefore = performance.now() + retryMs;
    this.#lastError = error;
    if (this.#connections.some((line) => !line.isOver())) return;
    const { message, cause } = error;
    this.#drop(this.#queue, new WireError('connect', message, { cause, retryMs }));
  }

  #again(pending: Pending): void {
    if (!this.#live.has(pending)) return;
    if (pending.unsent?.aborted) {
      pending.fail(pending.unsent.reason);
    } else if (++pending.refusals > mostRefusals) {
      pending.fail(new WireError('reset', 'The server refuses requests.'));
    } else {
      this.#queue.unshift(pending);
      this.#pump();
    }
  }

  #checkHealth(): void {
    const now = performance.now();
    const late = [...this.#live].filter((p) => p.deadline <= now);
    this.#drop(late, new WireError('timeout', 'The answer took too long.'));
    for (const line of this.#connections) line.checkHealth(now);
    this.#pump();
  }

  /** Ends all that is on its way. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    this.#drop(this.#live, new WireError('closed', 'The client is closed.'));
    for (const line of this.#connections) line.destroy();
  }
}
