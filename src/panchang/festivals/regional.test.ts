import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { solarDateOf } from '../calendars/solar-months.ts';
import type { Site } from '../sky/day-sky.ts';
import { isDayIn } from './kept-days.ts';
import { festivalsBetween, type Observance } from './observances.ts';

const india = (lat: number, lon: number): Site => ({ lat, lon, tz: 'Asia/Kolkata' });
/** The capital of each state. */
const capitals: Record<string, Site> = {
  'IN-AP': india(16.5062, 80.648),
  'IN-AS': india(26.1445, 91.7362),
  'IN-BR': india(25.5941, 85.1376),
  'IN-CH': india(30.7363, 76.7884),
  'IN-KA': india(12.9716, 77.5946),
  'IN-KL': india(8.5241, 76.9366),
  'IN-MH': india(19.076, 72.8777),
  'IN-OD': india(20.2961, 85.8245),
  'IN-PB': india(30.7363, 76.7884),
  'IN-TR': india(23.8315, 91.2868),
  'IN-TS': india(17.385, 78.4867),
  'IN-UP': india(26.8467, 80.9462),
  'IN-WB': india(22.5726, 88.3639),
  NP: { lat: 27.7172, lon: 85.324, tz: 'Asia/Kathmandu' },
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
  'holi IN-AP 2026': 'the full moon at sunrise, as Telangana has it; the order of 2018 had the day after it',
  'kumar_purnima IN-OD 2025': 'the full moon at sunrise; 2014, 2021 and 2024 had the night by the rule',
  'mahavir_jayanti IN-PB 2016': 'the thirteenth ended before the sunrise of the day; 2019 and 2021 by the sunrise',
  'parashurama_jayanti IN-PB 2016': 'the third at sunrise; 2025, with the same hours, had the evening before',
};

const fixture = (name: string): string[] =>
  readFileSync(join(import.meta.dirname, '../../../test/fixtures/almanac', name), 'utf8')
    .trim()
    .split('\n')
    .slice(1);

test('published dates of states: each is the day served there, once', (t) => {
  const lines = fixture('festivals-regional.csv');
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
  const isException = (line: string): boolean => Object.keys(exceptions).some((name) => line.startsWith(`${name}:`));
  assert.deepEqual(
    wrong.filter((line) => !isException(line)),
    [],
  );
  assert.equal(wrong.length, Object.keys(exceptions).length);
});

/** The day of the Vaishnava fast, beside each ekadashi of a year in Bengaluru. */
const vaishnavaFasts = (year: number): Map<string, string | null> =>
  new Map(
    festivalsBetween(`${year}-01-01`, `${year}-12-31`, capitals['IN-KA'] as Site)
      .filter(({ key }) => /_ekadashi$/.test(key) && !/^(vaikuntha|bhishma)/.test(key))
      .map(({ date, alternatives }) => {
        const other = alternatives.find(({ school }) => school === 'vaishnava');
        return [other?.date ?? date, other?.mahadvadashi ?? null];
      }),
  );

test('the twelve sankrantis in Punjab are the first days of the Punjabi months, 2010 to 2029', () => {
  let compared = 0;
  for (let year = 2010; year < 2030; year++) {
    const days = festivalsBetween(`${year}-01-01`, `${year}-12-31`, capitals['IN-PB'] as Site);
    const sankrantis = days.filter((day) => day.key.endsWith('_sankranti') && day.details.ingress !== undefined);
    const names = new Set(sankrantis.map(({ key }) => key));
    assert.equal(names.size, 12);
    for (const key of names) {
      const served = days.filter((day) => day.key === key && isDayIn(day, 'IN-PB')).map(({ date }) => date);
      assert.deepEqual(
        served.map((date) => solarDateOf('punjabi', date).day),
        [1],
        `${key} ${year}`,
      );
      compared++;
    }
  }
  assert.equal(compared, 240);
});

test('fasts of a Vaishnava calendar of Bengaluru, 2018 and 2025: every one, great twelfths among them', (t) => {
  const rows = fixture('festivals-vaishnava.csv').map((line) => line.split(',') as [string, string]);
  const fasts = new Map([2018, 2025].flatMap((year) => [...vaishnavaFasts(year)]));
  const missing = rows.filter(([date]) => !fasts.has(date));
  t.diagnostic(`${rows.length - missing.length} of ${rows.length} published fasts`);
  assert.deepEqual(missing, []);
  for (const source of new Set(rows.map((row) => row[1]))) {
    const [first, last] = [rows.find((row) => row[1] === source), rows.findLast((row) => row[1] === source)];
    const between = [...fasts.keys()].filter((date) => date >= (first?.[0] ?? '') && date <= (last?.[0] ?? ''));
    assert.equal(between.length, rows.filter((row) => row[1] === source).length, source);
  }
  // The calendar calls the Nirjala fast of that day a mahadvadashi.
  assert.equal(fasts.get('2025-06-07'), 'vyanjuli');
});

test('the great twelfths are observances of their own, in their year once or not at all', () => {
  const year = festivalsBetween('2026-01-01', '2026-12-31', capitals['IN-UP'] as Site);
  const twelfths = year.filter(({ key }) => key.endsWith('_mahadvadashi'));
  assert.deepEqual(
    twelfths.map(({ date, key }) => `${date} ${key}`),
    [
      '2026-05-27 unmilani_mahadvadashi',
      '2026-06-26 pakshavardhini_mahadvadashi',
      '2026-07-11 trisprisha_mahadvadashi',
      '2026-08-24 vyanjuli_mahadvadashi',
      '2026-11-21 trisprisha_mahadvadashi',
    ],
  );
  // The twelfth with Shravana from one sunrise to the next: twice in a century and a half.
  const shravana = festivalsBetween('2000-09-01', '2000-09-30', capitals['IN-UP'] as Site);
  assert.equal(shravana.find(({ key }) => key === 'vijaya_mahadvadashi')?.date, '2000-09-10');

  const putrada = year.find(({ key }) => key === 'shravana_putrada_ekadashi');
  assert.deepEqual(putrada?.alternatives, [{ date: '2026-08-24', school: 'vaishnava', mahadvadashi: 'vyanjuli' }]);
  for (const { details } of twelfths) assert.ok(details.parana && details.parana.end > details.parana.start);
});

test('Milad on the day that was announced, no longer tentative; one to come is', () => {
  const milad = (year: number): string[] =>
    festivalsBetween(`${year}-01-01`, `${year}-12-31`, capitals['IN-TS'] as Site)
      .filter(({ key }) => key === 'milad_un_nabi')
      .map(({ date, isTentative }) => `${date}${isTentative ? ' tentative' : ''}`);
  assert.deepEqual([2017, 2018, 2019, 2021, 2023, 2024, 2025].flatMap(milad), [
    '2017-12-02',
    '2018-11-21',
    '2019-11-10',
    '2021-10-19',
    '2023-09-28',
    '2024-09-16',
    '2025-09-05',
  ]);
  for (const date of milad(2031)) assert.match(date, /tentative/);
});
