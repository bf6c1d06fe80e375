import { sql } from 'kysely';
import type { Database } from './database.ts';
import type { Dialect, Tx } from './dialect.ts';

/** One step of the schema. Statements name column types in braces; `dialect.types` fills them in. */
export interface Migration {
  name: string;
  statements: string[];
  /** What plain statements cannot say, in the same transaction. */
  also?(tx: Tx, dialect: Dialect): Promise<void>;
}

/** How the steps that a database has been through relate to those of this release. */
interface SchemaState {
  /** Steps of this release that have not run. */
  missing: string[];
  /** Steps that have run and that this release does not have. */
  unknown: string[];
  /**
   * `newer`: a later release added steps. `foreign`: its steps are not those of a release at all, so there is no way
   * from it to this one, as of a development version before the first release.
   */
  kind: 'current' | 'behind' | 'newer' | 'foreign';
}

/** @param steps names of all steps of this release */
export function schemaState(applied: readonly string[], steps: readonly string[]): SchemaState {
  const unknown = applied.filter((name) => !steps.includes(name));
  const missing = steps.filter((name) => !applied.includes(name));
  const withUnknown = missing.length ? 'foreign' : 'newer';
  return { missing, unknown, kind: unknown.length ? withUnknown : missing.length ? 'behind' : 'current' };
}

/** For the operator of a database whose schema is `foreign`. */
export const foreignSchema = ({ unknown }: SchemaState): string =>
  `with ${unknown.slice(0, 3).join(', ')}${unknown.length > 3 ? ' and more' : ''}, was made by a development version of Dinam that was never released`;

/**
 * Brings the schema up to the end of a list of migrations, or to the one named `last`; each migration is a transaction
 * of its own. Safe when several instances start at once. Returns the names of those that ran.
 */
export async function runMigrations(db: Database, steps: readonly Migration[], last?: string): Promise<string[]> {
  const ran: string[] = [];
  const end = last === undefined ? steps.length : steps.findIndex(({ name }) => name === last) + 1;
  for (const migration of steps.slice(0, end)) {
    await db.write.transaction().execute(async (tx) => {
      await db.dialect.lockMigrations(tx);
      await sql`create table if not exists migrations (name text primary key)`.execute(tx);
      const done = await sql`select 1 from migrations where name = ${migration.name}`.execute(tx);
      if (done.rows.length) return;
      for (const statement of migration.statements) {
        const types: Record<string, string> = db.dialect.types;
        await sql.raw(statement.replace(/\{(\w+)\}/g, (_, type: string) => types[type] ?? `{${type}}`)).execute(tx);
      }
      await migration.also?.(tx, db.dialect);
      await sql`insert into migrations (name) values (${migration.name})`.execute(tx);
      ran.push(migration.name);
    });
  }
  return ran;
}
