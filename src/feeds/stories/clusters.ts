import { sql } from 'kysely';
import type { Change } from '../../core/api/change.ts';
import { isoTime } from '../../core/clock.ts';
import { pause } from '../../core/threads/turn.ts';
import { isClustered, type StoredItem } from '../store.ts';
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
export const lockClusters = (c: Change, lang: string): Promise<void> =>
  c.dialect.lockName(c.tx, `feeds.stories:${lang}`);

/** The oldest first sight of items that still find others. */
export const storiesSince = (nowMs: number): string => isoTime(nowMs - spanMs);

/**
 * Assigns new items to those that report the same: of other feeds, at most one of a feed to each; the rest can be found
 * from now on. They are of one language, in the order in which they came: one may be assigned to one before it. The
 * caller has locked the clusters.
 * @returns by id of the new item the one that it was assigned to
 */
export async function assignClusters(
  c: Change,
  lang: string,
  rows: readonly ClusterItem[],
): Promise<Map<number, number>> {
  const own = new Map<number, Gist>();
  const bands = new Map<number, number[]>();
  for (const row of rows) {
    const gist = gistOf(row);
    own.set(row.id, gist);
    bands.set(row.id, bandsOf(gist, lang));
    await pause();
  }
  const found = await candidatesOf(c, rows, bands);
  const stored = await itemsOf(
    c,
    [...new Set([...found.values()].flat())].filter((id) => !own.has(id)),
  );
  const others = new Map([...rows, ...stored].map((row) => [row.id, row]));
  const gists = new Map([...own, ...stored.map((row) => [row.id, gistOf(row)] as const)]);
  const members = await storiesOf(
    c,
    rows.flatMap(({ id, feed_id }) => (found.get(id) ?? []).map((story) => ({ story, feed: feed_id }))),
  );
  const isNear = (row: ClusterItem, other: ClusterItem | undefined): boolean =>
    other !== undefined && Math.abs(Date.parse(other.sort_at) - Date.parse(row.sort_at)) <= spanMs;
  const tries = rows.flatMap((row) => {
    const near = (found.get(row.id) ?? []).filter(
      (id) => !members.has(membership(id, row.feed_id)) && isNear(row, others.get(id)),
    );
    return near.map((id) => ({ row, id, pair: [own.get(row.id) as Gist, gists.get(id) as Gist] as const }));
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
      if (placed.has(id) || members.has(membership(id, row.feed_id)) || likeness < threshold) continue;
      if (likeness > best.likeness || (likeness === best.likeness && id < best.id)) best = { id, likeness };
    }
    if (best.id === 0) continue;
    members.add(membership(best.id, row.feed_id));
    placed.set(row.id, best.id);
  }
  for (const [near_id, members] of Map.groupBy(placed, ([, near]) => near))
    await c.tx
      .updateTable('feed_items')
      .set({ near_id })
      .where('id', 'in', c.dialect.idList(members.map(([id]) => id)))
      .execute();
  await keepBands(
    c,
    rows
      .filter((row) => !placed.has(row.id))
      .flatMap(({ id }) => (bands.get(id) ?? []).map((band) => ({ band, item_id: id }))),
  );
  return placed;
}

/** That a feed has an item of a story. */
const membership = (story: number, feed: number): string => `${story}/${feed}`;

async function keepBands(c: Change, rows: { band: number; item_id: number }[]): Promise<void> {
  for (let i = 0; i < rows.length; i += 1_000)
    await sql`insert into feed_item_bands (band, item_id) select band, item_id
      from ${c.dialect.rowTable(rows.slice(i, i + 1_000), { int: ['band', 'item_id'], text: [] })} as kept where true
      on conflict do nothing`.execute(c.tx);
}

