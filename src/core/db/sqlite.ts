import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { type CompiledQuery, Kysely, type SqliteStatement, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { fts5Query } from '../../text/tokens.ts';
import { isoTime } from '../clock.ts';
import { makePrivate } from '../private-files.ts';
import type { Condition } from './condition.ts';
import type { Dialect, Queries, Rows } from './dialect.ts';
import { readLongText } from './reader/long-text.ts';
import type { QueryQueue } from './reader/query-queue.ts';
import { newsIndexOfSqlite } from './search/fts5.ts';
import { plainly } from './search/source.ts';
import { createSqlite } from './sqlite-create.ts';
import { blockingMs, PatientDialect } from './sqlite-driver.ts';

export const sqlite: Dialect = {
  ...newsIndexOfSqlite,
  kind: 'sqlite',
  types: { id: 'integer primary key autoincrement', int: 'integer', real: 'real', text: 'text', time: 'text' },
  sharedTime: (ms) => sql<string>`${isoTime(Date.now() + ms)}`,
  lockMigrations: async () => {}, // every write transaction begins as `immediate`: there is only one
  skipLocked: (query) => query,
  holdRows: (query) => query,
  rowTable(rows, columns) {
    const names = [...columns.int, ...columns.text];
    const values = names.map((name) => sql`value ->> ${sql.lit(name)} as ${sql.ref(name)}`);
    return sql`(select ${sql.join(values)} from json_each(${JSON.stringify(rows)}))`;
  },
  jsonTable(json, columns) {
    const values = Object.keys(columns).map((name, i) => sql`value ->> ${sql.lit(i)} as ${sql.ref(name)}`);
    return sql`(select ${sql.join(values)} from json_each(${json}))`;
  },
  lockRow: async () => {},
  isWrittenHere: () => sql<boolean>`1 = 1`,
  plannerHint: () => sql<boolean>`1 = 1`,
  lockName: async () => {},
  async createSearch(tx, table) {
    // The default tokenizer breaks Indic words at their vowel signs; the text is split by us, and this keeps it whole.
    await sql`create virtual table ${sql.table(table)} using fts5(heavy, light, content='', contentless_delete=1,
      tokenize="unicode61 remove_diacritics 0 categories 'L* N* Co M*'")`.execute(tx);
  },
  async putSearch(tx, table, id, heavy, light) {
    await sql`insert or replace into ${sql.table(table)} (rowid, heavy, light) values (${id}, ${heavy}, ${light})`.execute(
      tx,
    );
  },
  async dropSearch(tx, table, id) {
    await sql`delete from ${sql.table(table)} where rowid = ${id}`.execute(tx);
  },
  searchIds: (table, search, limit) =>
    table === 'news_index'
      ? newsIndexOfSqlite.matchIds(plainly(search, limit))
      : sql<number>`(select rowid from ${sql.table(table)} where ${sql.table(table)} match ${fts5Query(search) ?? '""'}
      order by rowid desc limit ${limit})`,
};

/** Statements by their text, as SQLite compiles each anew otherwise; the oldest leave first. */
const maxStatements = 500;

/** The statement; see `readLongText`. */
function readerStatement(db: Database.Database, text: string): SqliteStatement {
  const statement = db.prepare(text);
  const all = statement.reader ? readLongText(db, text, statement) : undefined;
  if (!all) return statement;
  return {
    reader: true,
    run: (parameters) => statement.run(parameters),
    iterate: (parameters) => statement.iterate(parameters),
    all,
  };
}

/** A log that has grown (beside a reader that stands still, say) is cut to this when it begins anew. */
const maxIdleWalBytes = 67_108_864;

/** Pages of the file in memory, by connection. What is written was mostly read just before, so that takes fewer. */
const cacheKilobytes = { read: 32_000, write: 12_000 } as const;

/** @param apart takes the queries of `offMainThread` */
function connect(
  file: string,
  readonly: boolean,
  condition: Condition,
  apart?: Pick<QueryQueue, 'rows'>,
): { queries: Queries; rows: Rows; close: () => void } {
  const db = new Database(file, { timeout: 5_000 });
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL'); // an acknowledged write outlives a power cut
  db.pragma('foreign_keys = ON');
  db.pragma(`cache_size = -${cacheKilobytes[readonly ? 'read' : 'write']}`);
  db.pragma('temp_store = MEMORY');
  db.pragma(`journal_size_limit = ${maxIdleWalBytes}`);
  if (readonly) db.pragma('query_only = ON');
  db.pragma(`busy_timeout = ${blockingMs}`); // opening may wait longer
  const statements = new LRUCache<string, SqliteStatement>({ max: maxStatements });
  const prepare = (text: string): SqliteStatement => {
    let statement = statements.get(text);
    if (!statement) {
      // A transaction that begins as a reader cannot become a writer once another process has written.
      statement = readonly ? readerStatement(db, text) : db.prepare(text === 'begin' ? 'begin immediate' : text);
      statements.set(text, statement);
    }
    return statement;
  };
  const close = (): void => {
    if (!db.open) return;
    try {
      if (!readonly) db.pragma('optimize');
    } catch (error) {
      // Statistics for the planner: another process that writes at this moment will leave them as well.
      if ((error as { code?: string }).code !== 'SQLITE_BUSY') throw error;
    } finally {
      db.close();
    }
  };
  const dialect = new PatientDialect({ database: { prepare, close } }, db, { apart, isPausing: !readonly });
  const queries: Queries = new Kysely({ dialect, log: condition.observe });
  const rows: Rows = <R>(query: CompiledQuery<R>) => {
    if (dialect.isFree) {
      try {
        return prepare(query.sql).all(query.parameters) as R[];
      } catch {} // repeated below, where it waits for locks, and its error is noted
    }
    return queries.executeQuery(query).then((result) => result.rows);
  };
  return { queries, rows, close };
}

/** The file of the database under `dataDir`. */
export const sqliteFile = (dataDir: string): string => join(dataDir, 'dinam.sqlite');

/**
 * One file under `dataDir`: a connection that writes, and one that reads meanwhile (WAL).
 * @param apart takes the queries of `offMainThread`, on a connection of its own
 */
export function openSqlite(
  dataDir: string,
  condition: Condition,
  apart?: Pick<QueryQueue, 'rows'>,
): { write: Queries; read: Queries; rows: Rows; close(): Promise<void> } {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = sqliteFile(dataDir);
  createSqlite(file);
  makePrivate(dataDir);
  const write = connect(file, false, condition);
  const read = connect(file, true, condition, apart);
  return {
    write: write.queries,
    read: read.queries,
    rows: read.rows,
    async close() {
      await read.queries.destroy();
      await write.queries.destroy();
      // Kysely does not close what it never used, and an open handle keeps others from replacing the file.
      read.close();
      write.close();
    },
  };
}
