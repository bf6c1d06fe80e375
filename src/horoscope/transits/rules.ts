import type { Graha } from '../../panchang/grahas/grahas.ts';
import gochara from '../data/gochara.json' with { type: 'json' };

export type Effect = 'good' | 'mixed' | 'bad';

/** The favourable houses of a graha, each with the house from which another graha holds the good effect back (vedha). */
type Houses = Readonly<Partial<Record<string, number | null>>>;
const favourable: Readonly<Record<Graha, Houses>> = gochara.favourable;

/** Whether a graha is favourable in a house from the moon sign of birth, vedha apart. */
export const isFavourable = (graha: Graha, house: number): boolean => `${house}` in favourable[graha];

const isExempt = (a: Graha, b: Graha): boolean => gochara.exempt.some((pair) => pair.includes(a) && pair.includes(b));

/**
 * The graha that holds back the good effect of another (vedha), the first in the order of the weekdays; null when the house is
 * not favourable or nobody stands in its vedha house. The nodes neither hold back nor are held back: the rule is of the seven.
 * @param houses of the seven grahas at the same instant
 */
export function vedhaOf(graha: Graha, house: number, houses: Readonly<Partial<Record<Graha, number>>>): Graha | null {
  const vedha = favourable[graha][`${house}`];
  if (!vedha) return null;
  const others = Object.keys(houses) as Graha[];
  const held = others.find(
    (other) =>
      other !== graha && other !== 'rahu' && other !== 'ketu' && houses[other] === vedha && !isExempt(graha, other),
  );
  return held ?? null;
}

/** @param tara 1 to 9 */
export const taraEffect = (tara: number): Effect => gochara.taras[tara - 1] as Effect;
