import { tropicalMotion } from '../grahas/grahas.ts';
import type { Span } from '../limbs.ts';
import { asin, cos, normalise180, sin } from '../sky/angles.ts';
import { type Site, skyOf } from '../sky/day-sky.ts';
import { centuries, daySeconds, nutation, siderealTime, sunLongitude, trueObliquity } from '../sky/ephemeris.ts';
import type { Point } from '../sky/line-of-sight.ts';
import { memoise } from '../sky/memoise.ts';
import { latitudeAt } from '../sky/planet-series.ts';
import { addDays, dateAt } from '../zone.ts';

/**
 * When Guru or Shukra is asta: `visible` asks on each day whether a place sees it at sunrise or sunset, as the almanacs of
 * the north do; `degrees` is the distance from the Sun of the Surya Siddhanta, applied to the longitude.
 */
export type AstaMethod = 'visible' | 'degrees';
export type AstaPlanet = 'jupiter' | 'venus';

/** Degrees from the Sun: moving forwards, moving backwards. */
const degrees: Readonly<Record<AstaPlanet, readonly [number, number]>> = { jupiter: [11, 11], venus: [10, 8] };
/**
 * The altitude without refraction that a planet needs while the edge of the Sun is on the horizon. Of the ten published
 * settings and risings in asta.test.ts each comes out within two days.
 */
const lowestSeen: Readonly<Record<AstaPlanet, number>> = { jupiter: 7.2, venus: 5 };
/** Beyond this distance from the Sun both are always seen somewhere in the twilight, save near the poles. */
const alwaysSeen = 20;

const elongationAt = (planet: AstaPlanet, t: number): number =>
  normalise180(tropicalMotion(planet, t).longitude - sunLongitude(t));

function isCombust(planet: AstaPlanet, t: number): boolean {
  const [forwards, backwards] = degrees[planet];
  return Math.abs(elongationAt(planet, t)) < (tropicalMotion(planet, t).speed < 0 ? backwards : forwards);
}

/** Altitude of a planet without refraction, in degrees. */
function altitudeAt(planet: AstaPlanet, t: number, { lat, lon }: Point): number {
  const longitude = tropicalMotion(planet, t).longitude + nutation(t);
  const latitude = latitudeAt(planet, centuries(t));
  const tilt = trueObliquity(t);
  const local = siderealTime(t) + lon;
  const x = cos(latitude) * cos(longitude);
  const y = cos(latitude) * sin(longitude) * cos(tilt) - sin(latitude) * sin(tilt);
  const z = cos(latitude) * sin(longitude) * sin(tilt) + sin(latitude) * cos(tilt);
  return asin(cos(lat) * (x * cos(local) + y * sin(local)) + z * sin(lat));
}

const noonOf = (date: string): number => Date.parse(`${date}T12:00:00Z`) / 1000;

/** Whether a place sees it neither before the sunrise nor after the sunset of a date. */
function isUnseen(planet: AstaPlanet, date: string, site: Site): boolean {
  const noon = noonOf(date);
  if (Math.abs(elongationAt(planet, noon)) > alwaysSeen) return false;
  const { sunrise, sunset } = skyOf(date, site, 'edge');
  if (sunrise === null || sunset === null) return isCombust(planet, noon);
  return [sunrise, sunset].every((t) => altitudeAt(planet, t, site) < lowestSeen[planet]);
}

const yearOf = memoise(
  512,
  (planet: AstaPlanet, year: number, { lat, lon, tz }: Site, method: AstaMethod) =>
    `${planet} ${year} ${lat} ${lon} ${tz} ${method}`,
  (planet, year, site, method): boolean[] => {
    const days: boolean[] = [];
    for (let date = `${year}-01-01`; date <= `${year}-12-31`; date = addDays(date, 1))
      days.push(method === 'visible' ? isUnseen(planet, date, site) : isCombust(planet, noonOf(date)));
    return days;
  },
);

/**
 * The spans in which a planet is asta, of those that touch `from` <= t < `to` (Unix seconds), in whole civil days of the
 * place; one that runs beyond the range is cut off 90 days beyond it.
 */
export function astaBetween(planet: AstaPlanet, from: number, to: number, site: Site, method: AstaMethod): Span[] {
  const margin = 90 * daySeconds;
  const spans: Span[] = [];
  const last = dateAt(to + margin, site.tz);
  let open: string | null = null;
  for (let date = dateAt(from - margin, site.tz); date <= last; date = addDays(date, 1)) {
    const year = Number(date.slice(0, 4));
    const day = Math.round((Date.parse(date) - Date.UTC(year, 0, 1)) / (daySeconds * 1000));
    const isAsta = yearOf(planet, year, site, method)[day] ?? false;
    if (isAsta && open === null) open = date;
    if ((!isAsta || date === last) && open !== null) {
      const span = { start: skyOf(open, site).midnight, end: skyOf(date, site).midnight };
      if (span.end > from && span.start < to) spans.push(span);
      open = null;
    }
  }
  return spans;
}
