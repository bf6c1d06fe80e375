import assert from 'node:assert/strict';
import { test } from 'node:test';
import { from, home, password, person, testApp } from '../../test/support/users-app.ts';
import type { App } from '../core/app.ts';
import { Fault } from '../core/error.ts';
import { limiter } from '../core/rate-limit.ts';
import { guarded, WrongGuess } from './limits.ts';
import { logIn } from './login.ts';
import { hashings } from './password/hash.ts';

/** Code of the answer to one attempt. */
async function attempt(app: App, username: string, tried: string, ip: string): Promise<string> {
  return logIn(app, { username, password: tried }, from(ip)).then(
    () => 'in',
    (error: Fault) => error.code,
  );
}

/** As many wrong guesses, without the work of argon2. */
async function guess(app: App, account: string, ip: string, times: number): Promise<string[]> {
  const answers: string[] = [];
  for (let i = 0; i < times; i++) {
    const wrong = guarded<string>(app, { account, ip, proof: null }, async () => {
      throw new WrongGuess('unauthenticated', 'wrong');
    });
    answers.push(await wrong.catch((error: Fault) => error.code));
  }
  return answers;
}

test('after ten wrong passwords an address waits, with the right one too, and no hash is computed', async (t) => {
  const app = await testApp(t);
  await person(app, 'owner');
  for (let i = 0; i < 10; i++)
    assert.equal(await attempt(app, i % 2 ? 'OWNER' : 'owner', 'wrong', home.ip), 'unauthenticated');
  const before = hashings.done;
  const error = await logIn(app, { username: 'owner', password }, home).catch((e: Fault) => e);
  assert.ok(error instanceof Fault);
  assert.equal(error.code, 'rate_limited');
  assert.equal(error.headers['ratelimit-limit'], '10');
  assert.equal(error.headers['ratelimit-remaining'], '0');
  assert.equal(error.headers['retry-after'], error.headers['ratelimit-reset']);
  const wait = Number(error.headers['retry-after']);
  assert.ok(wait > 890 && wait <= 900, String(wait));
  assert.equal(hashings.done, before);
  assert.equal(await attempt(app, 'owner', password, '198.51.100.1'), 'in');
});

test('an unknown name is limited like a known one', async (t) => {
  const app = await testApp(t);
  await person(app, 'owner');
  const ofOwner = await guess(app, 'owner', '198.51.100.1', 12);
  assert.deepEqual(await guess(app, 'nobody', '198.51.100.2', 12), ofOwner);
  assert.equal(ofOwner.filter((code) => code === 'rate_limited').length, 2);
});

test('a hundred attempts at once do not slip through together', async (t) => {
  const app = await testApp(t);
  let looked = 0;
  const one = (): Promise<unknown> =>
    guarded(app, { account: 'owner', ip: home.ip, proof: null }, async () => {
      looked++;
      throw new WrongGuess('unauthenticated', 'wrong');
    }).catch(() => {});
  await Promise.all(Array.from({ length: 100 }, one));
  assert.equal(looked, 10);
});

test('success lets an address begin anew with that account, and only with that', async (t) => {
  const app = await testApp(t);
  await person(app, 'owner');
  await guess(app, 'owner', home.ip, 9);
  await guess(app, 'victim', home.ip, 10);
  assert.equal(await attempt(app, 'owner', password, home.ip), 'in');
  assert.ok(!(await guess(app, 'owner', home.ip, 10)).includes('rate_limited'));
  assert.deepEqual(await guess(app, 'victim', home.ip, 1), ['rate_limited']);
});

test('an address has fifty wrong guesses whatever the names', async (t) => {
  const app = await testApp(t);
  for (let i = 0; i < 50; i++) assert.deepEqual(await guess(app, `name${i}`, home.ip, 1), ['unauthenticated']);
  assert.deepEqual(await guess(app, 'name50', home.ip, 1), ['rate_limited']);
  assert.deepEqual(await guess(app, 'name50', '198.51.100.1', 1), ['unauthenticated']);
});

