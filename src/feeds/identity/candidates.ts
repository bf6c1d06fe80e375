import { bare, canonical } from '../parse/keys/address.ts';
import { guidKey, type Identifiable, type Identity } from '../parse/keys/item-keys.ts';
import { isAlike, toldBy } from './alike.ts';
import { type KnownItem, mostHolders } from './known-items.ts';

export type ReadItem = Identifiable & Identity & { published_at: string | null };

/** A known item that an item of a reading may be, and by what. */
export interface Candidate {
  known: KnownItem;
  guid: boolean;
  shared: boolean;
  /** The link as a whole; the page alone. */
  full: boolean;
  page: boolean;
  text: boolean;
  title: boolean;
}

/** For each item of a reading those that it may be, in the order of the items. */
export function candidates(items: readonly ReadItem[], known: readonly KnownItem[], varying: ReadonlySet<string>) {
  const holders = holdersOf(known);
  return items.map((item) => {
    const { guid, shared, full, page, text, title } = item.keys;
    const own = new Set([guid, shared, full, page, text, title].flatMap((key) => holders.get(key ?? -1) ?? []));
    // A page that many items have had says nothing, even where this reading has one item of it.
    const tells = (key: number | null): boolean => key !== null && (holders.get(key)?.length ?? 0) < mostHolders;
    return [...own].map((one): Candidate => {
      const has = (key: number | null): boolean => key !== null && one.held.has(key);
      return {
        known: one,
        // The key of a guid that all items have is kept for a few of them only.
        guid: has(guid) || has(shared),
        shared: has(shared),
        full: has(full) && tells(full) && isWhole(item, one, varying),
        page: has(page) && tells(page),
        text: has(text),
        title: has(title),
      };
    });
  });
}

/** By key the items that have it. */
export function holdersOf(known: readonly KnownItem[]): Map<number, KnownItem[]> {
  const holders = new Map<number, KnownItem[]>();
  for (const item of known) for (const key of item.held) holders.set(key, [...(holders.get(key) ?? []), item]);
  return holders;
}

/** Not where an item without a fragment meets one that has one: they share the key of the page. */
function isWhole({ link, keys }: ReadItem, { row }: KnownItem, varying: ReadonlySet<string>): boolean {
  if (row?.link == null || link === null || keys.full !== keys.page) return true;
  return bare(canonical(row.link, true, varying)) === bare(canonical(link, true, varying));
}

/** The link says that it is the same: as a whole, or the page with something that is told there. */
export const isLinked = (item: ReadItem, found: Candidate): boolean =>
  found.full || (found.page && (found.title || found.text || tellsAlike(item, found)));

/** The item says half of what the known one says; never of one that was removed, whose words are gone. */
export const tellsAlike = (item: ReadItem, { known }: Candidate): boolean =>
  known.row !== null && isAlike(toldBy(item), known.row);

/** It is known by another guid than the item has. */
export const hasOtherGuid = (item: ReadItem, { known, guid }: Candidate): boolean =>
  !guid && item.keys.guid !== null && known.row?.guid != null && guidKey(known.row.guid) !== item.keys.guid;
