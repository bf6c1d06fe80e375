import type { Lang } from '../../core/model/common.ts';
import { type Graha, grahas } from '../../panchang/grahas/grahas.ts';
import { type CompatibilityWord as SharedWord, compatibilityWord as sharedWord } from '../compatibility/words.ts';
import shortNames from './data/short-names.json' with { type: 'json' };
import own from './data/words.json' with { type: 'json' };

export type BirthWord = keyof typeof own | SharedWord;

/** A word in a language: of the birth chart, or one that the compatibility has as well. */
export const birthWord = (key: BirthWord, lang: Lang): string =>
  key in own ? own[key as keyof typeof own][lang] : sharedWord(key as SharedWord, lang);

/** What a chart calls a graha, one to three letters. */
export const shortName = (graha: Graha, lang: Lang): string => shortNames[lang][grahas.indexOf(graha)] as string;

/** What a chart calls the lagna. */
export const shortLagna = (lang: Lang): string => shortNames[lang][grahas.length] as string;
