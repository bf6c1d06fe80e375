import { isoTime } from '../../core/clock.ts';
import type { Lang } from '../../core/model/common.ts';
import type { Horoscope } from '../model.ts';
import { type PhraseSet, phrasesOf } from '../phrases/phrases.ts';
import { transitsOfDay } from './day.ts';
import { factorsOf, type TransitFactor } from './factors.ts';
import { factorWords } from './words.ts';

export type FactorView = Horoscope['factors'][number];

/** The times of a factor as text: every language of a day shows the same. */
const texts = new WeakMap<TransitFactor, { from: string; until: string }>();

function timesOf(factor: TransitFactor): { from: string; until: string } {
  let times = texts.get(factor);
  if (!times) {
    const text = (t: number): string => isoTime(Math.round(t) * 1000);
    times = { from: text(factor.from), until: text(factor.until) };
    texts.set(factor, times);
  }
  return times;
}

/** A factor as every answer shows it: times to the second, in UTC. */
export function factorView(factor: TransitFactor, lang: Lang, terms: PhraseSet['terms'] | null): FactorView {
  const { code, graha, house, effect } = factor;
  const { name, note, text } = factorWords(factor, lang, terms);
  return { code, name, note, graha, house, ...timesOf(factor), effect, text };
}

/**
 * The factors of a sign on a day in a language.
 * @param nakshatra the birth star, 1 to 27
 * @throws RangeError for a day outside the years 1900 to 2100
 */
export async function factorsInWords(
  date: string,
  sign: number,
  lang: Lang,
  nakshatra: number | undefined,
): Promise<FactorView[]> {
  const terms = (await phrasesOf(lang))?.terms ?? null;
  const factors = factorsOf(transitsOfDay(date), sign, nakshatra === undefined ? {} : { nakshatra });
  return factors.map((factor) => factorView(factor, lang, terms));
}
