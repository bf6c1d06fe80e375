import assert from 'node:assert/strict';
import { test } from 'node:test';
import { from, home, password, person, testApp } from '../../test/support/users-app.ts';
import { type App, systemActor } from '../core/app.ts';
import { type Code, Fault } from '../core/error.ts';
import { sealedFactor } from './factor/verify.ts';
import { changePassword, logIn, refreshTokens, viewMe } from './login.ts';
import { hashings, hashPassword, isOutdated } from './password/hash.ts';
import { endSession, listSessions } from './sessions/sessions.ts';
import { verifyAccess } from './sessions/tokens.ts';

const is =
  (code: Code, text = /./) =>
  (error: unknown): boolean =>
    error instanceof Fault && error.code === code && text.test(error.message);

const enter = (app: App, username = 'owner', client = home) => logIn(app, { username, password }, client);

test('a login answers as the contract says', async (t) => {
  const app = await testApp(t);
  const user = await person(app, 'owner');
  const { reply, cookie } = await enter(app);
  assert.equal(cookie, null);
  assert.deepEqual(
    { ...reply, token: '', refresh_token: '', device_token: '' },
    {
      token: '',
      token_type: 'Bearer',
      expires_in: 900,
      expires_at: '2026-11-20T06:15:00.000Z',
      refresh_token: '',
      device_token: '',
      user: { id: user.id, username: 'owner', name: 'owner', role: 'owner', must_change_password: false },
    },
  );
  const identity = await verifyAccess(app, reply.token);
  assert.equal((await viewMe(app, identity)).username, 'owner');
});

test('with a cookie the refresh token is not in the body, also after a refresh', async (t) => {
  const app = await testApp(t);
  await person(app, 'owner');
  const { reply, cookie } = await enter(app, 'owner', from('203.0.113.7', { cookie: true }));
  assert.equal(reply.refresh_token, null);
  const next = await refreshTokens(app, cookie as string, home);
  assert.equal(next.reply.refresh_token, null);
  assert.notEqual(next.cookie, null);
});

test('names of every script, in any spelling that reads the same', async (t) => {
  const app = await testApp(t);
  await person(app, 'రవికుమార్');
  await person(app, 'محمد_علی', 'editor');
  await person(app, 'Élodie', 'editor');
  assert.equal((await enter(app, 'రవికుమార్'.normalize('NFD'))).reply.user.username, 'రవికుమార్');
  assert.equal((await enter(app, 'محمد_علي')).reply.user.role, 'editor'); // Arabic yeh for the Urdu one
  assert.equal((await enter(app, 'ÉLODIE'.normalize('NFD'))).reply.user.username, 'Élodie');
});

test('an unknown user, a wrong password and a disabled user get one answer for the same work', async (t) => {
  const app = await testApp(t);
  await person(app, 'owner');
  await person(app, 'gone', 'viewer');
  await app.db.write.updateTable('users').set({ is_active: 0 }).where('username', '=', 'gone').execute();
  const answers: string[] = [];
  for (const [username, tried] of [
    ['nobody', password],
    ['owner', 'wrong'],
    ['gone', password],
  ] as const) {
    const before = hashings.done;
    const error = await logIn(app, { username, password: tried }, home).catch((e: Fault) => e);
    assert.equal(hashings.done, before + 1, username);
    assert.ok(error instanceof Fault);
    answers.push(JSON.stringify([error.code, error.message, error.headers]));
  }
  assert.equal(new Set(answers).size, 1);
  assert.match(answers[0] as string, /unauthenticated.*Bearer/);
});

test('a hash at an old cost is made anew at the next login', async (t) => {
  const app = await testApp(t);
  await person(app, 'owner');
  const weak = await hashPassword(password, { memory: 8_192, passes: 1, parallelism: 1 });
  await app.db.write.updateTable('users').set({ password_hash: weak }).execute();
  await enter(app);
  const { password_hash } = await app.db.write.selectFrom('users').select('password_hash').executeTakeFirstOrThrow();
  assert.equal(isOutdated(password_hash), false);
  await enter(app);
});

test('the right password beside a locked second factor is hashed ten times, not without end', async (t) => {
  const app = await testApp(t);
  const { id } = await person(app, 'owner');
  await app.db.write
    .updateTable('users')
    .set({ totp_enabled: 1, totp_secret: sealedFactor(app, id, 'JBSWY3DPEHPK3PXP') })
    .set({ factor_failures: 12, factor_locked_until: '2026-11-20T12:00:00.000Z' })
    .execute();
  const before = hashings.done;
  for (let i = 0; i < 15; i++)
    await assert.rejects(logIn(app, { username: 'owner', password, otp: '123456' }, home), is('rate_limited'));
  assert.equal(hashings.done, before + 10);
});

test('sessions are listed and ended, everybody his own', async (t) => {
  const app = await testApp(t);
  const owner = await person(app, 'owner');
  await person(app, 'ravi', 'editor');
  const mine = await verifyAccess(app, (await enter(app)).reply.token);
  const other = await verifyAccess(app, (await enter(app, 'ravi')).reply.token);
  const list = await listSessions(app, owner.id, mine.sessionId);
  assert.deepEqual(
    list.map((s) => [s.id, s.user_id, s.is_current, s.ip]),
    [[mine.sessionId, owner.id, true, home.ip]],
  );
  assert.ok(!JSON.stringify(list).includes('hash'));
  await assert.rejects(endSession(app, owner.id, other.sessionId as number, systemActor), is('not_found'));
  await endSession(app, owner.id, mine.sessionId as number, systemActor);
  assert.deepEqual(await listSessions(app, owner.id, null), []);
});

test('another password ends everything that is open and answers new tokens', async (t) => {
  const app = await testApp(t);
  const owner = await person(app, 'owner');
  await app.db.write.updateTable('users').set({ must_change: 1 }).execute();
  const here = await enter(app);
  const there = await enter(app);
  const identity = await verifyAccess(app, here.reply.token);
  assert.equal(identity.mustChange, true);
  const to = (current: string, next: string) => changePassword(app, identity, { current, new: next }, home);
  await assert.rejects(to('wrong', 'another password'), is('invalid', /current/));
  await assert.rejects(to(password, password), is('invalid', /new/));
  const { reply } = await to(password, 'మరొక రహస్యపదం ఇది');
  assert.equal(reply.user.must_change_password, false);
  assert.equal((await verifyAccess(app, reply.token)).mustChange, false);
  for (const old of [here, there]) {
    await assert.rejects(verifyAccess(app, old.reply.token), is('unauthenticated'));
    await assert.rejects(refreshTokens(app, old.reply.refresh_token as string, home), is('unauthenticated'));
  }
  assert.equal((await listSessions(app, owner.id, null)).length, 1);
  await refreshTokens(app, reply.refresh_token as string, home);
  await assert.rejects(enter(app), is('unauthenticated'));
  await logIn(app, { username: 'owner', password: 'మరొక రహస్యపదం ఇది' }, home);
});
