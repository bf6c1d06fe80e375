import { type LimbSpan, limbAt, type Span } from '../limbs.ts';
import { memoise } from '../sky/memoise.ts';
import { addDays } from '../zone.ts';
import { type Mahadvadashi, vaishnavaFast } from './mahadvadashi.ts';
import type { DateRange } from './near.ts';
import { daysAround, holds, hoursOf, type ReckoningPlace, sunriseDayAt } from './parts.ts';
import { isInMonth, type LunarDay, tithisOf } from './tithi-days.ts';
import type { EkadashiRule, MahadvadashiRule } from './when.ts';

/** The fasts of the eleventh tithi: the Smarta day, and the Vaishnava one of `mahadvadashi.ts`. */

const riseOf = (date: string, place: ReckoningPlace): number => hoursOf(date, place).rise;

/**
 * Smarta: the day at whose sunrise it is, the second of two; the day it begins where no sunrise sees it. When the twelfth
 * tithi then misses the next sunrise, so that the fast could not be broken in it, one day earlier.
 */
function smartaDay(limb: Span, twelfth: Span, place: ReckoningPlace): string {
  const risen = daysAround(limb, place).filter((date) => holds(limb, riseOf(date, place)));
  const date = risen.at(-1);
  if (date === undefined) return sunriseDayAt(limb.start, place);
  return risen.length === 1 && twelfth.end <= riseOf(addDays(date, 1), place) ? addDays(date, -1) : date;
}

const twelfthOf = (limb: LimbSpan, place: ReckoningPlace): LimbSpan =>
  limbAt('tithi', limb.end + 60, place.reckoning.ayanamsha);

export interface FastDay extends LunarDay {
  mahadvadashi: Mahadvadashi | null;
}

export function ekadashiDays(rule: EkadashiRule, range: DateRange, place: ReckoningPlace): FastDay[] {
  return tithisOf(rule, range, place)
    .map(({ limb, lunation }) => ({
      ...(rule.school === 'smarta'
        ? { date: smartaDay(limb, twelfthOf(limb, place), place), mahadvadashi: null }
        : vaishnavaFast(limb, place)),
      limb,
      lunation,
    }))
    .filter(({ date }) => range.from <= date && date <= range.to)
    .filter(({ date }) => isInMonth(rule.solarMonth, date));
}

/** The Vaishnava fasts of every month that are one of the eight great twelfths. */
export const mahadvadashiDays = ({ kind }: MahadvadashiRule, range: DateRange, place: ReckoningPlace): FastDay[] =>
  vaishnavaFasts(range, place).filter(({ mahadvadashi }) => mahadvadashi === kind);

const everyFast = ([11, 26] as const).map(
  (number): EkadashiRule => ({
    by: 'ekadashi',
    month: null,
    tithis: [number],
    leap: 'both',
    school: 'vaishnava',
  }),
);

/** The eight rules need the same fasts. */
const vaishnavaFasts = memoise(
  16,
  ({ from, to }: DateRange, { site, reckoning }: ReckoningPlace) =>
    `${from} ${to} ${site.lat} ${site.lon} ${site.tz} ${reckoning.ayanamsha} ${reckoning.horizon}`,
  (range: DateRange, place: ReckoningPlace): FastDay[] => everyFast.flatMap((rule) => ekadashiDays(rule, range, place)),
);

/**
 * When the fast is broken on the day after it: not before the first quarter of the twelfth tithi is over (Hari vasara), not
 * after the tithi, in the first fifth of the daytime if that can be, else after midday. A tithi that is over before sunrise
 * binds no more.
 * @param limb the eleventh tithi
 * @param date the day of the fast
 */
export function paranaOf(limb: LimbSpan, date: string, place: ReckoningPlace): Span {
  const { rise, set } = hoursOf(addDays(date, 1), place);
  const twelfth = twelfthOf(limb, place);
  const fifth = (set - rise) / 5;
  if (twelfth.end <= rise) return { start: rise, end: rise + fifth };
  const free = Math.max(rise, twelfth.start + (twelfth.end - twelfth.start) / 4);
  if (free < rise + fifth) return { start: free, end: Math.min(twelfth.end, rise + fifth) };
  const afternoon = rise + 3 * fifth;
  if (twelfth.end <= afternoon) return { start: free, end: twelfth.end };
  const start = Math.max(free, afternoon);
  return { start, end: Math.min(twelfth.end, Math.max(start + fifth, afternoon + fifth)) };
}
