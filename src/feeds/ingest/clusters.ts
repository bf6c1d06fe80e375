import type { Change } from '../../core/api/change.ts';
import { isoTime } from '../../core/clock.ts';
import { isClustered, type StoredFeed, type StoredItem } from '../store.ts';
import { likenessOf } from './one-story.ts';
import { bandsOf, type Gist, gistOf, threshold } from './similarity.ts';

// Stories that several feeds of a language have. One item represents each of them; the others refer to it (`near_id`).

/** How far apart the items of one story may be. */
const spanMs = 48 * 3_600_000;
/** Looked at: rows of the index for a piece of a reading, then candidates for each item. */
const mostHits = 5_000;
const mostCandidates = 6;

type ClusterItem = Pick<StoredItem, 'id' | 'feed_id' | 'title' | 'summary' | 'link' | 'sort_at'>;

/** Serialises the clustering of items of a language until the transaction ends. */
export const lockClusters = (c: Change, lang: string): Promise<void> => c.dialect.lockName(c.tx, `rss.stories:${lang}`);

/** The oldest first sight of items that still find others. */
export const storiesSince = (nowMs: number): string => isoTime(nowMs - spanMs);

/**
 * Assigns new items of a feed to the items of other feeds that report the same, at most one of a feed to each; the rest
 * can be found from now on. The caller has locked the clusters.
 * @returns by id of the new item the one that it was assigned to
 */
export async function assignClusters(
  c: Change,
  feed: StoredFeed,
  rows: readonly ClusterItem[],
): Promise<Map<number, number>> {
  const bands = new Map(rows.map((row) => [row.id, bandsOf(row, feed.lang)]));
  const found = await candidatesOf(c, feed, bands);
  const others = new Map((await itemsOf(c, [...new Set([...found.values()].flat())])).map((row) => [row.id, row]));
  const gists = new Map([...others.values()].map((row) => [row.id, gistOf(row)]));
  const taken = await storiesWith(c, feed.id, [...others.keys()]);
  const isNear = (row: ClusterItem, other: ClusterItem | undefined): boolean =>
    other !== undefined && Math.abs(Date.parse(other.sort_at) - Date.parse(row.sort_at)) <= spanMs;
  const tries = rows.flatMap((row) => {
    const gist = gistOf(row);
    const near = (found.get(row.id) ?? []).filter((id) => !taken.has(id) && isNear(row, others.get(id)));
    return near.map((id) => ({ row, id, pair: [gist, gists.get(id) as Gist] as const }));
  });
  const alike = await likenessOf(
    c,
    tries.map(({ pair }) => pair),
  );
  const byRow = Map.groupBy(
    tries.map(({ row, id }, i) => ({ row, id, likeness: alike[i] as number })),
    ({ row }) => row.id,
  );
  const placed = new Map<number, number>();
  for (const row of rows) {
    let best = { id: 0, likeness: 0 };
    for (const { id, likeness } of byRow.get(row.id) ?? []) {
      if (taken.has(id) || likeness < threshold) continue;
      if (likeness > best.likeness || (likeness === best.likeness && id < best.id)) best = { id, likeness };
    }
    if (best.id === 0) continue;
    taken.add(best.id);
    placed.set(row.id, best.id);
  }
  for (const [id, near_id] of placed)
    await c.tx.updateTable('feed_items').set({ near_id }).where('id', '=', id).execute();
  await keepBands(
    c,
    rows
      .filter((row) => !placed.has(row.id))
      .flatMap(({ id }) => (bands.get(id) ?? []).map((band) => ({ band, item_id: id }))),
  );
  return placed;
}

async function keepBands(c: Change, rows: { band: number; item_id: number }[]): Promise<void> {
  for (let i = 0; i < rows.length; i += 1_000)
    await c.tx
      .insertInto('feed_item_bands')
      .values(rows.slice(i, i + 1_000))
      .onConflict((o) => o.doNothing())
      .execute();
}

/** For each new item those that share most with it, of other feeds. */
async function candidatesOf(
  c: Change,
  feed: StoredFeed,
  bands: ReadonlyMap<number, number[]>,
): Promise<Map<number, number[]>> {
  const all = [...new Set([...bands.values()].flat())];
  if (all.length === 0) return new Map();
  const hits = await c.tx
    .selectFrom('feed_item_bands')
    .select(['band', 'item_id'])
    .where('band', 'in', all)
    .orderBy('item_id', 'desc')
    .limit(mostHits)
    .execute();
  const open = await openStories(c, feed, [...new Set(hits.map((hit) => hit.item_id))]);
  const items = Map.groupBy(
    hits.filter((hit) => open.has(hit.item_id)),
    (hit) => hit.band,
  );
  return new Map(
    [...bands].map(([id, own]) => {
      const shared = new Map<number, number>();
      for (const band of own)
        for (const { item_id } of items.get(band) ?? []) shared.set(item_id, (shared.get(item_id) ?? 0) + 1);
      const best = [...shared].toSorted(([a, n], [b, m]) => m - n || a - b).slice(0, mostCandidates);
      return [id, best.map(([other]) => other)];
    }),
  );
}

