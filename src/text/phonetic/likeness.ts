import { toLatin } from '../translit.ts';
import { jnaAsGya, readings } from './readings.ts';

/**
 * How far a word in an Indian script is from what was typed in Latin letters. Phonetic keys (`keys.ts`) only tell which words
 * come into question, as they leave out vowels; here their letters are compared.
 */

type Rules = [RegExp, string][];

const BOTH: Rules = [
  [/(?<=[aeiou])gh(?=t)/g, ''],
  [/[ct]?ch+/g, 'C'],
  [/sh+/g, 's'],
  [/ph|f/g, 'p'],
  [/(?<=[bdgjkptsrlmn])h/g, ''],
  [/c(?=[eiy])/g, 's'],
  [/[cq]/g, 'k'],
  [/C/g, 'c'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/ee+/g, 'i'],
  [/oo+/g, 'u'],
  [/y(?![aeiou])/g, 'i'],
  [/(?<=[ie])y(?=[aeiou])/g, ''],
  [/m(?=[sy])/g, 'n'],
  [/n(?=[pb])/g, 'm'],
  [/(.)\1+/g, '$1'],
];

const TYPED: Rules = [
  [/(?<=[aeiou].*)ce$/, 's'], // police
  [/(?<=[aeiou].*[^aeiou])e$/, ''], // airline
  [/[ao]w(?![aeiou])/g, 'au'], // lucknow
  [/ck/g, 'k'],
  [/tion\b|sion\b/, 'san'],
];

const respelt = (text: string, rules: Rules): string => rules.reduce((all, [from, to]) => all.replace(from, to), text);

/** What a typed word may sound like, in comparable letters. */
export function typedLetters(folded: string): string[] {
  const word = folded.replaceAll('zh', 'l');
  return [...new Set([respelt(word, BOTH), respelt(respelt(word, TYPED), BOTH)])];
}

/** Readings of a word that are compared. */
const mostReadings = 4;

/** The same of a folded word in an Indian script, of each of its readings. */
export const nativeLetters = (word: string, lang: string): string[] =>
  [
    ...new Set(
      readings(word, lang).map((reading) =>
        respelt(
          toLatin(jnaAsGya(reading), lang)
            .replace(/[^a-z]/g, '')
            .replaceAll('zh', 'l'),
          BOTH,
        ),
      ),
    ),
  ].slice(0, mostReadings);

const vowels = 'aeiou';
const isVowel = (letter: string): boolean => vowels.includes(letter);

const exchanged: Record<string, number> = {
  ...{ ei: 0.25, ou: 0.25, ae: 0.4, ao: 0.4, ai: 0.7, au: 0.5 },
  ...{ bv: 0.5, dt: 0.6, dr: 0.5, gk: 0.6, bp: 0.6, cj: 0.6, cs: 0.6, js: 0.6, mn: 0.4, jy: 0.7, uv: 0.2, iy: 0.1 },
};
/** Letters that some scripts write alike. */
const alike: Record<string, string[]> = {
  ta: ['dt', 'gk', 'bp', 'cs', 'js', 'cj'],
  ml: ['dt', 'gk', 'cj'],
  bn: ['bv', 'ao', 'jy'],
  as: ['bv', 'ao', 'jy', 'cs'],
  or: ['bv', 'jy'],
  ur: ['uv', 'iy', 'au', 'ai', 'ae', 'ao'],
  ne: ['bv'],
};
/** Of letters that are not exchanged for one another by ear. */
const otherConsonant = 1.3;
const otherVowel = 1;
const swap = 1;

function exchangeCost(one: string, other: string, lang: string): number {
  if (one === other) return 0;
  const pair = one < other ? one + other : other + one;
  if (alike[lang]?.includes(pair)) return 0.1;
  return exchanged[pair] ?? (isVowel(one) && isVowel(other) ? otherVowel : otherConsonant);
}

function extraCost(letter: string, isLast: boolean, lang: string): number {
  if (!isVowel(letter)) return letter === 'h' ? 0.5 : letter === 'n' && isLast ? 0.3 : 1;
  if (lang === 'ur') return 0.15;
  if (letter === 'a') return isLast ? 0.1 : 0.25;
  if (letter === 'o' && (lang === 'bn' || lang === 'as')) return 0.2;
  return isLast ? 0.3 : 0.7;
}

/** @param isOpen the typed letters may be the beginning of the word */
function distance(typed: string, word: string, lang: string, isOpen: boolean): number {
  const width = word.length + 1;
  let before: number[] = [];
  let row = Array.from({ length: width }, () => 0);
  for (let j = 1; j < width; j++)
    row[j] = (row[j - 1] as number) + extraCost(word[j - 1] as string, j === width - 1, lang);
  for (let i = 1; i <= typed.length; i++) {
    const letter = typed[i - 1] as string;
    const isLast = i === typed.length;
    const next: number[] = [(row[0] as number) + extraCost(letter, isLast, lang)];
    for (let j = 1; j < width; j++) {
      const other = word[j - 1] as string;
      let cost = Math.min(
        (row[j] as number) + extraCost(letter, isLast, lang),
        (next[j - 1] as number) + extraCost(other, j === width - 1, lang),
        (row[j - 1] as number) + exchangeCost(letter, other, lang),
      );
      if (i > 1 && j > 1 && letter === word[j - 2] && other === typed[i - 2])
        cost = Math.min(cost, (before[j - 2] as number) + swap);
      next.push(cost);
    }
    before = row;
    row = next;
  }
  return isOpen ? Math.min(...row) : (row[width - 1] as number);
}

/**
 * How far typed letters are from those of a word; 0: they are read alike, about 1: one slip.
 * @param typed of `typedLetters`
 * @param word of `nativeLetters`
 */
export function likeness(typed: readonly string[], word: readonly string[], lang: string, isOpen = false): number {
  let least = Number.POSITIVE_INFINITY;
  for (const reading of word) for (const one of typed) least = Math.min(least, distance(one, reading, lang, isOpen));
  return least;
}
