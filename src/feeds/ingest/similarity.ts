import { tokens } from '../../text/tokens.ts';
import { bare, canonical } from '../parse/item-key.ts';

// When two agencies tell one story. Pure, and the same on every machine and in both databases.

export interface Telling {
  title: string;
  summary: string;
  link: string | null;
}

/**
 * How much of the shorter telling the longer one has too, from 0 to 1, that makes them one story. Measured on the pairs
 * of `test/fixtures/near-pairs.json`: of those that are one the least is 0.75, of the others the most is 0.70.
 */
export const threshold = 0.73;
/** Two titles have at least so many of their words in common: a digest of the day is not each of its stories. */
const titleShare = 0.3;
/** Fewer say too little: "Gold price today". */
const fewestPairs = 4;
/** Letters of a word that count: its ending differs with its case, in Indian languages more than in English. */
const stemLength = 5;

type Words = ReadonlySet<string>;

/** `72,300` and `7.5` are one number each. */
const stemsOf = (text: string): string[] =>
  tokens(text.replace(/(?<=\p{Nd})[.,٫٬](?=\p{Nd})/gu, '')).map((word) => word.slice(0, stemLength));

const pairsOf = (stems: readonly string[]): Words => new Set(stems.slice(1).map((word, i) => `${stems[i]} ${word}`));

/** What of a telling is compared. */
interface Gist {
  title: Words;
  words: Words;
  pairs: Words;
  numbers: Words;
  page: string | null;
}

export function gistOf({ title, summary, link }: Telling): Gist {
  const [head, body] = [stemsOf(title), stemsOf(summary)];
  const all = [...head, ...body];
  return {
    title: new Set(head),
    words: new Set(all),
    pairs: pairsOf(all),
    numbers: new Set(all.filter((word) => /^\d+$/.test(word))),
    page: pageOf(link),
  };
}

/** The page of a story, to compare by; null for the front page of a site, which has every story. */
function pageOf(link: string | null): string | null {
  if (link === null) return null;
  const page = bare(canonical(link, false)).replace(/\/$/, '');
  return page.includes('/') || page.includes('?') ? page : null;
}

/** Share of the smaller set that the larger one has too. */
function contained(a: Words, b: Words): number {
  const [few, many] = a.size <= b.size ? [a, b] : [b, a];
  let shared = 0;
  for (const one of few) if (many.has(one)) shared++;
  return few.size === 0 ? 0 : shared / few.size;
}

/** Each has a number that the other has not: another day's price, another match, another accident. */
const numbersDiffer = (a: Words, b: Words): boolean => [...a].some((n) => !b.has(n)) && [...b].some((n) => !a.has(n));

/** How far two tellings are one story, from 0 to 1; 1 also for the same page. */
export function likeness(a: Gist, b: Gist): number {
  if (a.page !== null && a.page === b.page) return 1;
  if (Math.min(a.pairs.size, b.pairs.size) < fewestPairs) return 0;
  if (numbersDiffer(a.numbers, b.numbers) || contained(a.title, b.title) < titleShare) return 0;
  return (contained(a.words, b.words) + contained(a.pairs, b.pairs)) / 2;
}

/** 53 bits of a text: whole numbers that both databases and JavaScript hold exactly. */
function numberOf(text: string): number {
  let [a, b] = [0xdeadbeef, 0x41c6ce57];
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 2_654_435_761);
    b = Math.imul(b ^ code, 1_597_334_677);
  }
  a = Math.imul(a ^ (a >>> 16), 2_246_822_507) ^ Math.imul(b ^ (b >>> 13), 3_266_489_909);
  b = Math.imul(b ^ (b >>> 16), 2_246_822_507) ^ Math.imul(a ^ (a >>> 13), 3_266_489_909);
  return 4_294_967_296 * (b & 0x1fffff) + (a >>> 0);
}

const [titleBands, textBands] = [4, 8];

/**
 * What tellings of one story are found by: of the pairs of words the few with the smallest numbers, which two texts
 * share if they share much (a bottom-k sketch), of the title and of the rest by themselves; and the page.
 */
export function bandsOf({ title, summary, link }: Telling, lang: string): number[] {
  const least = (text: string, count: number): number[] =>
    [...pairsOf(stemsOf(text))]
      .map((pair) => numberOf(`${lang} ${pair}`))
      .toSorted((a, b) => a - b)
      .slice(0, count);
  const page = pageOf(link);
  const own = page === null ? [] : [numberOf(`${lang} page ${page}`)];
  return [...new Set([...own, ...least(title, titleBands), ...least(summary, textBands)])];
}
