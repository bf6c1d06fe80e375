// Rest: it starts programs.

import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { type TestContext, test } from 'node:test';
import { AddressQuota } from '../../src/http/address-quota.ts';
import { type Running, start } from '../support/helper.ts';
import { until } from '../support/process.ts';
import { growthByUnread, unread } from '../support/unread.ts';

const countOf = async ({ call }: Running): Promise<number> =>
  Number((await call('/metrics')).text.match(/^dinam_connections (\d+)$/m)?.[1]);

const large = 'GET /api/openapi.json HTTP/1.1\r\nHost: a\r\n\r\n';

test('a peer that takes nothing is let go, whatever it goes on sending; one that is slow gets everything', async (t) => {
  const running = await start(t, 'sqlite', { WRITE_TIMEOUT_MS: '1500' });
  const size = (await running.call('/api/openapi.json')).text.length;
  const before = await countOf(running);
  for (let i = 0; i < 5; i++) await unread(t, running.url, large.repeat(8));
  for (let i = 0; i < 5; i++) {
    const talking = await unread(t, running.url, large.repeat(8));
    const timer = setInterval(() => talking.writable && talking.write(large), 200);
    t.after(() => clearInterval(timer));
  }
  const { port } = new URL(running.url);
  const slow = connect(Number(port), '127.0.0.1');
  t.after(() => slow.destroy());
  let got = 0;
  slow.on('data', (chunk) => {
    got += chunk.length;
    slow.pause();
    setTimeout(() => slow.resume(), 50);
  });
  slow.on('error', () => {});
  slow.write(large.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'));
  await until(
    () => countOf(running),
    (n) => n <= before + 1,
    60_000,
  );
  await until(
    async () => got,
    (n) => n > size,
    60_000,
  );
});

test('connections are limited, in all and for an address; those of a named proxy in all only', async (t) => {
  const open = (running: Running): Promise<string> =>
    new Promise((resolve) => {
      const { port } = new URL(running.url);
      const socket = connect(Number(port), '127.0.0.1');
      t.after(() => socket.destroy());
      const settled = (text: string) => resolve(text.split('\r\n')[0] as string);
      socket.on('data', (chunk) => settled(String(chunk)));
      socket.on('error', () => settled('refused'));
      socket.on('close', () => settled('refused'));
      socket.write('GET /health/live HTTP/1.1\r\nHost: a\r\n\r\n');
    });
  const alone = await start(t, 'sqlite', { CONNECTIONS: '100', CONNECTIONS_PER_ADDRESS: '4' });
  for (let i = 0; i < 4; i++) assert.equal(await open(alone), 'HTTP/1.1 200 OK');
  assert.notEqual(await open(alone), 'HTTP/1.1 200 OK', 'too many of one address');
  const behind = await start(t, 'sqlite', {
    CONNECTIONS: '12',
    CONNECTIONS_PER_ADDRESS: '4',
    TRUST_PROXY: '127.0.0.1',
  });
  for (let i = 0; i < 12; i++) assert.equal(await open(behind), 'HTTP/1.1 200 OK', `${i}`);
  assert.notEqual(await open(behind), 'HTTP/1.1 200 OK', 'too many in all');
});

/** A peer that keeps its half of a connection open when the server closes the other one. */
function halfOpen(
  t: TestContext,
  running: Running,
  bytes: string,
): { closed: Promise<string>; send(more: string): void } {
  const socket = connect({ port: Number(new URL(running.url).port), host: '127.0.0.1', allowHalfOpen: true });
  t.after(() => socket.destroy());
  let text = '';
  socket.on('data', (chunk) => {
    text += String(chunk);
  });
  const closed = new Promise<string>((resolve) => {
    socket.on('error', () => resolve(text)); // a reset is an end, too
    socket.on('end', () => resolve(text));
  });
  socket.write(bytes);
  return { closed, send: (more) => void (socket.writable && socket.write(more)) };
}

test('a connection that was refused is closed though its peer keeps its half open', async (t) => {
  const running = await start(t, 'sqlite', { REQUEST_TIMEOUT_MS: '1000' });
  const before = await countOf(running);
  const refused = [
    halfOpen(t, running, 'x\r\n\r\n'),
    halfOpen(t, running, 'GET /api/v1/news HTTP/1.1\r\nHo'), // and no more
    halfOpen(
      t,
      running,
      'POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 1000000000000000\r\n\r\n{',
    ),
  ];
  const [wrong, unfinished] = await Promise.all(refused.map(({ closed }) => closed));
  assert.match(wrong as string, /^HTTP\/1\.1 400 /);
  assert.match(unfinished as string, /^HTTP\/1\.1 408 /);
  await until(
    () => countOf(running),
    (n) => n <= before,
    30_000,
  );
});

test('of a request that is answered, a body without end is not read on', { timeout: 60_000 }, async (t) => {
  const running = await start(t, 'sqlite', { REQUEST_TIMEOUT_MS: '600000' });
  const before = await countOf(running);
  const endless = 'Host: a\r\nContent-Type: application/json\r\nContent-Length: 1000000000000000\r\n\r\n';
  const answers = await Promise.all(
    ['POST /api/v1/devices', 'POST /api/admin/news', 'GET /health/live'].map(async (line) => {
      const { closed, send } = halfOpen(t, running, `${line} HTTP/1.1\r\n${endless}`);
      const timer = setInterval(() => send('క'.repeat(1_000)), 20);
      t.after(() => clearInterval(timer));
      return (await closed).split('\r\n')[0];
    }),
  );
  assert.deepEqual(answers, ['HTTP/1.1 413 Payload Too Large', 'HTTP/1.1 401 Unauthorized', 'HTTP/1.1 200 OK']);
  await until(
    () => countOf(running),
    (n) => n <= before,
    30_000,
  );
});

test('requests that are pipelined are answered, up to a number of them', async (t) => {
  const running = await start(t, 'sqlite');
  const request = 'GET /api/v1/nothing HTTP/1.1\r\nHost: a\r\n\r\n';
  const last = 'GET /health/live HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
  const few = await halfOpen(t, running, request.repeat(40) + last).closed;
  assert.equal(few.split('HTTP/1.1 404').length - 1, 40);
  const many = await halfOpen(t, running, request.repeat(2_000) + last).closed;
  assert.ok(many.split('HTTP/1.1 404').length - 1 <= 64);
  assert.doesNotMatch(many, /HTTP\/1\.1 200/);
});

test('nothing is answered behind a stream of events, and a flood of requests there ends it', async (t) => {
  const running = await start(t, 'sqlite');
  const token = await running.tokenOf('editor');
  const json = { title: 'ప్రత్యక్ష వార్తలు', content_type: 'live', content: '<p>ఇప్పుడు</p>' };
  const { id } = (await running.call('/api/admin/news', { token, json })).body.data;
  await running.call(`/api/admin/news/${id}/publish`, { token, json: {} });
  const stream = halfOpen(t, running, `GET /api/v1/news/${id}/live/stream HTTP/1.1\r\nHost: a\r\n\r\n`);
  await until(
    async () => (await running.call('/metrics')).text,
    (text) => /^dinam_live_streams 1/m.test(text),
  );
  stream.send('GET /health/live HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(100));
  const text = await stream.closed;
  assert.match(text, /event-stream/);
  assert.doesNotMatch(text, /"status":"ok"/);
});

test('ten addresses that take what they can leave places for others', () => {
  const quota = new AddressQuota(1_000, 100);
  for (let i = 0; i < 10_000; i++) quota.take(`10.0.0.${i % 10}`);
  const left = 1_000 - quota.used;
  assert.ok(left >= 150, `${left} are left`);
  for (let i = 0; i < left; i++) assert.equal(quota.take(`192.0.2.${i}`), null, `reader ${i}`);
  assert.equal(quota.take('198.51.100.1'), 'total');
  quota.giveBack('10.0.0.1');
  assert.equal(quota.take('10.0.0.2'), 'address');
  assert.equal(quota.take('198.51.100.1'), null);
});

test('connections that never read share the bytes of their answers', async (t) => {
  const grown = await growthByUnread(t, 300);
  assert.ok(grown < 60, `${grown.toFixed(0)} MB for 300`);
});
