import assert from 'node:assert/strict';
import { type Json, onSqlite, type Reply, type Running, start } from '../support/helper.ts';

/** Pages of other origins: apps in a web view, the site of a publisher. */

const app = 'capacitor://localhost';
const desk = 'https://desk.example.in';

const ask = (running: Running, path: string, method: string, origin = app): Promise<Reply> =>
  running.call(path, {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': method, 'access-control-request-headers': 'content-type' },
  });
const originOf = ({ headers }: Reply): string | null => headers.get('access-control-allow-origin');

/** Every operation of the API document as a method, an address and whether it needs a token. */
async function operations(running: Running): Promise<[method: string, path: string, isOpen: boolean][]> {
  const { paths } = (await running.call('/api/openapi.json')).body as unknown as { paths: Json };
  return Object.entries(paths as Record<string, Record<string, Json>>).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => ['get', 'post', 'put', 'patch', 'delete'].includes(method))
      .map(([method, { security }]): [string, string, boolean] => [
        method.toUpperCase(),
        path.replaceAll(/\{[^}]+\}/g, '1'),
        Array.isArray(security) && security.length === 0,
      ]),
  );
}

onSqlite(
  'what needs no token is open to every origin without credentials, logging in and the desk are not',
  async (t, kind) => {
    const running = await start(t, kind, { CORS_ORIGINS: desk });
    const open: string[] = [];
    for (const [method, path, isOpen] of await operations(running)) {
      const reply = await ask(running, path, method);
      const isClosed = /^\/api\/(admin|auth)(\.php$|\/)/.test(path) || !isOpen;
      assert.equal(reply.status, 204, `${method} ${path}`);
      assert.equal(originOf(reply), isClosed ? null : '*', `${method} ${path}`);
      assert.equal(reply.headers.get('access-control-allow-credentials'), null);
      if (isClosed) continue;
      open.push(`${method} ${path}`);
      assert.match(reply.headers.get('access-control-allow-methods') ?? '', new RegExp(`\\b${method}\\b`), path);
      assert.match(reply.headers.get('access-control-allow-headers') ?? '', /Content-Type.*If-None-Match.*\*/);
    }
    for (const one of [
      'POST /api/v1/devices',
      'PATCH /api/v1/devices/1',
      'POST /api/v1/polls/1/vote',
      'POST /api/v1/news/1/report',
    ])
      assert.ok(open.includes(one), one);
    assert.equal(originOf(await ask(running, '/api/v1/devices', 'POST', 'null')), '*', 'a page of a file');
    const named = await ask(running, '/api/v1/devices', 'POST', desk);
    assert.equal(originOf(named), desk);
    assert.equal(originOf(await ask(running, '/api/admin/news', 'GET', desk)), desk);
    assert.equal(originOf(await ask(running, '/api/auth/login', 'POST', desk)), desk);
  },
);

onSqlite('answers of public writes may be read by every origin, errors too', async (t, kind) => {
  const running = await start(t, kind, { CORS_ORIGINS: desk });
  const headers = { origin: app };
  const json = { installation_id: 'phone-of-a-web-view', value: 'token-of-a-web-view' };
  const made = await running.call('/api/v1/devices', { headers, json });
  const again = await running.call('/api/v1/devices', { headers, json });
  const refused = await running.call('/api/v1/devices', { headers, json: { ...json, push_enabled: 'no' } });
  const missing = await running.call('/api/v1/devices/phone-of-nobody', { headers, method: 'PATCH', json: {} });
  const method = await running.call('/api/v1/devices', { headers, method: 'PUT', json: {} });
  const media = await running.call('/api/v1/devices', { headers, method: 'POST', body: 'a=b' });
  const poll = await running.call('/api/v1/polls/99/vote', {
    headers,
    json: { installation_id: 'phone-1', option: 1 },
  });
  const marks = await running.call('/api/v1/installations/phone-of-a-web-view/bookmarks', { headers });
  const replies = { made, again, refused, missing, method, media, poll, marks };
  assert.deepEqual(
    Object.values(replies).map(({ status }) => status),
    [201, 200, 400, 404, 405, 415, 400, 200],
  );
  for (const [name, reply] of Object.entries(replies)) {
    assert.equal(originOf(reply), '*', name);
    const exposed = reply.headers.get('access-control-expose-headers') ?? '';
    for (const one of ['ETag', 'Retry-After', 'RateLimit-Reset', 'Idempotency-Replayed', 'X-Request-Id'])
      assert.ok(exposed.split(', ').includes(one), `${name}: ${one}`);
  }
  let limited: Reply | undefined;
  for (let n = 0; n < 400 && limited?.status !== 429; n++)
    limited = await running.call('/api/v1/devices/phone-of-nobody', { headers, method: 'DELETE' });
  assert.equal(limited?.status, 429);
  assert.equal(originOf(limited as Reply), '*');
  assert.ok(limited?.headers.get('retry-after'));
  for (const path of ['/api/admin/news', '/api/admin/nothing', '/api/auth/me', '/api/auth/login'])
    assert.equal(originOf(await running.call(path, { headers })), null, path);
  const head = await running.call('/api/v1/installations/phone-of-a-web-view/bookmarks', { headers, method: 'HEAD' });
  assert.equal(originOf(head), '*');
});
