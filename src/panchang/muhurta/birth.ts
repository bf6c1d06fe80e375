import { type Division, limbsBetween, type Span } from '../limbs.ts';
import { type Reckoning, standard } from '../reckoning.ts';
import type { Site } from '../sky/day-sky.ts';
import { almanacDayOf } from './divisions.ts';

/** What the Moon of a day is to those born under a star or a sign. Unix seconds; spans are those of the limbs, uncut. */

const taraKeys = ['janma', 'sampat', 'vipat', 'kshema', 'pratyari', 'sadhaka', 'vadha', 'mitra', 'ati_mitra'] as const;
type TaraKey = (typeof taraKeys)[number];

export interface Tara extends Span {
  /** 1 to 9. */
  id: number;
  key: TaraKey;
  isGood: boolean;
  /** The star that the Moon is in. */
  nakshatra: number;
}

/** Janma is not counted among the good, as in Drik Panchang. */
const goodTaras: readonly number[] = [2, 4, 6, 8, 9];

/** The star of the Moon counted from that of a birth, in nines: 1 janma to 9 ati mitra. */
export const taraOf = (star: number, birthStar: number): number => ((star - birthStar + 27) % 9) + 1;

export const isGoodTara = (tara: number): boolean => goodTaras.includes(tara);

/**
 * Tarabala: the star of the Moon counted from that of a birth, in nines.
 * @param date `YYYY-MM-DD`
 * @param birthStar nakshatra, 1 to 27
 * @throws RangeError for another star
 */
export function tarasOf(date: string, site: Site, birthStar: number, reckoning: Reckoning = standard): Tara[] {
  within(birthStar, 27, 'birth star');
  return limbsOf('nakshatra', date, site, reckoning).map(({ id: nakshatra, start, end }) => {
    const id = taraOf(nakshatra, birthStar);
    return { start, end, id, key: taraKeys[id - 1] ?? 'janma', isGood: isGoodTara(id), nakshatra };
  });
}

export interface Chandrabala extends Span {
  /** 1 to 12: the sign of the Moon counted from the sign of birth. The eighth is chandrashtama. */
  house: number;
  isGood: boolean;
  /** The sign that the Moon is in. */
  moonSign: number;
}

const goodHouses: readonly number[] = [1, 3, 6, 7, 10, 11];

/** The house of a sign, counted from that of a birth. */
export const houseOf = (sign: number, birthSign: number): number => ((sign - birthSign + 12) % 12) + 1;

/** Whether the Moon does good in a house from the sign of birth. */
export const isGoodHouse = (house: number): boolean => goodHouses.includes(house);

/**
 * Chandrabala: the Moon counted from the sign it had at a birth.
 * @param date `YYYY-MM-DD`
 * @param birthSign of the Moon, 1 to 12
 * @throws RangeError for another sign
 */
export function chandrabalaOf(
  date: string,
  site: Site,
  birthSign: number,
  reckoning: Reckoning = standard,
): Chandrabala[] {
  within(birthSign, 12, 'birth sign');
  return limbsOf('moonSign', date, site, reckoning).map(({ id: moonSign, start, end }) => {
    const house = houseOf(moonSign, birthSign);
    return { start, end, house, isGood: isGoodHouse(house), moonSign };
  });
}

/** For whom a day is good, while the Moon is in a star and in a sign. */
export interface GoodFor {
  /** Stars of birth with a good tara. */
  tarabala: (Span & { nakshatras: number[] })[];
  /** Signs of birth that the Moon does good to. */
  chandrabala: (Span & { signs: number[] })[];
}

const upTo = (most: number): number[] => Array.from({ length: most }, (_, i) => i + 1);

/** @param date `YYYY-MM-DD` */
export const goodForOf = (date: string, site: Site, reckoning: Reckoning = standard): GoodFor => ({
  tarabala: limbsOf('nakshatra', date, site, reckoning).map(({ id, start, end }) => ({
    start,
    end,
    nakshatras: upTo(27).filter((birth) => isGoodTara(taraOf(id, birth))),
  })),
  chandrabala: limbsOf('moonSign', date, site, reckoning).map(({ id, start, end }) => ({
    start,
    end,
    signs: upTo(12).filter((birth) => isGoodHouse(houseOf(id, birth))),
  })),
});

/** Whom the Moon stands badly to, and from when to when. */
export interface Chandrashtama {
  /** Signs of birth from which the Moon is in the eighth. */
  signs: (Span & { sign: number })[];
  /** Stars of birth from which the Moon's star is the seventeenth, as the Tamil almanacs print it. */
  nakshatras: (Span & { nakshatra: number })[];
}

/** @param date `YYYY-MM-DD` */
export const chandrashtamaOf = (date: string, site: Site, reckoning: Reckoning = standard): Chandrashtama => ({
  signs: limbsOf('moonSign', date, site, reckoning).map(({ id, start, end }) => ({
    start,
    end,
    sign: ((id - 8 + 12) % 12) + 1,
  })),
  nakshatras: limbsOf('nakshatra', date, site, reckoning).map(({ id, start, end }) => ({
    start,
    end,
    nakshatra: ((id - 17 + 27) % 27) + 1,
  })),
});

function limbsOf(of: Division, date: string, site: Site, reckoning: Reckoning) {
  const { start, end } = almanacDayOf(date, site, reckoning).whole;
  return limbsBetween(of, start, end, reckoning.ayanamsha);
}

function within(value: number, most: number, name: string): void {
  if (!Number.isInteger(value) || value < 1 || value > most)
    throw new RangeError(`The ${name} is 1 to ${most}, not ${value}.`);
}
