import { tokens } from '../../text/tokens.ts';
import { shareOf, stemsOf, type TextRelation } from './gist.ts';
import { dateOf, type WordPair } from './word-pairs.ts';

// Whether two items without a common guid or link are one. Pure.

export interface Verdict {
  /** What the two say is enough; else only a list in which others moved too makes them one item. */
  isSure: boolean;
  weight: number;
}

/** Columns of two days are further apart than this, and those of one day have other words or figures. */
const dayMs = 20 * 3_600_000;
/** Words of a title that name a story and no column: "Weather". */
const fewestOfTitle = 4;

/** @param isTemplate whether other items of the list have this text too, more or less */
export function verdictOf(pair: WordPair, text: TextRelation, isTemplate: () => boolean): Verdict | null {
  const isSure = isSurely(pair, text, isTemplate);
  if (!isSure && !isLikely(pair, text, isTemplate)) return null;
  const { hasText, hasTitle, hasDate } = pair;
  const words = (hasText ? 8 : 0) + (hasTitle ? 4 : 0) + (hasDate ? 4 : 0);
  return { isSure, weight: (isSure ? 32 : 0) + words + { alike: 4, vague: 1, none: 0, other: -2 }[text] };
}

function isSurely(pair: WordPair, text: TextRelation, isTemplate: () => boolean): boolean {
  const { hasTitle, hasDate, hasText, isOnlyTitle, isOnlyDate, previous } = pair;
  if (hasDate) {
    if (!hasTitle)
      return text === 'alike' ? isOnlyDate || !isTemplate() : isOnlyDate && text !== 'other' && hasAlikeTitle(pair);
    if (text === 'none') return isOnlyTitle || isOnlyDate;
    // What an editor has removed stays removed where its text is another too.
    return text !== 'other' || previous.row === null;
  }
  if (text !== 'alike' || !isOfOneDay(pair)) return false;
  return (hasText || (hasTitle ? isOnlyTitle : hasAlikeTitle(pair))) && !isTemplate();
}

function isLikely(pair: WordPair, text: TextRelation, isTemplate: () => boolean): boolean {
  const { hasTitle, hasDate, isOnlyTitle, isOnlyDate, previous } = pair;
  if (!hasTitle) return false;
  if (text === 'alike') return !isTemplate();
  if (text === 'other') return hasDate && isOnlyDate;
  if (!isOnlyTitle || !isOfOneDay(pair)) return false;
  return (previous.row === null && previous.sketch === null) || tokens(pair.item.title).length >= fewestOfTitle;
}

/** Their dates say nothing against it. */
function isOfOneDay({ item, previous }: WordPair): boolean {
  const date = dateOf(previous);
  if (date === null || item.published_at === null) return true;
  return Math.abs(Date.parse(date) - Date.parse(item.published_at)) < dayMs;
}

const hasAlikeTitle = ({ item, previous: { row } }: WordPair): boolean =>
  row !== null && shareOf(stemsOf(item.title), stemsOf(row.title)) >= 0.5;

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
