import { type Lunation, lunationOf } from '../calendars/lunar.ts';
import { type LimbSpan, limbOf, type Span } from '../limbs.ts';
import { meanPassing, roughProgress } from '../sky/limb-angles.ts';
import { memoisePair } from '../sky/memoise.ts';
import { addDays, midnightOf } from '../zone.ts';
import type { ReckoningPlace } from './parts.ts';

/** The limbs near a range of dates, as far as a rule needs them. Rules query the same range and place hundreds of times. */

/** Dates, both included. */
export interface DateRange {
  from: string;
  to: string;
}

export interface LunarLimb {
  limb: LimbSpan;
  lunation: Lunation;
}

/** A day lies at most so far from the limb that it is named after. */
const reach = 2 * 86_400;

/** From the first to the last instant that a limb of the range can touch. */
export const spanOf = memoisePair(
  ({ from, to }: DateRange, { site }: ReckoningPlace): Span => ({
    start: midnightOf(from, site.tz) - reach,
    end: midnightOf(addDays(to, 1), site.tz) + reach,
  }),
);

/** The lunations that the range touches. */
export const lunationsNear = memoisePair((range: DateRange, place: ReckoningPlace): Lunation[] => {
  const { start, end } = spanOf(range, place);
  const { ayanamsha } = place.reckoning;
  const turnsAt = (t: number): number => Math.floor(roughProgress('elongation', t, ayanamsha) / 360);
  const lunations: Lunation[] = [];
  for (let count = turnsAt(start); count <= turnsAt(end); count++) lunations.push(lunationOf(count, ayanamsha));
  return lunations;
});

/** Seconds between the middle of a tithi and where the mean Moon would have it, and half a tithi. */
const uneven = 1.5 * 86_400;

/** A tithi (1 to 30) wherever it touches the range, in the months that are wanted; no other limb is computed. */
export function tithisNear(
  tithi: number,
  range: DateRange,
  place: ReckoningPlace,
  isWanted: (lunation: Lunation) => boolean,
): LunarLimb[] {
  const span = spanOf(range, place);
  return lunationsNear(range, place)
    .filter(isWanted)
    .flatMap((lunation) => {
      const about = meanPassing('elongation', lunation.count * 360 + (tithi - 0.5) * 12);
      if (about < span.start - uneven || about > span.end + uneven) return [];
      const limb = limbOf('tithi', lunation.count * 30 + tithi - 1, place.reckoning.ayanamsha);
      return limb.end > span.start && limb.start < span.end ? [{ limb, lunation }] : [];
    });
}

const stars = 27;

/** The first and the last star that touch the range, by their counts. */
const starCounts = memoisePair((range: DateRange, place: ReckoningPlace) => {
  const { start, end } = spanOf(range, place);
  const countAt = (t: number): number =>
    Math.floor((roughProgress('moon', t, place.reckoning.ayanamsha) / 360) * stars);
  return { first: countAt(start), last: countAt(end) };
});

/** A star of the Moon (1 to 27) wherever it touches the range. */
export function starsNear(star: number, range: DateRange, place: ReckoningPlace): LimbSpan[] {
  const { first, last } = starCounts(range, place);
  const limbs: LimbSpan[] = [];
  for (let count = first + ((((star - 1 - first) % stars) + stars) % stars); count <= last; count += stars)
    limbs.push(limbOf('nakshatra', count, place.reckoning.ayanamsha));
  return limbs;
}
