// Rest: it refreshes hundreds of feeds.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { perMinute, perMinuteOfHost, stagger } from '../../src/feeds/fetch/stagger.ts';
import { feedServer, item, rssOf } from '../support/feed-server.ts';
import { type Json, onSqlite, type Running, start } from '../support/helper.ts';
import { aMinute, path, runs, takeIn } from './many-feeds.ts';

const allowed = { FETCH_ALLOW: '127.0.0.1', WORKERS: '0' };

const added = async (running: Running, json: unknown): Promise<number> => {
  const reply = await running.call('/api/admin/feeds', { token: await running.tokenOf('editor'), json });
  assert.equal(reply.status, 201, reply.text);
  return reply.body.data.id;
};

onSqlite('many feeds are refreshed as one run that reports its progress', async (t, kind) => {
  const server = await feedServer(t);
  const running = await start(t, kind, allowed);
  const { call, tokenOf, dinam, clock } = running;
  const [token, viewer] = [await tokenOf('editor'), await tokenOf('viewer')];
  const category = (await call('/api/admin/categories', { token, json: { name: 'క్రీడలు' } })).body.data.id;
  server.rss('/a', [item('a1', 'ఒకటి'), item('a2', 'రెండు')]);
  server.rss('/b', [item('b1', 'एक')]);
  const a = await added(running, { feed_url: `${server.url}/a`, lang: 'te', category_id: category });
  const b = await added(running, { feed_url: `${server.url}/b`, lang: 'hi' });
  const c = await added(running, { feed_url: `${server.url}/500`, lang: 'te' });
  const off = await added(running, { feed_url: `${server.url}/off`, lang: 'te', is_active: false });
  await dinam.workers.drain();
  clock.ms += 60_000;

  server.rss('/a', [item('a1', 'ఒకటి, సవరించినది'), item('a2', 'రెండు'), item('a3', 'మూడు')]);
  const first = await call(path, { token, json: { all: true } });
  assert.equal(first.status, 202, first.text);
  const run = first.body.data;
  assert.match(first.headers.get('location') ?? '', new RegExp(`${runs}/${run.id}$`));
  assert.deepEqual(
    [run.total, run.done, run.failed, run.running, run.finished_at, run.started_at],
    [3, 0, 0, true, null, new Date(clock.ms).toISOString()],
    'a feed that is not active is left out',
  );
  const again = await call(path, { token, json: { all: true } });
  assert.deepEqual([again.status, again.body.data.id], [202, run.id], 'a second click');
  const other = await call(path, { token, json: { all: true, lang: 'hi' } });
  assert.notEqual(other.body.data.id, run.id);
  assert.equal(other.body.data.total, 1);
  server.requests.length = 0;
  await aMinute(running);
  await aMinute(running);
  const runView = async (id: number): Promise<Json> => (await call(`${runs}/${id}`, { token: viewer })).body.data;
  const end = await runView(run.id);
  assert.deepEqual(
    [end.total, end.done, end.failed, end.added, end.changed, end.running],
    [3, 3, 1, 1, 1, false],
    JSON.stringify(end),
  );
  assert.ok(end.finished_at > end.started_at);
  assert.deepEqual((await runView(other.body.data.id)).running, false);
  assert.deepEqual(server.requests.map((r) => r.path).sort(), ['/500', '/a', '/b'], 'each once, whoever asked');
  assert.deepEqual(await runView(run.id), end, 'it stays as it ended');

  const next = await call(path, { token, json: { ids: [b, a, b, off] } });
  assert.notEqual(next.body.data.id, run.id);
  assert.equal(next.body.data.total, 2);
  const same = await call('/api/rss_admin.php?action=refresh', { token, form: { ids: `${off},${a},${b}` } });
  assert.deepEqual([same.status, same.body.data.id], [202, next.body.data.id], 'the order says nothing');
  const none = await call(path, { token, json: { all: true, category_id: category, lang: 'ur' } });
  assert.deepEqual([none.body.data.total, none.body.data.running], [0, false]);
  const part = await call(path, { token, json: { all: true, category_id: category } });
  assert.equal(part.body.data.total, 1);

  // Feeds that go, or are stopped, hold nothing up.
  await call(`/api/admin/feeds/${a}`, { token, method: 'DELETE', headers: { 'if-match': '*' } });
  const patch = { token, method: 'PATCH', headers: { 'if-match': '*' }, json: { is_active: false } };
  await call(`/api/admin/feeds/${b}`, patch);
  const old = await call(`/api/rss_admin.php?action=progress&run=${next.body.data.id}`, { token: viewer });
  assert.deepEqual([old.body.data.done, old.body.data.failed, old.body.data.running], [2, 0, false], old.text);

  for (const [json, fields] of [
    [{}, ['ids']],
    [{ all: false }, ['ids']],
    [{ ids: [] }, ['ids']],
    [{ ids: [a] }, ['ids']],
    [{ ids: [c], all: true }, ['all']],
    [{ ids: [c], lang: 'te' }, ['lang']],
    [{ all: true, colour: 1, lang: 'xx' }, ['colour', 'lang']],
  ] as const) {
    const reply = await call(path, { token, json });
    assert.equal(reply.status, 400, `${JSON.stringify(json)} ${reply.text}`);
    assert.deepEqual(reply.body.errors.map((e: Json) => e.field).sort(), fields);
  }
  assert.equal((await call(path, { token: viewer, json: { all: true } })).status, 403);
  assert.equal((await call(`${runs}/99999`, { token: viewer })).status, 404);
});

