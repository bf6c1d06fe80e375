import type { LimbSpan } from '../limbs.ts';
import { type Reckoning, standard } from '../reckoning.ts';
import { atan2, cos, normalise360, sin } from '../sky/angles.ts';
import { ayanamshaAt } from '../sky/ayanamsha.ts';
import { type Site, skyOf } from '../sky/day-sky.ts';
import { daySeconds, nutation, siderealTime, trueObliquity } from '../sky/ephemeris.ts';
import type { Point } from '../sky/line-of-sight.ts';

/** Degrees a second that the sky turns, and seconds until a star is back: IERS Conventions 2010. */
const turnRate = (360 * 1.002737811911354) / daySeconds;
const starDay = 360 / turnRate;

/**
 * The point of the ecliptic that stands on the eastern horizon, in degrees from the true equinox of date; null where none rises,
 * as at the poles.
 *
 * Of the two points where ecliptic and horizon meet, the usual formula gives the one that the following signs lie below. Beyond
 * the polar circles this is the western one for a part of the day: then the other rises, and the signs rise backwards.
 * @param local local sidereal time in degrees
 */
function risingPoint(local: number, lat: number, tilt: number): number | null {
  if (Math.abs(lat) >= 90) return null;
  const x = -(cos(lat) * sin(local) * cos(tilt) + sin(lat) * sin(tilt));
  const y = cos(lat) * cos(local);
  // The ecliptic lies in the horizon.
  if (Math.hypot(x, y) < 1e-9) return null;
  const east = cos(lat) * cos(tilt) + sin(lat) * sin(tilt) * sin(local);
  return normalise360(atan2(y, x) + (east < 0 ? 180 : 0));
}

/**
 * The lagna (ascendant) at an instant and a place: sidereal, 0 to 360 degrees; null at the poles, where nothing rises.
 * @param t Unix seconds
 */
export function lagnaAt(t: number, { lat, lon }: Point, { ayanamsha }: Reckoning = standard): number | null {
  const point = risingPoint(siderealTime(t) + lon, lat, trueObliquity(t));
  return point === null ? null : normalise360(point - nutation(t) - ayanamshaAt(t, ayanamsha));
}

/** Degrees of local sidereal time at which one sign makes way for another; it changes too little in a day to matter. */
function borders(t: number, lat: number, { ayanamsha }: Reckoning): number[] {
  const tilt = trueObliquity(t);
  const zero = ayanamshaAt(t, ayanamsha) + nutation(t);
  const found: number[] = [];
  for (let sign = 0; sign < 12; sign++) {
    const longitude = zero + sign * 30;
    const rightAscension = atan2(sin(longitude) * cos(tilt), cos(longitude));
    const sinDeclination = sin(longitude) * sin(tilt);
    const cosHour = (-sin(lat) * sinDeclination) / (cos(lat) * Math.sqrt(1 - sinDeclination ** 2));
    // A border that never rises, or never sets, is passed over.
    if (Math.abs(cosHour) < 1) found.push(rightAscension - Math.acos(cosHour) / (Math.PI / 180));
  }
  // Where the ecliptic comes to lie in the horizon, beyond the polar circles, the lagna leaps to the opposite sign.
  const leap = -(cos(lat) * cos(tilt)) / (sin(lat) * sin(tilt));
  if (Math.abs(leap) < 1) {
    const local = Math.asin(leap) / (Math.PI / 180);
    found.push(local, 180 - local);
  }
  return found;
}

/**
 * Which sign rises from when to when: the spans tile the almanac's day of a civil date, sign ids from 1 Mesha. Up to the polar
 * circles all twelve follow each other, beyond them some never rise, and others rise backwards. Empty at the poles.
 * @param date `YYYY-MM-DD`
 */
export function lagnaTable(date: string, site: Site, reckoning: Reckoning = standard): LimbSpan[] {
  const { start, end } = skyOf(date, site, reckoning.horizon);
  if (Math.abs(site.lat) >= 90) return [];
  const local = siderealTime(start) + site.lon;
  const changes = [end];
  for (const border of borders((start + end) / 2, site.lat, reckoning))
    for (let t = start + normalise360(border - local) / turnRate; t < end; t += starDay) changes.push(t);
  const table: LimbSpan[] = [];
  let from = start;
  for (const to of changes.sort((a, b) => a - b)) {
    const id = Math.floor((lagnaAt((from + to) / 2, site, reckoning) as number) / 30) + 1;
    const before = table.at(-1);
    if (before?.id === id) before.end = to;
    else if (to > from) table.push({ id, start: from, end: to });
    from = to;
  }
  return table;
}
