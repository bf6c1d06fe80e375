import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pino } from 'pino';
import type { App } from '../../src/core/app.ts';
import type { Result } from '../../src/notifications/transports/transport.ts';
import { WebPushTransport } from '../../src/notifications/transports/webpush/transport.ts';
import { base, signal } from '../support/fcm-setup.ts';
import { appWith, recipient, setUp } from '../support/webpush-setup.ts';

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

test('a rate limit of one subscription applies to it alone', async (t) => {
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
  const expected = { state: 'retry', code: 'TIMEOUT' };
  assert.deepEqual(results.slice(0, 32), Array(32).fill(expected));
  for (const r of results.slice(32)) assert.deepEqual([r.state, 'unasked' in r && r.unasked], ['retry', true]);
});

test('a name that leads inside for a while removes no browser', async (t) => {
  const { transport, browser } = await setUp(t);
  const open = appWith({ WEBPUSH_HOSTS: '*' });
  const to = [recipient(browser.subscription('https://localhost/push/1'))]; // port 443, so it is looked up
  assert.deepEqual(await transport.send(open, base, to, { signal }), [{ state: 'retry', code: 'NO_CONNECTION' }]);
});

test('only configured push services get requests; a browser of another stays registered', async (t) => {
  const { service, transport, browser } = await setUp(t);
  const sendTo = async (hosts: string | undefined, endpoint: string): Promise<Result[]> => {
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
    assert.deepEqual(await sendTo(undefined, `https://${host}/x`), sent, host);
  for (const host of ['news.example.in', 'fcm.googleapis.com.example.in', 'xnotify.windows.com', 'push.apple.com'])
    assert.deepEqual(await sendTo(undefined, `https://${host}/x`), refused, host);
  assert.deepEqual(await sendTo('*.example.in', 'https://a.push.example.in/x'), sent);
  assert.deepEqual(await sendTo('*', 'https://anything.example.in/x'), sent);
  assert.deepEqual(await sendTo('push.example.in', `${service.url}/x`), refused);
  assert.equal(service.got.length, 0);
});

test('the log has the answer of a push service once, and no endpoint', async (t) => {
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

test('an address that a client sends must be https and public, and gets no request otherwise', async (t) => {
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
