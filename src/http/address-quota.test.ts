import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AddressQuota } from './address-quota.ts';

const line = (n: number): string => `2001:db8:1:${n.toString(16)}::/64`;

test('a network of many addresses leaves places for others, and its places are released', () => {
  const quota = new AddressQuota(50, 20);
  let count = 0;
  while (count < 50 && quota.take(line(count)) === null) count++;
  assert.equal(count, 17, 'as many as half of what is left then');
  assert.equal(quota.take('203.0.113.7'), null);
  assert.equal(quota.take('2001:db8:2:1::/64'), null);
  assert.equal(quota.take(null), null);
  for (let n = 0; n < count; n++) quota.giveBack(line(n));
  assert.equal(quota.take(line(99)), null);
  assert.equal(quota.used, 4);
});

test('a network has as many places as a few addresses', () => {
  const quota = new AddressQuota(10_000, 2);
  const results = Array.from({ length: 20 }, (_, n) => quota.take(line(n)));
  assert.equal(results.filter((result) => result === null).length, 16);
  assert.equal(quota.take('203.0.113.7'), null);
});
