import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Site } from '../sky/day-sky.ts';
import { isDayIn } from './kept-days.ts';
import { festivalsBetween, type Observance } from './observances.ts';

const india = (lat: number, lon: number): Site => ({ lat, lon, tz: 'Asia/Kolkata' });
/** The capital of each state. */
const capitals: Record<string, Site> = {
  'IN-AP': india(16.5062, 80.648),
  'IN-AS': india(26.1445, 91.7362),
  'IN-CH': india(30.7363, 76.7884),
  'IN-KA': india(12.9716, 77.5946),
  'IN-KL': india(8.5241, 76.9366),
  'IN-PB': india(30.7363, 76.7884),
  'IN-TR': india(23.8315, 91.2868),
  'IN-TS': india(17.385, 78.4867),
  'IN-UP': india(26.8467, 80.9462),
  'IN-WB': india(22.5726, 88.3639),
};

const keptIn = (state: string, key: string, year: number): Observance[] =>
  festivalsBetween(`${year}-01-01`, `${year}-12-31`, capitals[state] as Site).filter(
    (day) => day.key === key && isDayIn(day, state),
  );

/** Dates of orders that no rule gives, with the reason. */
const exceptions: Record<string, string> = {
  'durga_ashtami IN-AP 2026':
    'the order has the eighth two days before the tenth; in 2018, 2021 and 2024 it was that at sunrise',
  'maha_navami IN-KA 2024': 'the order went by the afternoon in 2024 alone; 2015 to 2026 else by the sunrise',
  'ayudha_puja IN-KA 2024': 'the same',
};

test('published dates of states: each is the day served there, once', (t) => {
  const file = join(import.meta.dirname, '../../../test/fixtures/almanac/festivals-regional.csv');
  const lines = readFileSync(file, 'utf8').trim().split('\n').slice(1);
  const wrong: string[] = [];
  for (const line of lines) {
    const [key, state, date] = line.split(',') as [string, string, string];
    const found = keptIn(state, key, Number(date.slice(0, 4)));
    const days = found.map((day) => day.date).join(' ');
    const others = found.flatMap(({ alternatives }) => alternatives.map((other) => other.date)).join(' ');
    if (days !== date) wrong.push(`${key} ${state} ${date.slice(0, 4)}: ${date}, not ${days || 'none'} (${others})`);
  }
  t.diagnostic(`${lines.length - wrong.length} of ${lines.length} published dates`);
  for (const line of wrong) t.diagnostic(line);
  const known = (line: string): boolean => Object.keys(exceptions).some((name) => line.startsWith(`${name}:`));
  assert.deepEqual(
    wrong.filter((line) => !known(line)),
    [],
  );
  assert.equal(wrong.length, Object.keys(exceptions).length);
});
