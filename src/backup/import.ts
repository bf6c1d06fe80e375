import { sql } from 'kysely';
import { parseJson } from '../core/api/validate.ts';
import { removingAudit } from '../core/audit.ts';
import { bumpVersions, everything } from '../core/cache/versions.ts';
import { isoTime } from '../core/clock.ts';
import type { Database, Db, Tx } from '../core/db/database.ts';
import type { Dialect, MadeTable } from '../core/db/dialect.ts';
import { anyTable } from '../core/db/dialect.ts';
import {
  foreignSchema,
  type Migration,
  runMigrations,
  schemaState,
  unfinishedRestore,
  unfinishedText,
} from '../core/db/migrate.ts';
import type { SearchSources } from '../core/db/search/source.ts';
import type { TableList } from '../core/db/table.ts';
import { Fault } from '../core/error.ts';
import type { BackupRow, Engine } from './engine.ts';
import { appliedMigrations, engineOf, formatVersion, Header, type Progress, presentTables } from './format.ts';
import { badLine, type Line, readLines } from './lines.ts';
import { refuseOthers, refuseStrangers } from './others.ts';
import { TableWriter } from './writer.ts';

/** Another list of migrations, whose exports are read as well. */
export interface FormerList {
  /** Names of the migrations of this release that make the tables of a file; null for a file that is not of that list. */
  stepsOf(names: readonly string[]): readonly string[] | null;
  /** A row of such a file as the tables that these migrations make take it. */
  row(table: string, row: BackupRow): BackupRow;
  /** What the rows have under another name, and what follows from them, in the transaction of the import. */
  settle(tx: Tx, now: string): Promise<void>;
}

export interface DataImportOptions {
  /** Empties a database that holds something, in the same transaction. */
  force?: boolean;
  /**
   * Reads the file to its end, and throws when it is damaged. Where the database is of a newer release than the file, `force` then
   * removes its tables before the transaction; without this function, as from standard input, it is refused.
   */
  prove?: () => Promise<void>;
  /** Tables of the newer release: what is neither of them nor of this one is not removed, and the file is refused. */
  only?: readonly string[];
  search: SearchSources;
  /** The tables of all modules. */
  tables: TableList;
  /** The migrations of this release. */
  steps: readonly Migration[];
  former?: FormerList;
  /**
   * What is done to the rows in the same transaction; to those of an older release in one of its own, once they are as
   * this one has them. @param tables those that the database has
   */
  settle?: (tx: Tx, tables: readonly string[]) => Promise<void>;
  now: number;
  onProgress?: Progress;
}

/**
 * Imports an export in one transaction: all of it or nothing. Ids continue after the highest that was ever given
 * out, indexes are made anew, and every topic gets another version, so that running instances forget what they knew.
 * A file of an older release goes into a new database: its rows into the tables of that release, which the migrations
 * that have come since then bring up to date. Gives the number of rows.
 * @throws Fault `invalid` naming the line, `conflict` when the database is not empty or is made otherwise
 */
export async function importAll(
  db: Database,
  source: AsyncIterable<Buffer>,
  options: DataImportOptions,
): Promise<{ rows: number }> {
  const engine = engineOf(db);
  const lines = readLines(source);
  const first = await lines.next();
  if (first.done) throw badLine(1, 'the file is empty');
  const header = headerOf(first.value);
  const { steps } = options;
  const stepsOfFormer = options.former?.stepsOf(header.migrations) ?? null;
  if (stepsOfFormer) header.migrations = [...stepsOfFormer];
  const former = stepsOfFormer ? options.former : undefined;
  const isOlder = await prepareSchema(db, engine, header, options);
  const rows = await db.write.transaction().execute(async (tx) => {
    const tables = await tablesOf(tx, engine, header, options);
    await engine.hold(tx, tables);
    await makeEmpty(tx, engine, tables, options);
    const done = await writeRows(tx, db.dialect, engine, header, tables, lines, { ...options, former });
    for (const table of tables) await restartIds(tx, engine, table, header);
    await former?.settle(tx, isoTime(options.now));
    if (!isOlder) await options.settle?.(tx, tables);
    await bumpVersions(tx, db.dialect.kind, [everything], options.now);
    await sql`delete from migrations where name = ${unfinishedRestore}`.execute(tx);
    return done;
  });
  await runMigrations(db, steps);
  if (isOlder)
    await db.write
      .transaction()
      .execute(async (tx) => options.settle?.(tx, await presentTables(tx, engine, options.tables)));
  await engine.settle(db);
  return { rows };
}

