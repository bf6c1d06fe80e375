import assert from 'node:assert/strict';
import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { change } from '../../src/core/api/change.ts';
import { systemActor } from '../../src/core/app.ts';
import { type Handler, Workers } from '../../src/core/jobs/worker.ts';
import { Dispatcher, dispatcherOf } from '../../src/feeds/fetch/dispatcher.ts';
import { pruneHosts } from '../../src/feeds/hosts.ts';
import { type FeedScene, feedScene, script } from '../support/feed-scene.ts';
import { item, rssOf } from '../support/feed-server.ts';
import { type Json, onBoth, onSqlite } from '../support/helper.ts';

const feedRows = async ({ dinam }: FeedScene): Promise<Json[]> =>
  dinam.app.db.write.selectFrom('feeds').selectAll().execute();

/** Looks again and again until something is so. */
async function until(isSo: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await isSo())) await sleep(20);
}

onSqlite('Retry-After is of the server: its other feeds wait, those of others do not', async (t, kind) => {
  const s = await feedScene(t, kind);
  const { server } = s;
  const elsewhere = server.url.replace('127.0.0.1', 'localhost');
  server.rss('/sibling', [item('a', 'వార్త')]);
  server.rss('/other', [item('b', 'செய்தி')]);
  server.on('/busy', (_q, r) => void r.writeHead(429, { 'retry-after': '7200' }).end());
  const often = { refresh_minutes: 5 };
  const sibling = await s.add('/sibling', often);
  const other = await s.add(`${elsewhere}/other`, often);
  await s.turn();
  const busy = await s.add('/busy', often);
  await s.turn(1);
  const untilMs = s.clock.ms + 7_200_000;
  const requestsTo = (path: string): number => server.requests.filter((a) => a.path === path).length;
  for (let n = 0; n < 10; n++) await s.turn(10);
  assert.deepEqual([requestsTo('/busy'), requestsTo('/sibling')], [1, 1]);
  assert.equal(requestsTo('/other'), 11);
  for (const id of [busy, sibling]) {
    const shown = await s.feed(id);
    assert.equal(Date.parse(shown.host_waits_until), untilMs);
    const wait = Date.parse(shown.next_fetch_at) - untilMs;
    assert.ok(wait >= 0 && wait <= 720_000, `${wait}`);
  }
  const waiting = await s.feed(sibling);
  assert.deepEqual([waiting.error_count, waiting.last_error, waiting.last_status], [0, null, 200]);
  assert.equal((await s.feed(other)).host_waits_until, null);
  await s.call(`${script}?action=refresh&id=${sibling}`, { method: 'POST', token: await s.editor() });
  await s.turn();
  assert.equal(requestsTo('/sibling'), 1, 'nor when an editor asks');

  await s.turn(40);
  assert.deepEqual([requestsTo('/busy'), requestsTo('/sibling')], [2, 2], 'both again, and told again');
  const date = new Date(s.clock.ms + 86_400_000 * 3).toUTCString();
  server.on('/busy', (_q, r) => void r.writeHead(503, { 'retry-after': date }).end());
  await s.turn(150);
  assert.ok(Date.parse((await s.feed(sibling)).host_waits_until) - s.clock.ms <= 86_400_000, 'a day at most');
  server.rss('/busy', [item('c', 'x')]);
  server.on('/sibling', (_q, r) => void r.writeHead(500, { 'retry-after': '9000' }).end());
  await s.turn(1_600);
  const back = await s.feed(busy);
  assert.deepEqual([back.last_error, back.host_waits_until, back.item_count], [null, null, 1]);
  const failing = await s.feed(sibling);
  assert.ok(Date.parse(failing.next_fetch_at) - s.clock.ms >= 9_000_000, 'of any other error it is for the feed');
  assert.equal(failing.host_waits_until, null);
  await s.turn(30);
  await pruneHosts(s.dinam.app);
  assert.deepEqual(await s.dinam.app.db.write.selectFrom('feed_hosts').selectAll().execute(), [], 'and is forgotten');
});

onBoth('two requests at a time for a server: the others wait in memory, and hold up no other', async (t, kind) => {
  const s = await feedScene(t, kind, { WORKERS: '1', FEED_WORKERS: '4' });
  const { server } = s;
  const elsewhere = server.url.replace('127.0.0.1', 'localhost');
  const held: ServerResponse[] = [];
  let most = 0;
  const feeds = 9;
  for (let f = 0; f < feeds; f++)
    server.on(`/${f}`, (_q, r) => {
      most = Math.max(most, held.push(r));
    });
  server.rss('/other', [item('b', 'খবর')]);
  for (let f = 0; f < feeds; f++) await s.add(`/${f}`);
  await until(() => held.length === 2);
  const other = await s.add(`${elsewhere}/other`);
  await until(async () => (await s.feed(other)).last_status === 200);
  await until(() => {
    const { waiting, running } = dispatcherOf(s.dinam.app).state;
    return running === 2 && waiting === feeds - 2;
  });
  const leased = (await feedRows(s)).filter((feed) => feed.lease !== null);
  assert.deepEqual([leased.length, leased.every((feed) => feed.fetch_count === 0)], [feeds, true]);
  let served = 0;
  await until(async () => {
    for (const response of held.splice(0)) response.end(rssOf([item(`x${served++}`, 'খবর')]));
    return (await feedRows(s)).every((feed) => feed.lease === null && feed.fetch_count === 1);
  });
  assert.deepEqual([most, served], [2, feeds]);
});

