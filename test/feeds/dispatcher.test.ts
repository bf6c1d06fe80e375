import assert from 'node:assert/strict';
import type { ServerResponse } from 'node:http';
import { build } from '../../src/app.ts';
import { readConfig } from '../../src/core/config/config.ts';
import { Dispatcher, dispatcherOf } from '../../src/feeds/fetch/dispatcher.ts';
import { type FeedScene, feedScene } from '../support/feed-scene.ts';
import { item, rssOf } from '../support/feed-server.ts';
import { type Json, onBoth, onSqlite } from '../support/helper.ts';
import { until } from '../support/process.ts';

const rows = ({ dinam }: FeedScene): Promise<Json[]> =>
  dinam.app.db.write.selectFrom('feeds').selectAll().orderBy('id').execute();

const refresh = async (s: FeedScene, id: number): Promise<Json> => {
  const reply = await s.call(`/api/admin/feeds/${id}/refresh`, { method: 'POST', token: await s.editor() });
  assert.equal(reply.status, 202, reply.text);
  return reply.body.data;
};

/** Holds every answer of these paths until the test gives it. */
function held({ server }: FeedScene, paths: readonly string[]) {
  const open = new Map<string, ServerResponse[]>();
  for (const path of paths)
    server.on(path, (_request, response) => void open.set(path, [...(open.get(path) ?? []), response]));
  return {
    asked: (path: string): Promise<ServerResponse> =>
      until(
        async () => open.get(path)?.[0],
        (found) => found !== undefined,
      ) as Promise<ServerResponse>,
    count: (): number => [...open.values()].flat().length,
  };
}

onBoth('two instances share the feeds: each is asked once', async (t, kind) => {
  const s = await feedScene(t, kind);
  const feeds = 12;
  for (let f = 0; f < feeds; f++) {
    s.server.rss(`/${f}`, [item(`f${f}`, `ఖబర్ ${f}`)], '"1"');
    await s.add(`/${f}`);
  }
  const other = await build(readConfig({ ...s.env, FETCH_ALLOW: '127.0.0.1', WORKERS: '0' }), {
    now: () => s.clock.ms,
  });
  t.after(() => other.close());
  const round = async (minutes: number): Promise<Json[]> => {
    s.clock.ms += minutes * 60_000;
    s.server.requests.length = 0;
    await Promise.all([s.dinam.workers.drain(), other.workers.drain()]);
    return rows(s);
  };
  const first = await round(0);
  assert.equal(s.server.requests.length, feeds);
  assert.ok(first.every((feed) => feed.item_count === 1 && feed.lease === null && feed.lease_tries === 0));
  const second = await round(45);
  assert.equal(s.server.requests.length, feeds);
  assert.ok(second.every((feed) => feed.fetch_count === 2 && feed.last_status === 304));
  const kept = await s.dinam.app.db.write.selectFrom('feed_fetches').select(['outcome', 'fetch_no']).execute();
  assert.deepEqual(
    [1, 2].map((no) => kept.filter((visit) => visit.fetch_no === no).map((visit) => visit.outcome)),
    [Array(feeds).fill('changed'), Array(feeds).fill('not_modified')],
  );
});

onBoth('a lease that ran out is taken over, and the visit that had it stores nothing', async (t, kind) => {
  const s = await feedScene(t, kind);
  const hold = held(s, ['/f']);
  const id = await s.add('/f');
  const silent = new Dispatcher(s.dinam.app);
  const first = silent.drain();
  const slow = await hold.asked('/f');
  s.server.rss('/f', [item('b', 'రెండవ వార్త')]);
  await s.turn();
  assert.equal((await s.feed(id)).last_fetched_at, null, 'the lease is valid');
  await s.turn(3);
  const taken = (await rows(s))[0];
  assert.deepEqual([taken.fetch_count, taken.item_count, taken.lease], [1, 1, null]);
  slow.end(rssOf([item('a', 'మొదటి వార్త')]));
  await first;
  assert.deepEqual((await rows(s))[0], taken);
  await silent.stop();
});

