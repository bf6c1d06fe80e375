import type { Change } from '../../core/api/change.ts';
import { guidKey, sharedKey } from '../parse/item-key.ts';
import type { ParsedItem } from '../parse/parse.ts';
import type { StoredItem } from '../store.ts';
import { goneKeys } from './diff.ts';

type Buried = Pick<StoredItem, 'feed_id' | 'item_key' | 'second_key' | 'guid' | 'link' | 'title'>;

/**
 * Leaves the keys of items that are removed: all that they could be known by, whatever by then the feed tells its items
 * apart by, so that they do not come back as new ones.
 */
export async function bury(c: Change, items: readonly Buried[]): Promise<void> {
  const rows = items.flatMap(({ feed_id, item_key, second_key, guid, link, title }) => {
    const byGuid = guid === null ? [] : [guidKey(guid), sharedKey(guid, link, title)];
    const keys = [item_key, ...(second_key === null ? [] : [second_key]), ...byGuid];
    return [...new Set(keys)].map((key) => ({ feed_id, item_key: key, left_at: null }));
  });
  for (let i = 0; i < rows.length; i += 500)
    await c.tx
      .insertInto('feed_items_gone')
      .values(rows.slice(i, i + 500))
      .onConflict((o) => o.columns(['feed_id', 'item_key']).doUpdateSet({ left_at: null }))
      .execute();
}

/**
 * After a whole reading: keys of removed items that the feed does not list any more have left it now, those that it
 * lists again have not; and what was turned away and is not listed is forgotten.
 * @param keys of the items, as they count now
 */
export async function updateListed(
  c: Change,
  feed: number,
  items: readonly ParsedItem[],
  keys: string[],
): Promise<void> {
  const listed = new Set(items.flatMap((item) => Object.values(item.keys) as (string | null)[]));
  const there = await c.tx
    .selectFrom('feed_items_gone')
    .select('item_key')
    .where('feed_id', '=', feed)
    .where('left_at', 'is', null)
    .execute();
  await setLeft(
    c,
    feed,
    there.map((row) => row.item_key).filter((key) => !listed.has(key)),
    c.now,
  );
  const gone = await goneKeys(c.tx, feed, keys);
  await setLeft(
    c,
    feed,
    [...gone].flatMap(([key, left]) => (left === null ? [] : [key])),
    null,
  );
  const filtered = await c.tx
    .selectFrom('feed_items_filtered')
    .select('item_key')
    .where('feed_id', '=', feed)
    .execute();
  const passed = filtered.map((row) => row.item_key).filter((key) => !listed.has(key));
  for (let i = 0; i < passed.length; i += 500)
    await c.tx
      .deleteFrom('feed_items_filtered')
      .where('feed_id', '=', feed)
      .where('item_key', 'in', passed.slice(i, i + 500))
      .execute();
}

async function setLeft(c: Change, feed: number, keys: string[], left_at: string | null): Promise<void> {
  for (let i = 0; i < keys.length; i += 500)
    await c.tx
      .updateTable('feed_items_gone')
      .set({ left_at })
      .where('feed_id', '=', feed)
      .where('item_key', 'in', keys.slice(i, i + 500))
      .execute();
}
