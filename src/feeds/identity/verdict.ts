import { tokens } from '../../text/tokens.ts';
import { hasOtherNumbers, isAlikeText, shareOf, stemsOf, type TextRelation } from './gist.ts';
import { dateOf, type WordPair } from './word-pairs.ts';

// Whether two items without a common guid or link are one. Pure.

export interface Verdict {
  /** What the two say is enough; else only a list in which others moved too makes them one item. */
  isSure: boolean;
  weight: number;
}

/** Columns of two days are further apart than this, and those of one day have other words or figures. */
const columnMs = 20 * 3_600_000;
/** Words of a title that name a story and no column: "Weather". */
const fewestOfTitle = 4;

/** What costs more to find out than the rest, and is asked of few pairs. */
interface Doubts {
  /** Other items of the list have this text too, more or less. */
  isTemplate(): boolean;
  /** The two tell of two events in like words. */
  isApart(): boolean;
}

export function verdictOf(pair: WordPair, text: TextRelation, doubts: Doubts): Verdict | null {
  const isSure = isSurely(pair, text, doubts);
  const isFound = isSure || isLikely(pair, text, doubts);
  const { hasText, hasTitle, hasDate } = pair;
  if (!isFound || (!hasText && doubts.isApart())) return null;
  const words = (hasText ? 8 : 0) + (hasTitle ? 4 : 0) + (hasDate ? 4 : 0);
  return { isSure, weight: (isSure ? 32 : 0) + words + { same: 5, alike: 4, vague: 1, none: 0, other: -2 }[text] };
}

function isSurely(pair: WordPair, text: TextRelation, { isTemplate }: Doubts): boolean {
  const { hasTitle, hasDate, hasText, isOnlyTitle, isOnlyDate, previous } = pair;
  if (hasDate) {
    if (!hasTitle)
      return isAlikeText(text) ? isOnlyDate || !isTemplate() : isOnlyDate && text !== 'other' && hasAlikeTitle(pair);
    if (text === 'none') return isOnlyTitle || isOnlyDate;
    // What an editor has removed stays removed where its text is another too.
    return text !== 'other' || (previous.row === null && isOnlyDate);
  }
  // Without a date in common an edited text is no proof: desks have one text for the accidents of a day.
  if (text !== 'same' || !isOfOneDay(pair)) return false;
  const isOfOneDate = shiftOf(pair) === 0;
  return (hasText || isOfOneDate || (hasTitle ? isOnlyTitle : hasAlikeTitle(pair))) && !isTemplate();
}

function isLikely(pair: WordPair, text: TextRelation, { isTemplate }: Doubts): boolean {
  const { hasTitle, hasDate, isOnlyTitle, isOnlyDate, previous } = pair;
  if (!hasTitle) return false;
  if (isAlikeText(text)) return !isTemplate();
  if (text === 'other') return hasDate && isOnlyDate;
  if (!isOnlyTitle || !isOfOneDay(pair)) return false;
  return (previous.row === null && previous.sketch === null) || tokens(pair.item.title).length >= fewestOfTitle;
}

/** How much later an item is dated than the previous one (ms); null where one of them has no date. */
function shiftOf({ item, previous }: WordPair): number | null {
  const date = dateOf(previous);
  return date === null || item.published_at === null ? null : Date.parse(item.published_at) - Date.parse(date);
}

/** Their dates say nothing against it. */
const isOfOneDay = (pair: WordPair): boolean => Math.abs(shiftOf(pair) ?? 0) < columnMs;

function hasAlikeTitle({ item, previous: { row } }: WordPair): boolean {
  if (row === null) return false;
  const [one, other] = [stemsOf(item.title), stemsOf(row.title)];
  return shareOf(one, other) >= 0.5 && !hasOtherNumbers(one, other);
}

const dayMs = 24 * 3_600_000;
/** Columns come at about one time of the day. */
const timeOfDayMs = 3 * 3_600_000;

/**
 * A list of columns is written anew each day or week: where all that is dated otherwise is so by the same whole days, it
 * has not moved. Of an archive that is imported anew each item has the date of the import.
 */
export function withoutColumns<T extends WordPair & Verdict>(pairs: readonly T[]): T[] {
  const isMoved = (shift: number | null): shift is number => shift !== null && Math.abs(shift) >= columnMs;
  const shifts = pairs.map(shiftOf).filter(isMoved);
  const wholeDays = Math.round((shifts[0] ?? 0) / dayMs) * dayMs;
  const isColumn = (shift: number): boolean => Math.abs(shift - wholeDays) <= timeOfDayMs;
  return shifts.every(isColumn) ? pairs.filter((pair) => !isMoved(shiftOf(pair))) : [...pairs];
}

/** So many in a row have moved together; of a short list two. */
const shortestRun = 3;

/**
 * Whether a list has moved: items that are likely the same stand in the order of the previous ones, or in the reverse of
 * it, and are no fewer than those that are known by guid or link.
 * @param others items without a match by what identifies them, and those that are known
 */
export function isRun(pairs: readonly WordPair[], { left, known }: { left: number; known: number }): boolean {
  const ids = pairs.toSorted((a, b) => a.i - b.i).map(({ previous }) => previous.id);
  const run = Math.max(longestRise(ids), longestRise(ids.toReversed()));
  return run >= known && (run >= shortestRun || (run >= 2 && run * 2 >= left));
}

/** The length of the longest rising subsequence. */
function longestRise(numbers: readonly number[]): number {
  const ends: number[] = [];
  for (const one of numbers) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] as number) < one) low = middle + 1;
      else high = middle;
    }
    ends[low] = one;
  }
  return ends.length;
}
