import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertTurns, limbs, wrongGaps } from '../almanac/almanac-gaps.ts';
import { compareAll } from '../almanac/almanac-scene.ts';

test('the almanac agrees with the reference ephemeris on every day of every city', (t) => {
  t.diagnostic(`\n${compareAll()}`);
});

test('no observance comes twice in its year, and none is left out: Delhi 1950 to 2050', () => {
  assert.deepEqual(wrongGaps('Delhi', 1950, 2050), []);
});

for (const limb of limbs)
  test(`${limb[0]}: a hundred years without gap, overlap or one that is out of its turn`, () =>
    assertTurns(limb, 1950, 2050));
