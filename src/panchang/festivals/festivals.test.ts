import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { extent } from '../../../test/support/extent.ts';
import type { Site } from '../sky/day-sky.ts';
import { addDays } from '../zone.ts';
import { festivalsBetween, nextOf, type Observance, observanceKeys } from './observances.ts';
import { rules } from './rules.ts';
import { chennai, puri, thiruvananthapuram } from './tables/towns.ts';

const fixtures = join(import.meta.dirname, '../../../test/fixtures/almanac');
const linesOf = (file: string): string[][] =>
  readFileSync(join(fixtures, file), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','));
const words = (text: string | undefined): string[] => (text ? text.split(' ') : []);

const india = (lat: number, lon: number): Site => ({ lat, lon, tz: 'Asia/Kolkata' });
const places: Record<string, Site> = {
  Delhi: india(28.6139, 77.209),
  Hyderabad: india(17.385, 78.4867),
  Mumbai: india(19.076, 72.8777),
  Kolkata: india(22.5726, 88.3639),
  Ujjain: india(23.1765, 75.7885),
  Chennai: chennai,
  Thiruvananthapuram: thiruvananthapuram,
  Puri: puri,
  NewYork: { lat: 40.7128, lon: -74.006, tz: 'America/New_York' },
};
const at = (place: string): Site => places[place] as Site;
const delhi = at('Delhi');

const years = new Map<string, readonly Observance[]>();
function yearOf(place: string, year: number): readonly Observance[] {
  const key = `${place} ${year}`;
  const festivals = years.get(key) ?? festivalsBetween(`${year}-01-01`, `${year}-12-31`, at(place));
  years.set(key, festivals);
  return festivals;
}
/** The days that all but the states with a school of their own keep; those of states are in `regional.test.ts`. */
const datesOf = (key: string, place: string, year: number): string[] =>
  yearOf(place, year)
    .filter((day) => day.key === key && day.onlyIn === null)
    .map(({ date }) => date);

test('the table: keys are unique, regions are codes, 26 ekadashis, at least 150 observances', () => {
  assert.ok(rules.length >= 150);
  assert.equal(new Set(observanceKeys).size, observanceKeys.length);
  assert.equal(rules.filter(({ key }) => /_ekadashi$/.test(key) && !/vaikuntha|bhishma/.test(key)).length, 26);
  for (const { key, regions } of rules) {
    assert.match(key, /^[a-z0-9_]+$/);
    assert.ok(regions.length > 0 && regions.every((region) => /^(IN(-[A-Z]{2})?|NP)$/.test(region)), key);
    assert.equal(new Set(regions).size, regions.length, key);
  }
});

test('published dates of the even years 2016 to 2026, each at the place that it is reckoned for', (t) => {
  const right = new Map<string, [right: number, of: number]>();
  const wrong: string[] = [];
  for (const [key, year, place, confidence, dates, alternatives] of linesOf('festivals-published.csv') as [
    string,
    string,
    string,
    string,
    string,
    string,
  ][]) {
    const found = datesOf(key, place, Number(year)).join(' ');
    // Where sources are in dispute, either of their days will do.
    const isRight = found === dates || (confidence === 'disputed' && words(alternatives).includes(found));
    const [n, of] = right.get(confidence) ?? [0, 0];
    right.set(confidence, [n + (isRight ? 1 : 0), of + 1]);
    if (!isRight) wrong.push(`${key} ${year}: ${dates || 'none'}, not ${found || 'none'} (${confidence})`);
  }
  for (const [confidence, [n, of]] of right) t.diagnostic(`${confidence}: ${n} of ${of}`);
  const scored = /\((certain|high|majority|recalled|computed)\)$/;
  assert.deepEqual(
    wrong.filter((line) => scored.test(line)),
    [],
  );
});

