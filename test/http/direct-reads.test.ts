import assert from 'node:assert/strict';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { Agent, request } from 'node:http';
import { test } from 'node:test';
import { routes } from '../../src/app.ts';
import { fill } from '../contract-scene.ts';
import { type Running, start } from '../support/helper.ts';
import { operations } from '../trust/document.ts';
import { Known } from '../trust/inputs.ts';
import { Dice } from '../trust/random.ts';
import { requestOf } from '../trust/requests.ts';

interface Answer {
  status: number | undefined;
  headers: Record<string, unknown>;
  body: string;
  /** Whether Fastify ran a handler for it. */
  isByFastify: boolean;
}

type Headers = Record<string, string>;
type Ask = (path: string, headers?: Headers, method?: string) => Promise<Answer>;

/** Sends requests one at a time. What differs between two requests by design is left out of the answers. */
function asker(t: { after(fn: () => void): void }, { url }: Running): Ask {
  const agent = new Agent({ keepAlive: true });
  let handled = 0;
  const count = () => void handled++;
  subscribe('tracing:fastify.request.handler:start', count);
  t.after(() => {
    unsubscribe('tracing:fastify.request.handler:start', count);
    agent.destroy();
  });
  const { hostname, port } = new URL(url);
  return (path, headers = {}, method = 'GET') =>
    new Promise((resolve, reject) => {
      const before = handled;
      const sent = request({ agent, hostname, port, path, method, headers }, (response) => {
        let body = '';
        response.setEncoding('latin1').on('data', (text) => {
          body += text;
        });
        response.on('end', () => {
          const { date: _, 'x-request-id': id, ...rest } = response.headers;
          assert.match(String(id), /^[\da-f-]{36}$/, path);
          const own = { status: response.statusCode, headers: rest, isByFastify: handled > before };
          resolve({ ...own, body: body.replaceAll(String(id), 'ID') });
        });
      });
      sent.on('error', reject).end();
    });
}

/** Fastify answers a request that may have a body. */
const byFastify = { 'content-length': '0' };

async function compare(ask: Ask, path: string, headers: Headers = {}, method = 'GET'): Promise<Answer> {
  const direct = await ask(path, headers, method);
  const other = await ask(path, { ...headers, ...byFastify }, method);
  const name = `${method} ${path.slice(0, 200)} ${JSON.stringify(headers)}`;
  // An address that is too long is refused before any handler.
  assert.ok(other.isByFastify || other.status === 414, name);
  if (Number(direct.status) < 400) assert.equal(direct.isByFastify, false, name);
  assert.deepEqual({ ...direct, isByFastify: true }, { ...other, isByFastify: true }, name);
  return direct;
}

const options = { CACHE_MB: '0', WORKERS: '0', READS_PER_MINUTE: '0', ERRORS_PER_MINUTE: '0' };

test('public reads without Fastify answer as with it, errors too', async (t) => {
  const running = await start(t, 'sqlite', options);
  await fill(running);
  const ask = asker(t, running);
  const dice = new Dice(11);
  const known = new Known();
  const plain = (path: string): boolean => /^\/[\w./~-]*$/.test(path.split('?', 1)[0] as string);
  const reads = new Set(routes.flatMap((r) => ('reads' in r ? [r.path.replace(/:(\w+)(\([^/]*\))?/g, '{$1}')] : [])));
  const open = operations.filter(({ method, path }) => method === 'GET' && reads.has(path));
  assert.ok(open.length > 50, `${open.length} of ${reads.size}`);
  const seen = { good: 0, wrong: 0 };
  for (const operation of open)
    for (let i = 0; i < 3; i++) {
      const { path } = requestOf(operation, dice, known);
      if (!plain(path)) continue;
      const { status } = await compare(ask, path);
      if (status === 200) seen.good++;
      else seen.wrong++;
    }
  assert.ok(seen.good > 60 && seen.wrong > 20, JSON.stringify(seen));
});

test('a method, an encoding, a tag, a page and a proxy mean the same on both ways', async (t) => {
  const running = await start(t, 'sqlite', { ...options, TRUST_PROXY: '127.0.0.1', READS_PER_MINUTE: '30' });
  const ask = asker(t, running);
  let addresses = 0;
  /** Each comparison comes from a client of its own, so that none is limited. */
  const from = (): Headers => ({ 'x-forwarded-for': `10.1.2.${++addresses}` });
  const list = '/api/v1/news?lang=te&limit=5';
  const { headers } = await compare(ask, list, from());
  await compare(ask, list, from(), 'HEAD');
  for (const encoding of ['gzip', 'br', 'zstd', 'identity'])
    await compare(ask, list, { ...from(), 'accept-encoding': encoding });
  const same = await compare(ask, list, { ...from(), 'if-none-match': String(headers.etag) });
  assert.equal(same.status, 304);
  const html = { accept: 'text/html' };
  assert.equal((await compare(ask, '/te', { ...from(), ...html })).status, 200);
  const missing = await compare(ask, '/n/-999999', { ...from(), ...html });
  assert.equal(missing.status, 404);
  assert.match(String(missing.headers['content-type']), /^text\/html/);
  for (const [path, status] of [
    [`/api/v1/news?search=${encodeURIComponent('వర్షం')}`, 200],
    ['/api/v1/news?lang=%ff', 400],
    ['/api/v1/news?limit=0', 400],
    [`/api/v1/news?search=${'a'.repeat(9_000)}`, 414],
    ['/api/v1/news/', 200],
    ['/api/v1/news/999999', 404],
  ] as const)
    assert.equal((await compare(ask, path, from())).status, status, path.slice(0, 60));

  // The client that the proxy names has the limit, not the proxy.
  const greedy = { 'x-forwarded-for': 'unknown, 10.9.9.9' };
  const statuses = new Set<number | undefined>();
  for (let page = 1; page <= 15; page++) statuses.add((await ask(`${list}&page=${page}`, greedy)).status);
  assert.deepEqual([...statuses], [200, 429]);
  assert.equal((await ask(list, from())).status, 200);
});

test('what a read needs of Fastify it gets: parameters in the path, and settings that have changed', async (t) => {
  const running = await start(t, 'sqlite', options);
  const ask = asker(t, running);
  const ids = await fill(running);
  const encoded = await ask(`/api/v1/news/${encodeURIComponent('వార్త')}-${ids.te}`);
  assert.equal(encoded.status, 200);
  assert.ok(encoded.isByFastify);
  await ask('/api/v1/config');
  assert.equal((await ask('/api/v1/config')).isByFastify, false);
  const token = await running.tokenOf('owner');
  const { headers } = await running.call('/api/admin/settings/basic', { token });
  const json = { app_name: 'దినం' };
  const changed = await running.call('/api/admin/settings/basic', {
    method: 'PATCH',
    token,
    json,
    headers: { 'if-match': headers.get('etag') ?? '' },
  });
  assert.equal(changed.status, 200, changed.text);
  const read = Buffer.from((await ask('/api/v1/config')).body, 'latin1').toString();
  assert.match(read, /దినం/);
});
