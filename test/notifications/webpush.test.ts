import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { pino } from 'pino';
import type { App } from '../../src/core/app.ts';
import { ConfigError, readConfig } from '../../src/core/config/config.ts';
import { vapidPair } from '../../src/core/config/push-keys.ts';
import { openDatabase } from '../../src/core/db/database.ts';
import { createLog } from '../../src/core/log/log.ts';
import { transportOf } from '../../src/notifications/transports/router.ts';
import type { Message, Recipient, Result } from '../../src/notifications/transports/transport.ts';
import { endpointRefusal } from '../../src/notifications/transports/webpush/subscription.ts';
import { WebPushTransport } from '../../src/notifications/transports/webpush/transport.ts';
import { startFakeFcm } from '../support/fake-fcm/fake.ts';
import { base, signal } from '../support/fcm-setup.ts';
import { readyDatabase } from '../support/helper.ts';
import { until } from '../support/process.ts';
import { Browser, pushService, vapidClaims } from '../support/push-service.ts';

const { publicKey, privateKey } = vapidPair();
const vapid = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: 'mailto:desk@example.in' };

function appWith(env: Record<string, string>, clock = { ms: Date.now() }): App {
  const config = readConfig({ NODE_ENV: 'test', ...vapid, ...env });
  return { config, db: {}, log: createLog('silent'), now: () => clock.ms } as unknown as App;
}

const recipient = (value: string): Recipient => ({ deviceId: 1, kind: 'webpush', value });

async function setUp(t: TestContext) {
  const service = await pushService(t);
  const clock = { ms: Date.now() };
  const app = appWith({ FETCH_ALLOW: '127.0.0.1', WEBPUSH_HOSTS: '127.0.0.1' }, clock);
  const transport = new WebPushTransport();
  const browser = new Browser();
  const send = (paths: string[], more: Partial<Message> = {}, validate = false): Promise<Result[]> => {
    const to = paths.map((path) => recipient(browser.subscription(service.url + path)));
    return transport.send(app, { ...base, ...more }, to, { signal, validate });
  };
  return { service, clock, app, transport, browser, send };
}

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
  assert.deepEqual([ttl, urgency, topic], ['3600', 'high', 'news-5']);
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
  assert.deepEqual([second?.ttl, second?.topic], ['0', 'dinam-41']);
  assert.equal(first?.authorization, second?.authorization, 'signed once');
  assert.notEqual(second?.authorization, third?.authorization);
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
  const cases: [number, Record<string, string>, Result][] = [
    [200, {}, { state: 'sent' }],
    [404, {}, { state: 'gone', code: 'UNREGISTERED' }],
    [410, {}, { state: 'gone', code: 'UNREGISTERED' }],
    [413, {}, { state: 'failed', code: 'TOO_LARGE' }],
    [401, {}, { state: 'failed', code: 'VAPID_REFUSED' }],
    [403, {}, { state: 'failed', code: 'VAPID_REFUSED' }],
    [400, {}, { state: 'failed', code: 'UNKNOWN' }],
    [307, { location: 'https://example.in/' }, { state: 'failed', code: 'UNKNOWN' }],
    [503, { 'retry-after': '9' }, { state: 'retry', code: 'UNAVAILABLE', retryAfterMs: 9_000 }],
    [500, {}, { state: 'retry', code: 'UNAVAILABLE' }],
  ];
  const { service, send } = await setUp(t);
  for (const [at, [status, headers]] of cases.entries()) service.answers.set(`/${at}`, { status, headers });
  assert.deepEqual(
    await send(cases.map((_, at) => `/${at}`)),
    cases.map(([, , result]) => result),
  );
  assert.equal(service.got.length, cases.length);
});

const refused = { state: 'retry', code: 'QUOTA_EXCEEDED' };

test('a push service of which several subscriptions had enough is left alone for as long as it says', async (t) => {
  const { service, clock, send } = await setUp(t);
  for (const path of ['/a', '/b', '/c']) service.answers.set(path, { status: 429, headers: { 'retry-after': '40' } });
  assert.deepEqual(await send(['/a', '/b', '/c']), Array(3).fill({ ...refused, retryAfterMs: 40_000 }));
  clock.ms += 15_000;
  assert.deepEqual(await send(['/d']), [{ ...refused, retryAfterMs: 25_000, unasked: true }]);
  assert.equal(service.got.length, 3);
  clock.ms += 25_000;
  assert.deepEqual(await send(['/d']), [{ state: 'sent' }]);
});

test('what one subscription is told holds for it alone', async (t) => {
  const { service, send } = await setUp(t);
  const many = Array.from({ length: 200 }, (_, n) => `/push/${n}`);
  service.answers.set('/push/3', { status: 429, headers: { 'retry-after': '1800' } });
  const results = await send(many);
  assert.deepEqual(results[3], { ...refused, retryAfterMs: 1_800_000 });
  assert.equal(results.filter((r) => r.state === 'sent').length, 199);
  // However often it says so.
  for (let n = 0; n < 5; n++) assert.deepEqual(await send(['/push/3']), [{ ...refused, retryAfterMs: 1_800_000 }]);
  assert.deepEqual(await send(['/push/4']), [{ state: 'sent' }]);
});

