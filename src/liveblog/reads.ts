import { sql } from 'kysely';
import { Type } from 'typebox';
import { type Answer, read } from '../core/api/read.ts';
import type { App } from '../core/app.ts';
import { instant, isoTime } from '../core/clock.ts';
import type { Stored } from '../core/db/table.ts';
import { invalid, invalidField, notFound } from '../core/error.ts';
import { fieldError } from '../core/messages/messages.ts';
import { defaultPageSize } from '../core/model/common.ts';
import { visibleAt } from '../news/visible.ts';
import { idOfSlug } from '../text/slug.ts';
import { type LiveChange, LiveEntry, LiveMeta, LiveQuery, LiveRemoved } from './model.ts';
import type { LiveEntryRow } from './tables.ts';

type Entry = Stored<LiveEntryRow>;

/**
 * The topic of a blog's entries. There are a hundred of them and no more, whatever the number of blogs, since every
 * topic is a row that each instance reads each second; that blogs share one costs a look in vain now and then.
 */
export const liveTopic = (newsId: number): string => `live:${newsId % 100}`;

/** Whatever shows a blog follows from its entries, and from the story: published, withdrawn, ended. */
export const liveTopics = (newsId: number): string[] => [liveTopic(newsId), 'news'];

export function entryOf(row: Entry): LiveEntry {
  const { id, seq, title, content, image_url, at, created_at, updated_at } = row;
  const [is_pinned, is_key_event] = [row.is_pinned === 1, row.is_key_event === 1];
  return { id, seq, title, content, image_url, at, is_pinned, is_key_event, created_at, updated_at };
}

const changeOf = (row: Entry): LiveChange =>
  row.deleted_at === null ? entryOf(row) : { id: row.id, seq: row.seq, deleted: true, updated_at: row.updated_at };

/** A blog that readers may see, and what changed in it. */
export interface Blog {
  lang: string;
  last_seq: number;
  ended_at: string | null;
  expires_at: string | null;
  /** Oldest change first, at most `limit`. */
  changes: LiveChange[];
}

/** After every change: reads the state of a blog alone. */
const noChanges = Number.MAX_SAFE_INTEGER;

/** The blog and its changes after the number `after`, as of one instant; null for what is none or not to be seen. */
export async function blogOf(app: App, id: number, after = noChanges, limit = 1): Promise<Blog | null> {
  const rows = await app.db.read
    .selectFrom('news as n')
    .leftJoin('live_entries as e', (j) => j.onRef('e.news_id', '=', 'n.id').on('e.seq', '>', after))
    .selectAll('e')
    .select(['n.lang', 'n.live_seq', 'n.live_ended_at', 'n.expires_at'])
    .where('n.id', '=', id)
    .where('n.content_type', '=', 'live')
    .where(visibleAt(isoTime(app.now()), 'n'))
    .orderBy('e.seq')
    .limit(limit)
    .execute();
  const [first] = rows;
  if (!first) return null;
  const changes = rows.flatMap((row) => (row.id === null ? [] : changeOf(row as Entry)));
  const { lang, live_seq: last_seq, live_ended_at: ended_at, expires_at } = first;
  return { lang, last_seq, ended_at, expires_at, changes };
}

/** @throws Fault `not_found`, `invalid` for what can be no id */
export function storyId({ id, slug }: { id?: number; slug?: string }): number {
  const wanted = id ?? (slug === undefined ? null : idOfSlug(slug));
  if (wanted === null && /^\d+$/.test(slug ?? '')) throw invalidField('slug', 'is too large for an id', 'range');
  if (wanted === null) throw notFound('live blog');
  return wanted;
}

/** Where a page of entries ended. */
interface Position {
  pinned: number;
  at: string;
  id: number;
}

const encodeCursor = ({ pinned, at, id }: Position): string =>
  Buffer.from(`${pinned}.${Date.parse(at)}.${id}`).toString('base64url');