test('where almanacs differ, the other day is named', () => {
  const other = (key: string, year: number): string[] =>
    yearOf('Delhi', year)
      .filter((day) => day.key === key && day.onlyIn === null)
      .flatMap(({ alternatives }) => alternatives.map(({ date, school }) => `${date} ${school}`));
  assert.deepEqual(other('diwali', 2024), ['2024-10-31 first_day']);
  assert.deepEqual(other('janmashtami_smarta', 2022), ['2022-08-19 vaishnava']);
  assert.deepEqual(other('raksha_bandhan', 2022), ['2022-08-12 udaya']);
  assert.deepEqual(other('holi', 2026), ['2026-03-03 pradosha', '2026-03-03 udaya']);
  assert.deepEqual(other('vijayadashami', 2018), ['2018-10-19 udaya']);
  assert.deepEqual(other('durga_ashtami', 2020), ['2020-10-23 trimuhurta']);
  assert.deepEqual(other('diwali', 2022), []);
  assert.deepEqual(other('ugadi', 2029), ['2029-03-16 adhika']);
});

// Recalled from published calendars, not copied from a stored one: weaker evidence than the table above.
test('further dates of odd and even years, as recalled', () => {
  for (const [key, dates] of linesOf('festivals-known.csv') as [string, string][]) {
    const rule = rules.find((r) => r.key === key);
    const place =
      key === 'ganesh_chaturthi' ? 'Mumbai' : key === 'ugadi' || key === 'bonalu_begin' ? 'Hyderabad' : 'Delhi';
    const expected = words(dates);
    const inYears = new Set(expected.map((date) => Number(date.slice(0, 4))));
    const found = [...inYears].flatMap((year) =>
      datesOf(key, rule?.regions.includes('IN-TN') ? 'Chennai' : place, year),
    );
    assert.deepEqual(
      found.filter((date) => expected.includes(date)),
      expected,
      key,
    );
  }
});

test('fasts of the month at Ujjain, Chennai and New York: every row, and no day more', () => {
  const last = extent(2040, 2022);
  const all = linesOf('festivals-vratas.csv') as [string, string, string, string, string][];
  const rows = all.filter(([, , date]) => Number(date.slice(0, 4)) <= last);
  assert.ok(rows.length > 100 && new Set(all.map(([key]) => key)).size === new Set(rows.map(([key]) => key)).size);
  const keys = new Set(rows.map(([key]) => key));
  const expected = new Map(rows.map(([key, place, date, , vaishnava]) => [`${key} ${place} ${date}`, vaishnava]));
  const found = new Map<string, Observance['alternatives']>();
  for (const place of ['Ujjain', 'Chennai', 'NewYork'])
    for (let year = 2016; year <= last; year += 2)
      for (const { key, date, alternatives } of yearOf(place, year))
        if (keys.has(key)) found.set(`${key} ${place} ${date}`, alternatives);
  const differing = [...expected].filter(([row, vaishnava]) => {
    const [other] = found.get(row) ?? [{ date: 'none', mahadvadashi: null }];
    // The table is without the great twelfths: on one the fast is a day later.
    const before = vaishnava || (row.split(' ')[2] as string);
    if (other?.mahadvadashi && other.date !== vaishnava) return other.date !== addDays(before, 1);
    return (other?.date ?? '') !== vaishnava;
  });
  assert.deepEqual(differing, []);
  assert.deepEqual(
    [...found.keys()].filter((row) => !expected.has(row)),
    [],
  );
});

test('the days of a year equal its days computed one by one', () => {
  const year = yearOf('Delhi', 2025);
  const single: Observance[] = [];
  for (let date = '2025-01-01'; date <= '2025-12-31'; date = addDays(date, 1))
    single.push(...festivalsBetween(date, date, delhi));
  assert.deepEqual(single, year);
});

/** Every number within a value. */
const numbersIn = (value: unknown): number[] =>
  typeof value === 'number'
    ? [value]
    : value && typeof value === 'object'
      ? Object.values(value).flatMap(numbersIn)
      : [];

test('near the poles, on the date line and at the ends of the centuries: no error, no NaN, in order', () => {
  const odd: Site[] = [
    { lat: 69.6492, lon: 18.9553, tz: 'Europe/Oslo' },
    { lat: 78.22, lon: 15.65, tz: 'Arctic/Longyearbyen' },
    { lat: 90, lon: 0, tz: 'UTC' },
    { lat: -90, lon: 0, tz: 'Antarctica/McMurdo' },
    { lat: 0, lon: 0, tz: 'UTC' },
    { lat: -13.83, lon: -171.76, tz: 'Pacific/Apia' },
    { lat: 1.87, lon: -157.43, tz: 'Pacific/Kiritimati' },
  ];
  for (const site of odd)
    for (const year of extent([1900, 2011, 2026, 2100], [1900, 2100])) {
      const days = festivalsBetween(`${year}-01-01`, `${year}-12-31`, site);
      assert.ok(days.length > 400, `${site.tz} ${year}: ${days.length}`);
      assert.deepEqual(
        days.map(({ date }) => date),
        days.map(({ date }) => date).sort(),
      );
      assert.ok(days.every(({ date }) => date.startsWith(`${year}-`)));
      assert.ok(numbersIn(days).every(Number.isFinite), `${site.tz} ${year}`);
    }
});

