import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { fitting } from './claim.ts';
import { backoffMs } from './worker.ts';

const hours = 3_600_000;

test('the wait doubles from ten seconds to six hours, a quarter more or less', () => {
  for (const [attempt, base] of [
    [1, 10_000],
    [2, 20_000],
    [5, 160_000],
    [12, 20_480_000],
    [13, 6 * hours],
    [60, 6 * hours],
    [5_000, 6 * hours],
  ] as const) {
    assert.equal(
      backoffMs(attempt, () => 0.5),
      base,
    );
    assert.equal(
      backoffMs(attempt, () => 0),
      base * 0.75,
    );
    assert.ok(backoffMs(attempt, () => 1 - Number.EPSILON) <= base * 1.25);
  }
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100 }), fc.double({ min: 0, max: 1, noNaN: true }), (attempt, random) => {
      const wait = backoffMs(attempt, () => random);
      assert.ok(Number.isSafeInteger(wait) && wait >= 7_500 && wait <= 7.5 * hours);
    }),
  );
  assert.equal(
    new Set(Array.from({ length: 20 }, () => backoffMs(9))).size > 1,
    true,
    'jobs do not come back together',
  );
});

test('the eight tries of a job take about twenty minutes', () => {
  let waited = 0;
  for (let attempt = 1; attempt < 8; attempt++) waited += backoffMs(attempt, () => 0.5);
  assert.equal(waited, 1_270_000);
});

test('of those that wait, the first that fit: two of a throttle, as many as there is room for', () => {
  const due = ['a', 'a', 'a', null, 'b', null, 'a', 'c', 'b', 'b'].map((throttle, id) => ({ id, throttle }));
  const ids = (free: number, throttles: (string | null)[]): number[] =>
    fitting(due, { free, throttles }).map((job) => job.id);
  assert.deepEqual(ids(4, []), [0, 1, 3, 4]);
  assert.deepEqual(ids(20, []), [0, 1, 3, 4, 5, 7, 8]);
  assert.deepEqual(ids(3, ['a', null, 'a', 'b']), [3, 4, 5]);
  assert.deepEqual(ids(0, []), []);
});
