import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before } from 'node:test';
import { namesOfObservance } from '../../src/almanac/festivals/festival-names.ts';
import { holidayKinds, isOmitted, listedRegions, listsOf, namesOfHoliday } from '../../src/almanac/holidays/lists.ts';
import { festivalsBetween } from '../../src/panchang/festivals/observances.ts';
import { stateFestivals } from '../../src/panchang/festivals/tables/states.ts';
import { type Json, onBoth, onSqlite, start, test } from '../support/helper.ts';
import { read } from './almanac-read.ts';

/** Official holidays of the states and of the Centre, against the lists as they were published. */

interface Published {
  region: string;
  year: number;
  days: string[];
}

const fixture = join(import.meta.dirname, '../fixtures/almanac/holidays.csv');
const published: Published[] = readFileSync(fixture, 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [region = '', year = '', , , days = ''] = line.split(',');
    return { region, year: Number(year), days: days.split(' ').map((day) => `${year}-${day}`) };
  });

const omitsOf = ({ region, year }: Published) =>
  listsOf(region, year).find(({ complete }) => complete.includes('general'))?.omits ?? null;
const distinct = (dates: string[]): string[] => [...new Set(dates)].sort();

onBoth('the served holidays are those of the published lists, none more and none less', async (t, kind) => {
  const running = await start(t, kind);
  assert.ok(published.length >= 25);
  let days = 0;
  for (const list of published) {
    const { region, year } = list;
    const what = `${region} ${year}`;
    const holidays: Json[] = await read(running, `holidays?year=${year}&region=${region}&kind=general`);
    const official = holidays.filter(({ is_official }) => is_official);
    assert.deepEqual(distinct(official.map(({ date }) => date)), list.days, what);
    assert.ok(
      official.every(({ source }) => /^https:/.test(source)),
      what,
    );
    // Where a list leaves days of rest out, the rule is asked on these, and on these alone.
    const guessed = holidays.filter(({ is_official }) => !is_official).map(({ date }) => date);
    assert.deepEqual(
      guessed.filter((date) => !isOmitted(date, omitsOf(list))),
      [],
      what,
    );
    days += list.days.length;
  }
  t.diagnostic(`${days} days of ${published.length} lists`);
});

onSqlite('festivals, days, months and calendars follow the list of the state', async (t, kind) => {
  const running = await start(t, kind);
  const cities: Record<string, string> = {
    'IN-TS': 'Hyderabad',
    'IN-TN': 'Chennai',
    'IN-WB': 'Kolkata',
    'IN-MH': 'Mumbai',
  };
  for (const list of published.filter(({ region, year }) => region in cities && year === 2025)) {
    const { region, year, days } = list;
    const festivals: Json[] = await read(running, `festivals?year=${year}&region=${region}&lang=en`);
    const holidays = festivals.filter(({ is_holiday }) => is_holiday);
    assert.deepEqual(distinct(holidays.map(({ date }) => date)), days, region);
    assert.ok(
      holidays.every(({ holiday_basis, holiday }) => holiday_basis === 'official' && holiday.kind === 'general'),
    );
    const ics = (await running.call(`/api/v1/panchang/calendar.ics?kind=holidays&year=${year}&region=${region}`)).text;
    const starts = [...ics.matchAll(/DTSTART;VALUE=DATE:(\d{4})(\d\d)(\d\d)/g)].map(([, y, m, d]) => `${y}-${m}-${d}`);
    assert.deepEqual(distinct(starts), days, region);
    for (const month of ['01', '10']) {
      const leaf: Json[] = await read(running, `month?month=${year}-${month}&city=${cities[region]}&lang=en`);
      const marked = leaf.filter(({ is_holiday }) => is_holiday).map(({ date }) => date);
      assert.deepEqual(
        marked,
        days.filter((date) => date.startsWith(`${year}-${month}`)),
        `${region} ${month}`,
      );
    }
  }
  // A holiday without an observance of ours is an entry of its day, in the words of the reader.
  const on = async (date: string, city: string, lang: string) =>
    (await read(running, `day?date=${date}&city=${city}&lang=${lang}`)).festivals.find(
      (f: Json) => f.source === 'official',
    );
  assert.equal((await on('2025-12-26', 'Hyderabad', 'te')).name, 'బాక్సింగ్ డే');
  assert.equal((await on('2025-12-26', 'Hyderabad', 'ur')).name, 'باکسنگ ڈے');
  assert.equal((await on('2025-01-17', 'Chennai', 'ta')).name, 'பொங்கல் கூடுதல் விடுமுறை');
  assert.equal((await on('2025-01-17', 'Chennai', 'hi')).name, 'पोंगल का अतिरिक्त दिन');
  assert.equal((await on('2025-10-21', 'Kolkata', 'bn')).name, 'কালীপূজার অতিরিক্ত দিন');
  assert.equal(await on('2025-12-26', 'Chennai', 'ta'), undefined, 'not in another state');
  // A festival that waits for the Moon is on the official day alone.
  const muharram = async (city: string) =>
    (await read(running, `next?festival=muharram&from=2026-06-01&city=${city}`)).map((f: Json) => [
      f.date,
      f.holiday_basis,
    ]);
  assert.deepEqual(
    [await muharram('Vijayawada'), await muharram('Hyderabad')],
    [[['2026-06-25', 'official']], [['2026-06-26', 'official']]],
  );
  const after: Json[] = await read(running, 'next?festival=muharram&from=2026-06-26&city=Vijayawada');
  assert.match(after[0].date, /^2027/, 'the next one after it is that of the next year');
});

