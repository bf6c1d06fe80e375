import type { Lang } from '../../src/core/model/common.ts';
import { fold } from '../../src/text/fold.ts';
import { at, BLOCK, blockOf } from '../../src/text/scripts.ts';
import type { Headline, Keyword } from './search-sets.ts';

export const queryKinds = ['exact', 'encodings', 'typing errors', 'inflected', 'Latin', 'loan words'] as const;
export type QueryKind = (typeof queryKinds)[number];

/** What a reader types, and the headline that is looked for. */
export interface Query {
  typed: string;
  headline: Headline;
  /** What every relevant headline has. */
  words: Keyword[];
}

/** A number from 0 to 1 that belongs to a text, so that the same queries run every time. */
export function chance(text: string): number {
  let hash = 2_166_136_261;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) as number), 16_777_619) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_507) >>> 0;
  return ((hash ^ (hash >>> 13)) >>> 0) / 4_294_967_296;
}

const pick = <T>(list: readonly T[], seed: string): T => list[Math.floor(chance(seed) * list.length)] as T;

/** Both are the same word for a reader. */
const isSame = (one: Keyword, other: Keyword): boolean =>
  [one.form, one.other].some((a) => [other.form, other.other].some((b) => fold(a) === fold(b)));

/** Whether a headline has all words of a query, in any inflection. */
export const isRelevant = ({ subject, keywords }: Headline, words: readonly Keyword[]): boolean =>
  words.every((word) => [subject, ...keywords].some((one) => isSame(one, word)));

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });
const graphemes = (word: string): string[] => Array.from(segmenter.segment(word), ({ segment }) => segment);

const indicPairs = [
  // Offsets in a block: short and long vowel signs, letters and breath, the dentals and retroflexes, n and n, l and l, sh and s.
  ...[
    [0x3f, 0x40],
    [0x41, 0x42],
    [0x46, 0x47],
    [0x4a, 0x4b],
    [0x15, 0x16],
    [0x1c, 0x1d],
    [0x1f, 0x20],
    [0x24, 0x25],
    [0x26, 0x27],
  ],
  ...[
    [0x21, 0x22],
    [0x2a, 0x2b],
    [0x2c, 0x2d],
    [0x23, 0x28],
    [0x33, 0x32],
    [0x36, 0x38],
    [0x37, 0x36],
  ],
] as [number, number][];
const likeInTamil = 'னண ணந லள ளழ ரற றர நன சஸ'.split(' ');
const likeInUrdu = 'سص تط زذ ہح کق عا زض ثس'.split(' ');
const likeInLatin = 'ei ie ao sc ck uo nm vw td'.split(' ');

function swapped(word: string, pairs: readonly string[], seed: string): string | null {
  const places = [...word].flatMap((letter, i) => {
    const to = pairs.filter((pair) => pair.includes(letter)).map((pair) => pair.replace(letter, ''));
    return to.length > 0 && i > 0 ? [[i, pick(to, seed + i)] as const] : [];
  });
  if (places.length === 0) return null;
  const [i, letter] = pick(places, seed);
  return [...word].map((one, n) => (n === i ? letter : one)).join('');
}

/** Pairs of letters of the block of a word that a keyboard has and the Unicode version knows. */
function pairsOf(word: string): string[] {
  const letter = [...word].find((one) => blockOf(one) >= 0x900 && blockOf(one) <= 0xd00);
  if (!letter) return /[\u0600-\u06ff]/.test(word) ? likeInUrdu : likeInLatin;
  const block = blockOf(letter);
  if (block === BLOCK.tamil) return [...likeInTamil, 'ிீ', 'ுூ', 'ெே', 'ொோ'];
  return indicPairs
    .map(([one, other]) => at(block, one) + at(block, other))
    .filter((pair) => /^\p{Assigned}+$/u.test(pair));
}

/** One typing error within a word: a like letter or a vowel of another length, a missing sign, two letters exchanged. */
export function misspelt(word: string, seed: string): string {
  const letters = graphemes(word);
  const ways = [
    () => swapped(word, pairsOf(word), seed),
    () => swapped(word, pairsOf(word), `${seed}again`),
    () => {
      const marks = [...word].flatMap((letter, i) => (/\p{M}/u.test(letter) && i > 1 ? [i] : []));
      if (marks.length === 0) {
        const i = 1 + Math.floor(chance(seed) * (letters.length - 1));
        return letters.filter((_, n) => n !== i).join('');
      }
      const i = pick(marks, seed);
      return [...word].filter((_, n) => n !== i).join('');
    },
    () => {
      const i = 1 + Math.floor(chance(seed) * (letters.length - 2));
      [letters[i], letters[i + 1]] = [letters[i + 1] ?? '', letters[i] ?? ''];
      return letters.join('');
    },
  ];
  const first = Math.floor(chance(`${seed}way`) * ways.length);
  for (let n = 0; n < ways.length; n++) {
    const made = ways[(first + n) % ways.length]?.();
    if (made && fold(made) !== fold(word)) return made;
  }
  return `${word}${letters.at(-1)}`;
}

