import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { App } from '../../src/core/app.ts';
import { postgresRunner } from '../../src/core/db/reader/postgres.ts';
import { onBoth, onPostgres, type Running, start } from '../support/helper.ts';

/** A query that keeps a processor busy for a while: what the worst search may do, on any size of database. */
const slow = (app: App, steps: number) =>
  app.db.search.rows<{ n: number }>(
    sql<{
      n: number;
    }>`with recursive c(x) as (select 1 union all select x + 1 from c where x < ${sql.lit(steps)}) select count(*) as n from c`.compile(
      app.db.read,
    ),
  );

async function withItem(running: Running): Promise<void> {
  const token = await running.tokenOf('editor');
  const reply = await running.call('/api/news.php', { token, json: { title: 'తెలంగాణ వార్త' } });
  assert.equal(reply.status, 201, reply.text);
}

const request = (running: Running, n: number) => running.call(`/api/v1/search?q=telangana&author=nobody${n}`);

onBoth('while twenty searches wait for slow ones, news goes on coming', async (t, kind) => {
  const running = await start(t, kind, { SEARCH_TIMEOUT_MS: '60000', CACHE_MB: '0' });
  await withItem(running);
  const { app } = running.dinam;
  const done: string[] = [];
  const note = (what: string) => (result: unknown) => {
    done.push(what);
    return result;
  };
  const slowOnes = [1, 2, 3].map(() => slow(app, 1_500_000).then(note('search')));
  const searches = Array.from({ length: 20 }, (_, n) => request(running, n).then(note('search')));
  for (let n = 0; n < 20; n++) {
    const reply = await running.call(`/api/v1/news?page=${n + 1}`);
    assert.equal(reply.status, 200);
    done.push('news');
  }
  const replies = (await Promise.all([...slowOnes, ...searches])).slice(3) as { status: number }[];
  assert.deepEqual(new Set(replies.map(({ status }) => status)), new Set([200]));
  const last = done.lastIndexOf('search');
  const before = done.slice(0, last).filter((what) => what === 'news').length;
  assert.ok(before > 0, `of the answers before the last search ${before} are news: ${done.join()}`);
});

onBoth('a search that takes too long is refused, and the next one is answered', async (t, kind) => {
  const running = await start(t, kind, { SEARCH_TIMEOUT_MS: '600' });
  await withItem(running);
  const { app } = running.dinam;
  const tooLong = slow(app, 10_000_000); // SQLite ends no query: its thread goes on until it is done
  await assert.rejects(tooLong, (error: { code?: string; headers?: Record<string, string> }) => {
    assert.equal(error.code, 'unavailable');
    assert.equal(error.headers?.['retry-after'], '2');
    return true;
  });
  let status = 0;
  for (let n = 0; n < 40 && status !== 200; n++) {
    const reply = await request(running, n);
    status = reply.status;
    if (status === 503) {
      assert.equal(reply.body.code, 'unavailable');
      assert.ok(Number(reply.headers.get('retry-after')) > 0);
    }
    if (status !== 200) await wait(100);
  }
  assert.equal(status, 200);
});

// The thread of SQLite is replaced.
onPostgres('the time of a search on PostgreSQL is that of all its questions', async (t) => {
  const running = await start(t, 'postgres', {});
  const { read } = running.dinam.app.db;
  // Each question alone ends in time, and finds nothing that a later one would not be asked for.
  const tier = sql`select 2 as id from pg_sleep(0.3) where 1 = any(${'{0}'}::bigint[])`.compile(read);
  const runner = postgresRunner(read, () => 0);
  const rows = sql<{ id: number; published_at: null }>`select 1 as id, null as published_at`.compile(read);
  await assert.rejects(runner.search({ rows, tiers: Array(7).fill(tier) }, 500), { code: 'unavailable' });
  const { tiers } = await runner.search({ rows, tiers: Array(2).fill(tier) }, 60_000);
  assert.deepEqual([...tiers], [0]);
});

onBoth('no more searches wait than may: the others are refused at once', async (t, kind) => {
  const running = await start(t, kind, { SEARCH_TIMEOUT_MS: '60000', SEARCH_QUEUE: '2' });
  await withItem(running);
  const { app } = running.dinam;
  const held = slow(app, 3_000_000);
  const replies = await Promise.all(Array.from({ length: 10 }, (_, n) => request(running, n)));
  const refused = replies.filter(({ status }) => status === 503);
  assert.equal(refused.length, 8);
  assert.equal(refused[0]?.headers.get('retry-after'), '2');
  assert.equal(refused[0]?.body.success, false);
  assert.equal((await held)[0]?.n, 3_000_000);
});

onBoth('searches that wait when the program ends are refused, and it ends', async (t, kind) => {
  const running = await start(t, kind, { SEARCH_TIMEOUT_MS: '60000' });
  await withItem(running);
  const { app } = running.dinam;
  const held = slow(app, 3_000_000);
  const waiting = [1, 2, 3].map(() => slow(app, 10));
  const all = Promise.allSettled([held, ...waiting]);
  await wait(50);
  await app.db.search.close();
  const [, ...rest] = await all;
  for (const one of rest) assert.equal(one.status, 'rejected');
  await assert.rejects(slow(app, 1), { code: 'unavailable' });
});
