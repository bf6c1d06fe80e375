import { sql } from 'kysely';
import { Type } from 'typebox';
import type { Change } from '../../core/api/change.ts';
import type { Included } from '../../core/api/resource.ts';
import type { App } from '../../core/app.ts';
import { notFound } from '../../core/error.ts';
import { perProgram } from '../../core/state.ts';
import { FeedFetch } from '../model/feed.ts';
import { feedOf, type StoredFeed } from '../store.ts';

/** How many fetches of each feed are kept. */
const storedFetches = 10;

/** One fetch, as it is kept. `bytes` are those of the body, decompressed. */
export type FetchResult = Omit<FeedFetch, 'at' | 'not_modified'>;

const stored = ({ left_out, ...visit }: FetchResult) => ({
  ...visit,
  left_out: left_out.length > 0 ? JSON.stringify(left_out) : null,
});

/** Columns of a kept fetch, by their types. */
const columns = {
  int: ['feed_id', 'slot', 'fetch_no', 'status', 'ms', 'bytes', 'added', 'changed'],
  text: ['at', 'outcome', 'error', 'left_out'],
} as const;

/** Keeps fetches, each of another feed, in the place of the tenth before. `feed` is as it was before the fetch. */
export async function recordFetches(
  c: Change,
  fetches: readonly { feed: Pick<StoredFeed, 'id' | 'fetch_count'>; visit: FetchResult }[],
): Promise<void> {
  if (fetches.length === 0) return;
  const rows = fetches.map(({ feed, visit }) => {
    const fetch_no = feed.fetch_count + 1;
    return { feed_id: feed.id, slot: fetch_no % storedFetches, fetch_no, at: c.now, ...stored(visit) };
  });
  const names = [...columns.int, ...columns.text];
  await sql`insert into feed_fetches (${sql.join(names.map((name) => sql.ref(name)))})
    select ${sql.join(names.map((name) => sql.ref(name)))} from ${c.dialect.rowTable(rows, columns)} as fetched where true
    on conflict (feed_id, slot) do update set
    ${sql.join(names.slice(2).map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`))}`.execute(c.tx);
}

/** The last ten fetches of each of these feeds, the newest first. */
async function fetchesByFeed(app: App, ids: readonly number[]): Promise<Map<number, FeedFetch[]>> {
  if (ids.length === 0) return new Map();
  const rows = await app.db.write
    .selectFrom('feed_fetches')
    .select(['feed_id', 'at', 'outcome', 'status', 'ms', 'bytes', 'added', 'changed', 'error', 'left_out'])
    .where('feed_id', 'in', ids)
    .orderBy('feed_id')
    .orderBy('fetch_no', 'desc')
    .execute();
  const found = new Map<number, FeedFetch[]>();
  for (const { feed_id, left_out, ...row } of rows) {
    const outcome = row.outcome as FeedFetch['outcome'];
    const list = found.get(feed_id) ?? [];
    const more = JSON.parse(left_out ?? '[]') as FeedFetch['left_out'];
    list.push({ ...row, outcome, not_modified: outcome === 'not_modified', left_out: more });
    found.set(feed_id, list);
  }
  return found;
}

/** `include=fetches`: a page of the list shows the health of every feed without a request for each. */
export const lastFetches: Included<{ id: number }> = {
  schema: Type.Array(FeedFetch),
  of: (app, rows) =>
    fetchesByFeed(
      app,
      rows.map(({ id }) => id),
    ),
};

/** The last ten fetches of a feed, the newest first. @throws Fault `not_found` */
export async function fetchesOf(app: App, id: number): Promise<FeedFetch[]> {
  if (!(await feedOf(app.db.write, id))) throw notFound('feed');
  return (await fetchesByFeed(app, [id])).get(id) ?? [];
}

const counts = perProgram(() => new Map<string, number>());

/** How many fetches of this process ended in which way since it started. */
export const fetchCounts = (app: App): ReadonlyMap<string, number> => counts(app);

export function countFetch(app: App, outcome: FetchResult['outcome']): void {
  counts(app).set(outcome, (counts(app).get(outcome) ?? 0) + 1);
}
