import assert from 'node:assert/strict';
import { test } from 'node:test';
import { change } from '../../src/core/api/change.ts';
import { startSession } from '../../src/users/sessions/refresh.ts';
import { actorOf, type UserOf } from '../../src/users/sessions/sessions.ts';
import { addUser, findUser } from '../../src/users/users.ts';
import { onSqlite, start } from '../support/helper.ts';

const password = 'నిజమైన-పాస్వర్డ్-42';

onSqlite('a user has at most fifty open sessions: the one used longest ago ends', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  const { app } = running.dinam;
  await addUser(app, { username: 'రవి', role: 'viewer', password });
  const user = (await findUser(app, 'రవి')) as UserOf;
  const client = { ip: '203.0.113.7', userAgent: 'node', cookie: false };
  const opened: number[] = [];
  for (let i = 0; i < 152; i++) {
    running.clock.ms += 60_000;
    const { session } = await change(app, actorOf(user, client), (c) => startSession(c, user, client));
    opened.push(session.id);
  }
  const rows = await app.db.write.selectFrom('sessions').select(['id', 'ended_at']).orderBy('id').execute();
  assert.deepEqual(
    rows.filter((row) => row.ended_at === null).map((row) => row.id),
    opened.slice(-50),
  );
  assert.equal(rows.length, 150, 'of the ended ones a hundred rows stay');
  const ends = await app.db.write.selectFrom('audit').select('id').where('action', '=', 'end').execute();
  assert.equal(ends.length, 102);
});

test('a refresh cookie alone ends no session, and a refused right is in the audit trail', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const { app } = running.dinam;
  const { user } = await addUser(app, { username: 'ரவி', role: 'viewer', password });
  const login = (more: object) => running.call('/api/auth/login', { json: { username: 'ரவி', password, ...more } });
  const cookies = (await login({ cookie: true })).headers.getSetCookie();
  const cookie = cookies.find((one) => one.startsWith('dinam_refresh='))?.split(';')[0] ?? '';
  const out = (headers: Record<string, string>) => running.call('/api/auth/logout', { method: 'POST', headers });
  const open = async (): Promise<number> =>
    (await app.db.write.selectFrom('sessions').select('id').where('ended_at', 'is', null).execute()).length;
  assert.equal((await out({ cookie })).status, 403, 'any page of the same site can send the cookie');
  assert.equal(await open(), 1);
  assert.equal((await out({ cookie, 'x-dinam-client': 'desk' })).status, 200);
  assert.equal(await open(), 0);

  const { token } = (await login({})).body.data;
  assert.equal((await running.call('/api/admin/users', { token })).status, 403);
  const refused = await app.db.write
    .selectFrom('audit')
    .select(['actor_name', 'resource', 'resource_id'])
    .where('action', '=', 'refused')
    .where('actor_id', '=', user.id)
    .execute();
  assert.deepEqual(refused, [{ actor_name: 'ரவி', resource: 'routes', resource_id: 'GET /api/admin/users' }]);
});
