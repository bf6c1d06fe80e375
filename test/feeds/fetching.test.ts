import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { NotAFeed } from '../../src/feed-parser/not-a-feed.ts';
import { examineInThread, parseInThread } from '../../src/feeds/parse/in-thread.ts';
import { type FeedScene, feedScene } from '../support/feed-scene.ts';
import { item, rssOf } from '../support/feed-server.ts';
import { type Json, onSqlite } from '../support/helper.ts';

const patch = async (s: FeedScene, id: number, json: Json) =>
  s.call(`/api/admin/feeds/${id}`, { method: 'PATCH', token: await s.editor(), json, headers: { 'if-match': '*' } });
const fetches = async (s: FeedScene, id: number): Promise<Json[]> =>
  (await s.call(`/api/admin/feeds/${id}/fetches`, { token: await s.editor() })).body.data;
const audit = async (s: FeedScene, action: string): Promise<Json[]> => {
  const rows = await s.dinam.app.db.write.selectFrom('audit').selectAll().where('action', '=', action).execute();
  return rows.map((row) => ({ ...row, detail: JSON.parse(row.detail) }));
};

onSqlite('the interval is that of the feed, or what an editor sets; the server may lengthen it', async (t, kind) => {
  const s = await feedScene(t, kind);
  const { server } = s;
  const dated = (minutes: number): string =>
    item(
      `d${minutes}`,
      `খবর ${minutes}`,
      `<pubDate>${new Date(s.clock.ms - minutes * 60_000).toUTCString()}</pubDate>`,
    );
  const feed = (items: string[], channel = ''): string =>
    rssOf(items).replace('<description>', `${channel}<description>`);
  const serve = (path: string, body: string, headers: Record<string, string> = {}): void =>
    server.on(path, (_q, r) => void r.writeHead(200, headers).end(body));
  const hourly = [1, 61, 121, 181, 241].map(dated);
  serve('/hourly', feed(hourly));
  serve('/busy', feed([1, 8, 15, 22, 29].map(dated)));
  serve('/asleep', feed([100_000, 200_000, 300_000].map(dated)));
  serve('/ttl', feed(hourly, '<ttl>120</ttl>'));
  serve('/cached', feed(hourly), { 'cache-control': 'max-age=2700' });
  serve('/hoarded', feed(hourly), { 'cache-control': 'max-age=31536000' });
  serve('/none', feed([]));
  const expected: [string, number, Json?][] = [
    ['/hourly', 30],
    ['/busy', 5],
    ['/asleep', 1_440],
    ['/ttl', 120],
    ['/cached', 45],
    ['/hoarded', 360],
    ['/none', 30],
    ['/ttl?fixed', 15, { refresh_minutes: 15 }],
  ];
  const ids = new Map<string, number>();
  for (const [path, , more] of expected) ids.set(path, await s.add(path, more));
  await s.turn();
  for (const [path, minutes] of expected) {
    const shown = await s.feed(ids.get(path) as number);
    assert.deepEqual([shown.interval_minutes, shown.last_error, shown.backoff_minutes], [minutes, null, null], path);
    const wait = (Date.parse(shown.next_fetch_at) - s.clock.ms) / 60_000;
    assert.ok(wait >= minutes * 0.89 && wait <= minutes * 1.1, `${path} ${wait}`);
  }
  // Nothing new for ten hours: less often, and again as before when something comes.
  const id = ids.get('/hourly') as number;
  await s.turn(600);
  assert.equal((await s.feed(id)).interval_minutes, 60);
  serve('/hourly', feed([dated(2), ...hourly]));
  await s.turn(70);
  assert.equal((await s.feed(id)).interval_minutes, 30);
  const fixed = (await patch(s, id, { refresh_minutes: 90 })).body.data;
  assert.deepEqual([fixed.refresh_minutes, fixed.interval_minutes], [90, 90]);
  const free = (await patch(s, id, { refresh_minutes: null })).body.data;
  assert.equal(free.refresh_minutes, null);
  const slow = ids.get('/asleep') as number;
  const sooner = (await patch(s, slow, { refresh_minutes: 20 })).body.data;
  assert.equal(Date.parse(sooner.next_fetch_at) - s.clock.ms, 1_200_000, 'it does not wait out the old interval');
});

