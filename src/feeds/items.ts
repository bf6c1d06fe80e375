import { type Static, Type } from 'typebox';
import { categoryIds } from '../categories/categories.ts';
import { change } from '../core/api/change.ts';
import { decodeCursor, encodeCursor } from '../core/api/cursor.ts';
import { type Answer, cacheKey, read } from '../core/api/read.ts';
import { deleteRow, resource } from '../core/api/resource.ts';
import { whereEqual } from '../core/api/resource-list.ts';
import { namedBy } from '../core/api/select-fields.ts';
import type { Actor, App } from '../core/app.ts';
import { memo } from '../core/cache/memo.ts';
import { notFound } from '../core/error.ts';
import { defaultPageSize, Id, Lang, ListQuery } from '../core/model/common.ts';
import { cachedSettings } from '../settings/settings.ts';
import { parseSearch } from '../text/tokens.ts';
import { isHeld, isHeldBack } from './held-back.ts';
import { takeAway } from './ingest/retention.ts';
import { AdminFeedItem, FeedItem } from './model/feed.ts';
import type { FeedView, StoredItem } from './store.ts';
import * as store from './store.ts';
import { lockClusters } from './stories/clusters.ts';

/** The other feeds that have the story of an item. */
type Sources = FeedItem['sources'];

async function sourcesOf(
  app: App,
  rows: StoredItem[],
  feeds: ReadonlyMap<number, FeedView>,
): Promise<Map<number, Sources>> {
  const hanging = await store.hangingOn(
    app,
    rows.filter((row) => row.near_id === 0).map((row) => row.id),
  );
  const sources = hanging.map(({ near_id, feed_id, link, published_at }) => {
    const { title = '', icon_url = null } = feeds.get(feed_id) ?? {};
    return { near_id, source: { feed_id, title, link, icon_url, published_at } };
  });
  return new Map(
    [...Map.groupBy(sources, (one) => one.near_id)].map(([id, all]) => [id, all.map((one) => one.source)]),
  );
}

async function itemsOf(app: App, rows: StoredItem[]): Promise<FeedItem[]> {
  const feeds = await store.feedViews(app);
  const sources = await sourcesOf(app, rows, feeds);
  return rows.map((row) => itemOf(row, feeds, sources.get(row.id) ?? []));
}

function itemOf(row: StoredItem, feeds: ReadonlyMap<number, FeedView>, sources: Sources): FeedItem {
  const { id, guid, title, link, summary, content, author, image_url, published_at, first_seen_at } = row;
  const { audio_url, video_url } = row;
  return {
    id,
    guid,
    feed: feeds.get(row.feed_id) ?? { id: row.feed_id, title: '', icon_url: null },
    title,
    link,
    summary,
    content,
    author,
    image_url,
    audio_url,
    video_url,
    categories: JSON.parse(row.categories) as string[],
    published_at,
    first_seen_at,
    lang: row.lang as Lang,
    sources,
    duplicate_of: row.near_id === 0 ? null : row.near_id,
  };
}

const Query = Type.Object({
  ...ListQuery,
  feed: Type.Optional(Id),
  category: Type.Optional(
    Type.String({ maxLength: 120, description: 'News category that the feed belongs to: slug or id' }),
  ),
  search: Type.Optional(
    Type.String({ maxLength: 200, description: 'Words; "in quotes" a phrase; the last may be a beginning' }),
  ),
  duplicates: Type.Optional(
    Type.Boolean({ description: 'true: include duplicates of other feeds; always so with `feed`' }),
  ),
});
type Query = Static<typeof Query>;
type AdminItem = Static<typeof AdminFeedItem>;

const topicsOf = ({ lang }: { lang?: Lang }): string[] => [
  lang === undefined ? 'rss' : (store.rssTopics(lang)[1] as string),
  store.feedsTopic,
  'categories',
];

async function list(app: App, q: Query): Promise<Answer> {
  const { lang, feed, category, search, duplicates, limit = defaultPageSize, page = 1, cursor } = q;
  const categories = category === undefined ? undefined : await categoryIds(app, category);
  const filter: store.ItemFilter = { lang, feed, categoryIds: categories, search, duplicates };
  const from = cursor === undefined ? { offset: (page - 1) * limit } : { after: decodeCursor(cursor) };
  const rows = await store.page(app, filter, limit + 1, from);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const more = rows.length > limit;
  const counted = cursor === undefined && search === undefined;
  const total = counted
    ? await memo(app, cacheKey('feeds.count', { ...filter }), topicsOf(q), () => store.count(app, filter))
    : null;
  return {
    data: await itemsOf(app, shown),
    meta: {
      lang: lang ?? null,
      page: cursor === undefined ? page : null,
      limit,
      total,
      total_pages: total === null ? null : Math.ceil(total / limit),
      has_more: more,
      next_cursor: more && last ? encodeCursor({ time: last.sort_at, id: last.id }) : null,
    },
  };
}

