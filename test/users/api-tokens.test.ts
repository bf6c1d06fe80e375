import assert from 'node:assert/strict';
import { test } from 'node:test';
import { routes } from '../../src/app.ts';
import { isoTime } from '../../src/core/clock.ts';
import { neededScopes, scopes } from '../../src/core/model/scopes.ts';
import { type Json, onSqlite, password, start } from '../support/helper.ts';

const day = 86_400_000;
const path = '/api/admin/api-tokens';
const story = { title: 'యంత్రం రాసిన వార్త', lang: 'te', content: '<p>வணக்கம்</p>' };

onSqlite('an API token does what its scopes and the present role of its user allow, until it ends', async (t, kind) => {
  const s = await start(t, kind, { WORKERS: '0' });
  const session = await s.tokenOf('editor');
  const create = async (input: object, token = session): Promise<Json> => {
    const made = await s.call(path, { token, json: { name: 'దిగుమతి', current_password: password, ...input } });
    assert.equal(made.status, 201, made.text);
    return made.body.data;
  };
  const made = await create({ scopes: ['news:write'], days: 2 });
  assert.match(made.secret, /^dinam_[0-9A-Za-z]{46}$/);
  assert.ok(made.secret.startsWith(made.prefix) && made.prefix.length === 12);
  assert.deepEqual([made.status, made.expires_at], ['active', isoTime(s.clock.ms + 2 * day)]);
  const stored = await s.dinam.app.db.write.selectFrom('api_tokens').selectAll().executeTakeFirstOrThrow();
  assert.ok(!JSON.stringify(stored).includes(made.secret.slice(12, 30)), 'only the hash is stored');

  const added = await s.call('/api/admin/news', { token: made.secret, json: story });
  assert.equal(added.status, 201, added.text);
  const lines = await s.call(`/api/admin/audit?resource=news&resource_id=${added.body.data.id}`, { token: session });
  assert.deepEqual(lines.body.data[0].detail.api_token, { id: made.id, name: 'దిగుమతి' });
  assert.equal(lines.body.data[0].actor_name, 'test.editor');

  // Other resources, and what needs a session.
  const refused = await s.call('/api/admin/feeds', { token: made.secret });
  assert.equal(refused.status, 403);
  assert.equal(refused.headers.get('www-authenticate'), 'Bearer error="insufficient_scope", scope="feeds:read"');
  for (const [method, address] of [
    ['GET', path],
    ['GET', '/api/auth/me'],
    ['POST', '/api/auth/password'],
    ['GET', '/api/auth/sessions'],
    ['GET', '/api/admin/settings/basic'],
    ['POST', '/api/news.php'],
    ['POST', '/api/auth/logout'],
  ] as const) {
    const json = address.endsWith('logout') ? { everywhere: true } : {};
    const answer = await s.call(address, { method, token: made.secret, ...(method === 'POST' ? { json } : {}) });
    assert.deepEqual([answer.status, answer.body.code], [403, 'forbidden'], `${method} ${address}`);
  }
  assert.equal((await s.call('/api/auth/me', { token: session })).status, 200, 'and the session is still open');
  const reader = await create({ scopes: ['*:read'] });
  assert.equal((await s.call('/api/admin/feeds', { token: reader.secret })).status, 200);
  assert.equal((await s.call('/api/admin/news', { token: reader.secret, json: story })).status, 403);

  // The last use is written once a minute.
  const usedAt = async (): Promise<string> =>
    (await s.call(`${path}/${reader.id}`, { token: session })).body.data.last_used_at;
  const first = isoTime(s.clock.ms);
  assert.equal(await usedAt(), first);
  s.clock.ms += 59_000;
  await s.call('/api/admin/news', { token: reader.secret });
  assert.equal(await usedAt(), first);
  s.clock.ms += 1_000;
  await s.call('/api/admin/news', { token: reader.secret });
  assert.equal(await usedAt(), isoTime(s.clock.ms));

  // The role as it is now.
  const { db } = s.dinam.app;
  const users = db.write.updateTable('users').where('username', '=', 'test.editor');
  await users.set({ role: 'viewer' }).execute();
  assert.equal((await s.call('/api/admin/news', { token: made.secret, json: story })).status, 403);
  assert.equal((await s.call('/api/admin/news', { token: made.secret })).status, 200);
  await users.set({ must_change: 1 }).execute();
  assert.equal((await s.call('/api/admin/news', { token: made.secret })).status, 403);
  await users.set({ must_change: 0, is_active: 0 }).execute();
  assert.equal((await s.call('/api/admin/news', { token: made.secret })).status, 401);
  await users.set({ is_active: 1, role: 'editor' }).execute();

  // A second instance over the same database refuses it at once.
  const other = await start(t, kind, { WORKERS: '0' }, s.env);
  other.clock.ms = s.clock.ms;
  assert.equal((await other.call('/api/admin/news', { token: reader.secret })).status, 200);
  const gone = await s.call(`${path}/${reader.id}`, { method: 'DELETE', token: session });
  assert.deepEqual([gone.status, gone.body.data.status], [200, 'revoked']);
  assert.equal((await other.call('/api/admin/news', { token: reader.secret })).status, 401);
  assert.equal((await s.call(`${path}/${reader.id}`, { method: 'DELETE', token: session })).status, 200, 'again');

  s.clock.ms = Date.parse(made.expires_at);
  assert.equal((await s.call('/api/admin/news', { token: made.secret })).status, 401, 'it has expired');
});

