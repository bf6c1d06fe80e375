import { type Static, Type } from 'typebox';
import type { App } from '../core/app.ts';
import { instant } from '../core/clock.ts';
import { invalidField } from '../core/error.ts';
import { memo } from '../core/memo.ts';
import { Id, type Lang, ListQuery, Time } from '../model/common.ts';
import { type NewsItem, newsFields } from '../model/news.ts';
import { known as knownSettings } from '../settings/settings.ts';
import { categories, categoryIds } from './categories.ts';
import { decodeCursor } from './cursor.ts';
import { itemOf, newsTopic, type StoredNews } from './shape.ts';
import * as store from './store.ts';

export const Fields = Type.Optional(
  Type.Array(Type.String({ maxLength: 40 }), { maxItems: 60, description: 'Just these fields, comma-separated' }),
);

export const NewsQuery = Type.Object({
  ...ListQuery,
  category: Type.Optional(Type.String({ maxLength: 120, description: 'Slug or id; what lies below it counts too' })),
  category_id: Type.Optional(Id),
  tag: Type.Optional(Type.String({ maxLength: 200 })),
  location: Type.Optional(Type.String({ maxLength: 200, description: 'State, district or mandal' })),
  author: Type.Optional(Type.String({ maxLength: 200 })),
  breaking: Type.Optional(Type.Boolean()),
  featured: Type.Optional(Type.Boolean()),
  search: Type.Optional(
    Type.String({ maxLength: 200, description: 'Words; "in quotes" a phrase; the last may be a beginning' }),
  ),
  q: Type.Optional(Type.String({ maxLength: 200, description: 'The same as `search`' })),
  sort: Type.Optional(Type.Enum(['-published_at', 'published_at', '-updated_at', '-priority', '-views'])),
  updated_after: Type.Optional(Time),
  fields: Fields,
});
export type NewsQuery = Static<typeof NewsQuery>;

/** The language that is meant when none is asked for. */
export const langOf = (app: App, lang: Lang | undefined): Lang => lang ?? knownSettings(app).basic.default_lang;

/** @throws Fault `invalid` naming the fields that no item has */
export function checkFields(fields: string[] | undefined): void {
  const unknown = fields?.filter((f) => !newsFields.includes(f));
  if (unknown?.length)
    throw invalidField('fields', `has no ${unknown.slice(0, 10).join(', ')}; there are ${newsFields.join(', ')}`);
}

/** Topics of whatever shows items of a language. */
export const topicsOf = ({ lang }: { lang?: Lang }): string[] => [newsTopic(lang as string), 'categories', 'settings'];

/** Only what was asked for; the id always, so that a client knows what it has. */
export function picked<T extends { id: number }>(item: T, fields: string[] | undefined): Partial<T> {
  if (!fields) return item;
  return Object.fromEntries(
    Object.entries(item).filter(([name]) => name === 'id' || fields.includes(name)),
  ) as Partial<T>;
}

/** The next instant at which anything of a language changes by itself. One that is already past is being acted on. */
export async function nextChange(app: App, lang: string, now: number): Promise<number> {
  const turns = await memo(app, `turns:${lang}`, [newsTopic(lang)], () => store.nextTurns(app.db.read, lang));
  return Math.min(...turns.map((t) => (t === null ? Number.POSITIVE_INFINITY : Math.max(instant(t), now + 1_000))));
}

export async function itemsOf(app: App, rows: StoredNews[], now: string): Promise<NewsItem[]> {
  const known = await categories(app);
  return rows.map((row) => itemOf(app, row, known, now));
}

export async function filterOf(app: App, q: NewsQuery): Promise<store.Filter> {
  const wanted = q.category ?? (q.category_id === undefined ? undefined : String(q.category_id));
  const { tag, location, author, breaking, featured, search } = q;
  return {
    lang: q.lang as string,
    categoryIds: wanted === undefined ? undefined : await categoryIds(app, wanted),
    tag,
    location,
    author,
    breaking,
    featured,
    search,
  };
}

/** Checks what the schema cannot, and says what was left out. */
export function normalised<Q extends NewsQuery>(app: App, q: Q): Q {
  checkFields(q.fields);
  if (q.cursor !== undefined && q.updated_after === undefined) decodeCursor(q.cursor);
  const search = (q.search ?? q.q)?.trim();
  return {
    ...q,
    lang: langOf(app, q.lang),
    limit: q.limit ?? 20,
    page: q.page ?? 1,
    search: search || undefined,
    q: undefined,
  };
}

export const rare = (q: NewsQuery): boolean =>
  q.search !== undefined || q.fields !== undefined || q.updated_after !== undefined || q.cursor !== undefined;
