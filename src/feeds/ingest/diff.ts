import type { Db } from '../../core/db/database.ts';
import { guidKey, keyUnder, type Policy, policyOf, safer, secondKey } from '../parse/item-key.ts';
import type { ParsedItem } from '../parse/parse.ts';
import type { StoredFeed, StoredItem } from '../store.ts';

type Existing = Pick<
  StoredItem,
  | 'id'
  | 'item_key'
  | 'second_key'
  | 'hash'
  | 'guid'
  | 'first_seen_at'
  | 'published_at'
  | 'sort_at'
  | 'news_id'
  | 'news_rev'
  | 'full_at'
>;

/** What is to be done with an item of a reading. */
export interface Step {
  item: ParsedItem;
  key: string;
  /** The item as it is kept; null for a new one. */
  row: Existing | null;
  /** `same`: only the key under which it is kept, or its date, has changed. */
  kind: 'new' | 'edit' | 'same';
}

/** Parameters of one query; both databases take many more. */
const slice = 500;

async function sliced<T>(values: readonly string[], ask: (some: string[]) => Promise<T[]>): Promise<T[]> {
  const distinct = [...new Set(values)];
  const found: T[] = [];
  for (let i = 0; i < distinct.length; i += slice) found.push(...(await ask(distinct.slice(i, i + slice))));
  return found;
}

const columns = [
  ...(['id', 'item_key', 'second_key', 'hash', 'guid', 'first_seen_at', 'published_at', 'sort_at'] as const),
  ...(['news_id', 'news_rev', 'full_at'] as const),
] as const;

const rowsBy = (db: Db, feed: number, column: 'item_key' | 'second_key', keys: string[]): Promise<Existing[]> =>
  sliced(keys, (some) =>
    db
      .selectFrom('feed_items')
      .select(columns)
      .where('feed_id', '=', feed)
      .where(column, 'in', some)
      .orderBy('id')
      .execute(),
  );

/** Those of these keys under which an item was removed, with when it left the feed; or was turned away, with its hash. */
export async function goneKeys(db: Db, feed: number, keys: string[]): Promise<Map<string, string | null>> {
  const rows = await sliced(keys, (some) =>
    db
      .selectFrom('feed_items_gone')
      .select(['item_key', 'left_at'])
      .where('feed_id', '=', feed)
      .where('item_key', 'in', some)
      .execute(),
  );
  return new Map(rows.map((row) => [row.item_key, row.left_at]));
}

async function filteredKeys(db: Db, feed: number, keys: string[]): Promise<Map<string, string>> {
  const rows = await sliced(keys, (some) =>
    db
      .selectFrom('feed_items_filtered')
      .select(['item_key', 'hash'])
      .where('feed_id', '=', feed)
      .where('item_key', 'in', some)
      .execute(),
  );
  return new Map(rows.map((row) => [row.item_key, row.hash]));
}

/**
 * How the items of a feed are identified from this fetch on. What is seen in the reading itself (a guid with two
 * links) may make it safer; so may guids that are others than last time on items that are otherwise the same.
 */
export async function choosePolicy(db: Db, feed: StoredFeed, items: readonly ParsedItem[]): Promise<Policy> {
  const policy = policyOf(items, feed.identity);
  if (policy === 'link' || policy === 'title+content' || feed.item_count === 0) return policy;
  const withGuid = items.filter((item) => item.keys.guid !== null);
  const own = new Set(
    (
      await rowsBy(
        db,
        feed.id,
        'item_key',
        withGuid.map((item) => keyUnder(policy, item.keys)),
      )
    ).map((r) => r.item_key),
  );
  const strange = withGuid.filter((item) => !own.has(keyUnder(policy, item.keys)));
  if (strange.length === 0) return policy;
  const rows = await rowsBy(
    db,
    feed.id,
    'second_key',
    strange.map((item) => secondKey(item.keys)),
  );
  const bySecond = Map.groupBy(rows, (row) => row.second_key);
  const listed = new Set(withGuid.map((item) => item.keys.guid));
  const changed = strange.filter((item) =>
    bySecond
      .get(secondKey(item.keys))
      ?.some((row) => row.guid !== null && row.hash === item.hash && !listed.has(guidKey(row.guid))),
  );
  const enough = changed.length >= 2 || (changed.length === 1 && items.length === 1);
  if (!enough || changed.length < own.size) return policy;
  return safer(policy, changed.some((item) => item.keys.link !== null) ? 'link' : 'title+content');
}

