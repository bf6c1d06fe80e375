import assert from 'node:assert/strict';
import { Agent, request } from 'node:http';
import { test } from 'node:test';
import { onSqlite, start } from '../support/helper.ts';
import { addNews, atOnce } from './admission-scene.ts';

onSqlite('dear answers wait in a queue that has an end; what is in memory is sent all the while', async (t, kind) => {
  const running = await start(t, kind, { READ_QUEUE: '3' });
  await addNews(running, 30);
  const known = '/api/v1/news?lang=te';
  assert.equal((await running.call(known)).status, 200);
  const dear = Array.from({ length: 40 }, (_, i) => `/api/v1/news?lang=te&sort=-views&limit=${i + 41}`);
  const pending = atOnce(running, dear);
  const cached = await Promise.all(Array.from({ length: 20 }, () => running.call(known)));
  assert.deepEqual([...new Set(cached.map(({ status }) => status))], [200], 'every cached read is answered');
  const replies = await pending;
  assert.deepEqual([...new Set(replies.map(({ status }) => status))].sort(), [200, 503]);
  const refused = replies.find(({ status }) => status === 503)?.text ?? '';
  assert.match(refused, /"code":"unavailable"/);
  assert.match(refused, /\r\nretry-after: [1-9]/i);
  const metrics = (await running.call('/metrics')).text;
  assert.match(metrics, /dinam_reads_refused_total\{reason="queue"\} [1-9]/);
  assert.match(metrics, /dinam_reads_waiting\{kind="heavy"\} 0/);
  assert.equal((await running.call('/api/v1/news?lang=te&sort=-views&limit=99')).status, 200, 'and then there is room');
});

test('an address may have so many computed answers, and any number from memory; another has its own', async (t) => {
  const running = await start(t, 'sqlite', { READS_PER_MINUTE: '3', TRUST_PROXY: '127.0.0.1' });
  const sendRequest = (path: string, ip: string, method = 'GET') =>
    running.call(path, { method, headers: { 'x-forwarded-for': ip } });
  const here = '2001:db8:0:1::7';
  // A third of a minute's tokens at once; the next comes in 20 seconds.
  assert.equal((await sendRequest('/api/v1/news?limit=1', here)).status, 200);
  const refused = await sendRequest('/api/v1/news?limit=11', here);
  assert.equal(refused.status, 429);
  assert.equal(refused.body.code, 'rate_limited');
  assert.equal(refused.headers.get('ratelimit-limit'), '3');
  assert.equal(refused.headers.get('ratelimit-remaining'), '0');
  assert.equal(refused.headers.get('retry-after'), refused.headers.get('ratelimit-reset'));
  assert.equal((await sendRequest('/api/v1/news?limit=11', '2001:db8:0:1:ffff::9')).status, 429, 'of the same line');
  const stream = '/api/v1/news/987654321/live/stream';
  for (const method of ['GET', 'HEAD'])
    assert.equal((await sendRequest(stream, here, method)).status, 429, 'a query as well');
  for (let i = 0; i < 30; i++) assert.equal((await sendRequest('/api/v1/news?limit=1', here)).status, 200);
  assert.equal((await sendRequest('/api/v1/news?limit=11', '2001:db8:0:2::7')).status, 200, 'of another line');
  assert.equal((await sendRequest('/api/v1/news?limit=11', here)).status, 200, 'since somebody else has had it made');
  assert.equal((await sendRequest(stream, '2001:db8:0:3::7')).status, 404);
});

test('equal requests that wait for their turn share it: one of them takes tokens', async (t) => {
  // A burst of 100 tokens; each of these takes five, and two run at a time.
  const running = await start(t, 'sqlite', { READS_PER_MINUTE: '300', WORKERS: '0' });
  const path = (limit: number): string => `/api/v1/news?lang=te&sort=-views&limit=${limit}`;
  const others = Array.from({ length: 12 }, (_, i) => path(i + 41));
  const equal = Array.from({ length: 10 }, () => path(80));
  const replies = await atOnce(running, [...others, ...equal]);
  assert.deepEqual([...new Set(replies.map(({ status }) => status))], [200]);
  const more = await atOnce(
    running,
    Array.from({ length: 10 }, (_, i) => path(i + 81)),
  );
  assert.deepEqual([...new Set(more.map(({ status }) => status))].sort(), [200, 429], 'the others have taken theirs');
});

