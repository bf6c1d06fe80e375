import { setTimeout as sleep } from 'node:timers/promises';
import { type Backoff, backoff } from '../backoff.ts';
import { illnessOf } from '../db/error.ts';
import type { Log } from '../log/log.ts';

const retryBackoff: Backoff = { first: 250, longest: 4_000 };
/** A program that is to stop waits no longer for a database that does not come back. */
const stoppingMs = 15_000;

/** This program has closed its database: that does not come back. */
const isClosed = (error: unknown): boolean =>
  /already been destroyed|connection is not open|Cannot use a pool after/i.test((error as Error).message);

/**
 * Writes down what has happened in the world and cannot be done again: while the database is away, or cannot take it,
 * `write` is tried again. It writes all or nothing, and throws something else once it may not write any more.
 * @param signal aborted when the program stops
 */
export async function untilBack<T>(log: Log, signal: AbortSignal, write: () => Promise<T>): Promise<T> {
  let stoppingAt: number | null = null;
  for (let tries = 0; ; tries++) {
    try {
      return await write();
    } catch (err) {
      if (illnessOf(err) === undefined || isClosed(err)) throw err;
      if (signal.aborted) stoppingAt ??= performance.now();
      if (stoppingAt !== null && performance.now() - stoppingAt >= stoppingMs) throw err;
      if (tries === 0) log.warn({ err }, 'what a job did is written down when the database is back');
      await sleep(backoff(tries + 1, retryBackoff));
    }
  }
}

/** Whether all of it ended in time. */
export async function within(ms: number, all: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), ms);
  });
  return Promise.race([all.then(() => true), late]).finally(() => clearTimeout(timer));
}
