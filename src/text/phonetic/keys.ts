import { fold } from '../fold.ts';
import { loanSpellings, loanTables } from '../loans/loans.ts';
import { toLatin } from '../translit.ts';
import { jnaAsGya, readings } from './readings.ts';
import { respellings, spelledOut } from './respellings.ts';

/**
 * Phonetic keys: a word typed in Latin letters and its form in an Indian script share a key. Spellings differ (vaarta,
 * vartha), so a key keeps only what nearly all of them share. Consonants lose aspiration and doubling, and similar ones
 * merge. Vowels become `i` (i, e, ai) or `u` (u, o, au); `a` stays only at the beginning, as many drop the inherent a.
 *
 *     native लखनऊ -> lakhnau (toLatin) -> laknau (SOUNDS) -> lknu (keyOf)
 *     typed lucknow -> luknou (SOUNDS) -> luknu (keyOf)
 *                      laknou (variants: u may be the inherent a) -> lknu
 *     typedKeys('lucknow', 'hi') = ['luknu', 'lknu'], nativeKeys('लखनऊ', 'hi') = ['lknu']
 */

/** Groups of scripts that merge sounds: a typed word must merge the same ones. */
type Ear = 'plain' | 'eastern' | 'assamese' | 'tamil' | 'malayalam' | 'urdu';

const EARS: Ear[] = ['plain', 'eastern', 'assamese', 'tamil', 'malayalam', 'urdu'];

const EAR_OF_LANG: Record<string, Ear> = {
  bn: 'eastern',
  as: 'assamese',
  or: 'eastern',
  ta: 'tamil',
  ml: 'malayalam',
  ur: 'urdu',
};

const NATIVE: [RegExp, Ear][] = [
  [/^[\u0980-\u09ff\u0b00-\u0b7f]/, 'eastern'],
  [/^[\u0b80-\u0bff]/, 'tamil'],
  [/^[\u0d00-\u0d7f]/, 'malayalam'],
  [/^[\u0600-\u06ff]/, 'urdu'],
  [/^[\u0900-\u0d7f]/, 'plain'],
];

/** Shortest key; one letter matches too much. */
const LEAST = 2;
/** Shortest key for a prefix match; shorter ones match whole words only. */
export const LEAST_BEGINNING = 3;
const MOST = 32;
const mostNative = 4;

type Rules = [RegExp, string][];

/** Latin letters to sounds, one letter each. `y` before a vowel is a consonant, else a vowel. */
const SOUNDS: Rules = [
  [/[ct]ch/g, 'ch'],
  [/sch(?=[eou])/g, 'sk'], // school, scheme
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
  [/(?<=[ie])y(?=[aeiou])|(?<=a)y(?=i)/g, ''],
  [/(?<=a)ya+/g, 'i'],
  [/([^aeiou])\1+/g, '$1'],
];

/** Nasals assimilate to the next consonant: samsad and sansad, sanbandh and sambandh. */
const WRITTEN_NASAL: Rules = [
  [/ng(?=[^aeiouy])/g, 'n'],
  [/m(?=[shyv])/g, 'n'],
];
const NASALS: Rules = [...WRITTEN_NASAL, [/n(?=[bp])/g, 'm']];

/** Clusters that may be one letter (vijnan), or two with the vowel left out (yojna, ganpati). */
const CLUSTERS: Rules = [[/jn|gn|dny/g, 'gy'], ...NASALS];

const BY_EAR: Record<Ear, Rules> = {
  plain: [],
  eastern: [
    [/v/g, 'b'],
    [/^y/, 'j'],
  ],
  assamese: [
    [/ks(?=[aeiou])/g, 's'],
    [/c/g, 's'],
    [/v/g, 'b'],
    [/^y/, 'j'],
    [/([^aeiou])\1+/g, '$1'],
  ],
  tamil: [
    [/g/g, 'k'],
    [/d/g, 't'],
    [/b/g, 'p'],
    [/[cj]/g, 's'],
    [/([^aeiou])\1+/g, '$1'],
    [/^([kpst])[aeiou]+(?=r)/, '$1'],
  ],
  // Consonants are voiced after a nasal and between vowels: perumbavoor, manjeri, kasargod.
  malayalam: [
    [/d/g, 't'],
    [/mb/g, 'mp'],
    [/n[jy]/g, 'nc'],
    [/g/g, 'k'],
    [/m(?=[ktcj])/g, 'n'],
    [/([^aeiou])\1+/g, '$1'],
  ],
  urdu: [],
};

const respelt = (word: string, rules: Rules): string =>
  rules.reduce((text, [from, to]) => text.replace(from, to), word);

function soundsOf(latin: string, ear: Ear, clusters: Rules): string {
  const word = ear === 'tamil' || ear === 'malayalam' ? latin.replaceAll('zh', 'l') : latin;
  return respelt(respelt(respelt(word, SOUNDS), clusters), BY_EAR[ear]);
}

/** Replaces vowels by their classes. `a` stays only at the beginning, where it stands for every vowel in Urdu. */
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

/**
 * Keys of a word in an Indian script: at most 4, the usual one first. None for other scripts, words with digits, and short
 * words. Spellings that `fold` makes equal have equal keys.
 */
export function nativeKeys(word: string, lang?: string): string[] {
  const folded = fold(word);
  const script = NATIVE.find(([letters]) => letters.test(folded))?.[1];
  if (!script || /[0-9a-z]/.test(folded)) return [];
  const ear = script === 'eastern' && lang === 'as' ? 'assamese' : script;
  return distinct(
    readings(folded, lang).map((reading) => {
      const latin = toLatin(jnaAsGya(reading), lang).replace(/[^a-z]/g, '');
      return keyOf(soundsOf(latin, ear, WRITTEN_NASAL), ear);
    }),
  ).slice(0, mostNative);
}

