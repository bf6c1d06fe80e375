import type { Change } from '../core/api/change.ts';
import { Fault } from '../core/error.ts';

/** Before a place is removed: a feed would go on to give it to news. */
export async function refuseUsedPlace(c: Change, id: number): Promise<void> {
  const feed = await c.tx.selectFrom('feeds').select('title').where('place_id', '=', id).limit(1).executeTakeFirst();
  if (feed) throw new Fault('conflict', `The feed "${feed.title}" gives its news this place; give it another first.`);
}

/** Before a category is removed: a feed that gives it to news, all of them or those of a category of the feed, would fail. */
export async function refuseUsedCategory(c: Change, id: number): Promise<void> {
  const feeds = await c.tx
    .selectFrom('feeds')
    .select(['title', 'category_id', 'category_map'])
    .where((e) => e.or([e('category_id', '=', id), e('category_map', 'like', `%:${id}%`)]))
    .orderBy('id')
    .execute();
  const gives = (map: string): boolean => Object.values(JSON.parse(map) as Record<string, number>).includes(id);
  const feed = feeds.find(({ category_id, category_map }) => category_id === id || gives(category_map));
  if (feed)
    throw new Fault('conflict', `The feed "${feed.title}" gives its news this category; give it another first.`);
}