function headerOf({ number, value }: Line): Header {
  if (value.format !== 'dinam-export') throw badLine(number, 'this is no export of Dinam');
  if (value.version !== formatVersion)
    throw badLine(number, `the file has format ${String(value.version)}; this release reads ${formatVersion}`);
  try {
    return parseJson(Header, value);
  } catch (error) {
    throw badLine(number, (error as Error).message.replace(/\.$/, ''));
  }
}

/** Reads an export to its end. @throws Fault `invalid` naming the line */
export async function proveExport(source: AsyncIterable<Buffer>): Promise<void> {
  const lines = readLines(source);
  const first = await lines.next();
  if (first.done) throw badLine(1, 'the file is empty');
  const header = headerOf(first.value);
  const counts: Record<string, number> = {};
  let done = 0;
  for await (const line of lines) {
    if ('end' in line.value) return checkEnd(line, lines, done, header, counts);
    const table = String(line.value.table);
    counts[table] = (counts[table] ?? 0) + 1;
    done++;
  }
  throw cutOff(done, header);
}

function cutOff(done: number, { rows }: Header): Fault {
  const total = Object.values(rows).reduce((sum, n) => sum + n, 0);
  return new Fault('invalid', `The file was cut off: it has ${done} of ${total} rows, and its last line is missing.`);
}

/** Brings the tables to the state that the file was made from. @returns whether that is an older one than this release's */
async function prepareSchema(
  db: Database,
  engine: Engine,
  { migrations, dinam }: Header,
  { steps, force, prove, only, tables, search }: DataImportOptions,
): Promise<boolean> {
  const names = steps.map(({ name }) => name);
  const wanted = names.slice(0, migrations.length);
  if ([...wanted].sort().join() !== [...migrations].sort().join())
    throw new Fault('conflict', `The file was made by another Dinam (${dinam}); import it with that release.`);
  const applied = await appliedMigrations(db.write, engine);
  const isUnfinished = applied.includes(unfinishedRestore);
  if (isUnfinished && !(force && prove)) throw new Fault('conflict', unfinishedText);
  let present = applied;
  const state = schemaState(present, names);
  if (state.kind === 'foreign')
    throw new Fault(
      'conflict',
      `The schema of this database, ${foreignSchema(state)}. Import into a new, empty database.`,
    );
  if ((isUnfinished || present.length > wanted.length) && force && prove && engine.removeAll) {
    await prove();
    await refuseOthers(db);
    if (only) await refuseStrangers(db, engine, [...Object.keys(tables), ...only], Object.keys(search));
    await engine.removeAll(db);
    present = (await appliedMigrations(db.write, engine)).filter((name) => name !== unfinishedRestore);
  }
  if (present.length > wanted.length)
    throw new Fault(
      'conflict',
      `The file was made by an older Dinam (${dinam}). Import it into a new, empty database: it is brought up to date there.`,
    );
  if (present.length < wanted.length) await runMigrations(db, steps, wanted.at(-1));
  return wanted.length < names.length;
}

/**
 * The tables that rows are written into, those that others point at first: what modules list, and what
 * a file of an older release brings and a migration has removed since. The file has them in the order of that release.
 */
async function tablesOf(
  tx: Tx,
  engine: Engine,
  header: Header,
  { search, tables }: DataImportOptions,
): Promise<string[]> {
  const present = new Set(await engine.tables(tx));
  const existing = await presentTables(tx, engine, tables);
  const isOfProgram = (name: string): boolean | undefined =>
    tables[name]?.isTransient || Object.keys(search).some((index) => name.startsWith(index));
  const inFile = Object.keys(header.rows).filter((name) => present.has(name) && !isOfProgram(name));
  return [...inFile, ...existing.filter((name) => !inFile.includes(name))];
}

