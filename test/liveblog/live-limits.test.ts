// Rest: it waits for readers that take nothing.

import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { test } from 'node:test';
import { onSqlite } from '../support/helper.ts';
import { until } from '../support/process.ts';
import { come, openStreams, setUp } from './live-scene.ts';

onSqlite(
  'streams are limited, per process and per address; a place is free again when its reader leaves',
  async (t, kind) => {
    const d = await setUp(t, kind, { LIVE_STREAMS: '4', LIVE_STREAMS_PER_ADDRESS: '2', TRUST_PROXY: '127.0.0.1' });
    const { id } = await d.story();
    const from = (ip: string) => d.stream(t, id, '', { 'x-forwarded-for': ip });
    const first = await from('203.0.113.7');
    await from('203.0.113.7');
    const third = await from('203.0.113.7');
    assert.equal(third.status, 429, 'too many of one address');
    assert.ok(Number(third.headers.get('retry-after')) > 0);
    assert.equal((await from('2001:db8::1')).status, 200);
    assert.equal((await from('2001:db8:7::1')).status, 200);
    const full = await from('198.51.100.9');
    assert.equal(full.status, 503, 'too many in all');
    assert.ok(Number(full.headers.get('retry-after')) > 0);
    assert.equal(await openStreams(d), 4);
    assert.equal((await d.running.call(`/api/v1/news/${id}/live`)).status, 200, 'readers can still ask');
    first.drop();
    const again = await until(
      () => from('198.51.100.9'),
      (s) => s.status === 200,
    );
    again.drop();
    await until(
      () => openStreams(d),
      (n) => n === 3,
    );
    for (let i = 0; i < 5; i++)
      assert.equal((await d.running.call('/api/v1/news/999999/live/stream')).status, 404, 'an error keeps no place');
  },
);

test('a second stream on one connection takes no place', async (t) => {
  const d = await setUp(t, 'sqlite', { LIVE_STREAMS: '20' });
  const { id } = await d.story();
  const { port } = new URL(d.running.url);
  const line = connect(Number(port), '127.0.0.1');
  t.after(() => line.destroy());
  line.on('error', () => {});
  line.write(`GET /api/v1/news/${id}/live/stream HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(5));
  await until(
    () => openStreams(d),
    (n) => n >= 1,
  );
  assert.equal(await openStreams(d), 1);
  line.destroy();
  await until(
    () => openStreams(d),
    (n) => n === 0,
  );
  for (let i = 0; i < 4; i++) assert.equal((await d.stream(t, id)).status, 200, 'every place is free again');
});

test('a reader that takes nothing is let go, and the others get everything', async (t) => {
  const d = await setUp(t, 'sqlite', { LIVE_HEARTBEAT_SECONDS: '1' });
  const { id } = await d.story();
  const { port } = new URL(d.running.url);
  const slow = connect(Number(port), '127.0.0.1');
  t.after(() => slow.destroy());
  slow.on('error', () => {});
  slow.write(`GET /api/v1/news/${id}/live/stream HTTP/1.1\r\nHost: x\r\n\r\n`);
  slow.pause();
  const quick = await d.stream(t, id);
  await until(
    () => openStreams(d),
    (n) => n === 2,
  );
  const content = `<p>${'వాన '.repeat(4_990)}</p>`;
  let posted = 0;
  while ((await openStreams(d)) === 2) {
    assert.ok(posted < 1_000, 'it is let go at last');
    await d.post(id, { content });
    posted++;
  }
  assert.equal(await openStreams(d), 1);
  const received = await come(quick, posted + 1);
  assert.deepEqual(
    received.map((e) => Number(e.id)),
    Array.from({ length: posted + 1 }, (_, i) => i),
  );
});
