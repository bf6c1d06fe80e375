import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { App } from '../../src/core/app.ts';
import { ConfigError, readConfig } from '../../src/core/config/config.ts';
import { vapidPair } from '../../src/core/config/push-keys.ts';
import { openDatabase } from '../../src/core/db/database.ts';
import { topicHeader } from '../../src/notifications/transports/payload.ts';
import { transportOf } from '../../src/notifications/transports/router.ts';
import type { Recipient, Result } from '../../src/notifications/transports/transport.ts';
import { endpointRefusal } from '../../src/notifications/transports/webpush/subscription.ts';
import { startFakeFcm } from '../support/fake-fcm/fake.ts';
import { base, signal } from '../support/fcm-setup.ts';
import { readyDatabase } from '../support/helper.ts';
import { until } from '../support/process.ts';
import { Browser, vapidClaims } from '../support/push-service.ts';
import { appWith, privateKey, publicKey, recipient, setUp, vapid } from '../support/webpush-setup.ts';

test('what arrives is what was sent, sealed for this browser and signed by us', async (t) => {
  const { service, browser, send, app } = await setUp(t);
  assert.deepEqual(await send(['/send/abc']), [{ state: 'sent' }]);
  const [delivery] = service.got;
  assert.ok(delivery);
  assert.deepEqual(browser.open(delivery), {
    notification: { title: base.title, body: base.body, image: base.imageUrl, tag: 'news-5' },
    data: { news_id: '5', notification_id: '41', type: 'breaking', deep_link: 'dinam://news/5' },
  });
  const { ttl, urgency, topic, authorization = '' } = delivery.headers;
  assert.deepEqual([ttl, urgency, topic], ['3600', 'high', topicHeader('news-5')]);
  const { aud, sub, exp } = vapidClaims(authorization, publicKey);
  assert.deepEqual([aud, sub], [service.url, 'mailto:desk@example.in']);
  const ahead = (exp as number) - app.now() / 1_000;
  assert.ok(ahead > 3_600 && ahead <= 86_400, `${ahead} s`);
  assert.throws(() => new Browser().open(delivery), 'nobody else can open it');
});

test('headers follow the message, and a signature is renewed before it ends', async (t) => {
  const { service, clock, send } = await setUp(t);
  await send(['/a'], { ttlSeconds: null, priority: 'normal', collapseKey: 'news.5~x' });
  await send(['/a'], { ttlSeconds: 0, collapseKey: null });
  clock.ms += 7 * 3_600_000;
  await send(['/a']);
  const [first, second, third] = service.got.map((d) => d.headers);
  assert.deepEqual([first?.ttl, first?.urgency], ['2419200', 'normal']);
  assert.match(first?.topic ?? '', /^[A-Za-z0-9_-]{32}$/);
  assert.deepEqual([second?.ttl, second?.topic], ['0', topicHeader('dinam-41')]);
  assert.equal(first?.authorization, second?.authorization, 'signed once');
  assert.notEqual(second?.authorization, third?.authorization);
});

test('every topic is one that Apple decodes: of own and of given keys, of any length', async (t) => {
  const { service, send } = await setUp(t);
  const keys = [
    null,
    'polls',
    'news-1234',
    'dinam-102',
    'a',
    '-',
    'x'.repeat(29),
    'y'.repeat(33),
    'z'.repeat(64),
    'a.b~c%d',
  ];
  for (const collapseKey of keys) await send(['/a'], { collapseKey });
  const topics = service.got.map(({ headers }) => headers.topic ?? '');
  for (const topic of topics) {
    assert.match(topic, /^[A-Za-z0-9_-]{1,32}$/);
    assert.notEqual(topic.length % 4, 1, topic);
    assert.equal(Buffer.from(topic, 'base64url').toString('base64url'), topic, 'no bits are left over');
  }
  assert.equal(new Set(topics).size, keys.length);
  await send(['/b'], { collapseKey: 'polls' });
  assert.equal(service.got.at(-1)?.headers.topic, topics[1], 'the same key, the same topic');
});

