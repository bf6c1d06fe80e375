import { asin, cos, sin } from './angles.ts';
import { siderealTime } from './ephemeris.ts';
import { dot, length, lineOfSight, type Point, type Riser } from './line-of-sight.ts';
import { crossing, lowest } from './roots.ts';

/**
 * What counts as rising: the upper edge as it is seen, refraction included (newspapers), or the centre of the disc without
 * refraction (the "Hindu" rising of jyotisha).
 */
export type Horizon = 'edge' | 'centre';
type Event = 'rise' | 'set';

const radiusKm: Record<Riser, number> = { sun: 696_000, moon: 1737.4 };
/** At the horizon, 1013.25 mbar and 15 degrees Celsius, in degrees. */
const refraction = 33.6 / 60;

/** Degrees by which the body stands over the altitude at which it rises. Seen from the ground, not from the Earth's centre. */
export function heightOver(body: Riser, t: number, point: Point, horizon: Horizon): number {
  const sight = lineOfSight(body, t, point);
  const local = siderealTime(t) + point.lon;
  const zenith = [cos(point.lat) * cos(local), cos(point.lat) * sin(local), sin(point.lat)] as const;
  const away = length(sight);
  const altitude = asin(dot(sight, zenith) / away);
  return horizon === 'centre' ? altitude : altitude + refraction + asin(radiusKm[body] / away);
}

const stepSeconds = 3600;
/** Degrees, and seconds to step aside. */
const onHorizon = 1e-6;
const aside = 60;

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
    let t2 = t1 + stepSeconds;
    let h2 = height(t2);
    // A look at the very instant of the opposite event would take it for this one.
    if (Math.abs(h2) < onHorizon) {
      t2 += aside;
      h2 = height(t2);
    }
    const found = passingUp(height, [t0, h0], [t1, h1], [t2, h2]);
    if (found !== null && found >= from) return found < to ? found : null;
    [t0, h0, t1, h1] = [t1, h1, t2, h2];
  }
  return null;
}

type Look = readonly [t: number, height: number];

/** Where a function passes zero upwards between the second and the third look, or around the second near the poles. */
function passingUp(f: (t: number) => number, before: Look, at: Look, after: Look): number | null {
  const [[t0, h0], [t1, h1], [t2, h2]] = [before, at, after];
  // The body may only just show itself, or dip, between two looks.
  if (h0 < 0 && h1 < 0 && h2 < h1 && h0 < h1) {
    const top = lowest((t) => -f(t), t0, t2);
    if (f(top) >= 0) return crossing(f, t0, top);
  }
  if (h0 >= 0 && h1 >= 0 && h2 > h1 && h0 > h1) {
    const dip = lowest(f, t0, t2);
    if (f(dip) < 0) return crossing(f, dip, t2);
  }
  return h1 < 0 && h2 >= 0 ? crossing(f, t1, t2) : null;
}
