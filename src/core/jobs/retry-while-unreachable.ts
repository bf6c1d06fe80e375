import { setTimeout as sleep } from 'node:timers/promises';
import { type Backoff, backoff } from '../backoff.ts';
import { illnessOf } from '../db/error.ts';
import type { Log } from '../log/log.ts';

const retryBackoff: Backoff = { first: 250, longest: 4_000 };
/** How long a stopping program waits for the database. */
const stoppingMs = 15_000;

/** This program has closed its database: that does not come back. */
const isClosed = (error: unknown): boolean =>
  /already been destroyed|connection is not open|Cannot use a pool after/i.test((error as Error).message);

/**
 * Stores the result of an outside effect, which must not be repeated: `write` is retried while the database is unreachable or
 * cannot take it. It has to write all or nothing, and to throw something else once it may not write any more.
 * @param signal aborted when the program stops
 */
export async function retryWhileUnreachable<T>(log: Log, signal: AbortSignal, write: () => Promise<T>): Promise<T> {
  let stoppingAt: number | null = null;
  for (let tries = 0; ; tries++) {
    try {
      return await write();
    } catch (err) {
      if (illnessOf(err) === undefined || isClosed(err)) throw err;
      if (signal.aborted) stoppingAt ??= performance.now();
      if (stoppingAt !== null && performance.now() - stoppingAt >= stoppingMs) throw err;
      if (tries === 0) log.warn({ err }, 'the result of a job is stored when the database is reachable again');
      await sleep(backoff(tries + 1, retryBackoff));
    }
  }
}

/** Whether a promise settles in time. */
export async function endsWithin(ms: number, all: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), ms);
  });
  return Promise.race([all.then(() => true), late]).finally(() => clearTimeout(timer));
}
