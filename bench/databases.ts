import { fork } from 'node:child_process';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { sql } from 'kysely';
import { closeApp, openApp } from '../src/app.ts';
import type { App } from '../src/core/app.ts';
import { readConfig } from '../src/core/config/config.ts';
import { indexedNews } from '../src/news/search/document.ts';
import { endServer, nextMessage, type Running, startDinam } from './processes.ts';

export const databases = ['sqlite', 'postgres'] as const;
export type BenchDatabase = (typeof databases)[number];

/** Where a database is: `DATA_DIR`, and `DATABASE_URL` of PostgreSQL. */
export type Place = Record<string, string>;

/**
 * Runs a server over a database that was filled for it.
 *
 * @param fill writes into the database; what it returns goes to `work`
 * @param more options of the server
 */
export async function withDatabase<F, T>(
  database: BenchDatabase,
  fill: (place: Place) => Promise<F>,
  work: (dinam: Running, filled: F) => Promise<T>,
  more: Record<string, string> = {},
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'dinam-bench-'));
  const script = join(import.meta.dirname, '../test/support/postgres.ts');
  const server = database === 'postgres' ? fork(script, { execArgv: [] }) : null;
  try {
    const url = server && (await nextMessage<{ url: string }>(server, 60)).url;
    const place: Place = url ? { DATABASE_URL: `${url}/postgres` } : {};
    const filled = await fill({ DATA_DIR: folder, ...place });
    const dinam = await startDinam(folder, 0, { ...place, WORKERS: '0', ...more });
    try {
      return await work(dinam, filled);
    } finally {
      await dinam.stop();
    }
  } finally {
    if (server) await endServer(server);
    await rm(folder, { recursive: true, force: true });
  }
}

/** Tables that are copied as they are, those first that others point at. */
const copied = ['users', 'categories', 'news', 'news_labels', 'news_vocabulary'];
const rowsAtOnce = 2_000;

/** Copies rows of SQLite into PostgreSQL, whose columns have the same names. */
async function copyRows(from: Database.Database, app: App, table: string): Promise<void> {
  let rows: unknown[] = [];
  const write = async (): Promise<void> => {
    await sql`insert into ${sql.table(table)} select * from json_populate_recordset(null::${sql.table(table)},
      ${JSON.stringify(rows)}::json)`.execute(app.db.write);
    rows = [];
  };
  for (const row of from.prepare(`select * from ${table}`).iterate()) if (rows.push(row) === rowsAtOnce) await write();
  if (rows.length > 0) await write();
}

/** The full-text index of the stories, which is made at the end: row by row it takes many times as long. */
async function indexAll(app: App): Promise<void> {
  const { db } = app;
  const { rows } = await sql<{ made: string }>`select indexdef as made from pg_indexes
    where indexname = 'news_index_words'`.execute(db.write);
  await sql`drop index news_index_words`.execute(db.write);
  for (let from = 0; ; ) {
    const some = db.read.selectFrom('news').selectAll().where('id', '>', from).orderBy('id').limit(500);
    const stories = await some.execute();
    if (stories.length === 0) break;
    from = stories.at(-1)?.id as number;
    await db.write.transaction().execute(async (tx) => {
      for (const story of stories) await db.dialect.putIndex(tx, story.id, indexedNews(story));
    });
  }
  await db.write.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    for (const { made } of rows) await sql.raw(made).execute(connection);
    await sql`insert into news_terms (term) select word from ts_stat('select words from news_index')`.execute(
      connection,
    );
  });
}

/** Puts the stories of a data folder of SQLite into another database, as an import would. */
export async function copyData(folder: string, place: Place): Promise<void> {
  const file = join(folder, 'dinam.sqlite');
  if (place.DATABASE_URL === undefined) return copyFile(file, join(place.DATA_DIR as string, 'dinam.sqlite'));
  const from = new Database(file, { readonly: true });
  const config = { NODE_ENV: 'production', LOG_LEVEL: 'warn', SAMPLE_CONTENT: 'false', ...place };
  const app = await openApp(readConfig(config));
  try {
    for (const table of copied) await copyRows(from, app, table);
    await indexAll(app);
  } finally {
    await closeApp(app);
    from.close();
  }
}

/** As a database is after a while: it knows its tables, and PostgreSQL which rows everybody sees. */
export async function settleData(place: Place): Promise<void> {
  const app = await openApp(readConfig({ NODE_ENV: 'production', LOG_LEVEL: 'warn', ...place }));
  try {
    await app.db.write.connection().execute(async (connection) => {
      if (app.db.dialect.kind === 'postgres') await sql`set statement_timeout = 0`.execute(connection);
      await sql.raw(app.db.dialect.kind === 'postgres' ? 'vacuum (analyze)' : 'analyze').execute(connection);
    });
  } finally {
    await closeApp(app);
  }
}
