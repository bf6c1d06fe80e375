import { countFrom } from './couple.ts';

/** Sidereal signs, 1 = Mesha to 12, of what the mangal (kuja) dosha is read from. */
export interface MangalChart {
  lagna: number;
  moon: number;
  venus: number;
  mars: number;
  jupiter: number;
}

/** From where Mars stands in a house of the dosha, and in which. */
interface MangalPlace {
  from: 'lagna' | 'moon' | 'venus';
  house: number;
}

/** Why a dosha does not count. */
type MangalReason = 'own_sign' | 'exalted' | 'with_jupiter' | 'jupiter_aspect';

interface MangalDosha {
  /** Empty: there is none. */
  places: MangalPlace[];
  /** Empty: nothing cancels it. */
  reasons: MangalReason[];
}

/** The southern houses; the north leaves out the second. */
const houses = [1, 2, 4, 7, 8, 12];
const mesha = 1;
const vrishchika = 8;
const makara = 10;
/** The houses that Jupiter aspects, counted from itself. */
const aspected = [5, 7, 9];

const houseOf = (from: number, to: number): number => countFrom(from, to, 12);

/**
 * Mangal dosha of one chart by whole signs: Mars in 1, 2, 4, 7, 8 or 12 from the lagna, the Moon or Venus.
 * It is cancelled where Mars is in its own sign or exalted, or where Jupiter is with it or aspects it.
 */
export function mangalDosha({ lagna, moon, venus, mars, jupiter }: MangalChart): MangalDosha {
  const places = Object.entries({ lagna, moon, venus })
    .map(([from, sign]) => ({ from: from as MangalPlace['from'], house: houseOf(sign, mars) }))
    .filter(({ house }) => houses.includes(house));
  if (!places.length) return { places, reasons: [] };
  const fromJupiter = houseOf(jupiter, mars);
  const reasons: MangalReason[] = [];
  if (mars === mesha || mars === vrishchika) reasons.push('own_sign');
  if (mars === makara) reasons.push('exalted');
  if (fromJupiter === 1) reasons.push('with_jupiter');
  if (aspected.includes(fromJupiter)) reasons.push('jupiter_aspect');
  return { places, reasons };
}
