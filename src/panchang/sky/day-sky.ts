import { addDays, clockAt, midnightOf } from '../zone.ts';
import { memoise, memoiseGroups } from './memoise.ts';
import { firstEvent, type Horizon } from './rise.ts';

/** A place of the almanac. */
export interface Site {
  /** Degrees, north and east. */
  lat: number;
  lon: number;
  /** IANA. */
  tz: string;
}

/** The day of the Sun on a civil date at a place, in Unix seconds. */
export interface DaySky {
  date: string;
  /** Local midnight, and the next one: 23, 24 or 25 hours later. */
  midnight: number;
  nextMidnight: number;
  /** The first in the civil day; null in a polar day or night. */
  sunrise: number | null;
  /** The first after the sunrise, be it past midnight; without a sunrise the first in the civil day. */
  sunset: number | null;
  /** The sunrise of the next date. */
  nextSunrise: number | null;
  /** When the day of the almanac begins: at sunrise, or at 06:00 of the clocks where there is none. */
  start: number;
  /** When the next one begins. Days tile time. */
  end: number;
}

/** At the sunrise itself the Sun also passes the horizon: the sunset is looked for from a moment later. */
const shortestDay = 60;
/** After a sunrise the sunset is looked for so long: near the poles it comes hours after midnight, or in weeks. */
const longestDay = 30 * 3600;
/** The hour of the clocks at which a day without a sunrise begins. */
const polarHour = 6;

/** Places, and days of each: a year and what lies around it. */
const [places, days] = [24, 800];
const placeKey = (site: Site, horizon: Horizon): string => `${site.lat} ${site.lon} ${site.tz} ${horizon}`;

/** Of two neighbouring days one needs the sunrise of the other. */
const sunriseOn = memoiseGroups(places, days, placeKey, (date, site, horizon) =>
  firstEvent('sun', 'rise', midnightOf(date, site.tz), midnightOf(addDays(date, 1), site.tz), site, horizon),
);

const knownSky = memoiseGroups(places, days, placeKey, computed);

/** @param date `YYYY-MM-DD` */
export const skyOf = (date: string, site: Site, horizon: Horizon = 'edge'): DaySky => knownSky(date, site, horizon);

/** The next date that there is: a zone that crosses the date line leaves one out. */
function dateAfter(date: string, zone: string): string {
  const next = addDays(date, 1);
  return midnightOf(next, zone) === midnightOf(addDays(next, 1), zone) ? addDays(next, 1) : next;
}

function computed(date: string, site: Site, horizon: Horizon): DaySky {
  const next = dateAfter(date, site.tz);
  const midnight = midnightOf(date, site.tz);
  const nextMidnight = midnightOf(next, site.tz);
  const sunrise = sunriseOn(date, site, horizon);
  const nextSunrise = sunriseOn(next, site, horizon);
  const [dayFrom, dayTo] = sunrise === null ? [midnight, nextMidnight] : [sunrise + shortestDay, sunrise + longestDay];
  return {
    date,
    midnight,
    nextMidnight,
    sunrise,
    sunset: firstEvent('sun', 'set', dayFrom, dayTo, site, horizon),
    nextSunrise,
    start: sunrise ?? clockAt(date, polarHour, site.tz),
    end: nextSunrise ?? clockAt(next, polarHour, site.tz),
  };
}

/** The first moonrise and the first moonset in a civil day; about one day a month has none. Seldom used, so not in `skyOf`. */
export const moonOf = memoise(
  512,
  (date: string, site: Site, horizon: Horizon = 'edge') => `${date} ${site.lat} ${site.lon} ${site.tz} ${horizon}`,
  (date, site, horizon = 'edge') => {
    const { midnight, nextMidnight } = skyOf(date, site, horizon);
    const first = (event: 'rise' | 'set') => firstEvent('moon', event, midnight, nextMidnight, site, horizon);
    return { moonrise: first('rise'), moonset: first('set') };
  },
);

/** The first moonrise after an instant, within two days; what vratas of the night wait for. */
export const moonriseAfter = (t: number, site: Site, horizon: Horizon = 'edge'): number | null =>
  firstEvent('moon', 'rise', t, t + 2 * 86_400, site, horizon);
