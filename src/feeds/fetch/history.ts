import type { Change } from '../../core/api/change.ts';
import type { App } from '../../core/app.ts';
import { notFound } from '../../core/error.ts';
import { perProgram } from '../../core/state.ts';
import type { FeedFetch } from '../../model/feed.ts';
import { feedOf, type StoredFeed } from '../store.ts';

/** How many fetches of each feed are kept. */
const storedFetches = 10;

/** One fetch, as it is kept. `bytes` are those of the body, decompressed. */
export type FetchResult = Omit<FeedFetch, 'at' | 'not_modified'>;

/** Keeps a fetch in the place of the tenth before it. */
export async function recordFetch(
  c: Change,
  feed: Pick<StoredFeed, 'id' | 'fetch_count'>,
  visit: FetchResult,
): Promise<void> {
  const fetch_no = feed.fetch_count + 1;
  const row = { fetch_no, at: c.now, ...visit };
  await c.tx
    .insertInto('feed_fetches')
    .values({ feed_id: feed.id, slot: fetch_no % storedFetches, ...row })
    .onConflict((o) => o.columns(['feed_id', 'slot']).doUpdateSet(row))
    .execute();
}

/** The last ten fetches of a feed, the newest first. @throws Fault `not_found` */
export async function fetchesOf(app: App, id: number): Promise<FeedFetch[]> {
  if (!(await feedOf(app.db.write, id))) throw notFound('feed');
  const rows = await app.db.write
    .selectFrom('feed_fetches')
    .select(['at', 'outcome', 'status', 'ms', 'bytes', 'added', 'changed', 'error'])
    .where('feed_id', '=', id)
    .orderBy('fetch_no', 'desc')
    .execute();
  return rows.map((row) => ({
    ...row,
    outcome: row.outcome as FeedFetch['outcome'],
    not_modified: row.outcome === 'not_modified',
  }));
}

const counts = perProgram(() => new Map<string, number>());

/** How many fetches of this process ended in which way since it started. */
export const fetchCounts = (app: App): ReadonlyMap<string, number> => counts(app);

export function countFetch(app: App, outcome: FetchResult['outcome']): void {
  counts(app).set(outcome, (counts(app).get(outcome) ?? 0) + 1);
}