/** Counts the rows of feeds that are written, whatever statement does it. */
async function countedUpdates({ dinam }: FeedScene): Promise<() => Promise<number>> {
  const { write, dialect } = dinam.app.db;
  await sql`create table feed_updates (n integer not null)`.execute(write);
  if (dialect.kind === 'sqlite')
    await sql`create trigger count_feed_updates after update on feeds begin insert into feed_updates values (1); end`.execute(
      write,
    );
  else {
    await sql`create function count_feed_updates() returns trigger language plpgsql as
      'begin insert into feed_updates values (1); return null; end'`.execute(write);
    await sql`create trigger count_feed_updates after update on feeds
      for each row execute function count_feed_updates()`.execute(write);
  }
  return async () => {
    const { rows } = await sql<{ n: number }>`select count(*) as n from feed_updates`.execute(write);
    return Number(rows[0]?.n);
  };
}

onBoth('many feeds of one server are leased once each, by two instances as by one', async (t, kind) => {
  const s = await feedScene(t, kind, { FEED_WORKERS: '8' });
  const elsewhere = s.server.url.replace('127.0.0.1', 'localhost');
  const feeds = 120;
  for (let f = 0; f < feeds; f++) {
    s.server.rss(`/${f}`, [item(`f${f}`, `செய்தி ${f}`)], '"1"');
    await s.add(f % 40 === 39 ? `${elsewhere}/${f}` : `/${f}`);
  }
  const updates = await countedUpdates(s);
  const dispatchers = [new Dispatcher(s.dinam.app), new Dispatcher(s.dinam.app)];
  for (const dispatcher of dispatchers) dispatcher.start(20);
  t.after(() => Promise.all(dispatchers.map((dispatcher) => dispatcher.stop())));
  const fetched = (times: number) =>
    until(async () => (await feedRows(s)).every((feed) => feed.fetch_count === times && feed.lease === null));
  await fetched(1);
  assert.equal(s.server.requests.length, feeds);
  const first = await updates();
  s.clock.ms += 45 * 60_000;
  await fetched(2);
  assert.equal(s.server.requests.length, 2 * feeds);
  // The lease and the outcome; of a visit that brings items its count and its time as well.
  assert.deepEqual([first / feeds, ((await updates()) - first) / feeds], [4, 2]);
});

onBoth('a flood of feeds delays neither push nor news, nor they the feeds', async (t, kind) => {
  const s = await feedScene(t, kind, { WORKERS: '1', FEED_WORKERS: '2' });
  const { server } = s;
  const held: ServerResponse[] = [];
  for (let f = 0; f < 30; f++) {
    server.on(`/${f}`, (_q, r) => void held.push(r));
    await s.add(`/${f}`);
  }
  await until(() => held.length === 2);
  const token = await s.editor();
  const sent = await s.call('/api/admin/notifications', {
    token,
    json: { title: 'భారీ వర్షాలు', body: 'x', target: { type: 'all' } },
  });
  assert.equal(sent.status, 202, sent.text);
  const { id } = sent.body.data;
  await until(async () => {
    const { body } = await s.call(`/api/admin/notifications/${id}`, { token });
    return body.data.status === 'logged';
  });
  assert.ok(
    (await feedRows(s)).every((feed) => feed.fetch_count === 0),
    'while all feeds wait',
  );
  await s.dinam.workers.stop(0);
  for (const response of held) response.destroy();

  // And while all workers are busy, feeds are fetched.
  const { app } = s.dinam;
  let release = (): void => {};
  const blocked = new Promise<void>((resolve) => {
    release = resolve;
  });
  await change(app, systemActor, async (c) => {
    for (let n = 0; n < 50; n++) await c.enqueue({ kind: 'push.batch' });
  });
  const busy = new Workers(app, new Map<string, Handler>([['push.batch', () => blocked]]), 2, { feeds: 1 });
  busy.start(20);
  const again = new Dispatcher(app);
  again.start(20);
  for (let f = 0; f < 30; f++) server.rss(`/${f}`, [item(`f${f}`, `వార్త ${f}`)]);
  await until(async () => (await feedRows(s)).every((feed) => feed.fetch_count === 1));
  release();
  await Promise.all([busy.stop(), again.stop()]);
});
