import { sql } from 'kysely';
import type { Change } from '../core/api/change.ts';
import type { Db } from '../core/db/database.ts';
import { Fault } from '../core/error.ts';
import { countUpTo } from '../core/merge/count.ts';
import type { Merging, Use } from '../core/merge/uses.ts';
import { feedsTopic, rssTopics } from './store.ts';

// What feeds give to news: a place, a category, those of their own categories.

type CategoryMap = Record<string, number>;

const named = (map: string, id: number): boolean => Object.values(JSON.parse(map) as CategoryMap).includes(id);

/** Feeds that give a category to all their news, or to those of a category of the feed. */
async function feedsOf(db: Db, id: number) {
  const rows = await db
    .selectFrom('feeds')
    .select(['id', 'title', 'category_id', 'category_map'])
    .where((e) => e.or([e('category_id', '=', id), e('category_map', 'like', `%:${id}%`)]))
    .orderBy('id')
    .execute();
  return rows.filter(({ category_id, category_map }) => category_id === id || named(category_map, id));
}

/** A feed would go on to give its news what is gone. */
export const categoryOfFeeds: Use = {
  columns: ['feeds.category_id', 'feeds.category_map'],
  kind: 'feeds',
  count: async (db, id) => (await feedsOf(db, id)).length,
  async refuse(c, id) {
    const [feed] = await feedsOf(c.tx, id);
    if (feed)
      throw new Fault(
        'conflict',
        `The feed "${feed.title}" gives its news this category; give it another first, or merge the category into another.`,
      );
  },
  async follow(c, { from, into }) {
    for (const { id, category_id, category_map } of await feedsOf(c.tx, from)) {
      const map = Object.entries(JSON.parse(category_map) as CategoryMap).map(([name, one]) => [
        name,
        one === from ? into : one,
      ]);
      await c.tx
        .updateTable('feeds')
        .set((e) => ({
          category_id: category_id === from ? into : category_id,
          category_map: JSON.stringify(Object.fromEntries(map)),
          rev: e('rev', '+', 1),
          updated_at: c.now,
        }))
        .where('id', '=', id)
        .execute();
    }
    c.touch(feedsTopic);
  },
};

/** Items have the category of their feed. */
export const categoryOfItems: Use = {
  columns: ['feed_items.category_id'],
  kind: 'feed_items',
  count: (db, id, most) => countUpTo(db, 'feed_items', sql`category_id = ${id}`, most),
  move: moveItems,
};

async function moveItems(c: Change, { from, into }: Merging, most: number): Promise<number> {
  const query = c.tx.selectFrom('feed_items').select(['id', 'lang']).where('category_id', '=', from);
  const rows = await c.dialect.holdRows(query.orderBy('id').limit(most)).execute();
  if (rows.length === 0) return 0;
  await c.tx
    .updateTable('feed_items')
    .set({ category_id: into })
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
  c.touch(...rows.flatMap(({ lang }) => rssTopics(lang)));
  return rows.length;
}

export const placeOfFeeds: Use = {
  columns: ['feeds.place_id'],
  kind: 'feeds',
  count: (db, id, most) => countUpTo(db, 'feeds', sql`place_id = ${id}`, most),
  async refuse(c, id) {
    const feed = await c.tx.selectFrom('feeds').select('title').where('place_id', '=', id).limit(1).executeTakeFirst();
    if (feed)
      throw new Fault(
        'conflict',
        `The feed "${feed.title}" gives its news this place; give it another first, or merge the place into another.`,
      );
  },
  async follow(c, { from, into }) {
    await c.tx
      .updateTable('feeds')
      .set((e) => ({ place_id: into, rev: e('rev', '+', 1), updated_at: c.now }))
      .where('place_id', '=', from)
      .execute();
    c.touch(feedsTopic);
  },
};
