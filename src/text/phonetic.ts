import { fold } from './fold.ts';
import { at, blockOf } from './scripts.ts';
import { toLatin } from './translit.ts';

/**
 * Keys by which a word typed in Latin letters finds the word that an Indian script writes: what people type follows
 * the sound, each in their own way (vaarta, vartha), so a key keeps of a word only what nearly all of them agree on.
 * Its consonants without breath, doubling and length, with one letter for those that are typed alike; of the vowels
 * `i` (i, e, ai), `u` (u, o, au), and `a` only where a word begins, since the unwritten a comes and goes.
 */

/** Scripts that write some sounds alike, so that the typed word has to give up the difference too. */
type Ear = 'plain' | 'eastern' | 'tamil' | 'malayalam' | 'urdu';

const EARS: Ear[] = ['plain', 'eastern', 'tamil', 'malayalam', 'urdu'];

const EAR_OF_LANG: Record<string, Ear> = {
  ...{ bn: 'eastern', as: 'eastern', or: 'eastern', ta: 'tamil', ml: 'malayalam', ur: 'urdu' },
};

const NATIVE: [RegExp, Ear][] = [
  [/^[\u0980-\u09ff\u0b00-\u0b7f]/, 'eastern'],
  [/^[\u0b80-\u0bff]/, 'tamil'],
  [/^[\u0d00-\u0d7f]/, 'malayalam'],
  [/^[\u0600-\u06ff]/, 'urdu'],
  [/^[\u0900-\u0d7f]/, 'plain'],
];

/** Keys of one letter say nothing. */
const LEAST = 2;
/** A key shorter than this finds only whole words. */
export const LEAST_BEGINNING = 3;
const MOST = 32;

type Rules = [RegExp, string][];

/** From Latin letters to sounds, one letter each; `y` before a vowel is the consonant, else the vowel. */
const SOUNDS: Rules = [
  [/tch/g, 'ch'],
  [/chh?/g, 'C'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/C/g, 'c'],
  [/sh/g, 's'],
  [/x/g, 'ks'],
  [/q/g, 'k'],
  [/[fp]h?/g, 'p'],
  [/(?<=[ao])w(?![aeiouy])/g, 'u'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/(?<=[bcdgjklmnprst])h/g, ''],
  [/y(?![aeiou])/g, 'i'],
  [/(?<=[ie])y(?=[aeiou])/g, ''],
  [/(?<=a)ya+/g, 'i'],
  [/([^aeiou])\1+/g, '$1'],
  [/jn|gn|dny/g, 'gy'],
  [/ng(?=[^aeiouy])/g, 'n'],
  [/m(?=[shyv])/g, 'n'],
  [/n(?=[bp])/g, 'm'],
];

const BY_EAR: Record<Ear, Rules> = {
  plain: [],
  eastern: [
    [/v/g, 'b'],
    [/^y/, 'j'],
  ],
  tamil: [
    [/g/g, 'k'],
    [/d/g, 't'],
    [/b/g, 'p'],
    [/[cj]/g, 's'],
    [/([^aeiou])\1+/g, '$1'],
    [/^([kpst])[iu](?=r)/, '$1'],
  ],
  malayalam: [
    [/d/g, 't'],
    [/([^aeiou])\1+/g, '$1'],
  ],
  urdu: [],
};

const respelt = (word: string, rules: Rules): string =>
  rules.reduce((text, [from, to]) => text.replace(from, to), word);

function soundsOf(latin: string, ear: Ear): string {
  const word = ear === 'tamil' || ear === 'malayalam' ? latin.replaceAll('zh', 'l') : latin;
  return respelt(respelt(word, SOUNDS), BY_EAR[ear]);
}

/** Vowels as their classes; an `a` only where the word begins, and there for any vowel in Urdu. */
function keyOf(sounds: string, ear: Ear): string {
  const key = sounds.replace(/[aeiou]+/g, (run, at: number) => {
    const classes = run
      .replace(/[ie]+/g, 'i')
      .replace(/[ou]+/g, 'u')
      .replaceAll('a', '')
      .replace(/(.)\1+/g, '$1');
    if (at > 0) return classes;
    return ear === 'urdu' ? 'a' : classes || 'a';
  });
  return key.slice(0, MOST);
}

