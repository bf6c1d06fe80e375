import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Position } from '../core/api/cursor.ts';
import type { App } from '../core/app.ts';
import type { Db } from '../core/db/database.ts';
import { builtOnce } from '../core/db/prepared-query.ts';
import type { Tables } from '../core/db/tables.ts';
import { type ByLabels, carries, driverOf, firstWithLabel, labelsOfFilter } from './labels/filter.ts';
import { breakingIn } from './store-breaking.ts';
import type { StoredNews } from './tables.ts';
import { visibleAt } from './visible.ts';

/** What narrows a public list. */
export interface Filter {
  lang: string;
  /** The list fills up with this language: its items of stories that have no visible item in `lang`. */
  fallback?: string | undefined;
  /** Of `lang` only what fills up a list in this one. */
  standsFor?: string | undefined;
  categoryIds?: number[] | undefined;
  tag?: string | undefined;
  /** Labels of places, any of them: `locationLabels` gives them. */
  location?: readonly string[] | undefined;
  author?: string | undefined;
  breaking?: boolean | undefined;
  featured?: boolean | undefined;
  search?: string | undefined;
  /** The items that `search` finds, the newest first: `search/rank.ts` requests them. */
  found?: readonly number[] | undefined;
  /** Pages such as "about us" too, which are in no list of news. */
  pages?: boolean | undefined;
  /** The items are few already: the labels of each are looked up. */
  probe?: boolean;
}

type Sort = '-published_at' | 'published_at' | '-updated_at' | '-priority' | '-views';

type Select<O> = SelectQueryBuilder<Tables, 'news', O>;
type Expressions = ExpressionBuilder<Tables, 'news'>;

/** Every language: for a search only. */
export const anyLang = 'all' as const;

/** The query with what narrows it. */
export function narrowed<O>(app: App, query: Select<O>, f: Filter, now: string): Select<O> {
  let q = f.lang === anyLang ? query : query.where('lang', '=', f.lang);
  if (f.categoryIds) q = q.where('category_id', 'in', f.categoryIds.length ? f.categoryIds : [0]);
  for (const { kind, labels } of labelsOfFilter(f))
    q = q.where(carries(kind, labels, f.probe || f.search !== undefined));
  if (f.pages !== true && !f.found) q = q.where('content_type', '<>', 'page');
  if (f.featured !== undefined) q = q.where('is_featured', '=', +f.featured);
  if (f.breaking === true) q = q.where(breakingIn(f.lang, now));
  if (f.breaking === false) q = q.where((e) => e.or([e('breaking_until', 'is', null), e('breaking_until', '<=', now)]));
  if (f.standsFor !== undefined) q = q.where(unseenIn(f.standsFor, now));
  if (f.found) q = q.where('id', 'in', app.db.dialect.idList(f.found));
  return q;
}

/** Where a page begins: behind a position, or at an offset. */
type From = { after: Position } | { offset: number };

/** A page of what readers may see. */
export async function page(
  app: App,
  filter: Filter,
  sort: Sort,
  now: string,
  limit: number,
  from: From,
): Promise<StoredNews[]> {
  const byTime = sort === '-published_at' || sort === 'published_at';
  const driver = byTime && filter.search === undefined ? await driverOf(app, labelsOfFilter(filter)) : undefined;
  if (
    filter.fallback !== undefined ||
    driver ||
    (byTime && filter.search === undefined && byCategory(filter).length > 1)
  )
    return mergedQuery(app, filter, sort, now, limit, from, driver).execute();
  const isPlain = Object.entries(filter).every(([name, value]) => name === 'lang' || value === undefined);
  if (isPlain && sort === '-published_at' && 'offset' in from)
    return latestRows(app, filter.lang, now, limit, from.offset);
  // What was found comes with the newest first: the rows behind the page need not be read.
  const isNewest = filter.found !== undefined && sort === '-published_at' && 'offset' in from;
  const found = isNewest ? filter.found?.slice(0, from.offset + limit) : filter.found;
  return pageQuery(app, { ...filter, found }, sort, now, limit, from).execute();
}

/** What every phone opens with. */
const latestRows = builtOnce(4, (app: App, lang: string, now: string, limit: number, offset: number) =>
  pageQuery(app, { lang }, '-published_at', now, limit, { offset }),
);

