import { LRUCache } from 'lru-cache';

// One for the process: making a segmenter costs more than using it. Grapheme rules do not depend on the locale.
const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Letters that end in a virama, and what then begins the rest of their conjunct. */
const joined: readonly [RegExp, RegExp][] = [
  [/\u0ccd\u200d?$/, /^[\u0c95-\u0cb9\u0cde]/], // Kannada
  [/\u0a4d\u200d?$/, /^[\u0a15-\u0a39\u0a59-\u0a5e]/], // Gurmukhi
  [/\u0b95\u0bcd$/, /^\u0bb7/], // Tamil has two ligatures: ksha and shri
  [/[\u0bb6\u0bb8]\u0bcd$/, /^\u0bb0\u0bc0/],
];
const mayJoin = /[\u0ccd\u0a4d\u0bcd]/;

/** A letter of a text and where it begins. */
interface Letter {
  segment: string;
  index: number;
}

/**
 * The letters of `s` as readers see them. Unicode keeps conjuncts together in Devanagari, Bengali, Gujarati, Odia, Telugu
 * and Malayalam (UAX 29, GB9c); here Kannada, Gurmukhi and the ligatures of Tamil are whole as well.
 */
export function* lettersOf(s: string): Generator<Letter> {
  if (!mayJoin.test(s)) {
    yield* segmenter.segment(s);
    return;
  }
  let open: Letter | null = null;
  for (const { segment, index } of segmenter.segment(s)) {
    const last: string = open?.segment ?? '';
    if (open && last.length < MAX_UNITS && joined.some(([end, begin]) => end.test(last) && begin.test(segment))) {
      open = { segment: last + segment, index: open.index };
      continue;
    }
    if (open) yield open;
    open = { segment, index };
  }
  if (open) yield open;
}

// CR is left out because CRLF is one grapheme.
const ONE_UNIT_EACH = /^[\0-\f\x0e-\x7f]*$/;

/**
 * Marks can be piled on one letter without end. No grapheme of real text comes near this many UTF-16 units (the
 * longest emoji have under 20), so a text longer than this many per grapheme is too long whatever its count.
 */
const MAX_UNITS = 32;

/** The number of graphemes, what a reader calls letters (UAX 29): a syllable such as "क्षि" counts as one. */
export function graphemeLength(s: string): number {
  if (ONE_UNIT_EACH.test(s)) return s.length;
  let length = 0;
  for (const _ of lettersOf(s)) length++;
  return length;
}

/**
 * Whether `s` has more than `max` graphemes. The work is bounded by `max`, not by `s`. A text of over 32 UTF-16 units
 * for each grapheme allowed also exceeds, so that one letter under a megabyte of marks does not pass.
 */
export function exceedsGraphemes(s: string, max: number): boolean {
  if (s.length <= max) return false;
  if (s.length > max * MAX_UNITS) return true;
  return graphemeLength(s) > max;
}

/**
 * The beginning of `s` in at most `max` graphemes, the ellipsis included; `s` itself when it fits.
 * The cut falls between words when a space lies in the last third of what is kept, else between graphemes.
 */
export function cutGraphemes(s: string, max: number, ellipsis = '…'): string {
  if (!exceedsGraphemes(s, max)) return s;
  const tail = exceedsGraphemes(ellipsis, max) ? '' : ellipsis;
  const room = max - graphemeLength(tail);
  let count = 0;
  let end = 0; // of what is kept, without the spaces at its end
  let wordEnd = 0;
  for (const { segment, index } of lettersOf(s)) {
    const isSpace = segment.trim() === '';
    if (isSpace && count * 3 >= room * 2) wordEnd = end;
    if (count === room || index + segment.length > room * MAX_UNITS) break;
    count++;
    if (!isSpace) end = index + segment.length;
  }
  return s.slice(0, wordEnd || end) + tail;
}

const beginnings = (s: string): number[] => Array.from(lettersOf(s), ({ index }) => index);

/** Words that are worth remembering; longer ones are seldom met twice. */
const longestKnown = 40;
const knownWords = new LRUCache<string, number[]>({ max: 20_000 });

/**
 * Where the graphemes of a word begin, with the space before it; undefined when its end takes a space behind it as well
 * (an Arabic number sign does).
 */
function beginningsInWord(word: string): number[] | undefined {
  const cached = knownWords.get(word);
  if (cached) return cached;
  const found = beginnings(`${word} `);
  if (found.pop() !== word.length) return undefined;
  if (word.length <= longestKnown) knownWords.set(word, found);
  return found;
}

/**
 * Where the graphemes of `s` begin, and its end: 0 and `s.length` are always there. Graphemes end before a space, and most
 * words come again and again: the segmenter takes many times as long as a look at what it said of a word before.
 * @param offset where `s` begins in a longer text: it is added to each
 */
export function graphemeBounds(s: string, offset = 0): number[] {
  const bounds: number[] = [];
  for (let from = 0; from < s.length; ) {
    const space = s.indexOf(' ', from + 1);
    const to = space < 0 ? s.length : space;
    const word = beginningsInWord(s.slice(from, to));
    if (!word) return [...beginnings(s), s.length].map((at) => offset + at);
    for (const at of word) bounds.push(offset + from + at);
    from = to;
  }
  bounds.push(offset + s.length);
  return bounds;
}

/** The longest beginning of `s`, in whole graphemes, whose UTF-8 form has at most `maxUtf8Bytes` bytes. */
export function cutBytes(s: string, maxUtf8Bytes: number): string {
  if (Buffer.byteLength(s) <= maxUtf8Bytes) return s;
  let bytes = 0;
  for (const { segment, index } of lettersOf(s)) {
    bytes += Buffer.byteLength(segment);
    if (bytes > maxUtf8Bytes) return s.slice(0, index);
  }
  return s;
}

/** The first `max` words of `s` (split at white space) and the ellipsis; `s` itself when it has no more words. */
export function cutWords(s: string, max: number, ellipsis = '…'): string {
  let count = 0;
  let end = 0;
  for (const word of s.matchAll(/\S+/g)) {
    if (count === max) return s.slice(0, end) + ellipsis;
    count++;
    end = word.index + word[0].length;
  }
  return s;
}
