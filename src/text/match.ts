import { isTyped, LEAST_BEGINNING } from './phonetic/keys.ts';
import { syllableCount } from './search/aksharas.ts';
import { bareKey, soundsOf, typedSounds } from './search/sound-keys.ts';
import { indexTokens, parseSearch } from './tokens.ts';

/** The fields of an item that are searched, the one that says most first. */
export const searchedFields = ['title', 'tags', 'summary', 'content'] as const;
export type SearchedField = (typeof searchedFields)[number];

/** What is sought at one place in the text: a word, or a phrase of several. */
export interface QueryTerm {
  words: string[];
  /** The word may be the beginning of one. */
  isPrefix: boolean;
  /** It is the last word, and nothing follows it yet. */
  isUnfinished?: boolean;
  /** Phonetic keys, each alternative as many as there are words; none where nothing was typed in Latin letters. */
  keys: string[][];
  /** Other words of the index that stand for the word: of the same stem, or nearly written like it. */
  also?: readonly string[];
}

/** A search: every part has to match. */
export type Match = QueryTerm[];

/**
 * How near a word has to come: as it is written (and, where the part has them, the words that stand for it); or also by its
 * sound; or also as a beginning of either.
 */
export type MatchQuality = 'exact' | 'sound' | 'beginning';

/** From so many syllables on a finished word may be the beginning of another. */
const leastSyllables = 3;

/** Begins what stands for a key in the index; removed from every other text, so that no word begins with it. */
const MARK = '\ue000';
/** Alternatives of one phrase that are tried. */
const mostPhrases = 8;
/** PostgreSQL gives no word of a text a place beyond 16,383, and each word takes one for itself and one for its key. */
const mostWords = 5_000;
/** Nor does it take a vector of over 1 MB. */
const mostUnits = 100_000;

const unmarked = (text: string): string => text.replaceAll(MARK, '');

/**
 * Reads a search box (see `parseSearch`) and adds the keys of what was typed in Latin letters.
 * @param lang of the items that are looked for; absent: any
 */
export function matchOf(typed: string, lang?: string): Match {
  const { terms, phrases, prefix } = parseSearch(unmarked(typed));
  const parts: Match = terms.map((word) => ({
    words: [word],
    isPrefix: syllableCount(word) >= leastSyllables,
    keys: single(typedSounds(word, lang)),
  }));
  for (const words of phrases) parts.push({ words, isPrefix: false, keys: phraseKeys(words, lang) });
  // A lone letter begins too much to mean anything.
  if (prefix !== null) {
    const isPrefix = [...prefix].length > 1;
    parts.push({ words: [prefix], isPrefix, isUnfinished: true, keys: single(typedSounds(prefix, lang, isPrefix)) });
  }
  return parts;
}

const single = (keys: string[]): string[][] => keys.map((key) => [key]);

/** Keys of words in a row; one that is written in its own script has its own. */
function phraseKeys(words: string[], lang: string | undefined): string[][] {
  if (!words.some(isTyped)) return [];
  let found: string[][] = [[]];
  for (const word of words) {
    const keys = isTyped(word) ? typedSounds(word, lang) : soundsOf(word, lang).slice(0, 1);
    found = found.flatMap((begun) => keys.map((key) => [...begun, key])).slice(0, mostPhrases);
  }
  return found;
}

/** Whether a key is long enough to be the beginning of one. */
export const isBeginning = (part: QueryTerm, key: string): boolean =>
  part.isPrefix && bareKey(key).length >= LEAST_BEGINNING;

/** The words of a text as the index holds them: folded, in their order, and behind them their keys in the same. */
export interface Indexed {
  words: string[];
  keys: string[];
}