test('errors of an address that causes many are delayed, and nothing else', async (t) => {
  const running = await start(t, 'sqlite', { ERRORS_PER_MINUTE: '1', TRUST_PROXY: '127.0.0.1' });
  const sendRequest = (path: string, ip: string) => running.call(path, { headers: { 'x-forwarded-for': ip } });
  const delayed = async (): Promise<string | undefined> =>
    /dinam_errors_delayed_total (\d+)/.exec((await running.call('/metrics')).text)?.[1];
  assert.equal((await sendRequest('/api/v1/ఏమీ-లేదు', '203.0.113.7')).status, 404);
  assert.equal(await delayed(), '0');
  const second = await sendRequest('/api/v1/news?limit=x', '203.0.113.7');
  assert.deepEqual([second.status, second.body.code], [400, 'invalid']);
  assert.equal(await delayed(), '1');
  assert.equal((await sendRequest('/api/v1/news?lang=te', '203.0.113.7')).status, 200);
  assert.equal((await sendRequest('/api/v1/কিছু-নেই', '203.0.113.8')).status, 404);
  assert.equal(await delayed(), '1', 'neither what is right, nor the first error of another address');
});

test('the connection of a delayed error ends with it where a body is still to come', async (t) => {
  const running = await start(t, 'sqlite', { ERRORS_PER_MINUTE: '1', TRUST_PROXY: '127.0.0.1' });
  const agent = new Agent({ keepAlive: true });
  t.after(() => agent.destroy());
  const large = (ip: string): Promise<[status?: number, connection?: string]> =>
    new Promise((resolve, reject) => {
      const headers = { 'x-forwarded-for': ip, 'content-type': 'application/json', 'content-length': 1_048_576 };
      const sent = request(`${running.url}/api/v1/devices`, { agent, method: 'POST', headers }, (answer) => {
        resolve([answer.statusCode, answer.headers.connection]);
        sent.on('error', () => {}).destroy();
      });
      sent.on('error', reject);
      sent.write(`{"token":"${'క'.repeat(100)}`);
    });
  assert.deepEqual(await large('203.0.113.9'), [413, 'keep-alive']);
  assert.deepEqual(await large('203.0.113.9'), [413, 'close'], 'the rest of its body would have to be read');
  assert.deepEqual(await large('203.0.113.10'), [413, 'keep-alive']);
});

onSqlite('a page lies ten thousand rows deep at most; old addresses give an empty one', async (t, kind) => {
  const running = await start(t, kind);
  await addNews(running, 3);
  const deep = await running.call('/api/v1/news?lang=te&page=101&limit=100');
  assert.equal(deep.status, 400);
  assert.equal(deep.body.code, 'invalid');
  assert.equal(deep.body.errors[0].field, 'page');
  assert.match(deep.body.errors[0].message, /cursor/);
  assert.equal((await running.call('/api/v1/news?lang=te&page=100&limit=100')).status, 200);
  for (const path of ['/api/v1/shopping/products', '/api/v1/rss', '/api/v1/search?q=వార్త', '/api/v1/horoscope']) {
    const reply = await running.call(`${path}${path.includes('?') ? '&' : '?'}page=1000000`);
    assert.equal(reply.status, 400, path);
    assert.equal(reply.body.errors[0].field, 'page', path);
  }
  for (const path of ['/api/news.php?lang=te', '/api/v1/index.php?endpoint=news&lang=te']) {
    const { status, body } = await running.call(`${path}&page=1000000&limit=2`);
    assert.equal(status, 200, path);
    assert.deepEqual(body.data, []);
    const { page, limit, total, total_pages, has_more, next_cursor } = body.meta;
    assert.deepEqual(
      { page, limit, total, total_pages, has_more, next_cursor },
      { page: 1_000_000, limit: 2, total: 3, total_pages: 2, has_more: false, next_cursor: null },
    );
  }
});
