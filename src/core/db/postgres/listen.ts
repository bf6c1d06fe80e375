import type pg from 'pg';
import { DeadlineClient } from './client.ts';

type OnNotification = (payload: string) => void;

/** The loss of a connection that only listens would go unnoticed: it is pinged this often. */
const pingMs = 30_000;

/** Listens to `notify` (which only wakes: nothing relies on it). One connection for all channels, made by the first. */
export class PostgresListener {
  #url: string;
  #handlers = new Map<string, Set<OnNotification>>();
  #client: pg.Client | undefined;
  #pending: Promise<unknown> = Promise.resolve();
  #retry: NodeJS.Timeout | undefined;
  #ping: NodeJS.Timeout | undefined;
  #statementMs: number;

  constructor(url: string, statementMs: number) {
    this.#url = url;
    this.#statementMs = statementMs;
  }

  /** Calls `handler` with the payload of each message on `channel`; reconnects after a lost connection. */
  on(channel: string, handler: OnNotification): { close(): Promise<void> } {
    const handlers = this.#handlers.get(channel) ?? new Set();
    this.#handlers.set(channel, handlers.add(handler));
    if (!this.#client) this.#connect();
    else if (handlers.size === 1) this.#listen(this.#client, channel);
    return {
      close: async () => {
        handlers.delete(handler);
        if ([...this.#handlers.values()].every((all) => all.size === 0)) await this.#end();
      },
    };
  }

  #connect(): void {
    const client = new DeadlineClient({
      connectionString: this.#url,
      application_name: 'dinam-listen',
      connectionTimeoutMillis: 5_000,
      statement_timeout: this.#statementMs,
    });
    this.#client = client;
    this.#ping ??= setInterval(() => void this.#client?.query('select 1').catch(() => {}), pingMs).unref();
    client.on('notification', ({ channel, payload = '' }) => {
      for (const handler of this.#handlers.get(channel) ?? []) handler(payload);
    });
    client.on('error', () => this.#again(client));
    client.on('end', () => this.#again(client));
    this.#pending = client.connect();
    for (const channel of this.#handlers.keys()) this.#listen(client, channel);
  }

  /** One after the other. The connection may also break while it begins to listen. */
  #listen(client: pg.Client, channel: string): void {
    this.#pending = this.#pending
      .then(() => client.query(`listen ${channel}`))
      .then(
        () => {},
        () => this.#again(client),
      );
  }

  #again(client: pg.Client): void {
    if (client !== this.#client || this.#retry) return;
    this.#retry = setTimeout(() => {
      this.#retry = undefined;
      void client.end().catch(() => {});
      this.#connect();
    }, 5_000).unref();
  }

  async #end(): Promise<void> {
    clearTimeout(this.#retry);
    clearInterval(this.#ping);
    this.#retry = undefined;
    this.#ping = undefined;
    const client = this.#client;
    this.#client = undefined;
    await client?.end().catch(() => {});
  }
}
