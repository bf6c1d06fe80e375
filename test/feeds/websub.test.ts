import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { item } from '../support/feed-server.ts';
import { onSqlite } from '../support/helper.ts';
import { days, feedText, minutes, scene } from './websub-scene.ts';

const first = item('a', 'మొదటి వార్త');

onSqlite('a feed that names a hub is subscribed to, pushed to, visited less, renewed and ended', async (t, kind) => {
  const s = await scene(t, kind);
  const self = s.feedAt('/te', [first]);
  const id = await s.add('/te');
  await s.turn();
  const wish = s.wish();
  assert.equal(s.hub.wishes.length, 1);
  assert.deepEqual([wish.mode, wish.topic, wish.lease], ['subscribe', self, '864000']);
  assert.match(wish.callback, new RegExp(`^${s.url}/api/websub/[\\w-]{32}$`));
  assert.match(wish.secret ?? '', /^[\da-f]{64}$/);
  assert.deepEqual(wish.confirmed, { status: 200, isEcho: true, type: 'application/octet-stream; charset=utf-8' });
  let feed = await s.feed(id);
  assert.deepEqual([feed.websub_state, feed.hub_url, feed.hub_topic], ['active', s.hub.url, self]);
  assert.deepEqual([feed.websub_error, feed.last_push_at], [null, null]);
  const leaseMs = (): number => Date.parse(feed.websub_lease_until) - s.clock.ms;
  assert.ok(Math.abs(leaseMs() - 10 * days) < minutes);

  // A part of the feed, as hubs may send: what is new comes in, and the rest stays.
  const second = item('b', 'రెండవ వార్త', '<description>&lt;script&gt;x&lt;/script&gt;వివరాలు</description>');
  assert.equal(await s.hub.push(wish, feedText([second], s.hub.url, self)), 202);
  assert.deepEqual(await s.titles(id), ['మొదటి వార్త'], 'taken in by a job');
  await s.dinam.workers.drain();
  assert.deepEqual(await s.titles(id), ['మొదటి వార్త', 'రెండవ వార్త']);
  feed = await s.feed(id);
  assert.ok(feed.last_push_at !== null);
  assert.equal(feed.item_count, 2);
  // The hub did not hear us, and says it once more; then an edit.
  assert.equal(await s.hub.push(wish, feedText([second], s.hub.url, self)), 202);
  assert.equal(await s.hub.push(wish, feedText([item('b', 'రెండవ వార్త, సరిదిద్దినది')], s.hub.url, self)), 202);
  await s.dinam.workers.drain();
  assert.deepEqual(await s.titles(id), ['మొదటి వార్త', 'రెండవ వార్త, సరిదిద్దినది']);
  assert.equal((await s.dinam.app.db.write.selectFrom('websub_pushes').select('id').execute()).length, 0);

  // While pushes come the feed is visited every few hours only.
  const nextMs = async (): Promise<number> => Date.parse((await s.feed(id)).next_fetch_at) - s.clock.ms;
  s.feedAt('/te', [second, first]);
  await s.turn(60 * minutes);
  assert.ok((await nextMs()) >= 240 * minutes);
  // A visit that finds what no push has brought.
  s.feedAt('/te', [item('c', 'ఎవరూ చెప్పని వార్త'), second, first]);
  await s.turn(300 * minutes);
  assert.equal((await s.titles(id)).length, 3);
  assert.ok((await nextMs()) < 200 * minutes, 'the hub is not trusted any more');
  s.clock.ms += minutes;
  assert.equal((await s.feed(id)).websub_state, 'active');
  assert.equal(await s.hub.push(wish, feedText([item('d', 'నాలుగవ వార్త')], s.hub.url, self)), 202);
  await s.dinam.workers.drain();
  s.feedAt('/te', [item('d', 'నాలుగవ వార్త'), item('c', 'ఎవరూ చెప్పని వార్త'), second, first]);
  await s.turn(200 * minutes);
  assert.equal((await s.titles(id)).length, 4);
  assert.ok((await nextMs()) >= 240 * minutes, 'a push makes up for it');

  // At three quarters of the lease it is asked for again, under the same address.
  const requestCount = s.hub.wishes.length;
  await s.turn(6 * days);
  assert.equal(s.hub.wishes.length, requestCount);
  await s.turn(1.6 * days);
  assert.deepEqual([s.hub.wishes.length, s.wish().callback], [requestCount + 1, wish.callback]);
  assert.equal(s.wish().secret, wish.secret);
  feed = await s.feed(id);
  assert.ok(feed.websub_state === 'active' && leaseMs() > 9.9 * days);

  // With the feed the subscription ends, at the hub too.
  const etag = (await s.call(`/api/admin/feeds/${id}`, { token: await s.editor() })).headers.get('etag') as string;
  const removal = { method: 'DELETE', token: await s.editor(), headers: { 'if-match': etag } };
  assert.equal((await s.call(`/api/admin/feeds/${id}`, removal)).status, 200);
  assert.equal(await s.hub.push(wish, feedText([second], s.hub.url, self)), 410);
  await s.turn();
  assert.deepEqual([s.wish().mode, s.wish().callback, s.wish().secret], ['unsubscribe', wish.callback, null]);
  assert.equal(s.wish().confirmed?.isEcho, true);
  await s.turn(2 * days);
  assert.equal((await s.dinam.app.db.write.selectFrom('websub_subscriptions').select('id').execute()).length, 0);
});

