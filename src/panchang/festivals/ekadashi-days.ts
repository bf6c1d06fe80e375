import { type LimbSpan, limbAt, type Span } from '../limbs.ts';
import { addDays } from '../zone.ts';
import type { Range } from './near.ts';
import { dayAt, daysAround, holds, hoursOf, type Place, partOf } from './parts.ts';
import { type LunarDay, sunSignAt, tithisOf } from './tithi-days.ts';
import type { EkadashiRule } from './when.ts';

/** The fasts of the eleventh tithi, by the Smarta and by the Vaishnava school. */

const riseOf = (date: string, place: Place): number => hoursOf(date, place).rise;

/**
 * Smarta: the day at whose sunrise it is, the second of two; the day it begins where no sunrise sees it. When the twelfth
 * tithi then misses the next sunrise, so that the fast could not be broken in it, one day earlier.
 */
function smartaDay(limb: Span, twelfth: Span, place: Place): string {
  const risen = daysAround(limb, place).filter((date) => holds(limb, riseOf(date, place)));
  const date = risen.at(-1);
  if (date === undefined) return dayAt(limb.start, place);
  return risen.length === 1 && twelfth.end <= riseOf(addDays(date, 1), place) ? addDays(date, -1) : date;
}

/**
 * Vaishnava: the day at whose sunrise it is, the second of two, but never one whose arunodaya still saw the tenth tithi: then,
 * and where no sunrise sees the eleventh, the day of the twelfth.
 */
function vaishnavaDay(limb: Span, place: Place): string {
  const risen = daysAround(limb, place).filter((date) => holds(limb, riseOf(date, place)));
  const date = risen.at(-1);
  if (date === undefined) return addDays(dayAt(limb.start, place), 1);
  const isPure = limb.start <= partOf('arunodaya', date, place).start;
  return isPure || risen.length > 1 ? date : addDays(date, 1);
}

const twelfthOf = (limb: LimbSpan, place: Place): LimbSpan => limbAt('tithi', limb.end + 60, place.reckoning.ayanamsha);

export function ekadashiDays(rule: EkadashiRule, range: Range, place: Place): LunarDay[] {
  return tithisOf(rule, range, place)
    .map(({ limb, lunation }) => ({
      date: rule.school === 'smarta' ? smartaDay(limb, twelfthOf(limb, place), place) : vaishnavaDay(limb, place),
      limb,
      lunation,
    }))
    .filter(({ date }) => range.from <= date && date <= range.to)
    .filter(({ date }) => rule.sunIn === undefined || sunSignAt(riseOf(date, place), place) === rule.sunIn);
}

/**
 * When the fast is broken on the day after it: not before the first quarter of the twelfth tithi is over (Hari vasara), not
 * after the tithi, in the first fifth of the daytime if that can be, else after midday. A tithi that is over before sunrise
 * binds no more.
 * @param limb the eleventh tithi
 * @param date the day of the fast
 */
export function paranaOf(limb: LimbSpan, date: string, place: Place): Span {
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
