import { kept } from '../kept.ts';
import { type LimbSpan, limbsBetween, type Span } from '../limbs.ts';
import { type Lunation, lunationAt } from '../lunar.ts';
import { addDays, midnightOf } from '../zone.ts';
import type { Place } from './parts.ts';

/** The limbs near a range of dates, found once for all rules that ask for them. */

/** Dates, both included. */
export interface Range {
  from: string;
  to: string;
}

export interface LunarLimb {
  limb: LimbSpan;
  lunation: Lunation;
}

/** A day lies at most so far from the limb that it is named after. */
const reach = 2 * 86_400;

const keyOf = ({ from, to }: Range, { site, reckoning }: Place): string =>
  `${from} ${to} ${site.tz} ${reckoning.ayanamsha}`;

/** From the first to the last instant that a limb of the range can touch. */
export const spanOf = kept(
  32,
  keyOf,
  ({ from, to }: Range, { site }: Place): Span => ({
    start: midnightOf(from, site.tz) - reach,
    end: midnightOf(addDays(to, 1), site.tz) + reach,
  }),
);

/** Tithis near the range, by number. */
export const tithisNear = kept(32, keyOf, (range: Range, place: Place): Map<number, LunarLimb[]> => {
  const { ayanamsha } = place.reckoning;
  const { start, end } = spanOf(range, place);
  const limbs = limbsBetween('tithi', start, end, ayanamsha).map((limb) => ({
    limb,
    lunation: lunationAt((limb.start + limb.end) / 2, ayanamsha),
  }));
  return Map.groupBy(limbs, ({ limb }) => limb.id);
});

/** Stars of the Moon near the range, by number. */
export const starsNear = kept(32, keyOf, (range: Range, place: Place): Map<number, LimbSpan[]> => {
  const { start, end } = spanOf(range, place);
  return Map.groupBy(limbsBetween('nakshatra', start, end, place.reckoning.ayanamsha), ({ id }) => id);
});
