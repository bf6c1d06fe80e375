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

test('a flood waits, and what is too much is refused; the staff does not wait for it', async () => {
  const cheap = { memory: 64, passes: 1, parallelism: 1 };
  const hash = await hashPassword('రహస్యపదం', cheap);
  const ended: string[] = [];
  const check = (address: string, isProven = false): Promise<unknown> =>
    verifyPassword(hash, 'flood', { address, isProven })
      .then((fits) => void ended.push(fits ? 'fits' : address))
      .catch((error: unknown) => {
        assert.ok(error instanceof Fault && error.code === 'unavailable');
        ended.push('refused');
      });
  const flood = Array.from({ length: 100 }, (_, n) => check(`2001:db8:1:${n.toString(16)}::/64`));
  const { running } = hashings;
  assert.deepEqual([running >= 1, hashings.waiting], [true, 64]);
  const others = [check('203.0.113.7'), check('198.51.100.1')];
  const own = check('2001:db8:1:1::/64', true);
  const message = 'others took places of the network that has most, the staff has its own';
  assert.deepEqual([hashings.running, hashings.waiting], [running + 1, 64], message);
  await Promise.all([...flood, ...others, own]);
  assert.equal(ended.filter((one) => one === 'refused').length, 36 - running + 2);
  const served = ended.filter((one) => one !== 'refused');
  assert.ok(served.indexOf('203.0.113.7') < 10 && served.indexOf('198.51.100.1') < 10, served.join(' '));
  assert.deepEqual([hashings.running, hashings.waiting], [0, 0]);
});

test('a random password can be read out', () => {
  assert.match(randomPassword(), /^([a-hjkmnp-z2-9]{5}-){3}[a-hjkmnp-z2-9]{5}$/);
  assert.notEqual(randomPassword(), randomPassword());
});
