import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addDays } from '../zone.ts';
import { calendarsOf } from './calendars.ts';
import { type CivilSystem, civilDateOf, dateOfCivil } from './civil-calendars.ts';
import { dateOfHijri, hijriOf } from './hijri.ts';
import { dateOfLunar, type LunarEra } from './lunar-dates.ts';
import { dateOfSolar, type SolarSystem, solarDateOf } from './solar-months.ts';

const ujjain = { lat: 23.17934, lon: 75.78494, tz: 'Asia/Kolkata' };

function* daysOf(from: string, to: string, step: number): Generator<string> {
  for (let date = from; date <= to; date = addDays(date, step)) yield date;
}

test('every solar, fixed and Islamic date leads back to its day', () => {
  const solar: SolarSystem[] = ['tamil', 'malayalam', 'bengali', 'odia', 'assamese', 'nepali', 'punjabi'];
  const civil: CivilSystem[] = ['national', 'nanakshahi', 'bangladesh'];
  for (const [from, to, step] of [
    ['2023-12-20', '2026-02-10', 1],
    ['1900-02-01', '2100-11-30', 97],
  ] as const)
    for (const date of daysOf(from, to, step)) {
      for (const system of solar) {
        const found = dateOfSolar(system, solarDateOf(system, date)) as string;
        // A year of Odisha follows the Moon: the days about its beginning may come twice in it, or not at all.
        if (system === 'odia' && found < date) assert.deepEqual(solarDateOf(system, found), solarDateOf(system, date));
        else assert.equal(found, date, system);
      }
      for (const system of civil) assert.equal(dateOfCivil(system, civilDateOf(system, date)), date, system);
      assert.equal(dateOfHijri(hijriOf(date)), date);
    }
});

test('days that a month has not are none', () => {
  assert.equal(dateOfCivil('national', { year: 1947, month: 1, day: 31 }), null);
  assert.equal(dateOfCivil('national', { year: 1946, month: 1, day: 31 }), '2024-04-20');
  assert.equal(dateOfSolar('tamil', { year: 2057, month: 10, day: 31 }), null);
  assert.equal(dateOfSolar('malayalam', { year: 1202, month: 13, day: 1 }), null);
  const lengths = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((month) => {
    const [first, last, next] = [
      dateOfHijri({ year: 1447, month, day: 1 }),
      dateOfHijri({ year: 1447, month, day: 30 }),
      dateOfHijri({ year: 1447, month: month + 1, day: 1 }),
    ] as [string, string | null, string];
    assert.equal(addDays(last ?? addDays(first, 28), 1), next);
    return last === null ? 29 : 30;
  });
  assert.deepEqual(new Set(lengths), new Set([29, 30]));
  assert.equal(dateOfHijri({ year: 1447, month: 9, day: 31 }), null);
});

test('every lunar date leads back to its day, in each era and either reckoning of the months', () => {
  const eras: LunarEra[] = ['shaka', 'vikramChaitradi', 'vikramKartikadi', 'vikramAshadhadi'];
  let compared = 0;
  for (const date of daysOf('2022-01-01', '2027-12-31', 1)) {
    const { amanta, purnimanta, tithi, eras: years } = calendarsOf(date, ujjain);
    const isSecond = calendarsOf(addDays(date, -1), ujjain).tithi === tithi;
    for (const era of eras)
      for (const [months, { month, isLeap }] of Object.entries({ amanta, purnimanta })) {
        const given = { year: years[era], month, isLeap, tithi };
        const found = dateOfLunar(era, given, months as 'amanta', ujjain);
        const expected = { date: isSecond ? addDays(date, -1) : date, isKshaya: false };
        assert.deepEqual(found, expected, `${date} ${era} ${months} ${JSON.stringify(given)}`);
        compared++;
      }
  }
  assert.equal(compared, 2191 * 8);
});

test('published new years: Ugadi, Gujarati new year; a kshaya tithi, a month that a year has not', () => {
  const first = { month: 1, isLeap: false, tithi: 1 };
  assert.equal(dateOfLunar('shaka', { year: 1948, ...first }, 'amanta', ujjain)?.date, '2026-03-19');
  assert.equal(dateOfLunar('vikramChaitradi', { year: 2082, ...first }, 'amanta', ujjain)?.date, '2025-03-30');
  const gujarat = { year: 2082, month: 8, isLeap: false, tithi: 1 };
  assert.equal(dateOfLunar('vikramKartikadi', gujarat, 'amanta', ujjain)?.date, '2025-10-22');
  const adhika = { month: 3, isLeap: true, tithi: 1 };
  assert.equal(dateOfLunar('shaka', { year: 1948, ...adhika }, 'amanta', ujjain)?.date, '2026-05-17');
  assert.equal(dateOfLunar('shaka', { year: 1947, ...adhika }, 'amanta', ujjain), null);
  assert.equal(dateOfLunar('shaka', { ...first, year: 1948, tithi: 31 }, 'amanta', ujjain), null);
  // The first tithi of Chaitra 1948 sees no sunrise in Ujjain: it begins after that of 19 March and ends before the next.
  assert.equal(dateOfLunar('shaka', { year: 1948, ...first }, 'amanta', ujjain)?.isKshaya, true);
});
