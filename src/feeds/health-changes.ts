import type { Change } from '../core/api/change.ts';
import type { Db } from '../core/db/database.ts';
import { hook } from '../core/hook.ts';
import type { StoredFeed } from './store.ts';

/** What an operator wants to know of a feed. */
type FeedHealth = 'failing' | 'recovered' | 'stopped';

type ChangedFeed = Pick<StoredFeed, 'id' | 'title' | 'feed_url' | 'error_count' | 'last_error'>;

/** Called in the transaction that ends a fetch. */
export const feedHealthChanges = hook<(c: Change, change: FeedHealth, feed: ChangedFeed) => Promise<void>>();

/** Failures in a row after which a feed counts as failing. */
const failingFrom = 5;

/** Feeds that fail, or that the program has stopped. */
export const failing = (db: Db) =>
  db
    .selectFrom('feeds')
    .where((e) =>
      e.or([e.and([e('is_active', '=', 1), e('error_count', '>=', failingFrom)]), e('stopped_reason', 'is not', null)]),
    );

export async function tellFeedHealth(c: Change, change: FeedHealth, feed: ChangedFeed): Promise<void> {
  for (const handler of feedHealthChanges(c.app)) await handler(c, change, feed);
}

/** Tells when the count of failures passes the bound, either way. */
export async function tellFailures(
  c: Change,
  feed: StoredFeed,
  after: Pick<StoredFeed, 'error_count' | 'last_error'>,
): Promise<void> {
  const [was, is] = [feed.error_count >= failingFrom, after.error_count >= failingFrom];
  if (was !== is) await tellFeedHealth(c, is ? 'failing' : 'recovered', { ...feed, ...after });
}
