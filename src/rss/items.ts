import { type Static, Type } from 'typebox';
import type { Actor, App } from '../core/app.ts';
import { notFound } from '../core/error.ts';
import { memo } from '../core/memo.ts';
import { type Answer, cacheKey, read } from '../core/read.ts';
import { removeRow, resource } from '../core/resource.ts';
import { Id, Lang, ListQuery } from '../model/common.ts';
import { DeskFeedItem, FeedItem } from '../model/feed.ts';
import { categoryIds } from '../news/categories.ts';
import { decodeCursor, encodeCursor } from '../news/cursor.ts';
import { known as knownSettings } from '../settings/settings.ts';
import { parseSearch } from '../text/tokens.ts';
import type { FeedView, StoredItem } from './store.ts';
import * as store from './store.ts';

function itemOf(row: StoredItem, feeds: ReadonlyMap<number, FeedView>): FeedItem {
  const { id, guid, title, link, summary, content, author, image_url, published_at, first_seen_at } = row;
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
    categories: JSON.parse(row.categories) as string[],
    published_at,
    first_seen_at,
    lang: row.lang as Lang,
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
});
type Query = Static<typeof Query>;

const topicsOf = ({ lang }: { lang?: Lang }): string[] => [
  lang === undefined ? 'rss' : (store.rssTopics(lang)[1] as string),
  store.feedsTopic,
  'categories',
];

async function list(app: App, q: Query): Promise<Answer> {
  const { lang, feed, category, search, limit = 20, page = 1, cursor } = q;
  const categories = category === undefined ? undefined : await categoryIds(app, category);
  const filter: store.Filter = { lang, feed, categoryIds: categories, search };
  const from = cursor === undefined ? { offset: (page - 1) * limit } : { after: decodeCursor(cursor) };
  const rows = await store.page(app, filter, limit + 1, from);
  const feeds = await store.feedViews(app);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const more = rows.length > limit;
  const counted = cursor === undefined && search === undefined;
  const total = counted
    ? await memo(app, cacheKey('rss.count', { ...filter }), topicsOf(q), () => store.count(app, filter))
    : null;
  return {
    data: shown.map((row) => itemOf(row, feeds)),
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
  name: 'rss.list',
  summary: 'Items of the feeds in a language, or of one feed, newest first',
  query: Query,
  reply: Type.Array(FeedItem),
  normalise(app, q) {
    if (q.cursor !== undefined) decodeCursor(q.cursor);
    const search = q.search?.trim() || undefined;
    // Who asks for one feed means it whatever it is written in.
    const lang = q.lang ?? (q.feed === undefined ? knownSettings(app).basic.default_lang : undefined);
    return { ...q, lang, search, limit: q.limit ?? 20, page: q.page ?? 1 } as Query;
  },
  topics: topicsOf,
  rare: ({ search, cursor }) => search !== undefined || cursor !== undefined,
  run: list,
});

export const rssItem = read({
  name: 'rss.item',
  summary: 'One item of a feed',
  query: Type.Object({ id: Id, lang: ListQuery.lang }),
  reply: FeedItem,
  normalise: (_app, { id }) => ({ id }),
  topics: () => ['rss', store.feedsTopic],
  async run(app, { id }) {
    const row = await store.shownItem(app, id);
    if (!row) throw notFound('feed item');
    return { data: itemOf(row, await store.feedViews(app)), meta: { lang: row.lang } };
  },
});

/** Search hits that the desk's list looks at. */
const mostHits = 10_000;

/** Items as the desk sees them: nobody writes them, but they can be removed. */
export const itemResource = resource<StoredItem>({
  name: 'feed-items',
  one: 'feed item',
  table: 'feed_items',
  noun: DeskFeedItem,
  filters: { feed_id: Id, category_id: Id, lang: Lang },
  sorts: ['-first_seen_at', 'published_at', 'id', 'title'],
  access: { read: 'viewer', write: 'editor' },
  topics: ({ lang }) => store.rssTopics(lang),
  narrow(app, query, { search, ...equal }) {
    let q = query;
    for (const [name, value] of Object.entries(equal)) if (value !== undefined) q = q.where(name, '=', value as never);
    if (typeof search === 'string')
      q = q.where('id', 'in', app.db.dialect.searchIds('feed_search', parseSearch(search), mostHits));
    return q;
  },
  async toNoun(app, row) {
    const { feed_id, date_raw, news_id, rev, updated_at } = row;
    return { ...itemOf(row, await store.feedViews(app)), feed_id, date_raw, news_id, rev, updated_at };
  },
  async beforeRemove(c, { id, feed_id, item_key }) {
    await c.dialect.dropSearch(c.tx, 'feed_search', id);
    await c.tx
      .insertInto('feed_items_gone')
      .values({ feed_id, item_key })
      .onConflict((o) => o.doNothing())
      .execute();
    await c.tx
      .updateTable('feeds')
      .set((e) => ({ item_count: e('item_count', '-', 1) }))
      .where('id', '=', feed_id)
      .execute();
  },
});

/** Takes an item away for good: the next refresh does not bring it back. @throws Fault `not_found`, `stale` */
export const removeItem = (app: App, id: number, rev: number | null, actor: Actor) =>
  removeRow(app, itemResource, id, rev, actor);
