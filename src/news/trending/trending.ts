import { type Static, Type } from 'typebox';
import { type Answer, read } from '../../core/api/read.ts';
import type { App } from '../../core/app.ts';
import { instant, isoTime } from '../../core/clock.ts';
import { defaultPageSize, Id, type Lang, Lang as LangSchema, Limit } from '../../core/model/common.ts';
import { langOrDefault } from '../../settings/settings.ts';
import { NewsItem } from '../model/news.ts';
import {
  checkStoryFields,
  filterOf,
  itemsOf,
  NewsFields,
  newsTopics,
  nextStoryChange,
  pickedStoryFields,
} from '../query.ts';
import { newsList } from '../reads.ts';
import * as store from '../store.ts';
import { trendingItems, trendingTopic, trendsUntil } from './score.ts';

/** Trending items that are read; a narrow filter may leave few of them. */
const mostTrending = 500;

const hourMs = 3_600_000;

const TrendingQuery = Type.Object({
  lang: Type.Optional(LangSchema),
  limit: Limit,
  category: Type.Optional(Type.String({ maxLength: 120, description: 'Slug or id; what lies below it counts too' })),
  category_id: Type.Optional(Id),
  location: Type.Optional(Type.String({ maxLength: 200, description: 'State, district or mandal' })),
  window: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 720, description: 'Only items published within so many hours' }),
  ),
  fields: NewsFields,
});
type TrendingQuery = Static<typeof TrendingQuery>;

/** What is read most now, then the newest until the list is full. */
async function trending(app: App, q: TrendingQuery): Promise<Answer> {
  const { limit = defaultPageSize, window, fields, ...narrow } = q;
  const lang = q.lang as Lang;
  const nowMs = app.now();
  const now = isoTime(nowMs);
  const since = window === undefined ? '' : isoTime(nowMs - window * hourMs);
  const items = await trendingItems(app.db.read, lang, nowMs, mostTrending);
  const ids = items.map(({ news_id }) => news_id);
  const seen = await store.matching(app, await filterOf(app, narrow), now, ids);
  const shown = ids.filter((id) => seen.has(id));
  // A window may leave out any of them; without one the first are enough.
  const rows = await store.byIds(app, window === undefined ? shown.slice(0, limit) : shown);
  const recent = rows.filter((row) => (row.published_at as string) > since).slice(0, limit);
  const has = new Set(recent.map(({ id }) => id));
  const rest = limit - recent.length;
  const newest = rest === 0 ? [] : await fill(app, narrow, has, rest, since);
  const data = [...(await itemsOf(app, recent, now)), ...newest];
  const score = new Map(items.map((row) => [row.news_id, row.score]));
  const ends = recent.map(({ id }) => trendsUntil(score.get(id) as number));
  const leaves = window === undefined ? [] : data.map((item) => instant(item.published_at as string) + window * hourMs);
  return {
    data: data.map((item) => pickedStoryFields(item, fields)),
    meta: {
      lang,
      page: 1,
      limit,
      total: null,
      total_pages: null,
      has_more: false,
      next_cursor: null,
      trending: recent.length,
    },
    validUntil: Math.min(
      await nextStoryChange(app, lang, nowMs),
      ...[...ends, ...leaves].map((t) => Math.max(t, nowMs + 1_000)),
    ),
  };
}

/** The newest items besides those that are there. */
async function fill(app: App, q: TrendingQuery, has: ReadonlySet<number>, count: number, since: string) {
  const { data } = await newsList.run(app, newsList.normalise(app, { ...q, limit: count + has.size }));
  return (data as NewsItem[])
    .filter((item) => !has.has(item.id) && (item.published_at as string) > since)
    .slice(0, count);
}

export const newsTrending = read({
  name: 'news.trending',
  summary: 'Trending items, filled up with the newest',
  query: TrendingQuery,
  reply: Type.Array(NewsItem),
  normalise(app, q) {
    checkStoryFields(q.fields);
    return { ...q, lang: langOrDefault(app, q.lang), limit: q.limit ?? 20 };
  },
  topics: (q) => [trendingTopic(q.lang as string), ...newsTopics(q)],
  rare: (q) => q.fields !== undefined || q.location !== undefined || q.window !== undefined,
  scans: () => true,
  run: trending,
});