/** Of these items, those that represent a young story of other feeds. */
async function openStories(c: Change, feed: StoredFeed, ids: number[]): Promise<Set<number>> {
  const found = new Set<number>();
  for (let i = 0; i < ids.length; i += 500) {
    const rows = await c.tx
      .selectFrom('feed_items')
      .select('id')
      .where('id', 'in', ids.slice(i, i + 500))
      .where('feed_id', '!=', feed.id)
      .where('is_shown', '=', 1)
      .where('near_id', '=', 0)
      .where('first_seen_at', '>=', storiesSince(c.nowMs))
      .execute();
    for (const row of rows) found.add(row.id);
  }
  return found;
}

async function itemsOf(c: Change, ids: number[]): Promise<ClusterItem[]> {
  if (ids.length === 0) return [];
  return c.tx
    .selectFrom('feed_items')
    .select(['id', 'feed_id', 'title', 'summary', 'link', 'sort_at'])
    .where('id', 'in', ids)
    .execute();
}

/** Of these stories, those that the feed has an item of already. */
async function storiesWith(c: Change, feed: number, ids: number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await c.tx
    .selectFrom('feed_items')
    .select('near_id')
    .where('near_id', 'in', ids)
    .where(isClustered)
    .where('feed_id', '=', feed)
    .execute();
  return new Set(rows.map((row) => row.near_id));
}

/** The news that is made of a story already, by whichever of its items; null for none. */
export async function newsOfStory(c: Change, story: number): Promise<number | null> {
  const row = await c.tx
    .selectFrom('feed_items')
    .select('news_id')
    .where((e) => e.or([e('id', '=', story), e.and([e('near_id', '=', story), isClustered])]))
    .where('news_id', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row?.news_id ?? null;
}

/** An item has other words now: it is indexed by these, if it represents its story and is young. */
export async function findAnew(c: Change, lang: string, id: number): Promise<void> {
  const row = await c.tx
    .selectFrom('feed_items')
    .select(['id', 'title', 'summary', 'link', 'near_id', 'first_seen_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row || row.near_id > 0) return;
  await c.tx.deleteFrom('feed_item_bands').where('item_id', '=', id).execute();
  if (row.first_seen_at < storiesSince(c.nowMs)) return;
  await keepBands(
    c,
    bandsOf(row, lang).map((band) => ({ band, item_id: id })),
  );
}

/**
 * The next stand in for items that go or are hidden: of those that hang on one, the first that is shown and is not
 * itself among `ids`. Stories are held.
 */
export async function promote(c: Change, lang: string, ids: readonly number[]): Promise<void> {
  for (let i = 0; i < ids.length; i += 500) {
    const some = ids.slice(i, i + 500);
    const rows = await c.tx
      .selectFrom('feed_items')
      .select(['near_id', (e) => e.fn.min<number>('id').as('next')])
      .where('near_id', 'in', some)
      .where(isClustered)
      .where('is_shown', '=', 1)
      .where('id', 'not in', some)
      .groupBy('near_id')
      .orderBy('near_id')
      .execute();
    for (const { near_id, next } of rows) await handOver(c, lang, near_id, next);
  }
}

async function handOver(c: Change, lang: string, from: number, to: number): Promise<void> {
  const news_id = await newsOfStory(c, from);
  await c.tx
    .updateTable('feed_items')
    .set({ near_id: to })
    .where((e) => e.or([e('id', '=', from), e.and([e('near_id', '=', from), isClustered])]))
    .execute();
  await c.tx.updateTable('feed_items').set({ near_id: 0 }).where('id', '=', to).execute();
  // The story is news already: the item that represents it now must not become another one.
  if (news_id !== null)
    await c.tx
      .updateTable('feed_items')
      .set({ news_id, news_rev: 0 })
      .where('id', '=', to)
      .where('news_id', 'is', null)
      .execute();
  await c.tx.deleteFrom('feed_item_bands').where('item_id', '=', from).execute();
  await findAnew(c, lang, to);
}
