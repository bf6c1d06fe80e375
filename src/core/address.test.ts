import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressKey, networkOf } from './address.ts';

test('an IPv6 line is one address', () => {
  assert.equal(addressKey('203.0.113.7'), '203.0.113.7');
  assert.equal(addressKey('::ffff:203.0.113.7'), '203.0.113.7');
  const line = '2001:db8:1:2::/64';
  for (const ip of ['2001:db8:1:2::1', '2001:0DB8:0001:0002:aaaa:bbbb:cccc:dddd', '2001:db8:1:2:3::'])
    assert.equal(addressKey(ip), line);
  assert.equal(addressKey('::1'), '0:0:0:0::/64');
  assert.equal(addressKey('fe80::1%eth0'), 'fe80:0:0:0::/64');
  assert.equal(addressKey('64:ff9b::192.0.2.1'), '64:ff9b:0:0::/64');
  assert.equal(addressKey('2001:db8::5:6:7:8:9'), '2001:db8:0:5::/64');
});

test('of IPv6 a network is the /48, of IPv4 the address itself', () => {
  assert.equal(networkOf(addressKey('2001:db8:1:2::1')), '2001:db8:1::/48');
  assert.equal(networkOf(addressKey('2001:db8:1:ffff::9')), '2001:db8:1::/48');
  assert.notEqual(networkOf(addressKey('2001:db8:2:2::1')), '2001:db8:1::/48');
  assert.equal(networkOf(addressKey('::ffff:203.0.113.7')), '203.0.113.7');
});
