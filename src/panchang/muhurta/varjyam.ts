import { limbsBetween, type Span } from '../limbs.ts';
import type { Ayanamsha } from '../sky/ayanamsha.ts';
import { overlap } from './divisions.ts';

/** A window of a nakshatra, Unix seconds. */
export interface StarWindow extends Span {
  /** 1 to 27, the star it belongs to. */
  nakshatra: number;
  /** Where other almanacs put it; it may lie outside the day. Null where they agree. */
  alternative: Span | null;
}

/** By star, Ashwini 1: the ghati, of sixty in the real length of the nakshatra, at which its window of four begins. */
type Ghatis = Readonly<Record<number, number>>;

/** Ashwini first: the tables of the Telugu almanacs and of Drik Panchang. */
const table = (ghatis: number[]): Ghatis => Object.fromEntries(ghatis.map((ghati, i) => [i + 1, ghati]));
const varjya = table([
  50, 24, 30, 40, 14, 21, 30, 20, 32, 30, 20, 18, 21, 20, 14, 14, 10, 14, 56, 24, 20, 10, 10, 18, 16, 24, 30,
]);
const amrita = table([
  42, 48, 54, 52, 38, 35, 54, 44, 56, 54, 44, 42, 45, 44, 38, 38, 34, 38, 44, 48, 44, 34, 34, 42, 40, 48, 54,
]);
/** Ardra, Hasta and Mula, of which other almanacs have another ghati; Telugu ones print both of Mula. */
const otherVarjya: Ghatis = { 6: 11, 13: 22, 19: 20 };

const windowAt = ({ start, end }: Span, ghati: number): Span => {
  const length = (end - start) / 60;
  return { start: start + length * ghati, end: start + length * (ghati + 4) };
};

/** A window lies in its star, so that the stars that touch the day have all that do. */
function windowsIn(whole: Span, ayanamsha: Ayanamsha, ghatis: Ghatis, others: Ghatis): StarWindow[] {
  return limbsBetween('nakshatra', whole.start, whole.end, ayanamsha).flatMap((star) => {
    const [ghati, other] = [ghatis[star.id], others[star.id]];
    if (ghati === undefined) return [];
    const window = windowAt(star, ghati);
    const alternative = other === undefined ? null : windowAt(star, other);
    return overlap(window, whole) ? [{ ...window, nakshatra: star.id, alternative }] : [];
  });
}

/** The time to be avoided: every window that touches a day, that of a star from the day before too. */
export const varjyamIn = (whole: Span, ayanamsha: Ayanamsha): StarWindow[] =>
  windowsIn(whole, ayanamsha, varjya, otherVarjya);

/** The same by the other reading, of the disputed stars alone: it may fall on another day than the first. */
export const otherVarjyamIn = (whole: Span, ayanamsha: Ayanamsha): StarWindow[] =>
  windowsIn(whole, ayanamsha, otherVarjya, varjya);

/** The good time of each star. */
export const amritaIn = (whole: Span, ayanamsha: Ayanamsha): StarWindow[] => windowsIn(whole, ayanamsha, amrita, {});