/** Of a text of book length the first 5,000 words count, and of endless words the first 100,000 characters. */
export function indexedWords(text: string, lang: string): Indexed {
  for (const steps = stepsOfIndexed(text, lang); ; ) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Words whose sounds are found in a step: of words that nobody has written before, in about a millisecond. */
const wordsOfStep = 50;

/** `indexedWords` in steps, for who lets others have their turn between them. */
export function* stepsOfIndexed(text: string, lang: string): Generator<undefined, Indexed, undefined> {
  const words: string[] = [];
  let units = 0;
  for (const word of indexTokens(unmarked(text.slice(0, 2 * mostUnits)))) {
    units += word.length;
    if (words.length === mostWords || units > mostUnits) break;
    words.push(word);
  }
  const all: string[][] = [];
  for (const word of words) {
    if (all.push(soundsOf(word, lang)) % wordsOfStep === 0) yield;
  }
  const first = all.flatMap((keys) => keys.slice(0, 1));
  return { words, keys: [...first, ...new Set(all.flatMap((keys) => keys.slice(1)))].map((key) => MARK + key) };
}

/** Writes a match in the language of a database. */
export interface Grammar {
  word(word: string, isPrefix: boolean): string;
  phrase(words: string[]): string;
  or: string;
  and: string;
}

/** The match as a condition in that language; null when there is nothing to look for. */
export function written(match: Match, quality: MatchQuality, grammar: Grammar): string | null {
  const parts = match.map((part) => {
    const { words, isPrefix, keys, also = [] } = part;
    const isWord = words.length === 1;
    const isOpen = quality === 'beginning';
    const any = [isWord ? grammar.word(words[0] as string, isPrefix && isOpen) : grammar.phrase(words)];
    for (const other of also) any.push(grammar.word(other, false));
    if (quality !== 'exact')
      for (const alternative of keys) {
        const marked = alternative.map(markedKey);
        const isBegun = isWord && isOpen && isBeginning(part, alternative[0] as string);
        any.push(isWord ? grammar.word(marked[0] as string, isBegun) : grammar.phrase(marked));
      }
    return any.length === 1 ? (any[0] as string) : `(${any.join(grammar.or)})`;
  });
  return parts.length ? parts.join(grammar.and) : null;
}

/** A term of the index to look up: itself, or all that begin so. */
export interface TermQuery {
  term: string;
  isBegun: boolean;
}

/** A key as the index holds it. */
export const markedKey = (key: string): string => MARK + key;

/** The words and marked keys of a match that the index is asked for, without those of phrases. */
export const termsOf = (match: Match): TermQuery[] =>
  match.flatMap((part) => {
    const { words, isPrefix, keys } = part;
    if (words.length !== 1) return [];
    return [
      { term: words[0] as string, isBegun: isPrefix },
      ...keys.map(([key = '']) => ({ term: markedKey(key), isBegun: isBeginning(part, key) })),
    ];
  });

const quoted = (words: string): string => `"${words.replaceAll('"', '""')}"`;

/**
 * SQLite FTS5 (3.1 to 3.7): every word is a quoted string, so none is ever read as an operator.
 * @param begun the words of the index by their beginning: they are written in its place
 */
export const fts5Grammar = (begun: ReadonlyMap<string, readonly string[]> = new Map()): Grammar => ({
  word(word, isPrefix) {
    const whole = isPrefix ? begun.get(word) : undefined;
    return whole ? `(${[word, ...whole].map(quoted).join(' OR ')})` : `${quoted(word)}${isPrefix ? '*' : ''}`;
  },
  phrase: (words) => quoted(words.join(' ')),
  or: ' OR ',
  and: ' AND ',
});

const lexeme = (word: string): string => `'${word.replace(/['\\]/g, '$&$&')}'`;

/**
 * PostgreSQL tsquery (8.11.2), its words found under these weights only (`AB`), or under any (``).
 * @param begun the words of the index by their beginning: they are written in its place
 */
export function tsGrammar(weights: string, begun: ReadonlyMap<string, readonly string[]> = new Map()): Grammar {
  const suffix = (star: string): string => (star || weights ? `:${star}${weights}` : '');
  return {
    word(word, isPrefix) {
      const whole = isPrefix ? begun.get(word) : undefined;
      return whole
        ? `(${[word, ...whole].map((one) => lexeme(one) + suffix('')).join(' | ')})`
        : lexeme(word) + suffix(isPrefix ? '*' : '');
    },
    phrase: (words) => `(${words.map((word) => lexeme(word) + suffix('')).join(' <-> ')})`,
    or: ' | ',
    and: ' & ',
  };
}

/**
 * Texts as the text form of a tsvector, a weight to each (8.11.1): made here and not by `to_tsvector`, which would
 * split words in its own way.
 */
export function tsVector(fields: readonly { weight: 'A' | 'B' | 'C' | 'D'; text: Indexed }[]): string {
  const places = new Map<string, string[]>();
  let place = 0;
  for (const { weight, text } of fields)
    for (const run of [text.words, text.keys]) {
      place++; // a gap: no phrase runs on
      for (const word of run) {
        place++;
        const found = places.get(word);
        if (found === undefined) places.set(word, [`${place}${weight}`]);
        else if (found.length < 255) found.push(`${place}${weight}`);
      }
    }
  return [...places].map(([word, at]) => `${lexeme(word)}:${at.join()}`).join(' ');
}