onSqlite('without a list of the year the rule is the guess, and the answer says so', async (t, kind) => {
  const running = await start(t, kind);
  const guessed: Json[] = await read(running, 'holidays?year=2031&region=IN-TS');
  assert.ok(guessed.length > 10);
  assert.ok(guessed.every(({ is_official, source, kind }) => !is_official && source === null && kind === 'general'));
  const basis = async (query: string) => new Set((await read(running, query)).map((f: Json) => f.holiday_basis));
  assert.deepEqual(await basis('festivals?year=2031&region=IN-TS'), new Set(['rule']));
  assert.deepEqual(await basis('festivals?year=2025'), new Set(['rule']), 'of all states at once no list holds');
  assert.deepEqual(await basis('festivals?from=2025-03-01&to=2025-03-31&region=IN-TS'), new Set(['official']));
  const { body } = await running.call('/api/v1/panchang/holidays?year=2025&city=Chennai&lang=ta');
  assert.deepEqual([body.meta.lang, body.data[0].region, body.data[0].date], ['ta', 'IN-TN', '2025-01-01']);
  assert.deepEqual(await read(running, 'holidays?year=2025&region=IN-TN&kind=bank&lang=en'), [
    {
      id: null,
      date: '2025-04-01',
      key: 'bank_closing',
      name: 'Annual closing of bank accounts',
      region: 'IN-TN',
      kind: 'bank',
      is_official: true,
      order: 'Order of the Public Department, 22 November 2024',
      source: body.data[0].source,
    },
  ]);
  const optional: Json[] = await read(running, 'holidays?year=2025&region=IN-KA&kind=optional');
  assert.ok(optional.length >= 20 && optional.every(({ region, kind }) => region === 'IN-KA' && kind === 'optional'));
  const christmas = (await read(running, 'day?date=2025-12-24&city=Bengaluru')).festivals.find(
    (f: Json) => f.key === 'christmas_eve',
  );
  assert.deepEqual(
    [christmas.is_holiday, christmas.holiday.kind, christmas.holiday_basis],
    [false, 'optional', 'official'],
  );
  for (const [query, field] of [
    ['year=1899', 'year'],
    ['year=2101', 'year'],
    ['region=IN-XX', 'region'],
    ['kind=public', 'kind'],
    ['city=Nowhere', 'city'],
    ['lang=xx', 'lang'],
  ] as const) {
    const reply = await running.call(`/api/v1/panchang/holidays?${query}`);
    assert.deepEqual([reply.status, reply.body.errors[0].field], [400, field], query);
  }
});

onSqlite('a list known in part has its holidays on its days alone, the rest is the guess', async (t, kind) => {
  const running = await start(t, kind);
  const datesOf = (list: Json[], key: string) => list.filter((h) => h.key === key).map(({ date }) => date);
  for (const [region, city, key, date, byRule] of [
    ['IN-PB', 'Amritsar', 'diwali', '2024-10-31', null],
    ['IN-AS', 'Guwahati', 'karam_puja_assam', '2026-09-22', '2026-08-23'],
    ['IN-WB', 'Kolkata', 'vijayadashami', '2026-10-21', null],
    ['IN-MH', 'Mumbai', 'diwali', '2024-11-01', '2024-10-31'],
  ] as const) {
    const holidays: Json[] = await read(running, `holidays?year=${date.slice(0, 4)}&city=${city}&kind=general`);
    assert.deepEqual(datesOf(holidays, key), [date], `${region} ${key}`);
    assert.ok(holidays.some(({ is_official }) => !is_official));
    if (!byRule) continue;
    const festivals: Json[] = await read(
      running,
      `festivals?from=${byRule}&to=${byRule}&region=${region}&city=${city}`,
    );
    const own = festivals.find((f) => f.key === key);
    assert.deepEqual([own.is_holiday, own.holiday_basis], [false, 'official'], `${region} ${key}`);
  }
});

