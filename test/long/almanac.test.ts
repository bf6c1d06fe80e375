import { test } from 'node:test';
import { compareAll } from '../almanac/almanac-scene.ts';

test('the almanac agrees with the reference ephemeris on every day of every city', (t) => {
  t.diagnostic(`\n${compareAll()}`);
});