/** @throws Fault `invalid` for anything but a cursor of ours */
function decodeCursor(text: string): Position {
  const found = Buffer.from(text, 'base64url')
    .toString('latin1')
    .match(/^([01])\.(-?\d{1,14})\.(\d{1,16})$/);
  const [pinned, ms, id] = [Number(found?.[1]), Number(found?.[2]), Number(found?.[3])];
  const position = found && { pinned, at: new Date(ms).toISOString(), id };
  if (!position || !Number.isSafeInteger(id) || encodeCursor(position) !== text)
    throw invalidField('cursor', 'is no cursor of this list', 'pattern');
  return position;
}

async function page(app: App, newsId: number, q: LiveQuery): Promise<Entry[]> {
  const { order = 'newest', limit = defaultPageSize, cursor } = q;
  const from = cursor === undefined ? undefined : decodeCursor(cursor);
  let rows = app.db.read
    .selectFrom('live_entries')
    .selectAll()
    .where('news_id', '=', newsId)
    .where('deleted_at', 'is', null)
    .limit(limit + 1);
  if (order === 'oldest') {
    if (from) rows = rows.where(sql<boolean>`(at, id) > (${from.at}, ${from.id})`);
    return rows.orderBy('at').orderBy('id').execute();
  }
  if (from) rows = rows.where(sql<boolean>`(is_pinned, at, id) < (${from.pinned}, ${from.at}, ${from.id})`);
  return rows.orderBy('is_pinned', 'desc').orderBy('at', 'desc').orderBy('id', 'desc').execute();
}

const metaOf = (blog: Blog, limit: number, more: boolean, next_cursor: string | null, next_after: number) => ({
  lang: blog.lang,
  page: null,
  limit,
  total: null,
  total_pages: null,
  has_more: more,
  next_cursor,
  next_after,
  last_seq: blog.last_seq,
  ended: blog.ended_at !== null,
  ended_at: blog.ended_at,
});

/** What changed since `after`; `next_after` is where the client continues, at once while `has_more`. */
async function changed(app: App, id: number, after: number, limit: number): Promise<Answer | null> {
  const blog = await blogOf(app, id, after, limit + 1);
  if (!blog) return null;
  const data = blog.changes.slice(0, limit);
  const more = blog.changes.length > limit;
  const next = more ? (data.at(-1)?.seq as number) : blog.last_seq;
  return { data, meta: metaOf(blog, limit, more, null, next), ...untilExpiry(blog) };
}

const untilExpiry = ({ expires_at }: Blog): { validUntil?: number } =>
  expires_at === null ? {} : { validUntil: instant(expires_at) };

async function shown(app: App, id: number, q: LiveQuery): Promise<Answer | null> {
  const { limit = defaultPageSize } = q;
  // The position of the blog is read first: a change between the two queries is sent twice, and never lost.
  const blog = await blogOf(app, id);
  if (!blog) return null;
  const rows = await page(app, id, q);
  const more = rows.length > limit;
  const entries = rows.slice(0, limit);
  const last = entries.at(-1);
  const cursor = more && last ? encodeCursor({ pinned: last.is_pinned, at: last.at, id: last.id }) : null;
  return { data: entries.map(entryOf), meta: metaOf(blog, limit, more, cursor, blog.last_seq), ...untilExpiry(blog) };
}

export const newsLive = read({
  name: 'news.live',
  summary: 'Entries of a live blog; with `after` only what changed',
  query: LiveQuery,
  reply: Type.Array(Type.Union([LiveEntry, LiveRemoved])),
  meta: LiveMeta,
  normalise(_app, { id, slug, after, order, cursor, limit = defaultPageSize }) {
    const wanted = storyId({ ...(id === undefined ? {} : { id }), ...(slug === undefined ? {} : { slug }) });
    if (after !== undefined && (order !== undefined || cursor !== undefined))
      throw invalid([fieldError('after', 'combination', { other: 'order, cursor' })]);
    if (cursor !== undefined) decodeCursor(cursor);
    return { id: wanted, after, limit, order: order ?? (after === undefined ? 'newest' : undefined), cursor };
  },
  topics: ({ id }) => liveTopics(id as number),
  rare: ({ after, cursor }) => after !== undefined || cursor !== undefined,
  async run(app, q) {
    const id = q.id as number;
    const answer = q.after === undefined ? await shown(app, id, q) : await changed(app, id, q.after, q.limit ?? 20);
    if (!answer) throw notFound('live blog');
    return answer;
  },
});
