import pg from 'pg';
import { TimedOut } from '../../deadline.ts';
import { PreparedStatements } from '../statement-settings.ts';

type Run = (...args: unknown[]) => unknown;

/** How much longer than the server may work on a statement its answer is waited for. */
const graceMs = 2_000;

/**
 * After these the session is of no use: it cannot write any more (25006, a primary that was demoted), or the server is
 * ending it.
 */
const ends = /^(25006|25P03|08...|57P0.)$/;

const timeoutSet = /^\s*set (local )?statement_timeout = '?(\d+)/i;

/** What a pool does when one of its connections goes silent. */
export interface Silence {
  /** ms of `performance.now()` since which nothing was received. */
  since: number;
  afterMs: number;
}

/**
 * A connection on which no answer is waited for longer than the server may take for the statement and a little more.
 * A peer that is gone without closing (a host that lost power, a NAT that forgot) never says that it is: the socket is
 * then destroyed, as the library would hand it to the next query with the dead one still on it.
 */
export class DeadlineClient extends pg.Client {
  /** When the server last sent something (`performance.now()`). */
  heardAt = performance.now();
  /** In use, even if between two statements. */
  isOut = false;
  onSilence: (silence: Silence) => void = () => {};
  #usualMs: number;
  #sessionMs: number | undefined;
  #localMs: number | undefined;

  constructor(config: pg.ClientConfig) {
    super({ keepAlive: true, keepAliveInitialDelayMillis: 10_000, ...config });
    this.#usualMs = Number(config.statement_timeout) || 0;
    const run: Run = super.query.bind(this) as Run;
    const statements = new PreparedStatements();
    const query: Run = (...args) => {
      const message = typeof args[0] === 'string' ? statements.messageOf(args[0], args[1] as unknown[]) : undefined;
      if (message) {
        const ended = this.#begin(message.text, message.timeoutMs);
        return (run(message.text) as Promise<unknown>).then(
          (results) => {
            ended(undefined);
            return (results as unknown[]).at(-1);
          },
          (error) => {
            ended(error);
            message.failed(error);
            throw error;
          },
        );
      }
      const ended = this.#begin(args[0]);
      const callback = args.at(-1);
      if (typeof callback === 'function') {
        args[args.length - 1] = (error: unknown, result: unknown) => {
          ended(error);
          callback(error, result);
        };
        return run(...args);
      }
      const promise = run(...args) as Promise<unknown>;
      promise.then(() => ended(undefined), ended);
      return promise;
    };
    this.query = query as typeof this.query;
  }

  /** Ends the connection at once: a pending query rejects with `error`, and the pool makes another. */
  drop(error?: Error): void {
    (this as unknown as { connection: { stream: { destroy(error?: Error): void } } }).connection.stream.destroy(error);
  }

  /** @param ownMs the limit of a statement that has its own */
  #begin(query: unknown, ownMs?: number): (error: unknown) => void {
    const text = typeof query === 'string' ? query : ((query as { text?: string } | null)?.text ?? '');
    if (ownMs === undefined) this.#follow(text);
    const ms = ownMs ?? this.#localMs ?? this.#sessionMs ?? this.#usualMs;
    const since = performance.now();
    const timer = ms && setTimeout(() => this.#silent({ since, afterMs: ms + graceMs }), ms + graceMs);
    return (error) => {
      if (timer) clearTimeout(timer);
      if (/^\s*(commit|rollback)\s*$/i.test(text)) this.#localMs = undefined;
      if (!(error instanceof TimedOut)) this.heardAt = performance.now();
      if (ends.test((error as { code?: string } | undefined)?.code ?? '')) this.drop();
    };
  }

  /** The deadline goes with `statement_timeout`, wherever that is set: a migration may take its time. */
  #follow(text: string): void {
    const set = text.match(timeoutSet);
    if (set?.[1]) this.#localMs = Number(set[2]);
    else if (set) this.#sessionMs = Number(set[2]);
    else if (/^\s*reset statement_timeout/i.test(text)) this.#sessionMs = undefined;
  }

  #silent(silence: Silence): void {
    this.drop(new TimedOut(`PostgreSQL did not answer within ${silence.afterMs} ms`));
    this.onSilence(silence);
  }
}
