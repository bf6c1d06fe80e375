import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extent } from '../../../test/support/extent.ts';
import { type SolarSystem, solarDateOf } from '../calendars/solar-months.ts';
import type { Site } from '../sky/day-sky.ts';
import { addDays } from '../zone.ts';
import { isDayIn } from './kept-days.ts';
import { festivalsBetween, type Observance } from './observances.ts';
import { chennai, thiruvananthapuram } from './tables/towns.ts';

/** Days that a land keeps by a solar calendar of its own, and that all others keep otherwise. */

const india = (lat: number, lon: number): Site => ({ lat, lon, tz: 'Asia/Kolkata' });
const places: Record<string, Site> = {
  'IN-AP': india(16.5062, 80.648),
  'IN-AS': india(26.1445, 91.7362),
  'IN-DL': india(28.6139, 77.209),
  'IN-KL': thiruvananthapuram,
  'IN-TN': chennai,
  'IN-WB': india(22.5726, 88.3639),
  NP: { lat: 27.7172, lon: 85.324, tz: 'Asia/Kathmandu' },
};

const yearsOf = new Map<string, readonly Observance[]>();
function keptIn(region: string, key: string, year: number): string[] {
  const name = `${region} ${year}`;
  const days = yearsOf.get(name) ?? festivalsBetween(`${year}-01-01`, `${year}-12-31`, places[region] as Site);
  yearsOf.set(name, days);
  return days.filter((day) => day.key === key && isDayIn(day, region)).map(({ date }) => date);
}

const last = extent(2035, 2006);
const years = Array.from({ length: last - 1999 }, (_, n) => 2000 + n);

/** The places in a solar calendar, month and day, that an observance has in these years. */
const placesIn = (system: SolarSystem, region: string, key: string, shift = 0): string[] => {
  const found = years.flatMap((year) => keptIn(region, key, year));
  assert.equal(found.length, years.length, `${key} ${region}: once a year`);
  return [
    ...new Set(
      found.map((date) => {
        const { month, day } = solarDateOf(system, addDays(date, shift));
        return `${month}/${day}`;
      }),
    ),
  ];
};

test('Vishwakarma Puja of Bengal is the last day of its Bhadra; the north has the Sun by sunset', () => {
  assert.deepEqual(placesIn('bengali', 'IN-WB', 'vishwakarma_puja', 1), ['6/1']);
  const of = (region: string, ...years: number[]) => years.flatMap((year) => keptIn(region, 'vishwakarma_puja', year));
  assert.deepEqual(of('IN-WB', 2019, 2023, 2024), ['2019-09-18', '2023-09-18', '2024-09-17']);
  assert.deepEqual(of('IN-DL', 2019, 2023, 2024), ['2019-09-17', '2023-09-17', '2024-09-17']);
});

const signs = ['mesha', 'mithuna', 'karka', 'kanya', 'tula', 'dhanu', 'makara', 'meena'];
const monthOf = (sign: string): number =>
  ({ mesha: 1, mithuna: 3, karka: 4, kanya: 6, tula: 7, dhanu: 9, makara: 10, meena: 12 })[sign] as number;

test('sankrantis are those of the land: the last day in Bengal, the first among Tamils and in Nepal, once a year', () => {
  for (const sign of signs) {
    const first = [`${monthOf(sign)}/1`];
    assert.deepEqual(placesIn('bengali', 'IN-WB', `${sign}_sankranti`, 1), first, sign);
    assert.deepEqual(placesIn('assamese', 'IN-AS', `${sign}_sankranti`, 1), first, sign);
    assert.deepEqual(placesIn('tamil', 'IN-TN', `${sign}_sankranti`), first, sign);
    assert.deepEqual(placesIn('nepali', 'NP', `${sign}_sankranti`), first, sign);
  }
  assert.deepEqual(placesIn('nepali', 'NP', 'nepali_new_year'), ['1/1']);
  assert.deepEqual(placesIn('tamil', 'IN-AP', 'dhanurmasa_begin'), ['9/1']);
  assert.deepEqual(placesIn('tamil', 'IN-TN', 'bhogi', 1), ['10/1'], 'the eve of Pongal');
  assert.deepEqual(keptIn('IN-TN', 'bhogi', 2026), ['2026-01-14']);
});

test('Tamil days lie in their month, by the calendar in print', () => {
  for (const [key, month] of [
    ['thai_amavasai', 10],
    ['aadi_amavasai', 4],
    ['aadi_pooram', 4],
    ['aadi_krittikai', 4],
    ['aadi_tapasu', 4],
    ['maasi_magam', 11],
    ['panguni_uthiram', 12],
    ['karthigai_deepam', 8],
    ['vaikasi_visakam', 2],
  ] as const)
    assert.deepEqual(
      new Set(placesIn('tamil', 'IN-TN', key).map((place) => place.split('/')[0])),
      new Set([String(month)]),
      key,
    );
});

test('Kerala keeps Vinayaka Chaturthi and Sree Krishna Jayanti in Chingam, all others in their lunar month', () => {
  const of = (region: string, key: string, ...years: number[]) => years.flatMap((year) => keptIn(region, key, year));
  assert.deepEqual(of('IN-KL', 'ganesh_chaturthi', 2020, 2022, 2023, 2024, 2025), [
    '2020-08-22',
    '2022-08-31',
    '2023-08-20',
    '2024-09-07',
    '2025-08-27',
  ]);
  assert.deepEqual(of('IN-DL', 'ganesh_chaturthi', 2023), ['2023-09-19']);
  assert.deepEqual(of('IN-KL', 'janmashtami_smarta', 2009, 2014, 2022, 2023, 2024, 2025, 2026), [
    '2009-09-11',
    '2014-09-15',
    '2022-08-18',
    '2023-09-06',
    '2024-08-26',
    '2025-09-14',
    '2026-09-04',
  ]);
  assert.deepEqual(of('IN-DL', 'janmashtami_smarta', 2009, 2025), ['2009-08-14', '2025-08-15']);
  assert.deepEqual(of('IN-AS', 'janmashtami_smarta', 2016, 2020, 2025), ['2016-08-25', '2020-09-10', '2025-09-14']);
  for (const key of ['ganesh_chaturthi', 'janmashtami_smarta'])
    for (const place of placesIn('malayalam', 'IN-KL', key)) assert.match(place, /^5\//, key);
});

test('days of regions by name: Naga Chaturthi, Aadi Krittikai, Aadi Tapasu, Jamai Shashthi', () => {
  const of = (region: string, key: string, ...years: number[]) => years.flatMap((year) => keptIn(region, key, year));
  assert.deepEqual(of('IN-AP', 'naga_chaturthi', 2024, 2025), ['2024-08-08', '2025-07-28']);
  assert.deepEqual(of('IN-TN', 'aadi_krittikai', 2008, 2013, 2023, 2024, 2025), [
    '2008-07-27',
    '2013-07-31',
    '2023-08-09',
    '2024-07-29',
    '2025-08-16',
  ]);
  assert.deepEqual(of('IN-TN', 'aadi_tapasu', 2019, 2022, 2023, 2025), [
    '2019-08-13',
    '2022-08-10',
    '2023-07-31',
    '2025-08-07',
  ]);
  assert.deepEqual(of('IN-WB', 'jamai_shashthi', 2018, 2021, 2022, 2024, 2025), [
    '2018-06-19',
    '2021-06-16',
    '2022-06-05',
    '2024-06-12',
    '2025-06-01',
  ]);
});
