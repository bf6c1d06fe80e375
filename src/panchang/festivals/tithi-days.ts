import type { Lunation } from '../calendars/lunar.ts';
import { solarDateOf } from '../calendars/solar-months.ts';
import { countAt, idAt, type LimbSpan, limbAt, limbOf, type Span } from '../limbs.ts';
import { addDays } from '../zone.ts';
import { type DateRange, type LunarLimb, tithisNear } from './near.ts';
import { dayPartSpan, daysAround, type ReckoningPlace } from './parts.ts';
import { dayFilled, dayPervaded, midnightAfter, pervades } from './pervaded.ts';
import type { Leap, SolarMonth, TithiRule } from './when.ts';

export interface LunarDay extends LunarLimb {
  date: string;
}

/** In a month that holds two sankrantis the observances of the lost month are kept too. */
const isIn = (lunation: Lunation, month: number | null): boolean =>
  month === null || lunation.month === month || lunation.lost === month;

const suits = ({ isLeap }: Lunation, leap: Leap): boolean => leap === 'both' || isLeap === (leap === 'adhika');

/** Every tithi of that number near the range, in the requested months. */
export const tithisOf = (
  { month, tithis, leap }: { month: number | null; tithis: readonly number[]; leap: Leap },
  range: DateRange,
  place: ReckoningPlace,
): LunarLimb[] =>
  tithis.flatMap((tithi) =>
    tithisNear(tithi, range, place, (lunation) => isIn(lunation, month) && suits(lunation, leap)),
  );

export function tithiDays(rule: TithiRule, range: DateRange, place: ReckoningPlace): LunarDay[] {
  return tithisOf(rule, range, place)
    .map(({ limb, lunation }) => ({ date: dayOf(rule, limb, place), limb, lunation }))
    .filter(({ date }) => range.from <= date && date <= range.to)
    .filter(({ date, limb }) => isInMonth(rule.solarMonth, date) && !givesWay(rule, limb, place));
}

/** Whether a day lies in a month of a land's own calendar, if a rule requires one. */
export const isInMonth = (wanted: SolarMonth | undefined, date: string): boolean =>
  wanted === undefined ||
  solarDateOf(wanted.system, wanted.withSankranti ? addDays(date, 1) : date).month === wanted.month;

/** The same tithi a month before or after falls into the solar month too, and is the one wanted. */
function givesWay(rule: TithiRule, limb: LimbSpan, place: ReckoningPlace): boolean {
  if (!rule.pick) return false;
  const { ayanamsha } = place.reckoning;
  const months = rule.pick === 'later' ? 1 : -1;
  const other = limbOf('tithi', countAt('tithi', (limb.start + limb.end) / 2, ayanamsha) + 30 * months, ayanamsha);
  return isInMonth(rule.solarMonth, dayOf(rule, other, place));
}

function dayOf(rule: TithiRule, limb: LimbSpan, place: ReckoningPlace): string {
  const date = dayPervaded(limb, rule, place);
  if (rule.star) return dayWithStar(rule, limb, date, place);
  if (rule.bhadra && bhadraPastMidnight(limb, date, place)) {
    const next = addDays(date, 1);
    if (dayFilled(limb, next, place) >= rule.bhadra.nextDayFilled) return next;
  }
  return date;
}

function dayWithStar({ star, part }: TithiRule, limb: LimbSpan, chosen: string, place: ReckoningPlace): string {
  if (!star) return chosen;
  const hasStar = (date: string): boolean => {
    const { start, end } = dayPartSpan(part, date, place);
    return [start, end].some((t) => idAt('nakshatra', t, place.reckoning.ayanamsha) === star.id);
  };
  if (hasStar(chosen)) return chosen;
  return daysAround(limb, place).find((date) => pervades(limb, star.at, date, place) && hasStar(date)) ?? chosen;
}

/** Bhadra is the first half of a full moon, and it may outlast the midnight of the day. */
const bhadraPastMidnight = (purnima: Span, date: string, place: ReckoningPlace): boolean =>
  limbAt('karana', purnima.start + 60, place.reckoning.ayanamsha).end > midnightAfter(date, place);
