import assert from 'node:assert/strict';
import { test } from 'node:test';
import { backoff } from '../backoff.ts';
import { withinConcurrency } from './claim.ts';
import { attemptBackoff } from './worker.ts';

test('the eight attempts of a job take about twenty minutes', () => {
  let waited = 0;
  for (let attempt = 1; attempt < 8; attempt++) waited += backoff(attempt, attemptBackoff, () => 0.5);
  assert.equal(waited, 1_270_000);
  assert.equal(
    backoff(60, attemptBackoff, () => 0.5),
    6 * 3_600_000,
  );
  assert.ok(new Set(Array.from({ length: 20 }, () => backoff(9, attemptBackoff))).size > 1, 'not all at one moment');
});

test('of the due jobs the first ones run: two of a concurrency key, and as many as there are places', () => {
  const due = ['a', 'a', 'a', null, 'b', null, 'a', 'c', 'b', 'b'].map((throttle, id) => ({ id, throttle }));
  const ids = (free: number, keys: (string | null)[]): number[] =>
    withinConcurrency(due, { free, keys }).map((job) => job.id);
  assert.deepEqual(ids(4, []), [0, 1, 3, 4]);
  assert.deepEqual(ids(20, []), [0, 1, 3, 4, 5, 7, 8]);
  assert.deepEqual(ids(3, ['a', null, 'a', 'b']), [3, 4, 5]);
  assert.deepEqual(ids(0, []), []);
});