const distinct = (keys: string[]): string[] => [...new Set(keys)].filter((key) => key.length >= LEAST);

// ड ঢ and the like within a word, not in a cluster nor behind an anusvara.
const FLAPPED =
  /(?<=[^\u094d\u0902\u09cd\u0982\u0b4d\u0b02])[\u0921\u0922\u09a1\u09a2\u0b21\u0b22](?![\u094d\u09cd\u0b4d])/g;

/**
 * The readings of a folded word that a key has to tell apart: folding took the dot from ड़ and য়, which is the
 * difference between d and r, and between j and y. Within a word either is meant; at its beginning it has no dot.
 */
function readings(word: string): string[] {
  const dotted = word.replace(/(?<!^|\u09cd)\u09af/g, '\u09af\u09bc');
  const flapped = dotted.replace(FLAPPED, (letter) => at(blockOf(letter), 0x30));
  return flapped === dotted ? [dotted] : [dotted, flapped];
}

/**
 * The keys under which a word of an Indian script is found, the usual one first; none for words of other scripts, for
 * those with digits, and for those too short. Spellings that `fold` makes equal have equal keys.
 */
export function nativeKeys(word: string, lang?: string): string[] {
  const folded = fold(word);
  const ear = NATIVE.find(([script]) => script.test(folded))?.[1];
  if (!ear || /[0-9a-z]/.test(folded)) return [];
  return distinct(
    readings(folded).map((reading) => keyOf(soundsOf(toLatin(reading, lang).replace(/[^a-z]/g, ''), ear), ear)),
  );
}

/** Whether a folded word is one that people type for a word of another script. */
export const isTyped = (folded: string): boolean => /^[a-z]{2,40}$/.test(folded);

/**
 * The keys that a word typed in Latin letters may stand for, the nearest first and at most 12 (24 for all languages);
 * none for what is no word of Latin letters.
 * @param lang whose words are looked for; absent: those of every language
 * @param unfinished the word is a beginning: its last letters may belong to what is still to come
 */
export function typedKeys(word: string, lang?: string, unfinished = false): string[] {
  const folded = fold(word).replaceAll("'", '');
  if (!isTyped(folded)) return [];
  const ears = lang === undefined ? EARS : [EAR_OF_LANG[lang] ?? 'plain'];
  const spellings = [folded];
  if (unfinished && /[^aeiou]y$/.test(folded)) spellings.push(`${folded}a`);
  if (/[^aeiou].*[^aeiou].*[^aeiou]e$/.test(folded))
    spellings.push(folded.replace(/c?e$/, (end) => (end === 'ce' ? 's' : ''))); // kozhikode, police
  if (/...ah$/.test(folded)) spellings.push(folded.slice(0, -1)); // howrah
  const keys = ears.flatMap((ear) => spellings.flatMap((spelling) => variants(soundsOf(spelling, ear), ear)));
  return distinct(keys).slice(0, lang === undefined ? 24 : 12);
}

/** A typed vowel may stand for the unwritten a: lucknow, hyderabad, kolkata, and any short one in Urdu. */
function variants(sounds: string, ear: Ear): string[] {
  const consonants = sounds.replace(/[aeiou]+/g, '').length;
  const loose = [...sounds.matchAll(/(?<=[^aeiou])[eiou](?=[^aeiou])/g)].flatMap(({ 0: vowel, index }) => {
    const closed = /^[^aeiou]{2}/.test(sounds.slice(index + 1));
    if (ear === 'urdu') return consonants >= 3 || closed ? [index] : [];
    if (vowel === 'i') return [];
    if (vowel === 'o' && ear === 'eastern') return [index];
    if (vowel === 'e' && consonants >= 3) return [index];
    return closed && vowel !== 'e' ? [index] : [];
  });
  const all = loose.slice(0, 3);
  const found: string[] = [];
  for (let dropped = 0; dropped < 1 << all.length; dropped++) {
    const letters = [...sounds];
    for (const [bit, at] of all.entries()) if (dropped & (1 << bit)) letters[at] = 'a';
    found.push(keyOf(letters.join(''), ear));
  }
  if (ear === 'eastern' && sounds.startsWith('o')) found.push(keyOf(`a${sounds.slice(1)}`, ear));
  return found;
}