function pageQuery(app: App, filter: Filter, sort: Sort, now: string, limit: number, from: From): Select<StoredNews> {
  let q = narrowed(app, app.db.read.selectFrom('news').selectAll(), filter, now).where(visibleAt(now));
  if ('after' in from) q = beyond(q, sort, from.after);
  for (const [column, order] of orderOf(sort)) q = q.orderBy(column, order);
  q = q.limit(limit);
  return 'offset' in from && from.offset !== 0 ? q.offset(from.offset) : q;
}

type Column = 'published_at' | 'updated_at' | 'priority' | 'views' | 'id';

function orderOf(sort: Sort): [Column, 'asc' | 'desc'][] {
  const column = sort.replace('-', '') as Column;
  const order = sort.startsWith('-') ? 'desc' : 'asc';
  if (column === 'published_at')
    return [
      [column, order],
      ['id', order],
    ];
  return [
    [column, order],
    ['published_at', 'desc'],
    ['id', 'desc'],
  ];
}

function beyond<O>(q: Select<O>, sort: Sort, { time, id }: Position): Select<O> {
  return q.where(sql<boolean>`(published_at, id) ${sql.raw(sort.startsWith('-') ? '<' : '>')} (${time}, ${id})`);
}

/** The list in its language, and what fills it up. */
export const partsOf = ({ fallback, ...filter }: Filter): Filter[] =>
  fallback === undefined ? [filter] : [filter, { ...filter, lang: fallback, standsFor: filter.lang }];

/** The story has no visible item in the language: its item in another one may represent it. */
const unseenIn = (lang: string, now: string) => (e: Expressions) =>
  e.not(
    e.exists(
      e
        .selectFrom('news as other')
        .select('other.id')
        .whereRef('other.translation_group', '=', 'news.translation_group')
        .where('other.lang', '=', lang)
        .where(visibleAt(now, 'other')),
    ),
  );

/** A category and those below it, each by itself where there are few of them: an index has the order of one alone. */
function byCategory(filter: Filter): Filter[] {
  const { categoryIds: ids = [] } = filter;
  return ids.length > 1 && ids.length <= 20 ? ids.map((id) => ({ ...filter, categoryIds: [id] })) : [filter];
}

/**
 * The page of two languages, of several labels or categories, as one list. Each gives its own first rows in the order of
 * its index, never more than the page needs, and these few are merged. Page 2 of Telugu filled up with Hindi, 20 a page:
 *
 *     select * from news where id in (
 *       select id from (
 *         select id, published_at, key from (
 *           select id, published_at, published_at as key from news
 *           where lang = 'te' and (visible) order by published_at desc, id desc limit 41)
 *         union
 *         select id, published_at, key from (
 *           select id, published_at, published_at as key from news
 *           where lang = 'hi' and not exists (a visible item of the story in 'te') and (visible)
 *           order by published_at desc, id desc limit 41)
 *         order by key desc, id desc limit 21 offset 20))
 *     order by published_at desc, id desc
 */
export function mergedQuery(
  app: App,
  filter: Filter,
  sort: Sort,
  now: string,
  limit: number,
  from: From,
  driver?: ByLabels,
): Select<StoredNews> {
  const db = app.db.read;
  const offset = 'offset' in from ? from.offset : 0;
  const key = orderOf(sort)[0]?.[0] as Column;
  const order = sort.startsWith('-') ? 'desc' : 'asc';
  const first = (part: Filter, label?: string) => {
    const { lang } = part;
    const rest = driver ? { ...part, [driver.filter]: undefined, probe: true } : part;
    let q = narrowed(app, db.selectFrom('news'), rest, now).where(visibleAt(now));
    if (driver && label !== undefined) {
      const after = 'after' in from ? from.after : undefined;
      const rows = firstWithLabel(db, driver.kind, label, lang, q, order, after, offset + limit);
      return db.selectFrom(rows.as('first')).select(['id', 'published_at', 'key']);
    }
    if ('after' in from) q = beyond(q, sort, from.after);
    for (const [column, order] of orderOf(sort)) q = q.orderBy(column, order);
    const rows = q.select(['id', 'published_at', `${key} as key`]).limit(offset + limit);
    return db.selectFrom(rows.as('first')).select(['id', 'published_at', 'key']);
  };
  const [one, ...more] = partsOf(filter).flatMap(
    (part) => driver?.labels.map((label) => first(part, label)) ?? byCategory(part).map((each) => first(each)),
  );
  if (!one) throw new Error('A filter by labels has at least one.');
  // An item may carry several of the labels, and is one row.
  let merged = more.reduce((all, next) => all.union(next), one);
  for (const [column, order] of orderOf(sort))
    merged = merged.orderBy(column === key ? 'key' : (column as 'published_at' | 'id'), order);
  const ids = db.selectFrom(merged.limit(limit).offset(offset).as('merged')).select('id');
  let q: Select<StoredNews> = db.selectFrom('news').selectAll().where('id', 'in', ids);
  for (const [column, order] of orderOf(sort)) q = q.orderBy(column, order);
  return q;
}