onBoth('a visit of a feed that a process died with counts before it begins', async (t, kind) => {
  const s = await feedScene(t, kind);
  const hold = held(s, ['/suspect', '/other']);
  const suspect = await s.add('/suspect');
  await s.add('/other');
  const { write } = s.dinam.app.db;
  const lease = { lease: 'a process that died', lease_until: '2026-01-01T00:00:00.000Z', lease_tries: 2 };
  await write.updateTable('feeds').set(lease).where('id', '=', suspect).execute();
  const working = s.dinam.workers.drain();
  const slow = await Promise.all(['/suspect', '/other'].map(hold.asked));
  const tries = (await rows(s)).map(({ lease_tries }) => lease_tries);
  assert.deepEqual(tries, [3, 0], 'while the servers have not answered');
  for (const response of slow) response.end(rssOf([item('అ', 'హైదరాబాద్‌లో వర్షాలు')]));
  await working;
  const after = (await rows(s)).map((feed) => [feed.lease, feed.lease_tries, feed.item_count]);
  assert.deepEqual(after, [
    [null, 0, 1],
    [null, 0, 1],
  ]);
});

onSqlite(
  'a refresh by hand while the feed is being fetched fetches it once more, without validators',
  async (t, kind) => {
    const s = await feedScene(t, kind);
    s.server.rss('/f', [item('a', 'செய்தி')], '"1"');
    const id = await s.add('/f');
    await s.turn();
    const hold = held(s, ['/f']);
    s.clock.ms += 45 * 60_000;
    const working = s.dinam.workers.drain();
    const slow = await hold.asked('/f');
    s.clock.ms += 1_000;
    const asked = await refresh(s, id);
    assert.ok(Date.parse(asked.next_fetch_at) <= s.clock.ms);
    s.server.rss('/f', [item('a', 'செய்தி'), item('b', 'இரண்டாவது')], '"1"');
    slow.writeHead(304).end();
    await working;
    const [feed] = await rows(s);
    assert.deepEqual([feed.fetch_count, feed.item_count, feed.requested_at], [3, 2, null]);
    const sent = s.server.requests.map(({ headers }) => headers['if-none-match']);
    assert.deepEqual(sent, [undefined, '"1"', undefined], 'by hand no ETag holds the answer back');
    // Two clicks on a feed that nobody has are one visit.
    await refresh(s, id);
    await refresh(s, id);
    await s.turn();
    assert.equal((await rows(s))[0].fetch_count, 4);
  },
);

onSqlite('a feed that is edited, paused or removed while it is fetched', async (t, kind) => {
  const s = await feedScene(t, kind);
  const paths = ['/url', '/zone', '/words', '/off', '/gone'];
  for (const path of paths) s.server.rss(path, [item('a', 'ವಾರ್ತೆ')], '"1"');
  const ids = new Map<string, number>();
  for (const path of paths) ids.set(path, await s.add(path));
  await s.turn();
  // Two at a time of one server: each is held on its own.
  const changed = async (path: string, json: Json | null, answer: (r: ServerResponse) => void): Promise<Json> => {
    const id = ids.get(path) as number;
    const hold = held(s, [path]);
    s.clock.ms += 60_000;
    await s.dinam.app.db.write
      .updateTable('feeds')
      .set({ next_fetch_at: '2020-01-01T00:00:00.000Z' })
      .where('id', '=', id)
      .execute();
    const working = s.dinam.workers.drain();
    const response = await hold.asked(path);
    s.clock.ms += 1_000;
    const how = { token: await s.editor(), headers: { 'if-match': '*' } };
    const method = json === null ? 'DELETE' : 'PATCH';
    const reply = await s.call(`/api/admin/feeds/${id}`, { ...how, method, ...(json === null ? {} : { json }) });
    assert.equal(reply.status, 200, reply.text);
    s.server.rss(path, [item('a', 'ವಾರ್ತೆ'), item('b', 'ಎರಡನೆಯದು', '<pubDate>05-11-2025 10:15</pubDate>')], '"2"');
    answer(response);
    await working;
    return (await rows(s)).find((feed) => feed.id === id);
  };
  s.server.rss('/new', [item('n', 'ಹೊಸದು')]);
  const moved = await changed('/url', { feed_url: `${s.server.url}/new` }, (r) => void r.end(rssOf([item('x', 'x')])));
  assert.deepEqual(
    [moved.item_count, moved.lease, moved.last_error],
    [2, null, null],
    'of the new address, not of the old',
  );
  const zone = await changed('/zone', { zone: 'UTC' }, (r) => void r.writeHead(304).end());
  assert.deepEqual(
    [zone.fetch_count, zone.etag, zone.item_count],
    [3, '"2"', 2],
    'read whole, by the zone that counts now',
  );
  const words = await changed('/words', { keywords_out: ['ಎರಡನೆಯದು'] }, (r) => void r.writeHead(304).end());
  assert.deepEqual([words.fetch_count, words.item_count, words.filtered_count], [3, 1, 1]);
  const off = await changed('/off', { is_active: false }, (r) => void r.writeHead(304).end());
  assert.deepEqual([off.fetch_count, off.is_active, off.lease], [2, 0, null]);
  await s.turn(600);
  assert.equal((await rows(s)).find((feed) => feed.id === off.id).fetch_count, 2, 'a pause is a pause');
  const on = { method: 'PATCH', token: await s.editor(), headers: { 'if-match': '*' }, json: { is_active: true } };
  assert.equal((await s.call(`/api/admin/feeds/${off.id}`, on)).status, 200);
  await s.turn();
  assert.equal((await rows(s)).find((feed) => feed.id === off.id).fetch_count, 3);
  assert.equal(await changed('/gone', null, (r) => void r.end(rssOf([item('y', 'y')]))), undefined);
  const left = await s.dinam.app.db.write
    .selectFrom('feed_items')
    .select('id')
    .where('feed_id', '=', ids.get('/gone') as number)
    .execute();
  assert.deepEqual(left, []);
});

