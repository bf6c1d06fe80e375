import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inRanges, isPublic, parseRange } from './ip-ranges.ts';

test('only machines on the Internet are public', () => {
  for (const open of ['1.1.1.1', '49.205.0.1', '2001:4860:4860::8888', '2405:201::1']) assert.ok(isPublic(open), open);
  const closed = [
    ...['127.0.0.1', '127.9.9.9', '0.0.0.0', '0.1.2.3', '10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1'],
    ...['169.254.169.254', '100.64.0.1', '100.100.100.200', '168.63.129.16', '192.0.0.8', '198.18.0.1', '203.0.113.7'],
    ...['224.0.0.1', '240.0.0.1', '255.255.255.255', '192.0.0.192', '192.0.2.1', '192.88.99.1', '198.51.100.1'],
    ...['100.127.255.255', '172.20.0.1', '198.19.255.255', '239.255.255.255'],
    ...['::', '::1', '::127.0.0.1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '::ffff:0:10.0.0.1', '64:ff9b::7f00:1'],
    ...['64:ff9b:1::a00:1', '2002:7f00:1::', '2001:0:1::', 'fc00::1', 'fd00:ec2::254', 'fe80::1', 'fec0::1', 'ff02::1'],
    ...[
      '64:ff9b::a9fe:a9fe',
      '64:ff9b:1:ffff::1',
      '2002:a9fe:a9fe::',
      '2001::1',
      '2001:20::1',
      '3fff::1',
      '::ffff:a9fe:a9fe',
    ],
    ...['2001:db8::1', '100::1', '5f00::1', 'localhost', '', 'example.com'],
  ];
  for (const address of closed) assert.ok(!isPublic(address), address);
});

test('ranges', () => {
  const ranges = ['10.1.0.0/16', '127.0.0.1', 'fd00::/8'].map(parseRange);
  for (const inside of ['10.1.2.3', '127.0.0.1', '::ffff:127.0.0.1', 'fd12::1'])
    assert.ok(inRanges(inside, ranges), inside);
  for (const outside of ['10.2.0.1', '127.0.0.2', '::1', 'fe80::1', 'x'])
    assert.ok(!inRanges(outside, ranges), outside);
  for (const bad of ['10', '10.0.0.0/33', '10.0.0.0/', 'host', '10.0.0.0/8/8', '::1%lo', '::/129', ''])
    assert.throws(() => parseRange(bad), /must be/, bad);
});
