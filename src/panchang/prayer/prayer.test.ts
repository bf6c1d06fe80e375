import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { clockAt } from '../zone.ts';
import { type AsrSchool, type PrayerMethod, prayerTimesOf } from './prayer.ts';

const fixture = (name: string): string =>
  readFileSync(join(import.meta.dirname, '../../../test/fixtures/almanac', name), 'utf8');
const hyderabad = { lat: 17.38405, lon: 78.45636, tz: 'Asia/Kolkata' };
const times = ['fajr', 'sunrise', 'dhuhr', 'asr', 'maghrib', 'isha'] as const;

type Row = { city: string; lat: number; lon: number; tz: string; date: string } & {
  method: PrayerMethod;
  school: AsrSchool;
} & Record<(typeof times)[number], number>;

test('eight cities, both methods and schools: within a minute of the library adhan', () => {
  const { rows } = JSON.parse(fixture('prayer-adhan.json')) as { rows: Row[] };
  assert.equal(rows.length, 96);
  for (const row of rows) {
    const ours = prayerTimesOf(row.date, row, row.method, row.school);
    for (const time of times) {
      const apart = Math.abs((ours[time] ?? 0) - row[time]);
      assert.ok(apart < 60, `${row.city} ${row.date} ${time}: ${apart} s`);
    }
  }
});

test('newspapers print sehri and iftar within two minutes of it, mostly a minute on the safe side', () => {
  const rows = fixture('prayer-published.csv').trim().split('\n').slice(1);
  const apart = rows.map((row) => {
    const [date, city, lat, lon, time, clock, source] = row.split(',') as [string, string, ...string[]];
    const tz = city === 'Dhaka' ? 'Asia/Dhaka' : 'Asia/Kolkata';
    const school = source?.includes('kerala') ? 'shafi' : 'hanafi';
    const ours = prayerTimesOf(date, { lat: Number(lat), lon: Number(lon), tz }, 'karachi', school);
    const name = time === 'sehri' ? 'fajr' : time === 'iftar' ? 'maghrib' : (time as 'asr');
    const [hours, minutes] = (clock as string).split(':').map(Number) as [number, number];
    return Math.abs((ours[name] as number) - clockAt(date, hours, tz) - minutes * 60) / 60;
  });
  assert.equal(apart.length, 194);
  assert.ok(apart.filter((minutes) => minutes <= 2).length >= 165);
  assert.ok(apart.filter((minutes) => minutes <= 1).length >= 98);
  assert.ok(Math.max(...apart) < 8);
});

test('the methods differ in isha, the schools in asr', () => {
  const at = (method: PrayerMethod, school: AsrSchool) => prayerTimesOf('2026-02-19', hyderabad, method, school);
  const [karachi, league] = [at('karachi', 'hanafi'), at('mwl', 'hanafi')];
  assert.equal(karachi.fajr, league.fajr);
  assert.ok((karachi.isha as number) - (league.isha as number) > 200);
  assert.ok((karachi.asr as number) - (at('karachi', 'shafi').asr as number) > 2400);
  assert.equal(karachi.isAdjusted, false);
});

test('in high latitudes twilight lasts a seventh of the night, and without a sunrise there is none', () => {
  const london = { lat: 51.50853, lon: -0.12574, tz: 'Europe/London' };
  const summer = prayerTimesOf('2026-06-21', london, 'karachi', 'hanafi');
  assert.equal(summer.isAdjusted, true);
  const night = 86_400 - ((summer.maghrib as number) - (summer.sunrise as number));
  assert.ok(Math.abs((summer.sunrise as number) - (summer.fajr as number) - night / 7) < 1);
  assert.equal(prayerTimesOf('2026-01-21', london, 'karachi', 'hanafi').isAdjusted, false);
  const tromso = { lat: 69.65, lon: 18.96, tz: 'Europe/Oslo' };
  const dark = prayerTimesOf('2026-12-21', tromso, 'karachi', 'hanafi');
  assert.deepEqual([dark.fajr, dark.sunrise, dark.asr, dark.maghrib, dark.isha], [null, null, null, null, null]);
  assert.ok(dark.zawal > 0);
});
