import { LRUCache } from 'lru-cache';
import { fold } from '../fold.ts';
import { englishOf, loanLikeTyped, loanSpellings, loansBegun } from '../loans/loans.ts';
import { isTyped, typedKeys } from '../phonetic/keys.ts';
import { likeness, nativeLetters, typedLetters } from '../phonetic/likeness.ts';
import { stemsOf } from '../stem/stem.ts';
import { bareKey, soundsOf } from './sound-keys.ts';
import { behindAll, type Form, type FormRange } from './vocabulary.ts';

/**
 * The words of the vocabulary by their phonetic keys. A key is shared by words of which most sound otherwise, so a search for
 * what was typed in Latin letters takes of them those whose letters come nearest, and after a slip those with a key nearby.
 */

/** Begin a key, and a key from its end; no word of a text does, see `MARK` of `match.ts`. */
const KEY = '\ue002';
const REVERSED_KEY = '\ue003';
/** Keys are rows of their own sizes, behind those of words. */
const firstSize = 100;
const mostKey = 30;

const reversed = (key: string): string => [...key].reverse().join('');

/** The rows of a folded word by its keys. */
export function keyForms(word: string, lang: string): Form[] {
  const keys = soundsOf(word, lang)
    .map(bareKey)
    .filter(({ length }) => length <= mostKey);
  const forms = keys.map((key): Form => ({ size: firstSize + key.length, form: `${KEY}${key} ${word}` }));
  const [first] = keys;
  if (first !== undefined)
    forms.push({ size: firstSize + first.length, form: `${REVERSED_KEY}${reversed(first)} ${word}` });
  return forms;
}

/** A row by its key. */
export interface HeardForm {
  key: string;
  word: string;
}

/** The key and the word of a row; null for other rows. */
export function heardOf(form: string): HeardForm | null {
  if (!form.startsWith(KEY) && !form.startsWith(REVERSED_KEY)) return null;
  const [key = '', word = ''] = form.slice(1).split(' ');
  return { key: form.startsWith(KEY) ? key : reversed(key), word };
}

/** Keys of a typed word that are looked up. */
const mostKeys = 8;
/** How much longer the key of a word may be that is only begun. */
const mostLonger = 6;
/** Shorter ones begin too much. */
const leastBegun = 2;
const leastTypedBegun = 4;
/** Shorter keys have too many neighbours. */
const leastForSlip = 3;
const leastTypedForSlip = 5;
/** Keys of a typed word whose neighbours are looked up. */
const mostForSlip = 3;

const sizesOf = (least: number, most: number): number[] =>
  Array.from({ length: Math.max(0, Math.min(most, mostKey) - least + 1) }, (_, i) => firstSize + least + i);

/** Keys that may be looked up for a typed word in a language; none for other words. */
const keysOf = (typed: string, lang: string, isBegun: boolean): string[] =>
  isTyped(typed) ? typedKeys(typed, lang, isBegun).slice(0, mostKeys) : [];

/** Where the words are that have a key of the typed one, or also one that begins so. */
export function heardRanges(typed: string, lang: string, isBegun: boolean): FormRange[] {
  const keys = keysOf(typed, lang, isBegun);
  const isOpen = isBegun && typed.length >= leastTypedBegun;
  const loans = isOpen ? loansBegun(typed, lang).flatMap((english) => keysOf(english, lang, false).slice(0, 2)) : [];
  return [
    ...keys.map((key) => (isOpen && key.length >= leastBegun ? begunRange(key) : wholeRange(key))),
    ...loans.filter((key) => !keys.some((one) => key.startsWith(one))).map(wholeRange),
  ];
}

const wholeRange = (key: string): FormRange => ({
  sizes: [firstSize + key.length],
  from: `${KEY}${key} `,
  to: behindAll(`${KEY}${key} `),
});

const begunRange = (key: string): FormRange => ({
  sizes: sizesOf(key.length, key.length + mostLonger),
  from: KEY + key,
  to: behindAll(KEY + key),
});

/**
 * Where the words are whose key is one slip away: those that begin as it does, and those that end so. Of an English word with a
 * slip, where its spellings are.
 */
