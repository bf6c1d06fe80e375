import '../../app.ts'; // the rights of all modules
import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { test } from 'node:test';
import { decodeProtectedHeader, SignJWT, UnsecuredJWT } from 'jose';
import { home, password, person, testApp } from '../../../test/support/users-app.ts';
import { noLimits } from '../../core/app.ts';
import { Fault } from '../../core/error.ts';
import { logIn, logOut, logoutEverywhere } from '../login.ts';
import { disableUser } from '../users.ts';
import { loadSecrets, signAccess, verifyAccess } from './tokens.ts';

const secretA = 'a'.repeat(32);
const secretB = 'b'.repeat(32);
const claims = { role: 'owner', ver: 1 };

async function refusal(promise: Promise<unknown>): Promise<Fault> {
  const error = await promise.then(
    () => assert.fail('should have been refused'),
    (e: unknown) => e,
  );
  assert.ok(error instanceof Fault, String(error));
  assert.equal(error.code, 'unauthenticated');
  assert.match(error.headers['www-authenticate'] ?? '', /^Bearer error="invalid_token"$/);
  return error;
}

test('a token says who asks, for 15 minutes', async (t) => {
  const app = await testApp(t);
  const user = await person(app, 'ravi', 'editor');
  const { token, expiresAt } = await signAccess(app, { id: user.id, role: 'editor', ver: 1 }, null);
  assert.equal(expiresAt, '2026-11-20T06:15:00.000Z');
  const { rights, ...identity } = await verifyAccess(app, token);
  assert.ok(rights.has('news.write') && !rights.has('users.write'), 'those of an editor');
  assert.deepEqual(identity, {
    id: user.id,
    username: 'ravi',
    name: 'ravi',
    role: 'editor',
    limits: noLimits,
    ver: 1,
    mustChange: false,
    hasFactor: false,
    sessionId: null,
    expiresAt: Date.parse(expiresAt),
  });
  app.pass(15 * 60_000 - 1_000);
  await verifyAccess(app, token);
  app.pass(1_000);
  assert.match((await refusal(verifyAccess(app, token))).message, /expired/);
});

test('forged, foreign, cut and unsigned tokens are refused', async (t) => {
  const app = await testApp(t, { jwtSecrets: [secretA] });
  const user = await person(app, 'ravi');
  const { token } = await signAccess(app, { id: user.id, role: 'owner', ver: 1 }, null);
  const { kid } = decodeProtectedHeader(token) as { kid: string };
  const make = (alg: string, header: { kid?: string } = { kid }, issuer = 'dinam') =>
    new SignJWT(claims)
      .setProtectedHeader({ alg, ...header })
      .setSubject(String(user.id))
      .setIssuer(issuer)
      .setJti('x')
      .setIssuedAt(app.now() / 1000)
      .setExpirationTime(app.now() / 1000 + 600);
  const key = new TextEncoder().encode(secretA);
  await verifyAccess(app, await make('HS256').sign(key));
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const bad = {
    cut: token.slice(0, -3),
    'cut in the middle': token.split('.').slice(0, 2).join('.'),
    'another payload': token.replace(/\.[^.]+\./, `.${Buffer.from('{"sub":"1"}').toString('base64url')}.`),
    'another secret': await make('HS256').sign(new TextEncoder().encode(secretB)),
    'another algorithm': await make('HS512').sign(new TextEncoder().encode(secretA.repeat(2))),
    'a public key': await make('RS256').sign(privateKey),
    'no kid': await make('HS256', {}).sign(key),
    'another issuer': await make('HS256', { kid }, 'else').sign(key),
    'alg none': new UnsecuredJWT(claims).setSubject(String(user.id)).setIssuer('dinam').encode(),
    empty: '',
    noise: 'a.b.c',
  };
  for (const [what, text] of Object.entries(bad))
    assert.doesNotMatch((await refusal(verifyAccess(app, text))).message, /expired/, what);
});

test('secrets rotate: the new one signs, the old one still verifies, one that has left does not', async (t) => {
  const old = await testApp(t, { jwtSecrets: [secretA] });
  const user = await person(old, 'ravi');
  const { dataDir } = old.config;
  const both = await testApp(t, { jwtSecrets: [secretB, secretA], dataDir });
  const done = await testApp(t, { jwtSecrets: [secretB], dataDir });
  const who = { id: user.id, role: 'owner' as const, ver: 1 };
  const first = (await signAccess(old, who, null)).token;
  const second = (await signAccess(both, who, null)).token;
  assert.notEqual(decodeProtectedHeader(first).kid, decodeProtectedHeader(second).kid);
  await verifyAccess(both, first);
  await verifyAccess(both, second);
  await verifyAccess(done, second);
  await refusal(verifyAccess(done, first));
  await refusal(verifyAccess(old, second));
});

test('without a configured secret two instances agree on one that the database keeps', async (t) => {
  const one = await testApp(t);
  const other = await testApp(t, { dataDir: one.config.dataDir });
  const [a, b] = await Promise.all([loadSecrets(one), loadSecrets(other)]);
  assert.deepEqual(a, b);
  assert.equal(a[0]?.key.symmetricKeySize, 64);
});

test('what the database says counts at once', async (t) => {
  const app = await testApp(t);
  const owner = await person(app, 'owner');
  const ravi = await person(app, 'ravi', 'editor');
  const tokenOf = async (username: string) => (await logIn(app, { username, password }, home)).reply.token;

  const token = await tokenOf('ravi');
  await app.db.write.updateTable('users').set({ role: 'viewer' }).where('id', '=', ravi.id).execute();
  assert.equal((await verifyAccess(app, token)).role, 'viewer');
  await app.db.write.updateTable('users').set({ ver: 7 }).where('id', '=', ravi.id).execute();
  await refusal(verifyAccess(app, token));

  const again = await tokenOf('ravi');
  assert.equal((await verifyAccess(app, again)).ver, 7);
  await disableUser(app, 'ravi');
  await refusal(verifyAccess(app, again));

  const here = await logIn(app, { username: 'owner', password }, home);
  const there = await logIn(app, { username: 'owner', password }, home);
  await logOut(app, here.reply.refresh_token ?? '', home);
  await refusal(verifyAccess(app, here.reply.token));
  const identity = await verifyAccess(app, there.reply.token);
  assert.equal(identity.id, owner.id);
  await logoutEverywhere(app, identity, home);
  await refusal(verifyAccess(app, there.reply.token));
});
