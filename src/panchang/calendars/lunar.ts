import type { Span } from '../limbs.ts';
import type { Ayanamsha } from '../sky/ayanamsha.ts';
import { passing, progressAt } from '../sky/limb-angles.ts';
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

function computed(count: number, ayanamsha: Ayanamsha = 'lahiri'): Lunation {
  const start = passing('elongation', count * 360, ayanamsha);
  const end = passing('elongation', (count + 1) * 360, ayanamsha);
  const opening = progressAt('sun', start, ayanamsha);
  const signs = Math.floor(progressAt('sun', end, ayanamsha) / 30) - Math.floor(opening / 30);
  const month = ((Math.floor(opening / 30) + 1 + 12_000) % 12) + 1;
  return {
    count,
    start,
    end,
    month,
    isLeap: signs === 0,
    lost: signs === 2 ? (month % 12) + 1 : null,
    shaka: 1921 + Math.floor((opening + 30) / 360),
  };
}

/** The lunation that an instant (Unix seconds) lies in. */
export function lunationAt(t: number, ayanamsha: Ayanamsha = 'lahiri'): Lunation {
  const lunation = lunationOf(Math.floor(progressAt('elongation', t, ayanamsha) / 360), ayanamsha);
  if (t >= lunation.end) return lunationOf(lunation.count + 1, ayanamsha);
  return t < lunation.start ? lunationOf(lunation.count - 1, ayanamsha) : lunation;
}

/**
 * The month in the reckoning that ends with the full moon: in the dark half it already has the name of the lunation that
 * follows, whose number an adhika month shares.
 * @param tithi 1 to 30, the one in force
 */
export const purnimantaMonth = (lunation: Lunation, tithi: number, ayanamsha: Ayanamsha = 'lahiri'): number =>
  tithi <= 15 ? lunation.month : lunationOf(lunation.count + 1, ayanamsha).month;
