import assert from 'node:assert/strict';
import { type AddressInfo, connect, createServer } from 'node:net';
import { test } from 'node:test';
import { explain, pushCodes } from '../../src/notifications/transports/result-codes.ts';
import type { Recipient, Result } from '../../src/notifications/transports/transport.ts';
import { badRequest, type Scripted } from '../support/fake-fcm/answers.ts';
import { say } from '../support/fake-fcm/fake.ts';
import { base, setUp, signal, trust } from '../support/fcm-setup.ts';
import { until } from '../support/process.ts';

for (const options of [{}, { tls: true, only: 'h1' as const }, { only: 'h1' as const }])
  test(`what FCM gets ${JSON.stringify(options)}`, async (t) => {
    const { fake, fcm, app, send } = await setUp(t, options);
    if (fake.certificate) trust(fake.certificate.cert);
    assert.deepEqual(await send(['one', 'two']), [{ state: 'sent' }, { state: 'sent' }]);
    const fid: Recipient = { deviceId: 3, kind: 'fid', value: 'cJug2GoHzEfcshCE_OLL24' };
    assert.deepEqual(await fcm.send(app, base, [fid], { signal }), [{ state: 'sent' }]);
    assert.deepEqual(await fcm.sendTopic(app, base, { topic: 'news.te' }, { signal }), { state: 'sent' });
    const condition = "'news.te' in topics && !('quiet' in topics)";
    assert.deepEqual(await fcm.sendTopic(app, base, { condition }, { signal, validate: true }), { state: 'sent' });
    assert.deepEqual(
      fake.log.map(({ kind, value, validateOnly, code }) => [kind, value, validateOnly, code]),
      [
        ['token', 'one', false, 'OK'],
        ['token', 'two', false, 'OK'],
        ['fid', fid.value, false, 'OK'],
        ['topic', 'news.te', false, 'OK'],
        ['condition', condition, true, 'OK'],
      ],
    );
    assert.ok(fake.log.every((e) => e.protocol === ('only' in options ? 'h1' : 'h2')));
    const message = fake.log[0]?.message as Record<string, object>;
    assert.deepEqual(message.notification, { title: base.title, body: base.body, image: base.imageUrl });
    assert.deepEqual(message.data, {
      news_id: '5',
      notification_id: '41',
      type: 'breaking',
      deep_link: 'dinam://news/5',
    });
    assert.deepEqual(message.android, {
      priority: 'HIGH',
      ttl: '3600s',
      collapse_key: 'news-5',
      notification: { channel_id: 'breaking', tag: 'news-5' },
    });
    assert.equal(fake.grants, 1);
  });

test('over TLS it is HTTP/2', async (t) => {
  const { fake, send } = await setUp(t, { tls: true });
  trust(fake.certificate?.cert ?? '');
  assert.deepEqual(await send(['one']), [{ state: 'sent' }]);
  assert.equal(fake.log[0]?.protocol, 'h2');
});

const codes: [string, Scripted, Result][] = [
  ['the app was removed', say.unregistered, { state: 'gone', code: 'UNREGISTERED' }],
  ['another project', say.senderMismatch, { state: 'gone', code: 'SENDER_ID_MISMATCH' }],
  ['a token that is none, in words', say.badToken, { state: 'gone', code: 'BAD_TOKEN' }],
  ['a token that is none, by its field', say.badTokenField, { state: 'gone', code: 'BAD_TOKEN' }],
  ['keys of Apple', say.thirdParty, { state: 'failed', code: 'THIRD_PARTY_AUTH_ERROR' }],
  ['unavailable', say.unavailable(), { state: 'retry', code: 'UNAVAILABLE' }],
  ['unavailable until', say.unavailable(7), { state: 'retry', code: 'UNAVAILABLE', retryAfterMs: 7_000 }],
  ['internal', say.internal, { state: 'retry', code: 'INTERNAL' }],
  ['a page of a proxy', say.html, { state: 'retry', code: 'UNAVAILABLE' }],
  ['reset', say.reset, { state: 'retry', code: 'CONNECTION_LOST' }],
  ['redirect', { status: 302, code: 'MOVED' }, { state: 'failed', code: 'UNKNOWN' }],
];

for (const [name, scripted, expected] of codes)
  test(`one of three devices: ${name}`, async (t) => {
    const { fake, send } = await setUp(t);
    fake.answer('two', scripted);
    assert.deepEqual(await send(['one', 'two', 'three']), [{ state: 'sent' }, expected, { state: 'sent' }]);
    assert.deepEqual([...fake.delivered().values()], [1, 1]);
  });

