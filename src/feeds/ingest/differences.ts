import { signOf } from '../../horoscope/signs/signs.ts';
import type { Gist } from './similarity.ts';

// What makes two stories of tellings in nearly the same words: desks of regions write one text for each place and sign.

/** Those of one set that another has not. */
const missing = <T>(of: Iterable<T>, from: { has(one: T): boolean }): T[] => [...of].filter((one) => !from.has(one));

/** Each has one that the other has not. */
const differ = <T>(a: ReadonlySet<T>, b: ReadonlySet<T>): boolean =>
  missing(a, b).length > 0 && missing(b, a).length > 0;

const isNumber = (stem: string): boolean => /^\d+$/.test(stem);

/** Shorter words are mostly grammar: `a gram`, `per gram`, और, میں. Scripts of India write a syllable with two letters or more. */
const isContent = (stem: string): boolean => stem.length > (/^[\p{Script=Latin}\p{Script=Arabic}]/u.test(stem) ? 3 : 2);

/** A telling says twice, in title and summary, what the other says nowhere: the subject of it. */
const saidTwice = (a: Gist, b: Gist): boolean =>
  [...a.title].some((stem) => a.body.has(stem) && !b.all.has(stem) && !isNumber(stem) && isContent(stem));

/** Of the numbers of a title those that the other telling has nowhere. */
const ownOfTitle = (a: Gist, b: Gist): boolean => [...a.title].some((stem) => isNumber(stem) && !b.all.has(stem));

/** So many numbers that the other has not, of each, are another table of figures: prices of another day or place. */
const manyNumbers = 2;
const ownNumbers = (a: Gist, b: Gist): boolean => missing(a.all, b.all).filter(isNumber).length >= manyNumbers;

/** The signs of the zodiac that a telling names; a bare number is none. */
const signsOf = ({ words, stems }: Gist): Set<number> =>
  new Set(words.flatMap((word, i) => (isNumber(stems[i] as string) ? [] : (signOf(word) ?? []))));

/** Whether two tellings are two stories by what both say, however alike their words are. Places are not looked at. */
export function areApart(a: Gist, b: Gist): boolean {
  const both = (rule: (one: Gist, other: Gist) => boolean): boolean => rule(a, b) && rule(b, a);
  return both(saidTwice) || both(ownOfTitle) || both(ownNumbers) || differ(signsOf(a), signsOf(b));
}
