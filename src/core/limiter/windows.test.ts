// Alone: it measures the memory of its process.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lruMap } from '../cache/lru.ts';
import { MemoryWindows } from './windows.ts';

test('a window takes its points and no more; what is refused owes nothing', () => {
  const windows = new MemoryWindows(2, 60);
  assert.deepEqual(
    [1, 1, 1, 1].map(() => windows.add('రవి', 1).exceeded),
    [false, false, true, true],
  );
  assert.equal(windows.add('రవి', -1).points, 1);
  assert.equal(windows.add('రవి', 1).exceeded, false);
  assert.equal(windows.add('రవి', 0).exceeded, true, 'a look shows that nothing is left');
  assert.equal(new MemoryWindows(100, 60).add('కమల', 150).points, 150, 'bytes that were stored already');
});

test('keys are bounded, and one without points is not stored', () => {
  const windows = new MemoryWindows(5, 60, 3);
  for (const key of ['క', 'ఖ', 'గ', 'క', 'ఘ']) windows.add(key, 1);
  assert.equal(windows.size, 3);
  assert.equal(windows.add('క', 0).points, 2, 'used lately');
  assert.equal(windows.add('ఖ', 0).points, 0, 'forgotten');
  windows.add('క', -2);
  windows.add('గ', -1);
  assert.equal(windows.size, 1);
});

test('of too many entries the one unused for longest goes', () => {
  const map = lruMap<string, number>(3);
  for (const [n, key] of ['అ', 'आ', 'இ'].entries()) map.set(key, n);
  map.get('అ');
  map.set('இ', 7); // a new value is no new entry
  map.set('ঈ', 3);
  assert.deepEqual([...map.keys()].sort(), ['అ', 'இ', 'ঈ'].sort());
  assert.equal(map.get('இ'), 7);
});

test('a map that may hold a million entries allocates as it fills', () => {
  lruMap<string, number>(1_000_000);
  const before = process.memoryUsage();
  const maps = Array.from({ length: 20 }, () => lruMap<string, number>(1_000_000));
  const after = process.memoryUsage();
  const grown = after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers;
  assert.ok(grown < 10_000_000, `${grown} bytes for ${maps.length} empty maps`);
});
