import assert from 'node:assert/strict';
import { item } from '../support/feed-server.ts';
import { type Json, onSqlite } from '../support/helper.ts';
import { hubServer, type Wish } from '../support/hub-server.ts';
import { days, feedText, minutes, scene } from './websub-scene.ts';

const first = item('a', 'మొదటి వార్త');

onSqlite('hubs that refuse, send us on, stay silent, lie or are away', async (t, kind) => {
  const s = await scene(t, kind);
  s.feedAt('/bn', [first]);
  s.hub.conduct = { denies: 'আমরা <b>না</b>' };
  const id = await s.add('/bn');
  const state = async (): Promise<Json> => {
    const { websub_state, websub_error } = await s.feed(id);
    return [websub_state, websub_error];
  };
  await s.turn();
  assert.deepEqual(await state(), ['denied', 'The hub refuses the subscription: আমরা <b>না</b>']);
  await s.turn(3 * days);
  assert.equal(s.hub.wishes.length, 1, 'no is no');

  // An editor renews it: the hub fails, and the request is repeated with a growing delay.
  s.hub.conduct = { status: 500 };
  assert.equal((await s.say(id, 'subscribe')).status, 202);
  await s.turn();
  assert.deepEqual(await state(), ['pending', 'The hub answers with HTTP 500.']);
  await s.turn();
  assert.equal(s.hub.wishes.length, 2);
  for (const wait of [1, 4, 16, 64]) await s.turn(wait * minutes);
  assert.deepEqual([s.hub.wishes.length, (await state())[0]], [6, 'failed']);
  await s.turn(0.9 * days);
  assert.equal(s.hub.wishes.length, 6);
  s.hub.conduct = { status: 307, headers: { location: '/elsewhere' } };
  await s.turn(0.2 * days);
  assert.equal((await state())[1], 'The hub redirects too many times.');
  assert.deepEqual(
    s.hub.wishes.slice(-4).map((w) => w.path),
    ['/', '/elsewhere', '/elsewhere', '/elsewhere'],
  );

  // Nobody asks us whether we mean it.
  s.hub.conduct = { isSilent: true };
  assert.equal((await s.say(id, 'subscribe')).status, 202);
  await s.turn();
  assert.deepEqual(await state(), ['pending', null]);
  const before = s.hub.wishes.length;
  await s.turn(59 * minutes);
  assert.equal(s.hub.wishes.length, before);
  s.hub.conduct = { topic: 'https://other.example/' };
  await s.turn(2 * minutes);
  assert.equal(s.hub.wishes.length, before + 1);
  assert.deepEqual([s.wish().confirmed?.status, (await state())[0]], [404, 'pending']);

  // A lease of a few seconds is one, and the hub is not asked all the time; none is a day, endless is a month.
  const lease = async (): Promise<number> => Date.parse((await s.feed(id)).websub_lease_until) - s.clock.ms;
  for (const [seconds, most] of [
    ['5', minutes],
    [null, days],
    ['nonsense', days],
    ['-1', days],
    ['9999999999', 30 * days],
  ] as const) {
    s.hub.conduct = { lease: seconds, isEager: true };
    assert.equal((await s.say(id, 'subscribe')).status, 202);
    await s.turn();
    assert.equal((await state())[0], 'active', String(seconds));
    assert.equal(await lease(), most, String(seconds));
  }
  s.hub.conduct = { status: 503 };
  await s.turn(23 * days);
  assert.deepEqual(await state(), ['active', 'The hub answers with HTTP 503.'], 'the lease still runs');
  await s.turn(8 * days);
  const [lapsed] = await state();
  assert.ok(lapsed === 'pending' || lapsed === 'failed', lapsed);
  s.hub.conduct = {};
  await s.turn(1.1 * days);
  assert.deepEqual(await state(), ['active', null]);
});

