import { type Lunation, lunationAt, lunationOf } from '../calendars/lunar.ts';
import { countAt, type LimbSpan, limbOf, type Span } from '../limbs.ts';
import { memoise } from '../sky/memoise.ts';
import { addDays, midnightOf } from '../zone.ts';
import type { Place } from './parts.ts';

/** The limbs near a range of dates, as far as a rule asks for them. */

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
export const spanOf = memoise(
  32,
  keyOf,
  ({ from, to }: Range, { site }: Place): Span => ({
    start: midnightOf(from, site.tz) - reach,
    end: midnightOf(addDays(to, 1), site.tz) + reach,
  }),
);

/** The lunations that the range touches. */
const lunationsNear = memoise(32, keyOf, (range: Range, place: Place): Lunation[] => {
  const { start, end } = spanOf(range, place);
  const lunations = [lunationAt(start, place.reckoning.ayanamsha)];
  for (let last = lunations[0] as Lunation; last.end < end; ) {
    last = lunationOf(last.count + 1, place.reckoning.ayanamsha);
    lunations.push(last);
  }
  return lunations;
});

/** Seconds between the middle of a tithi and where it would be if all of a month were equally long, and half a tithi. */
const uneven = 1.5 * 86_400;

/** A tithi (1 to 30) wherever it touches the range, in the months that are wanted; no other limb is computed. */
export function tithisNear(
  tithi: number,
  range: Range,
  place: Place,
  isWanted: (lunation: Lunation) => boolean,
): LunarLimb[] {
  const span = spanOf(range, place);
  return lunationsNear(range, place)
    .filter(isWanted)
    .flatMap((lunation) => {
      const about = lunation.start + ((tithi - 0.5) / 30) * (lunation.end - lunation.start);
      if (about < span.start - uneven || about > span.end + uneven) return [];
      const limb = limbOf('tithi', lunation.count * 30 + tithi - 1, place.reckoning.ayanamsha);
      return limb.end > span.start && limb.start < span.end ? [{ limb, lunation }] : [];
    });
}

const stars = 27;

/** The first and the last star that touch the range, by their counts. */
const starCounts = memoise(32, keyOf, (range: Range, place: Place) => {
  const { start, end } = spanOf(range, place);
  const { ayanamsha } = place.reckoning;
  return { first: countAt('nakshatra', start, ayanamsha), last: countAt('nakshatra', end, ayanamsha) };
});

/** A star of the Moon (1 to 27) wherever it touches the range. */
export function starsNear(star: number, range: Range, place: Place): LimbSpan[] {
  const { first, last } = starCounts(range, place);
  const limbs: LimbSpan[] = [];
  for (let count = first + ((((star - 1 - first) % stars) + stars) % stars); count <= last; count += stars)
    limbs.push(limbOf('nakshatra', count, place.reckoning.ayanamsha));
  return limbs;
}