onSqlite('what is pushed is believed only when it is signed with our secret', async (t, kind) => {
  const s = await scene(t, kind);
  const self = s.feedAt('/hi', [first]);
  const id = await s.add('/hi', { lang: 'hi' });
  await s.turn();
  const wish = s.wish();
  const one = (name: string): string => feedText([item(name, `समाचार ${name}`)], s.hub.url, self);
  const other = createHmac('sha256', wish.secret as string)
    .update(one('other'))
    .digest('hex');
  for (const signature of [
    null,
    '',
    'sha256=',
    `sha256=${'0'.repeat(64)}`,
    `sha256=${other}`,
    'sha256=zz',
    'md5=00000000000000000000000000000000',
    `constructor=${'0'.repeat(64)}`,
  ])
    assert.equal(await s.hub.push(wish, one('x'), { signature }), 202, String(signature));
  assert.equal(await s.hub.push(wish, one('x'), { secret: 'guessed' }), 202);
  await s.dinam.workers.drain();
  assert.deepEqual(await s.titles(id), ['మొదటి వార్త']);
  assert.equal((await s.feed(id)).last_push_at, null);

  for (const method of ['sha256', 'sha384', 'sha512'])
    assert.equal(await s.hub.push(wish, one(method), { method }), 202);
  const json = { version: 'https://jsonfeed.org/version/1.1', title: 'x', items: [{ id: 'j', title: 'جے سن خبر' }] };
  assert.equal(await s.hub.push(wish, JSON.stringify(json), { type: 'application/json' }), 202);
  assert.equal(await s.hub.push(wish, one('bare'), { type: null }), 202);
  assert.equal(await s.hub.push(wish, one('form'), { type: 'application/x-www-form-urlencoded' }), 202);
  await s.dinam.workers.drain();
  const found = ['sha256', 'sha384', 'sha512', 'bare', 'form'].map((name) => `समाचार ${name}`);
  assert.deepEqual(await s.titles(id), ['మొదటి వార్త', 'جے سن خبر', ...found].sort());

  // Nothing that can be read: its server is asked instead. An empty push only says that there is news, and so does one
  // that is signed by sha1.
  for (const [n, text, method] of [
    [0, '<html>పేజీ</html>', 'sha256'],
    [1, '', 'sha256'],
    [2, one('sha1'), 'sha1'],
  ] as const) {
    s.feedAt('/hi', [item(`server-${n}`, `सर्वर ${n}`), first]);
    assert.equal(await s.hub.push(wish, text, { method }), 202);
    await s.dinam.workers.drain();
    const titles = await s.titles(id);
    assert.ok(titles.includes(`सर्वर ${n}`) && !titles.includes('समाचार sha1'), String(n));
  }
  const unknown = { ...wish, callback: `${s.url}/api/websub/${'A'.repeat(32)}` };
  assert.equal(await s.hub.push(unknown, one('y')), 410);
  assert.equal(await s.hub.push({ ...wish, callback: `${s.url}/api/websub/x` }, one('y')), 410);
  assert.equal(await s.hub.push(wish, Buffer.alloc(15_000_001, 32)), 413);
  assert.equal(await s.hub.push(wish, Buffer.alloc(2_000_000, 32)), 202, 'more than other bodies may have');
  const put = await s.call(new URL(wish.callback).pathname, { method: 'PUT', body: 'x' });
  assert.deepEqual([put.status, put.headers.get('allow')], [405, 'GET, POST, HEAD, OPTIONS']);
});