/** Tables that are not empty, with their number of rows. */
export async function rowCounts(db: Db, engine: Engine, tables: TableList): Promise<[table: string, rows: number][]> {
  const found: [string, number][] = [];
  for (const table of await presentTables(db, engine, tables)) {
    if (tables[table]?.isAutomatic) continue;
    const { n } = await anyTable(db)
      .selectFrom(table)
      .select((e) => e.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    if (n > 0) found.push([table, n]);
  }
  return found;
}

async function makeEmpty(tx: Tx, engine: Engine, tables: string[], options: DataImportOptions): Promise<void> {
  const { force, search } = options;
  const content = force ? [] : await rowCounts(tx, engine, options.tables);
  if (content.length) throw notEmpty(content);
  const emptied = async () => {
    for (const table of [...tables].reverse()) await anyTable(tx).deleteFrom(table).execute();
  };
  // `force` means the audit trail too: it comes with the file.
  await removingAudit(tx, '', emptied);
  const present = new Set(await engine.tables(tx));
  for (const table of Object.keys(search) as MadeTable[]) if (present.has(table)) await engine.clearSearch(tx, table);
}

export function notEmpty(content: [string, number][]): Fault {
  const what = content.map(([table, n]) => `${table} ${n}`).join(', ');
  return new Fault('conflict', `The database is not empty (rows: ${what}). With --force all of it is replaced.`);
}

async function writeRows(
  tx: Tx,
  dialect: Dialect,
  engine: Engine,
  header: Header,
  order: readonly string[],
  lines: AsyncGenerator<Line>,
  { search, tables, former, onProgress }: Omit<DataImportOptions, 'former'> & { former: FormerList | undefined },
): Promise<number> {
  const total = Object.values(header.rows).reduce((sum, n) => sum + n, 0);
  const counts: Record<string, number> = {};
  const present = new Set(await engine.tables(tx));
  let writer: TableWriter | undefined;
  let done = 0;
  for await (const line of lines) {
    const { number, value } = line;
    if ('end' in value) {
      await writer?.end();
      await checkEnd(line, lines, done, header, counts);
      return done;
    }
    const { table, row, ...more } = value;
    const name = String(table);
    if (typeof row !== 'object' || row === null || Array.isArray(row) || Object.keys(more).length)
      throw badLine(number, 'it is neither a row of a table nor the last line');
    if (!order.includes(name) || !(name in header.rows))
      throw badLine(number, `there is no table ${JSON.stringify(table)}`);
    if (writer?.table !== name) {
      if (writer && order.indexOf(name) < order.indexOf(writer.table))
        throw badLine(number, `rows of ${name} do not come after those of ${writer.table}`);
      await writer?.end();
      writer = new TableWriter(
        tx,
        dialect,
        name,
        tables[name]?.parent,
        await engine.columns(tx, name),
        search,
        present,
      );
    }
    await writer.add(number, former ? former.row(name, row as BackupRow) : (row as BackupRow));
    counts[name] = (counts[name] ?? 0) + 1;
    done++;
    if (done % 200 === 0) onProgress?.(done, total);
  }
  throw cutOff(done, header);
}

async function checkEnd(
  { number, value, hashBefore }: Line,
  rest: AsyncGenerator<Line>,
  done: number,
  header: Header,
  counts: Record<string, number>,
): Promise<void> {
  const missing = Object.entries(header.rows).find(([table, n]) => (counts[table] ?? 0) !== n);
  if (missing)
    throw badLine(number, `${missing[0]} has ${counts[missing[0]] ?? 0} rows and not ${missing[1]} as line 1 says`);
  if (value.end !== done) throw badLine(number, `there are ${done} rows and not ${String(value.end)}`);
  if (value.sha256 !== hashBefore())
    throw badLine(number, 'the file was changed since it was written (sha256 differs)');
  if (!(await rest.next()).done) throw badLine(number + 1, 'there is more after the last line');
}

async function restartIds(tx: Tx, engine: Engine, table: string, header: Header): Promise<void> {
  if ((await engine.lastId(tx, table)) === null) return;
  const { rows } = await sql<{ last: number | null }>`select max(id) as last from ${sql.table(table)}`.execute(tx);
  await engine.setLastId(tx, table, Math.max(rows[0]?.last ?? 0, header.last_ids[table] ?? 0));
}
