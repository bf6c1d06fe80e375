import { sql } from 'kysely';
import type { Engine } from '../backup/engine.ts';
import { appliedMigrations, engineOf, presentTables } from '../backup/format.ts';
import { isoTime } from '../core/clock.ts';
import type { Database } from '../core/db/database.ts';
import { clockDeviation } from '../core/db/database-clock.ts';
import { anyTable } from '../core/db/dialect.ts';
import { carryOver, foreignSchema, schemaState, unfinishedText } from '../core/db/migrate.ts';
import type { TableList } from '../core/db/table.ts';
import type { Tables } from '../core/db/tables.ts';
import { type Finding, fail, ok, warn } from '../core/doctor.ts';
import { countStuck } from '../core/jobs/figures.ts';
import { migrationNames } from '../migrations/list.ts';

/**
 * Checks the database without changing it; it is not migrated. Ends early when it cannot be reached.
 * @param checkFile of SQLite: reads all of the file
 */
export async function checkDatabase(
  db: Database,
  now: () => number,
  checkFile: (db: Database) => Promise<Finding[]> = checkPages,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  try {
    findings.push(await reach(db));
  } catch (error) {
    return [fail('database', `cannot be reached: ${(error as Error).message || (error as { code?: string }).code}`)];
  }
  const engine = engineOf(db);
  const applied = await appliedMigrations(db.write, engine);
  findings.push(migrationFinding(applied));
  findings.push(...(db.dialect.kind === 'sqlite' ? await checkFile(db) : await checkLocale(db)));
  if (!migrationNames.every((name) => applied.includes(name))) return findings;
  findings.push(await checkClock(db, now), await checkJobs(db, now()));
  return findings;
}

async function reach(db: Database): Promise<Finding> {
  const statement = db.dialect.kind === 'sqlite' ? sql`select sqlite_version() as v` : sql`select version() as v`;
  const { rows } = await (statement as ReturnType<typeof sql<{ v: string }>>).execute(db.write);
  const version = rows[0]?.v.match(/[\d.]+/)?.[0];
  return ok('database', `${db.dialect.kind === 'sqlite' ? 'SQLite' : 'PostgreSQL'} ${version}`);
}

function migrationFinding(applied: readonly string[]): Finding {
  const state = schemaState(applied, migrationNames);
  const { kind, missing, unknown } = state;
  if (kind === 'unfinished') return fail('migrations', unfinishedText);
  if (kind === 'foreign') return fail('migrations', `the schema, ${foreignSchema(state)}. ${carryOver}`);
  if (kind === 'newer') return fail('migrations', `made by a newer Dinam: ${unknown.join(', ')}`);
  if (kind === 'behind') return warn('migrations', `the next start applies ${missing.join(', ')}`);
  return ok('migrations', `up to date (${migrationNames.at(-1)})`);
}

async function checkPages(db: Database): Promise<Finding[]> {
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check`.execute(db.read);
  const problems = rows.map((r) => r.quick_check).filter((text) => text !== 'ok');
  if (problems.length) return [fail('integrity', `the file is damaged: ${problems.slice(0, 3).join('; ')}`)];
  const dangling = await sql<{ table: string }>`pragma foreign_key_check`.execute(db.read);
  const tables = [...new Set(dangling.rows.map((r) => r.table))];
  if (tables.length) return [fail('integrity', `rows of ${tables.join(', ')} point at rows that are not there`)];
  return [ok('integrity', 'quick_check and foreign keys')];
}

async function checkLocale(db: Database): Promise<Finding[]> {
  const { rows } = await sql<{ encoding: string; ctype: string }>`
    select pg_encoding_to_char(encoding) as encoding, datctype as ctype from pg_database
    where datname = current_database()`.execute(db.write);
  const { encoding = '', ctype = '' } = rows[0] ?? {};
  return [
    encoding === 'UTF8'
      ? ok('encoding', encoding)
      : fail('encoding', `${encoding}: Indic text needs a database with encoding UTF8`),
    // With C letters outside ASCII are none: pg_trgm, lower() and ILIKE do not see them.
    ctype === 'C' || ctype === 'POSIX'
      ? warn('locale', `lc_ctype is ${ctype}; make the database with C.UTF-8 or an ICU locale`)
      : ok('locale', ctype),
  ];
}

/** Tokens, schedules and versions depend on the clock. */
export async function checkClock(db: Database, now: () => number): Promise<Finding> {
  // The greatest, not the last: after the clock was set back the last is right.
  const { at } = await db.read
    .selectFrom('audit')
    .select((e) => e.fn.max<string | null>('at').as('at'))
    .executeTakeFirstOrThrow();
  const ahead = at ? Date.parse(at) - now() : 0;
  if (ahead > 5_000)
    return fail('clock', `${isoTime(now())} is ${seconds(ahead)} before the newest row of the audit trail`);
  if (now() < Date.UTC(2026, 0, 1)) return fail('clock', `${isoTime(now())} cannot be: it was never set`);
  if (db.dialect.kind === 'sqlite') return ok('clock', `${isoTime(now())}, not before the newest row`);
  const before = now();
  const { rows } = await sql<{ ms: number }>`
    select (extract(epoch from clock_timestamp()) * 1000)::bigint as ms`.execute(db.write);
  const apart = (before + now()) / 2 - db.clock.correctionMs - Number(rows[0]?.ms);
  if (Math.abs(apart) > 5_000) return fail('clock', `${clockDeviation(apart)}: an instance here runs no jobs`);
  if (Math.abs(apart) > 2_000) return warn('clock', clockDeviation(apart));
  return ok('clock', `${isoTime(now())}, as on PostgreSQL`);
}

const seconds = (ms: number): string => `${Math.round(ms / 1000)} s`;

async function checkJobs(db: Database, now: number): Promise<Finding> {
  const dead = await countStuck(db, 'dead');
  if (dead.length)
    return warn('jobs', `dead: ${dead.map((d) => `${d.kind} ${d.n}`).join(', ')}; see /api/admin/jobs?state=dead`);
  const waiting = await countStuck(db, 'queued', isoTime(now - 600_000));
  if (waiting.length === 0) return ok('jobs', 'none dead');
  const kinds = waiting.map(({ kind, n }) => `${kind} ${n}`).join(', ');
  return warn(
    'jobs',
    `have waited for more than 10 minutes: ${kinds}; does an instance of the release work that knows them?`,
  );
}

/** Sample content must not be shown in production. */
export async function checkSample(db: Database, isProduction: boolean, tables: TableList): Promise<Finding> {
  const engine: Engine = engineOf(db);
  const found: string[] = [];
  for (const table of (await presentTables(db.write, engine, tables)) as (keyof Tables)[]) {
    if (!(await engine.columns(db.write, table)).some((c) => c.name === 'is_sample')) continue;
    const { n } = await anyTable(db.read)
      .selectFrom(table)
      .select((e) => e.fn.countAll<number>().as('n'))
      .where('is_sample', '=', 1)
      .executeTakeFirstOrThrow();
    if (n > 0) found.push(`${table} ${n}`);
  }
  if (found.length === 0) return ok('sample content', 'none');
  const text = found.join(', ');
  return isProduction
    ? warn('sample content', `${text}; \`dinam seed --remove\` deletes it`)
    : ok('sample content', text);
}