/** Of items that mean one the first, which is the newer by custom; none that says nothing. */
export function distinct(items: readonly ParsedItem[], policy: Policy): ParsedItem[] {
  const saying = items.filter((item) => item.title !== '' || item.link !== null || item.content !== '');
  return [...new Map(saying.toReversed().map((item) => [keyUnder(policy, item.keys), item])).values()].reverse();
}

/**
 * What is to be done with items under a policy. An item is known under the key that counts or, if it came before that
 * key counted, under an older one: so neither a change of policy nor a guid that appears makes it new.
 */
export async function stepsOf(db: Db, feed: number, items: readonly ParsedItem[], policy: Policy): Promise<Step[]> {
  const keyed = items.map((item) => ({ item, key: keyUnder(policy, item.keys) }));
  const own = new Map(
    (
      await rowsBy(
        db,
        feed,
        'item_key',
        keyed.map(({ key }) => key),
      )
    ).map((r) => [r.item_key, r]),
  );
  const strange = keyed.filter(({ key }) => !own.has(key));
  const find = await olderRows(
    db,
    feed,
    strange.map(({ item }) => item),
    policy,
  );
  const keys = strange.map(({ key }) => key);
  const [gone, filtered] = [await goneKeys(db, feed, keys), await filteredKeys(db, feed, keys)];
  const claimed = new Set<number>();
  return keyed.flatMap(({ item, key }): Step[] => {
    const row = own.get(key) ?? find(item).find(({ id }) => !claimed.has(id)) ?? null;
    if (row) {
      claimed.add(row.id);
      const isSame = row.hash === item.hash;
      if (isSame && row.item_key === key && !isRedated(row, item)) return [];
      return [{ item, key, row, kind: isSame ? 'same' : 'edit' }];
    }
    return gone.has(key) || filtered.get(key) === item.hash ? [] : [{ item, key, row, kind: 'new' }];
  });
}

/** Items that are kept under an older key, the likeliest first. */
async function olderRows(
  db: Db,
  feed: number,
  items: readonly ParsedItem[],
  policy: Policy,
): Promise<(item: ParsedItem) => Existing[]> {
  if (items.length === 0) return () => [];
  const older = items.flatMap(({ keys }) => [keys.guid, keys.shared, keys.link, keys.text].flatMap((key) => key ?? []));
  const byKey = new Map((await rowsBy(db, feed, 'item_key', older)).map((row) => [row.item_key, row]));
  const seconds = items.map(({ keys }) => secondKey(keys));
  const bySecond = Map.groupBy(await rowsBy(db, feed, 'second_key', seconds), (row) => row.second_key);
  const guidsTell = policy === 'guid' || policy === 'guid+link';
  return ({ keys }) => {
    const second = secondKey(keys);
    const twin = keys.guid === null ? undefined : byKey.get(keys.guid);
    const earlier = bySecond.get(second)?.toReversed() ?? [];
    return [
      ...(twin && (twin.second_key === null || twin.second_key === second) ? [twin] : []),
      ...[keys.link, keys.text].flatMap((key) => (key !== null && byKey.get(key)) || []),
      // Where guids tell, two of them at one link are two items; one that had none, or has none now, is the same.
      ...earlier.filter((row) => !guidsTell || row.guid === null || keys.guid === null),
    ];
  };
}

/** A date where there was none, or one that changes its place. A feed that dates each item anew says nothing new. */
const isRedated = (row: Existing, { published_at }: ParsedItem): boolean =>
  published_at !== null &&
  published_at !== row.published_at &&
  (row.published_at === null || published_at <= row.first_seen_at);
