import { sql } from 'kysely';
import type { Change } from '../../core/api/change.ts';
import { isoTime } from '../../core/clock.ts';
import { storyMessage } from '../../news/push/message.ts';
import type { StoredNews } from '../../news/tables.ts';
import { takeNotification } from '../../notifications/send.ts';
import type { StoredFeed, StoredItem } from '../store.ts';

/** An item that is older when it is first seen is no news to a phone. Feeds are visited every half hour or so. */
const freshMs = 90 * 60_000;
/** Pushes of one feed within an hour. */
const mostPerHour = 3;

/** News that was made of an item; `isDuplicate`: another feed had the story before. */
export interface Published {
  item: StoredItem;
  news: StoredNews;
  isDuplicate: boolean;
}

/** How a feed was found when a reading of it began. */
export interface PushStanding {
  /** Nothing was ingested with the present address and filters: one of them or the feed is new. All items are a backlog. */
  isFirst: boolean;
  /** The last visit was good, and a moment ago: what is new since then is young, whatever it says of its age. */
  isFollowed: boolean;
}

export const standingOf = ({ body_hash, last_fetched_at, error_count }: StoredFeed, nowMs: number): PushStanding => ({
  isFirst: body_hash === null,
  isFollowed: error_count === 0 && last_fetched_at !== null && Date.parse(last_fetched_at) >= nowMs - freshMs,
});

function isYoung({ published_at }: StoredItem, { isFollowed }: PushStanding, c: Change): boolean {
  if (published_at === null || published_at > c.now) return isFollowed;
  return published_at >= isoTime(c.nowMs - freshMs);
}

/** Pushes of a feed within the last hour. The feed is locked, so none is added. */
async function pushedOf(c: Change, feed: number): Promise<number> {
  const { n } = await c.tx
    .selectFrom('notifications')
    .innerJoin('feed_items', 'feed_items.news_id', 'notifications.news_id')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('notifications.origin', '=', sql.lit('feed')) // not a parameter: few pushes are of feeds
    .where('notifications.created_at', '>', isoTime(c.nowMs - 3_600_000))
    .where('feed_items.feed_id', '=', feed)
    .executeTakeFirstOrThrow();
  return n;
}

/**
 * Pushes what a feed has just published to the devices of its language, if the feed says so (`push`): what is young,
 * the newest first, and only so much in an hour. Nothing of what waits for review, and nothing that another feed had
 * before: its story belongs to that cluster.
 */
export async function pushPublished(
  c: Change,
  feed: StoredFeed,
  standing: PushStanding,
  published: readonly Published[],
): Promise<void> {
  if (feed.push !== 1 || standing.isFirst) return;
  const young = published.filter(
    ({ item, news, isDuplicate }) => !isDuplicate && news.status === 'published' && isYoung(item, standing, c),
  );
  if (young.length === 0) return;
  const left = Math.max(0, mostPerHour - (await pushedOf(c, feed.id)));
  for (const { news } of young.toReversed().slice(0, left)) {
    const target = { type: 'lang' as const, value: news.lang };
    await takeNotification(c, { ...storyMessage(c.app, news, c.now), target }, { origin: 'feed' });
  }
}
