import type { CompiledQuery } from 'kysely';
import type { App } from '../app.ts';
import type { Queries } from './database.ts';

/**
 * A query that is built once per database, for what is asked so often that the builder would take longer than the
 * database. `build` sees stand-ins for its `count` values, so it may hand them on but not look at them.
 */
export function builtOnce<P extends unknown[], O>(
  count: number,
  build: (app: App, ...values: P) => { compile(): CompiledQuery<O> },
): (app: App, ...values: P) => Promise<O[]> {
  const built = new WeakMap<Queries, CompiledQuery<O>>();
  const standIns: unknown[] = Array.from({ length: count }, () => ({}));
  return async (app, ...values) => {
    const db = app.db.read;
    let query = built.get(db);
    if (!query) {
      query = build(app, ...(standIns as P)).compile();
      built.set(db, query);
    }
    const parameters = query.parameters.map((p) => (standIns.includes(p) ? values[standIns.indexOf(p)] : p));
    const { rows } = await db.executeQuery<O>({ ...query, parameters });
    return rows;
  };
}