onBoth('one slow server with many feeds starves no other', async (t, kind) => {
  const s = await feedScene(t, kind, { FEED_WORKERS: '4' });
  const slow = Array.from({ length: 60 }, (_, f) => `/slow/${f}`);
  const hold = held(s, slow);
  const elsewhere = s.server.url.replace('127.0.0.1', 'localhost');
  for (const path of slow) await s.add(path);
  for (let f = 0; f < 5; f++) {
    s.server.rss(`/quick/${f}`, [item(`q${f}`, 'সংবাদ')]);
    await s.add(`${elsewhere}/quick/${f}`);
    s.clock.ms += 10;
  }
  const dispatcher = dispatcherOf(s.dinam.app);
  dispatcher.start(20);
  await until(
    () => rows(s),
    (all) => all.filter((feed) => feed.fetch_count === 1).length === 5,
  );
  assert.equal(hold.count(), 2, 'two at a time of the slow one');
  const leased = (await rows(s)).filter((feed) => feed.lease !== null).length;
  assert.ok(leased <= 10, `${leased}: the rest of it is left to others`);
  // It stops within a visit: nothing goes on, and others may take the feeds at once.
  await s.dinam.workers.stop(0);
  assert.deepEqual(dispatcher.state, { leased: 0, waiting: 0, running: 0, waitingHosts: 0 });
  const all = await rows(s);
  assert.ok(all.every((feed) => feed.lease === null && feed.lease_tries === 0 && feed.last_error === null));
  assert.equal(hold.count(), 2);
});

onBoth('outcomes are stored when the program stops, and one that cannot be takes no other along', async (t, kind) => {
  const s = await feedScene(t, kind);
  for (let f = 0; f < 6; f++) {
    s.server.on(`/${f}`, (_q, r) => void r.writeHead(404).end());
    await s.add(`/${f}`);
  }
  const dispatcher = dispatcherOf(s.dinam.app);
  dispatcher.start(20);
  await until(
    async () => s.server.requests.length,
    (n) => n === 6,
  );
  await until(
    async () => dispatcher.state.running,
    (n) => n === 0,
  );
  await s.dinam.workers.stop(0);
  const all = await rows(s);
  assert.ok(all.every((feed) => feed.fetch_count === 1 && feed.error_count === 1 && feed.last_status === 404));
  const page = (await s.call('/api/admin/system', { token: await s.tokenOf('owner') })).body.data;
  assert.deepEqual(page.feeds, { due: 0, leased: 0, overdue_seconds: 0, waiting_hosts: 0 });
  const due = await s.add('/0?again');
  s.clock.ms += 700_000;
  const late = (await s.call('/api/admin/system', { token: await s.tokenOf('owner') })).body.data;
  assert.deepEqual([late.feeds.due, late.feeds.overdue_seconds], [1, 700]);
  const metrics = await (await fetch(`${s.url}/metrics`)).text();
  assert.match(metrics, /^dinam_feeds_queued\{state="due"\} 1$/m);
  assert.match(metrics, /^dinam_feeds_overdue_seconds 700$/m);
  assert.ok(due > 0);
});
