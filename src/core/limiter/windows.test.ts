import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MemoryWindows } from './windows.ts';

test('a window takes its points and no more; what is refused owes nothing', () => {
  const windows = new MemoryWindows(2, 60);
  assert.deepEqual(
    [1, 1, 1, 1].map(() => windows.add('రవి', 1).exceeded),
    [false, false, true, true],
  );
  assert.equal(windows.add('రవి', -1).points, 1);
  assert.equal(windows.add('రవి', 1).exceeded, false);
  assert.equal(windows.add('రవి', 0).exceeded, true, 'a look tells that nothing is left');
  assert.equal(new MemoryWindows(100, 60).add('కమల', 150).points, 150, 'bytes that were stored already');
});

test('keys are bounded, and one without points is not stored', () => {
  const windows = new MemoryWindows(5, 60, 3);
  for (const key of ['క', 'ఖ', 'గ', 'క', 'ఘ']) windows.add(key, 1);
  assert.equal(windows.size, 3);
  assert.equal(windows.add('క', 0).points, 2, 'asked for lately');
  assert.equal(windows.add('ఖ', 0).points, 0, 'forgotten');
  windows.add('క', -2);
  windows.add('గ', -1);
  assert.equal(windows.size, 1);
});
