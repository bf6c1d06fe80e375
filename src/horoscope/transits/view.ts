import { isoTime } from '../../core/clock.ts';
import type { Lang } from '../../model/common.ts';
import type { Transits } from '../../model/horoscope.ts';
import type { Factor } from './factors.ts';
import { factorWords, type Terms } from './words.ts';

/** A factor as every answer shows it: times to the second, in UTC. */
export function factorView(factor: Factor, lang: Lang, terms: Terms | null): Transits['factors'][number] {
  const { code, graha, house, from, until, effect } = factor;
  const { name, note, text } = factorWords(factor, lang, terms);
  return { code, name, note, graha, house, from: isoTime(from * 1000), until: isoTime(until * 1000), effect, text };
}
