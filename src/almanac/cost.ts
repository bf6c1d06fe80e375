import { daysBetween } from '../panchang/zone.ts';

/**
 * Tokens of an address (`READS_PER_MINUTE`) that answers of the almanac cost: about one for each third of a millisecond that
 * the thread takes where those days are not cached.
 */

/** What a day with its festivals costs. */
const least = 5;

/** @param parts that each day includes besides its fields */
export const costOfDays = (days: number, parts: readonly string[] = []): number =>
  least + Math.ceil(days * (1 + parts.length / 4));

/** Festivals alone, of whatever region. */
export const costOfFestivals = (from: string, to: string): number => least + Math.ceil((daysBetween(from, to) + 1) / 5);

/** The festivals of a whole year. */
export const costOfYear = costOfFestivals('2000-01-01', '2000-12-31');

/** Days and times for an undertaking. */
export const costOfMuhurtas = (from: string, to: string): number => least + Math.ceil((daysBetween(from, to) + 1) / 2);

/** A year of the Moon's ingresses, or of what befalls all other grahas. */
export const costOfTransits = (graha: string | undefined): number => (graha === undefined ? 75 : 20);

/** Times of prayer. */
export const costOfPrayers = (from: string, to: string): number => least + Math.ceil((daysBetween(from, to) + 1) / 5);

/** The days of so many years that a birth or a death is kept on. */
export const costOfTithiDates = (years: number): number => least + years;

/** The next days of an observance: eclipses, the dearest, are looked for through decades. */
export const costOfNext = (count: number): number => least + 5 * count;
