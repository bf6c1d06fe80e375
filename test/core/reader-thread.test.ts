import assert from 'node:assert/strict';
import { test } from 'node:test';
import Database from 'better-sqlite3';
import { sql } from 'kysely';
import { Type } from 'typebox';
import { answerOf, cachedRead } from '../../src/core/api/cached-read.ts';
import { isScan, read } from '../../src/core/api/read.ts';
import type { App } from '../../src/core/app.ts';
import { builtOnce } from '../../src/core/db/prepared-query.ts';
import { readLongText } from '../../src/core/db/reader/long-text.ts';
import { offMainThread } from '../../src/core/db/reader/off-main-thread.ts';
import { sqliteThread } from '../../src/core/db/reader/sqlite-thread.ts';
import { sqliteFile } from '../../src/core/db/sqlite.ts';
import { createLog } from '../../src/core/log/log.ts';
import { newsBreaking, newsList } from '../../src/news/reads.ts';
import { start } from '../support/helper.ts';

/** The connection of the main thread has another cache than those of the threads. */
const [main, thread] = [-32_000, -8_000];
const where = async ({ db }: App): Promise<number> => {
  const { rows } = await sql<{ size: number }>`select cache_size as size from pragma_cache_size`.execute(db.read);
  return rows[0]?.size as number;
};

test('the queries of dear answers run off the main thread, those of others do not', async (t) => {
  const { app } = (await start(t, 'sqlite')).dinam;
  const parts = { query: Type.Object({}), reply: Type.Number(), summary: '', topics: () => [] };
  const run = async (it: App) => ({ data: await where(it) });
  let made = 0;
  const of = async (more: object): Promise<number> => {
    const name = `test.${++made}`;
    const one = read({ ...parts, name, normalise: (_, q) => q, run, ...more });
    return JSON.parse((await answerOf(app, cachedRead(one, {}))).body.toString()).data;
  };
  assert.equal(await of({}), main);
  assert.equal(await of({ scans: () => false }), main);
  assert.equal(await of({ scans: () => true }), thread);
  assert.equal(await of({ effort: 'heavy' }), thread);
  assert.equal(await of({ effort: 'search' }), thread);
  assert.equal(await of({ effort: 'almanac' }), main);
  const transaction = () => app.db.read.transaction().execute((tx) => sql`select 1`.execute(tx));
  await assert.rejects(offMainThread(transaction), /transaction/);
  await transaction();
});

/** A query that takes a while: some hundred milliseconds or more. */
const counting = (app: App) =>
  sql<{ n: number }>`with recursive
  c(x) as (select 1 union all select x + 1 from c where x < 2000000) select count(*) as n from c`.compile(app.db.read);

test('a query off the main thread delays no other; those of the main thread run one by one', async (t) => {
  const { app } = (await start(t, 'sqlite')).dinam;
  const { read } = app.db;
  const done: string[] = [];
  const one = sql`select 1`;
  const all = [
    offMainThread(() => read.executeQuery(counting(app))).then(() => done.push('thread')),
    read.transaction().execute(async (tx) => {
      for (let i = 0; i < 5; i++) await one.execute(tx);
      done.push('transaction');
    }),
    one.execute(read).then(() => done.push('main')),
  ];
  await Promise.all(all);
  assert.deepEqual(done, ['transaction', 'main', 'thread']);
});

test('what is read off the main thread is what the main thread reads', async (t) => {
  const running = await start(t, 'sqlite');
  const token = await running.tokenOf('editor');
  const json = { title: 'హైదరాబాద్‌లో వర్షం', summary: 'बारिश', content: '<p>மழை — بارش</p>', tags: ['বৃষ্টি'] };
  assert.equal((await running.call('/api/news.php', { token, json })).status, 201);
  const { db } = running.dinam.app;
  const rows = () => db.read.selectFrom('news').selectAll().execute();
  const here = await rows();
  assert.equal(here[0]?.title, json.title);
  assert.deepEqual(await offMainThread(rows), here);
});

