import type { Graha } from '../../panchang/grahas/grahas.ts';

/** The lords of the vimshottari dasha, by the nakshatras from Ashwini on, with the years of each: 120 in all. */
const lords = [
  ['ketu', 7],
  ['venus', 20],
  ['sun', 6],
  ['moon', 10],
  ['mars', 7],
  ['rahu', 18],
  ['jupiter', 16],
  ['saturn', 19],
  ['mercury', 17],
] as const satisfies readonly (readonly [Graha, number])[];

const wholeYears = 120;
/** Seconds of a year of 365.25 days, by which most programs count. With the sidereal year the 120th ends a day later. */
const dashaYear = 365.25 * 86_400;

export interface DashaPeriod {
  lord: Graha;
  /** Unix seconds. */
  start: number;
  end: number;
}

const nakshatraWidth = 40 / 3;

/** The lord of a nakshatra, 1 to 27. */
export const lordOfNakshatra = (nakshatra: number): Graha => at(nakshatra - 1)[0];

const at = (place: number): (typeof lords)[number] => lords[place % lords.length] as (typeof lords)[number];

/** Nine periods from a place in the list of lords on, which together fill `years` from `start`. */
function nineFrom(place: number, start: number, years: number): DashaPeriod[] {
  let from = start;
  return lords.map((_, step) => {
    const [lord, own] = at(place + step);
    const period = { lord, start: from, end: from + (own * years * dashaYear) / wholeYears };
    from = period.end;
    return period;
  });
}

/**
 * The nine maha dashas of a birth, 120 years. The first began before the birth: as much of it is over as the Moon has
 * passed of its nakshatra.
 * @param moon sidereal longitude at birth, degrees
 * @param t of the birth, Unix seconds
 */
export function mahaDashas(moon: number, t: number): DashaPeriod[] {
  const passed = moon / nakshatraWidth;
  const nakshatra = Math.floor(passed);
  const over = (passed - nakshatra) * at(nakshatra)[1] * dashaYear;
  return nineFrom(nakshatra, t - over, wholeYears);
}

/** The nine antardashas of a maha dasha, its own lord's first. */
export function antarDashas({ lord, start, end }: DashaPeriod): DashaPeriod[] {
  const place = lords.findIndex(([one]) => one === lord);
  return nineFrom(place, start, (end - start) / dashaYear);
}
