import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { muhurtasOf } from '../../../test/support/muhurta.ts';
import type { Span } from '../limbs.ts';
import { type Reckoning, standard } from '../reckoning.ts';
import { type Site, skyOf } from '../sky/day-sky.ts';
import { addDays, weekdayOf } from '../zone.ts';
import { choghadiyasOf } from './choghadiya.ts';
import { almanacDayOf } from './divisions.ts';
import { gowrisOf } from './gowri.ts';
import { horasOf } from './hora.ts';

const sites: Site[] = [
  { lat: 17.385, lon: 78.4867, tz: 'Asia/Kolkata' },
  { lat: -33.87, lon: 151.21, tz: 'Australia/Sydney' },
  { lat: -18.14, lon: 178.44, tz: 'Pacific/Fiji' },
  { lat: 1.87, lon: -157.4, tz: 'Pacific/Kiritimati' },
  { lat: -13.83, lon: -171.77, tz: 'Pacific/Apia' },
  { lat: 0, lon: 0, tz: 'UTC' },
  { lat: 69.6492, lon: 18.9553, tz: 'Europe/Oslo' },
  { lat: -77.85, lon: 166.67, tz: 'Antarctica/McMurdo' },
  { lat: 66.56, lon: 25.73, tz: 'Europe/Helsinki' },
  { lat: 90, lon: 0, tz: 'UTC' },
  { lat: -90, lon: 0, tz: 'UTC' },
  { lat: 40.7128, lon: -74.006, tz: 'America/New_York' },
];
const dates = fc.integer({ min: 0, max: 73_413 }).map((days) => addDays('1900-01-01', days));
const reckonings = fc.constantFrom<Reckoning>(standard, { ayanamsha: 'kp', horizon: 'centre' });
const anyDay = fc.tuple(dates, fc.constantFrom(...sites), reckonings);
const check = (property: (date: string, site: Site, reckoning: Reckoning) => void): void =>
  fc.assert(
    fc.property(anyDay, ([date, site, reckoning]) => property(date, site, reckoning)),
    { numRuns: 400 },
  );

/** Every `{start, end}` in a value, and that all its numbers are numbers. */
function spansIn(value: unknown, path: string): Span[] {
  if (typeof value === 'number') assert.ok(Number.isFinite(value), path);
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, part]) => spansIn(part, `${path}.${key}`));
  return 'start' in value && 'end' in value ? [value as Span, ...inner] : inner;
}

test('no time is NaN and none ends before it begins, at any place and date', () => {
  check((date, site, reckoning) => {
    const muhurtas = muhurtasOf(date, site, reckoning, { star: 8, sign: 4 });
    for (const { start, end } of spansIn(muhurtas, date)) assert.ok(start < end, `${date} ${site.tz}`);
    assert.equal(muhurtas.tarabala?.length, muhurtas.chandrashtama.nakshatras.length);
    assert.ok(muhurtas.anandadi.length > 0);
    assert.equal(muhurtasOf(date, site, reckoning).tarabala, null);
  });
});

test('choghadiya, hora and gowri tile the day and the night exactly, or are empty together', () => {
  check((date, site, reckoning) => {
    const { day, night } = almanacDayOf(date, site, reckoning);
    const [choghadiyas, horas, gowris] = [choghadiyasOf, horasOf, gowrisOf].map((of) => of(date, site, reckoning));
    for (const [parts, count] of [
      [choghadiyas, 8],
      [horas, 12],
      [gowris, 8],
    ] as const) {
      assert.equal(parts?.day.length, day ? count : 0);
      assert.equal(parts?.night.length, night ? count : 0);
      if (!day || !night || !parts) continue;
      const all = [...parts.day, ...parts.night];
      assert.equal(all[0]?.start, day.start);
      assert.equal(all.at(-1)?.end, night.end);
      for (const [i, { start }] of all.entries()) if (i > 0) assert.equal(start, all[i - 1]?.end);
    }
  });
});

test('each part has its order: the lord of the day first, every kind in its turn', () => {
  check((date, site, reckoning) => {
    const horas = horasOf(date, site, reckoning);
    if (horas.day.length === 0) return;
    assert.equal(horas.day[0]?.graha, weekdayOf(date));
    const following = weekdayOf(addDays(date, 1));
    assert.equal(horas.night.at(-7)?.graha, following, 'of seven lords the next is the one seven before');
    const gowris = gowrisOf(date, site, reckoning);
    for (const parts of [gowris.day, gowris.night]) assert.equal(new Set(parts.map(({ id }) => id)).size, 8);
    const choghadiyas = choghadiyasOf(date, site, reckoning);
    for (const parts of [choghadiyas.day, choghadiyas.night]) {
      assert.equal(new Set(parts.slice(0, 7).map(({ id }) => id)).size, 7);
      assert.equal(parts[7]?.id, parts[0]?.id);
    }
  });
});

test('a day of 23 or 25 hours is divided like any other', () => {
  const newYork: Site = { lat: 40.7128, lon: -74.006, tz: 'America/New_York' };
  for (const date of ['2026-03-08', '2026-11-01']) {
    const { sunrise, sunset } = skyOf(date, newYork, 'edge');
    assert.ok(sunrise !== null && sunset !== null);
    const { rahuKalam } = muhurtasOf(date, newYork).kalams;
    assert.ok(rahuKalam && Math.abs(rahuKalam.end - rahuKalam.start - (sunset - sunrise) / 8) < 0.01);
    assert.equal(rahuKalam.end, sunset, 'the last eighth of a Sunday');
  }
});
