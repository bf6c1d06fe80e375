import type { Pool } from 'undici';
import { WireError } from './error.ts';
import type { Connection, ConnectionEvents, Http2Limits, Pending } from './session.ts';

/** HTTP/1.1 connections at once to a server that has no HTTP/2, such as one behind an old proxy. */
const connections = 64;

/** The same over HTTP/1.1. */
export class Http1Connection implements Connection {
  #pool: Pool;
  #limits: Http2Limits;
  #events: ConnectionEvents;
  #open = 0;
  #isOver = false;

  constructor(pool: Pool, limits: Http2Limits, events: ConnectionEvents) {
    this.#pool = pool;
    this.#limits = limits;
    this.#events = events;
  }

  static async open(origin: URL, limits: Http2Limits, events: ConnectionEvents): Promise<Http1Connection> {
    const { Pool } = await import('undici');
    const pool = new Pool(origin.origin, { connections, pipelining: 1, allowH2: false, keepAliveTimeout: 20_000 });
    return new Http1Connection(pool, limits, events);
  }

  isOver(): boolean {
    return this.#isOver;
  }

  capacity(): number {
    return this.#isOver ? 0 : Math.min(connections, this.#limits.streams) - this.#open;
  }

  run(pending: Pending): void {
    this.#open++;
    void this.#request(pending).finally(() => {
      pending.cancel = undefined;
      this.#open--;
      this.#events.changed();
    });
  }

  async #request(pending: Pending): Promise<void> {
    const { method, path, headers, body = null, statusIsAll } = pending;
    let status = 0;
    const abort = new AbortController();
    pending.cancel = () => abort.abort();
    try {
      const answer = await this.#pool.request({ method, path, headers, body, signal: abort.signal });
      status = answer.statusCode;
      let text = '';
      answer.body.setEncoding('utf8');
      for await (const chunk of answer.body) {
        text += chunk as string;
        if (text.length > this.#limits.maxBytes) throw new WireError('answer', 'The answer is too long.');
      }
      const named = Object.entries(answer.headers).map(([name, value]) => [name, String(value)] as const);
      pending.settle({ status: answer.statusCode, headers: Object.fromEntries(named), body: text });
    } catch (error) {
      if (status === 200 && statusIsAll) return pending.settle({ status, headers: {}, body: '' });
      const { code = '' } = error as { code?: string };
      const never = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'].includes(code);
      const message = never ? `No connection to the server.` : 'The connection broke off before the answer.';
      pending.fail(
        error instanceof WireError ? error : new WireError(never ? 'connect' : 'reset', message, { cause: error }),
      );
    }
  }

  checkHealth(): void {}

  destroy(): void {
    this.#isOver = true;
    void this.#pool.destroy();
  }
}