test('no push service is left alone for longer than five minutes, nor after the clock was set back', async (t) => {
  const { service, clock, send } = await setUp(t);
  for (const path of ['/a', '/b', '/c']) service.answers.set(path, { status: 429, headers: { 'retry-after': '3600' } });
  await send(['/a', '/b', '/c']);
  assert.deepEqual(await send(['/d']), [{ ...refused, retryAfterMs: 300_000, unasked: true }]);
  clock.ms -= 86_400_000;
  assert.deepEqual(await send(['/d']), [{ state: 'sent' }]);
});

test('of push services that never answer a batch waits so long and no longer', async (t) => {
  const { service, app, browser } = await setUp(t);
  const many = Array.from({ length: 70 }, (_, n) => `/push/${n}`);
  for (const path of many) service.answers.set(path, { status: 201, silent: true });
  service.answers.set('/push/69', { status: 201 });
  const to = many.map((path) => recipient(browser.subscription(service.url + path)));
  const results = await new WebPushTransport(5_000).send(app, base, to, { signal });
  assert.equal(service.got.length, 32, 'those that were begun at once');
  const asked = { state: 'retry', code: 'TIMEOUT' };
  assert.deepEqual(results.slice(0, 32), Array(32).fill(asked));
  for (const r of results.slice(32)) assert.deepEqual([r.state, 'unasked' in r && r.unasked], ['retry', true]);
});

test('a name that leads inside for a while removes no browser', async (t) => {
  const { transport, browser } = await setUp(t);
  const open = appWith({ WEBPUSH_HOSTS: '*' });
  const to = [recipient(browser.subscription('https://localhost/push/1'))]; // port 443, so it is looked up
  assert.deepEqual(await transport.send(open, base, to, { signal }), [{ state: 'retry', code: 'NO_CONNECTION' }]);
});

test('only push services that are named are asked; a browser of another stays on the list', async (t) => {
  const { service, transport, browser } = await setUp(t);
  const asked = async (hosts: string | undefined, endpoint: string): Promise<Result[]> => {
    const app = appWith({ FETCH_ALLOW: '127.0.0.1', ...(hosts === undefined ? {} : { WEBPUSH_HOSTS: hosts }) });
    return transport.send(app, base, [recipient(browser.subscription(endpoint))], { signal, validate: true });
  };
  const refused = [{ state: 'failed', code: 'SERVICE_NOT_NAMED' }];
  const sent = [{ state: 'sent' }];
  for (const host of [
    'fcm.googleapis.com',
    'updates.push.services.mozilla.com',
    'web.push.apple.com',
    'wns2-pn1p.notify.windows.com',
  ])
    assert.deepEqual(await asked(undefined, `https://${host}/x`), sent, host);
  for (const host of ['news.example.in', 'fcm.googleapis.com.example.in', 'xnotify.windows.com', 'push.apple.com'])
    assert.deepEqual(await asked(undefined, `https://${host}/x`), refused, host);
  assert.deepEqual(await asked('*.example.in', 'https://a.push.example.in/x'), sent);
  assert.deepEqual(await asked('*', 'https://anything.example.in/x'), sent);
  assert.deepEqual(await asked('push.example.in', `${service.url}/x`), refused);
  assert.equal(service.got.length, 0);
});

test('the log has what a push service said, once for all, and no endpoint', async (t) => {
  const { service, app, browser } = await setUp(t);
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  const many = Array.from({ length: 40 }, (_, n) => `/secret/${n}`);
  for (const path of many) service.answers.set(path, { status: 400, body: `no such thing as ${path}` });
  const to = many.map((path) => recipient(browser.subscription(service.url + path)));
  await new WebPushTransport().send({ ...app, log } as App, base, to, { signal });
  assert.equal(lines.length, 1, lines.join());
  assert.match(lines[0] ?? '', /"status":400.*no such thing as …/);
  assert.doesNotMatch(lines[0] ?? '', /secret/);
});

test('an address of a stranger must be https and public, and is never asked otherwise', async (t) => {
  const { service, browser, app, transport } = await setUp(t);
  const closed = appWith({});
  const { port } = new URL(service.url);
  const inside = [
    `https://127.0.0.1:${port}/`,
    `https://localhost:${port}/`,
    'https://10.0.0.1/',
    'https://[::1]/',
    'https://169.254.169.254/latest',
    'https://user:pass@push.example.in/',
  ];
  for (const endpoint of inside) {
    const value = browser.subscription(endpoint);
    const result = await transport.send(closed, base, [recipient(value)], { signal });
    assert.deepEqual(result, [{ state: 'gone', code: 'ENDPOINT_REFUSED' }], endpoint);
  }
  const plain = recipient(browser.subscription('http://127.0.0.1/'));
  assert.deepEqual(await transport.send(app, base, [plain], { signal }), [{ state: 'gone', code: 'ENDPOINT_REFUSED' }]);
  assert.equal(service.got.length, 0);
});

test('what is no subscription is found out before anything is asked', async (t) => {
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

test('a dry run asks nobody; a service that cannot be reached is tried later', async (t) => {
  const { service, send, browser, app, transport } = await setUp(t);
  assert.deepEqual(await send(['/a'], {}, true), [{ state: 'sent' }]);
  assert.equal(service.got.length, 0);
  const nobody = recipient(browser.subscription('https://127.0.0.1:1/x'));
  assert.deepEqual(await transport.send(app, base, [nobody], { signal }), [{ state: 'retry', code: 'NO_CONNECTION' }]);
});

test('after a stop what is on its way is waited for, and nobody else is asked', async (t) => {
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

test('each device goes its own way, and one without a way is told so', async (t) => {
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
