import { datesOfHijri, isAnnounced } from '../calendars/hijri.ts';
import { dayOfIngress, ingressInstant, ingressNear, solarMonthStart } from '../calendars/solar-months.ts';
import { eclipsesBetween } from '../eclipses/eclipses.ts';
import { memoise, memoisePair } from '../sky/memoise.ts';
import { addDays } from '../zone.ts';
import { civilDay, cycleDays, easterDay, nthWeekday, weekdayOnOrBefore, yearsOf } from './civil-days.ts';
import { type Details, fastDetails, lunarDetails } from './details.ts';
import { ekadashiDays, mahadvadashiDays } from './ekadashi-days.ts';
import { type DateRange, spanOf } from './near.ts';
import { holds, type ReckoningPlace } from './parts.ts';
import { starDays } from './star-days.ts';
import { tithiDays } from './tithi-days.ts';
import { weekdayDays } from './weekday-days.ts';
import type { EclipseRule, IngressDay, SolarDay, When } from './when.ts';

/** A day that a rule gives. */
export interface RuleDay {
  date: string;
  details: Details;
}

const plain = (dates: string[], { from, to }: DateRange): RuleDay[] =>
  dates.filter((date) => from <= date && date <= to).map((date) => ({ date, details: {} }));

const shiftOf = memoise(
  64,
  (first: number, last: number) => `${first} ${last}`,
  (first, last) => ({ first, last }),
);
const moved = memoisePair(
  ({ from, to }: DateRange, { first, last }: ReturnType<typeof shiftOf>): DateRange => ({
    from: addDays(from, first),
    to: addDays(to, last),
  }),
);

/** Many rules shift the same range by the same days: they share one object, as results are cached by its identity. */
const shifted = (range: DateRange, first: number, last: number): DateRange => moved(range, shiftOf(first, last));

function ingressDays({ sign, counted }: IngressDay, range: DateRange, place: ReckoningPlace): RuleDay[] {
  const { site, reckoning } = place;
  const near = spanOf(range, place);
  // No sign is entered within a week of New Year.
  return yearsOf(range)
    .filter((year) => isNear(ingressNear(sign, year), range))
    .map((year) => ingressInstant(sign, year, reckoning.ayanamsha))
    .filter((ingress) => holds(near, ingress))
    .map((ingress) => ({ date: dayOfIngress(counted, ingress, site, reckoning.horizon), details: { ingress } }))
    .filter(({ date }) => range.from <= date && date <= range.to);
}

const solarDays = ({ system, month, day }: SolarDay, range: DateRange): string[] =>
  yearsOf(shifted(range, -32, 2))
    .filter((year) => isNear(ingressNear(month, year) + (day - 1) * daySeconds, range))
    .map((year) => addDays(solarMonthStart(system, year, month).date, day - 1));

const daySeconds = 86_400;
/** The mean Sun is two days from the true one at most, other ayanamshas and the old texts another two, and time zones one. */
const slack = 6 * daySeconds;

/** Whether something about an instant may lie in the range. */
const isNear = (t: number, { from, to }: DateRange): boolean =>
  t > Date.parse(from) / 1000 - slack && t < Date.parse(to) / 1000 + slack;

/** Penumbral eclipses of the Moon are not kept. */
function eclipseDays({ of }: EclipseRule, { from, to }: DateRange, { site, reckoning }: ReckoningPlace): RuleDay[] {
  return eclipsesBetween(from, to, site, reckoning, [of])
    .filter(({ seen }) => seen !== 'penumbral')
    .map((eclipse) => ({ date: eclipse.date, details: { eclipse } }));
}

/** The days of a rule in a range at a place, in order. */
export function daysOf(when: When, range: DateRange, place: ReckoningPlace): RuleDay[] {
  const everyYear = (dateIn: (year: number) => string): RuleDay[] => plain(yearsOf(range).map(dateIn), range);
  switch (when.by) {
    case 'tithi':
      return tithiDays(when, range, place).map((day) => ({ date: day.date, details: lunarDetails(when, day, place) }));
    case 'ekadashi':
      return ekadashiDays(when, range, place).map((day) => ({
        date: day.date,
        details: fastDetails(day, place),
      }));
    case 'mahadvadashi':
      return mahadvadashiDays(when, range, place).map((day) => ({
        date: day.date,
        details: fastDetails(day, place),
      }));
    case 'star':
      return starDays(when, range, place).map(({ date, limb }) => ({ date, details: { star: limb } }));
    case 'weekday':
      return plain(weekdayDays(when, range, place), range);
    case 'ingress':
      return ingressDays(when, range, place);
    case 'solarDay':
      return plain(solarDays(when, range), range);
    case 'civil':
      return everyYear((year) => civilDay(when, year));
    case 'nthWeekday':
      return everyYear((year) => nthWeekday(when, year));
    case 'easter':
      return everyYear((year) => easterDay(when, year));
    case 'hijri':
      return plain(datesOfHijri(range.from, range.to, when.month, when.day, when.seenIn), range).map(({ date }) => ({
        date,
        details: { isAnnounced: isAnnounced(date) },
      }));
    case 'cycle':
      return plain(cycleDays(when, range), range);
    case 'after':
      return daysOf(when.of, shifted(range, -when.days, -when.days), place).map(({ date }) => ({
        date: addDays(date, when.days),
        details: {},
      }));
    case 'onOrBefore':
      return plain(
        daysOf(when.of, shifted(range, 0, 6), place).map(({ date }) => weekdayOnOrBefore(date, when.weekday)),
        range,
      );
    case 'eclipse':
      return eclipseDays(when, range, place);
  }
}
