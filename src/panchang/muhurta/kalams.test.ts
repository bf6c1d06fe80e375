import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Span } from '../limbs.ts';
import type { Site } from '../sky/day-sky.ts';
import { bhadrasOf } from './bhadra.ts';
import { choghadiyasOf } from './choghadiya.ts';
import { kalamsOf } from './kalams.ts';

type Pair = [start: number, end: number];
type Window = [...Pair, star: number];
/** City-days computed with the Swiss Ephemeris. Those of a day without sunrise, sunset or next sunrise have no divisions. */
interface Day {
  city: string;
  date: string;
  rahu_kalam?: Pair;
  yamagandam?: Pair;
  gulika_kalam?: Pair;
  abhijit?: Pair;
  brahma_muhurta?: Pair;
  durmuhurtam?: Pair[];
  varjyam?: Window[];
  amrita?: Window[];
  bhadra?: Pair[];
  choghadiya_day?: string[];
  choghadiya_night?: string[];
}
const fixture = join(import.meta.dirname, '../../../test/fixtures/almanac/muhurta-days.json');
const { sites, days }: { sites: Record<string, Site>; days: Day[] } = JSON.parse(readFileSync(fixture, 'utf8'));
const divided = days.filter((day) => day.rahu_kalam);

const siteOf = ({ city }: Day): Site => sites[city] as Site;

function near(actual: Span | null | undefined, [start, end]: Pair, seconds: number, what: string): void {
  assert.ok(actual, what);
  const off = Math.max(Math.abs(actual.start - start), Math.abs(actual.end - end));
  assert.ok(off <= seconds, `${what}: ${off} s`);
}

test('the divisions of the day are those of the reference days, within ten seconds', () => {
  assert.ok(divided.length > 50);
  for (const day of divided) {
    const what = `${day.city} ${day.date}`;
    const kalams = kalamsOf(day.date, siteOf(day));
    near(kalams.rahuKalam, day.rahu_kalam as Pair, 10, `${what} rahu kalam`);
    near(kalams.yamagandam, day.yamagandam as Pair, 10, `${what} yamagandam`);
    near(kalams.gulikaKalam, day.gulika_kalam as Pair, 10, `${what} gulika`);
    near(kalams.abhijit, day.abhijit as Pair, 10, `${what} abhijit`);
    near(kalams.brahmaMuhurta, day.brahma_muhurta as Pair, 10, `${what} brahma muhurta`);
    assert.equal(kalams.durmuhurtam.length, day.durmuhurtam?.length, what);
    for (const [i, pair] of day.durmuhurtam?.entries() ?? []) near(kalams.durmuhurtam[i], pair, 10, `${what} dur`);
  }
});

test('varjyam and amrita kalam: every window that touches the day, with its star', () => {
  for (const day of divided) {
    const { varjyam, amritaKalam } = kalamsOf(day.date, siteOf(day));
    for (const [actual, expected] of [
      [varjyam, day.varjyam ?? []],
      [amritaKalam, day.amrita ?? []],
    ] as const) {
      assert.deepEqual(
        actual.map(({ nakshatra }) => nakshatra),
        expected.map(([, , star]) => star),
        `${day.city} ${day.date}`,
      );
      for (const [i, [start, end]] of expected.entries()) near(actual[i], [start, end], 30, `${day.city} ${day.date}`);
    }
  }
});

test('a disputed star has its other reading, and the others none', () => {
  const all = divided.map((day) => kalamsOf(day.date, siteOf(day)));
  const stars = new Set(all.flatMap(({ varjyam }) => varjyam).map((w) => `${w.nakshatra} ${w.alternative !== null}`));
  for (const star of [6, 13, 19]) assert.ok(stars.has(`${star} true`), `${star}`);
  for (const star of stars) assert.equal(star.endsWith('true'), /^(6|13|19) /.test(star), star);
  for (const { otherVarjyam } of all)
    for (const { start, end, alternative } of otherVarjyam) {
      assert.ok(alternative);
      assert.ok(Math.abs(end - start - (alternative.end - alternative.start)) < 0.001, 'as long as the first reading');
    }
  const mula = all.flatMap(({ varjyam }) => varjyam).find(({ nakshatra }) => nakshatra === 19);
  assert.ok(mula?.alternative);
  const ghati = (mula.end - mula.start) / 4;
  assert.ok(Math.abs(mula.start - mula.alternative.start - 36 * ghati) < 0.01, 'from the 56th ghati to the 20th');
});

test('choghadiya and bhadra are those of the reference days', () => {
  for (const day of divided) {
    const what = `${day.city} ${day.date}`;
    const choghadiyas = choghadiyasOf(day.date, siteOf(day));
    assert.deepEqual(
      choghadiyas.day.map(({ key }) => key),
      day.choghadiya_day?.map((name) => name.toLowerCase()),
      what,
    );
    assert.deepEqual(
      choghadiyas.night.map(({ key }) => key),
      day.choghadiya_night?.map((name) => name.toLowerCase()),
      what,
    );
    const bhadras = bhadrasOf(day.date, siteOf(day));
    assert.equal(bhadras.length, day.bhadra?.length, what);
    for (const [i, pair] of day.bhadra?.entries() ?? []) near(bhadras[i], pair, 10, `${what} bhadra`);
  }
});

test('without sunrise, sunset or next sunrise there are no divisions', () => {
  const undivided = days.filter((day) => !day.rahu_kalam);
  assert.ok(undivided.length >= 3);
  for (const day of undivided) {
    const { rahuKalam, yamagandam, gulikaKalam, abhijit, durmuhurtam } = kalamsOf(day.date, siteOf(day));
    assert.deepEqual([rahuKalam, yamagandam, gulikaKalam, abhijit, durmuhurtam], [null, null, null, null, []]);
    assert.deepEqual(choghadiyasOf(day.date, siteOf(day)), { day: [], night: [] });
  }
});

test('abhijit is marked on Wednesdays', () => {
  const chennai = sites.Chennai as Site;
  const weak = (date: string): boolean | undefined => kalamsOf(date, chennai).abhijit?.isWeak;
  assert.deepEqual(['2026-01-13', '2026-01-14', '2026-01-15'].map(weak), [false, true, false]);
});
