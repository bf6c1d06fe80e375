import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extent } from '../support/extent.ts';
import { assertTurns, limbs, wrongGaps } from './almanac-gaps.ts';

// A century of both is part of `npm run test:long`. These years have both lost months of the century.
test('no observance comes twice in its year, and none is left out: Delhi around 1963 and 1983', () => {
  for (const year of [1963, 1983]) assert.deepEqual(wrongGaps('Delhi', year - 1, year + extent(3, 1)), []);
});

test('nor in New York and Sydney', () => {
  for (const city of ['NewYork', 'Sydney'] as const) assert.deepEqual(wrongGaps(city, 2020, extent(2031, 2024)), []);
});

for (const limb of limbs)
  test(`${limb[0]}: thirty years without gap, overlap or one that is out of its turn`, () =>
    assertTurns(limb, 2000, 2030));
