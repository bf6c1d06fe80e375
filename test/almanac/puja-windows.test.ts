import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { computedFestival } from '../../src/almanac/festivals/computed-festival.ts';
import type { Festival } from '../../src/almanac/model/panchang.ts';
import { dayParts } from '../../src/almanac/text/day-parts.ts';
import type { AlmanacReader } from '../../src/almanac/text/reader.ts';
import type { Lang } from '../../src/core/model/common.ts';
import { festivalsBetween } from '../../src/panchang/festivals/observances.ts';
import { observancesWithWindows } from '../../src/panchang/festivals/windows/windows.ts';
import { type Reckoning, standard } from '../../src/panchang/reckoning.ts';
import { findCity } from '../../src/places/cities.ts';
import { onSqlite, start } from '../support/helper.ts';
import { read } from './almanac-read.ts';

/** The times of rites: against published ones, and as readers get them. */

interface Published {
  key: string;
  window: string;
  city: string;
  date: string;
  from: string;
  to: string;
  differs: string;
}

const rows = readFileSync(join(import.meta.dirname, '../fixtures/almanac/puja-windows.csv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line): Published => {
    const [key = '', window = '', city = '', date = '', from = '', to = '', , differs = ''] = line.split(',');
    return { key, window, city, date, from, to, differs };
  });

function readerAt(name: string): AlmanacReader {
  const city = findCity(name);
  assert.ok(city, name);
  return { place: { ...city, city: city.name }, placeName: city.name, lang: 'en', defaultLang: 'en', digits: 'latin' };
}

function festivalOn({ key, city, date }: Published, reckoning: Reckoning): Festival | undefined {
  const reader = readerAt(city);
  const found = festivalsBetween(date, date, reader.place, reckoning).find((one) => one.key === key);
  return found && computedFestival(found, reader, reckoning);
}

const langs = Object.keys(dayParts) as Lang[];

const dayMinutes = 24 * 60;
/** Minutes between an instant and a published clock, whichever of the two days it is on. */
function minutesApart(moment: string | null, clock: string): number {
  if (moment === null) return dayMinutes;
  const [h = 0, m = 0, s = 0] = moment.slice(11, 19).split(':').map(Number);
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  const apart = Math.abs(h * 60 + m + s / 60 - hour * 60 - minute);
  return Math.min(apart, dayMinutes - apart);
}

/** Printed minutes are cut off or rounded, and signs rise half a minute apart by the shape that the Earth is given. */
const mostMinutes = 2;

const byCentre = 'reckoned with the sunrise of the centre of the disc';

/** How far the nearest window of the name is from the published one. */
function apart(row: Published, reckoning: Reckoning): number {
  const times = festivalOn(row, reckoning)?.times.filter(({ key }) => key === row.window) ?? [];
  const distances = times.map(({ start, end }) =>
    Math.max(minutesApart(start, row.from), row.to ? minutesApart(end, row.to) : 0),
  );
  return Math.min(dayMinutes, ...distances);
}

test('published windows of named cities: all within two minutes, but those whose reason is given', (t) => {
  const right = new Map<string, [right: number, of: number]>();
  for (const row of rows) {
    const far = apart(row, standard);
    const isRight = far <= mostMinutes;
    const line = `${row.key} ${row.window} ${row.city} ${row.date} ${row.from} ${row.to}: ${far.toFixed(1)} min`;
    assert.equal(isRight, row.differs === '', `${line} ${row.differs}`);
    if (row.differs === byCentre)
      assert.ok(apart(row, { ...standard, horizon: 'centre' }) <= mostMinutes, `${line} by the centre of the disc`);
    if (!isRight) t.diagnostic(`${line}, ${row.differs}`);
    const [n, of] = right.get(row.key) ?? [0, 0];
    right.set(row.key, [n + (isRight ? 1 : 0), of + 1]);
  }
  for (const [key, [n, of]] of right) t.diagnostic(`${key}: ${n} of ${of}`);
  const all = [...right.values()].reduce((sum, [n]) => sum + n, 0);
  t.diagnostic(`${all} of ${rows.length} within ${mostMinutes} minutes`);
  assert.ok(rows.length >= 300);
});

test('windows lie about their day, end after they begin, have names, and none comes twice', () => {
  const found = new Set<string>();
  for (const city of ['Delhi', 'Chennai', 'New York', 'London']) {
    const reader = readerAt(city);
    for (const observance of festivalsBetween('2026-01-01', '2026-12-31', reader.place, standard)) {
      if (!observancesWithWindows.includes(observance.key)) continue;
      found.add(observance.key);
      const noon = Date.parse(`${observance.date}T12:00:00Z`);
      for (const lang of langs) {
        const { times } = computedFestival(observance, { ...reader, lang }, standard);
        for (const { key, name, start, end } of times) {
          const where = `${city} ${observance.key} ${key} ${lang}`;
          assert.notEqual(name, key, where);
          assert.ok(start && Math.abs(Date.parse(start) - noon) < 2.5 * 86_400_000, `${where} ${start}`);
          assert.ok(end === null || Date.parse(end) > Date.parse(start), where);
        }
        assert.equal(new Set(times.map(({ key, start }) => `${key} ${start}`)).size, times.length, observance.key);
      }
    }
  }
  assert.deepEqual([...observancesWithWindows].filter((key) => !found.has(key)).sort(), []);
});

test('where the Sun does not set there are no windows', () => {
  const reader = {
    ...readerAt('Delhi'),
    place: { ...readerAt('Delhi').place, lat: 78.2, lon: 15.6, tz: 'Europe/Oslo' },
  };
  const [naga] = festivalsBetween('2026-06-01', '2026-08-31', reader.place, standard).filter(
    ({ key }) => key === 'naga_panchami',
  );
  assert.ok(naga);
  assert.deepEqual(
    computedFestival(naga, reader, standard).times.map(({ key }) => key),
    ['tithi'],
  );
});

onSqlite('readers get the windows with the festival, in their language', async (t, kind) => {
  const running = await start(t, kind);
  const timesIn = async (lang: string): Promise<Record<string, string>> => {
    const [diwali] = await read(running, `next?festival=diwali&from=2025-10-01&city=Delhi&lang=${lang}`);
    return Object.fromEntries(diwali.times.map((one: Festival['times'][number]) => [one.key, one.name]));
  };
  const names = {
    te: ['పూజా ముహూర్తం', 'వృషభం లగ్నం'],
    hi: ['पूजा मुहूर्त', 'वृषभ लग्न'],
    ta: ['பூஜை முகூர்த்தம்', 'ரிஷபம் லக்னம்'],
    bn: ['পূজা মুহূর্ত', 'বৃষ লগ্ন'],
    ur: ['پوجا مہورت', 'طالع ثور'],
  };
  for (const [lang, expected] of Object.entries(names)) {
    const times = await timesIn(lang);
    assert.deepEqual([times.puja, times.vrishabha_lagna], expected, lang);
  }
  const listed = await read(running, 'festivals?from=2025-10-20&to=2025-10-20&city=Delhi&lang=en&region=IN-DL');
  const { festivals } = await read(running, 'day?date=2025-10-20&city=Delhi&lang=en');
  const isDiwali = ({ key }: Festival): boolean => key === 'diwali';
  const inDay = festivals.find(isDiwali);
  assert.deepEqual(inDay.times, listed.find(isDiwali).times);
  assert.equal(inDay.times.find((one: { key: string }) => one.key === 'puja').start.slice(0, 16), '2025-10-20T19:08');
});
