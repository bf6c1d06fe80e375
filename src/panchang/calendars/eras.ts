import type { Ayanamsha } from '../sky/ayanamsha.ts';
import { type Site, skyOf } from '../sky/day-sky.ts';
import { passing } from '../sky/limb-angles.ts';
import { memoise } from '../sky/memoise.ts';
import { addDays, dateAt, midnightOf } from '../zone.ts';
import { type Lunation, lunationAt, lunationOf } from './lunar.ts';

/** The years of an almanac day that begin with a lunar month. */
export interface Eras {
  shaka: number;
  /** Changes with Chaitra, as Shaka does (north). */
  vikramChaitradi: number;
  /** Changes with Kartika (Gujarat). */
  vikramKartikadi: number;
  /** Changes with the second day of Ashadha (Kutch). */
  vikramAshadhadi: number;
  /** Elapsed. */
  kali: number;
}

const [ashadha, kartika] = [4, 8];

/**
 * The years of a lunation. An adhika Chaitra or Kartika begins the year, as Chaitra does by Dharmasindhu; Ashadhi Beej
 * of Kutch is kept in the true (nija) month.
 * @param tithi 1 to 30, the one in force
 */
export function erasOf({ shaka, month, isLeap }: Lunation, tithi: number): Eras {
  const vikram = shaka + 135;
  const isKutchYear = month > ashadha || (month === ashadha && !isLeap && tithi >= 2);
  return {
    shaka,
    vikramChaitradi: vikram,
    vikramKartikadi: month >= kartika ? vikram : vikram - 1,
    vikramAshadhadi: isKutchYear ? vikram : vikram - 1,
    kali: shaka + 3179,
  };
}

/** The lunation of Chaitra that opened the Shaka year of another. */
export function yearOpening({ count, shaka }: Lunation, ayanamsha: Ayanamsha = 'lahiri'): Lunation {
  let opening = lunationOf(count, ayanamsha);
  for (let before = opening; before.shaka === shaka; before = lunationOf(before.count - 1, ayanamsha)) opening = before;
  return opening;
}

const puri: Site = { lat: 19.8135, lon: 85.8312, tz: 'Asia/Kolkata' };
const bhadrapada = 6;

/**
 * Suniya of a Gregorian year, when the Sala (Amli) year of Odisha begins: the day whose middle at Puri is the first in
 * Bhadrapada's twelfth tithi or after its beginning.
 */
export const suniya = memoise(
  300,
  (year: number) => year,
  (year): string => {
    let lunation = lunationAt(midnightOf(`${year}-08-01`, puri.tz));
    while (lunation.month !== bhadrapada || lunation.isLeap) lunation = lunationOf(lunation.count + 1);
    const twelfth = passing('elongation', lunation.count * 360 + 11 * 12, 'lahiri');
    const date = dateAt(twelfth, puri.tz);
    const { sunrise, sunset } = skyOf(date, puri);
    const noon = ((sunrise as number) + (sunset as number)) / 2;
    return twelfth <= noon ? date : addDays(date, 1);
  },
);

/** The Sala (Amli) year of a civil date. */
export function salaYear(date: string): number {
  const year = Number(date.slice(0, 4));
  return date < suniya(year) ? year - 593 : year - 592;
}
