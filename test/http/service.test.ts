import assert from 'node:assert/strict';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { listenTo } from '../plans-read.ts';
import { type Json, onBoth, onPostgres, start, test } from '../support/helper.ts';
import { rawRequest } from '../support/raw-request.ts';

onBoth('health, metrics, app-ads.txt, status', async (t, kind) => {
  const running = await start(t, kind);
  assert.equal((await running.call('/health/live')).status, 200);
  assert.equal((await running.call('/health/ready')).status, 200);
  await running.call('/api/v1/news');
  await running.call('/api/v1/news');
  await running.call('/api/v1/news?limit=0');
  const metrics = await running.call('/metrics');
  assert.equal(metrics.status, 200);
  assert.match(metrics.text, /dinam_requests_total\{route="\/api\/v1\/news",status="200"\} 2/);
  assert.match(metrics.text, /dinam_requests_total\{route="\/api\/v1\/news",status="400"\} 1/);
  assert.match(metrics.text, /dinam_cache_total\{result="hits"\} 1/);
  assert.match(metrics.text, /nodejs_eventloop_lag_seconds/);
  assert.match(metrics.text, /dinam_jobs/);
  const ads = await running.call('/app-ads.txt');
  assert.equal(ads.status, 200);
  assert.match(ads.headers.get('content-type') ?? '', /^text\/plain/);
  const { data } = (await running.call('/api/v1/index.php')).body;
  assert.deepEqual(data.endpoints.find((e: Json) => e.endpoint === 'news').actions.slice(0, 2), [
    'categories',
    'breaking',
  ]);
});

test('whoever asks whether it is ready, the database is asked twice a second', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const heard = listenTo(running.dinam.app);
  const began = performance.now();
  const most = () => 1 + Math.floor((performance.now() - began) / 500);
  for (let n = 0; n < 50; n++) {
    const [one, other] = await Promise.all([
      running.call('/health/ready'),
      running.call('/health/ready?from=elsewhere'),
    ]);
    assert.deepEqual([one.status, other.status], [200, 200]);
  }
  const looks = heard.take().filter((query) => / as no$/.test(query.sql)).length;
  assert.ok(looks > 0 && looks <= most(), `${looks} looks, at most ${most()}`);
});

test('metrics behind a token', async (t) => {
  const running = await start(t, 'sqlite', { METRICS_TOKEN: 'hush' });
  assert.equal((await running.call('/metrics')).status, 401);
  assert.equal((await running.call('/metrics', { token: 'wrong' })).status, 401);
  assert.equal((await running.call('/metrics', { token: 'hush' })).status, 200);
});

test('metrics without a token are for this machine alone', async (t) => {
  const running = await start(t, 'sqlite', { TRUST_PROXY: '127.0.0.1' });
  assert.equal((await running.call('/metrics', { headers: { 'x-forwarded-for': '203.0.113.7' } })).status, 403);
});

test('bytes that are no request, too many headers, a body that stops', async (t) => {
  const running = await start(t, 'sqlite', { REQUEST_TIMEOUT_MS: '1000' });
  assert.match(await rawRequest(running.url, 'NOT HTTP\r\n\r\n'), /^HTTP\/1\.1 400 /);
  const headers = Array.from({ length: 300 }, (_, i) => `X-H${i}: ${'a'.repeat(100)}`).join('\r\n');
  assert.match(await rawRequest(running.url, `GET / HTTP/1.1\r\nHost: x\r\n${headers}\r\n\r\n`), /^HTTP\/1\.1 431 /);
  const token = await running.tokenOf('editor');
  const half = `POST /api/news.php HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"title":`;
  assert.match(await rawRequest(running.url, half), /^HTTP\/1\.1 (408|503|400) /, 'a body that never ends is given up');
  assert.equal((await running.call('/health/live')).status, 200);
  assert.equal((await running.call('/api/v1/news')).body.meta.total, 0);
});