test('lists that an index gives in order are read at once; those that may go through many rows are not', async (t) => {
  const { app } = (await start(t, 'sqlite')).dinam;
  const list = (query: Record<string, unknown>) =>
    isScan(newsList, newsList.normalise(app, { lang: 'ta', ...query }) as never);
  for (const query of [{}, { page: 5 }, { category: 'politics' }, { featured: true }, { sort: 'published_at' }])
    assert.equal(list(query), false, JSON.stringify(query));
  for (const query of [
    ...[{ tag: 'மழை' }, { location: 'சென்னை' }, { author: 'ரவி' }, { updated_after: '2026-11-20T00:00:00Z' }],
    ...[{ sort: '-views' }, { page: 11 }, { limit: 21 }, { search: 'மழை' }, { fallback: true }],
    { category: 'politics', featured: true },
  ])
    assert.equal(list(query), true, JSON.stringify(query));
  assert.equal(isScan(newsBreaking, newsBreaking.normalise(app, { lang: 'ta', location: 'சென்னை' }) as never), true);
});

test('queries that are given up cannot fill the machine with threads', async (t) => {
  const { app } = (await start(t, 'sqlite')).dinam;
  const runner = sqliteThread(sqliteFile(app.config.dataDir), createLog('silent'), 'list');
  const slow = counting(app);
  try {
    const givenUp = [1, 2].map(() => {
      const rows = runner.rows(slow, 60_000);
      runner.abandon();
      return rows;
    });
    const third = runner.rows(slow, 60_000);
    await assert.rejects(third, { code: 'unavailable', message: /too much to do/ });
    for (const { status } of await Promise.allSettled(givenUp)) assert.equal(status, 'rejected');
    await runner.close();
    assert.equal((await runner.rows(slow, 60_000))[0]?.n, 2_000_000, 'once they have ended there is room');
  } finally {
    await runner.close();
  }
});

test('a query that is changed as text fails at its first use once it is another than expected', async (t) => {
  const { app } = (await start(t, 'sqlite')).dinam;
  const { read, dialect } = app.db;
  const byId = read.selectFrom('news').select('id').where('id', '=', 7);
  const named = dialect.byIndex(byId.compile(), 'news', 'news_hits');
  assert.match(named.sql, /indexed by "news_hits"/);
  await read.executeQuery(named);
  assert.throws(() => dialect.byIndex(byId.compile(), 'products', 'news_hits'), /does not read from "products"/);
  const good = builtOnce(1, (it, id: number) => it.db.read.selectFrom('news').select('id').where('id', '=', id));
  assert.deepEqual(await good(app, 7), []);
  const looks = builtOnce(1, (it, id: number) =>
    it.db.read.selectFrom('news').select('id').where('slug', '=', `${id}`),
  );
  assert.throws(() => looks(app, 7), /Value 0 is no parameter/);
  const db = new Database(':memory:');
  db.exec('create table a (id, title); create table b (id, title)');
  const whole = 'select * from "a"';
  assert.ok(readLongText(db, whole, db.prepare(whole)));
  const both = 'select * from (select 1 as x, 2 as "title") as c, (select 3 as "title") as d';
  assert.throws(() => readLongText(db, both, db.prepare(both)));
  db.close();
});

test('rows come at once while nothing else uses the connection, and behind a transaction otherwise', async (t) => {
  const { app } = (await start(t, 'sqlite')).dinam;
  const { read, rows } = app.db;
  const query = sql<{ text: string }>`select ${'ఉత్తరం'} as text`.compile(read);
  assert.deepEqual(rows(query), [{ text: 'ఉత్తరం' }]);
  const order: string[] = [];
  let meanwhile: Promise<void> | undefined;
  await read.transaction().execute(async (tx) => {
    await sql`select 1`.execute(tx);
    const waiting = rows(query);
    assert.ok(waiting instanceof Promise, 'it would read what the transaction saw');
    meanwhile = waiting.then(() => void order.push('rows'));
    await sql`select 2`.execute(tx);
    order.push('transaction');
  });
  await meanwhile;
  assert.deepEqual(order, ['transaction', 'rows']);
  const apart = await offMainThread(async () => rows(query));
  assert.deepEqual(apart, [{ text: 'ఉత్తరం' }]);
  const wrong = rows({ ...query, sql: 'select * from nothing_there' });
  await assert.rejects(async () => wrong, /no such table: nothing_there/);
});
