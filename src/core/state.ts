import type { App } from './app.ts';

type Close = () => void | Promise<void>;

/** The handler of a job gets a copy of the app, with a log of its own: the database is what all copies share. */
const closers = new WeakMap<App['db'], Close[]>();

/** A value of which each running program has one. */
interface State<T> {
  (app: App): T;
  /** Drops the value, so that the next call creates a new one. Does not close it. */
  drop(app: App): void;
}

/**
 * State of a running program, made at the first call. `close` runs in `closeState`, in the reverse order in
 * which values were made.
 */
export function perProgram<T>(make: (app: App) => T, close?: (value: T) => void | Promise<void>): State<T> {
  const values = new WeakMap<App['db'], { value: T }>();
  const get = (app: App): T => {
    const found = values.get(app.db);
    if (found) return found.value;
    const value = make(app);
    values.set(app.db, { value });
    if (close) {
      const list = closers.get(app.db) ?? [];
      list.push(() => close(value));
      closers.set(app.db, list);
    }
    return value;
  };
  return Object.assign(get, { drop: (app: App) => void values.delete(app.db) });
}

/** Closes all state of a program, newest first. The first error is thrown once everything was tried. */
export async function closeState(app: App): Promise<void> {
  const list = closers.get(app.db) ?? [];
  closers.delete(app.db);
  const errors: unknown[] = [];
  for (const close of list.reverse())
    try {
      await close();
    } catch (error) {
      errors.push(error);
    }
  if (errors.length) throw errors[0];
}
