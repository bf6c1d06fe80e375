import { setImmediate } from 'node:timers/promises';
import type { Change } from '../../core/api/change.ts';
import type { Db } from '../../core/db/database.ts';
import type { StoredItem } from '../store.ts';
import { gistOf, sketchOf } from './gist.ts';
import type { PreviousItem } from './previous-items.ts';

// Items that were removed keep their keys in `feed_item_keys`, so that they do not come back as new ones.

const slice = 500;

const slices = (ids: readonly number[]): number[][] =>
  Array.from({ length: Math.ceil(ids.length / slice) }, (_, i) => ids.slice(i * slice, (i + 1) * slice));

/** Notes that items are removed; their keys stay. The feed is locked. */
export async function rememberRemoved(c: Change, items: readonly StoredItem[]): Promise<void> {
  const rows = items.map((item) => {
    const { id, feed_id, published_at } = item;
    return { item_id: id, feed_id, left_at: null, published_at, sketch: sketchOf(gistOf(item)) };
  });
  for (let i = 0; i < rows.length; i += slice)
    await c.tx
      .insertInto('feed_items_gone')
      .values(rows.slice(i, i + slice))
      .execute();
}

/**
 * After whole readings: removed items that their feed does not list any more have left it now, those that it lists again
 * have not.
 * @param readings each of another feed, with the removed items that it has
 */
export async function updateListed(
  c: Change,
  readings: readonly { feed: number; listed: readonly PreviousItem[] }[],
): Promise<void> {
  if (readings.length === 0) return;
  const listed = readings.flatMap((reading) => reading.listed);
  const ids = new Set(listed.map((item) => item.id));
  const there = await c.tx
    .selectFrom('feed_items_gone')
    .select('item_id')
    .where('feed_id', 'in', c.dialect.idList(readings.map(({ feed }) => feed)))
    .where('left_at', 'is', null)
    .execute();
  const left = there.map((row) => row.item_id).filter((id) => !ids.has(id));
  await setLeft(c, left, c.now);
  const back = listed.filter((item) => item.left_at !== null).map((item) => item.id);
  await setLeft(c, back, null);
}

async function setLeft(c: Change, ids: readonly number[], left_at: string | null): Promise<void> {
  for (const some of slices(ids))
    await c.tx.updateTable('feed_items_gone').set({ left_at }).where('item_id', 'in', some).execute();
}

/** Forgets the removed items that left their feed before an instant, and their keys; others get their turn between. */
export async function forgetRemoved(db: Db, before: string): Promise<void> {
  for (;;) {
    const rows = await db
      .selectFrom('feed_items_gone')
      .select('item_id')
      .where('left_at', '<', before)
      .orderBy('left_at')
      .limit(slice)
      .execute();
    if (rows.length === 0) return;
    const ids = rows.map((row) => row.item_id);
    await db.deleteFrom('feed_item_keys').where('item_id', 'in', ids).execute();
    await db.deleteFrom('feed_items_gone').where('item_id', 'in', ids).execute();
    await setImmediate();
  }
}