onSqlite('another hub, another address, off and on again', async (t, kind) => {
  const s = await scene(t, kind);
  const self = s.feedAt('/ur', [first]);
  const id = await s.add('/ur', { refresh_minutes: 30 });
  await s.turn();
  const old = s.wish();
  assert.equal(old.confirmed?.isEcho, true);
  const modes = (from: number): string[] => s.hub.wishes.slice(from).map((w) => `${w.mode} ${w.path}`);
  const since = (): number => s.hub.wishes.length;

  let mark = since();
  s.feedAt('/ur', [item('b', 'دوسری خبر'), first], `${s.hub.url}second`);
  await s.turn(40 * minutes);
  assert.deepEqual(modes(mark).sort(), ['subscribe /second', 'unsubscribe /']);
  const next = s.hub.wishes.slice(mark).find((w) => w.mode === 'subscribe') as Wish;
  assert.notEqual(next.callback, old.callback);
  assert.notEqual(next.secret, old.secret);
  assert.equal(await s.hub.push(old, feedText([item('x', 'پرانی')], s.hub.url, self)), 410);
  assert.equal((await s.feed(id)).websub_state, 'active');

  // Hub and name in the header come before those in the feed, on however many lines.
  mark = since();
  s.server.on('/ur', (_request, response) => {
    response.setHeader('link', [
      '<https://news.example/style.css>; rel="stylesheet"; title="a, <b>; rel=hub"',
      `</third>; rel="alternate", <${s.hub.url}third>; REL="other Hub"; type=x`,
      '</ur?self=1>; rel=self',
    ]);
    response.end(feedText([item('c', 'تیسری خبر'), first], s.hub.url, self));
  });
  await s.turn(40 * minutes);
  assert.deepEqual(modes(mark).sort(), ['subscribe /third', 'unsubscribe /second']);
  assert.equal((await s.feed(id)).hub_topic, `${s.server.url}/ur?self=1`);

  mark = since();
  assert.equal((await s.say(id, 'unsubscribe')).data.websub_state, 'none');
  await s.turn();
  assert.deepEqual(modes(mark), ['unsubscribe /third']);
  await s.turn(2 * days);
  assert.deepEqual(modes(mark).length, 1, 'it stays so');
  assert.equal((await s.say(id, 'subscribe')).data.websub_state, 'pending');
  await s.turn();
  assert.deepEqual(modes(mark), ['unsubscribe /third', 'subscribe /third']);
  assert.equal((await s.say(id, 'nonsense')).status, 400);
  assert.equal((await s.say(987_654, 'subscribe')).status, 404);

  mark = since();
  const path = `/api/admin/feeds/${id}`;
  const edit = async (json: Json): Promise<number> => {
    const etag = (await s.call(path, { token: await s.editor() })).headers.get('etag') as string;
    const request = { method: 'PATCH', token: await s.editor(), json, headers: { 'if-match': etag } };
    return (await s.call(path, request)).status;
  };
  assert.equal(await edit({ is_active: false }), 200);
  assert.deepEqual([(await s.feed(id)).websub_state, (await s.say(id, 'subscribe')).status], ['none', 409]);
  await s.turn();
  assert.equal(await edit({ is_active: true }), 200);
  await s.turn();
  assert.deepEqual(modes(mark), ['unsubscribe /third', 'subscribe /third']);
  // Another feed, which names no hub.
  mark = since();
  s.feedAt('/plain', [first], null);
  assert.equal(await edit({ feed_url: `${s.server.url}/plain` }), 200);
  await s.turn();
  assert.deepEqual(modes(mark), ['unsubscribe /third']);
  const { hub_url, websub_state } = await s.feed(id);
  assert.deepEqual([hub_url, websub_state, (await s.say(id, 'subscribe')).status], [null, 'none', 409]);
});

onSqlite('a hub inside the network gets no request, and none does while WebSub is off', async (t, kind) => {
  const s = await scene(t, kind);
  const { port } = new URL(s.hub.url);
  const inside = [`http://127.0.0.2:${port}/`, 'http://169.254.169.254/latest/', `http://[::ffff:127.0.0.3]:${port}/`];
  for (const [n, hub] of inside.entries()) {
    s.feedAt(`/${n}`, [first], hub);
    const id = await s.add(`/${n}`);
    await s.turn();
    const feed = await s.feed(id);
    assert.equal(feed.websub_state, 'failed', hub);
    assert.match(feed.websub_error, /private network|port 80/, hub);
  }
  // Nor is one to which an open hub sends us on.
  s.hub.conduct = { status: 308, headers: { location: inside[0] as string } };
  s.feedAt('/on', [first]);
  const id = await s.add('/on');
  await s.turn();
  assert.match((await s.feed(id)).websub_error, /private network/);
  assert.equal(s.hub.wishes.length, 1);

  const off = await scene(t, kind, { WEBSUB: 'auto' });
  off.feedAt('/off', [first]);
  const quiet = await off.add('/off');
  await off.turn();
  const { hub_url, websub_state } = await off.feed(quiet);
  assert.deepEqual([hub_url, websub_state, off.hub.wishes.length], [off.hub.url, 'none', 0]);
  assert.equal((await off.say(quiet, 'subscribe')).status, 409);
});

onSqlite('the secret goes to no other origin; a push without one only triggers a fetch', async (t, kind) => {
  const s = await scene(t, kind);
  const other = await hubServer(t);
  const self = s.feedAt('/kn', [first]);
  s.hub.conduct = { status: 307, headers: { location: `${other.url}on` } };
  const id = await s.add('/kn');
  await s.turn();
  await other.quiet();
  const lastWish = other.wishes.at(-1) as Wish;
  assert.match(s.wish().secret ?? '', /^[\da-f]{64}$/);
  assert.deepEqual(
    [lastWish.path, lastWish.mode, lastWish.secret, lastWish.confirmed?.isEcho],
    ['/on', 'subscribe', null, true],
  );
  assert.equal((await s.feed(id)).websub_state, 'active');

  const made = feedText([item('x', 'ఎవరో రాసినది')], other.url, self);
  s.feedAt('/kn', [item('b', 'ಎರಡನೇ ಸುದ್ದಿ'), first]);
  for (const signature of [null, `sha256=${'0'.repeat(64)}`])
    assert.equal(await other.push(lastWish, made, { signature }), 202);
  await s.dinam.workers.drain();
  assert.deepEqual(await s.titles(id), ['మొదటి వార్త', 'ಎರಡನೇ ಸುದ್ದಿ'], 'as its own server has it');

  // The hub answers for itself again: from then on what it signs is read, and nothing else.
  s.hub.conduct = {};
  assert.equal((await s.say(id, 'subscribe')).status, 202);
  await s.turn();
  const wish = s.wish();
  assert.match(wish.secret ?? '', /^[\da-f]{64}$/);
  assert.equal(await s.hub.push(wish, made, { signature: null }), 202);
  assert.equal(await s.hub.push(wish, feedText([item('c', 'ಮೂರನೇ ಸುದ್ದಿ')], s.hub.url, self)), 202);
  await s.dinam.workers.drain();
  assert.deepEqual(await s.titles(id), ['మొదటి వార్త', 'ಎರಡನೇ ಸುದ್ದಿ', 'ಮೂರನೇ ಸುದ್ದಿ']);
});
