import { Type } from 'typebox';
import { cachedCategories, viewOf, withMovingCategories } from '../categories/categories.ts';
import { Category } from '../categories/model.ts';
import { decodeCursor, encodeCursor } from '../core/api/cursor.ts';
import { type Answer, cacheKey, read, wholeList } from '../core/api/read.ts';
import { checkFields } from '../core/api/select-fields.ts';
import type { App } from '../core/app.ts';
import { memo } from '../core/cache/memo.ts';
import { instant, isoTime } from '../core/clock.ts';
import { invalidField, notFound } from '../core/error.ts';
import { defaultPageSize, Id, type Lang, ListQuery, Removed } from '../core/model/common.ts';
import { placesTopic } from '../places/tree.ts';
import { langOrDefault } from '../settings/settings.ts';
import { idOfSlug } from '../text/slug.ts';
import { changesSince } from './changes.ts';
import { itemFields, type NewsItem, NewsItem as NewsItemSchema, NewsItemWhole } from './model/news.ts';
import {
  filterOf,
  itemsOf,
  NewsFields,
  NewsQuery,
  newsTopics,
  nextStoryChange,
  normalised,
  pickedStoryFields,
  rare,
  scans,
} from './query.ts';
import * as store from './store.ts';
import { siblings, translationsIn } from './translations/translations.ts';

async function list(app: App, q: NewsQuery): Promise<Answer> {
  const nowMs = app.now();
  const now = isoTime(nowMs);
  const filter = await filterOf(app, q);
  const langs = [q.lang as Lang, ...(q.fallback_lang === undefined ? [] : [q.fallback_lang])];
  if (q.updated_after !== undefined) return changesSince(app, filter, q, nowMs);
  const { limit = defaultPageSize, page = 1, sort = '-published_at' } = q;
  const byTime = sort === '-published_at' || sort === 'published_at';
  if (q.cursor !== undefined && !byTime) throw invalidField('cursor', 'goes with a sort by published_at only');
  const from = q.cursor === undefined ? { offset: (page - 1) * limit } : { after: decodeCursor(q.cursor) };
  const rows = await store.page(app, filter, sort, now, limit + 1, from);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const counted = q.cursor === undefined && q.search === undefined;
  const topics = newsTopics(q);
  const total = counted
    ? await memo(app, cacheKey('news.count', { ...filter }), topics, () => store.count(app, filter, now))
    : null;
  const more = rows.length > limit;
  return {
    data: (await itemsOf(app, shown, now, q.lang)).map((item) => pickedStoryFields(item, q.fields)),
    meta: {
      lang: q.lang,
      fallback_lang: q.fallback_lang ?? null,
      page: q.cursor === undefined ? page : null,
      limit,
      total,
      total_pages: total === null ? null : Math.ceil(total / limit),
      has_more: more,
      next_cursor: more && byTime && last ? encodeCursor({ time: last.published_at as string, id: last.id }) : null,
    },
    validUntil: Math.min(...(await Promise.all(langs.map((lang) => nextStoryChange(app, lang, nowMs))))),
  };
}

const reply = Type.Array(NewsItemSchema);

export const newsList = read({
  name: 'news.list',
  summary: 'News of a language, newest first',
  query: NewsQuery,
  reply: Type.Array(Type.Union([NewsItemSchema, Removed])),
  normalise: normalised,
  topics: newsTopics,
  rare,
  scans,
  run: list,
});

const { category, category_id, location, featured, fallback, fields, ...listOnly } = NewsQuery.properties;
const BreakingQuery = Type.Object({ ...ListQuery, category, category_id, location, fallback, fields });

export const newsBreaking = read({
  name: 'news.breaking',
  summary: 'Breaking news that has not expired',
  query: BreakingQuery,
  reply,
  normalise: normalised,
  topics: newsTopics,
  rare,
  scans,
  run: (app, q) => list(app, { ...q, breaking: true }),
});

export const newsLatest = read({
  name: 'news.latest',
  summary: 'The latest news',
  query: Type.Object({ ...ListQuery, category, category_id, location, featured, fallback, fields, tag: listOnly.tag }),
  reply,
  normalise: normalised,
  topics: newsTopics,
  rare,
  scans,
  run: list,
});

const itemTopics = ['news', 'categories', placesTopic, 'settings'];

export const newsItem = read({
  name: 'news.item',
  summary: 'One item, by id or slug (the number at the end of the slug decides)',
  query: Type.Object({
    id: Type.Optional(Id),
    slug: Type.Optional(Type.String({ maxLength: 500 })),
    lang: Type.Optional(ListQuery.lang),
    fields: NewsFields,
  }),
  reply: NewsItemWhole,
  normalise(_app, { id, slug, fields }) {
    checkFields(fields, itemFields);
    const wanted = id ?? (slug === undefined ? null : idOfSlug(slug));
    if (wanted === null && /^\d+$/.test(slug ?? '')) throw invalidField('slug', 'is too large for an id', 'range');
    if (wanted === null) throw notFound('news item');
    return { id: wanted, fields };
  },
  // The language of an item is unknown before it is read; every write of news raises `news` too.
  topics: () => itemTopics,
  rare: (q) => q.fields !== undefined,
  async run(app, { id, fields }) {
    const nowMs = app.now();
    const now = isoTime(nowMs);
    const row = await store.visibleItem(app, id as number, now);
    if (!row) throw notFound('news item');
    const others = await siblings(app, row);
    const changes = [
      row.breaking_until,
      row.expires_at,
      ...others.flatMap((o) => [o.expires_at, o.published_at]),
    ].flatMap((t) => (t !== null && t > now ? instant(t) : []));
    const [item] = await itemsOf(app, [row], now);
    const { seo_title, seo_description } = row;
    return {
      data: pickedStoryFields(
        { ...(item as NewsItem), seo_title, seo_description, translations: translationsIn(app, others, now) },
        fields,
      ),
      meta: { lang: row.lang },
      validUntil: Math.min(...changes, Number.POSITIVE_INFINITY),
    };
  },
});

export const newsCategories = read({
  name: 'news.categories',
  summary: 'Categories with the number of items in the language',
  query: Type.Object({ lang: ListQuery.lang }),
  reply: Type.Array(Category),
  normalise: (app, { lang }) => ({ lang: langOrDefault(app, lang) }),
  topics: newsTopics,
  async run(app, { lang }) {
    const nowMs = app.now();
    const counts = await store.countsByCategory(app, lang as string, isoTime(nowMs));
    const countOf = async (id: number): Promise<number> =>
      (await withMovingCategories(app, [id])).reduce((sum, one) => sum + (counts.get(one) ?? 0), 0);
    const all = [...(await cachedCategories(app)).values()].filter(({ row }) => row.is_active === 1);
    const data = await Promise.all(
      all.map(async (stored) => {
        const { parent_id, sort_order } = stored.row;
        const view = viewOf(stored, lang as Lang);
        return {
          ...view,
          parent_id,
          sort_order,
          news_count: await countOf(view.id),
          is_active: true,
          topic: `news.${lang}.${view.slug}`,
        };
      }),
    );
    const validUntil = await nextStoryChange(app, lang as string, nowMs);
    return { data, meta: wholeList(lang as string, data.length), validUntil };
  },
});
