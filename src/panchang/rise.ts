import { asin, cos, sin } from './angles.ts';
import {
  moonDistance,
  moonLatitude,
  moonLongitude,
  nutation,
  siderealTime,
  sunDistance,
  sunLongitude,
  trueObliquity,
} from './ephemeris.ts';

/** A point on the ground, degrees north and east. */
export interface Point {
  lat: number;
  lon: number;
}

/**
 * What counts as rising: the upper edge as it is seen, refraction included (newspapers), or the centre of the disc without
 * refraction (the "Hindu" rising of jyotisha).
 */
export type Horizon = 'edge' | 'centre';
export type Riser = 'sun' | 'moon';
export type Event = 'rise' | 'set';

const earthKm = 6378.137;
const flattening = 1 / 298.257223563;
const radiusKm: Record<Riser, number> = { sun: 696_000, moon: 1737.4 };
/** At the horizon, 1013.25 mbar and 15 degrees Celsius, in degrees. */
const refraction = 33.6 / 60;

/** Degrees by which the body stands over the altitude at which it rises. Seen from the ground, not from the Earth's centre. */
export function heightOver(body: Riser, t: number, { lat, lon }: Point, horizon: Horizon): number {
  const isSun = body === 'sun';
  const longitude = (isSun ? sunLongitude(t) : moonLongitude(t)) + nutation(t);
  const latitude = isSun ? 0 : moonLatitude(t);
  const km = isSun ? sunDistance(t) : moonDistance(t);
  const tilt = trueObliquity(t);
  // Ecliptic to equator, as a vector of kilometres.
  const x = km * cos(latitude) * cos(longitude);
  const y = km * (cos(latitude) * sin(longitude) * cos(tilt) - sin(latitude) * sin(tilt));
  const z = km * (cos(latitude) * sin(longitude) * sin(tilt) + sin(latitude) * cos(tilt));
  // The place of the observer on the ellipsoid, in the same frame.
  const local = siderealTime(t) + lon;
  const curve = earthKm / Math.sqrt(1 - flattening * (2 - flattening) * sin(lat) ** 2);
  const out = curve * cos(lat);
  const dx = x - out * cos(local);
  const dy = y - out * sin(local);
  const dz = z - curve * (1 - flattening) ** 2 * sin(lat);
  const away = Math.hypot(dx, dy, dz);
  const altitude = asin((dx * cos(lat) * cos(local) + dy * cos(lat) * sin(local) + dz * sin(lat)) / away);
  return horizon === 'centre' ? altitude : altitude + refraction + asin(radiusKm[body] / away);
}

const stepSeconds = 3600;

/**
 * The first rise or set at or after `from` and before `to` (Unix seconds); null when there is none, as in a polar day, or on
 * one of the days without a moonrise.
 */
export function firstEvent(
  body: Riser,
  event: Event,
  from: number,
  to: number,
  point: Point,
  horizon: Horizon,
): number | null {
  const up = event === 'rise' ? 1 : -1;
  const height = (t: number): number => up * heightOver(body, t, point, horizon);
  // One step more on either side, so that a summit beside `from` or `to` is seen as one.
  let [t0, t1] = [from - 2 * stepSeconds, from - stepSeconds];
  let [h0, h1] = [height(t0), height(t1)];
  while (t1 < to) {
    const t2 = t1 + stepSeconds;
    const h2 = height(t2);
    const found = passingUp(height, [t0, h0], [t1, h1], [t2, h2]);
    if (found !== null && found >= from) return found < to ? found : null;
    [t0, h0, t1, h1] = [t1, h1, t2, h2];
  }
  return null;
}

type Look = readonly [t: number, height: number];

/** Where a function passes zero upwards between the second and the third point, or around the second near the poles. */
function passingUp(f: (t: number) => number, before: Look, at: Look, after: Look): number | null {
  const [[t0, h0], [t1, h1], [t2, h2]] = [before, at, after];
  // The body may only just show itself, or dip, between two looks.
  if (h0 < 0 && h1 < 0 && h2 < h1 && h0 < h1) {
    const top = summit(f, t0, t2);
    if (top.h >= 0) return crossing(f, t0, h0, top.t, top.h);
  }
  if (h0 >= 0 && h1 >= 0 && h2 > h1 && h0 > h1) {
    const dip = summit((t) => -f(t), t0, t2);
    if (dip.h > 0) return crossing(f, dip.t, -dip.h, t2, h2);
  }
  return h1 < 0 && h2 >= 0 ? crossing(f, t1, h1, t2, h2) : null;
}

/** Where a rising function passes zero between `a` (below) and `b`, to a hundredth of a second (the Illinois algorithm). */
function crossing(f: (t: number) => number, a: number, fa: number, b: number, fb: number): number {
  let [ta, ha, tb, hb] = [a, fa, b, fb];
  let side = 0;
  for (let step = 0; step < 60 && tb - ta > 0.01; step++) {
    const t = hb === ha ? (ta + tb) / 2 : tb - (hb * (tb - ta)) / (hb - ha);
    const h = f(t);
    if (Math.abs(h) < 1e-8) return t;
    if (h < 0) {
      [ta, ha] = [t, h];
      if (side === -1) hb /= 2;
      side = -1;
    } else {
      [tb, hb] = [t, h];
      if (side === 1) ha /= 2;
      side = 1;
    }
  }
  return tb;
}

/** The highest point of a function with one summit between two instants (golden section). */
function summit(f: (t: number) => number, from: number, to: number): { t: number; h: number } {
  const ratio = (Math.sqrt(5) - 1) / 2;
  let [a, b] = [from, to];
  while (b - a > 1) {
    const left = b - ratio * (b - a);
    const right = a + ratio * (b - a);
    if (f(left) < f(right)) a = left;
    else b = right;
  }
  const t = (a + b) / 2;
  return { t, h: f(t) };
}