const OLD_CHILLU: Record<string, string> = { ൺ: 'ണ്\u200d', ൻ: 'ന്\u200d', ർ: 'ര്\u200d', ൽ: 'ല്\u200d', ൾ: 'ള്\u200d' };
const ARABIC: Record<string, string> = { ی: 'ي', ک: 'ك', ہ: 'ه' };

/** The same text as other keyboards, older systems and other habits of writing give it. */
export function recoded(text: string, seed: string): string {
  const ways: ((s: string) => string)[] = [
    (s) => s.replace(/[ൺൻർൽൾ]/g, (letter) => OLD_CHILLU[letter] as string),
    (s) => s.replace(/[یکہ]/g, (letter) => ARABIC[letter] as string),
    (s) => s.replaceAll('\u200c', ''),
    // A nasal as a letter and as anusvara; Tamil and Malayalam have one way.
    (s) =>
      s.replace(/([\u0902\u0a02\u0a82\u0b02\u0c02\u0c82])(?=[\u0900-\u0cff])/g, (sign, _, i: number) => {
        const next = s.codePointAt(i + 1) as number;
        const row = [0x15, 0x1a, 0x1f, 0x24, 0x2a].find((first) => (next & 0x7f) >= first && (next & 0x7f) < first + 4);
        const block = blockOf(sign);
        return row === undefined || block === BLOCK.gurmukhi ? sign : at(block, row + 4) + at(block, 0x4d);
      }),
    (s) => s.replace(/[\u093c\u0a3c]|(?<=[\u0921\u0922])\u093c/g, ''),
    (s) => s.replace(/\u0a70/g, '\u0a02'),
    (s) => s.replace(/([\u094d\u09cd\u0acd\u0b4d\u0c4d\u0ccd])(?=[\u0900-\u0cff])/u, '$1\u200c'),
    (s) => s.normalize('NFD'),
    (s) => s.toUpperCase(),
    (s) => s.replace(/(?<=\p{L}\p{M}*)(?=\p{L})/u, '\u200d'),
  ];
  const made = ways.map((way) => way(text)).filter((one) => one !== text);
  return made.length > 0 ? pick(made, seed) : text;
}

/** Queries of one kind for a headline; none where it has no such word, and no Latin letters in English. */
export function queryOf(kind: QueryKind, headline: Headline, lang: Lang): Query | null {
  const { subject, keywords, number } = headline;
  const seed = `${lang}${number}${kind}`;
  const word = pick(keywords, seed);
  const query = (typed: string, words: Keyword[]): Query => ({ typed, headline, words });
  switch (kind) {
    case 'exact': {
      const words = number % 3 === 0 ? keywords : [word];
      return query([subject, ...words].map(({ form }) => form).join(' '), [subject, ...words]);
    }
    case 'encodings':
      return query(recoded(`${subject.form} ${word.form}`, seed), [subject, word]);
    case 'typing errors': {
      const long = keywords.filter(({ form }) => graphemes(form).length >= 3);
      const wrong = pick(long.length > 0 ? long : keywords, seed);
      const inSubject = subject === wrong || (chance(`${seed}where`) < 0.3 && graphemes(subject.form).length >= 3);
      const typed =
        inSubject && !subject.form.includes(' ')
          ? [misspelt(subject.form, seed), wrong.form]
          : [subject.form, misspelt(wrong.form, seed)];
      return query(typed.join(' '), [subject, wrong]);
    }
    case 'inflected':
      return query(`${subject.other} ${word.other}`, [subject, word]);
    case 'Latin': {
      const native = keywords.filter(({ isLoan }) => !isLoan);
      if (lang === 'en' || native.length === 0) return null;
      const typed = pick(native, seed);
      return query(`${subject.latin} ${typed.latin}`, [subject, typed]);
    }
    case 'loan words': {
      const loans = keywords.filter(({ isLoan }) => isLoan);
      if (lang === 'en' || loans.length === 0) return null;
      const typed = pick(loans, seed);
      return query(`${subject.other} ${typed.latin}`, [subject, typed]);
    }
  }
}
