import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertTurns, limbs, wrongGaps } from './almanac-gaps.ts';

// A century of both is part of `npm run test:long`. These years have both lost months of the century, 1963 and 1983.
test('no observance comes twice in its year, and none is left out: Delhi 1962 to 1985', () => {
  assert.deepEqual(wrongGaps('Delhi', 1962, 1985), []);
});

test('nor in New York and Sydney', () => {
  assert.deepEqual(wrongGaps('NewYork', 2020, 2031), []);
  assert.deepEqual(wrongGaps('Sydney', 2020, 2031), []);
});

for (const limb of limbs)
  test(`${limb[0]}: thirty years without gap, overlap or one that is out of its turn`, () =>
    assertTurns(limb, 2000, 2030));
