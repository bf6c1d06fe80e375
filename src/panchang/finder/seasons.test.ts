import assert from 'node:assert/strict';
import { test } from 'node:test';
import { standard } from '../reckoning.ts';
import { dateAt } from '../zone.ts';
import { ruleOf, type School, type SeasonKey } from './rules.ts';
import { seasonsOf } from './seasons.ts';

const delhi = { lat: 28.6139, lon: 77.209, tz: 'Asia/Kolkata' };
const seconds = (text: string): number => Date.parse(`${text}+05:30`) / 1000;
const dates = ({ start, end }: { start: number; end: number }): [string, string] => [
  dateAt(start, delhi.tz),
  dateAt(end, delhi.tz),
];

/** The season of a key that touches a year. */
function season(key: SeasonKey, year: number, school: School = 'north') {
  const rule = { ...ruleOf('marriage', school), never: [key], against: [] };
  const stretch = { start: seconds(`${year}-01-01T00:00`), end: seconds(`${year}-12-31T23:59`) };
  return seasonsOf(rule, school, { ...stretch, site: delhi, reckoning: standard }).never.filter(
    (one) => one.key === key,
  );
}

test('kharmas begins and ends with the ingresses that newspapers printed', () => {
  // livehindustan.com, Shukra asta of December 2025: 16 December 4:20 to 14 January 15:07.
  const last = season('kharmas', 2025).at(-1);
  assert.ok(Math.abs((last?.start ?? 0) - seconds('2025-12-16T04:20')) < 600, `${last?.start}`);
  assert.ok(Math.abs((last?.end ?? 0) - seconds('2026-01-14T15:07')) < 600, `${last?.end}`);
  assert.equal(season('kharmas', 2025).length, 3, 'Dhanu at both ends of the year, and Meena');
  assert.equal(season('kharmas', 2025, 'telugu').length, 2, 'Dhanu alone');
});

test('chaturmas, adhika month, holashtak and pitru paksha fall on their dates', () => {
  // tazakhabar.co.in/454849: from 6 July to 2 November 2025. The tithis begin on the evenings before.
  assert.deepEqual(season('chaturmas', 2025).map(dates), [['2025-07-05', '2025-11-01']]);
  // 2023 had two Shravanas.
  const [long] = season('chaturmas', 2023);
  assert.ok(long && long.end - long.start > 145 * 86_400);
  assert.deepEqual(season('adhika', 2026).map(dates), [['2026-05-17', '2026-06-15']]);
  assert.deepEqual(season('adhika', 2025), []);
  assert.deepEqual(season('holashtak', 2025).map(dates), [['2025-03-06', '2025-03-14']]);
  assert.deepEqual(season('pitru_paksha', 2025).map(dates), [['2025-09-07', '2025-09-22']]);
});

test('eclipses count where they are seen, Jupiter in Simha while it stays, ingresses with their ghatis', () => {
  assert.deepEqual(season('eclipse', 2025).map(dates), [['2025-09-07', '2025-09-08']], 'of four one is seen in Delhi');
  assert.deepEqual(season('simhastha', 2025), []);
  assert.equal(season('simhastha', 2027).length > 0, true);
  const ingresses = season('sankranti', 2025);
  assert.ok(ingresses.length >= 12);
  for (const { start, end } of ingresses) assert.equal(Math.round(end - start), 32 * 24 * 60);
});
