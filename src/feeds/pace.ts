import type { Change } from '../core/api/change.ts';
import { medianGap } from './fetch/interval.ts';
import type { StoredFeed } from './store.ts';

/** The newest items, from which the pace of a feed is computed. */
const newest = 30;

/** The median gap between the newest items of a feed, and the time of the last. */
export async function paceOf(c: Change, feed: number): Promise<Pick<StoredFeed, 'gap_minutes' | 'newest_at'>> {
  const rows = await c.tx
    .selectFrom('feed_items')
    .select('sort_at')
    .where('feed_id', '=', feed)
    .orderBy('is_shown', 'desc')
    .orderBy('sort_at', 'desc')
    .limit(newest)
    .execute();
  const times = rows.map((row) => row.sort_at);
  return { gap_minutes: medianGap(times), newest_at: times[0] ?? null };
}
