import { type Static, Type } from 'typebox';
import { categoryIds } from '../categories/categories.ts';
import { decodeCursor } from '../core/api/cursor.ts';
import type { App } from '../core/app.ts';
import { memo } from '../core/cache/memo.ts';
import { instant } from '../core/clock.ts';
import { invalidField } from '../core/error.ts';
import { Id, type Lang, ListQuery, Time } from '../core/model/common.ts';
import { placesTopic } from '../places/tree.ts';
import { langOrDefault } from '../settings/settings.ts';
import { locationLabels } from './labels/filter.ts';
import { type NewsItem, newsFields } from './model/news.ts';
import { foundIds } from './search/steps.ts';
import * as store from './store.ts';
import type { StoredNews } from './tables.ts';
import { itemOf, newsTopic } from './view.ts';
import { loadContext } from './view-context.ts';

export const NewsFields = Type.Optional(
  Type.Array(Type.String({ maxLength: 40 }), { maxItems: 60, description: 'Just these fields, comma-separated' }),
);

export const Fallback = Type.Optional(
  Type.Boolean({ description: 'true: stories that are missing in `lang` are included in the default language' }),
);

/** What `normalised` adds. */
export interface Filled {
  /** The language that the list fills up with. */
  fallback_lang?: Lang | undefined;
}

export const NewsQuery = Type.Object({
  ...ListQuery,
  category: Type.Optional(Type.String({ maxLength: 120, description: 'Slug or id; what lies below it counts too' })),
  category_id: Type.Optional(Id),
  tag: Type.Optional(Type.String({ maxLength: 200 })),
  location: Type.Optional(
    Type.String({
      maxLength: 200,
      description: 'A place by id, slug, code or name in any language; what lies below it counts too',
    }),
  ),
  author: Type.Optional(Type.String({ maxLength: 200 })),
  breaking: Type.Optional(Type.Boolean()),
  featured: Type.Optional(Type.Boolean()),
  search: Type.Optional(
    Type.String({ maxLength: 200, description: 'Words; "in quotes" a phrase; the last may be a beginning' }),
  ),
  q: Type.Optional(Type.String({ maxLength: 200, description: 'The same as `search`' })),
  sort: Type.Optional(Type.Enum(['-published_at', 'published_at', '-updated_at', '-priority', '-views'])),
  updated_after: Type.Optional(Time),
  fallback: Fallback,
  fields: NewsFields,
});
export type NewsQuery = Static<typeof NewsQuery> & Filled;

/** @throws Fault `invalid` naming the fields that no item has */
export function checkStoryFields(fields: string[] | undefined): void {
  const unknown = fields?.filter((f) => !newsFields.includes(f));
  if (unknown?.length)
    throw invalidField(
      'fields',
      `has no ${unknown.slice(0, 10).join(', ')}; there are ${newsFields.join(', ')}`,
      'unknown',
    );
}

/** Topics of whatever shows items of a language, or of two. */
export const newsTopics = ({ lang, fallback_lang: other }: { lang?: Lang } & Filled): string[] => [
  newsTopic(lang as string),
  ...(other === undefined ? [] : [newsTopic(other)]),
  'categories',
  placesTopic,
  'settings',
];

/** The fields that the query names; always the id, by which a client recognises the item. */
export function pickedStoryFields<T extends { id: number }>(item: T, fields: string[] | undefined): Partial<T> {
  if (!fields) return item;
  return Object.fromEntries(
    Object.entries(item).filter(([name]) => name === 'id' || fields.includes(name)),
  ) as Partial<T>;
}

/** The next instant at which anything of a language changes by itself. One that is already past is being acted on. */
export async function nextStoryChange(app: App, lang: string, now: number): Promise<number> {
  const changes = await memo(app, `next-changes:${lang}`, [newsTopic(lang)], () =>
    store.nextChanges(app.db.read, lang),
  );
  return Math.min(...changes.map((t) => (t === null ? Number.POSITIVE_INFINITY : Math.max(instant(t), now + 1_000))));
}

/** Rows as readers see them; `listLang` is the language of the list that they stand in, when it may be another. */
export async function itemsOf(app: App, rows: StoredNews[], now: string, listLang?: string): Promise<NewsItem[]> {
  const context = await loadContext(app, rows);
  return rows.map((row) => itemOf(app, row, context, now, listLang));
}

export async function filterOf(app: App, q: NewsQuery): Promise<store.Filter> {
  const wanted = q.category ?? (q.category_id === undefined ? undefined : String(q.category_id));
  const { tag, location, author, breaking, featured, search } = q;
  const filter: store.Filter = {
    lang: q.lang as string,
    fallback: q.fallback_lang,
    categoryIds: wanted === undefined ? undefined : await categoryIds(app, wanted),
    tag,
    location: location === undefined ? undefined : await locationLabels(app, location),
    author,
    breaking,
    featured,
    search,
  };
  return search === undefined ? filter : { ...filter, found: await foundIds(app, filter, search) };
}

/** A search as it was typed; a space at its end stays, since it says that the last word is finished. */
export const tidySearch = (typed: string): string => typed.replace(/\s+/g, ' ').trimStart();

/**
 * What `fallback=` means in a language. There is nothing to fill up with in the default language itself: the answer is
 * that of a list without it.
 */
export function filledBy(app: App, lang: Lang | undefined, fallback: boolean | undefined) {
  const other = fallback && lang !== undefined ? langOrDefault(app, undefined) : lang;
  return { fallback: undefined, fallback_lang: other === lang ? undefined : other };
}

/** Checks what the schema cannot, and says what was left out. */
export function normalised<Q extends NewsQuery>(app: App, q: Q): Q {
  checkStoryFields(q.fields);
  if (q.cursor !== undefined && q.updated_after === undefined) decodeCursor(q.cursor);
  if (q.fallback && q.updated_after !== undefined)
    throw invalidField(
      'fallback',
      'cannot be combined with updated_after; ask for the changes of each language',
      'combination',
      { other: 'updated_after' },
    );
  const search = tidySearch(q.search ?? q.q ?? '');
  const lang = langOrDefault(app, q.lang);
  return {
    ...q,
    lang,
    ...filledBy(app, lang, q.fallback),
    limit: q.limit ?? 20,
    page: q.page ?? 1,
    search: search || undefined,
    q: undefined,
  };
}

/**
 * Whether a list may go through more rows than it shows: labels have as many stories as they please, of which all are
 * counted, and two filters may have few stories in common. One of the others alone has an index in its order.
 */
export const scans = (q: Partial<NewsQuery>): boolean =>
  [q.tag, q.location, q.author, q.updated_after].some((one) => one !== undefined) ||
  [q.category ?? q.category_id, q.featured, q.breaking].filter((one) => one !== undefined).length > 1;

/** Pages that readers scroll to; only crawlers request those behind them. */
const popularPages = 3;

/**
 * Whether the list is one of endlessly many: these share a small part of the cache, so that they do not push out the first
 * pages that every app opens with.
 */
export const rare = (q: NewsQuery): boolean =>
  [q.search, q.fields, q.updated_after, q.cursor, q.tag, q.author].some((one) => one !== undefined) ||
  (q.page ?? 1) > popularPages ||
  (q.sort ?? '-published_at') !== '-published_at';
