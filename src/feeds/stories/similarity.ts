import { hash53 } from '../../core/cache/hash.ts';
import { bare, canonical } from '../../feed-parser/keys/address.ts';
import { tokens } from '../../text/tokens.ts';
import { numberOfWord } from './number-words.ts';
import { point, withScales } from './scales.ts';

// Whether two items of agencies report one story. Pure, and the same on every machine and in both databases.

export interface Telling {
  title: string;
  summary: string;
  link: string | null;
}

/**
 * How much of the shorter telling the longer one has too, from 0 to 1, that makes them one story unless they differ as
 * `differ` says. Chosen on the pairs of even stories of `test/fixtures/stories` and those of `near-pairs.json`.
 */
export const threshold = 0.65;
/** Two titles have at least so many of their words in common, or two summaries are alike by themselves. */
export const likeTitles = 0.3;
/** Fewer say too little: "Gold price today". */
const fewestPairs = 4;
/** Fewer of a summary say too little by themselves: "Read the whole story on our site". */
const fewestOfSummary = 10;
/** Letters of a word that count: its ending differs with its case, in Indian languages more than in English. */
const stemLength = 5;

type Words = ReadonlySet<string>;

/** Malayalam chillu letters are their consonants before an ending: തൃശൂർ, തൃശൂരിൽ. */
const chillu: Readonly<Record<string, string>> = { ൺ: 'ണ', ൻ: 'ന', ർ: 'ര', ൽ: 'ല', ൾ: 'ള', ൿ: 'ക' };

/** The vowel that a word ends with gives way to an ending: ஈரோடு, ஈரோட்டில். */
const stemOf = (word: string): string =>
  word
    .slice(0, stemLength)
    .replace(/[ൺൻർൽൾൿ]/g, (letter) => chillu[letter] as string)
    .replace(/(?<=.)\p{M}+$/u, '');

/** The folded words of a text. `72,300`, `7.5` and `5 lakh` are one number each. */
const wordsOf = (text: string): string[] =>
  withScales(tokens(text.replace(/(?<=\p{Nd})[,٬](?=\p{Nd})/gu, '').replace(/(?<=\p{Nd})[.٫](?=\p{Nd})/gu, point)));

export const stemsOf = (words: readonly string[]): string[] => words.map((word) => numberOfWord(word) ?? stemOf(word));

const pairsOf = (stems: readonly string[]): Words => new Set(stems.slice(1).map((word, i) => `${stems[i]} ${word}`));

/** What of a telling is compared. */
export interface Gist {
  /** Folded words of title and summary, in their order, and the stem of each. */
  words: readonly string[];
  stems: readonly string[];
  title: Words;
  body: Words;
  all: Words;
  pairs: Words;
  titlePairs: Words;
  bodyPairs: Words;
  page: string | null;
  /** How many of the words are those of the title. */
  titleLength: number;
  /** The last words of sentences: verbs, in Indian languages. */
  ends: ReadonlySet<number>;
  /** Words with a capital letter where no sentence begins, and those that an age in brackets follows; folded. */
  capitals: Words;
  aged: Words;
  /** Whether the word at a place says where the summary was written: `Kullu: Nine people`. */
  isDateline(at: number): boolean;
}

