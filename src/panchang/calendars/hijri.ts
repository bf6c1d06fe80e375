import observed from '../data/hijri-observed.json' with { type: 'json' };
import { asin, atan2, cos, sin } from '../sky/angles.ts';
import type { Site } from '../sky/day-sky.ts';
import {
  daySeconds,
  moonDistance,
  moonLatitude,
  moonLongitude,
  nutation,
  siderealTime,
  sunLongitude,
  trueObliquity,
} from '../sky/ephemeris.ts';
import { meanProgress, passing } from '../sky/limb-angles.ts';
import { memoise } from '../sky/memoise.ts';
import { firstEvent } from '../sky/rise.ts';
import { addDays, dateAt, daysBetween, midnightOf } from '../zone.ts';
import { lunationAt } from './lunar.ts';

/** A date of the Islamic calendar, month 1 = Muharram to 12 = Dhu al-Hijja. Tentative by a day, unless the month was announced. */
export interface HijriDate {
  year: number;
  month: number;
  day: number;
}

/** Delhi, whose committee India listens to most. */
const delhi: Site = { lat: 28.6139, lon: 77.209, tz: 'Asia/Kolkata' };

/**
 * Above this q (Yallop 1997, NAO Technical Note 69) the crescent is looked upon as seen. Yallop calls it easily visible above
 * 0.216. India's dates of four feasts and of Ramadan, 2015 to 2026, agree most with 0.2: 56 of 59, all within a day (52 of them
 * are a day after Umm al-Qura, which besides is only laid down until 2077).
 */
const leastSeen = 0.2;
const earthKm = 6378.137;

/** Altitude of a point of the ecliptic, true equinox of date, seen from the Earth's centre; degrees. */
function altitude(longitude: number, latitude: number, t: number): number {
  const tilt = trueObliquity(t);
  const x = cos(latitude) * cos(longitude);
  const y = cos(latitude) * sin(longitude) * cos(tilt) - sin(latitude) * sin(tilt);
  const z = cos(latitude) * sin(longitude) * sin(tilt) + sin(latitude) * cos(tilt);
  const hourAngle = siderealTime(t) + delhi.lon - atan2(y, x);
  return asin(sin(delhi.lat) * z + cos(delhi.lat) * Math.hypot(x, y) * cos(hourAngle));
}

/** Yallop's q of the evening of a date: how easily the young Moon is seen. Very low when it sets before the Sun. */
function crescent(date: string): number {
  const noon = midnightOf(date, delhi.tz) + daySeconds / 2;
  const sunset = firstEvent('sun', 'set', noon, noon + daySeconds / 2, delhi, 'edge');
  const moonset = sunset && firstEvent('moon', 'set', sunset, sunset + daySeconds / 4, delhi, 'edge');
  if (!sunset || !moonset) return -9;
  const best = sunset + (4 / 9) * (moonset - sunset);
  const moon = moonLongitude(best) + nutation(best);
  const sun = sunLongitude(best) + nutation(best);
  const latitude = moonLatitude(best);
  const height = altitude(moon, latitude, best);
  const arcOfVision = height - altitude(sun, 0, best);
  const parallax = asin(earthKm / moonDistance(best));
  const radius = 60 * 0.27245 * parallax * (1 + sin(height) * sin(parallax));
  const w = radius * (1 - cos(latitude) * cos(moon - sun));
  return (arcOfVision - (11.8371 - 6.3226 * w + 0.7319 * w ** 2 - 0.1018 * w ** 3)) / 10;
}

/** The lunation of Muharram 1446, July 2024. */
const firstOf1446 = 304;

/** The lunation of a month of the Islamic calendar. */
const countOf = (year: number, month: number): number => 12 * (year - 1446) + month - 1 + firstOf1446;

interface Announced {
  year: number;
  month: number;
  start: string;
  /** The states whose committees saw the Moon on another evening; absent: what most of India goes by. */
  regions?: readonly string[];
}
const months: readonly Announced[] = observed;

