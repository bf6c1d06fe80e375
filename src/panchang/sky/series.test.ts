import assert from 'node:assert/strict';
import { test } from 'node:test';
import { normalise180 } from './angles.ts';
import { ayanamshaAt } from './ayanamsha.ts';
import { deltaT } from './delta-t.ts';
import { daySeconds, j2000, moonLatitude, moonLongitude, sunLongitude } from './ephemeris.ts';
import { type Body, moon as moonSeries, precession, quantityAt, sun as sunSeries } from './series.ts';

const arcSeconds = (degrees: number): number => Math.abs(normalise180(degrees)) * 3600;
/** The series as they stand: longitude, distance, latitude of a body seen at T. */
function seenAt({ longitude, latitude, distance, light, origin }: Body, T: number): [number, number, number] {
  const away = quantityAt(distance, T);
  const seen = T - away * light;
  const along = origin + (quantityAt(longitude, seen) + precession(T)) / 3600;
  return [along, away, latitude ? quantityAt(latitude, seen) / 3600 : 0];
}
const sunAt = (T: number) => seenAt(sunSeries, T);
const moonAt = (T: number) => seenAt(moonSeries, T);
const centuriesOf = (julianDay: number): number => (julianDay - 2_451_545) / 36_525;

/** T, then the full series without a cut-off: longitude and distance of the Sun (au); longitude, latitude, km of the Moon. */
const full = [
  [-1, 279.638655, 0.983269, 265.292553, 0.461503, 370492],
  [-0.5, 280.005437, 0.983244, 61.41227, 3.781591, 399602],
  [0.26, 280.566269, 0.983327, 66.702142, 5.049026, 361026],
  [0.5, 280.743344, 0.983349, 18.660569, 3.391948, 378668],
  [1, 281.111874, 0.983351, 164.411552, 0.479309, 371189],
] as const;

test('what is cut off the series is not noticed', () => {
  for (const [T, longitude, au, moonLon, moonLat, moonKm] of full) {
    const sun = sunAt(T);
    assert.ok(arcSeconds(sun[0] - longitude) < 0.05, `Sun at ${T}`);
    assert.ok(Math.abs(sun[1] - au) < 1e-5, `Sun's distance at ${T}`);
    const moon = moonAt(T);
    assert.ok(arcSeconds(moon[0] - moonLon) < 0.22, `Moon at ${T}`);
    assert.ok(arcSeconds(moon[2] - moonLat) < 0.7, `Moon's latitude at ${T}`);
    assert.ok(Math.abs(moon[1] - moonKm) < 6, `Moon's distance at ${T}`);
  }
});

test('the examples of Meeus, Astronomical Algorithms, 25.b and 47.a', () => {
  // By the whole VSOP87: apparent longitude 199 54 21.56, of which nutation is 15.908".
  const [sun, au] = sunAt(centuriesOf(2_448_908.5));
  assert.ok(arcSeconds(sun - (199 + 54 / 60 + (21.56 - 15.908) / 3600)) < 0.1);
  assert.ok(Math.abs(au - 0.99760853) < 5e-6);
  // By a shorter series, good to 10" and 4", for the geometric place 0.7" further on.
  const [lon, km, lat] = moonAt(centuriesOf(2_448_724.5));
  assert.ok(arcSeconds(lon - 133.162655) < 10);
  assert.ok(arcSeconds(lat + 3.229126) < 4);
  assert.ok(Math.abs(km - 368_409.7) < 10);
});

test('the Sun enters Makara and the Moon leaves Uttara Phalguni when they do by JPL DE431', () => {
  const [makara, uttara] = [1_452_801_378.9, 1_451_660_240.4];
  assert.ok(arcSeconds(sunLongitude(makara) - ayanamshaAt(makara, 'lahiri') - 270) < 0.05);
  assert.ok(arcSeconds(moonLongitude(uttara) - ayanamshaAt(uttara, 'lahiri') - 160) < 0.25);
});

test('what is interpolated is what the series give', () => {
  for (let day = -36_000; day < 36_000; day += 97.31) {
    const t = j2000 + day * daySeconds;
    const T = (day + deltaT(day) / daySeconds) / 36_525;
    const [lon, , lat] = moonAt(T);
    assert.ok(arcSeconds(sunLongitude(t) - sunAt(T)[0]) < 0.001, `Sun, day ${day}`);
    assert.ok(arcSeconds(moonLongitude(t) - lon) < 0.001, `Moon, day ${day}`);
    assert.ok(arcSeconds(moonLatitude(t) - lat) < 0.001, `Moon's latitude, day ${day}`);
  }
});
