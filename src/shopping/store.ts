import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { App } from '../core/app.ts';
import { instant } from '../core/clock.ts';
import type { Tables } from '../core/db/tables.ts';
import { parseSearch } from '../text/tokens.ts';
import { forever, type StoredProduct } from './shape.ts';

/** Filters of a public list. Prices are in minor units and compared with the price at `now`. */
export interface ProductFilter {
  now: string;
  deals?: boolean | undefined;
  categoryIds?: number[] | undefined;
  featured?: boolean | undefined;
  inStock?: boolean | undefined;
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  search?: string | undefined;
}

export const sorts = ['sort_order', '-created_at', 'price', '-price', '-discount', '-rating'] as const;
export type Sort = (typeof sorts)[number];

/** Where a page ended: the number it is sorted by and the id that breaks ties. */
export interface ProductPosition {
  value: number;
  id: number;
}

type Select<O> = SelectQueryBuilder<Tables, 'products', O>;

/** Search hits that are filtered. */
const maxHits = 5_000;

const priceAt = (now: string): RawBuilder<number> => sql`(case when deal_price is not null and deal_starts_at <= ${now}
  and deal_ends_at > ${now} then deal_price else price end)`;

/** Parts of 10,000 that the price of now lies below the full one. */
const discountAt = (now: string): RawBuilder<number> => {
  const [price, full] = [priceAt(now), sql`coalesce(mrp, price)`];
  return sql`(case when ${full} > ${price} then (${full} - ${price}) * 10000 / ${full} else 0 end)`;
};

/** The number that a list is sorted by, and which way; equal ones come newest first. */
function orderOf(sort: Sort, { now, deals }: ProductFilter): { value: RawBuilder<number>; down: boolean } {
  const down = sort.startsWith('-');
  if (sort === '-created_at') return { value: sql.ref('id'), down };
  if (sort === '-discount') return { value: discountAt(now), down };
  if (sort === '-rating') return { value: sql`coalesce(rating, 0)`, down };
  // A sum, as SQLite would else go through all products in their order to find the few that have a deal.
  if (sort === 'sort_order') return { value: deals ? sql`sort_order + 0` : sql.ref('sort_order'), down };
  return { value: priceAt(now), down };
}

function narrowed<O>(app: App, query: Select<O>, f: ProductFilter): Select<O> {
  let q = query.where('is_active', '=', 1);
  if (f.deals) q = q.where('deal_starts_at', '<=', f.now).where('deal_ends_at', '>', f.now);
  if (f.categoryIds !== undefined) q = q.where('category_id', 'in', f.categoryIds);
  if (f.featured !== undefined) q = q.where('is_featured', '=', +f.featured);
  if (f.inStock !== undefined) q = q.where('in_stock', '=', +f.inStock);
  if (f.minPrice !== undefined) q = q.where(priceAt(f.now), '>=', f.minPrice);
  if (f.maxPrice !== undefined) q = q.where(priceAt(f.now), '<=', f.maxPrice);
  if (f.search) q = q.where('id', 'in', app.db.dialect.searchIds('products_search', parseSearch(f.search), maxHits));
  return q;
}

/** A row's place in the order, before the rows themselves are read. */
interface Placed extends ProductPosition {
  row: StoredProduct;
}

/** A page of what readers may see, in order. With `after` it begins behind that position, else at `offset`. */
export async function page(
  app: App,
  filter: ProductFilter,
  sort: Sort,
  limit: number,
  from: { after: ProductPosition } | { offset: number },
): Promise<Placed[]> {
  const { value, down } = orderOf(sort, filter);
  let q = narrowed(app, app.db.read.selectFrom('products').select('id').select(value.as('value')), filter);
  if ('after' in from) {
    const { value: at, id } = from.after;
    const beyond = sql.raw(down ? '<' : '>');
    q = q.where(sql<boolean>`(${value} ${beyond} ${at} or (${value} = ${at} and id < ${id}))`);
  }
  q = q
    .orderBy(value, down ? 'desc' : 'asc')
    .orderBy('id', 'desc')
    .limit(limit);
  if ('offset' in from && from.offset > 0) q = q.offset(from.offset);
  const places = await q.execute();
  if (places.length === 0) return [];
  const ids = places.map((p) => p.id);
  const rows = await app.db.read.selectFrom('products').selectAll().where('id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  // A row that was removed between the two queries is left out.
  return places.flatMap(({ id, value }) => {
    const row = byId.get(id);
    return row ? [{ id, value, row }] : [];
  });
}

export async function count(app: App, filter: ProductFilter): Promise<number> {
  const q = narrowed(app, app.db.read.selectFrom('products'), filter);
  const { n } = await q.select((e) => e.fn.countAll<number>().as('n')).executeTakeFirstOrThrow();
  return n;
}

/** One product that readers may see. */
export function visibleProduct(app: App, id: number): Promise<StoredProduct | undefined> {
  const q = app.db.read.selectFrom('products').selectAll().where('id', '=', id).where('is_active', '=', 1);
  return q.executeTakeFirst();
}

/** Products that readers may see, by category. */
export async function countsByCategory(app: App): Promise<Map<number, number>> {
  const rows = await app.db.read
    .selectFrom('products')
    .select(['category_id', (e) => e.fn.countAll<number>().as('n')])
    .where('is_active', '=', 1)
    .where('category_id', 'is not', null)
    .groupBy('category_id')
    .execute();
  return new Map(rows.map((r) => [r.category_id as number, r.n]));
}

/** The next instant (ms) after `now` at which any deal begins or ends; Infinity: none will. */
export async function nextChange(app: App, now: string): Promise<number> {
  const next = (column: 'deal_starts_at' | 'deal_ends_at') =>
    app.db.read
      .selectFrom('products')
      .select((e) => e.fn.min(column).as('at'))
      .where('is_active', '=', 1)
      .where(column, '>', now)
      .executeTakeFirst();
  const turns = await Promise.all([next('deal_starts_at'), next('deal_ends_at')]);
  return Math.min(...turns.map((t) => (t?.at == null || t.at === forever ? Number.POSITIVE_INFINITY : instant(t.at))));
}
