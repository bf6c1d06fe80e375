import type { Lang } from '../../src/core/model/common.ts';
import { fold } from '../../src/text/fold.ts';
import { tokens } from '../../src/text/tokens.ts';
import { chance, misspelt, recoded } from './search-queries.ts';
import { plain as romanised, typedBy } from './search-romanised.ts';
import type { Finder } from './search-score.ts';
import { type Title, wordsOf } from './search-titles.ts';

/** Searches for words of `search-titles.ts`, by what is typed. */
export const wordKinds = [
  'word',
  'beginning',
  'typing error',
  'verb form',
  'two words',
  'number',
  'old chillu',
  'Latin',
  'Latin by rule',
  'Latin beginning',
  'Latin slip',
  'loan word',
  'loan slip',
] as const;
export type WordKind = (typeof wordKinds)[number];

export interface WordQuery {
  typed: string;
  /** Whether a reader takes the title for an answer. */
  isRelevant(title: Title): boolean;
  wanted: string;
}

export interface WordScore {
  queries: number;
  found: number;
  first: number;
  answered: number;
  relevant: number;
}

/** How many queries of one kind, language and half. */
const most = 30;

const sample = <T>(all: readonly T[], seed: string, nameOf: (one: T) => string): T[] =>
  all
    .map((one) => ({ one, place: chance(seed + nameOf(one)) }))
    .sort((a, b) => a.place - b.place)
    .slice(0, most)
    .map(({ one }) => one);

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });
const graphemes = (word: string): string[] => Array.from(segmenter.segment(word), ({ segment }) => segment);

/** Inflections of a word begin alike. */
function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  const [a, b] = [[...one], [...other]];
  let shared = 0;
  while (shared < a.length && a[shared] === b[shared]) shared++;
  return shared >= Math.max(3, 0.7 * Math.min(a.length, b.length));
}

interface Read {
  words: string[];
  romanised: string[];
}

const readTitles = new WeakMap<Title, Read>();

function readOf(title: Title): Read {
  let found = readTitles.get(title);
  if (!found) {
    const words = tokens(title.text);
    found = { words, romanised: words.map(romanised) };
    readTitles.set(title, found);
  }
  return found;
}

const hasWord =
  (word: string) =>
  (title: Title): boolean => {
    const folded = fold(word);
    return readOf(title).words.some((one) => isSameWord(one, folded));
  };

/** The title has the word, or another that may be written so in Latin letters. */
const soundsLike = (word: string, typed: string) => {
  const has = hasWord(word);
  const sound = romanised(typed);
  return (title: Title): boolean => has(title) || readOf(title).romanised.includes(sound);
};

const slipped = (typed: string, seed: string): string => {
  const at = 1 + Math.floor(chance(seed) * (typed.length - 2));
  const letter = typed[at] as string;
  const vowels = 'aeiou'.replace(letter, '');
  const ways = [
    () => typed.slice(0, at) + typed.slice(at + 1),
    () => typed.slice(0, at) + letter + typed.slice(at),
    () => typed.slice(0, at) + typed[at + 1] + letter + typed.slice(at + 2),
    () => typed.replace(/(?<=.)[aeiou](?=.)/, () => vowels[Math.floor(chance(`${seed}v`) * vowels.length)] as string),
  ];
  const first = Math.floor(chance(`${seed}way`) * ways.length);
  for (let n = 0; n < ways.length; n++) {
    const made = ways[(first + n) % ways.length]?.() as string;
    if (made !== typed) return made;
  }
  return typed.slice(0, -1);
};

const withDigits = (value: number, lang: Lang): string =>
  value.toLocaleString(`${lang}-IN-u-nu-native`, { useGrouping: false });

