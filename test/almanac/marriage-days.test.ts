import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { findMuhurtas } from '../../src/panchang/finder/find.ts';
import type { School } from '../../src/panchang/finder/rules.ts';
import { cities } from './almanac-oracle.ts';

/**
 * Published lists of marriage days, each with the span that it was compared over: a list of a newspaper may end before the
 * year does. Facts, taken from the pages in the column `source`.
 */
const [, ...rows] = readFileSync(join(import.meta.dirname, '../fixtures/almanac/marriage-days.csv'), 'utf8')
  .trim()
  .split('\n');

interface Count {
  published: number;
  found: number;
  both: number;
}

/** Counts of a school and year over all its lists. */
function compared(): Map<string, Count> {
  const counts = new Map<string, Count>();
  for (const row of rows) {
    const [school = '', place = '', from = '', to = '', , days = ''] = row.split(',');
    const site = cities[place];
    assert.ok(site, place);
    const theirs = new Set(days.split(' '));
    const wanted = { purpose: 'marriage', school: school as School, from, to, site } as const;
    const ours = findMuhurtas(wanted).days.map(({ date }) => date);
    const key = `${school} ${from.slice(0, 4)}`;
    const count = counts.get(key) ?? { published: 0, found: 0, both: 0 };
    count.published += theirs.size;
    count.found += ours.length;
    count.both += ours.filter((date) => theirs.has(date)).length;
    counts.set(key, count);
  }
  return counts;
}

/** Recall: of the published days so many are found. Precision: of the found days so many are published. */
const floors: Record<string, [recall: number, precision: number]> = {
  'north 2024': [1, 0.75],
  'north 2025': [1, 0.78],
  'tamil 2022': [0.75, 0.55],
  'tamil 2026': [0.8, 0.65],
  'telugu 2024': [1, 0.4],
  'telugu 2025': [1, 0.33],
};

test('days of marriage agree with published lists', (t) => {
  const counts = compared();
  assert.deepEqual([...counts.keys()].sort(), Object.keys(floors).sort());
  for (const [key, { published, found, both }] of counts) {
    const [recall, precision] = [both / published, both / found];
    t.diagnostic(
      `${key}: ${both} of ${published} published are found, ${found} found, precision ${precision.toFixed(2)}`,
    );
    const [least, exact] = floors[key] as [number, number];
    assert.ok(recall >= least, `${key}: recall ${recall}`);
    assert.ok(precision >= exact, `${key}: precision ${precision}`);
  }
});
