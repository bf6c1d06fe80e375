import assert from 'node:assert/strict';
import { test } from 'node:test';
import { generate } from 'otplib';
import { home, password, person, testApp } from '../../test/support/users-app.ts';
import { createRow, editRow, getRow, removeRow } from '../core/api/resource.ts';
import { listRows } from '../core/api/resource-list.ts';
import { parseJson } from '../core/api/validate.ts';
import { type App, systemActor } from '../core/app.ts';
import { type Code, Fault } from '../core/error.ts';
import { createLog } from '../core/log/log.ts';
import { totpDisable, totpEnable, totpSetup } from './factor/totp.ts';
import { logIn } from './login.ts';
import { User, UserInput } from './model/user.ts';
import { audit, sessions, userResource } from './resource.ts';
import { verifyAccess } from './sessions/tokens.ts';
import { addUser, disableUser, enableUser, ensureOwner, listUsers, setPassword } from './users.ts';

const is =
  (code: Code, text = /./) =>
  (error: unknown): boolean =>
    error instanceof Fault && error.code === code && text.test(error.message);

test('the first start makes an owner, once; his password is shown until he has logged in with it', async (t) => {
  const app = await testApp(t);
  const other = await testApp(t, { dataDir: app.config.dataDir, adminUsername: 'second' });
  const [one, two] = await Promise.all([ensureOwner(app), ensureOwner(other)]);
  assert.deepEqual(one, two, 'both instances know whose password to print');
  assert.deepEqual(await ensureOwner(app), one);
  const { username, password: given } = one as { username: string; password: string };
  const second = await addUser(app, { username: 'రమేష్', role: 'viewer' });
  await logIn(app, { username: 'రమేష్', password: second.password as string }, home);
  assert.deepEqual(await ensureOwner(app), one, 'somebody else has used his own');
  assert.ok(given.length >= 16);
  const { reply } = await logIn(app, { username, password: given }, home);
  assert.equal(reply.user.role, 'owner');
  assert.equal(reply.user.must_change_password, true);
  assert.equal(await ensureOwner(app), null);
});

test('a first password that was replaced is no longer shown', async (t) => {
  const app = await testApp(t);
  const made = await ensureOwner(app);
  await setPassword(app, made?.username ?? '', {});
  assert.equal(await ensureOwner(app), null);
  const left = await app.db.write.selectFrom('meta').select('key').where('key', 'like', 'first_password%').execute();
  assert.deepEqual(left, []);
});

test('the first owner takes name and password of the configuration', async (t) => {
  const lines: string[] = [];
  const log = createLog('warn', { write: (line) => void lines.push(line) });
  const app = { ...(await testApp(t, { adminUsername: 'రవి', adminPassword: 'eight888' })), log };
  assert.deepEqual(await ensureOwner(app), { username: 'రవి', password: null });
  assert.match(lines.join(''), /ADMIN_PASSWORD is one of the most common passwords/);
  const { reply } = await logIn(app, { username: 'రవి', password: 'eight888' }, home);
  assert.equal(reply.user.must_change_password, false);
});

test('users are added, listed, given passwords and shut out by name', async (t) => {
  const app = await testApp(t);
  await person(app, 'owner');
  const made = await addUser(app, { username: 'Ravi', role: 'editor', name: ' Ravi  Kumar ' });
  assert.equal(made.user.name, 'Ravi Kumar');
  assert.equal(made.user.must_change_password, true);
  const { reply } = await logIn(app, { username: 'ravi', password: made.password as string }, home);
  await assert.rejects(addUser(app, { username: 'RAVI', role: 'viewer' }), is('conflict'));
  await assert.rejects(
    addUser(app, { username: 'x y', role: 'viewer', password: 'short' }),
    is('invalid', /username.*password/),
  );
  assert.deepEqual(
    (await listUsers(app)).map((u) => u.username),
    ['owner', 'Ravi'],
  );
  const given = await setPassword(app, 'ravi');
  await assert.rejects(verifyAccess(app, reply.token), is('unauthenticated'));
  await logIn(app, { username: 'ravi', password: given.password as string }, home);
  assert.deepEqual(await setPassword(app, 'ravi', { password }), { username: 'Ravi', password: null });
  await logIn(app, { username: 'ravi', password }, home);
  await disableUser(app, 'ravi');
  await assert.rejects(logIn(app, { username: 'ravi', password }, home), is('unauthenticated'));
  await enableUser(app, 'ravi');
  await logIn(app, { username: 'ravi', password }, home);
  await assert.rejects(setPassword(app, 'nobody'), is('not_found'));
});

test('the last active owner stays', async (t) => {
  const app = await testApp(t);
  const first = await person(app, 'first');
  const edit = (id: number, patch: Record<string, unknown>) => editRow(app, userResource, id, patch, null, systemActor);
  const refusals = [
    () => disableUser(app, 'first'),
    () => edit(first.id, { role: 'editor' }),
    () => edit(first.id, { is_active: false }),
    () => removeRow(app, userResource, first.id, null, systemActor),
  ];
  for (const refused of refusals) await assert.rejects(refused(), is('conflict', /last active owner/));
  const second = await person(app, 'second');
  await edit(second.id, { is_active: false });
  for (const refused of refusals) await assert.rejects(refused(), is('conflict'));
  await edit(second.id, { is_active: true });
  const both = await Promise.allSettled([edit(first.id, { role: 'viewer' }), edit(second.id, { role: 'viewer' })]);
  assert.deepEqual(both.map((r) => r.status).sort(), ['fulfilled', 'rejected']);
  await edit(first.id, { name: 'Still here' });
});

