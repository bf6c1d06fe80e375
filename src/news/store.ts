import { type CompiledQuery, type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { App } from '../core/app.ts';
import type { Db, Queries } from '../core/db.ts';
import type { Tables } from '../core/tables.ts';
import { fold } from '../text/fold.ts';
import { parseSearch } from '../text/tokens.ts';
import type { Position } from './cursor.ts';
import type { StoredNews } from './shape.ts';

/** What narrows a public list. */
export interface Filter {
  lang: string;
  categoryIds?: number[] | undefined;
  tag?: string | undefined;
  location?: string | undefined;
  author?: string | undefined;
  breaking?: boolean | undefined;
  featured?: boolean | undefined;
  search?: string | undefined;
}

export type Sort = '-published_at' | 'published_at' | '-updated_at' | '-priority' | '-views';

type Select<O> = SelectQueryBuilder<Tables, 'news', O>;
type Expressions = ExpressionBuilder<Tables, 'news'>;

/** Search hits that are looked at: the newest, so that the commonest word costs no more than this. */
const mostHits = 2_000;

/** Ids of items that carry a label, whatever its spelling. */
const labelled = (kind: 'tag' | 'place' | 'author', text: string) => (e: Expressions) =>
  e('id', 'in', e.selectFrom('news_labels').select('news_id').where('kind', '=', kind).where('label', '=', fold(text)));

function narrowed<O>(app: App, query: Select<O>, f: Filter, now: string): Select<O> {
  let q = query.where('lang', '=', f.lang);
  if (f.categoryIds) q = q.where('category_id', 'in', f.categoryIds.length ? f.categoryIds : [0]);
  if (f.tag) q = q.where(labelled('tag', f.tag));
  if (f.location) q = q.where(labelled('place', f.location));
  if (f.author) q = q.where(labelled('author', f.author));
  if (f.featured !== undefined) q = q.where('is_featured', '=', +f.featured);
  if (f.breaking === true) q = q.where('breaking_until', '>', now);
  if (f.breaking === false) q = q.where((e) => e.or([e('breaking_until', 'is', null), e('breaking_until', '<=', now)]));
  if (f.search) {
    const ids = app.db.dialect.searchIds('news_search', parseSearch(f.search), mostHits);
    q = q.where('id', 'in', ids);
  }
  return q;
}

/** Published and not expired. */
const visible = (e: Expressions, now: string) =>
  e.and([e('status', '=', 'published'), e.or([e('expires_at', 'is', null), e('expires_at', '>', now)])]);

/**
 * A query that is built once per database, for what is asked so often that the builder would take longer than the
 * database. `build` sees stand-ins for its `count` values, so it may hand them on but not look at them.
 */
function builtOnce<P extends unknown[], O>(
  count: number,
  build: (app: App, ...values: P) => { compile(): CompiledQuery<O> },
): (app: App, ...values: P) => Promise<O[]> {
  const built = new WeakMap<Queries, CompiledQuery<O>>();
  const standIns: unknown[] = Array.from({ length: count }, () => ({}));
  return async (app, ...values) => {
    const db = app.db.read;
    let query = built.get(db);
    if (!query) {
      query = build(app, ...(standIns as P)).compile();
      built.set(db, query);
    }
    const parameters = query.parameters.map((p) => (standIns.includes(p) ? values[standIns.indexOf(p)] : p));
    const { rows } = await db.executeQuery<O>({ ...query, parameters });
    return rows;
  };
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
  const isPlain = Object.entries(filter).every(([name, value]) => name === 'lang' || value === undefined);
  if (isPlain && sort === '-published_at' && 'offset' in from)
    return latestRows(app, filter.lang, now, limit, from.offset);
  return pageQuery(app, filter, sort, now, limit, from).execute();
}

/** What every phone opens with. */
const latestRows = builtOnce(4, (app: App, lang: string, now: string, limit: number, offset: number) =>
  pageQuery(app, { lang }, '-published_at', now, limit, { offset }),
);

function pageQuery(app: App, filter: Filter, sort: Sort, now: string, limit: number, from: From): Select<StoredNews> {
  let q = narrowed(app, app.db.read.selectFrom('news').selectAll(), filter, now).where((e) => visible(e, now));
  const column = sort.replace('-', '') as 'published_at' | 'updated_at' | 'priority' | 'views';
  const order = sort.startsWith('-') ? 'desc' : 'asc';
  if ('after' in from) {
    const beyond = order === 'desc' ? sql.raw('<') : sql.raw('>');
    q = q.where(sql<boolean>`(published_at, id) ${beyond} (${from.after.time}, ${from.after.id})`);
  }
  q = q.orderBy(column, order);
  if (column !== 'published_at') q = q.orderBy('published_at', 'desc');
  q = q.orderBy('id', column === 'published_at' ? order : 'desc').limit(limit);
  return 'offset' in from && from.offset !== 0 ? q.offset(from.offset) : q;
}

export async function count(app: App, filter: Filter, now: string): Promise<number> {
  const q = narrowed(app, app.db.read.selectFrom('news'), filter, now).where((e) => visible(e, now));
  const { n } = await q.select((e) => e.fn.countAll<number>().as('n')).executeTakeFirstOrThrow();
  return n;
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

/** Of these ids, those that the filter lets a reader see. */
export async function matching(app: App, filter: Filter, now: string, ids: number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const q = narrowed(app, app.db.read.selectFrom('news').select('id'), filter, now);
  const rows = await q
    .where('id', 'in', ids)
    .where((e) => visible(e, now))
    .execute();
  return new Set(rows.map((r) => r.id));
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
  app.db.read
    .selectFrom('news')
    .selectAll()
    .where('id', '=', id)
    .where((e) => visible(e, now)),
);

/** Visible items of a language by category. */
export async function countsByCategory(app: App, lang: string, now: string): Promise<Map<number, number>> {
  const rows = await app.db.read
    .selectFrom('news')
    .select(['category_id', (e) => e.fn.countAll<number>().as('n')])
    .where('lang', '=', lang)
    .where('category_id', 'is not', null)
    .where((e) => visible(e, now))
    .groupBy('category_id')
    .execute();
  return new Map(rows.map((r) => [r.category_id as number, r.n]));
}

/** The instants of a language at which an item appears, stops being breaking, or expires: the earliest of each kind. */
export async function nextTurns(db: Db, lang: string): Promise<(string | null)[]> {
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
