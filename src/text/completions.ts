import { type Packed, PackedStrings } from './packed-strings.ts';
import { isTyped, typedKeys } from './phonetic/keys.ts';
import { soundKeys } from './search/sound-keys.ts';
import { tokens } from './tokens.ts';

/** What may complete a search that is being typed. */
export interface Completion {
  /** As it is to be shown. */
  text: string;
  /** Some of the items that it comes from, the newest first. */
  ids: number[];
}

interface Entry extends Completion {
  folded: string;
  /** Keys of its words, a space between. */
  key: string;
  score: number;
}

/** A text that completions come from. */
export interface CompletionSource {
  id: number;
  text: string;
  /** Of a whole name (a tag, a place) or of a sentence, whose words and pairs of neighbours count. */
  isName: boolean;
  weight: number;
}

const WORDS = /[\p{L}\p{N}][\p{L}\p{M}\p{N}\p{Default_Ignorable_Code_Point}]*/gu;
const longest = 60;
const mostIds = 3;

/** A table of completions as plain arrays, which can be copied from the thread that makes it. */
export interface CompletionTable {
  lang: string;
  /** What the entries are folded to, in order. */
  folded: Packed;
  texts: Packed;
  scores: Float64Array;
  /** `mostIds` of each entry; 0 for none. */
  ids: Float64Array;
  /** Phonetic keys, in order. */
  keys: Packed;
  /** Which entry each of the keys is of. */
  keyed: Uint32Array;
}

/**
 * Words and short phrases by how often and how lately they occur; bounded, and never changed once it is made. Entries
 * are numbers, in the order of what they are folded to; what belongs to them is packed.
 */
export class Completions {
  readonly size: number;
  #lang: string;
  #folded: PackedStrings;
  #texts: PackedStrings;
  #scores: Float64Array;
  #ids: Float64Array;
  #keys: PackedStrings;
  #keyed: Uint32Array;

  constructor({ lang, folded, texts, scores, ids, keys, keyed }: CompletionTable) {
    this.size = scores.length;
    this.#lang = lang;
    this.#folded = new PackedStrings(folded);
    this.#texts = new PackedStrings(texts);
    this.#scores = scores;
    this.#ids = ids;
    this.#keys = new PackedStrings(keys);
    this.#keyed = keyed;
  }

  /** What it takes of the memory. */
  get bytes(): number {
    const arrays = this.#scores.byteLength + this.#ids.byteLength + this.#keyed.byteLength;
    return this.#folded.bytes + this.#texts.bytes + this.#keys.bytes + arrays;
  }

  /** The best `most` that begin with what was typed, in its own letters or, typed in Latin ones, by its sound. */
  find(typed: string, most: number): Completion[] {
    const words = tokens(typed.slice(0, 200));
    if (words.length === 0) return [];
    const hits = new Set(between(this.#folded.beginning(words.join(' '))));
    if (words.every(isTyped) || (words.length === 1 && /^[a-z]$/.test(words[0] as string)))
      for (const key of this.#typed(words))
        for (const i of between(this.#keys.beginning(key))) hits.add(this.#keyed[i] as number);
    const score = (i: number): number => this.#scores[i] as number;
    const best = [...hits].sort((a, b) => score(b) - score(a) || a - b).slice(0, most);
    return best.map((i) => ({
      text: this.#texts.at(i),
      ids: [...this.#ids.subarray(i * mostIds, (i + 1) * mostIds)].filter((id) => id !== 0),
    }));
  }

  /** The keys that what was typed may be the beginning of. */
  #typed(words: string[]): string[] {
    let found = [''];
    for (const [i, word] of words.entries()) {
      const isLast = i === words.length - 1;
      const keys = typedKeys(word, this.#lang, isLast).slice(0, 6);
      if (keys.length === 0 && isLast && !/^[aeiou]/.test(word)) keys.push(word.slice(0, 1)); // one consonant so far
      found = found.flatMap((begun) => keys.map((key) => (begun ? `${begun} ${key}` : key))).slice(0, 24);
    }
    return found;
  }
}

/**
 * The best `most` completions of the sources: some hundred milliseconds of work for a few thousand titles.
 * @param sources the newest first
 */
export function completionTable(sources: Iterable<CompletionSource>, lang: string, most: number): CompletionTable {
  const entries = new Map<string, Entry>();
  for (const source of sources) for (const [text, share] of textsOf(source)) put(entries, text, source, share);
  const best = [...entries.values()].sort(byScore).slice(0, most);
  for (const entry of best) {
    const keys = entry.folded.split(' ').map((word) => soundKeys(word, lang)[0] ?? '');
    entry.key = keys.join(' ');
  }
  const sorted = best.toSorted((a, b) => compare(a.folded, b.folded));
  const ids = new Float64Array(sorted.length * mostIds);
  for (const [i, entry] of sorted.entries()) ids.set(entry.ids, i * mostIds);
  const numbered = sorted.map(({ key }, i) => ({ key, i })).filter(({ key }) => !/^ | {2}| $|^$/.test(key));
  const byKey = numbered.sort((a, b) => compare(a.key, b.key));
  return {
    lang,
    folded: PackedStrings.of(sorted.map(({ folded }) => folded)).packed,
    texts: PackedStrings.of(sorted.map(({ text }) => text)).packed,
    scores: Float64Array.from(sorted, ({ score }) => score),
    ids,
    keys: PackedStrings.of(byKey.map(({ key }) => key)).packed,
    keyed: Uint32Array.from(byKey, ({ i }) => i),
  };
}

function* textsOf({ text, isName }: CompletionSource): Generator<[text: string, share: number]> {
  if (isName) yield [text, 3];
  const words = [...text.matchAll(WORDS)].slice(0, 40);
  if (isName && words.length < 2) return;
  for (const [i, word] of words.entries()) {
    if (isWorth(word[0])) yield [word[0], 1];
    const next = words[i + 1];
    if (next && text.slice(word.index + word[0].length, next.index) === ' ' && isWorth(word[0]) && isWorth(next[0]))
      yield [`${word[0]} ${next[0]}`, 0.7];
  }
}

/** Numbers, and words of one letter, complete nothing. */
const isWorth = (word: string): boolean => word.length > 1 && /\p{L}/u.test(word);

function put(entries: Map<string, Entry>, text: string, { id, weight }: CompletionSource, share: number): void {
  if (text.length > longest) return;
  const folded = tokens(text).join(' ');
  if (folded === '') return;
  const entry = entries.get(folded);
  if (!entry) {
    entries.set(folded, { text, folded, key: '', score: weight * share, ids: [id] });
    return;
  }
  entry.score += weight * share;
  if (entry.ids.length < mostIds && !entry.ids.includes(id)) entry.ids.push(id);
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const byScore = (a: Entry, b: Entry): number => b.score - a.score || compare(a.folded, b.folded);
const between = ([from, to]: [number, number]): number[] => Array.from({ length: to - from }, (_, i) => from + i);
