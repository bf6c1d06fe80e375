import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dailyLines, limbLines, sunLines } from './almanac-compare.ts';
import { dayLines } from './almanac-days.ts';
import { festivalLines, vrataLines } from './almanac-festivals.ts';
import { cities, type Line, tableHead } from './almanac-oracle.ts';

/** How far each comparison may be from the reference: what is right, and within how many seconds 99 of 100 are. */
function hold(lines: readonly Line[], { right = 1, p99 = Number.POSITIVE_INFINITY } = {}): Line[] {
  for (const line of lines) {
    assert.ok(line.compared > 0, `${line.what}: nothing was compared`);
    assert.ok(line.right >= right, `${line}\n${line.wrong.slice(0, 20).join('\n')}`);
    assert.ok(line.within(0.99) <= p99, `${line}`);
  }
  return [...lines];
}

test('the almanac agrees with the reference ephemeris and with published festivals', (t) => {
  const [strict, loose] = festivalLines();
  const lines = [
    ...hold(limbLines(), { p99: 5 }),
    ...hold(sunLines()),
    ...hold(dayLines()),
    // Once in thirteen years the Moon of Tromso grazes the horizon: the two ephemerides need not agree on whether.
    ...Object.keys(cities).flatMap((city) => hold(dailyLines(city), { right: city === 'Tromso' ? 0.9999 : 1 })),
    ...hold([strict]),
    ...hold([loose], { right: 0.98 }),
    ...hold(vrataLines()),
  ];
  t.diagnostic(`\n${[tableHead, ...lines].join('\n')}`);
});
