import { sql } from 'kysely';
import type { Db } from '../../core/db/database.ts';
import type { Dialect } from '../../core/db/dialect.ts';
import type { ReadItem } from './candidates.ts';
import { type PreviousItem, type PreviousRow, previousColumns, previousItem } from './previous-items.ts';

// Items of a reading under none of whose keys the feed had any: new ones, or old ones with other keys. What they may be
// is looked up by date, and for a list that is strange as a whole among the newest items of the feed.

/** Rows of a look-up by date, and of the newest items of one feed. */
const mostRows = 4_000;
const mostRecent = 1_000;
/** Removed items of a feed that are compared. */
const mostRemoved = 500;

export interface StrangeReading {
  feed: { id: number; item_count: number };
  items: readonly ReadItem[];
}

/** A list so strange may have moved: two items at least, and half of them. */
const isMoved = (strange: number, all: number): boolean => strange >= 2 && strange * 2 >= all;

/** Items that are strange to the feed by all that identifies them; words of a title alone identify none. */
function strangersOf(items: readonly ReadItem[], previous: readonly PreviousItem[]): ReadItem[] {
  const known = new Set(previous.flatMap(({ held }) => [...held]));
  return items.filter(
    ({ keys: { guid, full, page, text } }) => ![guid, full, page, text].some((key) => key !== null && known.has(key)),
  );
}

/** Adds what the strangers of readings, each of another feed, may be to the previous items of these feeds. */
export async function addForStrangers(
  db: Db,
  dialect: Dialect,
  readings: readonly StrangeReading[],
  previous: ReadonlyMap<number, PreviousItem[]>,
): Promise<void> {
  const strange = readings
    .map(({ feed, items }) => ({ feed, items, strangers: strangersOf(items, previous.get(feed.id) ?? []) }))
    .filter(({ strangers }) => strangers.length > 0);
  if (strange.length === 0) return;
  const add = (feed: number, more: readonly PreviousItem[]): void => {
    const list = previous.get(feed) as PreviousItem[];
    const ids = new Set(list.map(({ id }) => id));
    for (const one of more) {
      if (ids.has(one.id)) continue;
      ids.add(one.id);
      list.push(one);
    }
  };
  const dated = strange.flatMap(({ feed, strangers }) =>
    [...new Set(strangers.flatMap(({ published_at }) => published_at ?? []))].map((at) => ({ feed: feed.id, at })),
  );
  for (const [feed, rows] of Map.groupBy(await rowsByDate(db, dialect, dated), (row) => row.feed_id))
    add(
      feed,
      rows.map((row) => previousItem(row.id, { row })),
    );
  for (const { feed, items, strangers } of strange) {
    const isUndated = strangers.some(({ published_at }) => published_at === null);
    if (feed.item_count === 0 || !(isUndated || isMoved(strangers.length, items.length))) continue;
    const rows = await newestOf(db, feed.id, Math.min(mostRecent, 50 + 2 * items.length));
    add(
      feed.id,
      rows.map((row) => previousItem(row.id, { row })),
    );
  }
  const removed = await removedOf(
    db,
    dialect,
    strange.map(({ feed }) => feed.id),
  );
  for (const [feed, some] of removed) add(feed, some);
}

type DatedRow = PreviousRow & { feed_id: number };

async function rowsByDate(
  db: Db,
  dialect: Dialect,
  dated: readonly { feed: number; at: string }[],
): Promise<DatedRow[]> {
  if (dated.length === 0) return [];
  return db
    .selectFrom(sql<{ feed: number; at: string }>`${dialect.rowTable(dated, { int: ['feed'], text: ['at'] })}`.as('w'))
    .innerJoin('feed_items', (j) => j.onRef('feed_id', '=', 'w.feed').onRef('sort_at', '=', 'w.at'))
    .select(['feed_id', ...previousColumns])
    .where('is_shown', 'in', [0, 1])
    .limit(mostRows)
    .execute();
}

const newestOf = (db: Db, feed: number, limit: number): Promise<PreviousRow[]> =>
  db
    .selectFrom('feed_items')
    .select(previousColumns)
    .where('feed_id', '=', feed)
    .orderBy('is_shown', 'desc') // the same for all of them; so it is the order of the index
    .orderBy('sort_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** Removed items that feeds listed until now. */
async function removedOf(db: Db, dialect: Dialect, feeds: readonly number[]): Promise<Map<number, PreviousItem[]>> {
  const rows = await db
    .selectFrom('feed_items_gone')
    .select(['feed_id', 'item_id', 'left_at', 'published_at', 'sketch'])
    .where('feed_id', 'in', dialect.idList(feeds))
    .where('left_at', 'is', null)
    .where('sketch', 'is not', null)
    .orderBy('item_id', 'desc')
    .limit(mostRows)
    .execute();
  const byFeed = Map.groupBy(rows, ({ feed_id }) => feed_id);
  const itemsOf = (own: typeof rows): PreviousItem[] =>
    own.slice(0, mostRemoved).map(({ feed_id: _, item_id, ...gone }) => previousItem(item_id, gone));
  return new Map([...byFeed].map(([feed, own]) => [feed, itemsOf(own)]));
}
