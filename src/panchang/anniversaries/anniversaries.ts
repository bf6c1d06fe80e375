import { lunationAt } from '../calendars/lunar.ts';
import { solarDateOf, solarMonthStart } from '../calendars/solar-months.ts';
import { star, tithi } from '../festivals/build.ts';
import type { DateRange } from '../festivals/near.ts';
import type { ReckoningPlace } from '../festivals/parts.ts';
import { starDays } from '../festivals/star-days.ts';
import { tithiDays } from '../festivals/tithi-days.ts';
import type { Leap } from '../festivals/when.ts';
import { limbAt, type Span } from '../limbs.ts';
import { type Reckoning, standard } from '../reckoning.ts';
import { type Site, skyOf } from '../sky/day-sky.ts';
import { addDays, dateAt, daysBetween } from '../zone.ts';

/**
 * Days of every year that are kept by the Moon.
 *
 * `birthday` the tithi of a birth, at sunrise. `shraddha` the tithi of a death, in the afternoon (aparahna). `star` the
 * nakshatra of a birth in its solar month: it must last six ghatis after sunrise, else the day before is kept
 * (clickastro.com/blog/celebrating-birthdays); where it comes twice in a month the later one.
 *
 * Adhika months: a birthday is kept in the true (nija) month. Shraddha too, but for somebody who died in an adhika month it
 * is in the adhika month when the same one comes again, and so is the first one of somebody who died in the true month
 * (hindu-blog.com/2010/04/rules-regarding-shradha-and-tarpan.html, after the almanacs of Andhra and Karnataka).
 */
export type AnniversaryKind = 'birthday' | 'shraddha' | 'star';
/** Whose solar months count for a star. */
export type StarCalendar = 'tamil' | 'malayalam';

/** What an instant is remembered by. */
export interface AnniversaryOrigin {
  /** The day of the almanac, from sunrise to sunrise. */
  date: string;
  /** 1 to 30. */
  tithi: number;
  /** Amanta, 1 Chaitra to 12. */
  month: number;
  isLeap: boolean;
  /** 1 Ashwini to 27. */
  star: number;
  /** 1 Mesha to 12. */
  solarMonth: number;
}

/** A day that is kept; `span` is its tithi or star, in Unix seconds. */
export interface Anniversary {
  date: string;
  span: Span;
  /** It lies in an adhika month. */
  isLeap: boolean;
}

/** @param t Unix seconds */
export function originOf(
  t: number,
  calendar: StarCalendar,
  site: Site,
  { ayanamsha, horizon }: Reckoning = standard,
): AnniversaryOrigin {
  const civil = dateAt(t, site.tz);
  const date = t < skyOf(civil, site, horizon).start ? addDays(civil, -1) : civil;
  const { month, isLeap } = lunationAt(t, ayanamsha);
  return {
    date,
    tithi: limbAt('tithi', t, ayanamsha).id,
    month,
    isLeap,
    star: limbAt('nakshatra', t, ayanamsha).id,
    solarMonth: solarDateOf(calendar, date).month,
  };
}

const lastDay = '2100-12-31';
/** Days that are looked through at once. */
const stride = 400;
/** A first shraddha lies so many days after the death at most, if it is in an adhika month. */
const firstYear = 370;
/** An adhika month lies so many days before the true one. */
const monthBefore = 45;

/** The next days that an origin is kept on, from a date on, none of them within half a year of it. */
export function anniversariesOf(
  origin: AnniversaryOrigin,
  kind: AnniversaryKind,
  { from, count, calendar }: { from: string; count: number; calendar: StarCalendar },
  site: Site,
  reckoning: Reckoning = standard,
): Anniversary[] {
  const place = { site, reckoning };
  const earliest = addDays(origin.date, 180);
  const first = from < earliest ? earliest : from;
  const found: Anniversary[] = [];
  const inMonth = (leap: Leap, range: DateRange): Anniversary[] =>
    tithiDays(
      tithi(origin.month, origin.tithi, kind === 'shraddha' ? 'aparahna' : 'udaya', { leap }),
      range,
      place,
    ).map(({ date, limb, lunation }) => ({ date, span: limb, isLeap: lunation.isLeap }));
  if (kind === 'star') return starsFrom(origin, calendar, first, place).take(count).toArray();
  // One more than wanted: a day of the true month may still give way to one of the adhika month.
  const isEnough = (): boolean => found.filter(({ date }) => date >= first).length > count + 1;
  for (let at = addDays(first, -monthBefore); at <= lastDay && !isEnough(); at = addDays(at, stride)) {
    const end = addDays(at, stride - 1);
    const range = { from: at, to: end < lastDay ? end : lastDay };
    found.push(...inMonth('nija', range));
    if (kind === 'shraddha') found.push(...inMonth('adhika', range).filter(({ date }) => takesAdhika(origin, date)));
  }
  const leaps = found.filter(({ isLeap }) => isLeap);
  return found
    .filter(({ date, isLeap }) => date >= first && (isLeap || !leaps.some((leap) => givesWay(date, leap.date))))
    .sort((a, b) => (a.date < b.date ? -1 : 1))
    .slice(0, count);
}

/** Whether a shraddha is done in the adhika month of that date, and not in the true one. */
const takesAdhika = (origin: AnniversaryOrigin, date: string): boolean =>
  origin.isLeap || daysBetween(origin.date, date) <= firstYear;

const givesWay = (date: string, leap: string): boolean => {
  const days = daysBetween(leap, date);
  return days > 0 && days <= monthBefore;
};

/** Solar months have 32 days at most; printed calendars and the sky differ by a day or two about their ends. */
const monthDays = 34;

/** The days of a birth star from a date on, a month a year. */
function* starsFrom(
  origin: AnniversaryOrigin,
  calendar: StarCalendar,
  from: string,
  place: ReckoningPlace,
): Generator<Anniversary> {
  const { star: number, solarMonth: month } = origin;
  const rule = star(number, 'trimuhurta', { solarMonth: { system: calendar, month }, pick: 'later' });
  for (let year = Number(from.slice(0, 4)); year <= 2100; year++) {
    const start = addDays(solarMonthStart(calendar, year, month).date, -2);
    for (const { date, limb } of starDays(rule, { from: start, to: addDays(start, monthDays) }, place))
      if (date >= from && date <= lastDay) yield { date, span: limb, isLeap: false };
  }
}