/** What a summary begins with where it names its desk: a few words up to a colon, a bracket or a dash. */
const dateline = /^[\p{L}\p{M}\s.,'’]{2,40}?(?=\s*[:(–—]|\s+-)/u;

export function gistOf({ title, summary, link }: Telling): Gist {
  const head = wordsOf(title);
  const sentences = summary.split(/(?<=[.!?।۔])\s/u).map(wordsOf);
  const body = sentences.flat();
  const ends = new Set([head.length - 1]);
  let at = head.length;
  for (const { length } of sentences) {
    at += length;
    ends.add(at - 1);
  }
  const [headStems, bodyStems] = [stemsOf(head), stemsOf(body)];
  const stems = [...headStems, ...bodyStems];
  const desk = wordsOf(dateline.exec(summary.trimStart())?.[0] ?? '').length;
  return {
    words: [...head, ...body],
    stems,
    title: new Set(headStems),
    body: new Set(bodyStems),
    all: new Set(stems),
    pairs: pairsOf(stems),
    titlePairs: pairsOf(headStems),
    bodyPairs: pairsOf(bodyStems),
    page: pageOf(link),
    titleLength: head.length,
    ends,
    capitals: new Set([...capitalsOf(title), ...capitalsOf(summary)]),
    aged: new Set(agedIn(summary)),
    isDateline: (at) => at >= head.length && at < head.length + desk,
  };
}

/** Words that an age in brackets follows, folded. */
const agedIn = (text: string): string[] =>
  [...text.matchAll(/ ?\(\p{Nd}{1,3}\)/gu)].flatMap(
    ({ index }) => tokens(text.slice(Math.max(0, index - 60), index)).at(-1) ?? [],
  );

/** Words of a sentence begin with capitals in a title that is written so: none of them is a name for that. */
const mostCapitals = 0.6;

function capitalsOf(text: string): string[] {
  const words = text.match(/[A-Za-z][A-Za-z'’]*/g) ?? [];
  const capitals = [...text.matchAll(/(?<=[a-z0-9,;()'’] |[-/(]|\b[A-Z]\. )[A-Z][a-z]+/g)].map(([word]) =>
    word.toLowerCase(),
  );
  return capitals.length > mostCapitals * words.length ? [] : capitals;
}

/** The page of a story, to compare by; null for the front page of a site, which has every story. */
function pageOf(link: string | null): string | null {
  if (link === null) return null;
  const page = bare(canonical(link, false)).replace(/\/$/, '');
  return page.includes('/') || page.includes('?') ? page : null;
}

export const isSamePage = (a: Gist, b: Gist): boolean => a.page !== null && a.page === b.page;

/** Share of the smaller set that the larger one has too. */
function contained(a: Words, b: Words): number {
  const [few, many] = a.size <= b.size ? [a, b] : [b, a];
  let shared = 0;
  for (const one of few) if (many.has(one)) shared++;
  return few.size === 0 ? 0 : shared / few.size;
}

export const isNumber = (stem: string): boolean => /^\d+$/.test(stem);

/** Shorter words are mostly grammar: `a gram`, `per gram`, और, میں. Scripts of India write a syllable with two letters or more. */
export const isContent = (stem: string): boolean =>
  stem.length > (/^[\p{Script=Latin}\p{Script=Arabic}]/u.test(stem) ? 3 : 2);

/** Share of the pairs of words of the shorter summary that the other one has. */
export const bodyShare = (a: Gist, b: Gist): number => contained(a.bodyPairs, b.bodyPairs);

/** Share of the words of the shorter title that the other one has. */
export const titleShare = (a: Gist, b: Gist): number => contained(a.title, b.title);

/** How far two tellings have the same words, from 0 to 1; 1 also for the same page. */
export function likeness(a: Gist, b: Gist): number {
  if (isSamePage(a, b)) return 1;
  if (Math.min(a.pairs.size, b.pairs.size) < fewestPairs) return 0;
  const whole = (contained(a.all, b.all) + contained(a.pairs, b.pairs)) / 2;
  const ofSummary =
    Math.min(a.bodyPairs.size, b.bodyPairs.size) < fewestOfSummary
      ? 0
      : (contained(a.body, b.body) + contained(a.bodyPairs, b.bodyPairs)) / 2;
  return Math.max(titleShare(a, b) < likeTitles ? 0 : whole, ofSummary);
}

const [titleBands, textBands] = [4, 8];

/**
 * What tellings of one story are found by: of the pairs of words the few with the smallest numbers, which two texts
 * share if they share much (a bottom-k sketch), of the title and of the rest by themselves; and the page.
 */
export function bandsOf({ titlePairs, bodyPairs, page }: Gist, lang: string): number[] {
  const least = (pairs: Words, count: number): number[] =>
    [...pairs]
      .map((pair) => hash53(`${lang} ${pair}`))
      .toSorted((a, b) => a - b)
      .slice(0, count);
  const own = page === null ? [] : [hash53(`${lang} page ${page}`)];
  return [...new Set([...own, ...least(titlePairs, titleBands), ...least(bodyPairs, textBands)])];
}
