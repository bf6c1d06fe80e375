import { bare, canonical } from '../../feed-parser/keys/address.ts';
import { guidKey, type Identifiable, type ItemIdentity } from '../../feed-parser/keys/item-keys.ts';
import { isAlike, wordsOf } from './alike.ts';
import { mostHolders, type PreviousItem } from './previous-items.ts';

export type ReadItem = Identifiable & ItemIdentity & { published_at: string | null };

/** A previous item that an item of a reading may match, and the keys that match. */
export interface ItemCandidate {
  previous: PreviousItem;
  guid: boolean;
  shared: boolean;
  /** The link as a whole; the page alone. */
  full: boolean;
  page: boolean;
  text: boolean;
  title: boolean;
}

/** For each item of a reading those that it may be, in the order of the items. */
export function storedCandidates(
  items: readonly ReadItem[],
  previous: readonly PreviousItem[],
  varying: ReadonlySet<string>,
) {
  const holders = holdersOf(previous);
  return items.map((item) => {
    const { guid, shared, full, page, text, title } = item.keys;
    const own = new Set([guid, shared, full, page, text, title].flatMap((key) => holders.get(key ?? -1) ?? []));
    // A page that many items have had says nothing, even where this reading has one item of it.
    const isSelective = (key: number | null): boolean => key !== null && (holders.get(key)?.length ?? 0) < mostHolders;
    return [...own].map((one): ItemCandidate => {
      const has = (key: number | null): boolean => key !== null && one.held.has(key);
      return {
        previous: one,
        // The key of a guid that all items have is kept for a few of them only.
        guid: has(guid) || has(shared),
        shared: has(shared),
        full: has(full) && isSelective(full) && isWhole(item, one, varying),
        page: has(page) && isSelective(page),
        text: has(text),
        title: has(title),
      };
    });
  });
}

/** By key the items that have it. */
export function holdersOf(previous: readonly PreviousItem[]): Map<number, PreviousItem[]> {
  const holders = new Map<number, PreviousItem[]>();
  for (const item of previous) for (const key of item.held) holders.set(key, [...(holders.get(key) ?? []), item]);
  return holders;
}

/** Not where an item without a fragment meets one that has one: they share the key of the page. */
function isWhole({ link, keys }: ReadItem, { row }: PreviousItem, varying: ReadonlySet<string>): boolean {
  if (row?.link == null || link === null || keys.full !== keys.page) return true;
  return bare(canonical(row.link, true, varying)) === bare(canonical(link, true, varying));
}

/** The links match: the whole link, or the page together with the words of the item. */
export const isLinked = (item: ReadItem, found: ItemCandidate): boolean =>
  found.full || (found.page && (found.title || found.text || hasAlikeWords(item, found)));

/** Half of the words are those of the previous item; never true of a removed one, whose words are gone. */
export const hasAlikeWords = (item: ReadItem, { previous }: ItemCandidate): boolean =>
  previous.row !== null && isAlike(wordsOf(item), previous.row);

/** The previous item has another guid. */
export const hasOtherGuid = (item: ReadItem, { previous, guid }: ItemCandidate): boolean =>
  !guid && item.keys.guid !== null && previous.row?.guid != null && guidKey(previous.row.guid) !== item.keys.guid;
