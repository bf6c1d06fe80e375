import { hash53 } from '../../core/cache/hash.ts';
import { bare, canonical } from '../../feed-parser/keys/address.ts';
import { tokens } from '../../text/tokens.ts';
import { numberOfWord } from './number-words.ts';

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
const titleShare = 0.3;
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

/** The folded words of a text. `72,300` and `7.5` are one number each. */
const wordsOf = (text: string): string[] => tokens(text.replace(/(?<=\p{Nd})[.,٫٬](?=\p{Nd})/gu, ''));

const stemsOf = (words: readonly string[]): string[] => words.map((word) => numberOfWord(word) ?? stemOf(word));

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
  /** Whether the word at a place says where the summary was written: `Kullu: Nine people`. */
  isDateline(at: number): boolean;
}

/** What a summary begins with where it names its desk: a few words up to a colon, a bracket or a dash. */
const dateline = /^[\p{L}\p{M}\s.,'’]{2,40}?(?=\s*[:(–—]|\s+-)/u;

export function gistOf({ title, summary, link }: Telling): Gist {
  const [head, body] = [wordsOf(title), wordsOf(summary)];
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
    isDateline: (at) => at >= head.length && at < head.length + desk,
  };
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

/** How far two tellings have the same words, from 0 to 1; 1 also for the same page. */
export function likeness(a: Gist, b: Gist): number {
  if (isSamePage(a, b)) return 1;
  if (Math.min(a.pairs.size, b.pairs.size) < fewestPairs) return 0;
  const whole = (contained(a.all, b.all) + contained(a.pairs, b.pairs)) / 2;
  const ofSummary =
    Math.min(a.bodyPairs.size, b.bodyPairs.size) < fewestOfSummary
      ? 0
      : (contained(a.body, b.body) + contained(a.bodyPairs, b.bodyPairs)) / 2;
  return Math.max(contained(a.title, b.title) < titleShare ? 0 : whole, ofSummary);
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
