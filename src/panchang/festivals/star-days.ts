import { lunationAt } from '../calendars/lunar.ts';
import { solarDateOf, solarMonthStart } from '../calendars/solar-months.ts';
import { countAt, type LimbSpan, limbAt, limbOf, type Span } from '../limbs.ts';
import { passing } from '../sky/limb-angles.ts';
import { addDays } from '../zone.ts';
import { type DateRange, starsNear } from './near.ts';
import { dayPartSpan, daysAround, holds, hoursOf, type ReckoningPlace } from './parts.ts';
import { dayPervaded } from './pervaded.ts';
import { isInMonth } from './tithi-days.ts';
import type { SolarMonth, StarRule } from './when.ts';

/** Days of the Moon's star. */
interface StarDay {
  date: string;
  limb: LimbSpan;
  month: Span;
}

/** The month of the rule that a day lies in; null when it is another month. */
function monthOf({ solarMonth, lunarMonth }: StarRule, date: string, place: ReckoningPlace): Span | null {
  if (solarMonth) return isInMonth(solarMonth, date) ? daysOfMonth(solarMonth, date, place) : null;
  const lunation = lunationAt(hoursOf(date, place).set, place.reckoning.ayanamsha);
  if (lunarMonth === undefined) return lunation;
  return lunation.month === lunarMonth && !lunation.isLeap ? lunation : null;
}

/** The days of a solar month, from sunrise to sunrise. */
function daysOfMonth({ system, month }: SolarMonth, date: string, place: ReckoningPlace): Span {
  const first = addDays(date, 1 - solarDateOf(system, date).day);
  const year = Number(first.slice(0, 4));
  const next = month === 9 ? year + 1 : year;
  const end = solarMonthStart(system, next, (month % 12) + 1).date;
  return { start: hoursOf(first, place).rise, end: hoursOf(end, place).rise };
}

/** Seconds from the middle of the star to the nearest full moon, one that lies in the month if there is one. */
function fromFullMoon({ limb, month }: StarDay, { reckoning }: ReckoningPlace): number {
  const middle = (limb.start + limb.end) / 2;
  const first = lunationAt(month.start, reckoning.ayanamsha).count - 1;
  const moons = [0, 1, 2, 3].map((n) => passing('elongation', (first + n) * 360 + 180, reckoning.ayanamsha));
  const within = moons.filter((t) => holds(month, t));
  return Math.min(...(within.length > 0 ? within : moons).map((t) => Math.abs(t - middle)));
}

function hasPurnima(star: Span, date: string, place: ReckoningPlace): boolean {
  const t = dayPartSpan('trimuhurta', date, place).start;
  const tithi = limbAt('tithi', t, place.reckoning.ayanamsha);
  return holds(star, t) && tithi.id === 15 && tithi.start <= hoursOf(date, place).rise;
}

function dayOf(rule: StarRule, limb: LimbSpan, place: ReckoningPlace): string {
  const full = rule.withPurnima ? daysAround(limb, place).find((date) => hasPurnima(limb, date, place)) : undefined;
  return full ?? dayPervaded(limb, rule, place);
}

function starDay(rule: StarRule, limb: LimbSpan, place: ReckoningPlace): StarDay | null {
  const date = dayOf(rule, limb, place);
  const month = monthOf(rule, date, place);
  return month && { date, limb, month };
}

/** The same star a round of the Moon before and after falls into the month too, and is the one wanted. */
function givesWay(rule: StarRule, day: StarDay, place: ReckoningPlace): boolean {
  if (!rule.pick) return false;
  const { ayanamsha } = place.reckoning;
  const count = countAt('nakshatra', (day.limb.start + day.limb.end) / 2, ayanamsha);
  return [-27, 27].some((step) => {
    const other = starDay(rule, limbOf('nakshatra', count + step, ayanamsha), place);
    if (other?.month.start !== day.month.start) return false;
    return rule.pick === 'later' ? step > 0 : fromFullMoon(other, place) < fromFullMoon(day, place);
  });
}

export const starDays = (rule: StarRule, range: DateRange, place: ReckoningPlace): StarDay[] =>
  starsNear(rule.star, range, place)
    .map((limb) => starDay(rule, limb, place))
    .filter((day) => day !== null)
    .filter((day) => range.from <= day.date && day.date <= range.to && !givesWay(rule, day, place));
