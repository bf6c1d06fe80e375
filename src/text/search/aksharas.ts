import { graphemeBounds } from '../graphemes.ts';

const joiner = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d]/;
const isMark = /\p{M}/u;

/** What Unicode takes for a letter (UAX 29). */
export function graphemesOf(word: string): string[] {
  const [, ...bounds] = graphemeBounds(word);
  let from = 0;
  return bounds.map((to) => {
    const part = word.slice(from, to);
    from = to;
    return part;
  });
}

/**
 * The written syllables of a folded word: a consonant with its signs, a cluster, a vowel: హై-ద-రా-బా-ద్. The signs that are
 * joined to a cluster by a virama belong to it in every script; elsewhere the graphemes of Unicode (UAX 29) decide, of which
 * some scripts' clusters are two.
 */
export function aksharas(word: string): string[] {
  const found: string[] = [];
  for (const part of graphemesOf(word)) {
    const last = found.at(-1);
    if (last !== undefined && joiner.test(last.at(-1) as string)) found[found.length - 1] = last + part;
    else found.push(part);
  }
  return found;
}

/** Letters of Urdu that a word of three syllables has at the least: its short vowels are not written. */
const urduLetters = 5;

/** About how many syllables a folded word has; those of a number are none. */
export function syllableCount(word: string): number {
  if (/^[a-z]/.test(word)) return word.match(/[aeiouy]+/g)?.length ?? 0;
  if (/[0-9]/.test(word)) return 0;
  if (/^[\u0600-\u06ff]/.test(word)) return [...word].length >= urduLetters ? 3 : 2;
  // A consonant without its vowel ends the syllable before it.
  return aksharas(word).filter((one) => !joiner.test(one.at(-1) as string) && !isMark.test(one[0] as string)).length;
}