export async function count(app: App, filter: Filter, now: string): Promise<number> {
  let total = 0;
  for (const part of partsOf(filter)) {
    const q = narrowed(app, app.db.read.selectFrom('news'), part, now).where(visibleAt(now));
    total += (await q.select((e) => e.fn.countAll<number>().as('n')).executeTakeFirstOrThrow()).n;
  }
  return total;
}

/** Ids of published items that have ever been out, changed after `since`, oldest change first. */
export async function changed(app: App, lang: string, since: Position, limit: number): Promise<StoredNews[]> {
  return app.db.read
    .selectFrom('news')
    .selectAll()
    .where('lang', '=', lang)
    .where('published_at', 'is not', null)
    .where(sql<boolean>`(updated_at, id) > (${since.time}, ${since.id})`)
    .orderBy('updated_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Of these ids, those that pass the filter. */
export async function matching(app: App, filter: Filter, now: string, ids: number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const q = narrowed(app, app.db.read.selectFrom('news').select('id'), { ...filter, probe: true }, now);
  const rows = await q.where('id', 'in', app.db.dialect.idList(ids)).where(visibleAt(now)).execute();
  return new Set(rows.map((r) => r.id));
}

/** Rows by their ids, in the order of the ids. */
export async function byIds(app: App, ids: number[]): Promise<StoredNews[]> {
  if (ids.length === 0) return [];
  const wanted = app.db.dialect.idList(ids);
  const rows = await app.db.read.selectFrom('news').selectAll().where('id', 'in', wanted).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Items that were removed, or moved to another language, after `since`. */
export async function gone(app: App, lang: string, since: Position, limit: number) {
  return app.db.read
    .selectFrom('news_gone')
    .select(['news_id as id', 'updated_at'])
    .where('lang', '=', lang)
    .where(sql<boolean>`(updated_at, news_id) > (${since.time}, ${since.id})`)
    .orderBy('updated_at')
    .orderBy('news_id')
    .limit(limit)
    .execute();
}

/** One item that readers may see. */
export async function visibleItem(app: App, id: number, now: string): Promise<StoredNews | undefined> {
  const [row] = await itemRows(app, id, now);
  return row;
}

const itemRows = builtOnce(2, (app: App, id: number, now: string) =>
  app.db.read.selectFrom('news').selectAll().where('id', '=', id).where(visibleAt(now)),
);

/** Visible items of a language by category. */
export async function countsByCategory(app: App, lang: string, now: string): Promise<Map<number, number>> {
  const rows = await app.db.read
    .selectFrom('news')
    .select(['category_id', (e) => e.fn.countAll<number>().as('n')])
    .where('lang', '=', lang)
    .where('category_id', 'is not', null)
    .where(visibleAt(now))
    .groupBy('category_id')
    .execute();
  return new Map(rows.map((r) => [r.category_id as number, r.n]));
}

/** The instants of a language at which an item appears, stops being breaking, or expires: the earliest of each kind. */
export async function nextChanges(db: Db, lang: string): Promise<(string | null)[]> {
  const of = (
    e: ExpressionBuilder<Tables, never>,
    status: 'scheduled' | 'published',
    column: 'published_at' | 'breaking_until' | 'expires_at',
  ) =>
    e
      .selectFrom('news')
      .select((x) => x.fn.min(column).as('at'))
      .where('lang', '=', lang)
      .where('status', '=', status)
      .where(column, 'is not', null);
  const row = await db
    .selectNoFrom((e) => [
      of(e as never, 'scheduled', 'published_at').as('appears'),
      of(e as never, 'published', 'breaking_until').as('calms'),
      of(e as never, 'published', 'expires_at').as('expires'),
    ])
    .executeTakeFirstOrThrow();
  return [row.appears, row.calms, row.expires];
}
