import type { App } from '../app.ts';
import { withDeadline } from '../deadline.ts';

/** A scrape does not wait for the database. */
const mostMs = 2_000;

/**
 * Figures of the database: one query at a time, however many callers wait. Undefined while the database gives
 * none, so that the figures of the process are there all the same.
 */
export function databaseFigures<T>(app: App, look: () => Promise<T>): () => Promise<T | undefined> {
  let looking: Promise<T> | undefined;
  return async () => {
    if (app.versions.isUnreachable) return undefined;
    looking ??= look().finally(() => {
      looking = undefined;
    });
    return withDeadline(mostMs, 'the figures of the database', looking).catch(() => undefined);
  };
}
