import assert from 'node:assert/strict';
import { test } from 'node:test';
import { from, home, password, person, testApp } from '../../../test/support/users-app.ts';
import type { App } from '../../core/app.ts';
import { type Code, Fault } from '../../core/error.ts';
import { logIn, logOut, refreshTokens } from '../login.ts';
import { pruneSessions } from './sessions.ts';
import { verifyAccess } from './tokens.ts';

const is =
  (code: Code) =>
  (error: unknown): boolean =>
    error instanceof Fault && error.code === code;

async function tokenOf(app: App): Promise<string> {
  return (await logIn(app, { username: 'owner', password }, home)).reply.refresh_token as string;
}

test('a refresh token rotates; an old one ends the session', async (t) => {
  const app = await testApp(t);
  await person(app, 'owner');
  const first = await tokenOf(app);
  app.pass(60_000);
  const second = (await refreshTokens(app, first, home)).reply.refresh_token as string;
  app.pass(60_000);
  const third = await refreshTokens(app, second, home);
  app.pass(60_000);
  // Older than the one before the current: the session that the token names is what finds it.
  await assert.rejects(refreshTokens(app, first, from('198.51.100.9')), is('unauthenticated'));
  await assert.rejects(refreshTokens(app, third.reply.refresh_token as string, home), is('unauthenticated'));
  await assert.rejects(verifyAccess(app, third.reply.token), is('unauthenticated'));
  const lines = await app.db.write.selectFrom('audit').select('action').where('resource', '=', 'sessions').execute();
  assert.deepEqual(lines, [{ action: 'refresh_reuse' }]);
});

test('a second click within ten seconds is refused and ends nothing; from elsewhere, or later, it does', async (t) => {
  const app = await testApp(t);
  await person(app, 'owner');
  for (const [wait, client, survives] of [
    [9_000, home, true],
    [9_000, from('198.51.100.9'), false],
    [9_000, from(home.ip, { userAgent: 'else' }), false],
    [11_000, home, false],
  ] as const) {
    const first = await tokenOf(app);
    const second = (await refreshTokens(app, first, home)).reply.refresh_token as string;
    app.pass(wait);
    await assert.rejects(refreshTokens(app, first, client), is('unauthenticated'));
    if (survives) await refreshTokens(app, second, home);
    else await assert.rejects(refreshTokens(app, second, home), is('unauthenticated'));
  }
});

test('two refreshes at the same moment: one gets through, the session goes on', async (t) => {
  const app = await testApp(t);
  await person(app, 'owner');
  const first = await tokenOf(app);
  const both = await Promise.allSettled([refreshTokens(app, first, home), refreshTokens(app, first, home)]);
  const won = both.flatMap((r) => (r.status === 'fulfilled' ? [r.value] : []));
  assert.equal(won.length, 1);
  await refreshTokens(app, won[0]?.reply.refresh_token as string, home);
});

test('a made-up token of a session ends nothing', async (t) => {
  const app = await testApp(t);
  await person(app, 'owner');
  const token = await tokenOf(app);
  const [id, , seal] = token.split('.') as [string, string, string];
  for (const bad of [
    '',
    'x',
    `${id}.${'A'.repeat(43)}.${seal}`,
    `${id}.${'A'.repeat(43)}.${'A'.repeat(22)}`,
    `9${token}`,
  ]) {
    await assert.rejects(refreshTokens(app, bad, home), is('unauthenticated'));
    await logOut(app, bad, home);
  }
  await refreshTokens(app, token, home);
});

test('made-up tokens open no transaction, and an address may send a few', async (t) => {
  const app = await testApp(t);
  await person(app, 'owner');
  const token = await tokenOf(app);
  const ended = await tokenOf(app);
  await logOut(app, ended, home);
  const [id, random, seal] = token.split('.') as [string, string, string];
  let transactions = 0;
  const { transaction } = app.db.write;
  app.db.write.transaction = function begin(this: typeof app.db.write) {
    transactions++;
    return transaction.call(this);
  } as typeof transaction;
  for (const bad of [`${id}.${'A'.repeat(43)}.${seal}`, `${id}.${'A'.repeat(43)}.${'A'.repeat(22)}`, ended]) {
    await assert.rejects(refreshTokens(app, bad, home), is('unauthenticated'));
    await logOut(app, bad, home);
  }
  assert.equal(transactions, 0);
  const guess = (): Promise<unknown> => refreshTokens(app, `${id}.${'B'.repeat(43)}.${seal}`, home);
  for (let i = 4; i < 60; i++) await assert.rejects(guess(), is('unauthenticated'));
  await assert.rejects(guess(), is('rate_limited'));
  await assert.rejects(logOut(app, 'x', home), is('rate_limited'));
  await assert.rejects(refreshTokens(app, `${id}.${random}.${'A'.repeat(22)}`, home), is('rate_limited'));
  await refreshTokens(app, token, home); // a token of ours is never refused for what others send
  assert.ok(transactions > 0);
});

test('a refresh token is valid for 30 days after its last use', async (t) => {
  const app = await testApp(t);
  await person(app, 'owner');
  const first = await tokenOf(app);
  app.pass(29 * 86_400_000);
  const second = (await refreshTokens(app, first, home)).reply.refresh_token as string;
  app.pass(29 * 86_400_000);
  await pruneSessions(app);
  const third = (await refreshTokens(app, second, home)).reply.refresh_token as string;
  app.pass(30 * 86_400_000);
  await assert.rejects(refreshTokens(app, third, home), is('unauthenticated'));
  app.pass(1);
  await pruneSessions(app);
  assert.deepEqual(await app.db.write.selectFrom('sessions').selectAll().execute(), []);
});

test('expired sessions are removed a few at a time', async (t) => {
  const app = await testApp(t);
  await person(app, 'owner');
  await tokenOf(app);
  const { id: _, ...row } = await app.db.write.selectFrom('sessions').selectAll().executeTakeFirstOrThrow();
  for (let i = 0; i < 11; i++)
    await app.db.write
      .insertInto('sessions')
      .values(Array.from({ length: 100 }, (_, n) => ({ ...row, token_hash: `${i}-${n}` })))
      .execute();
  app.pass(31 * 86_400_000);
  const removed: number[] = [];
  app.db.write = app.db.write.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      removed.push(Number(result.numAffectedRows));
      return result;
    },
  });
  await pruneSessions(app, AbortSignal.abort());
  assert.deepEqual(removed, []);
  await pruneSessions(app);
  assert.deepEqual(removed, [500, 500, 101]);
});
