import { signOf } from '../../horoscope/signs/signs.ts';
import { areOpposite } from './directions.ts';
import { differInRole } from './roles.ts';
import { type Gist, isContent, isNumber, likeTitles, titleShare } from './similarity.ts';
import { differInSlot } from './slot-names.ts';
import { isToll } from './tolls.ts';

// What makes two stories of tellings in nearly the same words: desks of regions write one text for each place and sign, and
// accidents, crimes and prices of every day are told in the same words.

/** Those of one set that another has not. */
const missing = <T>(of: Iterable<T>, from: { has(one: T): boolean }): T[] => [...of].filter((one) => !from.has(one));

/** Each has one that the other has not. */
const differ = <T>(a: ReadonlySet<T>, b: ReadonlySet<T>): boolean =>
  missing(a, b).length > 0 && missing(b, a).length > 0;

/** A telling says twice, in title and summary, what the other says nowhere: the subject of it. */
const saidTwice = (a: Gist, b: Gist): boolean =>
  [...a.title].some((stem) => a.body.has(stem) && !b.all.has(stem) && !isNumber(stem) && isContent(stem));

/** Numbers that the other telling has nowhere, of title or of all; victims are counted anew while a story goes on. */
const ownNumbers = (a: Gist, b: Gist, length = a.stems.length): Set<string> =>
  new Set(a.stems.slice(0, length).filter((stem, at) => isNumber(stem) && !b.all.has(stem) && !isToll(a, at)));
const ownOfTitle = (a: Gist, b: Gist): boolean => ownNumbers(a, b, a.titleLength).size > 0;

/** So many numbers that the other has not, of each, are another table of figures; of large ones a single one: prices, sums. */
const manyNumbers = 2;
const largeNumber = 1_000;
const haveFigures = (a: Gist, b: Gist): boolean => {
  const own = [...ownNumbers(a, b)];
  return own.length >= manyNumbers || own.some((number) => Number(number) >= largeNumber);
};

/** Persons whose age each says are others. */
const differInAged = (a: Gist, b: Gist): boolean => differ(a.aged, b.aged) && a.aged.isDisjointFrom(b.aged);

/** The signs of the zodiac that a telling names; a bare number is none. */
const signsOf = ({ words, stems }: Gist): Set<number> =>
  new Set(words.flatMap((word, i) => (isNumber(stems[i] as string) ? [] : (signOf(word) ?? []))));

const titleOf = ({ words, titleLength }: Gist): readonly string[] => words.slice(0, titleLength);

/** Whether two tellings are two stories by what both say, however alike their words are. Places are not looked up. */
export function areApart(a: Gist, b: Gist): boolean {
  const both = (rule: (one: Gist, other: Gist) => boolean): boolean => rule(a, b) && rule(b, a);
  return (
    // Titles in other words speak of other sides of one story.
    (titleShare(a, b) >= likeTitles && (both(saidTwice) || both(ownOfTitle))) ||
    both(haveFigures) ||
    differInAged(a, b) ||
    differ(signsOf(a), signsOf(b)) ||
    areOpposite(titleOf(a), titleOf(b), 'titles') ||
    areOpposite(a.words, b.words, 'whole') ||
    differInRole(a, b) ||
    differInSlot(a, b)
  );
}