/** Whether a folded word consists of 2 to 40 Latin letters, so that it may be typed for another script. */
export const isTyped = (folded: string): boolean => /^[a-z]{2,40}$/.test(folded);

/**
 * Keys of a word typed in Latin letters: at most 12 (36 without `lang`), the nearest first. None for other words.
 * @param lang language of the words to find; absent: all
 * @param unfinished the word is a prefix: its last letters may read differently in the whole word
 * @param heard cache of keys, to be shared by calls for one word in several languages
 */
export function typedKeys(
  word: string,
  lang?: string,
  unfinished = false,
  heard = new Map<string, string[]>(),
): string[] {
  const folded = fold(word).replaceAll("'", '');
  if (!isTyped(folded)) return [];
  const ears = lang === undefined ? EARS : [EAR_OF_LANG[lang] ?? 'plain'];
  const spellings = [folded];
  if (unfinished && /[^aeiou]y$/.test(folded)) spellings.push(`${folded}a`);
  if (unfinished && /[ao]y$/.test(folded)) spellings.push(`${folded}e`); // panchay
  if (unfinished && lang === 'ur' && /[^aeiou][vw]$/.test(folded))
    spellings.push(folded.replace(/[aeiou]?([^aeiou]+)[vw]$/, 'a$1u')); // rishw
  if (/[^aeiou].*[^aeiou].*[^aeiou]e$/.test(folded))
    spellings.push(folded.replace(/c?e$/, (end) => (end === 'ce' ? 's' : ''))); // kozhikode, police
  if (/...ah$/.test(folded)) spellings.push(folded.slice(0, -1)); // howrah
  for (const spelling of [...spellings]) {
    const asRi = spelling.replace(/(?<=[bdghkmnpstv])ru/g, 'ri'); // mrutyu, krushi
    if (asRi !== spelling) spellings.push(asRi);
  }
  spellings.push(...respellings(folded, lang));
  const letters = ears.flatMap((ear) => spelledOut(folded).map((named) => keyOf(soundsOf(named, ear, []), ear)));
  const keys = ears.flatMap((ear) =>
    [CLUSTERS, WRITTEN_NASAL, []].flatMap((clusters, n) =>
      spellings.flatMap((spelling) => {
        const name = `${ear} ${n} ${spelling}`;
        const keys = heard.get(name) ?? heardKeys(spelling, ear, clusters);
        heard.set(name, keys);
        return keys;
      }),
    ),
  );
  return distinct([...letters, ...loanKeys(folded, lang), ...keys]).slice(0, lang === undefined ? 36 : 12);
}

/** Keys of one spelling. Urdu puts a vowel before s and a consonant: اسکول. */
function heardKeys(spelling: string, ear: Ear, clusters: Rules): string[] {
  const sounds = soundsOf(spelling, ear, clusters);
  const found = variants(sounds, ear);
  return ear === 'urdu' && /^s[kmpt]/.test(sounds) ? [...variants(`a${sounds}`, ear), ...found] : found;
}

/** Keys of the native spellings of an English loanword, from a table. */
function loanKeys(folded: string, lang: string | undefined): string[] {
  const langs = lang === undefined ? Object.keys(loanTables) : [lang];
  const keys = langs.flatMap((one) => loanSpellings(folded, one).flatMap((spelling) => nativeKeys(spelling, one)));
  return [...new Set(keys)].slice(0, lang === undefined ? 12 : 6);
}

/** Keys with up to three typed vowels read as the inherent a: lucknow, hyderabad, kolkata; in Urdu any short vowel. */
function variants(sounds: string, ear: Ear): string[] {
  const consonants = sounds.replace(/[aeiou]+/g, '').length;
  const loose = [...sounds.matchAll(/(?<=[^aeiou])[eiou](?=[^aeiou])/g)].flatMap(({ 0: vowel, index }) => {
    const closed = /^[^aeiou]{2}/.test(sounds.slice(index + 1));
    if (ear === 'urdu') return consonants >= 3 || closed || /^[aeiou]|a$/.test(sounds) ? [index] : []; // amit, zila
    if (vowel === 'i') return [];
    if (vowel === 'o' && (ear === 'eastern' || ear === 'assamese')) return [index];
    if (vowel === 'e' && consonants >= 3) return [index];
    const isLast = vowel === 'u' && index === sounds.length - 2; // meerut
    return (closed && vowel !== 'e') || (isLast && consonants >= 3) ? [index] : [];
  });
  const all = loose.slice(0, 3);
  const found: string[] = [];
  for (let dropped = 0; dropped < 1 << all.length; dropped++) {
    const letters = [...sounds];
    for (const [bit, at] of all.entries()) if (dropped & (1 << bit)) letters[at] = 'a';
    found.push(keyOf(letters.join(''), ear));
  }
  if (ear !== 'eastern' && ear !== 'assamese') return found;
  // Eastern languages pronounce the inherent vowel as o: rajyo, orunachol, somoy.
  const spoken = sounds
    .replace(/^o/, 'a')
    .replace(/(?<=[^aeiou])o$/, '')
    .replace(/oi$/, 'ai');
  if (spoken !== sounds) found.push(keyOf(spoken, ear), keyOf(spoken.replaceAll('o', 'a'), ear));
  return found;
}
