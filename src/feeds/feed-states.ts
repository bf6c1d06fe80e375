import { sql } from 'kysely';
import type { Change } from '../core/api/change.ts';
import type { StoredFeed } from './store.ts';

/** Columns that visits set, by their types. */
const columns = {
  int: [
    ...(['ttl_minutes', 'gap_minutes', 'interval_minutes', 'error_count', 'fetch_count', 'last_status'] as const),
    ...(['moved_count', 'lease_tries', 'item_count', 'filtered_count', 'item_rev'] as const),
  ],
  text: [
    ...(['etag', 'last_modified', 'body_hash', 'newest_at', 'last_fetched_at', 'next_fetch_at'] as const),
    ...(['requested_at', 'last_error', 'moved_to', 'moved_since', 'lease', 'lease_until'] as const),
  ],
} satisfies Record<'int' | 'text', (keyof StoredFeed)[]>;
const names = [...columns.int, ...columns.text];

/** What is to be written into the row of a feed; `now` is the row as it is, locked. */
export interface FeedChange {
  now: StoredFeed;
  set: Partial<StoredFeed>;
}

/** Writes into rows of feeds, each another one: in one statement but for columns that few visits set. */
export async function setFeeds(c: Change, changes: readonly FeedChange[]): Promise<void> {
  for (const { now, set } of changes) await setOthers(c, now.id, set);
  const rows = changes.map(({ now, set }) => {
    const after = { ...now, ...set };
    return Object.fromEntries(['id' as const, ...names].map((name) => [name, after[name]]));
  });
  if (rows.length === 0) return;
  const assigned = names.map((name) => sql`${sql.ref(name)} = ${sql.ref(`state.${name}`)}`);
  const table = c.dialect.rowTable(rows, { int: ['id', ...columns.int], text: columns.text });
  await sql`update feeds set ${sql.join(assigned)} from ${table} as state
    where feeds.id = state.id`.execute(c.tx);
}

/** As the address of a feed that has moved. */
async function setOthers(c: Change, id: number, set: Partial<StoredFeed>): Promise<void> {
  const others = Object.fromEntries(Object.entries(set).filter(([name]) => !(names as string[]).includes(name)));
  if (Object.keys(others).length > 0) await c.tx.updateTable('feeds').set(others).where('id', '=', id).execute();
}

/** The rows of these feeds, held until the transaction ends, by id. */
export async function holdFeeds(c: Change, ids: readonly number[]): Promise<Map<number, StoredFeed>> {
  const feeds = await c.dialect
    .holdRows(c.tx.selectFrom('feeds').selectAll().where('id', 'in', c.dialect.idList(ids)).orderBy('id'))
    .execute();
  return new Map(feeds.map((feed) => [feed.id, feed]));
}
