import assert from 'node:assert/strict';
import { test } from 'node:test';
import { from, home, password, person, testApp } from '../../../test/support/users-app.ts';
import type { Fault } from '../../core/error.ts';
import { guarded, WrongGuess } from '../limits.ts';
import { changePassword, logIn, logoutEverywhere } from '../login.ts';
import { provenDevice } from './device.ts';
import { verifyAccess } from './tokens.ts';

const account = 'రవి';

test('a proof ends with the password, and with a logout everywhere', async (t) => {
  const app = await testApp(t);
  await person(app, account);
  const enter = (tried: string) => logIn(app, { username: account, password: tried }, home);
  const isProven = async (token: string | null) => (await provenDevice(app, account, token)) !== null;
  const { reply: first } = await enter(password);
  assert.equal(await isProven(first.device_token), true);
  assert.equal(await isProven(first.device_token?.replace(/\.(\d+)\.([\w-]+)$/, '.9.$2') ?? null), false);

  const identity = await verifyAccess(app, first.token);
  const changed = await changePassword(app, identity, { current: password, new: 'మరొక రహస్యపదం ఇది' }, home);
  assert.equal(await isProven(first.device_token), false);
  assert.equal(await isProven(changed.reply.device_token), true, 'the device that changed it gets a new one');

  await logoutEverywhere(app, await verifyAccess(app, changed.reply.token), home);
  assert.equal(await isProven(changed.reply.device_token), false);
  assert.equal(await isProven((await enter('మరొక రహస్యపదం ఇది')).reply.device_token), true);
});

test('however many proofs there are of an account, its guesses are bounded', async (t) => {
  const app = await testApp(t);
  const guess = (proof: string): Promise<string> =>
    guarded<string>(app, { account, ip: '198.51.100.1', proof }, async () => {
      throw new WrongGuess('unauthenticated', 'wrong');
    }).catch((error: Fault) => error.code);
  const answers: string[] = [];
  for (let i = 0; i < 20; i++) for (let times = 0; times < 10; times++) answers.push(await guess(`proof ${i}`));
  // Fifty with proofs, then ten of the address as of any other.
  assert.equal(answers.filter((code) => code === 'unauthenticated').length, 60);

  // Whoever has been there before is not kept out by that.
  await person(app, account);
  const usual = from('203.0.113.7');
  const { reply } = await logIn(app, { username: account, password }, usual);
  const again = logIn(app, { username: account, password }, { ...usual, device: reply.device_token });
  assert.notEqual((await again).reply.token, '');
});