test('what is wrong with the message itself stops all of it, and its next batch is not tried', async (t) => {
  for (const scripted of [
    say.tooBig,
    badRequest([{ field: 'message.data[0].value', description: 'Invalid value' }]),
    badRequest([{ field: 'message.android.ttl', description: 'Invalid TTL: not a registration token' }]),
  ]) {
    const { fake, send, clock } = await setUp(t);
    const many = Array.from({ length: 1_000 }, (_, n) => `t${n}`);
    fake.judge = ({ notification }) =>
      (notification as { title: string }).title === base.title ? scripted : undefined;
    const results = await send(many);
    assert.equal(results.length, 1_000);
    for (const r of results) assert.deepEqual(r, { state: 'failed', code: 'INVALID_ARGUMENT', stop: true });
    assert.ok(
      fake.requestCount <= 201,
      `${fake.requestCount} were tried: those on their way, and the check without a device`,
    );
    const { requestCount: asked } = fake;
    clock.ms += 5_000;
    assert.equal((await send(['another']))[0]?.state, 'failed');
    assert.equal(fake.requestCount, asked);
    assert.deepEqual(
      await send(['another'], { message: { title: 'मरम्मत' } }),
      [{ state: 'sent' }],
      'other messages go',
    );
  }
});

test('a used-up quota stops sending until the time that FCM names', async (t) => {
  const { fake, fcm, app, clock, send } = await setUp(t);
  const many = Array.from({ length: 500 }, (_, n) => `t${n}`);
  // The refusal is known before the other messages on their way are answered, or these answers would let more go.
  const released = Promise.withResolvers<void>();
  t.after(() => released.resolve());
  fake.next(say.quota(30), ...Array.from({ length: 199 }, () => ({ until: released.promise })));
  const sending = send(many);
  await until(async () => fcm.rateLimitedMs(app) > 0, Boolean);
  released.resolve();
  const results = await sending;
  const held = results.filter((r) => r.state === 'retry');
  assert.equal(held.length, 301, 'of the 200 on their way one was refused');
  const outcome = { state: 'retry', code: 'QUOTA_EXCEEDED', retryAfterMs: 30_000 };
  const [first, ...rest] = held.toSorted((a, b) => +('unasked' in a) - +('unasked' in b));
  assert.deepEqual(first, outcome);
  for (const r of rest) assert.deepEqual(r, { ...outcome, unasked: true });
  assert.equal(fake.requestCount, 500 - held.length + 1, 'those were not asked for');
  assert.equal(fcm.rateLimitedMs(app), 30_000);
  clock.ms += 10_000;
  const { requestCount: asked } = fake;
  assert.deepEqual(await send(['x']), [{ ...outcome, retryAfterMs: 20_000, unasked: true }]);
  const topic = await fcm.sendTopic(app, base, { topic: 'news.te' }, { signal });
  assert.equal(topic.state, 'retry');
  assert.equal(fake.requestCount, asked);
  clock.ms += 20_000;
  assert.equal(fcm.rateLimitedMs(app), 0);
  assert.deepEqual(await send(['x']), [{ state: 'sent' }]);
  fake.next(say.quota());
  assert.deepEqual(await send(['y']), [{ state: 'retry', code: 'QUOTA_EXCEEDED', retryAfterMs: 60_000 }]);
});

test('Retry-After as a date, and what is no time at all', async (t) => {
  const { fake, send, clock } = await setUp(t);
  clock.ms = Math.ceil(clock.ms / 1_000) * 1_000;
  fake.next(say.unavailable(new Date(clock.ms + 90_000).toUTCString()), say.unavailable('soon'), say.unavailable(-5));
  assert.deepEqual(await send(['a']), [{ state: 'retry', code: 'UNAVAILABLE', retryAfterMs: 90_000 }]);
  assert.deepEqual(await send(['a']), [{ state: 'retry', code: 'UNAVAILABLE' }]);
  assert.equal((await send(['a']))[0]?.state, 'retry');
});

test('a 404 that is not FCM’s own removes no device', async (t) => {
  const { fake, send, clock } = await setUp(t);
  fake.answer('a', say.notFound);
  fake.answer('b', say.permissionDenied);
  assert.deepEqual(await send(['a']), [{ state: 'retry', code: 'NOT_FOUND', retryAfterMs: 60_000 }]);
  clock.ms += 60_000;
  assert.deepEqual(await send(['b']), [{ state: 'retry', code: 'PERMISSION_DENIED', retryAfterMs: 60_000 }]);
  assert.ok(fake.requestCount === 2);
});

test('a connection that drops: no device is lost, and unsent messages are sent', async (t) => {
  const { fake, send } = await setUp(t);
  assert.deepEqual(await send(['first']), [{ state: 'sent' }]);
  fake.answer('t1', say.drop);
  const results = await send(Array.from({ length: 40 }, (_, n) => `t${n}`));
  for (const r of results)
    assert.ok(r.state === 'sent' || (r.state === 'retry' && r.code === 'CONNECTION_LOST'), JSON.stringify(r));
  assert.ok(results.some((r) => r.state === 'retry'));
  fake.drop();
  assert.deepEqual(await send(['last']), [{ state: 'sent' }], 'a new connection is made');
});

