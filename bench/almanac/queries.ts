/** Queries to the almanacs of the bench, in one form for all. */

export interface Site {
  /** Degrees, north and east. */
  lat: number;
  lon: number;
  /** IANA. */
  tz: string;
}

/** Tithi, nakshatra, yoga and karana, in this order. */
export type Four<T> = [tithi: T, nakshatra: T, yoga: T, karana: T];

/** What is compared of a day. Instants are Unix seconds; null where the library found none. */
export interface Day {
  sunrise: number | null;
  /** In force at sunrise, counted from 1; of the karanas, 1 Bava to 7 Vishti, 8 Shakuni to 11 Kimstughna. */
  limbs: Four<number>;
  /** When tithi, nakshatra and yoga end. */
  ends: [tithi: number | null, nakshatra: number | null, yoga: number | null];
}

/** A library, by what it has. */
export interface Almanac {
  /** All that it returns for a civil date at a place, of which a part is compared. */
  day(date: string, site: Site): Day;
  /** What is kept in a range of dates, where there is a call for it that is not the year's. */
  observances?(from: string, to: string, site: Site): unknown;
  /** The next so many eclipses of the Sun that a place sees, from a date on, where there is a call for that. */
  eclipses?(from: string, count: number, site: Site): unknown;
  /** Every observance of a year: its dates by our key, those without a key by the library's own name. */
  year(year: number, site: Site): Map<string, string[]>;
  /** Our keys of the festivals that it has; absent where it has all of them. */
  keys?: ReadonlySet<string>;
}

export const almanacNames = ['dinam', 'panchanga', 'panchangamJs'] as const;
export type AlmanacName = (typeof almanacNames)[number];

/** The eleven karanas by the number of the half tithi, 1 Kimstughna to 60 Naga. */
export function karanaKind(halfTithi: number): number {
  if (halfTithi === 1) return 11;
  return halfTithi > 57 ? halfTithi - 50 : ((halfTithi - 2) % 7) + 1;
}

/** Dates by key. */
export function byKey(observed: Iterable<readonly [key: string, date: string]>): Map<string, string[]> {
  const dates = new Map<string, string[]>();
  for (const [key, date] of observed) dates.set(key, [...(dates.get(key) ?? []), date]);
  return dates;
}
