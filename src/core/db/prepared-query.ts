import type { CompiledQuery } from 'kysely';
import type { App } from '../app.ts';
import { perProgram } from '../state.ts';

interface Prepared<O> {
  query: CompiledQuery<O>;
  /** Of each parameter, which of the values it is; -1 for one that the query has itself. */
  places: number[];
}

/**
 * A query that is built once per program, for queries so frequent that the builder would take longer than the
 * database. `build` sees stand-ins for its `count` values: it may pass them on but not use their values.
 * @throws Error at the first call, when a value is no parameter of the query that was built
 */
export function builtOnce<P extends unknown[], O>(
  count: number,
  build: (app: App, ...values: P) => { compile(): CompiledQuery<O> },
): (app: App, ...values: P) => O[] | Promise<O[]> {
  const prepared = perProgram((app): Prepared<O> => {
    const standIns: unknown[] = Array.from({ length: count }, () => ({}));
    const query = build(app, ...(standIns as P)).compile();
    const places = query.parameters.map((parameter) => standIns.indexOf(parameter));
    for (const i of standIns.keys())
      if (!places.includes(i)) throw new Error(`Value ${i} is no parameter of the query: ${query.sql}`);
    return { query, places };
  });
  return (app, ...values) => {
    const { query, places } = prepared(app);
    const parameters = query.parameters.map((own, i) => (places[i] === -1 ? own : values[places[i] as number]));
    return app.db.rows<O>({ ...query, parameters });
  };
}