onSqlite('a challenge is echoed only for a subscription that was requested', async (t, kind) => {
  const s = await scene(t, kind);
  const self = s.feedAt('/ta', [first]);
  s.hub.conduct = { isSilent: true };
  const id = await s.add('/ta');
  await s.turn();
  const wish = s.wish();
  const path = new URL(wish.callback).pathname;
  const request = (fields: Record<string, string>, method = 'GET') =>
    s.call(`${path}?${new URLSearchParams({ 'hub.topic': self, 'hub.challenge': 'ab c+%é'.slice(0, 6), ...fields })}`, {
      method,
    });
  const yes = { 'hub.mode': 'subscribe', 'hub.lease_seconds': '3600' };
  for (const fields of [
    { ...yes, 'hub.topic': `${self}x` },
    { ...yes, 'hub.topic': '' },
    { ...yes, 'hub.challenge': '' },
    { ...yes, 'hub.challenge': 'x'.repeat(1_025) },
    { ...yes, 'hub.challenge': 'a\u0000b' },
    { ...yes, 'hub.mode': 'unsubscribe' },
    { ...yes, 'hub.mode': 'publish' },
    { 'hub.mode': '' },
  ])
    assert.equal((await request(fields)).status, 404, JSON.stringify(fields).slice(0, 100));
  assert.equal((await s.call(`/api/websub/${'b'.repeat(32)}?hub.mode=subscribe`)).status, 404);
  assert.equal((await request(yes, 'HEAD')).status, 404);
  assert.equal((await s.feed(id)).websub_state, 'pending');
  const good = await request({ ...yes, 'hub.challenge': '<b>é'.replace('é', '%C3') });
  assert.deepEqual([good.status, good.text], [200, '<b>%C3']);
  assert.equal(good.headers.get('content-type'), 'application/octet-stream; charset=utf-8');
  assert.equal(good.headers.get('x-content-type-options'), 'nosniff');
  assert.equal((await s.feed(id)).websub_state, 'active');
  assert.equal((await request(yes)).text, 'ab c+%', 'the hub did not hear us the first time');

  // A subscription that is being ended is not confirmed any more, its end is.
  const etag = (await s.call(`/api/admin/feeds/${id}`, { token: await s.editor() })).headers.get('etag') as string;
  const off = { method: 'PATCH', token: await s.editor(), json: { is_active: false }, headers: { 'if-match': etag } };
  assert.equal((await s.call(`/api/admin/feeds/${id}`, off)).status, 200);
  await s.turn();
  assert.equal(s.wish().mode, 'unsubscribe');
  assert.equal((await request(yes)).status, 404);
  assert.equal((await request({ 'hub.mode': 'unsubscribe' })).status, 200);
  assert.equal((await s.feed(id)).websub_state, 'none');
});
