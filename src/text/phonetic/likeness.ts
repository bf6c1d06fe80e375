import { toLatin } from '../translit.ts';
import { jnaAsGya, readings } from './readings.ts';

/**
 * How far a word in an Indian script is from what was typed in Latin letters. Phonetic keys (`keys.ts`) only tell which words
 * come into question, as they leave out vowels; here their letters are compared.
 */

type Rules = [RegExp, string | ((...parts: string[]) => string)][];

const BOTH: Rules = [
  [/(?<=[aeiou])gh(?=t)/g, ''],
  [/[ct]?ch+/g, 'C'],
  [/sh+/g, 's'],
  [/ph|f/g, 'P'],
  [/([bdgjkt])\1*h+/g, (_, stop: string) => stop.toUpperCase()],
  [/(?<=[BDGJKPTsrlmn])h/g, ''],
  [/c(?=[eiy])/g, 's'],
  [/[cq]/g, 'k'],
  [/C/g, 'c'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/ee+/g, 'i'],
  [/oo+/g, 'u'],
  [/(?<=[aeiou])y(?![aeiou])|y$/g, 'i'],
  [/(?<=[ie])y(?=[aeiou])/g, ''],
  [/m(?=[sy])/g, 'n'],
  [/n(?=[pbPB])/g, 'm'],
  [/ng(?=[cjJtTdDs])/g, 'n'],
  [/(.)\1+/g, '$1'],
];

const TYPED: Rules = [
  [/(?<=[aeiou].*)ce$/, 's'], // police
  [/(?<=[aeiou].*[^aeiou])e$/, ''], // airline
  [/[ao]w(?![aeiou])/g, 'au'], // lucknow
  [/ck/g, 'k'],
  [/tion\b|sion\b/, 'san'],
];

const respelt = (text: string, rules: Rules): string =>
  rules.reduce((all, [from, to]) => all.replace(from, to as string), text);

/** What a typed word may sound like, in comparable letters. */
export function typedLetters(folded: string): string[] {
  const word = folded.replaceAll('zh', 'L');
  return [...new Set([respelt(word, BOTH), respelt(respelt(word, TYPED), BOTH)])];
}

/** Readings of a word that are compared. */
const mostReadings = 4;

/** Languages that are typed with th and dh for dental letters, and that hardly have others with breath. */
const dravidian = /^(?:te|ta|kn|ml)$/;
const STOPS = /[\u0c1f-\u0c22\u0c24-\u0c27\u0c9f-\u0ca2\u0ca4-\u0ca7\u0d1f-\u0d22\u0d24-\u0d27]/g;
const isRetroflex = (letter: string): boolean => ((letter.codePointAt(0) as number) & 0x7f) < 0x23;

const RETROFLEX: Record<string, string> = { t: 'Q', d: 'W' };

/** Letters of a Telugu, Kannada or Malayalam word, with letters of their own for a retroflex t and d. Tamil has th for the others anyhow. */
function withRetroflex(latin: string, word: string): string {
  const written = word.match(STOPS) ?? [];
  if (latin.match(/[td]/g)?.length !== written.length) return latin;
  let at = 0;
  return latin.replace(/([td])h?/g, (letter, stop: string) =>
    isRetroflex(written[at++] as string) ? (RETROFLEX[stop] as string) : letter,
  );
}

/** Marathi and Gujarati write and type a d that others take for r: गाडी, gadi. */
const readingsOf = (word: string, lang: string): string[] =>
  readings(word, lang).filter((one) => !/^(?:mr|gu)$/.test(lang) || count(one, /[रર]/g) === count(word, /[रર]/g));
const count = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0;

