import { sql } from 'kysely';
import { type Change, change } from '../../core/api/change.ts';
import { type App, systemActor } from '../../core/app.ts';
import type { Db } from '../../core/db/database.ts';
import type { Dialect } from '../../core/db/dialect.ts';
import { linkKeys } from '../../feed-parser/keys/item-keys.ts';
import type { StoredItem } from '../store.ts';
import type { FeedsTables } from '../tables.ts';

// The table `feed_item_keys`: all keys of all items that a feed has or had, looked up and written many at a time.

export const previousColumns = [
  ...(['id', 'hash', 'guid', 'link', 'title', 'summary', 'first_seen_at', 'published_at'] as const),
  ...(['sort_at', 'category_id'] as const),
] as const;

export type PreviousRow = Pick<StoredItem, (typeof previousColumns)[number]>;

/** An item that the feed has or had. */
export interface PreviousItem {
  id: number;
  /** null: it was removed, by an editor or because it was old. */
  row: PreviousRow | null;
  /** When the feed was first read without the removed item; null while it lists it. */
  left_at: string | null;
  /** What is known of the removed item besides its keys. */
  published_at: string | null;
  sketch: string | null;
  /** Those of the requested keys that the item has. */
  held: Set<number>;
}

export const previousItem = (id: number, known: Partial<PreviousItem> = {}): PreviousItem => ({
  ...{ id, row: null, left_at: null, published_at: null, sketch: null, held: new Set<number>() },
  ...known,
});

/** Values of one statement. */
const slice = 4_000;
const rowsAtOnce = 1_000;

/** A key that so many items of a feed share identifies none, and is stored for no more of them. */
export const mostHolders = 8;

/** An item that is edited again and again keeps no more keys than this before the old ones go. */
const mostKeys = 24;

const slices = <T>(values: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(values.length / size) }, (_, i) => values.slice(i * size, (i + 1) * size));

/**
 * The items that several feeds have under any of these keys, in one look-up: a statement for the keys of all feeds, one
 * for the rows.
 * @param wanted keys by id of the feed
 * @returns by id of the feed
 */
export async function previousItems(
  db: Db,
  dialect: Dialect,
  wanted: ReadonlyMap<number, readonly number[]>,
): Promise<Map<number, PreviousItem[]>> {
  const pairs = [...wanted].flatMap(([feed, keys]) => [...new Set(keys)].map((key) => ({ feed, sought: key })));
  const found = new Map<number, Map<number, PreviousItem>>([...wanted.keys()].map((feed) => [feed, new Map()]));
  for (const some of slices(pairs, slice)) {
    const { rows } = await sql<FeedsTables['feed_item_keys']>`select feed_id, key, item_id
      from ${dialect.rowTable(some, { int: ['feed', 'sought'], text: [] })} as wanted
      join feed_item_keys on feed_id = feed and key = sought`.execute(db);
    for (const { feed_id, key, item_id } of rows) {
      const items = found.get(feed_id) as Map<number, PreviousItem>;
      const previous = items.get(item_id) ?? previousItem(item_id);
      previous.held.add(key);
      items.set(item_id, previous);
    }
  }
  const all = new Map([...found.values()].flatMap((items) => [...items]));
  await addRows(db, dialect, all);
  return new Map([...found].map(([feed, items]) => [feed, [...items.values()]]));
}

async function addRows(db: Db, dialect: Dialect, items: ReadonlyMap<number, PreviousItem>): Promise<void> {
  for (const ids of slices([...items.keys()], slice)) {
    const rows = await db
      .selectFrom('feed_items')
      .select(previousColumns)
      .where('id', 'in', dialect.idList(ids))
      .execute();
    for (const row of rows) (items.get(row.id) as PreviousItem).row = row;
  }
  const removed = [...items.values()].filter((item) => item.row === null).map((item) => item.id);
  for (const ids of slices(removed, slice)) {
    const rows = await db
      .selectFrom('feed_items_gone')
      .select(['item_id', 'left_at', 'published_at', 'sketch'])
      .where('item_id', 'in', dialect.idList(ids))
      .execute();
    for (const { item_id, ...gone } of rows) Object.assign(items.get(item_id) as PreviousItem, gone);
  }
}

/** An item of a feed and keys that it is to be found by. */
export interface KeyedItem {
  id: number;
  feed_id: number;
  keys: readonly number[];
}

/** Keeps keys of items, those that are kept already too. Their feeds are locked. */
export async function keepKeys(c: Change, items: readonly KeyedItem[]): Promise<void> {
  const rows = items.flatMap(({ id, feed_id, keys }) => keys.map((key) => ({ feed_id, key, item_id: id })));
  for (const some of slices(rows, rowsAtOnce))
    await sql`insert into feed_item_keys (feed_id, key, item_id) select feed_id, key, item_id
      from ${c.dialect.rowTable(some, { int: ['feed_id', 'key', 'item_id'], text: [] })} as kept where true
      on conflict do nothing`.execute(c.tx);
}

/** Of items that have more keys than any needs those that do not count any more go. */
export async function pruneItemKeys(
  c: Change,
  items: readonly { id: number; keys: readonly number[] }[],
): Promise<void> {
  for (const some of slices(items, slice)) {
    const rows = await c.tx
      .selectFrom('feed_item_keys')
      .select('item_id')
      .where(
        'item_id',
        'in',
        some.map(({ id }) => id),
      )
      .groupBy('item_id')
      .having((e) => e.fn.countAll<number>(), '>', mostKeys)
      .execute();
    for (const { item_id } of rows)
      await c.tx
        .deleteFrom('feed_item_keys')
        .where('item_id', '=', item_id)
        .where('key', 'not in', some.find(({ id }) => id === item_id)?.keys ?? [])
        .execute();
  }
}

/**
 * Parameters of a feed's links were found to vary: from now on its items are identified by their links without these
 * parameters.
 */
export async function rekeyLinks(app: App, feed: number, varying: ReadonlySet<string>): Promise<void> {
  await change(app, systemActor, async (c) => {
    await c.dialect.lockRow(c.tx, 'feeds', feed);
    const rows = await c.tx
      .selectFrom('feed_items')
      .select(['id', 'link'])
      .where('feed_id', '=', feed)
      .where('link', 'is not', null)
      .execute();
    const keysOf = (link: string | null): number[] => [...new Set(linkKeys(link as string, varying))];
    await keepKeys(
      c,
      rows.map(({ id, link }) => ({ id, feed_id: feed, keys: keysOf(link) })),
    );
    await c.tx
      .updateTable('feeds')
      .set({ varying_params: JSON.stringify([...varying]) })
      .where('id', '=', feed)
      .execute();
  });
}
