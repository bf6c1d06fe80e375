import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tithi } from '../festivals/build.ts';
import { daysOf } from '../festivals/days.ts';
import { standard } from '../reckoning.ts';
import { addDays } from '../zone.ts';
import { yearOfLanguage } from './new-years.ts';
import { solarMonthStart } from './solar-months.ts';

const ujjain = { site: { lat: 23.1765, lon: 75.7885, tz: 'Asia/Kolkata' }, reckoning: standard };

const lunar = (month: number, year: number): string =>
  daysOf(tithi(month, 1), { from: `${year}-01-01`, to: `${year}-12-31` }, ujjain)[0]?.date as string;

test('the table of new years is what the almanac computes, in every year of it', () => {
  for (let year = 1899; year <= 2100; year++) {
    const first = {
      te: lunar(1, year),
      gu: lunar(8, year),
      ta: solarMonthStart('tamil', year, 1).date,
      ml: solarMonthStart('malayalam', year, 5).date,
      bn: solarMonthStart('bengali', year, 1).date,
    };
    for (const [lang, day] of Object.entries(first)) {
      assert.equal(yearOfLanguage(day, lang).start, day, lang);
      if (year > 1899) assert.equal(yearOfLanguage(addDays(day, -1), lang).end, addDays(day, -1), lang);
    }
    for (const lang of ['kn', 'hi'])
      assert.deepEqual(yearOfLanguage(first.te, lang), yearOfLanguage(first.te, 'te'), lang);
  }
});

test('a year is found by any day of it', () => {
  const rows: [string, string, string, string][] = [
    ['te', '2026-11-24', '2026-03-19', '2027-04-06'],
    ['te', '2026-03-18', '2025-03-30', '2026-03-18'],
    ['gu', '2026-11-09', '2025-10-22', '2026-11-09'],
    ['ta', '2027-04-13', '2026-04-14', '2027-04-13'],
    ['ml', '2026-08-17', '2026-08-17', '2027-08-17'],
    ['bn', '2026-04-14', '2025-04-15', '2026-04-14'],
    ['ur', '2026-12-31', '2026-01-01', '2026-12-31'],
    ['te', '0050-05-05', '0050-01-01', '0050-12-31'],
    ['te', '9999-12-31', '9999-01-01', '9999-12-31'],
  ];
  for (const [lang, day, start, end] of rows)
    assert.deepEqual(yearOfLanguage(day, lang), { start, end }, `${lang} ${day}`);
});
