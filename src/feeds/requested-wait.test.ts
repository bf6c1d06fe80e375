import assert from 'node:assert/strict';
import { test } from 'node:test';
import { requestedWaitMs } from './requested-wait.ts';

const now = Date.parse('2026-11-20T06:00:00Z');

test('what a server asks for is waited, a day at most', () => {
  for (const [header, ms] of [
    ['120', 120_000],
    ['999999999', 86_400_000],
    ['soon', 0],
  ] as const)
    assert.equal(requestedWaitMs({ 'retry-after': header }, now), ms, header);
  assert.deepEqual([requestedWaitMs({}, now), requestedWaitMs(undefined, now)], [0, 0]);
});
