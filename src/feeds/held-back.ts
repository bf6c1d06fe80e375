import { type Expression, type SqlBool, sql } from 'kysely';
import type { Change } from '../core/api/change.ts';
import type { Db } from '../core/db/database.ts';
import type { StoredItem } from './store.ts';

// Items that a feed which publishes automatically brought, and that did not become news: another feed had their story, or
// they came in the place of another story, under its guid or link, and may be an edit of it.

/** `news_rev` of an item that says something else than the news that was made of it. */
export const otherStory = -1;

/**
 * An item that is held back now. An item that was parted, published or represents its story is not. The sum keeps SQLite
 * from an index of all items that have a story with others: few of those are held back, and few are young.
 */
export const isHeldBack: Expression<SqlBool> = sql<boolean>`(held_at is not null
  and ((near_id + 0 > 0 and news_id is null) or (news_id is not null and news_rev = ${sql.lit(otherStory)})))`;

/** The same of one that is at hand. */
export const isHeld = ({ held_at, near_id, news_id, news_rev }: HeldColumns): boolean =>
  held_at !== null && (news_id === null ? near_id > 0 : news_rev === otherStory);

type HeldColumns = Pick<StoredItem, 'held_at' | 'near_id' | 'news_id' | 'news_rev'>;

/** Remembers that new items were not published. */
export async function holdBack(c: Change, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await c.tx.updateTable('feed_items').set({ held_at: c.now }).where('id', 'in', ids).execute();
}

/** How many items of each feed are held back. */
export async function heldBackOf(db: Db, feeds: readonly number[]): Promise<Map<number, number>> {
  if (feeds.length === 0) return new Map();
  const rows = await db
    .selectFrom('feed_items')
    .select(['feed_id', (e) => e.fn.countAll<number>().as('n')])
    .where('feed_id', 'in', feeds)
    .where(isHeldBack)
    .groupBy('feed_id')
    .execute();
  return new Map(rows.map(({ feed_id, n }) => [feed_id, Number(n)]));
}

/** How many items of all feeds were held back since an instant. */
export async function heldBackSince(db: Db, since: string): Promise<number> {
  const { n } = await db
    .selectFrom('feed_items')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('first_seen_at', '>=', since)
    .where(isHeldBack)
    .executeTakeFirstOrThrow();
  return Number(n);
}
