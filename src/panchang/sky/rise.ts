import { acos, asin, atan2, cos, normalise180, normalise360, sin } from './angles.ts';
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

/** A body as the ground sees it, not the Earth's centre: its direction, and the altitude at which it rises. */
function seenFrom(body: Riser, t: number, point: Point, horizon: Horizon) {
  const local = siderealTime(t) + point.lon;
  const sight = lineOfSight(body, t, point, local);
  const away = length(sight);
  return { local, sight, away, rising: horizon === 'centre' ? 0 : -refraction - asin(radiusKm[body] / away) };
}

/** Degrees by which the body stands over the altitude at which it rises. */
export function heightOver(body: Riser, t: number, point: Point, horizon: Horizon): number {
  const { local, sight, away, rising } = seenFrom(body, t, point, horizon);
  const zenith = [cos(point.lat) * cos(local), cos(point.lat) * sin(local), sin(point.lat)] as const;
  return asin(dot(sight, zenith) / away) - rising;
}

/** Degrees that the sky has to turn until the body is on the horizon, in the east or in the west; NaN when it stays up or down. */
function turnTo(event: Event, body: Riser, t: number, point: Point, horizon: Horizon): number {
  const { local, sight, away, rising } = seenFrom(body, t, point, horizon);
  const [x, y, z] = sight;
  const sinDeclination = z / away;
  const across = cos(point.lat) * Math.sqrt(1 - sinDeclination ** 2);
  const setAngle = acos((sin(rising) - sin(point.lat) * sinDeclination) / across);
  return (event === 'rise' ? -setAngle : setAngle) - local + atan2(y, x);
}

/** Seconds in which the sky turns by a degree against the body. */
const secondsADegree: Record<Riser, number> = { sun: 240, moon: 248.4 };
/** Nearer to the poles, degrees, the body may only just show itself. */
const steepest = 60;
/** Degrees of the sky's turn before and after an event in which it is not sure which event is meant. */
const unsure = 10;
const precision = 0.005;

/**
 * The same as `firstEvent` in a few looks, where a body surely rises and sets; null when it is not sure, and what is found may
 * be later than `to`.
 */
function eventFrom(body: Riser, event: Event, from: number, point: Point, horizon: Horizon): number | null {
  if (Math.abs(point.lat) > steepest) return null;
  let missing = normalise360(turnTo(event, body, from, point, horizon));
  if (!(missing > unsure && missing < 360 - unsure)) return null;
  let pace = secondsADegree[body];
  let t = from;
  for (let step = 0; step < 10; step++) {
    const next = t + missing * pace;
    if (Math.abs(next - t) < precision) return next;
    const left = normalise180(turnTo(event, body, next, point, horizon));
    // The secant's pace, as the body moves on meanwhile; a sky that seems to stand still is for the slow way.
    pace = (next - t) / (missing - left);
    if (!(pace > 0 && pace < 1000)) return null;
    [t, missing] = [next, left];
  }
  return null;
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
  const near = eventFrom(body, event, from, point, horizon);
  if (near !== null) return near < to ? near : null;
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
