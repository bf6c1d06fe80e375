import { test } from 'node:test';
import { compareAll } from './almanac-scene.ts';

/** Of the days of each city, `npm run test:long` compares all. */
const oneIn = 60;

test('the almanac agrees with the reference ephemeris and with published festivals', (t) => {
  t.diagnostic(`\n${compareAll(oneIn)}`);
});
