import { invalidField } from '../../core/error.ts';
import type { Horoscope, Period } from '../model.ts';
import { nakshatraNumber } from '../nakshatras/nakshatra-param.ts';
import { signsOfNakshatra } from '../nakshatras/nakshatras.ts';
import { numberOf } from '../signs/sign-param.ts';
import { sanskritSlugs } from '../signs/spellings.ts';
import { factorsInWords } from './view.ts';

/**
 * The number of a birth star, 1 to 27, that goes with a moon sign.
 * @param given validated by `NakshatraParam`
 * @throws Fault `invalid` for a star that does not reach into the sign
 */
export function starOf(given: string | number, sign: number): number {
  const nakshatra = nakshatraNumber(given);
  const signs = signsOfNakshatra(nakshatra);
  if (signs.includes(sign)) return nakshatra;
  const names = signs.map((n) => sanskritSlugs[n - 1]).join(' and ');
  throw invalidField('nakshatra', `is no star of ${sanskritSlugs[sign - 1]}: it lies in ${names}`);
}

/**
 * The same for a reader of predictions.
 * @throws Fault `invalid` also without a sign, or for another period than a day
 */
export function starOfReader(given: string | number, sign: string | number | undefined, period: Period): number {
  if (sign === undefined) throw invalidField('sign', 'is required with nakshatra', 'required');
  if (period !== 'daily') throw invalidField('nakshatra', 'goes with period=daily only');
  return starOf(given, numberOf(sign));
}

const ofStar: readonly string[] = ['tara_bala', 'chandra_bala'];

/** A computed prediction of a day with what the Moon is to a birth star; what an editor wrote under the same codes stays. */
export async function withStar(prediction: Horoscope, nakshatra: number): Promise<Horoscope> {
  const { basis, date, sign, lang, factors } = prediction;
  if (basis === null) return prediction;
  const codes = new Set(factors.map(({ code }) => code));
  const all = await factorsInWords(date, sign.id, lang, nakshatra);
  return {
    ...prediction,
    factors: [...factors, ...all.filter(({ code }) => ofStar.includes(code) && !codes.has(code))],
  };
}
