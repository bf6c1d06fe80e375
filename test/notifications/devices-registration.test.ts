import assert from 'node:assert/strict';
import { type Json, onBoth, onSqlite, type Reply, start } from '../support/helper.ts';
import { phone, register } from '../support/notification-requests.ts';

onSqlite('a phone registers, changes, moves its token, and leaves', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  const viewer = await running.tokenOf('viewer');
  const devices = async (query = ''): Promise<Json> =>
    (await running.call(`/api/admin/devices${query}`, { token: viewer })).body.data;
  const [first] = await register(
    running,
    phone(1, { lang: 'te', place: '  వరంగల్  ', categories: ['sports'], app_version: '1.2.3' }),
  );
  assert.equal(first?.status, 201);
  assert.match(first?.headers.get('location') ?? '', /\/api\/v1\/devices\/phone-000001$/);
  assert.equal(first?.body.data.place, 'వరంగల్');
  assert.doesNotMatch(first?.text ?? '', /token-1/, 'the token is not given back');
  const [known] = await register(running, { ...phone(1), value: 'another-token-1' });
  assert.equal(known?.status, 200);
  assert.deepEqual(known?.body.data.categories, ['sports'], 'what is not sent stays');
  await register(running, { ...phone(1), value: 'another-token-1', categories: [], place: null, lang: 'ur' });
  const [row] = await devices();
  assert.deepEqual([row.lang, row.place, row.categories, row.app_version], ['ur', null, [], '1.2.3']);
  assert.equal(row.value, 'anot…(15)');

  // A phone restored from a backup: a new installation with the token of the old one.
  await register(running, { ...phone(2), value: 'another-token-1' });
  assert.deepEqual(
    (await devices()).map((d: Json) => d.installation_id),
    ['phon…(12)'],
    'a viewer could take it over otherwise',
  );
  assert.equal((await devices('?installation_id=phone-000001')).length, 0);
  assert.equal((await devices('?installation_id=phone-000002')).length, 1);
  await register(running, phone(3, { platform: 'ios' }), phone(4));
  assert.equal((await devices('?platform=ios')).length, 1);
  assert.equal((await devices('?installation_id=phone-000004')).length, 1);

  const gone = await running.call('/api/v1/devices/phone-000004', { method: 'DELETE' });
  assert.equal(gone.status, 200, gone.text);
  assert.equal((await running.call('/api/v1/devices/phone-000004', { method: 'DELETE' })).status, 404);
  assert.equal((await running.call('/api/v1/devices/x', { method: 'DELETE' })).body.errors[0].field, 'installation_id');

  const path = `/api/admin/devices/${row.id + 2}`;
  const editor = await running.tokenOf('editor');
  const [left] = await devices('?platform=ios');
  assert.equal(
    (await running.call(`/api/admin/devices/${left.id}`, { method: 'DELETE', token: editor })).status,
    428,
    path,
  );
  const headers = { 'if-match': `"${left.rev}"` };
  const denied = await running.call(`/api/admin/devices/${left.id}`, { method: 'DELETE', token: viewer, headers });
  assert.equal(denied.status, 403);
  const removed = await running.call(`/api/admin/devices/${left.id}`, { method: 'DELETE', token: editor, headers });
  assert.deepEqual(removed.body.data, { id: left.id });
  assert.equal((await devices()).length, 1);

  const bad = await running.call('/api/v1/devices', {
    json: {
      installation_id: 'x',
      value: 'short',
      platform: 'symbian',
      lang: 7,
      kind: 'sms',
      categories: Array(101).fill('a'),
      email: 'x',
    },
  });
  assert.equal(bad.status, 400);
  assert.deepEqual(bad.body.errors.map((e: Json) => e.field).sort(), [
    'categories',
    'email',
    'installation_id',
    'kind',
    'lang',
    'platform',
    'value',
  ]);
});

onBoth('twenty registrations of one phone at once make one device', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      running.call('/api/v1/devices', { json: phone(1, { categories: ['a', `b${n}`] }) }),
    ),
  );
  assert.deepEqual(replies.map((r) => r.status).sort(), [...Array(19).fill(200), 201]);
  const traits = await running.dinam.app.db.write.selectFrom('device_traits').select('labels').execute();
  assert.equal(traits.length, 1);
  assert.match(traits[0]?.labels ?? '', /^\nc:a\nc:b\d+\n$/, 'the labels of the last one');
});

onSqlite('devices are limited per address', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0', TRUST_PROXY: '127.0.0.1' });
  const from = (ip: string, n: number) =>
    running.call('/api/v1/devices', { json: phone(n % 3), headers: { 'x-forwarded-for': ip } });
  const replies: Reply[] = [];
  for (let n = 0; n < 305; n += 61)
    replies.push(...(await Promise.all(Array.from({ length: 61 }, (_, i) => from('203.0.113.9', n + i)))));
  const refused = replies.filter((r) => r.status === 429);
  assert.equal(refused.length, 5);
  assert.equal(refused[0]?.body.code, 'rate_limited');
  for (const name of ['retry-after', 'ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'])
    assert.match(refused[0]?.headers.get(name) ?? '', /^\d+$/, name);
  const leave = await running.call('/api/v1/devices/phone-000001', {
    method: 'DELETE',
    headers: { 'x-forwarded-for': '203.0.113.9' },
  });
  assert.equal(leave.status, 429, 'removals count too');
  assert.equal((await from('203.0.113.10', 1)).status, 200, 'others are not meant');
});
