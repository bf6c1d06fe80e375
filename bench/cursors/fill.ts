import { sql } from 'kysely';
import { closeApp, openApp } from '../../src/app.ts';
import type { App } from '../../src/core/app.ts';
import { readConfig } from '../../src/core/config/config.ts';
import { addUser } from '../../src/users/users.ts';
import { fillAll, stories } from '../../test/plans-data.ts';
import { author } from '../generate.ts';

const end = Date.UTC(2026, 10, 20, 6);
const columnsOf: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  news: {
    id: `source.id + n * ${stories}`,
    title: `source.title || ' ' || n`,
    translation_group: `source.translation_group + n * ${stories}`,
    views: `((source.id + n * ${stories}) * 7919) % 100003`,
    priority: `(source.id * 31 + n) % 11`,
  },
  news_labels: { news_id: `source.news_id + n * ${stories}` },
};
const times = ['published_at', 'created_at', 'updated_at'];

/** The instant of a column, so much earlier that the copies follow each other in time. */
const earlier = (app: App, column: string): string =>
  app.db.dialect.kind === 'sqlite'
    ? `strftime('%Y-%m-%dT%H:%M:%fZ', source.${column}, '-' || (n * ${stories}) || ' minutes')`
    : `to_char((source.${column}::timestamptz at time zone 'UTC') - n * interval '${stories} minutes',
        'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The statements that make the indexes of a table again; those of constraints stay. */
async function dropIndexes(app: App, table: string): Promise<string[]> {
  const { rows } =
    app.db.dialect.kind === 'sqlite'
      ? await sql<{ name: string; made: string }>`select name, sql as made from sqlite_master
          where type = 'index' and tbl_name = ${table} and sql is not null`.execute(app.db.write)
      : await sql<{ name: string; made: string }>`select i.indexname as name, i.indexdef as made from pg_indexes i
          where i.tablename = ${table} and not exists
          (select 1 from pg_constraint c where c.conname = i.indexname)`.execute(app.db.write);
  for (const { name } of rows) await sql`drop index ${sql.ref(name)}`.execute(app.db.write);
  return rows.map(({ made }) => made);
}

/**
 * Copies the rows of a table in one statement; its indexes are built after it, which takes a fraction of the time.
 *
 * @param own columns that differ, as SQL of the `source` row and the number `n` of the copy, from 1
 */
export async function multiply(
  app: App,
  table: string,
  copies: number,
  own: Readonly<Record<string, string>>,
): Promise<void> {
  const db = app.db.write;
  const indexes = await dropIndexes(app, table);
  const { rows } =
    app.db.dialect.kind === 'sqlite'
      ? await sql<{ name: string }>`select name from pragma_table_info(${table})`.execute(db)
      : await sql<{ name: string }>`select column_name as name from information_schema.columns
          where table_name = ${table}`.execute(db);
  const names = rows.map(({ name }) => name);
  const values = names.map((name) => own[name] ?? (times.includes(name) ? earlier(app, name) : `source.${name}`));
  await db.transaction().execute(async (tx) => {
    if (app.db.dialect.kind === 'postgres') await sql`set local statement_timeout = 0`.execute(tx);
    await sql.raw(`create table bench_source as select * from ${table}`).execute(tx);
    await sql
      .raw(`with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${copies})
        insert into ${table} (${names.join(', ')}) select ${values.join(', ')} from numbers cross join bench_source source`)
      .execute(tx);
    await sql`drop table bench_source`.execute(tx);
    for (const made of indexes) await sql.raw(made).execute(tx);
  });
}

/** Statistics of the planner. PostgreSQL would vacuum by itself as well, while pages are measured. */
export async function settle(app: App): Promise<void> {
  if (app.db.dialect.kind === 'sqlite') {
    await sql`analyze`.execute(app.db.write);
    return;
  }
  await app.db.write.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`vacuum (analyze)`.execute(connection);
  });
}

/**
 * A database with this many stories (a multiple of 3,000) with their labels, and an owner to sign in as. The search index has
 * the first of them only.
 *
 * @param env where it is: `DATA_DIR`, `DATABASE_URL`
 */
export async function fillCursors(env: Record<string, string>, count: number): Promise<number> {
  const config = readConfig({ NODE_ENV: 'production', LOG_LEVEL: 'warn', SAMPLE_CONTENT: 'false', ...env });
  const app = await openApp(config, { now: () => end });
  try {
    await addUser(app, { ...author, role: 'owner' });
    const { id } = await app.db.write.selectFrom('users').select('id').orderBy('id').executeTakeFirstOrThrow();
    await fillAll(app, end);
    const some = app.db.write.updateTable('news').where(sql<boolean>`id % 50 = 0`);
    await some.set({ created_by: id, updated_by: id }).execute();
    const copies = Math.max(1, Math.round(count / stories) - 1);
    for (const table of ['news', 'news_labels']) await multiply(app, table, copies, columnsOf[table] ?? {});
    await settle(app);
    return (copies + 1) * stories;
  } finally {
    await closeApp(app);
  }
}
