import { among } from '../finder/spans.ts';
import { limbsBetween, type Span } from '../limbs.ts';
import { almanacDayOf } from '../muhurta/divisions.ts';
import { type Reckoning, standard } from '../reckoning.ts';
import type { Site } from '../sky/day-sky.ts';

/** Times of the Moon that almanacs warn of. Unix seconds, whole, also beyond the day. */
export interface MoonTimes {
  /** The Moon in the last star of Karka, Vrischika or Meena, or the first of the sign after it: astrobix.com. */
  gandaMula: (Span & { nakshatra: number })[];
  /** The Moon in Vrischika, which the almanacs of Gujarat and Rajasthan avoid. */
  vinchudo: Span | null;
  /** A tithi meets its star: the verse at tarushastro.com/hi/jvaalaamukhee-yog. Within the day. */
  jwalamukhi: Span[];
}

const gandaStars: readonly number[] = [1, 9, 10, 18, 19, 27];
const vrischika = 8;
/** The tithi in its half, and the star. */
const jwalamukhis: readonly (readonly [number, number])[] = [
  [1, 19],
  [5, 2],
  [8, 3],
  [9, 4],
  [10, 9],
];

/** @param date `YYYY-MM-DD` */
export function moonTimesOf(date: string, site: Site, reckoning: Reckoning = standard): MoonTimes {
  const { whole } = almanacDayOf(date, site, reckoning);
  const limbs = (of: 'tithi' | 'nakshatra' | 'moonSign') =>
    limbsBetween(of, whole.start, whole.end, reckoning.ayanamsha);
  const stars = limbs('nakshatra');
  const sign = limbs('moonSign').find(({ id }) => id === vrischika);
  return {
    gandaMula: stars
      .filter(({ id }) => gandaStars.includes(id))
      .map(({ id: nakshatra, start, end }) => ({ nakshatra, start, end })),
    vinchudo: sign ? { start: sign.start, end: sign.end } : null,
    jwalamukhi: limbs('tithi').flatMap((tithi) => {
      const met = jwalamukhis.find(([number]) => number === ((tithi.id - 1) % 15) + 1);
      const there = stars.filter(({ id }) => id === met?.[1]);
      return among(whole, among(tithi, there)).map(({ start, end }) => ({ start, end }));
    }),
  };
}
