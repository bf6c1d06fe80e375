import type { Lang } from '../../core/model/common.ts';
import signWords from '../data/words.json' with { type: 'json' };
import groups from './data/groups.json' with { type: 'json' };
import kootas from './data/kootas.json' with { type: 'json' };
import results from './data/results.json' with { type: 'json' };

const words = { ...signWords, ...kootas, ...groups, ...results };

export type CompatibilityWord = keyof typeof words;

/** A word of the compatibility in a language; every word is in all 14. */
export const compatibilityWord = (key: CompatibilityWord, lang: Lang): string => words[key][lang];