/** Queries of a kind for a language, of one half. */
export function wordQueries(kind: WordKind, lang: Lang, half: 0 | 1): WordQuery[] {
  const { titles, plain, latin, verbs, loans, numbers } = wordsOf(lang);
  const seed = `${lang}${kind}`;
  const ofHalf = <T extends { half: 0 | 1 }>(all: T[]): T[] => all.filter((one) => one.half === half);
  const long = (least: number): string[] =>
    sample(
      plain[half].filter((word) => graphemes(word).length >= least),
      seed,
      (word) => word,
    );
  const typedPairs = (list: typeof latin, least: number) =>
    sample(
      ofHalf(list).flatMap(({ word, typed }) =>
        typed.filter(({ length }) => length >= least).map((one) => ({ word, one })),
      ),
      seed,
      ({ word, one }) => word + one,
    );
  const bySound = (word: string, typed: string, meant = typed): WordQuery => ({
    typed,
    isRelevant: soundsLike(word, meant),
    wanted: word,
  });
  switch (kind) {
    case 'word':
      return long(2).map((word) => ({ typed: word, isRelevant: hasWord(word), wanted: word }));
    case 'beginning':
      return long(4).map((word) => {
        const typed = graphemes(word)
          .slice(0, Math.ceil(0.6 * graphemes(word).length))
          .join('');
        const begun = fold(typed);
        const begins = (title: Title) => readOf(title).words.some((one) => one.startsWith(begun));
        return { typed, isRelevant: begins, wanted: word };
      });
    case 'typing error':
      return long(4).map((word) => ({ typed: misspelt(word, seed + word), isRelevant: hasWord(word), wanted: word }));
    case 'verb form':
      return ofHalf(verbs).map(({ word, typed: [typed = ''] }) => ({ typed, isRelevant: hasWord(word), wanted: word }));
    case 'two words': {
      const pairs = typedPairs(latin, 3);
      return pairs.flatMap(({ word, one }, n) => {
        const title = titles.find(({ text }) => text.startsWith(`${word} `));
        const other = title?.text.split(' ').find((two, i) => i > 0 && graphemes(two).length >= 4);
        if (other === undefined) return [];
        const typed = [
          `${one} ${other}`,
          `${word} ${misspelt(other, seed + n)}`,
          `${one} ${misspelt(other, seed + n)}`,
        ];
        const has = [soundsLike(word, one), hasWord(other)];
        return [
          {
            typed: typed[n % 3] as string,
            isRelevant: (t: Title) => has.every((is) => is(t)),
            wanted: `${word} ${other}`,
          },
        ];
      });
    }
    case 'number':
      return ofHalf(numbers).flatMap(({ value, title }) =>
        [String(value), value.toLocaleString('en-IN'), withDigits(value, lang)].map((typed) => ({
          typed,
          isRelevant: ({ number }: Title) => number === title,
          wanted: (titles[title] as Title).text,
        })),
      );
    case 'old chillu':
      return sample(
        plain[half].filter((word) => /[ൺൻർൽൾ]/.test(word)),
        seed,
        (word) => word,
      ).map((word, n) => {
        const joined = recodedChillus(word);
        return { typed: n % 2 ? joined.replaceAll('\u200d', '') : joined, isRelevant: hasWord(word), wanted: word };
      });
    case 'Latin':
      return typedPairs(latin, 2).map(({ word, one }) => bySound(word, one));
    case 'Latin by rule':
      return long(4).flatMap((word, n) => {
        const typed = typedBy((['plain', 'long', 'other'] as const)[n % 3] as 'plain', word, lang);
        return typed === null || typed.length < 4 ? [] : [bySound(word, typed)];
      });
    case 'Latin beginning':
      return typedPairs(latin, 6).map(({ word, one }) => {
        const typed = one.slice(0, Math.ceil(0.7 * one.length));
        const has = hasWord(word);
        const sound = romanised(typed);
        const begins = (title: Title) => has(title) || readOf(title).romanised.some((one) => one.startsWith(sound));
        return { typed, isRelevant: begins, wanted: word };
      });
    case 'Latin slip':
      return typedPairs(latin, 6).map(({ word, one }) => bySound(word, slipped(one, seed + one), one));
    case 'loan word':
      return typedPairs(loans, 3).map(({ word, one }) => bySound(word, one));
    case 'loan slip':
      return typedPairs(loans, 6).map(({ word, one }) => bySound(word, slipped(one, seed + one), one));
  }
}

const recodedChillus = (word: string): string => {
  for (let n = 0; ; n++) {
    const made = recoded(word, `chillu ${n}`);
    if (made.includes('\u200d') && !/[ൺൻർൽൾ]/.test(made)) return made;
  }
};

export interface WordMiss {
  lang: Lang;
  kind: WordKind;
  query: WordQuery;
  /** What was found in its place. */
  shown: string[];
}

/** Scores of a language and half by kind. */
export async function wordScores(
  lang: Lang,
  find: Finder,
  half: 0 | 1,
  told?: (miss: WordMiss) => void,
): Promise<Map<WordKind, WordScore>> {
  const { titles } = wordsOf(lang);
  const scores = new Map<WordKind, WordScore>();
  for (const kind of wordKinds) {
    const score: WordScore = { queries: 0, found: 0, first: 0, answered: 0, relevant: 0 };
    for (const query of wordQueries(kind, lang, half)) {
      const shown = (await find(query.typed, lang)).slice(0, 10).map((number) => titles[number] as Title);
      const relevant = shown.filter(query.isRelevant);
      score.queries++;
      if (relevant.length > 0) score.found++;
      if (relevant.length > 0 && relevant[0] === shown[0]) score.first++;
      if (shown.length > 0) {
        score.answered++;
        score.relevant += relevant.length / shown.length;
      }
      if (relevant.length < shown.length || shown.length === 0)
        told?.({ lang, kind, query, shown: shown.map(({ text }) => text) });
    }
    if (score.queries > 0) scores.set(kind, score);
  }
  return scores;
}