onSqlite('a feed follows a move that held for a day; a hop for now takes it back', async (t, kind) => {
  const s = await feedScene(t, kind);
  const { server } = s;
  const to = (path: string, target: string, status = 301): void =>
    server.on(path, (_q, r) => void r.writeHead(status, { location: target }).end());
  server.rss('/new', [item('a', 'خبر')], '"1"');
  to('/old', '/new', 308);
  const id = await s.add('/old', { refresh_minutes: 300, lang: 'ur', headers: { 'x-key': '1' } });
  await s.turn();
  const state = async (): Promise<Json> => {
    const { feed_url, moved_to, item_count } = await s.feed(id);
    return [feed_url.slice(server.url.length), moved_to?.slice(server.url.length) ?? null, item_count];
  };
  assert.deepEqual(await state(), ['/old', '/new', 1]);
  await s.turn(800);
  to('/old', '/new', 302);
  await s.turn(800);
  assert.deepEqual(await state(), ['/old', null, 1], 'for now, it says');
  to('/old', '/hop', 301);
  to('/hop', '/new', 307);
  await s.turn(800);
  assert.deepEqual(await state(), ['/old', null, 1]);
  to('/old', '/new#top', 301);
  await s.turn(800);
  await s.turn(1_500);
  assert.deepEqual(await state(), ['/old', '/new', 1], 'a day, but two fetches');
  server.on('/new', (_q, r) => void r.writeHead(500).end());
  await s.turn(800);
  assert.deepEqual(await state(), ['/old', '/new', 1], 'an error behind it says nothing');
  server.rss('/new', [item('a', 'خبر'), item('b', 'دوسری خبر')], '"2"');
  await s.turn(1_500);
  assert.deepEqual(await state(), ['/new', null, 2]);
  const [line, ...more] = await audit(s, 'move');
  assert.deepEqual([line.actor_name, line.resource_id, more], ['system', String(id), []]);
  assert.deepEqual(line.detail, { from: `${server.url}/old`, to: `${server.url}/new` });
  assert.deepEqual((await s.feed(id)).header_names, ['x-key'], 'it is the same server');
  await s.turn(800);
  assert.deepEqual([server.requests.at(-1)?.path, (await s.feed(id)).last_status], ['/new', 304]);

  // Another feed has the address already; a move to another server takes no secret along.
  const twin = await s.add('/twin', { refresh_minutes: 600 });
  const away = await s.add('/away', { refresh_minutes: 600, username: 'x', password: 'y' });
  server.rss('/there', [item('c', 'x')]);
  to('/twin', '/new');
  to('/away', `${server.url.replace('127.0.0.1', 'localhost')}/there`);
  for (const minutes of [0, 1_000, 1_000]) await s.turn(minutes);
  const stopped = await s.feed(twin);
  assert.deepEqual([stopped.is_active, stopped.next_fetch_at], [false, null]);
  assert.match(stopped.stopped_reason, new RegExp(`address of the feed ${id}\\.`));
  assert.equal((await audit(s, 'stop'))[0]?.resource_id, String(twin));
  await patch(s, twin, { is_active: true });
  await s.turn();
  assert.equal((await s.feed(twin)).is_active, true, 'it has to hold for a day again');
  const gone = await s.feed(away);
  assert.match(gone.feed_url, /localhost.*\/there$/);
  assert.deepEqual([gone.has_password, gone.username, gone.is_active], [false, null, true]);
});

