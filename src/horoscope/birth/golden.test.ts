import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { standard } from '../../panchang/reckoning.ts';
import { normalise180 } from '../../panchang/sky/angles.ts';
import { type Chart, chartAt } from './chart.ts';
import { antarDashas, type DashaPeriod, mahaDashas } from './dasha.ts';
import { birthInstant } from './instant.ts';

interface Reference {
  place: string;
  date: string;
  time: string;
  lat: number;
  lon: number;
  tz: string;
  unix: number;
  ascendant: number;
  grahas: number[];
  retrograde: boolean[];
  house: number[];
  moonStar: [number, number];
  lagnaStar: [number, number];
  navamsa: number[];
  tropical: number[];
  mahadashas: [lord: string, start: number][];
  antardashas: [lord: string, start: number][];
}

const { births } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../test/fixtures/horoscope/births.json'), 'utf8'),
) as { births: Reference[] };

const arcMinutes = (a: number, b: number): number => Math.abs(normalise180(a - b)) * 60;
const day = 86_400;

/** What a border nearer than the tolerance may decide otherwise. */
const isOnBorder = (longitude: number, width: number): boolean => {
  const rest = longitude % width;
  return Math.min(rest, width - rest) * 60 < 1;
};

const chartOf = (b: Reference): Chart => {
  const { t } = birthInstant(b.date, b.time, b.tz);
  return chartAt(t, b, standard) as Chart;
};

test('200 births of 1900 to 2099: instants, and longitudes within an arc minute of another ephemeris', () => {
  assert.equal(births.length, 200);
  let worst = 0;
  for (const b of births) {
    const label = `${b.place} ${b.date} ${b.time}`;
    assert.equal(birthInstant(b.date, b.time, b.tz).t, b.unix, label);
    const { lagna, grahas } = chartOf(b);
    const pairs: [number, number][] = [
      [lagna.longitude, b.ascendant],
      ...grahas.map((g, i): [number, number] => [g.longitude, b.grahas[i] as number]),
      [grahas[0]?.tropical as number, b.tropical[0] as number],
      [grahas[1]?.tropical as number, b.tropical[1] as number],
      [lagna.tropical, b.tropical[2] as number],
    ];
    for (const [n, [ours, theirs]] of pairs.entries()) {
      worst = Math.max(worst, arcMinutes(ours, theirs));
      assert.ok(arcMinutes(ours, theirs) < 1, `${label}, point ${n}: ${ours} and ${theirs}`);
    }
  }
  assert.ok(worst > 0, 'the two are computed apart');
});

test('the same births: houses, retrogression, nakshatras, padas and navamsas', () => {
  let compared = 0;
  for (const b of births) {
    const label = `${b.place} ${b.date} ${b.time}`;
    const { lagna, grahas } = chartOf(b);
    for (const [i, g] of grahas.entries()) {
      assert.equal(g.isRetrograde, b.retrograde[i], `${label} ${g.graha}`);
      if (isOnBorder(g.longitude, 10 / 3) || isOnBorder(lagna.longitude, 10 / 3)) continue;
      compared++;
      assert.deepEqual([g.house, g.navamsa], [b.house[i], b.navamsa[i]], `${label} ${g.graha}`);
    }
    if (isOnBorder(lagna.longitude, 10 / 3)) continue;
    assert.deepEqual([lagna.nakshatra, lagna.pada, lagna.navamsa], [...b.lagnaStar, b.navamsa[9]], label);
    const moon = grahas[1] as Chart['grahas'][number];
    if (!isOnBorder(moon.longitude, 10 / 3)) assert.deepEqual([moon.nakshatra, moon.pada], b.moonStar, label);
  }
  assert.ok(compared > 1_650, `${compared}`);
});

test('the same births: vimshottari, every maha dasha and the antardashas of one within a day', () => {
  for (const b of births) {
    const { grahas, t } = chartOf(b);
    const label = `${b.place} ${b.date} ${b.time}`;
    const same = (ours: DashaPeriod[], theirs: Reference['mahadashas']) => {
      assert.deepEqual(
        ours.map(({ lord }) => lord),
        theirs.map(([lord]) => lord),
        label,
      );
      for (const [i, { start }] of ours.entries())
        assert.ok(Math.abs(start - (theirs[i]?.[1] as number)) < day, `${label} ${i}`);
    };
    const periods = mahaDashas(grahas[1]?.longitude as number, t);
    same(periods, b.mahadashas);
    same(antarDashas(periods[1] as DashaPeriod), b.antardashas);
    assert.equal(Math.round(((periods[8]?.end as number) - (periods[0]?.start as number)) / day), 43_830);
  }
});
