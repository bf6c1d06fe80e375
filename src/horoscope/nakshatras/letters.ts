import type { Lang } from '../../core/model/common.ts';
import letters from '../data/letters.json' with { type: 'json' };

/** The syllables that names of those born under a nakshatra begin with, one for each pada. */
export const nameLetters = (nakshatra: number, lang: Lang): string[] =>
  (letters[lang][nakshatra - 1] as string).split(' ');
