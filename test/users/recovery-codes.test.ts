import assert from 'node:assert/strict';
import { generate } from 'otplib';
import { type Json, onSqlite, password, start } from '../support/helper.ts';

onSqlite('a recovery code takes the place of the second factor once', async (t, kind) => {
  const s = await start(t, kind, { WORKERS: '0' });
  const token = await s.tokenOf('editor');
  const json = { current_password: password };
  const codes = '/api/auth/totp/recovery-codes';
  assert.equal((await s.call(codes, { token, json })).status, 409, 'there is no second factor yet');
  const { secret } = (await s.call('/api/auth/totp/setup', { token, json })).body.data;
  const code = await generate({ secret, epoch: Math.floor(s.clock.ms / 1000) });
  const enabled = await s.call('/api/auth/totp/enable', { token, json: { code } });
  assert.equal(enabled.status, 200, enabled.text);
  const [first, second, ...rest] = enabled.body.data.recovery_codes as string[];
  assert.equal(new Set([first, second, ...rest]).size, 10);
  const { db } = s.dinam.app;
  const stored = JSON.stringify(await db.write.selectFrom('recovery_codes').selectAll().execute());
  assert.ok(!stored.includes(first as string), 'only hashes are stored');

  const login = (otp?: string): Promise<Json> =>
    s.call('/api/auth/login', { json: { username: 'test.editor', password, ...(otp ? { otp } : {}) } });
  assert.equal((await login()).body.code, 'otp_required');
  const email = 'ravi@example.in';
  await db.write.updateTable('users').set({ email, email_key: email }).where('username', '=', 'test.editor').execute();
  const both = await Promise.all([login(first), login(first)]);
  const notices = await db.write.selectFrom('jobs').select('payload').where('kind', '=', 'users.notice').execute();
  assert.deepEqual(
    notices.map(({ payload }) => JSON.parse(payload).event),
    ['recovery_code'],
  );
  assert.deepEqual(both.map((one) => one.status).sort(), [200, 401], 'of two at once one gets in');
  assert.equal((await login(first)).status, 401);
  assert.equal((await login(second?.toUpperCase())).status, 200, 'as it was written down');
  assert.equal((await login('0'.repeat(12))).status, 401);

  assert.equal((await s.call(codes, { token, json: {} })).body.code, 'reauthentication_required');
  const renewed = (await s.call(codes, { token, json })).body.data.recovery_codes as string[];
  assert.equal((await login(rest[0])).status, 401, 'the old ones have ended');
  assert.equal((await login(renewed[0])).status, 200);
  const lines = await s.call('/api/admin/audit?action=recovery_code', { token: await s.tokenOf('owner') });
  assert.deepEqual(
    lines.body.data.map((line: Json) => line.detail.left),
    [9, 8, 9],
  );
  assert.equal((await s.call('/api/auth/totp/disable', { token, json: { password } })).status, 200);
  assert.deepEqual(await db.write.selectFrom('recovery_codes').selectAll().execute(), []);
});
