import { LRUCache } from 'lru-cache';
import { groupedNumber } from './folding/search-fold.ts';
import { graphemeBounds } from './graphemes.ts';
import { isBeginning, type Match, type QueryTerm } from './match.ts';
import { soundsOf } from './search/sound-keys.ts';
import { indexTokens } from './tokens.ts';

/** A word of a text as it stands there, with the invisible characters that a search does not see; or a number in groups. */
const WORD = new RegExp(
  String.raw`${groupedNumber}|[\p{L}\p{N}\p{Co}][\p{L}\p{M}\p{N}\p{Co}\p{Default_Ignorable_Code_Point}]*`,
  'gu',
);
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Of a text this much is looked through: what is found later is shown without marks. */
const mostLooked = 12_000;
/** Units of a letter, on the average of a text; where they are piled higher, less of it is shown. */
const longestLetter = 3;
/** A word that a reader could not take in at a glance is cut. */
const longestWord = 60;

const escaped = (text: string): string => text.replace(/[&<>"']/g, (c) => ENTITIES[c] as string);

interface Word {
  from: number;
  to: number;
}

/** Words as the index has them, by how they are written: folding costs far more than looking. */
const foldedWords = new LRUCache<string, readonly string[]>({ max: 20_000 });

/** What stands without a space may be several words of the index: ½, 2024లో. */
function indexed(word: string): readonly string[] {
  let words = foldedWords.get(word);
  if (words === undefined) {
    words = indexTokens(word);
    foldedWords.set(word, words);
  }
  return words;
}

/** Whether as many words as a part has, from `at` on, match the term. What was said of words before is remembered. */
function hitsOf(part: QueryTerm, lang: string | undefined): (words: readonly string[], at: number) => boolean {
  const { words: wanted, isPrefix, keys, also } = part;
  const { length } = wanted;
  const isAt = (word: string, at: number): boolean =>
    word === wanted[at] || (isPrefix && word.startsWith(wanted[at] as string));
  const exact = new Set(keys.map(([key = '']) => key));
  const begun = keys.flatMap(([key = '']) => (isBeginning(part, key) ? [key] : []));
  const sounds = (run: readonly string[]): boolean =>
    length === 1
      ? soundsOf(run[0] as string, lang).some((key) => exact.has(key) || begun.some((one) => key.startsWith(one)))
      : keys.some((alternative) => run.every((word, at) => soundsOf(word, lang).includes(alternative[at] as string)));
  const cache = new Map<string, boolean>();
  return (words, at) => {
    const text = length === 1 ? (words[at] as string) : words.slice(at, at + length).join(' ');
    let hit = cache.get(text);
    if (hit === undefined) {
      const run = words.slice(at, at + length);
      hit = run.every(isAt) || also?.includes(run[0] as string) === true || (keys.length > 0 && sounds(run));
      cache.set(text, hit);
    }
    return hit;
  };
}

/**
 * Finds the words of a match in texts of a language. The texts of a search have most of their words in common, so one of
 * these for all of them does far less than one for each.
 */
export class WordFinder {
  #parts: { length: number; isHit: ReturnType<typeof hitsOf> }[];
  /** Words as the index has them, by how they stand in a text. */
  #indexed = new Map<string, readonly string[]>();

  constructor(match: Match, lang?: string) {
    this.#parts = match.map((part) => ({ length: part.words.length, isHit: hitsOf(part, lang) }));
  }

  /** Places of the words that the match found, in their order. */
  find(text: string): Word[] {
    const starts: number[] = [];
    const ends: number[] = [];
    const words: string[] = [];
    // A list of matches would be an array for each word.
    text.slice(0, mostLooked).replace(WORD, (word, at: number) => {
      for (const one of this.#indexedAs(word)) {
        starts.push(at);
        ends.push(at + word.length);
        words.push(one);
      }
      return '';
    });
    const marked = new Set<number>();
    for (const { length, isHit } of this.#parts)
      for (let i = 0; i + length <= words.length; i++)
        if (isHit(words, i)) for (let at = 0; at < length; at++) marked.add(i + at);
    return [...marked].sort((a, b) => a - b).map((i) => ({ from: starts[i] as number, to: ends[i] as number }));
  }

  #indexedAs(word: string): readonly string[] {
    let words = this.#indexed.get(word);
    if (words === undefined) {
      words = indexed(word);
      this.#indexed.set(word, words);
    }
    return words;
  }
}

function withMarks(text: string, words: readonly Word[], from: number, to: number): string {
  let html = '';
  let at = from;
  for (const word of words) {
    if (word.from < at || word.to > to) continue;
    html += `${escaped(text.slice(at, word.from))}<mark>${escaped(text.slice(word.from, word.to))}</mark>`;
    at = word.to;
  }
  return html + escaped(text.slice(at, to));
}

/** The whole text, HTML-escaped, with `<mark>` around each word that was found. */
export function highlighted(text: string, finder: WordFinder): string {
  return withMarks(text, finder.find(text), 0, text.length);
}

/** A place at or before `at` where a letter surely begins: at white space, else at the beginning. */
function wordBefore(text: string, at: number): number {
  for (let i = at; i > Math.max(0, at - 400); i--) if (/\s/.test(text[i] as string)) return i;
  return 0;
}

/**
 * About `length` graphemes around the first word that was found (from the beginning of the text when there is none),
 * HTML-escaped, with `<mark>` around each that was found and an ellipsis where text was left out. Cut between words,
 * and between graphemes where a word is longer than any real one.
 */
export function snippet(text: string, finder: WordFinder, length = 180): string {
  return around(text, finder.find(text), length);
}

/** The snippet of the first of these texts in which anything was found; of the first one, when there is none. */
export function snippetOf(texts: readonly (() => string)[], finder: WordFinder, length = 180): string {
  for (const give of texts) {
    const text = give();
    const words = finder.find(text);
    if (words.length > 0) return around(text, words, length);
  }
  const first = texts.map((give) => give()).find(Boolean) ?? '';
  return around(first, [], length);
}

function around(text: string, words: readonly Word[], length: number): string {
  const first = words[0]?.from ?? 0;
  const begin = wordBefore(text, first - length * 2);
  // Never half a surrogate pair: it would pass for a letter of its own.
  const near = text.slice(begin, first + length * longestLetter).replace(/[\ud800-\udbff]$/, '');
  const bounds = graphemeBounds(near, begin);
  if (begin + near.length < text.length) bounds.pop(); // the last letter may go on
  const centre = Math.max(
    0,
    bounds.findLastIndex((at) => at <= first),
  );
  let start = Math.max(0, centre - Math.floor(length / 4));
  let end = Math.min(bounds.length - 1, start + length);
  const startsText = bounds[start] === 0;
  const endsText = bounds[end] === text.length;
  const isSpace = (i: number): boolean => /^\s/.test(text.slice(bounds[i], bounds[i + 1]));
  if (!startsText) {
    const limit = Math.min(centre, start + longestWord);
    let i = start;
    while (i < limit && !isSpace(i)) i++;
    if (isSpace(i)) start = i + 1;
  }
  if (!endsText) {
    let i = end;
    while (i > Math.max(centre + 1, end - longestWord) && !isSpace(i)) i--;
    if (isSpace(i)) end = i;
  }
  const from = bounds[start] ?? 0;
  const to = bounds[end] ?? text.length;
  return `${startsText ? '' : '…'}${withMarks(text, words, from, to)}${endsText ? '' : '…'}`;
}