test('the admin resource: no secret is shown, what matters ends the sessions', async (t) => {
  const app = await testApp(t);
  await person(app, 'owner');
  const input = { username: 'ravi', role: 'editor' as const, password };
  const { id, data } = await createRow(app, userResource, parseJson(UserInput, input), systemActor);
  assert.deepEqual(Object.keys(data as object), Object.keys(User.properties));
  const enter = async () => (await logIn(app, { username: 'ravi', password }, home)).reply.token;
  let token = await enter();
  await editRow(app, userResource, id, { name: 'Ravi' }, 1, systemActor);
  await verifyAccess(app, token);
  await assert.rejects(editRow(app, userResource, id, { name: 'x' }, 1, systemActor), is('stale'));
  for (const patch of [{ role: 'viewer' }, { password }, { is_active: false }]) {
    await editRow(app, userResource, id, patch, null, systemActor);
    await assert.rejects(verifyAccess(app, token), is('unauthenticated'));
    if (!('is_active' in patch)) token = await enter();
  }
  await assert.rejects(editRow(app, userResource, id, { totp_enabled: true }, null, systemActor), is('invalid'));
  const found = await listRows(app, userResource, { search: 'RAV', is_active: false });
  assert.equal(found.meta.total, 1);
  const { data: one } = await getRow(app, userResource, id);
  assert.ok(!JSON.stringify([found, one]).includes('argon2'));
  const open = await listRows(app, sessions, { user_id: id });
  assert.ok(!/hash/.test(JSON.stringify(open)));
  const lines = await listRows(app, audit, { resource: 'users', limit: 100 });
  assert.ok((lines.meta.total ?? 0) > 5);
  assert.ok(!JSON.stringify(lines).includes(password));
  await removeRow(app, userResource, id, null, systemActor);
  assert.equal((await listRows(app, sessions, { user_id: id })).meta.total, 0);
});

test('an owner who removes a session ends it', async (t) => {
  const app = await testApp(t);
  await person(app, 'owner');
  const { token } = (await logIn(app, { username: 'owner', password }, home)).reply;
  const { sessionId } = await verifyAccess(app, token);
  await removeRow(app, sessions, sessionId as number, null, systemActor);
  await assert.rejects(verifyAccess(app, token), is('unauthenticated'));
});

test('a second factor: set up, required, used once, turned off', async (t) => {
  const app = await testApp(t);
  await person(app, 'owner');
  const enter = (otp?: string) => logIn(app, { username: 'owner', password, ...(otp ? { otp } : {}) }, home);
  const identity = await verifyAccess(app, (await enter()).reply.token);
  const { secret, otpauth_url } = await totpSetup(app, identity, { current_password: password }, home);
  assert.match(otpauth_url, new RegExp(`^otpauth://totp/.*owner\\?secret=${secret}`));
  const code = (at: number = app.now()): Promise<string> => generate({ secret, epoch: Math.floor(at / 1000) });
  await enter(); // not yet on
  await assert.rejects(totpEnable(app, identity, '000000', home), is('invalid', /code/));
  const first = await code();
  await totpEnable(app, identity, first, home);
  await assert.rejects(totpSetup(app, identity, { current_password: password }, home), is('conflict'));
  await assert.rejects(enter(), is('otp_required', /needed/));
  await assert.rejects(enter('12345'), is('otp_required', /not right/));
  await assert.rejects(enter(first), is('otp_required', /not right/)); // it turned the factor on
  app.pass(30_000);
  const late = await code(app.now() + 30_000);
  await enter(late); // the device is half a minute ahead
  await assert.rejects(enter(late), is('otp_required'));
  await assert.rejects(enter(await code()), is('otp_required')); // older than the one that was used
  app.pass(90_000);
  await assert.rejects(enter(await code(app.now() - 60_000)), is('otp_required'));
  const both = await code();
  const answers = await Promise.allSettled([enter(both), enter(both)]);
  assert.deepEqual(answers.map((a) => a.status).sort(), ['fulfilled', 'rejected']);
  await assert.rejects(totpDisable(app, identity, 'wrong', home), is('invalid', /password/));
  await totpDisable(app, identity, password, home);
  await enter();
});

test('wrong codes are counted as wrong passwords are', async (t) => {
  const app = await testApp(t);
  await person(app, 'owner');
  await turnOn(app);
  const enter = (otp: string) => logIn(app, { username: 'owner', password, otp }, home);
  for (let i = 0; i < 10; i++) await assert.rejects(enter('abc'), is('otp_required'));
  await assert.rejects(enter('abc'), is('rate_limited'));
});

test('the command line takes a lost second factor away', async (t) => {
  const app = await testApp(t);
  await person(app, 'owner');
  await turnOn(app);
  await setPassword(app, 'owner', { password });
  await assert.rejects(logIn(app, { username: 'owner', password }, home), is('otp_required'));
  await setPassword(app, 'owner', { password, resetTotp: true });
  await logIn(app, { username: 'owner', password }, home);
});

async function turnOn(app: App): Promise<void> {
  const identity = await verifyAccess(app, (await logIn(app, { username: 'owner', password }, home)).reply.token);
  const { secret } = await totpSetup(app, identity, { current_password: password }, home);
  await totpEnable(app, identity, await generate({ secret, epoch: Math.floor(app.now() / 1000) }), home);
}