test('the day is that of the place: sunrise in New York comes ten hours after that in Delhi', () => {
  assert.deepEqual(datesOf('holi', 'Delhi', 2024), ['2024-03-25']);
  assert.deepEqual(datesOf('diwali', 'NewYork', 2025), ['2025-10-20']);
  const apart = (key: string) => datesOf(key, 'Delhi', 2024).join() !== datesOf(key, 'NewYork', 2024).join();
  assert.ok(['karwa_chauth', 'ganesh_chaturthi', 'navaratri_start', 'ugadi', 'rama_navami', 'amavasya'].some(apart));
  for (const key of ['republic_day', 'puthandu', 'vishu', 'onam', 'rath_yatra', 'easter', 'eid_al_fitr'])
    assert.deepEqual(datesOf(key, 'NewYork', 2024), datesOf(key, 'Delhi', 2024), key);
});

test('what belongs to the day: moonrise, parana, window, ingress, eclipse', () => {
  const year = yearOf('Delhi', 2022);
  const first = (key: string) => year.find((day) => day.key === key) as Observance;
  const { moonrise, tithi } = first('karwa_chauth').details;
  // Delhi saw the Moon of Karwa Chauth 2022 rise at 20:09.
  assert.ok(Math.abs((moonrise as number) - Date.parse('2022-10-13T20:09:30+05:30') / 1000) < 90);
  assert.equal(tithi?.id, 19);
  assert.equal(first('diwali').details.window?.part, 'pradosha');
  assert.ok(
    Math.abs((first('makara_sankranti').details.ingress as number) - Date.parse('2022-01-14T14:29:00+05:30') / 1000) <
      90,
  );
  for (const { date, details } of year.filter(({ key }) => /_ekadashi$/.test(key))) {
    const { start, end } = details.parana as { start: number; end: number };
    const midnight = Date.parse(`${addDays(date, 1)}T00:00:00+05:30`) / 1000;
    assert.ok(midnight < start && start < end && end < midnight + 20 * 3600, date);
  }
  assert.equal(first('chandra_grahana').date, '2022-11-08');
  assert.equal(first('surya_grahana').details.eclipse?.body, 'sun');
  assert.deepEqual(datesOf('surya_grahana', 'Delhi', 2024), []);
  assert.deepEqual(datesOf('surya_grahana', 'NewYork', 2024), ['2024-04-08']);
});

test('a weekday gives its name: Soma Pradosha, Angaraki, Somavati Amavasya', () => {
  const named = yearOf('Delhi', 2024).filter(({ variant }) => variant !== null);
  const is = (date: string, variant: string) => named.some((day) => day.date === date && day.variant === variant);
  assert.ok(is('2024-05-20', 'soma_pradosha'));
  assert.ok(is('2024-06-25', 'angaraki_chaturthi'));
  assert.ok(is('2024-04-08', 'somavati_amavasya'));
});

test('the next day of an observance', () => {
  assert.equal(nextOf('diwali', '2025-10-20', delhi)?.date, '2025-10-20');
  assert.equal(nextOf('diwali', '2025-10-21', delhi)?.date, '2026-11-08');
  assert.equal(nextOf('padmini_ekadashi', '2024-01-01', delhi)?.date, '2026-05-27');
  assert.equal(nextOf('surya_grahana', '2025-01-01', delhi)?.date, '2027-08-02');
  assert.equal(nextOf('angaraki_chaturthi', '2024-01-01', delhi)?.date, '2024-06-25');
  assert.equal(nextOf('diwali', '2100-12-30', delhi), null);
  assert.equal(nextOf('no_such_day', '2025-01-01', delhi), null);
});
