import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { extent } from '../../../test/support/extent.ts';
import { nameOf } from '../names.ts';
import type { Site } from '../sky/day-sky.ts';
import { addDays } from '../zone.ts';
import { type Calendars, calendarsOf } from './calendars.ts';
import { lunationAt } from './lunar.ts';

const folder = join(import.meta.dirname, '../../../test/fixtures/almanac/oracle');
const lines = (name: string): string[] =>
  brotliDecompressSync(readFileSync(join(folder, `${name}.br`)))
    .toString()
    .trim()
    .split('\n');

const india = 'Asia/Kolkata';
const sites: Record<string, Site> = {
  Hyderabad: { lat: 17.385, lon: 78.4867, tz: india },
  Chennai: { lat: 13.0827, lon: 80.2707, tz: india },
  Mumbai: { lat: 19.076, lon: 72.8777, tz: india },
  Delhi: { lat: 28.6139, lon: 77.209, tz: india },
  Kolkata: { lat: 22.5726, lon: 88.3639, tz: india },
  Guwahati: { lat: 26.1445, lon: 91.7362, tz: india },
  Thiruvananthapuram: { lat: 8.5241, lon: 76.9366, tz: india },
  Ujjain: { lat: 23.1765, lon: 75.7885, tz: india },
  London: { lat: 51.5074, lon: -0.1278, tz: 'Europe/London' },
  NewYork: { lat: 40.7128, lon: -74.006, tz: 'America/New_York' },
  Tromso: { lat: 69.6492, lon: 18.9553, tz: 'Europe/Oslo' },
};
const place = (name: string): Site => sites[name] as Site;

const months =
  'Chaitra Vaishakha Jyeshtha Ashadha Shravana Bhadrapada Ashvina Kartika Margashirsha Pausha Magha Phalguna'.split(
    ' ',
  );
const ritus = 'Vasanta Grishma Varsha Sharad Hemanta Shishira'.split(' ');
const ayanas = ['Uttarayana', 'Dakshinayana'];
const monthOf = (id: number) => months[id - 1];

test('months, years and seasons are those of the reference on every city-day', () => {
  let compared = 0;
  for (const line of lines('days.jsonl')) {
    const row = JSON.parse(line);
    if (!row.tithis || !row.amanta) continue; // a day without a sunrise, or without the sunset
    compared++;
    const { amanta, purnimanta, paksha, tithi, eras, samvatsara, seasons, lostMonth } = calendarsOf(
      row.date,
      place(row.city),
    );
    assert.deepEqual(
      {
        amanta: monthOf(amanta.month),
        purnimanta: monthOf(purnimanta.month),
        adhika: amanta.isLeap,
        shaka: eras.shaka,
        vikram: eras.vikramChaitradi,
        vikram_kartikadi: eras.vikramKartikadi,
        samvatsara: nameOf('samvatsaras', samvatsara.southern, 'en'),
        paksha: paksha === 1 ? 'Shukla' : 'Krishna',
        tithi,
        ritu_lunar: ritus[seasons.rituLunar - 1],
        ritu_drik: ritus[seasons.rituDrik - 1],
        ayana_sidereal: ayanas[seasons.ayanaSidereal - 1],
        ayana_drik: ayanas[seasons.ayanaDrik - 1],
      },
      {
        amanta: row.amanta,
        purnimanta: row.purnimanta,
        adhika: row.adhika,
        shaka: row.shaka,
        vikram: row.vikram,
        vikram_kartikadi: row.vikram_kartikadi,
        // The reference spells the 47th name shorter.
        samvatsara: row.samvatsara === 'Pramadi' ? 'Pramadicha' : row.samvatsara,
        paksha: row.paksha,
        tithi: row.tithis[0][0],
        ritu_lunar: row.ritu_lunar,
        ritu_drik: row.ritu_drik,
        ayana_sidereal: row.ayana_sidereal,
        ayana_drik: row.ayana_drik,
      },
      `${row.city} ${row.date}`,
    );
    assert.equal(lostMonth, null);
  }
  assert.ok(compared > 900);
});

test('every lunar month of 1950 to 2060 is named as in the reference, the lost ones of 1963 and 1983 too', () => {
  const rows = lines('lunar_months.csv').slice(1);
  assert.ok(rows.length > 600);
  let lost = 0;
  for (const row of rows) {
    const [start, end, name, adhika, lostName, shaka] = row.split(',') as [
      string,
      string,
      string,
      string,
      string,
      string,
    ];
    const lunation = lunationAt((Number(start) + Number(end)) / 2);
    if (lostName) lost++;
    assert.deepEqual(
      [monthOf(lunation.month), lunation.isLeap, lunation.lost ? monthOf(lunation.lost) : '', lunation.shaka],
      [name, adhika === '1', lostName, Number(shaka)],
      row,
    );
    assert.ok(Math.abs(lunation.start - Number(start)) < 30, row);
  }
  assert.ok(lost > 0);
});

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

test('a day has a value in every calendar, from 1900 to 2100 and at the poles', () => {
  for (const name of ['Ujjain', 'NewYork', 'Tromso'])
    for (let date = '1900-01-01'; date < '2101'; date = addDays(date, extent(97, 97 * 7))) {
      const day: Calendars = calendarsOf(date, place(name));
      const numbers = numbersIn(day);
      assert.equal(numbers.length, numbersIn(calendarsOf('2024-04-09', place('Ujjain'))).length, `${name} ${date}`);
      assert.ok(
        numbers.every((n) => Number.isFinite(n) && (n > 0 || Math.abs(n) > 1e5)),
        `${name} ${date}`,
      );
      assert.ok(day.tithi <= 15 === (day.paksha === 1));
    }
});

test('calendars of a land do not depend on where the reader is, the tithi does', () => {
  // Ugadi of 2026: the tithi ends between the sunrises of India and America.
  const [here, there] = ['Hyderabad', 'NewYork'].map((name) => calendarsOf('2026-03-19', place(name)));
  assert.deepEqual(here?.solar, there?.solar);
  assert.deepEqual(here?.hijri, there?.hijri);
  assert.deepEqual([here?.tithi, there?.tithi], [30, 1]);
  assert.deepEqual([here?.eras.shaka, there?.eras.shaka], [1947, 1948]);
});

test('the order of an adhika month: true dark, adhika bright, adhika dark, true bright', () => {
  // Adhika Shravana of 2023.
  const purnimanta = ['2023-07-10', '2023-07-25', '2023-08-10', '2023-08-25'].map((date) => {
    const { month, isLeap } = calendarsOf(date, place('Delhi')).purnimanta;
    return [month, isLeap];
  });
  assert.deepEqual(purnimanta, [
    [5, false],
    [5, true],
    [5, true],
    [5, false],
  ]);
});