test('the addresses of a network have a few times the guesses of one', async (t) => {
  const app = await testApp(t);
  let looked = 0;
  for (let n = 0; n < 60; n++) {
    const answers = await guess(app, `పేరు${n}`, `2001:db8:1:${n.toString(16)}::1`, 10);
    looked += answers.filter((code) => code === 'unauthenticated').length;
  }
  assert.equal(looked, 400);
  assert.equal(limiter(app, 'login-address', 0, 0).size, 40, 'beyond that no address is counted');
  assert.deepEqual(await guess(app, 'మరొకరు', '2001:db8:2:1::1', 1), ['unauthenticated']);
});

test('names that an address makes up leave counters only as far as its limit goes', async (t) => {
  const app = await testApp(t);
  const names = ['login-pair', 'login-account', 'login-address'];
  const counters = (): number => names.reduce((sum, name) => sum + limiter(app, name, 0, 0).size, 0);
  for (let i = 0; i < 200; i++) await guess(app, `కల్పితం${i}`, home.ip, 1);
  assert.equal(counters(), 50 + 50 + 1);
  for (let i = 0; i < 200; i++)
    await assert.rejects(
      guarded(app, { account: `మరొకటి${i}`, ip: '198.51.100.1', proof: null }, async () => {
        throw new Fault('unavailable', 'too many logins at once');
      }),
    );
  assert.equal(counters(), 50 + 50 + 1, 'nothing of what was given back');
});

test('hammering an account from everywhere does not keep its owner out of where he usually is', async (t) => {
  const app = await testApp(t);
  await person(app, 'owner');
  assert.equal(await attempt(app, 'owner', password, home.ip), 'in');
  for (let i = 0; i < 11; i++) await guess(app, 'owner', `198.51.100.${i}`, 10);
  assert.equal(await attempt(app, 'owner', password, '192.0.2.1'), 'in', 'on a new device, from a new address');
  const few = ['unauthenticated', 'unauthenticated', 'unauthenticated', 'rate_limited'];
  assert.deepEqual(await guess(app, 'owner', '192.0.2.2', 4), few, 'which has three guesses');
  assert.equal(await attempt(app, 'owner', password, '192.0.2.2'), 'rate_limited');
  assert.deepEqual(await guess(app, 'nobody', '192.0.2.3', 4), Array(4).fill('unauthenticated'));
  for (let i = 0; i < 400; i++) await guess(app, 'owner', `203.0.${i >> 8}.${i & 255}`, 3);
  const error = await logIn(app, { username: 'owner', password }, from('192.0.2.4')).catch((e: Fault) => e);
  assert.ok(error instanceof Fault && error.code === 'rate_limited', 'after a thousand');
  assert.ok(Number(error.headers['retry-after']) <= 900, 'for a quarter of an hour at most');
  assert.equal(await attempt(app, 'owner', password, home.ip), 'in');
  app.pass(31 * 86_400_000);
  assert.equal(await attempt(app, 'owner', password, home.ip), 'rate_limited');
});

test('what is neither right nor wrong does not count', async (t) => {
  const app = await testApp(t);
  for (let i = 0; i < 30; i++)
    await assert.rejects(
      guarded(app, { account: 'owner', ip: home.ip, proof: null }, async () => {
        throw new Fault('otp_required', 'which code?');
      }),
      { code: 'otp_required' },
    );
});

test('a limiter of any name, in memory', async (t) => {
  const app = await testApp(t);
  const search = limiter(app, 'search', 2, 60);
  assert.equal(limiter(app, 'search', 2, 60), search);
  const first = await search.take('x');
  assert.deepEqual(first, { limit: 2, remaining: 1, reset: 60, exceeded: false });
  assert.equal((await search.take('x')).exceeded, false);
  assert.equal((await search.take('x')).exceeded, true);
  assert.equal((await search.take('y')).exceeded, false);
  await search.forget('x');
  assert.equal((await search.take('x')).remaining, 1);
});