test('GOAWAY loses nothing and doubles nothing', async (t) => {
  const { fake, send } = await setUp(t, { streams: 20, delayMs: 2 });
  for (const n of [3, 50, 120, 121, 300]) fake.answer(`t${n}`, say.goaway);
  const many = Array.from({ length: 400 }, (_, n) => `t${n}`);
  assert.ok((await send(many)).every((r) => r.state === 'sent'));
  const counts = fake.delivered();
  assert.equal(counts.size, 400);
  assert.ok([...counts.values()].every((n) => n === 1));
});

test('an unreachable server is not hammered, and gets what waits when it is reachable', async (t) => {
  let tries = 0;
  const door = createServer((socket) => {
    tries++;
    socket.destroy();
  });
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  const { port } = door.address() as AddressInfo;
  t.after(() => door.close());
  const { fake, send, clock } = await setUp(t, { tls: true }, { FCM_BASE_URL: `https://127.0.0.1:${port}` });
  trust(fake.certificate?.cert ?? '');
  const many = Array.from({ length: 300 }, (_, n) => `t${n}`);
  const results = await send(many);
  assert.equal(results.length, 300);
  for (const r of results) assert.deepEqual([r.state, r.state !== 'sent' && r.code], ['retry', 'NO_CONNECTION']);
  const first = tries;
  assert.ok(first >= 1 && first <= 3, `${first} connections for 300 messages`);
  for (let n = 0; n < 50; n++) await send(many);
  assert.equal(tries, first, 'nobody knocks meanwhile');
  await new Promise<void>((resolve) => door.close(() => resolve()));
  const back = createServer((socket) => {
    const on = connect(Number(new URL(fake.url).port), '127.0.0.1');
    on.on('error', () => socket.destroy());
    socket.on('error', () => on.destroy());
    socket.pipe(on).pipe(socket);
  });
  await new Promise<void>((resolve) => back.listen(port, '127.0.0.1', resolve));
  t.after(() => back.close());
  let waiting = many;
  for (let n = 0; n < 100 && waiting.length; n++) {
    clock.ms += 60_000;
    const got = await send(waiting);
    waiting = waiting.filter((_, at) => got[at]?.state !== 'sent');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  assert.deepEqual([waiting.length, ...fake.delivered().values()], [0, ...Array(300).fill(1)]);
});

test('after a stop what is on its way is waited for, and nothing else is sent', async (t) => {
  const { fake, send } = await setUp(t);
  const released = Promise.withResolvers<void>();
  t.after(() => released.resolve());
  fake.judge = () => ({ until: released.promise });
  const abort = new AbortController();
  const many = Array.from({ length: 500 }, (_, n) => `t${n}`);
  const going = send(many, { signal: abort.signal });
  await until(
    async () => fake.requestCount,
    (n) => n === 200,
  );
  abort.abort(new Error('stopping'));
  released.resolve();
  const results = await going;
  assert.equal(fake.requestCount, 200);
  const sent = many.filter((_, n) => results[n]?.state === 'sent');
  assert.deepEqual(new Set(sent), new Set(fake.delivered().keys()), 'what was taken counts as sent, and nothing else');
  const rest = results.filter((r) => r.state !== 'sent');
  assert.deepEqual([sent.length, rest.length], [200, 300]);
  for (const r of rest) assert.deepEqual(r, { state: 'retry', code: 'STOPPED' });
  assert.deepEqual(await send(['x'], { signal: abort.signal }), [{ state: 'retry', code: 'STOPPED' }]);
  assert.equal(fake.requestCount, 200);
});

test('an answer whose body is lost: its status is enough; without one the result is unknown', async (t) => {
  for (const options of [{}, { only: 'h1' as const }]) {
    const { fake, send } = await setUp(t, options);
    fake.answer('cut', say.takenThenCut);
    fake.answer('lost', say.takenThenReset);
    assert.deepEqual(await send(['cut', 'lost']), [{ state: 'sent' }, { state: 'retry', code: 'CONNECTION_LOST' }]);
    assert.deepEqual(Object.fromEntries(fake.delivered()), { cut: 1, lost: 1 }, 'both were taken');
  }
});

test('every code has a sentence, and no result has another', () => {
  for (const code of pushCodes) assert.match(explain(code), /^[A-Z].{20,}\.$/, code);
  for (const [, , result] of codes) if (result.state !== 'sent') assert.ok(pushCodes.includes(result.code as never));
  assert.match(explain('constructor'), /constructor/);
});
