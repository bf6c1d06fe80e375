import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayAt } from './day.ts';
import { skyOf } from './sky/day-sky.ts';
import { addDays, midnightOf } from './zone.ts';

const sites = {
  Hyderabad: { lat: 17.385, lon: 78.4867, tz: 'Asia/Kolkata' },
  Quito: { lat: -0.18, lon: -78.47, tz: 'America/Guayaquil' },
  Sydney: { lat: -33.87, lon: 151.21, tz: 'Australia/Sydney' },
  NewYork: { lat: 40.7128, lon: -74.006, tz: 'America/New_York' },
  Suva: { lat: -18.14, lon: 178.44, tz: 'Pacific/Fiji' },
  Apia: { lat: -13.83, lon: -171.77, tz: 'Pacific/Apia' },
  Tromso: { lat: 69.6492, lon: 18.9553, tz: 'Europe/Oslo' },
  NorthPole: { lat: 90, lon: 0, tz: 'UTC' },
  SouthPole: { lat: -90, lon: 0, tz: 'Antarctica/McMurdo' },
};

for (const [name, site] of Object.entries(sites))
  test(`${name}: the days of a year tile time, each with its limbs and no number missing`, () => {
    for (let date = '2026-01-01'; date < '2027-01-01'; date = addDays(date, 1)) {
      const day = dayAt(date, site);
      assert.equal(day.sky.end, dayAt(addDays(date, 1), site).sky.start, date);
      assert.equal(day.weekday, new Date(date).getUTCDay() + 1);
      for (const limbs of [day.tithis, day.nakshatras, day.yogas, day.karanas]) {
        assert.ok((limbs[0]?.start ?? Number.NaN) <= day.sky.start, date);
        assert.ok((limbs.at(-1)?.end ?? Number.NaN) >= day.sky.end, date);
      }
      const { sunrise, sunset, nextSunrise } = day.sky;
      if (sunrise !== null && sunset !== null) assert.ok(sunset > sunrise, date);
      if (sunset !== null && sunrise !== null && nextSunrise !== null) assert.ok(nextSunrise > sunset, date);
      for (const value of Object.values(day.sky))
        if (typeof value === 'number') assert.ok(Number.isFinite(value), date);
    }
  });

test('days of 23 and 25 hours, and a date that a zone left out', () => {
  const hours = (date: string, tz: string) => (midnightOf(addDays(date, 1), tz) - midnightOf(date, tz)) / 3600;
  assert.equal(hours('2026-03-29', 'Europe/London'), 23);
  assert.equal(hours('2026-10-25', 'Europe/London'), 25);
  assert.equal(hours('2026-11-20', 'Asia/Kolkata'), 24);
  // Samoa went from 29 to 31 December 2011.
  assert.equal(hours('2011-12-30', 'Pacific/Apia'), 0);
  assert.ok(dayAt('2011-12-30', sites.Apia).tithis.length > 0);
});

test('near the poles there is no sunrise for weeks, and days begin at 06:00 of the clocks', () => {
  const dark = skyOf('2026-12-20', sites.Tromso);
  assert.equal(dark.sunrise, null);
  assert.equal(new Date(dark.start * 1000).toISOString(), '2026-12-20T05:00:00.000Z');
  const light = skyOf('2026-06-20', sites.Tromso);
  assert.deepEqual([light.sunrise, light.sunset], [null, null]);
  // The Sun of May rises on one day and sets on no day after it.
  assert.equal(skyOf('2026-05-18', sites.Tromso).sunset, null);
});

test('kshaya and vriddhi are marked', () => {
  // 2026-03-19: Amavasya at sunrise, Pratipada between two sunrises, Dvitiya at the next.
  const { tithis } = dayAt('2026-03-19', sites.Hyderabad);
  assert.deepEqual(
    tithis.map(({ id, isKshaya, isVriddhi }) => [id, isKshaya, isVriddhi]),
    [
      [30, false, false],
      [1, true, false],
      [2, false, false],
    ],
  );
});