/** The same of a folded word in an Indian script, of each of its readings. */
export const nativeLetters = (word: string, lang: string): string[] =>
  [
    ...new Set(
      readingsOf(word, lang).map((reading) => {
        const latin = toLatin(jnaAsGya(reading), lang)
          .replace(/[^a-z]/g, '')
          .replaceAll('zh', 'L');
        return respelt(withRetroflex(latin, reading), BOTH);
      }),
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
  ur: ['uv', 'ov', 'iy', 'ey', 'au', 'ai', 'ae', 'ao'],
  ne: ['bv'],
};
/** Of letters that are not exchanged for one another by ear. */
const otherConsonant = 1.3;
const otherVowel = 1;
/** Breath that was typed and is not in the word, and a letter of another place in the mouth. */
const otherPlace = 0.35;
const swap = 1;
const withinBeginning = 0.4;
const extraVowel = 0.65;

/** What a letter is without its breath, and without its place in the mouth. */
const plain: Record<string, string> = {
  K: 'k',
  G: 'g',
  B: 'b',
  J: 'j',
  T: 't',
  D: 'd',
  P: 'p',
  L: 'l',
  Q: 't',
  W: 'd',
};

/** The breath is left out more often than it is put too much; th and dh of the south are dental letters. */
function breathCost(typed: string, word: string, lang: string): number {
  const [isTyped, isWord] = [typed in plain, word in plain];
  if (typed === word || (!isTyped && /[QW]/.test(word)) || (!isTyped && !isWord)) return 0;
  const isDental = /[TD]/.test(typed);
  if (dravidian.test(lang) && isDental) return /[QW]/.test(word) || (lang === 'ta' && !isWord) ? otherPlace : 0;
  if (lang === 'ta' && !/[Ll]/.test(word)) return 0.1;
  if (isTyped) return otherPlace;
  return word === 'P' ? 0.3 : dravidian.test(lang) ? 0.1 : 0.15;
}

function exchangeOf(typed: string, word: string, lang: string): number {
  if (typed === word) return 0;
  const breath = breathCost(typed, word, lang);
  const [one, other] = [plain[typed] ?? typed, plain[word] ?? word];
  if (one === other) return breath;
  const pair = one < other ? one + other : other + one;
  if (alike[lang]?.includes(pair)) return 0.1 + breath;
  if (pair === 'dr' && dravidian.test(lang)) return otherConsonant;
  return Math.min(
    (exchanged[pair] ?? (isVowel(one) && isVowel(other) ? otherVowel : otherConsonant)) + breath,
    otherConsonant,
  );
}

/** Costs of all pairs of letters of a language: they are asked for hundreds of thousands of times by a search. */
const tables = new Map<string, Float64Array>();
const letterCodes = 128;

function exchangesOf(lang: string): Float64Array {
  let table = tables.get(lang);
  if (!table) {
    table = Float64Array.from({ length: letterCodes ** 2 }, (_, at) =>
      exchangeOf(String.fromCharCode(Math.floor(at / letterCodes)), String.fromCharCode(at % letterCodes), lang),
    );
    tables.set(lang, table);
  }
  return table;
}

function extraCost(letter: string, isLast: boolean, lang: string): number {
  if (letter === 'h') return lang === 'ur' || isLast ? 0.5 : 0.65;
  if (!isVowel(letter)) return letter === 'n' && isLast ? 0.3 : 1;
  if (lang === 'ur') return 0.15;
  if (letter === 'a') return isLast ? 0.1 : 0.25;
  if (letter === 'o' && (lang === 'bn' || lang === 'as')) return 0.2;
  return isLast ? 0.3 : 0.7;
}

/** A vowel is hardly typed where none is spoken, but often left out: gari is no গ্রিন. */
function typedExtraCost(letter: string, isLast: boolean, isOpen: boolean, lang: string): number {
  const cost = extraCost(letter, isLast, lang);
  // The east speaks an o behind consonants that seem to end a syllable.
  if (lang === 'ur' || !isVowel(letter) || (letter === 'o' && /^(?:bn|as)$/.test(lang))) return cost;
  return isLast ? (isOpen && letter === 'a' ? withinBeginning : cost) : Math.max(cost, extraVowel);
}

/** @param isOpen the typed letters may be the beginning of the word */
function distance(typed: string, word: string, lang: string, isOpen: boolean): number {
  const exchanges = exchangesOf(lang);
  const width = word.length + 1;
  let before: number[] = [];
  let row = Array.from({ length: width }, () => 0);
  for (let j = 1; j < width; j++)
    row[j] = (row[j - 1] as number) + extraCost(word[j - 1] as string, j === width - 1, lang);
  for (let i = 1; i <= typed.length; i++) {
    const letter = typed[i - 1] as string;
    const isLast = i === typed.length;
    // The last letter of a beginning stands within the word.
    const extra = typedExtraCost(letter, isLast, isOpen, lang);
    const next: number[] = [(row[0] as number) + extra];
    for (let j = 1; j < width; j++) {
      const other = word[j - 1] as string;
      let cost = Math.min(
        (row[j] as number) + extra,
        (next[j - 1] as number) + extraCost(other, j === width - 1, lang),
        (row[j - 1] as number) + (exchanges[letter.charCodeAt(0) * letterCodes + other.charCodeAt(0)] as number),
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