export const rssList = read({
  name: 'feeds.items',
  summary: 'Items of the feeds in a language, or of one feed, newest first',
  query: Query,
  reply: Type.Array(FeedItem),
  normalise(app, q) {
    if (q.cursor !== undefined) decodeCursor(q.cursor);
    const search = q.search?.trim() || undefined;
    // A request for one feed gets its items in every language.
    const lang = q.lang ?? (q.feed === undefined ? cachedSettings(app).basic.default_lang : undefined);
    // A reader of one feed wants all of it.
    const duplicates = q.duplicates ?? q.feed !== undefined;
    return { ...q, lang, search, duplicates, limit: q.limit ?? 20, page: q.page ?? 1 } as Query;
  },
  topics: topicsOf,
  rare: ({ search, cursor }) => search !== undefined || cursor !== undefined,
  run: list,
});

export const rssItem = read({
  name: 'feeds.item',
  summary: 'One item of a feed',
  query: Type.Object({ id: Id, lang: ListQuery.lang }),
  reply: FeedItem,
  normalise: (_app, { id }) => ({ id }),
  topics: () => ['rss', store.feedsTopic],
  async run(app, { id }) {
    const row = await store.shownItem(app, id);
    if (!row) throw notFound('feed item');
    const [data] = await itemsOf(app, [row]);
    return { data, meta: { lang: row.lang } };
  },
});

/** Search hits that the list for administrators considers. */
const mostHits = 10_000;

async function adminItems(app: App, rows: StoredItem[]): Promise<AdminItem[]> {
  const items = await itemsOf(app, rows);
  return rows.map((row, i) => {
    const { feed_id, date_raw, news_id, rev, updated_at } = row;
    const flags = { is_parted: row.is_parted === 1, is_held_back: isHeld(row) };
    return { ...(items[i] as FeedItem), feed_id, date_raw, news_id, ...flags, rev, updated_at };
  });
}

/** Items for administrators: they cannot be edited, only removed. */
export const itemResource = resource<StoredItem>({
  name: 'feed-items',
  one: 'feed item',
  table: 'feed_items',
  noun: AdminFeedItem,
  includes: { feed: namedBy('feed_id', 'feeds', 'title') },
  filters: {
    feed_id: Id,
    category_id: Id,
    lang: Lang,
    has_story: Type.Boolean({ description: 'Whether a story was made of it' }),
    duplicates: Type.Enum(['without', 'groups'], {
      description: 'without: one item of each story; groups: the same, of stories that several feeds have',
    }),
    duplicate_of: Id,
    is_held_back: Type.Boolean({
      description: 'Whether it was not published: another feed had its story, or it took the place of another story',
    }),
  },
  sorts: ['-first_seen_at', 'published_at', 'id', 'title', 'feed_id', 'lang', 'updated_at'],
  nullable: ['published_at'],
  access: { read: 'feeds.read', write: 'feeds.write' },
  topics: ({ lang }) => store.rssTopics(lang),
  narrow(app, query, { search, has_story, duplicates, duplicate_of, is_held_back, ...equal }) {
    let q = whereEqual(query, { ...equal, near_id: duplicate_of });
    if (has_story !== undefined) q = q.where('news_id', has_story ? 'is not' : 'is', null);
    if (is_held_back !== undefined) q = q.where((e) => (is_held_back ? isHeldBack : e.not(isHeldBack)));
    if (duplicates !== undefined) q = q.where('near_id', '=', 0);
    if (duplicates === 'groups') q = q.where('id', 'in', store.groupHeads(app.db.write));
    if (typeof search === 'string')
      q = q.where('id', 'in', app.db.dialect.searchIds('feed_search', parseSearch(search), mostHits));
    return q;
  },
  toNoun: async (app, row) => (await adminItems(app, [row]))[0],
  toNouns: adminItems,
  async beforeRemove(c, row) {
    const feed = await store.feedOf(c.tx, row.feed_id);
    if (feed) await takeAway(c, feed, [row]);
  },
});

/** Takes an item away for good: the next refresh does not bring it back. @throws Fault `not_found`, `stale` */
export async function removeItem(app: App, id: number, rev: number | null, actor: Actor): Promise<{ id: number }> {
  return change(app, actor, async (c) => {
    const found = await c.tx
      .selectFrom('feed_items')
      .select(['feed_id', 'lang'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!found) throw notFound('feed item');
    // In the order of a refresh, so that neither waits for the other.
    await c.dialect.lockRow(c.tx, 'feeds', found.feed_id);
    await lockClusters(c, found.lang);
    await deleteRow(c, itemResource, id, rev);
    return { id };
  });
}