/** Holidays that share their day with a state's observance. */
const besideOthers = new Set(['fourth_onam', 'durga_puja_extra']);

test('a holiday that the almanac has as an observance of the state bears its key', () => {
  const twice = listedRegions.flatMap((region) =>
    [2024, 2025, 2026].flatMap((year) => {
      const site = {
        ...(capitals[region === 'IN' ? 'IN' : `IN-${region}`] as { lat: number; lon: number }),
        tz: 'Asia/Kolkata',
      };
      const ofState = new Set(
        stateFestivals.filter((rule) => rule.regions.includes(`IN-${region}`)).map(({ key }) => key),
      );
      const observed = festivalsBetween(`${year}-01-01`, `${year}-12-31`, site).filter(({ key }) => ofState.has(key));
      return listsOf(region, year).flatMap((list) =>
        Object.entries({ ...list.optional, ...list.general }).flatMap(([day, keys]) =>
          keys
            .filter((key) => namesOfHoliday(key).en && !besideOthers.has(key))
            .flatMap((key) => observed.filter(({ date }) => date === `${year}-${day}`).map((f) => `${f.key} ${key}`)),
        ),
      );
    }),
  );
  assert.deepEqual([...new Set(twice)], []);
});

/** The languages of the states, for names that are not observances of ours. */
const langOf: Record<string, string> = {
  AP: 'te',
  TS: 'te',
  KA: 'kn',
  TN: 'ta',
  KL: 'ml',
  MH: 'mr',
  GJ: 'gu',
  WB: 'bn',
  PB: 'pa',
  OD: 'or',
  AS: 'as',
  IN: 'hi',
};

test('every shipped holiday is a day of its year, has a source, and a name in English and the language of the state', () => {
  for (const region of listedRegions)
    for (const year of [2024, 2025, 2026])
      for (const list of listsOf(region, year)) {
        assert.ok(list.sources.length > 0 && list.sources.every((source) => URL.canParse(source)), `${region} ${year}`);
        for (const kind of holidayKinds)
          for (const [day, keys] of Object.entries(list[kind] ?? {})) {
            assert.equal(new Date(`${year}-${day}`).toISOString().slice(0, 10), `${year}-${day}`);
            for (const key of keys) {
              const names = { ...namesOfHoliday(key), ...namesOfObservance(key) };
              assert.ok(names.en && names[langOf[region] ?? ''], `${region} ${year} ${key}`);
            }
          }
      }
});

let capitals: Record<string, { lat: number; lon: number }>;
before(() => {
  capitals = {
    'IN-AP': { lat: 16.51, lon: 80.65 },
    'IN-TS': { lat: 17.38, lon: 78.47 },
    'IN-KA': { lat: 12.97, lon: 77.59 },
    'IN-TN': { lat: 13.08, lon: 80.27 },
    'IN-KL': { lat: 8.52, lon: 76.94 },
    'IN-MH': { lat: 19.07, lon: 72.87 },
    'IN-GJ': { lat: 23.03, lon: 72.58 },
    'IN-WB': { lat: 22.57, lon: 88.36 },
    'IN-PB': { lat: 31.63, lon: 74.87 },
    'IN-OD': { lat: 20.27, lon: 85.84 },
    'IN-AS': { lat: 26.14, lon: 91.74 },
    IN: { lat: 28.61, lon: 77.21 },
  };
});

test('the guess of the rules against the published lists', (t) => {
  let [found, all, right, marked] = [0, 0, 0, 0];
  for (const list of published) {
    const { region, year, days } = list;
    const site = { ...(capitals[region] as { lat: number; lon: number }), tz: 'Asia/Kolkata' };
    const guessed = festivalsBetween(`${year}-01-01`, `${year}-12-31`, site)
      .filter(({ isHoliday, regions }) => isHoliday && (regions.includes('IN') || regions.includes(region)))
      .map(({ date }) => date)
      .filter((date) => !isOmitted(date, omitsOf(list)));
    const said = days.filter((date) => !isOmitted(date, omitsOf(list)));
    const of = distinct(guessed);
    found += said.filter((date) => of.includes(date)).length;
    right += of.filter((date) => said.includes(date)).length;
    all += said.length;
    marked += of.length;
  }
  t.diagnostic(`${found} of ${all} official days are found, ${right} of ${marked} guessed days are official`);
  assert.ok(found / all > 0.6 && right / marked > 0.5, 'a guess that is worth showing');
});
