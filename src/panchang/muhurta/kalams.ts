import type { Span } from '../limbs.ts';
import { type Reckoning, standard } from '../reckoning.ts';
import type { Site } from '../sky/day-sky.ts';
import { almanacDayOf, nightBefore, nthPart } from './divisions.ts';
import { type Abhijit, abhijitIn, brahmaIn } from './twilight.ts';
import { amritaIn, otherVarjyamIn, type StarWindow, varjyamIn } from './varjyam.ts';

/** The times that every almanac prints. Unix seconds; null and empty where the Sun does not rise or set. */
export interface Kalams {
  rahuKalam: Span | null;
  yamagandam: Span | null;
  gulikaKalam: Span | null;
  abhijit: Abhijit | null;
  /** Before the sunrise of the date. */
  brahmaMuhurta: Span | null;
  durmuhurtam: Span[];
  varjyam: StarWindow[];
  /** By the other reading of the three stars that almanacs dispute. */
  otherVarjyam: StarWindow[];
  amritaKalam: StarWindow[];
}

/** Which eighth of the day, from 1, Sunday first: the table of all almanacs. */
export const rahuEighths = [8, 2, 7, 5, 6, 4, 3];
export const yamagandaEighths = [5, 4, 3, 2, 1, 7, 6];
const gulikaEighths = [7, 6, 5, 4, 3, 2, 1];

/** Which fifteenths of the day and of the night, Sunday first (Muhurta Chintamani; Drik Panchang). */
const durmuhurtas: readonly { day: readonly number[]; night?: number }[] = [
  { day: [14] },
  { day: [9, 12] },
  { day: [4], night: 7 },
  { day: [8] },
  { day: [6, 12] },
  { day: [4, 9] },
  { day: [1, 2] },
];

/** @param date `YYYY-MM-DD` */
export function kalamsOf(date: string, site: Site, reckoning: Reckoning = standard): Kalams {
  const { weekday, whole, day, night } = almanacDayOf(date, site, reckoning);
  const before = nightBefore(date, site, reckoning);
  const eighth = (of: readonly number[]): Span | null => day && nthPart(day, 8, of[weekday - 1] ?? 0);
  const bad = durmuhurtas[weekday - 1];
  const durmuhurtam = day && bad ? bad.day.map((nth) => nthPart(day, 15, nth)) : [];
  if (night && bad?.night) durmuhurtam.push(nthPart(night, 15, bad.night));
  return {
    rahuKalam: eighth(rahuEighths),
    yamagandam: eighth(yamagandaEighths),
    gulikaKalam: eighth(gulikaEighths),
    abhijit: day && abhijitIn(day, weekday),
    brahmaMuhurta: before && brahmaIn(before),
    durmuhurtam,
    varjyam: varjyamIn(whole, reckoning.ayanamsha),
    otherVarjyam: otherVarjyamIn(whole, reckoning.ayanamsha),
    amritaKalam: amritaIn(whole, reckoning.ayanamsha),
  };
}