export function slipRanges(typed: string, lang: string): FormRange[] {
  const english = loanLikeTyped(typed, lang);
  if (english !== undefined) return heardRanges(english, lang, false);
  if (typed.length < leastTypedForSlip) return [];
  const near = keysOf(typed, lang, false)
    .slice(0, mostForSlip)
    .filter(({ length }) => length >= leastForSlip)
    .flatMap((key) => {
      const head = Math.floor((key.length - 1) / 2);
      const sizes = sizesOf(key.length - 1, key.length + 1);
      const range = (from: string): FormRange => ({ sizes, from, to: behindAll(from) });
      return [range(KEY + key.slice(0, Math.max(1, head))), range(REVERSED_KEY + reversed(key.slice(head + 1)))];
    });
  return [...near, ...breathMoved(typed).flatMap((one) => keysOf(one, lang, false).slice(0, 1).map(wholeRange))];
}

/** An h on the other side of its neighbour makes other sounds: cahwal. */
function breathMoved(typed: string): string[] {
  const found = new Set<string>();
  for (const [at, letter] of [...typed].entries())
    if (letter === 'h' && at >= 2) found.add(`${typed.slice(0, at - 1)}h${typed[at - 1]}${typed.slice(at + 1)}`);
  return [...found].slice(0, 2);
}

const mostStems = 3;
const knownLetters = new LRUCache<string, string[][]>({ max: 20_000 });

/** Letters of a word and of its stems. */
function lettersOf(word: string, lang: string): string[][] {
  const name = `${lang} ${word}`;
  let found = knownLetters.get(name);
  if (!found) {
    found = [word, ...stemsOf(word, lang).slice(0, mostStems)].map((one) => nativeLetters(one, lang));
    knownLetters.set(name, found);
  }
  return found;
}

/** The English word that a word or one of its stems is. */
function englishOfAny(word: string, lang: string): string | undefined {
  for (const one of [word, ...stemsOf(word, lang).slice(0, mostStems)]) {
    const english = englishOf(one, lang);
    if (english !== undefined) return english;
  }
  return undefined;
}

/** Short spellings are none of `englishOf`, as they are other words as well. */
const isSpelt = (word: string, lang: string, spelt: ReadonlySet<string>): boolean =>
  spelt.has(word) || stemsOf(word, lang).some((stem) => spelt.has(stem));

const isSameEnglish = (own: string, typed: string): boolean =>
  own === typed || `${own}s` === typed || `${own}es` === typed;

/** Words that sound as nearly as the nearest. */
const band = 0.4;
/** Of words that sound like one that the table of English words has. */
const bandOfKnown = 0.2;
const mostWords = 24;
/** Nearer than this a word is what was typed. */
const farLikely = 0.3;
/** Farther from the nearest word something else may be meant. */
const farSure = 0.75;
/** So far from a short word one that has its key is another. */
const farWhole = 0.6;
/** Words that begin as nearly as the nearest. */
const bandOfBegun = 0.25;
/** The same beside a whole word that may be meant. */
const bandBesideWhole = 0.1;
/** Where another word begins so, a whole one that is farther by this is not meant. */
const farFromBegun = 0.4;
/** A word that is begun, and one with a slip, may be so far from what was typed. */
const farBegun = { short: 0.6, long: 0.9 };
const longBegunFrom = 6;
const farSlip = { short: 1.35, long: 1.7 };
/** Urdu writes few vowels, so of its words less is compared. */
const lessInUrdu = 0.2;
const longFrom = 8;
const slipBand = 0.25;
const oneSlip = 0.9;

export interface Heard {
  /** Words that are meant, the nearest first. */
  words: string[];
  /** Words that begin so. */
  begun: string[];
  /** Whether a word is so near that nothing was mistyped. */
  isSure: boolean;
  /** Whether an English word is nearer, with a slip. */
  isSlip: boolean;
  /** Whether words with a key of the typed one were found, and all of them are too far. */
  isFar: boolean;
}

interface Rated {
  word: string;
  far: number;
}

/** The nearest first. */
const rank = (all: ReadonlyMap<string, number>): Rated[] =>
  Array.from(all, ([word, far]) => ({ word, far })).sort(
    (a, b) => a.far - b.far || (a.word < b.word ? -1 : a.word > b.word ? 1 : 0),
  );

/** An inflection is as near as its stem, but for this. */
const inflected = 0.05;

const farOf = (word: string, lang: string, letters: readonly string[], isOpen: boolean): number =>
  Math.min(...lettersOf(word, lang).map((one, i) => likeness(letters, one, lang, isOpen) + (i > 0 ? inflected : 0)));

