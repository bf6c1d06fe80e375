import type { Span } from '../limbs.ts';
import type { Ayanamsha } from '../sky/ayanamsha.ts';
import { passing, progressAt, roughPassing, roughProgress } from '../sky/limb-angles.ts';
import { memoise } from '../sky/memoise.ts';

/** From one new moon to the next. */
export interface Lunation extends Span {
  /** Grows by one from each to the next. */
  count: number;
  /** Amanta month, 1 Chaitra to 12 Phalguna, named after the sign that the Sun is in when it opens: Meena opens Chaitra. */
  month: number;
  /** No sankranti falls into it: an adhika month, which bears the name of the next one. */
  isLeap: boolean;
  /** Two sankrantis fall into it: the month that is left out after it (kshaya). */
  lost: number | null;
  /** Changes with the first Chaitra, an adhika one too. */
  shaka: number;
}

/** @param count as in `Lunation.count` */
export const lunationOf = memoise(
  3000,
  (count: number, ayanamsha: Ayanamsha = 'lahiri') => `${count} ${ayanamsha}`,
  computed,
);

/** Degrees of the Sun's way, and of the Moon's from the Sun, that the rough angles may be wrong by, with much to spare. */
const unsure = 0.3;

/**
 * How far the Sun has come at the new moon of a lunation: exactly only where it is about to enter a sign, as no more than the
 * sign is needed.
 */
function openingOf(count: number, ayanamsha: Ayanamsha): number {
  const opening = roughProgress('sun', roughPassing('elongation', count * 360, ayanamsha), ayanamsha);
  if (Math.abs(opening - 30 * Math.round(opening / 30)) > unsure) return opening;
  return progressAt('sun', passing('elongation', count * 360, ayanamsha), ayanamsha);
}

function computed(count: number, ayanamsha: Ayanamsha = 'lahiri'): Lunation {
  const opening = openingOf(count, ayanamsha);
  const signs = Math.floor(openingOf(count + 1, ayanamsha) / 30) - Math.floor(opening / 30);
  const month = ((Math.floor(opening / 30) + 1 + 12_000) % 12) + 1;
  return {
    count,
    // Seldom needed, and then costly.
    get start() {
      return passing('elongation', count * 360, ayanamsha);
    },
    get end() {
      return passing('elongation', (count + 1) * 360, ayanamsha);
    },
    month,
    isLeap: signs === 0,
    lost: signs === 2 ? (month % 12) + 1 : null,
    shaka: 1921 + Math.floor((opening + 30) / 360),
  };
}

/** The lunation that an instant (Unix seconds) lies in. */
export function lunationAt(t: number, ayanamsha: Ayanamsha = 'lahiri'): Lunation {
  const turns = roughProgress('elongation', t, ayanamsha) / 360;
  const next = Math.round(turns);
  if (Math.abs(turns - next) * 360 > unsure) return lunationOf(Math.floor(turns), ayanamsha);
  return lunationOf(t < passing('elongation', next * 360, ayanamsha) ? next - 1 : next, ayanamsha);
}

/**
 * The month in the reckoning that ends with the full moon: in the dark half it already has the name of the lunation that
 * follows, whose number an adhika month shares.
 * @param tithi 1 to 30, the one in force
 */
export const purnimantaMonth = (lunation: Lunation, tithi: number, ayanamsha: Ayanamsha = 'lahiri'): number =>
  tithi <= 15 ? lunation.month : lunationOf(lunation.count + 1, ayanamsha).month;