/** For each new item those of other feeds that share most with it, the new ones before it among them. */
async function candidatesOf(
  c: Change,
  rows: readonly ClusterItem[],
  bands: ReadonlyMap<number, number[]>,
): Promise<Map<number, number[]>> {
  const all = [...new Set([...bands.values()].flat())];
  if (all.length === 0) return new Map();
  const hits = await c.tx
    .selectFrom('feed_item_bands')
    .select(['band', 'item_id'])
    .where('band', 'in', c.dialect.idList(all))
    .orderBy('item_id', 'desc')
    .limit(mostHits)
    .execute();
  const feeds = await openStories(c, [...new Set(hits.map((hit) => hit.item_id))]);
  const items = new Map<number, number[]>();
  const put = (band: number, item: number): void => {
    const list = items.get(band);
    if (list) list.push(item);
    else items.set(band, [item]);
  };
  for (const { band, item_id } of hits) if (feeds.has(item_id)) put(band, item_id);
  const found = new Map<number, number[]>();
  for (const { id, feed_id } of rows) {
    const own = bands.get(id) as number[];
    const shared = new Map<number, number>();
    for (const band of own)
      for (const item of items.get(band) ?? [])
        if (feeds.get(item) !== feed_id) shared.set(item, (shared.get(item) ?? 0) + 1);
    const best = [...shared].toSorted(([a, n], [b, m]) => m - n || a - b).slice(0, mostCandidates);
    found.set(
      id,
      best.map(([other]) => other),
    );
    for (const band of own) put(band, id);
    feeds.set(id, feed_id);
  }
  return found;
}

/** Of these items, those that represent a young story, each with its feed. */
async function openStories(c: Change, ids: number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await c.tx
    .selectFrom('feed_items')
    .select(['id', 'feed_id'])
    .where('id', 'in', c.dialect.idList(ids))
    .where('is_shown', '=', 1)
    .where('near_id', '=', 0)
    .where('first_seen_at', '>=', storiesSince(c.nowMs))
    .execute();
  return new Map(rows.map((row) => [row.id, row.feed_id]));
}

async function itemsOf(c: Change, ids: number[]): Promise<ClusterItem[]> {
  if (ids.length === 0) return [];
  return c.tx
    .selectFrom('feed_items')
    .select(['id', 'feed_id', 'title', 'summary', 'link', 'sort_at'])
    .where('id', 'in', c.dialect.idList(ids))
    .execute();
}

/** Of these pairs those where the feed has an item of the story already. */
async function storiesOf(c: Change, pairs: readonly { story: number; feed: number }[]): Promise<Set<string>> {
  const wanted = [...new Map(pairs.map((pair) => [membership(pair.story, pair.feed), pair])).values()];
  if (wanted.length === 0) return new Set();
  const { rows } = await sql<{ story: number; feed: number }>`select story, feed
    from ${c.dialect.rowTable(wanted, { int: ['story', 'feed'], text: [] })} as wanted
    where exists (select 1 from feed_items where near_id = story and feed_id = feed and near_id > 0)`.execute(c.tx);
  return new Set(rows.map(({ story, feed }) => membership(story, feed)));
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

/** Items have other words now: each is indexed by these, if it represents its story and is young. Stories are held. */
export async function findAnew(c: Change, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await c.tx
    .selectFrom('feed_items')
    .select(['id', 'title', 'summary', 'link', 'lang', 'near_id', 'first_seen_at'])
    .where('id', 'in', c.dialect.idList(ids))
    .execute();
  const heads = rows.filter((row) => row.near_id === 0);
  if (heads.length === 0) return;
  await c.tx
    .deleteFrom('feed_item_bands')
    .where('item_id', 'in', c.dialect.idList(heads.map(({ id }) => id)))
    .execute();
  const young = heads.filter((row) => row.first_seen_at >= storiesSince(c.nowMs));
  await keepBands(
    c,
    young.flatMap((row) => bandsOf(gistOf(row), row.lang).map((band) => ({ band, item_id: row.id }))),
  );
}

/**
 * The next stand in for items that go or are hidden: of those that hang on one, the first that is shown and is not
 * itself among `ids`. Stories are held.
 */
export async function promote(c: Change, ids: readonly number[]): Promise<void> {
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
    for (const { near_id, next } of rows) await handOver(c, near_id, next);
  }
}

async function handOver(c: Change, from: number, to: number): Promise<void> {
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
  await findAnew(c, [to]);
}
