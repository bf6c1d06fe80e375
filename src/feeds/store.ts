import { type SelectQueryBuilder, sql } from 'kysely';
import type { Position } from '../core/api/cursor.ts';
import type { App } from '../core/app.ts';
import { memo } from '../core/cache/memo.ts';
import type { Db } from '../core/db/database.ts';
import type { Stored } from '../core/db/table.ts';
import type { Tables } from '../core/db/tables.ts';
import { parseSearch } from '../text/tokens.ts';
import type { FeedItemRow, FeedRow } from './tables.ts';

export type StoredFeed = Stored<FeedRow>;
export type StoredItem = Stored<FeedItemRow>;

/** Topics: `feeds` for what items show of their feed, `rss` for all items, one more per language. */
export const feedsTopic = 'feeds';
export const rssTopics = (lang: string): string[] => ['rss', `rss:${lang}`];

/** Search hits that are ranked: the newest, so that the commonest word costs no more than this. */
const mostHits = 2_000;

/** What items show of their feed. */
export interface FeedView {
  id: number;
  title: string;
  icon_url: string | null;
}

export async function feedViews(app: App): Promise<Map<number, FeedView>> {
  return memo(app, 'feeds', [feedsTopic], async () => {
    const rows = await app.db.read.selectFrom('feeds').select(['id', 'title', 'icon_url']).execute();
    return new Map(rows.map((row) => [row.id, row]));
  });
}

export async function feedOf(db: Db, id: number): Promise<StoredFeed | undefined> {
  return db.selectFrom('feeds').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function idOfUrl(db: Db, url: string): Promise<number | undefined> {
  return (await db.selectFrom('feeds').select('id').where('feed_url', '=', url).executeTakeFirst())?.id;
}

/** Active feeds whose time has come, the longest overdue first. */
export async function dueFeeds(db: Db, now: string, limit: number): Promise<Pick<StoredFeed, 'id' | 'feed_url'>[]> {
  return db
    .selectFrom('feeds')
    .select(['id', 'feed_url'])
    .where('is_active', '=', 1)
    .where('next_fetch_at', '<=', now)
    .orderBy('next_fetch_at')
    .limit(limit)
    .execute();
}

/** Items that hang on another one. Written out, since the index of these is only used where the query says so. */
export const isClustered = sql<boolean>`near_id > 0`;

/** Ids of the items that represent the story of several feeds. */
export const groupHeads = (db: Db) =>
  db.selectFrom('feed_items').select('near_id').distinct().where(isClustered).where('is_shown', '=', 1);

/** What narrows a public list. */
export interface ItemFilter {
  lang?: string | undefined;
  feed?: number | undefined;
  categoryIds?: number[] | undefined;
  search?: string | undefined;
  /** Every item, not only the one that represents its story. */
  duplicates?: boolean | undefined;
}

type Select<O> = SelectQueryBuilder<Tables, 'feed_items', O>;

function narrowed<O>(app: App, query: Select<O>, f: ItemFilter): Select<O> {
  let q = query.where('is_shown', '=', 1);
  if (!f.duplicates) q = q.where('near_id', '=', 0);
  if (f.lang !== undefined) q = q.where('lang', '=', f.lang);
  if (f.feed !== undefined) q = q.where('feed_id', '=', f.feed);
  if (f.categoryIds) q = q.where('category_id', 'in', f.categoryIds.length ? f.categoryIds : [0]);
  if (f.search) q = q.where('id', 'in', app.db.dialect.searchIds('feed_search', parseSearch(f.search), mostHits));
  return q;
}

/** A page of items, newest first. With `after` it begins behind that position, else at `offset`. */
export async function page(
  app: App,
  filter: ItemFilter,
  limit: number,
  from: { after: Position } | { offset: number },
): Promise<StoredItem[]> {
  let q = narrowed(app, app.db.read.selectFrom('feed_items').selectAll(), filter);
  if ('after' in from) q = q.where(sql<boolean>`(sort_at, id) < (${from.after.time}, ${from.after.id})`);
  q = q.orderBy('sort_at', 'desc').orderBy('id', 'desc').limit(limit);
  if ('offset' in from && from.offset > 0) q = q.offset(from.offset);
  return q.execute();
}

export async function count(app: App, filter: ItemFilter): Promise<number> {
  const q = narrowed(app, app.db.read.selectFrom('feed_items'), filter);
  return (await q.select((e) => e.fn.countAll<number>().as('n')).executeTakeFirstOrThrow()).n;
}

export async function shownItem(app: App, id: number): Promise<StoredItem | undefined> {
  return app.db.read
    .selectFrom('feed_items')
    .selectAll()
    .where('id', '=', id)
    .where('is_shown', '=', 1)
    .executeTakeFirst();
}

/** Sources of a story that are listed: news of an agency is in hundreds of feeds, and a page has many such stories. */
const mostSources = 20;

type Hanging = Pick<StoredItem, 'id' | 'near_id' | 'feed_id' | 'link' | 'published_at'>;

/** Items clustered under these: the same stories by other feeds, in the order in which they came, the first of each. */
export async function hangingOn(app: App, ids: number[]): Promise<Hanging[]> {
  if (ids.length === 0) return [];
  // One look for each story, which ends at the limit: a common look would read all that hangs on any of them.
  const looks = ids.map(
    (id) => sql`select * from (select id, near_id, feed_id, link, published_at from feed_items
      where near_id = ${id} and ${isClustered} and is_shown = 1 order by id limit ${mostSources}) as hanging`,
  );
  const { rows } = await sql<Hanging>`${sql.join(looks, sql` union all `)}`.execute(app.db.read);
  return rows.toSorted((a, b) => a.id - b.id);
}
