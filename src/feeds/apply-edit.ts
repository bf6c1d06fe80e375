import { sql } from 'kysely';
import type { Change } from '../core/api/change.ts';
import { mappedCategory } from './keyword-filter.ts';
import { filtersDiffer, rulesOfFeed } from './rules.ts';
import { feedOf, type StoredFeed } from './store.ts';
import { lockClusters, promote } from './stories/clusters.ts';

/** Items that represent stories of other feeds too are replaced there: their feed is hidden, goes, or changes language. */
export async function leaveClusters(c: Change, { id, lang }: Pick<StoredFeed, 'id' | 'lang'>): Promise<void> {
  await lockClusters(c, lang);
  const rows = await c.tx
    .selectFrom('feed_items as other')
    .innerJoin('feed_items as own', 'own.id', 'other.near_id')
    .select('own.id')
    .distinct()
    .where('own.feed_id', '=', id)
    .where(sql<boolean>`other.near_id > 0`)
    .orderBy('own.id')
    .execute();
  await promote(
    c,
    rows.map((row) => row.id),
  );
}

/** The items of a feed that was edited: its language, its place, whether they are shown, what its keywords left out. */
export async function applyFeedEdit(c: Change, row: StoredFeed, before: StoredFeed): Promise<void> {
  const { lang, category_id, is_active } = row;
  if (filtersDiffer(row, before)) await c.tx.deleteFrom('feed_items_filtered').where('feed_id', '=', row.id).execute();
  const moves = lang !== before.lang;
  if (moves || is_active < before.is_active) await leaveClusters(c, before);
  const isMapped = row.category_map !== before.category_map;
  if (!moves && category_id === before.category_id && is_active === before.is_active && !isMapped) return;
  const own = c.tx.selectFrom('feed_items').select('id').where('feed_id', '=', row.id);
  // Words of another language find nothing there.
  if (moves) await c.tx.deleteFrom('feed_item_bands').where('item_id', 'in', own).execute();
  await c.tx
    .updateTable('feed_items')
    .set({ lang, category_id, is_shown: is_active, ...(moves ? { near_id: 0 } : {}) })
    .where('feed_id', '=', row.id)
    .execute();
  await mapCategories(c, row);
}

async function mapCategories(c: Change, feed: StoredFeed): Promise<void> {
  const { category_map } = rulesOfFeed(feed);
  if (Object.keys(category_map).length === 0) return;
  const rows = await c.tx
    .selectFrom('feed_items')
    .select(['id', 'categories'])
    .where('feed_id', '=', feed.id)
    .where('categories', '!=', '[]')
    .execute();
  const byCategory = Map.groupBy(rows, (row) => mappedCategory(category_map, JSON.parse(row.categories) as string[]));
  for (const [category_id, items] of byCategory) {
    if (category_id === null) continue;
    for (let i = 0; i < items.length; i += 500)
      await c.tx
        .updateTable('feed_items')
        .set({ category_id })
        .where(
          'id',
          'in',
          items.slice(i, i + 500).map((item) => item.id),
        )
        .execute();
  }
}

/** The program hides a feed, or the feed goes: its items are not shown, and others represent their stories. */
export async function hideItems(c: Change, id: number): Promise<void> {
  const feed = await feedOf(c.tx, id);
  if (!feed) return;
  await leaveClusters(c, feed);
  await c.tx.updateTable('feed_items').set({ is_shown: 0 }).where('feed_id', '=', id).execute();
}
