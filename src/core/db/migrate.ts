import { setTimeout as sleep } from 'node:timers/promises';
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
   * from it to this one, as of a development version before the first release. `unfinished`: a restore has not ended.
   */
  kind: 'current' | 'behind' | 'newer' | 'foreign' | 'unfinished';
}

/**
 * Stands among the steps from when a restore begins to remove tables until the transaction that writes the rows. A release that does
 * not know it refuses the database as one of a newer release.
 */
export const unfinishedRestore = 'restore-not-finished';

/** For the operator of such a database. */
export const unfinishedText =
  'A restore into this database did not finish: it has a part of its tables, and no rows. Repeat it with the release that began it, `dinam restore --force FILE`. Backups are in DATA_DIR/backups.';

/** @param steps names of all steps of this release */
export function schemaState(applied: readonly string[], steps: readonly string[]): SchemaState {
  const unknown = applied.filter((name) => !steps.includes(name));
  const missing = steps.filter((name) => !applied.includes(name));
  if (applied.includes(unfinishedRestore)) return { missing, unknown, kind: 'unfinished' };
  const withUnknown = missing.length ? 'foreign' : 'newer';
  return { missing, unknown, kind: unknown.length ? withUnknown : missing.length ? 'behind' : 'current' };
}

/** For the operator of a database whose schema is `foreign`. */
export const foreignSchema = ({ unknown }: SchemaState): string =>
  `with ${unknown.slice(0, 3).join(', ')}${unknown.length > 3 ? ' and more' : ''}, was made by a development version of Dinam that was never released`;

/** How rows of such a database come into one of this release. The commit is the last one with the former list of migrations. */
export const carryOver =
  'To keep its rows, run `dinam migrate` and `dinam export data.jsonl.gz` with commit f74042af, then `dinam import data.jsonl.gz` with this version into a new, empty database (CHANGELOG.md).';

/** What happens to a schema that is brought up to date. Nothing is reported where nothing is missing. */
export type MigrationEvent =
  | { kind: 'begin'; of: number }
  /** Another process migrates, or writes. */
  | { kind: 'wait'; name: string }
  | { kind: 'step'; name: string; n: number; of: number }
  | { kind: 'done'; name: string; n: number; of: number; ms: number }
  | { kind: 'end'; ran: number; ms: number };

export type ReportMigration = (event: MigrationEvent) => void;

/** How often a process retries the lock of an SQLite file that another one has (ms). */
const askAgainMs = 250;

/** Names of the steps that have run; none where there is no table of them. What else is wrong shows with the first step. */
const appliedSteps = (db: Database): Promise<Set<string>> =>
  sql<{ name: string }>`select name from migrations`.execute(db.write).then(
    ({ rows }) => new Set(rows.map(({ name }) => name)),
    () => new Set(),
  );

/**
 * Brings the schema up to the end of a list of migrations, or to the one named `last`; each migration is a transaction
 * of its own. An empty SQLite file gets all of them in one, as each commit waits for the disk; in PostgreSQL it would hold a
 * lock for each table and index, of which a small server has few. Safe when several instances start at once: the others
 * wait. Returns the names of those that ran.
 */
export async function runMigrations(
  db: Database,
  steps: readonly Migration[],
  last?: string,
  report: ReportMigration = () => {},
): Promise<string[]> {
  const ran: string[] = [];
  const end = last === undefined ? steps.length : steps.findIndex(({ name }) => name === last) + 1;
  const applied = await appliedSteps(db);
  const missing = steps.slice(0, end).filter(({ name }) => !applied.has(name));
  const of = missing.length;
  if (of === 0) return ran;
  const began = performance.now();
  report({ kind: 'begin', of });
  const numbered = missing.map((step, i) => ({ step, at: { name: step.name, n: i + 1, of } }));
  const isNew = applied.size === 0 && db.dialect.kind === 'sqlite';
  for (const some of isNew ? [numbered] : numbered.map((one) => [one])) {
    const done = await whenFree(
      db,
      () => runSteps(db, some, report),
      () => report({ kind: 'wait', name: some[0]?.at.name ?? '' }),
    );
    for (const event of done) {
      ran.push(event.name);
      report({ kind: 'done', ...event });
    }
  }
  report({ kind: 'end', ran: ran.length, ms: Math.round(performance.now() - began) });
  return ran;
}

/** A step that another process holds up on SQLite begins again: it may be one that migrates, which takes its time. */
async function whenFree<T>(db: Database, work: () => Promise<T>, onWait: () => void): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await work();
    } catch (error) {
      const { code } = error as { code?: string };
      if (db.dialect.kind !== 'sqlite' || code !== 'SQLITE_BUSY') throw error;
      if (tries === 0) onWait();
      await sleep(askAgainMs);
    }
  }
}

interface Numbered {
  step: Migration;
  at: { name: string; n: number; of: number };
}

/** @returns those that ran, with the duration of each (ms): others were run by another process, which was faster */
function runSteps(
  db: Database,
  steps: readonly Numbered[],
  report: ReportMigration,
): Promise<(Numbered['at'] & { ms: number })[]> {
  const { dialect } = db;
  return db.write.transaction().execute(async (tx) => {
    const ran: (Numbered['at'] & { ms: number })[] = [];
    await dialect.lockMigrations(tx, () => report({ kind: 'wait', name: steps[0]?.at.name ?? '' }));
    await sql`create table if not exists migrations (name text primary key)`.execute(tx);
    for (const { step, at } of steps) {
      const done = await sql`select 1 from migrations where name = ${step.name}`.execute(tx);
      if (done.rows.length) continue;
      const began = performance.now();
      report({ kind: 'step', ...at });
      await runStep(tx, dialect, step);
      ran.push({ ...at, ms: Math.round(performance.now() - began) });
    }
    return ran;
  });
}

async function runStep(tx: Tx, dialect: Dialect, { name, statements, also }: Migration): Promise<void> {
  for (const statement of statements) {
    const types: Record<string, string> = dialect.types;
    await sql.raw(statement.replace(/\{(\w+)\}/g, (_, type: string) => types[type] ?? `{${type}}`)).execute(tx);
  }
  await also?.(tx, dialect);
  await sql`insert into migrations (name) values (${name})`.execute(tx);
}
