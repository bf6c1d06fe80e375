// Rest: it stops servers and waits for what they have begun.

import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { type Json, onPostgres, onSqlite, readyDatabase } from '../support/helper.ts';
import { login, serve, until } from '../support/process.ts';
import { watch } from './live-helper.ts';
import { come, titles } from './live-scene.ts';

const owner = { ADMIN_USERNAME: 'owner', ADMIN_PASSWORD: 'ఒక-మంచి-password-1' };

/** Any request to a process, logged in. */
async function posting(url: string): Promise<(path: string, json: Json) => Promise<Json>> {
  const token = await login(url, owner.ADMIN_USERNAME, owner.ADMIN_PASSWORD);
  return async (path, json) => {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(json),
    });
    assert.ok(response.ok, `${path}: ${response.status}`);
    return ((await response.json()) as Json).data;
  };
}

onSqlite('SIGTERM ends the streams with a time to reconnect, and the process ends', async (t, kind) => {
  const env = { ...(await readyDatabase(t, kind)), ...owner };
  const one = await serve(t, env);
  const post = await posting(one.url);
  const { id } = await post('/api/news.php', { title: 'ప్రత్యక్షం', content_type: 'live' });
  const stream = `${one.url}/api/v1/news/${id}/live/stream`;
  const streams = await Promise.all(Array.from({ length: 20 }, () => watch(t, stream)));
  await post(`/api/admin/news/${id}/live`, { title: 'ఒకటి' });
  await Promise.all(streams.map((s) => come(s, 2)));
  const { port } = new URL(one.url);
  const deaf = connect(Number(port), '127.0.0.1');
  deaf.on('error', () => {}).write(`GET /api/v1/news/${id}/live/stream HTTP/1.1\r\nHost: x\r\n\r\n`);
  deaf.pause();
  t.after(() => deaf.destroy());
  await until(
    async () => (await fetch(`${one.url}/metrics`)).text(),
    (text) => text.includes('\ndinam_live_streams 21\n'),
  );
  one.child.kill('SIGTERM');
  assert.equal(await one.ended, 0);
  await Promise.all(streams.map((s) => s.over));
  for (const s of streams) {
    assert.equal(s.retries.length, 2, 'one at the start, one at the end');
    assert.ok((s.retries[1] as number) >= 1_000);
    assert.deepEqual(
      s.received.map((e) => e.event),
      ['start', 'entry'],
    );
  }
  assert.ok(
    !one.lines.some((line) => line.includes('/live/stream') && line.includes('"warn"')),
    'a stream is not slow',
  );
  const two = await serve(t, env);
  const resumed = await watch(t, `${two.url}/api/v1/news/${id}/live/stream`, { 'last-event-id': '0' });
  assert.equal((await come(resumed, 2))[1]?.data.title, 'ఒకటి');
  two.child.kill('SIGTERM');
  assert.equal(await two.ended, 0);
});

onPostgres('two programs on one PostgreSQL: what one takes in, the streams of the other tell', async (t) => {
  const env = { ...(await readyDatabase(t, 'postgres')), ...owner };
  const [a, b] = await Promise.all([serve(t, env), serve(t, env)]);
  const [toA, toB] = await Promise.all([posting(a.url), posting(b.url)]);
  const { id } = await toA('/api/news.php', { title: 'ప్రత్యక్షం', content_type: 'live' });
  const streams = await Promise.all([a, b].map(({ url }) => watch(t, `${url}/api/v1/news/${id}/live/stream?after=0`)));
  await Promise.all(
    Array.from({ length: 20 }, (_, i) => (i % 2 ? toA : toB)(`/api/admin/news/${id}/live`, { title: `మార్పు ${i}` })),
  );
  for (const stream of streams) {
    const received = await come(stream, 21);
    assert.deepEqual(
      received.map((e) => Number(e.id)),
      Array.from({ length: 21 }, (_, i) => i),
    );
    assert.equal(new Set(titles(received.slice(1).map((e) => e.data))).size, 20);
  }
  await toA(`/api/admin/news/${id}/live/close`, {});
  await Promise.all(streams.map((s) => s.over));
  for (const s of streams) assert.equal(s.received.at(-1)?.event, 'end');
  for (const { child, ended } of [a, b]) {
    child.kill('SIGTERM');
    assert.equal(await ended, 0);
  }
});
