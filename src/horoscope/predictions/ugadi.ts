import type { Graha } from '../../panchang/grahas/grahas.ts';
import ugadi from '../data/ugadi.json' with { type: 'json' };
import { lordOfDay } from './lucky.ts';

/** The raja of a year: the lord of the weekday of Ugadi (`YYYY-MM-DD`). */
export const rajaOf = (firstDay: string): Graha => lordOfDay(firstDay);

/** What is left of three times a number and five when it is divided; nothing left counts as the divisor. And the quotient. */
function divided(number: number, divisor: number): { left: number; quotient: number } {
  const whole = 3 * number + 5;
  const left = ((whole - 1) % divisor) + 1;
  return { left, quotient: (whole - left) / divisor };
}

/** A pair of figures: the second comes from the quotient of the first by the same rule. */
function pair(number: number, divisor: number): [number, number] {
  const { left, quotient } = divided(number, divisor);
  return [left, divided(quotient, divisor).left];
}

export interface UgadiFigures {
  /** Income and expense, out of 15. */
  aadayam: number;
  vyayam: number;
  /** Honour and dishonour, out of 7. */
  rajapujyam: number;
  avamanam: number;
}

/**
 * The figures of a sign for the year that begins with an Ugadi, as Telugu almanacs print them. Sources and what was compared:
 * `../data/README.md`.
 * @param sign 1 Mesha to 12 Meena
 * @param lord of the sign
 * @param firstDay the day of Ugadi, `YYYY-MM-DD`
 */
export function ugadiFigures(sign: number, lord: Graha, firstDay: string): UgadiFigures {
  const numbers = ugadi.numbers as Readonly<Partial<Record<Graha, number>>>;
  const raja = numbers[rajaOf(firstDay)] as number;
  const [aadayam, vyayam] = pair((numbers[lord] as number) + raja, 15);
  const [rajapujyam, avamanam] = pair(sign + raja, 7);
  return { aadayam, vyayam, rajapujyam, avamanam };
}
