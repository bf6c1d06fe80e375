import { type Change, change } from '../core/api/change.ts';
import { decodeCursor, encodeCursor } from '../core/api/cursor.ts';
import { type App, systemActor } from '../core/app.ts';
import { isoTime } from '../core/clock.ts';
import type { Db, Tx } from '../core/db/database.ts';
import { Fault, notFound } from '../core/error.ts';
import { defaultPageSize } from '../core/model/common.ts';
import { perProgram } from '../core/state.ts';
import { checkStoryFields, itemsOf, pickedStoryFields } from '../news/query.ts';
import { visibleAt } from '../news/visible.ts';
import { countAgainstLimit, installationKey, limits, takeFrom } from './installation.ts';
import type { BookmarkQuery } from './model.ts';

/** Bookmarks of one installation. */
const mostBookmarks = 1_000;

const dayMs = 86_400_000;
/** How many installations there are is counted anew after this time. */
const countEveryMs = 600_000;

/** How many installations there were at the last count, with those that came since. */
const readerCount = perProgram(() => ({ n: 0, atMs: Number.NEGATIVE_INFINITY }));

/** Clients choose their installation ids, so the number of rows is limited. @throws Fault `unavailable` */
async function checkCapacity(app: App): Promise<void> {
  const count = readerCount(app);
  if (app.now() - count.atMs > countEveryMs) {
    const { n } = await app.db.read
      .selectFrom('readers')
      .select((e) => e.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    Object.assign(count, { n, atMs: app.now() });
  }
  if (count.n >= app.config.bookmarkReaders) {
    app.log.warn({ readers: count.n }, 'no more installations may keep bookmarks: see BOOKMARK_READERS');
    throw new Fault('unavailable', 'No more bookmarks are taken now.', { headers: { 'retry-after': '3600' } });
  }
  count.n++;
}

const readerOf = (db: Db, key: string) =>
  db.selectFrom('readers').select(['id', 'seen_at']).where('reader_key', '=', key).executeTakeFirst();

/** The row of the installation, held until the change ends, so that two requests of it follow each other. */
async function heldReader(c: Change, key: string): Promise<number> {
  const row = await c.tx
    .insertInto('readers')
    .values({ reader_key: key, seen_at: c.now })
    .onConflict((o) => o.column('reader_key').doUpdateSet({ seen_at: c.now }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

const bookmarkOf = (tx: Tx, reader: number, newsId: number) =>
  tx
    .selectFrom('bookmarks')
    .select('created_at')
    .where('reader_id', '=', reader)
    .where('news_id', '=', newsId)
    .executeTakeFirst();

const countOf = async (tx: Tx, reader: number): Promise<number> => {
  const row = await tx
    .selectFrom('bookmarks')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('reader_id', '=', reader)
    .executeTakeFirstOrThrow();
  return row.n;
};

interface Marked {
  news_id: number;
  bookmarked_at: string;
}

/**
 * Bookmarks a story for an installation. Idempotent.
 * @throws Fault `not_found` for a story that readers do not see, `conflict` when there are too many, `rate_limited`
 */
export async function addBookmark(
  app: App,
  installationId: string,
  newsId: number,
): Promise<{ bookmark: Marked; created: boolean }> {
  const key = installationKey('bookmark', installationId);
  await countAgainstLimit(app, limits.writeOfOne, key);
  if (!(await readerOf(app.db.write, key))) await checkCapacity(app);
  return change(app, systemActor, async (c) => {
    const reader = await heldReader(c, key);
    const existing = await bookmarkOf(c.tx, reader, newsId);
    if (existing) return { bookmark: { news_id: newsId, bookmarked_at: existing.created_at }, created: false };
    const story = await c.tx
      .selectFrom('news')
      .select('id')
      .where('id', '=', newsId)
      .where(visibleAt(c.now))
      .executeTakeFirst();
    if (!story) throw notFound('news item');
    if ((await countOf(c.tx, reader)) >= mostBookmarks)
      throw new Fault('conflict', `An installation keeps at most ${mostBookmarks} bookmarks; remove one first.`);
    await c.tx.insertInto('bookmarks').values({ reader_id: reader, news_id: newsId, created_at: c.now }).execute();
    return { bookmark: { news_id: newsId, bookmarked_at: c.now }, created: true };
  });
}

/** Removes a bookmark; idempotent. With the last bookmark the row of the installation is deleted too. */
export async function removeBookmark(app: App, installationId: string, newsId: number): Promise<void> {
  const key = installationKey('bookmark', installationId);
  await countAgainstLimit(app, limits.writeOfOne, key);
  if (!(await readerOf(app.db.write, key))) return;
  await change(app, systemActor, async (c) => {
    const reader = await heldReader(c, key);
    await c.tx.deleteFrom('bookmarks').where('reader_id', '=', reader).where('news_id', '=', newsId).execute();
    if ((await countOf(c.tx, reader)) === 0) await c.tx.deleteFrom('readers').where('id', '=', reader).execute();
  });
}

/** Counts a request that reads. @throws Fault `rate_limited` */
export const limitReads = (app: App, ip: string): Promise<void> => takeFrom(app, limits.read, ip);

/** The bookmarked stories of an installation that are visible, the newest bookmark first. */
export async function bookmarksOf(app: App, installationId: string, query: BookmarkQuery) {
  const { limit = defaultPageSize, cursor, fields } = query;
  checkStoryFields(fields?.filter((name) => name !== 'bookmarked_at'));
  const before = cursor === undefined ? null : decodeCursor(cursor);
  const db = app.db.write; // a replica might not have the bookmark that was set a moment ago
  const now = isoTime(app.now());
  const reader = await readerOf(db, installationKey('bookmark', installationId));
  const rows = reader ? await pageOf(db, reader.id, now, before?.id ?? null, limit + 1) : [];
  if (reader && app.now() - Date.parse(reader.seen_at) > dayMs)
    await db.updateTable('readers').set({ seen_at: now }).where('id', '=', reader.id).execute();
  const shown = rows.slice(0, limit);
  const items = await itemsOf(
    app,
    shown.map(({ bookmark_id: _, bookmarked_at: __, ...row }) => row),
    now,
  );
  const wanted = fields && [...fields, 'bookmarked_at'];
  const last = shown.at(-1);
  const has_more = rows.length > limit;
  return {
    data: items.map((item, at) =>
      pickedStoryFields({ ...item, bookmarked_at: shown[at]?.bookmarked_at as string }, wanted),
    ),
    meta: {
      page: null,
      limit,
      total: null,
      total_pages: null,
      has_more,
      next_cursor: has_more && last ? encodeCursor({ time: last.bookmarked_at, id: last.bookmark_id }) : null,
    },
  };
}

const pageOf = (db: Db, reader: number, now: string, below: number | null, limit: number) =>
  db
    .selectFrom('bookmarks')
    .innerJoin('news', 'news.id', 'bookmarks.news_id')
    .selectAll('news')
    .select(['bookmarks.id as bookmark_id', 'bookmarks.created_at as bookmarked_at'])
    .where('bookmarks.reader_id', '=', reader)
    .where(visibleAt(now))
    .$if(below !== null, (q) => q.where('bookmarks.id', '<', below as number))
    .orderBy('bookmarks.id', 'desc')
    .limit(limit)
    .execute();

/** Removes all bookmarks of an installation. Returns how many there were. */
export async function eraseBookmarks(c: Change, installationId: string): Promise<number> {
  const key = installationKey('bookmark', installationId);
  if (!(await readerOf(c.tx, key))) return 0;
  const reader = await heldReader(c, key);
  const n = await countOf(c.tx, reader);
  await c.tx.deleteFrom('readers').where('id', '=', reader).execute(); // and its bookmarks with it
  return n;
}
