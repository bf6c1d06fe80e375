import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { exportAll } from '../../src/backup/export.ts';
import { pruneAudit } from '../../src/core/audit.ts';
import { migrationNames } from '../../src/migrations/list.ts';
import { addUser } from '../../src/users/users.ts';
import { onBoth, onSqlite, start } from '../support/helper.ts';

const password = 'నిజమైన-పాస్వర్డ్-42';

onBoth('the audit trail cannot be changed, and its retention removes only old lines', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  const { app } = running.dinam;
  const owner = await running.tokenOf('owner');
  const day = 86_400_000;
  const line = (at: number) => ({
    at: new Date(at).toISOString(),
    actor_id: null,
    actor_name: 'system',
    action: 'edit',
    resource: 'news',
    resource_id: '1',
    detail: '{}',
    request_id: null,
  });
  const db = app.db.write;
  await db
    .deleteFrom('audit')
    .execute()
    .then(
      () => assert.fail('removed'),
      (error: Error) => assert.match(error.message, /append-only/),
    );
  await assert.rejects(db.updateTable('audit').set({ actor_name: 'మరొకరు' }).execute(), /append-only/);
  await assert.rejects(db.updateTable('audit').set({ detail: '{}' }).execute(), /append-only/);
  if (kind === 'postgres') await assert.rejects(sql`truncate audit`.execute(db), /append-only/);
  const before = await db.selectFrom('audit').selectAll().orderBy('id').execute();
  assert.ok(before.length > 0);

  // More than one piece of it, and older by the clock that the program goes by.
  for (let i = 0; i < 6; i++)
    await db
      .insertInto('audit')
      .values(Array.from({ length: 100 }, () => line(running.clock.ms)))
      .execute();
  running.clock.ms += 401 * day;
  await db
    .insertInto('audit')
    .values(line(running.clock.ms - 399 * day))
    .execute();
  assert.equal(await pruneAudit(app, 400), before.length + 600);
  const left = await db.selectFrom('audit').select(['action', 'detail']).orderBy('id').execute();
  assert.deepEqual(
    left.map((l) => l.action),
    ['edit', 'prune'],
  );
  assert.equal(JSON.parse(left[1]?.detail ?? '').lines, before.length + 600);
  assert.equal(await pruneAudit(app, 400), 0);
  assert.equal((await db.selectFrom('meta').selectAll().where('key', 'like', 'audit%').execute()).length, 0);
  await assert.rejects(db.deleteFrom('audit').execute(), /append-only/);

  // Where the staff works is for owners, and not in a file for others.
  const late = await running.call('/api/auth/me', { token: owner });
  assert.ok([200, 401].includes(late.status));
  await addUser(app, { username: 'యజమాని', role: 'owner', password });
  await addUser(app, { username: 'ఎడిటర్', role: 'editor', password });
  const tokens = await Promise.all(
    ['యజమాని', 'ఎడిటర్'].map(
      async (username) => (await running.call('/api/auth/login', { json: { username, password } })).body.data.token,
    ),
  );
  const seen = await Promise.all(
    tokens.map(async (token) => (await running.call('/api/admin/audit?action=login', { token })).body.data[0].detail),
  );
  assert.deepEqual(seen, [{ ip: '127.0.0.1' }, {}]);
  const bytes: Buffer[] = [];
  await exportAll(app.db, async (part) => void bytes.push(part), {
    tables: app.schema.tables,
    migrations: migrationNames,
    secrets: false,
  });
  const given = Buffer.concat(bytes).toString();
  assert.match(given, /"action":"login"/);
  assert.ok(!given.includes('127.0.0.1'));
});

onSqlite('a password that is tried first is refused with its field', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  const { app } = running.dinam;
  const { user } = await addUser(app, { username: 'ravikumar', name: 'రవికుమార్ రెడ్డి', role: 'owner', password });
  const { token } = (await running.call('/api/auth/login', { json: { username: 'ravikumar', password } })).body.data;
  const guessable = [
    '1234567890',
    'aaaaaaaaaa',
    'password12',
    'qwertyuiop',
    'Qwertyuiop!1',
    'Password2026!',
    'ababababab',
  ];
  for (const tried of [...guessable, 'ravikumar1', 'RaviKumar@26', 'రవికుమార్ రెడ్డి 1', 'Dinam-Dinam1', 'Ravi.Kumar'])
    for (const [path, method, json, field] of [
      ['/api/auth/password', 'POST', { current: password, new: tried }, 'new'],
      [`/api/admin/users/${user.id}`, 'PATCH', { password: tried, current_password: password }, 'password'],
    ] as const) {
      const reply = await running.call(path, { method, token, json, headers: { 'if-match': '*' } });
      assert.deepEqual([reply.status, reply.body.errors?.[0]?.field], [400, field], `${tried}: ${reply.text}`);
    }
  const fine = { current: password, new: 'గుర్రం correct batterీ 9' };
  assert.equal((await running.call('/api/auth/password', { token, json: fine })).status, 200);
});
