import { AsyncLocalStorage } from 'node:async_hooks';

const context = new AsyncLocalStorage<true>();

/**
 * Runs work whose queries may read many rows. SQLite runs on the calling thread, which is the one that answers
 * requests: every query that the work sends to the reading side goes to another thread instead. PostgreSQL is a
 * process of its own, and nothing changes.
 */
export const offMainThread = <T>(work: () => Promise<T>): Promise<T> => context.run(true, work);

/** Whether the present work was started by `offMainThread`. */
export const isOffMainThread = (): boolean => context.getStore() === true;