/** Months that committees in India have announced, by lunation; each with its source in the data file. */
const announced = new Map(
  months.filter(({ regions }) => !regions).map(({ year, month, start }) => [countOf(year, month), start]),
);

/** Those that a state has announced for itself, by lunation and state. */
const announcedIn = new Map(
  months.flatMap(({ year, month, start, regions = [] }) =>
    regions.map((region) => [`${countOf(year, month)} ${region}`, start] as const),
  ),
);

/** The states that have ever announced a month of this number for another day than most of India. ISO 3166-2. */
export const statesWithOwnMoon = (month: number): string[] => [
  ...new Set(months.flatMap((one) => (one.month === month ? (one.regions ?? []) : []))),
];

/**
 * The first day of the month that follows a new moon: the one that was announced, else the date after the evening on which the
 * crescent is seen.
 */
const monthStart = memoise(
  400,
  (count: number) => count,
  (count): string => {
    const date = announced.get(count);
    if (date !== undefined) return date;
    let evening = dateAt(passing('elongation', count * 360, 'lahiri'), delhi.tz);
    while (crescent(evening) < leastSeen) evening = addDays(evening, 1);
    return addDays(evening, 1);
  },
);

/** The Islamic date in India of the daytime of a civil date (`YYYY-MM-DD`), 1900 to 2100. Tentative by a day. */
export function hijriOf(date: string): HijriDate {
  let { count } = lunationAt(midnightOf(date, delhi.tz) + daySeconds / 2);
  if (date < monthStart(count)) count--;
  return { ...monthOf(count), day: daysBetween(monthStart(count), date) + 1 };
}

/** Whether the month of a date was announced, so that the date is no longer tentative. */
export function isAnnounced(date: string): boolean {
  const { year, month } = hijriOf(date);
  return announced.has(countOf(year, month));
}

/** The year and month that a lunation begins. */
function monthOf(count: number): { year: number; month: number } {
  const months = 12 * 1446 + count - firstOf1446;
  return { year: Math.floor(months / 12), month: (((months % 12) + 12) % 12) + 1 };
}

/** Seconds from a mean new moon to noon of the first day, at least and at most: from 1900 to 2100 it is 1.4 to 3.8 days. */
const soonest = 1 * daySeconds;
const latest = 4.2 * daySeconds;

/**
 * The civil dates from one to another, both in, that have a day of the Islamic calendar. Tentative by a day. Only months in
 * which it may fall into the range are looked for: each costs the sighting of a moon.
 * @param month 1 = Muharram to 12
 * @param state whose own announcement goes before that of most of India; ISO 3166-2
 */
export function datesOfHijri(from: string, to: string, month: number, day: number, state?: string): string[] {
  if (day > 30) return [];
  const noonOf = (date: string): number => Date.parse(date) / 1000 + daySeconds / 2;
  const before = (day - 1) * daySeconds;
  const turnsAt = (t: number): number => meanProgress('elongation', t) / 360;
  const last = Math.floor(turnsAt(noonOf(to) - before - soonest));
  const dates: string[] = [];
  for (let count = Math.ceil(turnsAt(noonOf(from) - before - latest)); count <= last; count++) {
    if (monthOf(count).month !== month) continue;
    const own = state === undefined ? undefined : announcedIn.get(`${count} ${state}`);
    const date = addDays(own ?? monthStart(count), day - 1);
    if (date >= from && date <= to && (day < 30 || date < monthStart(count + 1))) dates.push(date);
  }
  return dates;
}

/** The civil date (`YYYY-MM-DD`) of an Islamic date in India; null when that month has no such day. Tentative by a day. */
export function dateOfHijri({ year, month, day }: HijriDate): string | null {
  if (month < 1 || month > 12 || day < 1 || day > 30) return null;
  const count = 12 * year + month - 1 - (12 * 1446 - firstOf1446);
  const date = addDays(monthStart(count), day - 1);
  return day < 30 || date < monthStart(count + 1) ? date : null;
}