/** Of the words with a key of the typed one, or one that begins so, those that are meant. */
export function heardWords(typed: string, lang: string, isBegun: boolean, found: Iterable<HeardForm>): Heard {
  const keys = new Set(keysOf(typed, lang, isBegun));
  const letters = typedLetters(typed);
  const spelt = new Set(loanSpellings(typed, lang).map(fold));
  const isKnown = spelt.size > 0;
  const loans = new Set(isBegun ? loansBegun(typed, lang) : []);
  const whole = new Map<string, number>();
  const begun = new Map<string, number>();
  for (const { key, word } of found) {
    const english = isKnown || loans.size > 0 ? englishOfAny(word, lang) : undefined;
    if (english !== undefined && loans.has(english)) begun.set(word, 0);
    if (isKnown && isSpelt(word, lang, spelt)) whole.set(word, 0);
    else if (isKnown && english !== undefined) {
      if (isSameEnglish(english, typed)) whole.set(word, 0);
    } else if (keys.has(key)) whole.set(word, farOf(word, lang, letters, false));
    else if (!isKnown && !begun.has(word)) begun.set(word, farOf(word, lang, letters, true));
  }
  const rated = rank(whole);
  const nearest = rated[0]?.far ?? 0;
  const mostBegunFar = typed.length < longBegunFrom ? farBegun.short : farBegun.long;
  const beginnings = rank(begun).filter(({ word }) => !whole.has(word));
  // An English word with a slip is left to the step of near words, unless another word is what was typed, or begins so.
  const nearestOfAll = Math.min(...[rated[0], beginnings[0]].map((one) => one?.far ?? Number.POSITIVE_INFINITY));
  const isSlip =
    loans.size === 0 &&
    nearestOfAll > farLikely &&
    Number.isFinite(nearestOfAll) &&
    loanLikeTyped(typed, lang) !== undefined;
  const within = Math.min(
    typed.length < longBegunFrom ? farWhole : Number.POSITIVE_INFINITY,
    nearest + (isKnown && nearest === 0 ? bandOfKnown : band),
    (beginnings[0] !== undefined && beginnings[0].far <= mostBegunFar ? beginnings[0].far : nearest) + farFromBegun,
  );
  const mostOfBegun =
    rated[0] === undefined
      ? (beginnings[0]?.far ?? 0) + bandOfBegun
      : Math.min(nearest, beginnings[0]?.far ?? 0) + bandBesideWhole;
  const words = isSlip ? [] : rated.flatMap(({ word, far }) => (far <= within ? [word] : [])).slice(0, mostWords);
  return {
    words,
    begun: (isSlip ? [] : beginnings)
      .flatMap(({ word, far }) => (far <= Math.min(mostBegunFar, mostOfBegun) ? [word] : []))
      .slice(0, mostWords),
    isSure: words.length > 0 && nearest <= farSure,
    isSlip,
    isFar: rated.length > 0 && words.length === 0 && !isSlip,
  };
}

/** A slip takes or adds a letter, and with it at most another. */
const mostOtherLetters = 2;

/** Of the words whose key is nearby, those that may have been meant before the slip. */
export function slippedWords(typed: string, lang: string, found: Iterable<HeardForm>): string[] {
  const english = loanLikeTyped(typed, lang);
  if (english !== undefined) return heardWords(english, lang, false, found).words;
  const letters = typedLetters(typed);
  const moved = breathMoved(typed).flatMap(typedLetters);
  const far = (word: string): number => {
    const asTyped = farOf(word, lang, letters, false);
    return moved.length === 0 ? asTyped : Math.min(asTyped, oneSlip + farOf(word, lang, moved, false));
  };
  // Whoever mistypes a letter seldom does so at once.
  const starts = [...letters, ...moved].map((one) => one.slice(0, 2));
  const beginsAlike = (word: string): boolean =>
    lettersOf(word, lang).some((some) =>
      some.some((one) =>
        starts.some((start) => likeness([start[0] as string], [one[0] ?? ''], lang) < 1 || start[1] === one[0]),
      ),
    );
  const shortest = Math.min(...letters.map(({ length }) => length)) - mostOtherLetters;
  const isLong = (word: string): boolean =>
    lettersOf(word, lang).some((some) => some.some(({ length }) => length >= shortest));
  const candidates = Array.from(found, ({ word }) => word).filter((word) => isLong(word) && beginsAlike(word));
  const rated = rank(new Map(candidates.map((word) => [word, far(word)])));
  const nearest = rated[0]?.far ?? 0;
  const most = (typed.length < longFrom ? farSlip.short : farSlip.long) - (lang === 'ur' ? lessInUrdu : 0);
  return rated.flatMap(({ word, far }) => (far <= most && far <= nearest + slipBand ? [word] : [])).slice(0, mostWords);
}
