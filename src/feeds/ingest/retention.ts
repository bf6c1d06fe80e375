import { setImmediate } from 'node:timers/promises';
import { type Change, change } from '../../core/api/change.ts';
import { type App, systemActor } from '../../core/app.ts';
import { isoTime } from '../../core/clock.ts';
import type { RunningJob } from '../../core/jobs/worker.ts';
import { currentSettings } from '../../settings/settings.ts';
import { forgetRemoved, rememberRemoved } from '../identity/removed-items.ts';
import { feedOf, rssTopics, type StoredFeed, type StoredItem } from '../store.ts';
import { lockClusters, promote, storiesSince } from '../stories/clusters.ts';

const dayMs = 86_400_000;
/** Days for which a removed item is remembered after its feed stopped listing it. */
const rememberedDays = 180;
/** Items that one transaction removes. */
const most = 100;

/**
 * The job `feeds.retain`: removes items that came more than `feed_keep_days` ago, and of each feed those beyond the newest
 * `feed_keep_items`; none of them is added again. News that was made of them remains.
 */
export async function retain(app: App, { signal }: Pick<RunningJob, 'signal'>): Promise<number> {
  const { feed_keep_days, feed_keep_items } = (await currentSettings(app)).app;
  const now = app.now();
  const cutoff = isoTime(now - feed_keep_days * dayMs);
  let removed = 0;
  const clear = async (next: () => Promise<{ feed: number; ids: number[] } | null>): Promise<void> => {
    for (let found = await next(); found && !signal.aborted; found = await next()) {
      removed += await removeItems(app, found.feed, found.ids);
      await setImmediate();
    }
  };
  await clear(() => tooOld(app, cutoff));
  for (const feed of await tooFull(app, feed_keep_items)) await clear(() => tooMany(app, feed, feed_keep_items));
  await forget(app, now);
  if (removed > 0) app.log.info({ removed }, 'old feed items were removed');
  return removed;
}

/** The oldest items that came before `cutoff`, of one feed. */
async function tooOld(app: App, cutoff: string): Promise<{ feed: number; ids: number[] } | null> {
  const rows = await app.db.write
    .selectFrom('feed_items')
    .select(['id', 'feed_id'])
    .where('first_seen_at', '<', cutoff)
    .orderBy('first_seen_at')
    .orderBy('id')
    .limit(most)
    .execute();
  const feed = rows[0]?.feed_id;
  return feed === undefined ? null : { feed, ids: rows.filter((r) => r.feed_id === feed).map((r) => r.id) };
}

async function tooFull(app: App, keep: number): Promise<number[]> {
  const rows = await app.db.write
    .selectFrom('feeds')
    .select('id')
    .where('item_count', '>', keep)
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
}

async function tooMany(app: App, feed: number, keep: number): Promise<{ feed: number; ids: number[] } | null> {
  const rows = await app.db.write
    .selectFrom('feed_items')
    .select('id')
    .where('feed_id', '=', feed)
    .orderBy('is_shown', 'desc') // the same for all of them; so it is the order of the index
    .orderBy('sort_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .offset(keep)
    .execute();
  return rows.length === 0 ? null : { feed, ids: rows.map((r) => r.id) };
}

async function removeItems(app: App, id: number, ids: number[]): Promise<number> {
  return change(app, systemActor, async (c) => {
    await c.dialect.lockRow(c.tx, 'feeds', id);
    const feed = await feedOf(c.tx, id);
    if (!feed) return 0;
    await lockClusters(c, feed.lang);
    const items = await c.tx.selectFrom('feed_items').selectAll().where('id', 'in', ids).execute();
    await takeAway(c, feed, items);
    await c.tx.deleteFrom('feed_items').where('id', 'in', ids).execute();
    c.touch(...rssTopics(feed.lang));
    return items.length;
  });
}

/** What goes with items before their rows do. The feed is locked, its stories are held. */
export async function takeAway(c: Change, feed: StoredFeed, items: readonly StoredItem[]): Promise<void> {
  const leading = items.filter((item) => item.near_id === 0).map((item) => item.id);
  await promote(c, leading);
  for (const { id } of items) await c.dialect.dropSearch(c.tx, 'feed_search', id);
  await rememberRemoved(c, items);
  await c.tx
    .updateTable('feeds')
    .set((e) => ({ item_count: e('item_count', '-', items.length), item_rev: e('item_rev', '+', 1) }))
    .where('id', '=', feed.id)
    .execute();
}

/** What nothing is looked for in any more: keys of items that left long ago, words of stories that are not new. */
async function forget(app: App, now: number): Promise<void> {
  const left = isoTime(now - rememberedDays * dayMs);
  await forgetRemoved(app.db.write, left);
  const young = await app.db.write
    .selectFrom('feed_items')
    .select('id')
    .where('first_seen_at', '>=', storiesSince(now))
    .orderBy('first_seen_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  const old = app.db.write.deleteFrom('feed_item_bands');
  await (young ? old.where('item_id', '<', young.id) : old).execute();
}