test('users see and revoke their own API tokens, owners all; bad input is refused by field', async (t) => {
  const s = await start(t, 'sqlite', { WORKERS: '0' });
  const [owner, editor, viewer] = await Promise.all((['owner', 'editor', 'viewer'] as const).map((r) => s.tokenOf(r)));
  const create = (token: string | undefined, input: object) =>
    s.call(path, { token, json: { name: 'x', scopes: ['news:read'], current_password: password, ...input } });
  const own = (await create(editor, {})).body.data;
  const others = (await create(viewer, {})).body.data;
  const ids = async (token: string | undefined, query = ''): Promise<number[]> =>
    (await s.call(path + query, { token })).body.data.map((one: Json) => one.id);
  assert.deepEqual(await ids(editor, `?user_id=${others.user_id}`), [own.id]);
  assert.deepEqual(await ids(owner), [others.id, own.id]);
  assert.deepEqual(await ids(owner, `?user_id=${others.user_id}&status=active`), [others.id]);
  assert.deepEqual(await ids(owner, '?status=revoked'), []);
  assert.deepEqual(await ids(owner, '?search=X&sort=-last_used_at'), [others.id, own.id]);
  assert.deepEqual(await ids(owner, '?search=%25'), []);
  for (const method of ['GET', 'DELETE'])
    assert.equal((await s.call(`${path}/${others.id}`, { method, token: editor })).status, 404, method);
  assert.equal((await s.call(`${path}/${others.id}`, { method: 'DELETE', token: owner })).status, 200);
  assert.deepEqual(await ids(owner, '?status=revoked'), [others.id]);
  assert.ok(!(await s.call(`${path}/${own.id}`, { token: owner })).text.includes(own.secret));

  for (const [input, field] of [
    [{ name: '  ' }, 'name'],
    [{ scopes: [] }, 'scopes'],
    [{ scopes: ['users:write'] }, 'scopes.0'],
    [{ scopes: ['news:read', 'news:read'] }, 'scopes'],
    [{ days: 0 }, 'days'],
    [{ days: 367 }, 'days'],
    [{ current_password: 'तप्पु' }, 'current_password'],
  ] as const) {
    const answer = await create(editor, input);
    assert.deepEqual([answer.status, answer.body.errors[0]?.field], [400, field], answer.text);
  }
  const unconfirmed = await s.call(path, { token: editor, json: { name: 'x', scopes: ['news:read'] } });
  assert.deepEqual([unconfirmed.status, unconfirmed.body.code], [403, 'reauthentication_required']);

  const { db } = s.dinam.app;
  const row = await db.write.selectFrom('api_tokens').selectAll().where('id', '=', own.id).executeTakeFirstOrThrow();
  const more = Array.from({ length: 49 }, (_, i) => ({ ...row, id: undefined, token_hash: `h${i}` }));
  await db.write
    .insertInto('api_tokens')
    .values(more.map(({ id: _, ...rest }) => rest))
    .execute();
  assert.equal((await create(editor, {})).status, 409, 'at most fifty');
});

test('API tokens reach what a module says, which has an address, and nothing by which their owner could stay', () => {
  const parts = new Set(routes.flatMap(({ path: p }) => p.match(/^\/api\/admin\/([^/]+)/)?.[1] ?? []));
  const open = [...parts].filter((part) => neededScopes('GET', `/api/admin/${part}`) !== null);
  const resources = scopes.filter((scope) => scope.endsWith(':read')).map((scope) => scope.slice(0, -5));
  assert.deepEqual(
    new Set(open.map((part) => neededScopes('GET', `/api/admin/${part}`)?.[0])),
    new Set(resources.filter((one) => one !== '*').map((one) => `${one}:read`)),
  );
  for (const part of ['api-tokens', 'backups', 'my', 'sessions', 'settings', 'system', 'users', 'webhooks']) {
    assert.ok(parts.has(part), part);
    assert.ok(!open.includes(part), part);
  }
});
