import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Fault } from '../../core/error.ts';
import { hashings, hashPassword, isOutdated, randomPassword, verifyPassword } from './hash.ts';

test('a hash names its parameters and fits its password only', async () => {
  const hash = await hashPassword('రహస్యపదం కొత్తది');
  assert.match(hash, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  assert.equal(await verifyPassword(hash, 'రహస్యపదం కొత్తది'), true);
  assert.equal(await verifyPassword(hash, 'రహస్యపదం కొత్తద'), false);
  assert.notEqual(await hashPassword('x'), await hashPassword('x'));
});

test('the same letters typed in another normal form are the same password', async () => {
  const hash = await hashPassword('café café'.normalize('NFD'));
  assert.equal(await verifyPassword(hash, 'café café'.normalize('NFC')), true);
});

test('a hash of other parameters still fits, and is found to be outdated', async () => {
  const weak = await hashPassword('secret', { memory: 8_192, passes: 1, parallelism: 1 });
  assert.equal(await verifyPassword(weak, 'secret'), true);
  assert.equal(isOutdated(weak), true);
  assert.equal(isOutdated(await hashPassword('secret')), false);
});

test('without a hash, or with one that cannot be read, the same work is done and nothing fits', async () => {
  for (const hash of [null, '', '$2b$10$nope', '$argon2id$v=19$m=1,t=1,p=1$$']) {
    const before = hashings.done;
    assert.equal(await verifyPassword(hash, 'secret'), false);
    assert.equal(hashings.done, before + 1);
  }
});

test('a flood waits, two at once, and what is too much is refused', async () => {
  const answers = Array.from({ length: 100 }, () => hashPassword('flood', { memory: 64, passes: 1, parallelism: 1 }));
  assert.ok(hashings.running <= 2);
  const refused = (await Promise.allSettled(answers)).filter((a) => a.status === 'rejected');
  assert.equal(refused.length, 100 - 66);
  assert.ok(refused.every((a) => a.reason instanceof Fault && a.reason.code === 'unavailable'));
  assert.equal(hashings.running, 0);
  assert.equal(hashings.waiting, 0);
});

test('a random password can be read out', () => {
  assert.match(randomPassword(), /^([a-hjkmnp-z2-9]{5}-){3}[a-hjkmnp-z2-9]{5}$/);
  assert.notEqual(randomPassword(), randomPassword());
});