test('a text too long is cut and still arrives', async (t) => {
  const { service, browser, send } = await setUp(t);
  await send(['/a'], { title: 'క్ష్మీ'.repeat(120), body: 'క్ష్మీ నరసింహ '.repeat(200) });
  const content = browser.open(service.got[0] as never) as { notification: { title: string; body: string } };
  assert.match(content.notification.title, /^(క్ష్మీ)+…$/);
  assert.match(content.notification.body, /^క్ష్మీ నరసింహ .*…$/);
  assert.ok(service.got[0]!.body.length < 4_096);
});

test('each answer of a push service', async (t) => {
  const cases: [number, Record<string, string>, Result, body?: string][] = [
    [200, {}, { state: 'sent' }],
    [404, {}, { state: 'gone', code: 'UNREGISTERED' }],
    [410, {}, { state: 'gone', code: 'UNREGISTERED' }],
    [413, {}, { state: 'failed', code: 'TOO_LARGE' }],
    [401, {}, { state: 'failed', code: 'VAPID_REFUSED' }],
    [403, {}, { state: 'failed', code: 'VAPID_REFUSED' }],
    [400, {}, { state: 'failed', code: 'MESSAGE_REFUSED' }],
    [400, {}, { state: 'failed', code: 'MESSAGE_REFUSED' }, '{"reason":"BadWebPushTopic"}'],
    [415, {}, { state: 'failed', code: 'MESSAGE_REFUSED' }],
    [400, {}, { state: 'failed', code: 'VAPID_REFUSED' }, '{"reason":"VapidPkHashMismatch"}'],
    [400, {}, { state: 'failed', code: 'VAPID_REFUSED' }, '<TITLE>UnauthorizedRegistration</TITLE>'],
    [406, {}, { state: 'retry', code: 'QUOTA_EXCEEDED', retryAfterMs: 60_000 }],
    [408, {}, { state: 'retry', code: 'UNAVAILABLE' }],
    [307, { location: 'https://example.in/' }, { state: 'failed', code: 'UNKNOWN' }],
    [503, { 'retry-after': '9' }, { state: 'retry', code: 'UNAVAILABLE', retryAfterMs: 9_000 }],
    [500, {}, { state: 'retry', code: 'UNAVAILABLE' }],
  ];
  const { service, send } = await setUp(t);
  for (const [at, [status, headers, , body]] of cases.entries())
    service.answers.set(`/${at}`, { status, headers, ...(body === undefined ? {} : { body }) });
  assert.deepEqual(
    await send(cases.map((_, at) => `/${at}`)),
    cases.map(([, , result]) => result),
  );
  assert.equal(service.got.length, cases.length);
});

test('an invalid subscription is refused before any request', async (t) => {
  const { service, app, transport, browser } = await setUp(t);
  const good = JSON.parse(browser.subscription(`${service.url}/a`));
  const { p256dh } = good.keys;
  const bad = [
    'not json',
    'null',
    '[]',
    JSON.stringify({ ...good, endpoint: 5 }),
    JSON.stringify({ ...good, keys: {} }),
    JSON.stringify({ ...good, keys: { ...good.keys, auth: 'short' } }),
    JSON.stringify({ ...good, keys: { ...good.keys, p256dh: `${p256dh.slice(0, -6)}AAAAAA` } }),
    JSON.stringify({ ...good, keys: { ...good.keys, p256dh: '<script>' } }),
  ];
  for (const value of bad) {
    const result = await transport.send(app, base, [recipient(value)], { signal });
    assert.deepEqual(result, [{ state: 'gone', code: 'BAD_SUBSCRIPTION' }], value);
  }
  assert.equal(service.got.length, 0);
  for (const endpoint of ['http://push.example.in/x', 'https://10.1.2.3/x', 'ftp://x', 'https://push.example.in:8443/'])
    assert.match(endpointRefusal(appWith({}).config, endpoint) ?? '', /^must /, endpoint);
  assert.equal(endpointRefusal(appWith({}).config, 'https://push.example.in/x'), null);
});