onSqlite(
  '410 over a day stops a feed with its reason, and an editor starts it again; nothing else stops',
  async (t, kind) => {
    const s = await feedScene(t, kind);
    const { server } = s;
    server.rss('/f', [item('a', 'समाचार')]);
    server.on('/bad', (_q, r) => void r.writeHead(500).end());
    const id = await s.add('/f', { lang: 'hi' });
    const bad = await s.add('/bad');
    await s.turn();
    const items = async (): Promise<number> => (await s.call('/api/rss.php?lang=hi')).body.data.length;
    assert.equal(await items(), 1);
    server.on('/f', (_q, r) => void r.writeHead(410).end());
    for (const minutes of [60, 200]) {
      await s.turn(minutes);
      assert.deepEqual([(await s.feed(id)).is_active, (await s.feed(id)).last_status], [true, 410]);
    }
    server.on('/f', (_q, r) => void r.writeHead(503).end());
    await s.turn(900);
    server.on('/f', (_q, r) => void r.writeHead(410).end());
    for (const _ of [1, 2]) await s.turn(1_500);
    assert.deepEqual([(await s.feed(id)).is_active, await items()], [true, 1], 'another answer begins the count anew');
    await s.turn(1_500);
    const stopped = await s.feed(id);
    assert.deepEqual([stopped.is_active, stopped.next_fetch_at, stopped.last_status], [false, null, 410]);
    assert.match(stopped.stopped_reason, /gone for good/);
    assert.equal(await items(), 0, 'as when an editor stops it');
    const [line] = await audit(s, 'stop');
    assert.deepEqual([line.actor_name, line.detail], ['system', { reason: stopped.stopped_reason }]);
    const before = server.requests.length;
    await s.turn(3_000);
    assert.equal(server.requests.slice(before).filter((a) => a.path === '/f').length, 0);
    server.rss('/f', [item('a', 'समाचार')]);
    const again = (await patch(s, id, { is_active: true })).body.data;
    assert.deepEqual([again.is_active, again.stopped_reason, again.error_count], [true, null, 0]);
    await s.turn();
    assert.deepEqual([(await s.feed(id)).last_status, await items()], [200, 1]);

    // Forty failures: still asked once a day, and it says why and when.
    for (let n = 0; n < 40; n++) await s.turn(1_500);
    const failing = await s.feed(bad);
    assert.deepEqual([failing.is_active, failing.backoff_minutes, failing.stopped_reason], [true, 1_440, null]);
    assert.ok(failing.error_count >= 40);
    assert.match(failing.last_error, /HTTP 500/);
    assert.ok(Date.parse(failing.next_fetch_at) - s.clock.ms <= 86_400_000);
    const visits = await fetches(s, bad);
    assert.equal(visits.length, 10);
    assert.deepEqual(
      visits.map((v) => v.at),
      visits
        .map((v) => v.at)
        .sort()
        .reverse(),
      'the newest first',
    );
    assert.ok(visits.every((v) => v.outcome === 'http_error' && v.status === 500 && /HTTP 500/.test(v.error)));
  },
);

