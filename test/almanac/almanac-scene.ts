import assert from 'node:assert/strict';
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

/** Holds the almanac against the reference; of the days of a city one in `oneIn` is compared. @returns a table of the comparisons */
export function compareAll(oneIn = 1): string {
  const [strict, loose] = festivalLines();
  // Once in thirteen years the Moon of Tromso grazes the horizon: the two ephemerides need not agree on whether.
  const right = (city: string): number => (city === 'Tromso' ? 1 - 0.0001 * oneIn : 1);
  const lines = [
    ...hold(limbLines(), { p99: 5 }),
    ...hold(sunLines()),
    ...hold(dayLines()),
    ...Object.keys(cities).flatMap((city) => hold(dailyLines(city, oneIn), { right: right(city) })),
    ...hold([strict]),
    ...hold([loose], { right: 0.98 }),
    ...hold(vrataLines()),
  ];
  return [tableHead, ...lines].join('\n');
}