test('a multipart body without a length is bounded like any other, and a read takes no objects', async (t) => {
  const running = await start(t, 'sqlite', { BODY_LIMIT: '20000' });
  const token = await running.tokenOf('editor');
  const post = (values: string[]): Promise<number> =>
    new Promise((resolve, reject) => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=xyz' };
      const outgoing = request(`${running.url}/api/news.php`, { method: 'POST', headers }, (response) => {
        response.resume().on('end', () => resolve(response.statusCode ?? 0));
      });
      outgoing.on('error', reject);
      for (const [i, value] of values.entries())
        outgoing.write(`--xyz\r\ncontent-disposition: form-data; name="${i ? `x${i}` : 'title'}"\r\n\r\n${value}\r\n`);
      outgoing.end('--xyz--\r\n');
    });
  assert.equal(await post(['ఒక వార్త']), 201);
  assert.equal(
    await post(['ఒక వార్త', ...Array.from({ length: 5 }, () => 'అ'.repeat(2_000))]),
    413,
    'all parts together',
  );
  assert.equal(await post(['అ'.repeat(9_000)]), 413, 'one part alone');
  const { meta } = (await running.call('/api/v1/news')).body;
  assert.equal(meta.total, 1, 'nothing of a refused body was kept');
  const crafted = await running.call('/api/config.php', { json: { lang: { toString: 1, valueOf: 1 } } });
  assert.equal(crafted.status, 400);
});

test('a busy loop and many requests: what is not in memory gets 503 and Retry-After, until there are fewer', async (t) => {
  const running = await start(t, 'sqlite', { SHED_UTILISATION: '50', SHED_QUEUE: '2' });
  const known = '/api/v1/news?limit=5&lang=te';
  assert.equal((await running.call(known)).status, 200);
  // Keep the loop busy in slices, as too much work does; requests come in between.
  let busy = true;
  const slice = (): void => {
    const end = performance.now() + 150;
    while (performance.now() < end);
    if (busy) setImmediate(slice);
  };
  slice();
  let shed: Awaited<ReturnType<typeof running.call>> | undefined;
  for (let i = 0; i < 100 && shed?.status !== 503; i++)
    shed = (await Promise.all([6, 7, 8, 9, 10].map((n) => running.call(`/api/v1/news?limit=${n}&page=${i + 1}`)))).find(
      ({ status }) => status === 503,
    );
  const [kept, posted, health] = await Promise.all([
    running.call(`${known}&unknown=1`), // the long way to what is in memory
    running.call('/api/auth/logout', { method: 'POST', json: {} }),
    running.call('/health/live'),
    ...[1, 2, 3, 4].map((n) => running.call(`/api/v1/news?limit=11&page=${n}`)),
  ]);
  busy = false;
  assert.equal(kept?.status, 200, 'what is in memory is sent');
  assert.equal(health?.status, 200);
  assert.ok(posted);
  assert.equal(shed?.status, 503);
  assert.equal(shed?.body.code, 'unavailable');
  assert.ok(Number(shed?.headers.get('retry-after')) > 0);
  let after = 503;
  for (let i = 0; i < 200 && after === 503; i++) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    after = (await running.call('/api/v1/news?limit=7')).status;
  }
  assert.equal(after, 200);
});

onPostgres('while the database is unreachable the answer is 503, not 500', async (t) => {
  const running = await start(t, 'postgres', { CACHE_MB: '0' });
  await running.dinam.app.db.pool?.query('select 1');
  await running.dinam.app.db.pool?.query('alter table news rename to news_away');
  const broken = await running.call('/api/v1/news');
  assert.equal(broken.status, 500);
  assert.equal(broken.body.message, 'Internal error.');
  await running.dinam.app.db.pool?.query('alter table news_away rename to news');
  await running.dinam.app.db.pool?.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
  );
  let status = 0;
  for (let i = 0; i < 100 && status !== 200; i++) {
    status = (await running.call(`/api/v1/news?limit=${i + 1}`)).status;
    assert.ok(status === 200 || status === 503, `${status}`);
  }
  assert.equal(status, 200, 'and it comes back');
});

test('a server that stops waits for the requests that run, not for their connections', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const token = await running.tokenOf('editor');
  const keeping = new Agent({ keepAlive: true });
  t.after(() => keeping.destroy());
  const { hostname, port } = new URL(running.url);
  const outgoing = request({
    agent: keeping,
    hostname,
    port,
    method: 'POST',
    path: '/api/news.php',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', expect: '100-continue' },
  });
  const answered = once(outgoing, 'response') as Promise<[IncomingMessage]>;
  outgoing.flushHeaders();
  await once(outgoing, 'continue'); // it has begun, and waits for its body
  const closed = running.dinam.close();
  outgoing.end('{"title":"చివరి వార్త"}');
  const [{ statusCode }] = await answered;
  assert.equal(statusCode, 201);
  const deadline = new AbortController();
  const late = sleep(20_000, 'late', deadline).catch(() => '');
  assert.notEqual(await Promise.race([closed, late]), 'late', 'it has nothing left to wait for');
  deadline.abort();
});
