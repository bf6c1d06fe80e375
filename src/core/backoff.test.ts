import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { backoff } from './backoff.ts';

test('waits grow by the factor up to the longest, whatever the number of failures', () => {
  const waits = (factor?: number) =>
    [1, 2, 3, 4, 5_000].map((n) => backoff(n, { first: 10, longest: 70, ...(factor ? { factor } : {}) }));
  assert.deepEqual(waits(), [10, 20, 40, 70, 70]);
  assert.deepEqual(waits(4), [10, 40, 70, 70, 70]);
});

test('jitter moves a wait by its share, up or down', () => {
  const shape = { first: 1_000, longest: 60_000, jitter: 0.25 };
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100 }), fc.double({ min: 0, max: 1, noNaN: true }), (failures, random) => {
      const wait = backoff(failures, shape, () => random);
      const base = backoff(failures, { ...shape, jitter: 0 });
      assert.ok(Number.isSafeInteger(wait) && wait >= base * 0.75 && wait <= base * 1.25, `${wait} of ${base}`);
    }),
  );
  assert.equal(
    backoff(3, shape, () => 0.5),
    4_000,
  );
});
