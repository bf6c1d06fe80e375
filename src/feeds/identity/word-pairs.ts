import { titleKey } from '../../feed-parser/keys/item-keys.ts';
import type { ReadItem } from './candidates.ts';
import type { PreviousItem } from './previous-items.ts';

// Which previous items an item of a reading is compared with by its words. Pure.

/** Previous items that one item is compared with. */
export const mostCompared = 8;

export interface WordPair {
  item: ReadItem;
  /** Place of the item in the reading, and among those that have no match. */
  i: number;
  at: number;
  previous: PreviousItem;
  hasTitle: boolean;
  hasText: boolean;
  hasDate: boolean;
  /** Of the items of the reading and of the previous ones no other has this title; the same of the date. */
  isOnlyTitle: boolean;
  isOnlyDate: boolean;
}

type Left = readonly { item: ReadItem; i: number }[];

export const dateOf = ({ row, published_at }: PreviousItem): string | null => row?.published_at ?? published_at;

/** Midnight in UTC or in a zone of South Asia: the feed says the day alone, which all items of a day share. */
const isOfDay = (date: string): boolean => /T(?:00:00|18:00|18:15|18:30|19:00):00(?:\.0+)?Z$/.test(date);

function groupsOf(free: readonly PreviousItem[], keysOf: (one: PreviousItem) => readonly (number | string | null)[]) {
  const groups = new Map<number | string, PreviousItem[]>();
  for (const one of free)
    for (const key of new Set(keysOf(one))) {
      if (key === null) continue;
      const group = groups.get(key);
      if (group) group.push(one);
      else groups.set(key, [one]);
    }
  return groups;
}

/** Of those that share a date so many are looked at for a title too. */
const mostOfDate = 64;

/** The pairs of items that share a title, a date or a text; of items without a date with some that have none either. */
export function pairsOf(left: Left, free: readonly PreviousItem[]): WordPair[] {
  // The newest first, as lists have them.
  const ordered = free.toSorted((a, b) => b.id - a.id);
  const titles = new Map(ordered.map((one) => [one.id, one.row === null ? null : titleKey(one.row.title)]));
  const hasTitle = (one: PreviousItem, title: number | null): boolean =>
    title !== null && (titles.get(one.id) === title || one.held.has(title));
  const byKey = groupsOf(ordered, ({ id, held }) => [titles.get(id) ?? null, ...held]);
  const byDate = groupsOf(ordered, (one) => [dateOf(one)]);
  const undated = ordered.filter((one) => dateOf(one) === null && (one.row ?? one.sketch) !== null);
  const [ofTitle, ofDate] = [countsOf(left, ({ keys }) => keys.title), countsOf(left, (item) => item.published_at)];
  const ranks = new Map<number | null, number>();
  return left.flatMap(({ item, i }, at) => {
    const { title, text } = item.keys;
    const date = item.published_at;
    const alike = title === null ? [] : (byKey.get(title) ?? []);
    const dated = date === null ? undated.slice(0, mostCompared) : (byDate.get(date) ?? []);
    // Of a column with one title the items of about the same place.
    const rank = ranks.get(title) ?? 0;
    ranks.set(title, rank + 1);
    const near = alike.slice(Math.max(0, rank - mostCompared / 2), rank + mostCompared / 2);
    const both = dated.slice(0, mostOfDate).filter((one) => hasTitle(one, title));
    const all = [...both, ...(byKey.get(text) ?? []).slice(0, mostCompared), ...near, ...dated.slice(0, mostCompared)];
    return [...new Set(all)].slice(0, mostCompared).map(
      (previous): WordPair => ({
        ...{ item, i, at, previous },
        hasTitle: hasTitle(previous, title),
        hasText: previous.held.has(text),
        hasDate: date !== null && !isOfDay(date) && dateOf(previous) === date,
        isOnlyTitle: title !== null && ofTitle.get(title) === 1 && alike.length === 1,
        isOnlyDate: date !== null && ofDate.get(date) === 1 && dated.length === 1,
      }),
    );
  });
}

function countsOf(left: Left, keyOf: (item: ReadItem) => number | string | null): Map<number | string, number> {
  const counts = new Map<number | string, number>();
  for (const { item } of left) {
    const key = keyOf(item);
    if (key !== null) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}
