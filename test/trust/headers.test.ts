import assert from 'node:assert/strict';
import type { IncomingMessage } from 'node:http';
import { test } from 'node:test';
import { tidyForwarded } from '../../src/http/headers/request-head.ts';
import { start } from '../support/helper.ts';
import { rawRequest } from '../support/raw-request.ts';

test('every answer says what browsers may make of it', async (t) => {
  const running = await start(t, 'sqlite', { PUBLIC_URL: 'https://vaarta.example.in' });
  const token = await running.tokenOf('owner');
  const requests: [path: string, request?: Parameters<typeof running.call>[1]][] = [
    ['/api/v1/news?lang=te'],
    ['/api/v1/news?lang=te'], // from memory
    ['/api/v1/news?limit=0'],
    ['/api/v1/nothing'],
    ['/api/v1/news', { method: 'PATCH' }],
    ['/api/v1/news', { method: 'OPTIONS' }],
    ['/api/auth/login', { json: {} }],
    ['/api/admin/news', { token }],
    ['/api/admin/news'],
    ['/api/openapi.json'],
    ['/api/openapi-public.json'],
    ['/docs'],
    ['/docs/'],
    ['/docs/reference'],
    ['/docs/newsroom'],
    ['/docs/newsroom.json'],
    ['/docs/js/scalar.js'],
    ['/docs/js/none.js'],
    ['/health/live'],
    ['/metrics'],
    ['/app-ads.txt'],
    ['/robots.txt'],
    ['/'],
  ];
  for (const [path, request] of requests) {
    const { headers } = await running.call(path, request);
    const label = `${request?.method ?? ''} ${path}`;
    assert.equal(headers.get('x-content-type-options'), 'nosniff', label);
    assert.equal(headers.get('referrer-policy'), 'no-referrer', label);
    assert.equal(headers.get('strict-transport-security'), 'max-age=31536000', label);
    const policy = headers.get('content-security-policy') ?? '';
    assert.match(policy, /default-src 'none'/, label);
    assert.match(policy, /frame-ancestors 'none'/, label);
  }
  assert.match(await rawRequest(running.url, 'NOT HTTP\r\n\r\n'), /content-security-policy: default-src 'none'/);
  const plain = await start(t, 'sqlite');
  const { headers } = await plain.call('/api/v1/news');
  assert.equal(headers.get('strict-transport-security'), null, 'not where readers do not use TLS');
});

test('the API documents and their pages come compressed and are not sent twice', async (t) => {
  const running = await start(t, 'sqlite');
  for (const path of [
    '/api/openapi.json',
    '/api/openapi-public.json',
    '/docs',
    '/docs/reference',
    '/docs/newsroom',
    '/docs/newsroom.json',
    '/docs/js/scalar.js',
  ]) {
    const marks = new Set<string>();
    for (const encoding of ['br', 'gzip', 'identity']) {
      const { status, headers, text } = await running.call(path, { headers: { 'accept-encoding': encoding } });
      assert.equal(status, 200);
      assert.ok(text.length > 100);
      const etag = headers.get('etag') as string;
      marks.add(etag);
      assert.match(headers.get('cache-control') ?? '', /^public, max-age=\d+$/);
      const again = await running.call(path, { headers: { 'accept-encoding': encoding, 'if-none-match': etag } });
      assert.deepEqual([again.status, again.text], [304, '']);
      const head = await running.call(path, { method: 'HEAD', headers: { 'accept-encoding': encoding } });
      assert.deepEqual([head.status, head.headers.get('etag')], [200, etag]);
    }
    assert.equal(marks.size, 3, path);
    const { headers } = await running.call(path, { headers: { 'accept-encoding': 'br' } });
    assert.equal(headers.get('content-encoding'), 'br');
  }
});

test('in production the pages of the API show what is public, by DOCS the newsroom as well or nothing', async (t) => {
  const open = ['/docs', '/docs/', '/docs/reference', '/docs/js/scalar.js'];
  const newsroom = ['/docs/newsroom', '/docs/newsroom.json'];
  for (const [docs, found, missing, url] of [
    ['auto', open, newsroom, /\/docs$/],
    ['true', [...open, ...newsroom], ['/docs/లేదు', '/docs/constructor'], /\/docs$/],
    ['false', [], [...open, ...newsroom], /\/api\/openapi\.json$/],
  ] as const) {
    const running = await start(t, 'sqlite', { NODE_ENV: 'production', DOCS: docs });
    for (const path of found) assert.equal((await running.call(path)).status, 200, `${docs} ${path}`);
    for (const path of missing) assert.equal((await running.call(path)).status, 404, `${docs} ${path}`);
    const { data } = (await running.call('/api/v1/index.php')).body;
    assert.match(data.documentation_url, url, docs);
    const { text } = await running.call('/docs');
    assert.equal(text.includes('/docs/newsroom'), docs === 'true', docs);
  }
});

test('a request that can be read in two ways is refused, and nothing behind it is read', async (t) => {
  const running = await start(t, 'sqlite');
  const next = 'GET /health/live HTTP/1.1\r\nHost: a\r\n\r\n';
  await running.call('/api/v1/news?lang=te'); // so that it is in memory
  for (const head of [
    'GET /api/v1/news?lang=te HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n',
    'GET /api/v1/news?lang=hi HTTP/1.1\r\nHost: a\r\nhost: a\r\n\r\n',
    'POST /api/auth/login HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: x, chunked\r\nContent-Type: application/json\r\n\r\n0\r\n\r\n',
    'POST /api/auth/login HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\nContent-Type: application/json\r\n\r\n0\r\n\r\n',
  ]) {
    const answer = await rawRequest(running.url, head + next);
    assert.match(answer, /^HTTP\/1\.1 400 /, head);
    assert.equal(answer.match(/HTTP\/1\.1 /g)?.length, 1, head);
  }
  const login =
    'POST /api/auth/login HTTP/1.1\r\nHost: a\r\nConnection: close\r\nTransfer-Encoding: Chunked\r\nContent-Type: application/json\r\n\r\n2\r\n{}\r\n0\r\n\r\n';
  assert.match(await rawRequest(running.url, login), /"field":"username"/, 'this one is read');
});

test('a forwarded value that is no address is dropped', async (t) => {
  const tidied = (header: string): unknown => {
    const request = { headers: { 'x-forwarded-for': header } } as unknown as IncomingMessage;
    tidyForwarded(request);
    return request.headers['x-forwarded-for'];
  };
  assert.equal(tidied('203.0.113.7'), '203.0.113.7');
  assert.equal(tidied("'; drop table, 203.0.113.7, 10.0.0.1"), '203.0.113.7, 10.0.0.1');
  assert.equal(tidied('203.0.113.7, తెలియదు'), '');
  assert.equal(tidied('[2001:db8::1]:80, 198.51.100.4:4711'), '2001:db8::1, 198.51.100.4');
  assert.equal(tidied('fe80::1%aaaa'), '');
  const running = await start(t, 'sqlite', { TRUST_PROXY: '127.0.0.1' });
  const sendRequest = (from: string) =>
    running.call('/api/auth/login', {
      json: { username: 'లేని-వ్యక్తి', password: 'తప్పు-पासवर्ड' },
      headers: { 'x-forwarded-for': from },
    });
  let last = 401;
  for (let i = 0; i < 60 && last === 401; i++) last = (await sendRequest(`'; drop table ${i}`)).status;
  assert.equal(last, 429, 'they all count as the proxy');
  assert.equal((await running.call('/metrics', { headers: { 'x-forwarded-for': 'x' } })).status, 403);
});