onSqlite('a run lives through a restart, and ends although a server wants to be left alone', async (t, kind) => {
  const server = await feedServer(t);
  const before = await start(t, kind, allowed);
  server.rss('/a', [item('a', 'একটি')]);
  await added(before, { feed_url: `${server.url}/a` });
  await added(before, { feed_url: `${server.url}/429` });
  await before.dinam.workers.drain();
  const token = await before.tokenOf('editor');
  const { id } = (await before.call(path, { token, json: { all: true } })).body.data;
  await before.dinam.close();

  const after = await start(t, kind, allowed, before.env);
  after.clock.ms = before.clock.ms;
  const runView = async (): Promise<Json> => (await after.call(`${runs}/${id}`, { token })).body.data;
  assert.deepEqual([(await runView()).done, (await runView()).running], [0, true]);
  for (let i = 0; i < 3; i++) await aMinute(after);
  const waiting = await runView();
  assert.deepEqual([waiting.total, waiting.done, waiting.running], [2, 0, true], 'all of the server waits');
  after.clock.ms += 5 * 3_600_000;
  server.on('/429', (_q, r) => void r.writeHead(200).end(rssOf([item('b', 'দুই')])));
  for (let i = 0; i < 3; i++) await aMinute(after);
  const { call } = after;
  const login = await call('/api/auth/login', { json: { username: 'test.editor', password: 'ఒక-మంచి-रहस्य-2026' } });
  const end = await call(`${runs}/${id}`, { token: login.body.data.token });
  assert.deepEqual([end.body.data.done, end.body.data.failed, end.body.data.running], [2, 0, false], end.text);
});

onSqlite('a list of 600 feeds is taken in without a stampede, and so is a refresh of all', (t, kind) =>
  takeIn(t, kind, 600),
);

test('a spread: servers take turns, no minute has too many, the same list gives the same times', () => {
  const hosts = Array.from({ length: 3_000 }, (_, i) => (i % 3 === 0 ? 'big.example' : `h${i % 97}.example`));
  const offsets = stagger(hosts);
  const perMinuteCounts = new Map<string, number>();
  for (const [i, at] of offsets.entries())
    for (const key of [`${Math.floor(at / 60_000)}`, `${Math.floor(at / 60_000)} ${hosts[i]}`])
      perMinuteCounts.set(key, (perMinuteCounts.get(key) ?? 0) + 1);
  for (const [key, n] of perMinuteCounts)
    assert.ok(n <= (key.includes(' ') ? perMinuteOfHost : perMinute), `${key}: ${n}`);
  assert.equal(offsets.filter((at) => at === 0).length, 98, 'the first of each at once');
  assert.deepEqual(stagger(hosts), offsets);
  assert.deepEqual(stagger([]), []);
  assert.deepEqual(stagger(['a']), [0]);
  assert.ok(Math.max(...offsets) < 110 * 60_000, 'a thousand of one server take little more than a hundred minutes');
});
