import type { Span } from '../limbs.ts';
import { almanacDayOf, equalParts } from '../muhurta/divisions.ts';
import { type Reckoning, standard } from '../reckoning.ts';
import type { Site } from '../sky/day-sky.ts';

/** One of the thirty muhurtas (do ghati): a fifteenth of the day, or of the night. Unix seconds. */
export interface ThirtiethMuhurta extends Span {
  /** 1 Rudra, at sunrise, to 15 Bhaga; 16 Girisha, at sunset, to 30 Samudra. */
  id: number;
  isGood: boolean;
}

/** The list of the Puranas, as Wikipedia (Muhurta) and sanskritshiksha.org have it. */
const bad: readonly number[] = [1, 2, 4, 10, 11, 12, 15, 16, 17, 21];
/** Vidhi, the abhijit, is bad on Mondays and Fridays, Aryama on Sundays. */
const badOn: Readonly<Record<number, readonly number[]>> = { 8: [2, 6], 14: [1] };

/**
 * The thirty muhurtas of a day and its night; both empty where the Sun does not rise or set.
 * @param date `YYYY-MM-DD`
 */
export function thirtyMuhurtasOf(date: string, site: Site, reckoning: Reckoning = standard) {
  const { weekday, day, night } = almanacDayOf(date, site, reckoning);
  const rated = (whole: Span | null, first: number): ThirtiethMuhurta[] =>
    (whole ? equalParts(whole, 15) : []).map((span, i) => {
      const id = first + i;
      return { ...span, id, isGood: !bad.includes(id) && !badOn[id]?.includes(weekday) };
    });
  return { day: rated(day, 1), night: rated(night, 16) };
}
