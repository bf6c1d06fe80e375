import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { findMuhurtas } from '../../src/panchang/finder/find.ts';
import type { Purpose, School } from '../../src/panchang/finder/rules.ts';
import { cities } from './almanac-oracle.ts';

/**
 * Published lists of days, each with the span that it was compared over: a list of a newspaper may end before the
 * year does. Facts, taken from the pages in the column `source`.
 */
const rowsOf = (file: string): string[] =>
  readFileSync(join(import.meta.dirname, '../fixtures/almanac', file), 'utf8')
    .trim()
    .split('\n')
    .slice(1);

interface Count {
  published: number;
  found: number;
  both: number;
}

/** Counts of a school and year over all its lists. */
function compared(file: string, purpose: Purpose): Map<string, Count> {
  const counts = new Map<string, Count>();
  for (const row of rowsOf(file)) {
    const [school = '', place = '', from = '', to = '', , days = ''] = row.split(',');
    const site = cities[place];
    assert.ok(site, place);
    const theirs = new Set(days.split(' '));
    const wanted = { purpose, school: school as School, from, to, site } as const;
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

/** AstroSage keeps days of kharmas, of eclipses and of Vishti that the rule leaves out. */
const houseFloors: typeof floors = { 'north 2030': [0.7, 0.6], 'north 2041': [0.9, 0.6] };

function hold(counts: Map<string, Count>, least: typeof floors, say: (line: string) => void): void {
  assert.deepEqual([...counts.keys()].sort(), Object.keys(least).sort());
  for (const [key, { published, found, both }] of counts) {
    const [recall, precision] = [both / published, both / found];
    say(`${key}: ${both} of ${published} published are found, ${found} found, precision ${precision.toFixed(2)}`);
    const [most, exact] = least[key] as [number, number];
    assert.ok(recall >= most, `${key}: recall ${recall}`);
    assert.ok(precision >= exact, `${key}: precision ${precision}`);
  }
}

test('days of marriage agree with published lists', (t) => {
  hold(compared('marriage-days.csv', 'marriage'), floors, (line) => t.diagnostic(line));
});

test('days of griha pravesh agree with a published list', (t) => {
  hold(compared('griha-pravesh-days.csv', 'griha_pravesh'), houseFloors, (line) => t.diagnostic(line));
});
