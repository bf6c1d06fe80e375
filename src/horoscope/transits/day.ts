import { LRUCache } from 'lru-cache';
import { type Graha, grahas } from '../../panchang/grahas/grahas.ts';
import { retrogradeAt, type Stay, staysBetween } from '../../panchang/grahas/stay.ts';
import { type LimbSpan, limbsBetween, type Span } from '../../panchang/limbs.ts';
import { type Site, skyOf } from '../../panchang/sky/day-sky.ts';

/** Where a graha is on a day. */
interface GrahaOfDay {
  graha: Graha;
  /** Sidereal, at sunrise: 1 Mesha to 12 Meena. */
  sign: number;
  /** Its stays in signs that touch the day, uncut, that of the sunrise first; more than one: it changes sign. */
  stays: readonly Stay[];
  /** From when until when it moves backwards, of the planets Mars to Saturn; null: it does not at sunrise. */
  retrograde: Span | null;
}

/** The sky of a day, the same for all readers: from sunrise at Ujjain to the next. Unix seconds. */
export interface DayTransits extends Span {
  /** `YYYY-MM-DD` */
  date: string;
  grahas: Readonly<Record<Graha, GrahaOfDay>>;
  /** The stars of the Moon that touch the day, 1 Ashwini to 27 Revati, uncut. */
  nakshatras: readonly LimbSpan[];
}

/** The meridian that almanacs are traditionally reckoned for: a prediction is for no place. */
const ujjain: Site = { lat: 23.1765, lon: 75.7885, tz: 'Asia/Kolkata' };

const days = new LRUCache<string, DayTransits>({ max: 1_000 });

/** The first and the last day that transits are computed for. */
const [first, last] = ['1900-01-01', '2100-12-31'];

/** Whether the almanac computes a day (`YYYY-MM-DD`). */
export const isComputed = (date: string): boolean => date >= first && date <= last;

/**
 * Where the nine grahas are on a day.
 * @param date `YYYY-MM-DD`
 * @throws RangeError for a day outside the years 1900 to 2100
 */
export function transitsOfDay(date: string): DayTransits {
  const found = days.get(date);
  if (found) return found;
  if (!isComputed(date)) throw new RangeError(`Transits are computed for the years 1900 to 2100, not for ${date}.`);
  const { start, end } = skyOf(date, ujjain);
  const ofDay = grahas.map((graha): GrahaOfDay => {
    const stays = staysBetween(graha, start, end);
    return { graha, sign: (stays[0] as Stay).sign, stays, retrograde: retrogradeAt(graha, start) };
  });
  const transits = {
    date,
    start,
    end,
    grahas: Object.fromEntries(ofDay.map((of) => [of.graha, of])) as Record<Graha, GrahaOfDay>,
    nakshatras: limbsBetween('nakshatra', start, end),
  };
  days.set(date, transits);
  return transits;
}
