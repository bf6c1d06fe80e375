import { type Change, change } from '../../core/api/change.ts';
import { lockRow } from '../../core/api/resource.ts';
import type { Actor, App } from '../../core/app.ts';
import { Fault, invalidField, notFound } from '../../core/error.ts';
import { requireRight } from '../../core/permission.ts';
import { itemResource } from '../items.ts';
import { publish } from '../publish/publish.ts';
import { modeOf } from '../rules.ts';
import { feedOf, isClustered, rssTopics, type StoredFeed, type StoredItem } from '../store.ts';
import { findAnew, lockClusters } from '../stories/clusters.ts';

// An editor corrects which items are one story.

interface Held {
  item: StoredItem;
  feed: StoredFeed;
}

/** The item, with its feed and the stories of its language locked in the order of a refresh. */
async function held(c: Change, id: number): Promise<Held> {
  const found = await c.tx.selectFrom('feed_items').select('feed_id').where('id', '=', id).executeTakeFirst();
  if (!found) throw notFound('feed item');
  await c.dialect.lockRow(c.tx, 'feeds', found.feed_id);
  const feed = await feedOf(c.tx, found.feed_id);
  if (!feed) throw notFound('feed item');
  await lockClusters(c, feed.lang);
  return { feed, item: await lockRow(c, itemResource, id, null) };
}

const hasOthers = async (c: Change, id: number): Promise<boolean> =>
  (await c.tx.selectFrom('feed_items').select('id').where('near_id', '=', id).where(isClustered).executeTakeFirst()) !==
  undefined;

/** Writes the item; its `rev` is compared only here, so that a request which comes again finds its work done. */
async function write(c: Change, item: StoredItem, rev: number | null, columns: Partial<StoredItem>) {
  await lockRow(c, itemResource, item.id, rev);
  c.touch(...rssTopics(item.lang));
  return c.tx
    .updateTable('feed_items')
    .set({ ...columns, rev: item.rev + 1, updated_at: c.now })
    .where('id', '=', item.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

const stored = (c: Change, id: number): Promise<StoredItem> =>
  c.tx.selectFrom('feed_items').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/**
 * Makes an item a story of its own, and news where its feed publishes automatically (nothing is pushed). An item that is
 * one already stays as it is.
 * @param rev what `if-match` named; null when the request has none
 * @throws Fault `not_found`, `stale`, `conflict` for the item that represents a story which other feeds have
 */
export const partItem = (app: App, id: number, rev: number | null, actor: Actor): Promise<StoredItem> =>
  change(app, actor, async (c) => {
    const { item, feed } = await held(c, id);
    if (item.near_id === 0) {
      if (await hasOthers(c, id))
        throw new Fault('conflict', 'The item represents its story; part the items of the other feeds from it.');
      return item;
    }
    const parted = await write(c, item, rev, { near_id: 0, is_parted: 1 });
    await findAnew(c, [id]);
    const mode = modeOf(feed);
    const isPublished = feed.is_active === 1 && mode !== 'off' && item.news_id === null;
    if (isPublished) {
      const isReviewed = feed.review === 1;
      requireRight(actor, isReviewed ? 'news.write' : 'news.publish');
      await publish(c, feed, parted, mode, isReviewed ? 'review' : 'published');
    }
    await c.audit('part', 'feed-items', id, { from: item.near_id, published: isPublished });
    return stored(c, id);
  });

/**
 * Puts an item, and the items that it represents, into the story of another one. News that was made of them stays. Items of
 * one story stay as they are.
 * @param other any item of that story, of the same language
 * @param rev what `if-match` named; null when the request has none
 * @throws Fault `not_found`, `stale`, `invalid` naming `item_id`
 */
export const joinItem = (app: App, id: number, other: number, rev: number | null, actor: Actor): Promise<StoredItem> =>
  change(app, actor, async (c) => {
    if (id === other) throw invalidField('item_id', 'must be another item');
    const { item } = await held(c, id);
    const second = await c.tx.selectFrom('feed_items').selectAll().where('id', '=', other).executeTakeFirst();
    if (!second) throw invalidField('item_id', 'is not a feed item');
    if (second.lang !== item.lang) throw invalidField('item_id', 'must be an item in the same language');
    const story = second.near_id || other;
    if (story === id || item.near_id === story) return item;
    const head = story === other ? second : await stored(c, story);
    if (head.is_shown !== 1 || item.is_shown !== 1) throw invalidField('item_id', 'must be an item of an active feed');
    await write(c, item, rev, { near_id: story, is_parted: 0 });
    await c.tx.updateTable('feed_items').set({ near_id: story }).where('near_id', '=', id).where(isClustered).execute();
    await c.tx.deleteFrom('feed_item_bands').where('item_id', '=', id).execute();
    await c.audit('join', 'feed-items', id, { with: other, story });
    return stored(c, id);
  });