onSqlite('how fetches went: compressed, unchanged, 304 of every kind, cut short, empty', async (t, kind) => {
  const s = await feedScene(t, kind);
  const { server } = s;
  const body = rssOf([item('a', 'వార్త'.repeat(30))]);
  const codings = { gzip: gzipSync, br: brotliCompressSync, zstd: zstdCompressSync, deflate: deflateSync };
  for (const [coding, pack] of Object.entries(codings))
    server.on(`/${coding}`, (_q, r) => void r.writeHead(200, { 'content-encoding': coding }).end(pack(body)));
  server.on('/never', (_q, r) => void r.writeHead(304).end());
  server.on('/none', (_q, r) => void r.end(rssOf([])));
  server.on('/f', (_q, r) => void r.end(body));
  const ids: Record<string, number> = {};
  for (const path of [...Object.keys(codings), 'never', 'none', 'f', 'page', 'broken'])
    ids[path] = await s.add(`/${path}`, { refresh_minutes: 30 });
  await s.turn();
  const bytes = Buffer.byteLength(body);
  for (const path of [...Object.keys(codings), 'f']) {
    const { ms, at, ...visit } = (await fetches(s, ids[path] as number))[0];
    assert.ok(Number.isInteger(ms) && ms >= 0 && at);
    const fine = { outcome: 'changed', status: 200, bytes, added: 1, changed: 0, not_modified: false, error: null };
    assert.deepEqual(visit, { ...fine, left_out: [] }, path);
  }
  for (const [path, outcome, error] of [
    ['never', 'http_error', /never given the feed/],
    ['page', 'no_feed', /web page/],
    ['broken', /connect|answer/, /broke|complete/],
    ['none', 'unchanged', null],
  ] as const) {
    const [visit] = await fetches(s, ids[path] as number);
    assert.match(visit.outcome, new RegExp(outcome), path);
    if (error) assert.match(visit.error, error);
    else assert.equal(visit.error, null, path);
  }
  // Nothing was given to compare with, and yet: unchanged. The body is known, so it is.
  server.on('/f', (_q, r) => void r.writeHead(304, { 'content-length': '5000' }).end());
  await s.turn(40);
  assert.equal(server.requests.findLast((a) => a.path === '/f')?.headers['if-none-match'], undefined);
  server.on('/f', (_q, r) => void r.end(body));
  await s.turn(40);
  server.on('/f', (_q, r) => void r.end(body.replace('<title>వార్తవార్త', '<title>సవరణ')));
  await s.turn(40);
  assert.deepEqual(
    (await fetches(s, ids.f as number)).map((v) => [v.outcome, v.status, v.changed, v.not_modified]),
    [
      ['changed', 200, 1, false],
      ['unchanged', 200, 0, false],
      ['not_modified', 304, 0, true],
      ['changed', 200, 0, false],
    ],
  );
  const metrics = await (await fetch(`${s.url}/metrics`)).text();
  for (const outcome of ['changed', 'unchanged', 'not_modified', 'no_feed', 'http_error'])
    assert.match(metrics, new RegExp(`dinam_feed_fetches_total\\{outcome="${outcome}"\\} [1-9]`));
  assert.equal((await s.call('/api/admin/feeds/999/fetches', { token: await s.editor() })).status, 404);
  assert.equal((await s.call(`/api/admin/feeds/${ids.f}/fetches`)).status, 401);
});

onSqlite(
  'whatever makes the reader throw, or ends the program, is a failure of the feed and waits its turn',
  async (t, kind) => {
    const s = await feedScene(t, kind);
    // No pattern may look for the end of this: 14 million characters overflow the stack of the engine.
    s.server.on(
      '/doctype',
      (_q, r) => void r.writeHead(200).end(`<?xml version="1.0"?><!DOCTYPE x [${'a'.repeat(14e6)}`),
    );
    const id = await s.add('/doctype');
    const tried = await s.call(`/api/admin/feeds/${id}/test`, { method: 'POST', token: await s.editor() });
    assert.equal(tried.status, 200, tried.text.slice(0, 300));
    assert.equal(tried.body.data.ok, false);
    await s.turn();
    const failed = await s.feed(id);
    assert.equal(failed.error_count, 1);
    assert.ok(failed.last_error && Date.parse(failed.next_fetch_at) > s.clock.ms);

    // A program that died at each visit never came to say what was wrong.
    const db = s.dinam.app.db.write;
    await s.call(`/api/admin/feeds/${id}/refresh`, { method: 'POST', token: await s.editor() });
    await db.updateTable('feeds').set({ lease_tries: 5 }).where('id', '=', id).execute();
    const requests = s.server.requests.length;
    await s.turn();
    const dead = await s.feed(id);
    assert.equal(dead.error_count, 2);
    assert.match(dead.last_error, /The program ended 5 times in a row/);
    assert.equal(s.server.requests.length, requests, 'what ends the program is not tried again at once');
    await s.call(`/api/admin/feeds/${id}/refresh`, { method: 'POST', token: await s.editor() });
    await s.turn();
    assert.equal(s.server.requests.length, requests + 1, 'but later');
  },
);

test('what the reader throws is a fault of the feed, with its cause', async () => {
  const bytes = Buffer.from(rssOf([item('అ', 'వార్త')]));
  const wrong = { headers: null, url: 'http://127.0.0.1/', zone: 'Asia/Kolkata' } as never;
  for (const read of [parseInThread, examineInThread])
    await assert.rejects(read(bytes, wrong), (error: Error) => {
      assert.ok(error instanceof NotAFeed);
      assert.match(error.message, /cannot be read: reading it failed with TypeError/);
      assert.match((error.cause as Error).stack ?? '', /TypeError[\s\S]* at .*parse/, 'where it was thrown');
      return true;
    });
});
