import { LRUCache } from 'lru-cache';
import { type Lemma, lemmasOf } from '../stem/paradigms.ts';
import { stemsOf } from '../stem/stem.ts';
import { aksharas } from './aksharas.ts';
import { editCost } from './edits.ts';

/**
 * The words of the index, as a table of its own: a search looks up there which words have the stem of the one that was
 * typed, or are one edit away. Each word stands in it twice: as it is written, and from its end. A word that is one edit
 * away still has either the first or the last part of the typed one, so two looks at an ordered index find all of them, of
 * words of any length, which shared trigrams do not: of a short word an edit leaves none.
 */

/** A row of the vocabulary. */
export interface Form {
  /** Letters and signs of the word. */
  size: number;
  form: string;
}

/** Forms to look up: of these sizes, the first included, the last not. */
export interface FormRange {
  sizes: number[];
  from: string;
  to: string;
}

/** Begins a word that is written from its end; no word of a text does, see `MARK` of `match.ts`. */
const REVERSED = '\ue001';
/** Behind every word of the same beginning. */
export const behindAll = (beginning: string): string => `${beginning}\u{10fffd}`;
/** Behind this word alone: no word has a control character. */
export const behindOne = (word: string): string => `${word}\u0001`;
const leastSize = 2;
const mostSize = 30;
/** What an ending adds to the stem of a noun, and of a verb, at most. */
const mostEnding = { noun: 10, verb: 14 };
/** What an akshara has at most. */
const mostOfAkshara = 4;

const size = (word: string): number => [...word].length;
const reversed = (word: string): string => [...word].reverse().join('');

/** The rows of a folded word; none for numbers and what is too short or long to be a word. */
export function wordForms(word: string): Form[] {
  const length = size(word);
  if (length < leastSize || length > mostSize || !/^[\p{L}\p{M}]+$/u.test(word)) return [];
  return [
    { size: length, form: word },
    { size: length, form: REVERSED + reversed(word) },
  ];
}

/** The word of a row. */
export const wordOf = (form: string): string => (form.startsWith(REVERSED) ? reversed(form.slice(1)) : form);

const beginning = (start: string, sizes: number[]): FormRange => ({ sizes, from: start, to: behindAll(start) });
const between = (least: number, most: number): number[] =>
  Array.from(
    { length: Math.max(0, Math.min(most, mostSize) - Math.max(least, leastSize) + 1) },
    (_, i) => Math.max(least, leastSize) + i,
  );

/** The word and its stems in these languages. */
const basesOf = (word: string, langs: readonly string[]): string[] => [
  ...new Set([word, ...langs.flatMap((lang) => stems(word, lang))]),
];

const knownStems = new LRUCache<string, string[]>({ max: 20_000 });

function stems(word: string, lang: string): string[] {
  const name = `${lang}${word}`;
  let found = knownStems.get(name);
  if (!found) {
    found = stemsOf(word, lang);
    knownStems.set(name, found);
  }
  return found;
}

/** Words that stand for one. */
const mostVariants = 24;

/**
 * What every inflection of a stem begins with: before its last vowel, and before a final consonant of Tamil, chillu of
 * Malayalam, या of Hindi or vowel of Urdu, which another letter takes the place of.
 */
const rootOf = (stem: string): string => stem.replace(/(?:.\u0bcd|[\u0d7a-\u0d7f]|या|[اہیے]|\p{M}*)$/u, '');

/** Where the words are that have a stem of this one. */
export function stemRanges(word: string, langs: readonly string[]): FormRange[] {
  const lemmas = lemmasIn(word, langs);
  const citations = new Set(lemmas.map(({ citation }) => citation));
  const nouns = basesOf(word, langs).filter((base) => !citations.has(base));
  const roots = new Map<string, number>();
  for (const base of nouns) roots.set(size(rootOf(base)) < leastSize ? base : rootOf(base), mostEnding.noun);
  for (const root of lemmas.flatMap((lemma) => lemma.roots))
    if (size(root) >= leastSize) roots.set(root, mostEnding.verb);
  const all = [...roots.keys()];
  const shortest = all.filter((root) => !all.some((other) => other !== root && root.startsWith(other)));
  return shortest.map((root) => {
    const most = Math.max(...all.filter((one) => one.startsWith(root)).map((one) => size(one) + (roots.get(one) ?? 0)));
    return beginning(root, between(size(root), most));
  });
}

const lemmasIn = (word: string, langs: readonly string[]): Lemma[] => langs.flatMap((lang) => lemmasOf(word, lang));

/** The stems of the word, its irregular forms, and those of the candidates that have one of its stems. */
export function stemVariants(word: string, langs: readonly string[], candidates: Iterable<string>): string[] {
  const bases = basesOf(word, langs);
  const found = [...new Set(candidates)].flatMap((candidate) => {
    const own = basesOf(candidate, langs);
    const place = bases.findIndex((base) => own.includes(base));
    return place < 0 ? [] : [{ candidate, place: place + own.indexOf(bases[place] as string) }];
  });
  found.sort((a, b) => a.place - b.place || compare(a.candidate, b.candidate));
  const irregular = lemmasIn(word, langs).flatMap(({ forms }) => forms);
  const all = new Set([...bases.slice(1), ...irregular, ...found.map(({ candidate }) => candidate)]);
  all.delete(word);
  return [...all].slice(0, mostVariants);
}

/** A word that is one edit away. */
export interface NearWord {
  word: string;
  cost: number;
}

const leastForEdits = 3;

/** Where the words are that are one edit away from this one: those that begin as it does, and those that end so. */
export function nearRanges(word: string): FormRange[] {
  const letters = [...word];
  if (letters.length < leastForEdits) return [];
  const parts = aksharas(word);
  // An edit touches two neighbours at most: one of the parts before and behind the middle is as it was.
  const units = parts.length >= 3 ? parts : letters;
  const head = Math.floor((units.length - 1) / 2);
  const start = units.slice(0, head).join('');
  const end = units.slice(head + 1).join('');
  const sizes = between(letters.length - mostOfAkshara, letters.length + mostOfAkshara);
  return [beginning(start, sizes), beginning(REVERSED + reversed(end), sizes)];
}

/** Those of the candidates that are one edit away, the nearest first. */
export function nearWords(word: string, candidates: Iterable<string>): NearWord[] {
  const found = [...new Set(candidates)].flatMap((candidate) => {
    const cost = editCost(word, candidate);
    return cost > 0 && Number.isFinite(cost) ? [{ word: candidate, cost }] : [];
  });
  found.sort((a, b) => a.cost - b.cost || compare(a.word, b.word));
  return found.slice(0, mostVariants);
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const scripts: [RegExp, string[]][] = [
  [/^\p{Script=Devanagari}/u, ['hi', 'mr', 'ne']],
  [/^\p{Script=Bengali}/u, ['bn', 'as']],
  [/^\p{Script=Telugu}/u, ['te']],
  [/^\p{Script=Tamil}/u, ['ta']],
  [/^\p{Script=Kannada}/u, ['kn']],
  [/^\p{Script=Malayalam}/u, ['ml']],
  [/^\p{Script=Gujarati}/u, ['gu']],
  [/^\p{Script=Oriya}/u, ['or']],
  [/^\p{Script=Gurmukhi}/u, ['pa']],
  [/^\p{Script=Arabic}/u, ['ur']],
];
const allLangs = [...scripts.flatMap(([, langs]) => langs), 'en'];

/** The languages that a folded word may be of: those of its script, and any for Latin letters. */
export const langsOfWord = (word: string): readonly string[] =>
  scripts.find(([script]) => script.test(word))?.[1] ?? allLangs;