test('a dry run sends no request; an unreachable service is retried', async (t) => {
  const { service, send, browser, app, transport } = await setUp(t);
  assert.deepEqual(await send(['/a'], {}, true), [{ state: 'sent' }]);
  assert.equal(service.got.length, 0);
  const nobody = recipient(browser.subscription('https://127.0.0.1:1/x'));
  assert.deepEqual(await transport.send(app, base, [nobody], { signal }), [{ state: 'retry', code: 'NO_CONNECTION' }]);
});

test('a stop waits for requests on their way and sends no more', async (t) => {
  const { service, browser, app, transport } = await setUp(t);
  const released = Promise.withResolvers<void>();
  t.after(() => released.resolve());
  service.answers.set('/slow', { status: 201, until: released.promise });
  const abort = new AbortController();
  const many = Array.from({ length: 100 }, () => recipient(browser.subscription(`${service.url}/slow`)));
  const going = transport.send(app, base, many, { signal: abort.signal });
  await until(
    async () => service.got.length,
    (n) => n >= 5,
  );
  abort.abort();
  released.resolve();
  const results = await going;
  const sent = results.filter((r) => r.state === 'sent').length;
  assert.ok(sent >= 5 && sent <= 32, `${sent} were on their way`);
  assert.equal(service.got.length, sent);
  for (const r of results.slice(sent)) assert.deepEqual(r, { state: 'retry', code: 'STOPPED' });
});

test('each device has its transport, and one without a transport fails with that code', async (t) => {
  const { service, app, browser } = await setUp(t);
  const fake = await startFakeFcm();
  t.after(() => fake.close());
  const to: Recipient[] = [
    { deviceId: 1, kind: 'token', value: 'one' },
    recipient(browser.subscription(`${service.url}/a`)),
    { deviceId: 3, kind: 'fid', value: 'three' },
  ];
  const env = {
    FETCH_ALLOW: '127.0.0.1',
    WEBPUSH_HOSTS: '127.0.0.1',
    ...(await readyDatabase(t, 'sqlite')),
    ...fake.env,
  };
  const both = appWith(env);
  const db = openDatabase(both.config, both.log);
  t.after(() => db.close());
  Object.assign(both, { db });
  const transport = transportOf(both);
  t.after(() => transport.close());
  assert.equal(transport, transportOf(both), 'one of each program');
  assert.deepEqual([transport.name, transport.ends, transport.topics], ['fcm+webpush', 'sent', true]);
  assert.deepEqual(await transport.send(both, base, to, { signal }), Array(3).fill({ state: 'sent' }));
  assert.deepEqual([fake.log.map((e) => e.value), service.got.length], [['one', 'three'], 1]);

  const only = transportOf(app);
  assert.deepEqual([only.name, only.topics], ['webpush', false]);
  const lost: Result = { state: 'failed', code: 'NOT_CONFIGURED' };
  assert.deepEqual(await only.send(app, base, to, { signal }), [lost, { state: 'sent' }, lost]);
  assert.equal((await only.sendTopic(app, base, { topic: 'news.te' }, { signal })).state, 'failed');
  assert.equal(transportOf({ ...app, db: {}, config: readConfig({ NODE_ENV: 'test' }) } as App).name, 'log');
});

test('keys that are none stop the start, and the message names them', () => {
  const other = vapidPair();
  const cases: [Record<string, string>, RegExp][] = [
    [{ VAPID_PUBLIC_KEY: publicKey }, /VAPID_PRIVATE_KEY and VAPID_SUBJECT must be given/],
    [{ ...vapid, VAPID_SUBJECT: '' }, /VAPID_SUBJECT must be given/],
    [{ ...vapid, VAPID_SUBJECT: 'desk@example.in' }, /VAPID_SUBJECT must be mailto:/],
    [{ ...vapid, VAPID_PUBLIC_KEY: 'BAD' }, /VAPID_PUBLIC_KEY must be the public half/],
    [{ ...vapid, VAPID_PRIVATE_KEY: publicKey }, /VAPID_PRIVATE_KEY must be the private half/],
    [{ ...vapid, VAPID_PUBLIC_KEY: other.publicKey }, /are no pair/],
  ];
  for (const [env, pattern] of cases)
    assert.throws(
      () => readConfig(env),
      (error) => error instanceof ConfigError && pattern.test(error.message) && !error.message.includes(privateKey),
      String(pattern),
    );
});
