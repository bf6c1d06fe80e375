import { type Static, Type } from 'typebox';
import { type Answer, cacheKey, read, wholeList } from '../core/api/read.ts';
import { checkFields, Fields, picked } from '../core/api/select-fields.ts';
import type { App } from '../core/app.ts';
import { memo } from '../core/cache/memo.ts';
import { isoTime } from '../core/clock.ts';
import { invalid, invalidField, notFound } from '../core/error.ts';
import { defaultPageSize, Id, type Lang, ListQuery } from '../core/model/common.ts';
import { cachedSettings, langOrDefault, settingsTopic } from '../settings/settings.ts';
import { idOfSlug } from '../text/slug.ts';
import {
  cachedProductCategories,
  categoriesTopic,
  categoryId,
  productCategoryName,
  withMovingProductCategories,
} from './categories.ts';
import { decodeProductCursor, encodeProductCursor } from './cursor.ts';
import { Product, ProductCategory, productFields } from './model.ts';
import { contextOf, nextOfferChange, productOf, productsTopic } from './shape.ts';
import * as store from './store.ts';

const Amount = Type.Integer({ minimum: 0, maximum: 1_000_000_000_000, description: 'In minor units (paise)' });
const orders = [...store.sorts, 'newest'] as const;

const ProductsQuery = Type.Object({
  ...ListQuery,
  category: Type.Optional(Type.String({ maxLength: 120, description: 'Slug or id' })),
  category_id: Type.Optional(Id),
  featured: Type.Optional(Type.Boolean()),
  in_stock: Type.Optional(Type.Boolean()),
  search: Type.Optional(
    Type.String({ maxLength: 200, description: 'Words in any language of the product; the last may be a beginning' }),
  ),
  min_price: Type.Optional(Amount),
  max_price: Type.Optional(Amount),
  sort: Type.Optional(Type.Enum([...orders], { description: 'Default sort_order; newest is -created_at' })),
  fields: Fields,
});
type ProductsQuery = Static<typeof ProductsQuery>;

const langsOf = (app: App, lang: Lang | undefined) => ({
  lang: langOrDefault(app, lang),
  fallback: cachedSettings(app).basic.default_lang,
});

const topics = (): string[] => [productsTopic, categoriesTopic, settingsTopic];

const sortOf = ({ sort = 'sort_order' }: ProductsQuery): store.Sort => (sort === 'newest' ? '-created_at' : sort);

/** Normalises a query, so that equal queries share a cached answer, and checks what the schema cannot. */
function normalise(app: App, q: ProductsQuery): ProductsQuery {
  checkFields(q.fields, productFields);
  const { min_price, max_price } = q;
  if (min_price !== undefined && max_price !== undefined && min_price > max_price)
    throw invalid([{ field: 'min_price', message: 'must not be above max_price', code: 'range' }]);
  const sort = sortOf(q);
  if (q.cursor !== undefined) decodeProductCursor(q.cursor, sort);
  const search = q.search?.trim();
  return {
    ...q,
    lang: langOrDefault(app, q.lang),
    page: q.page ?? 1,
    limit: q.limit ?? 20,
    sort,
    search: search || undefined,
  };
}

const rare = (q: ProductsQuery): boolean =>
  q.search !== undefined ||
  q.fields !== undefined ||
  q.cursor !== undefined ||
  (q.min_price ?? q.max_price) !== undefined;

async function list(app: App, q: ProductsQuery, only: { deals?: boolean; featured?: boolean } = {}): Promise<Answer> {
  const nowMs = app.now();
  const now = isoTime(nowMs);
  const { limit = defaultPageSize, page = 1 } = q;
  const sort = sortOf(q);
  const wanted = q.category ?? (q.category_id === undefined ? undefined : String(q.category_id));
  const filter: store.ProductFilter = {
    now,
    deals: only.deals,
    // An unknown category gives an empty list, as in the news.
    categoryIds:
      wanted === undefined ? undefined : await withMovingProductCategories(app, (await categoryId(app, wanted)) ?? 0),
    featured: only.featured ?? q.featured,
    inStock: q.in_stock,
    minPrice: q.min_price,
    maxPrice: q.max_price,
    search: q.search,
  };
  const from = q.cursor === undefined ? { offset: (page - 1) * limit } : { after: decodeProductCursor(q.cursor, sort) };
  const validUntil = await store.nextChange(app, now);
  const found = await store.page(app, filter, sort, limit + 1, from);
  const shown = found.slice(0, limit);
  const context = await contextOf(
    app,
    shown.map(({ row }) => row),
  );
  const last = shown.at(-1);
  const has_more = found.length > limit;
  const counted = q.cursor === undefined && q.search === undefined;
  // A count is valid until the next deal begins or ends: that instant is part of its cache key.
  const name = cacheKey('products.count', { ...filter, now: undefined, validUntil });
  const total = counted ? await memo(app, name, topics(), () => store.count(app, filter)) : null;
  const langs = langsOf(app, q.lang);
  return {
    data: shown.map(({ row }) => picked(productOf(app, row, context, langs, now), q.fields)),
    meta: {
      lang: langs.lang,
      page: q.cursor === undefined ? page : null,
      limit,
      total,
      total_pages: total === null ? null : Math.ceil(total / limit),
      has_more,
      next_cursor: has_more && last ? encodeProductCursor(sort, last) : null,
    },
    validUntil,
  };
}

const reply = Type.Array(Product);

export const productList = read({
  name: 'shopping.products',
  summary: 'All products',
  query: ProductsQuery,
  reply,
  normalise,
  topics,
  rare,
  run: (app, q) => list(app, q),
});

export const dealList = read({
  name: 'shopping.deals',
  summary: 'Products with a running deal',
  query: ProductsQuery,
  reply,
  normalise,
  topics,
  rare,
  run: (app, q) => list(app, q, { deals: true }),
});

export const featuredList = read({
  name: 'shopping.featured',
  summary: 'Featured products',
  query: Type.Object(Object.fromEntries(Object.entries(ProductsQuery.properties).filter(([k]) => k !== 'featured'))),
  reply,
  normalise: (app, q) => normalise(app, q as ProductsQuery) as typeof q,
  topics,
  rare: (q) => rare(q as ProductsQuery),
  run: (app, q) => list(app, q as ProductsQuery, { featured: true }),
});

export const productItem = read({
  name: 'shopping.product',
  summary: 'One product, by id or slug (the number at the end of the slug decides)',
  query: Type.Object({
    id: Type.Optional(Id),
    slug: Type.Optional(Type.String({ maxLength: 500 })),
    lang: ListQuery.lang,
    fields: Fields,
  }),
  reply: Product,
  normalise(app, { id, slug, lang, fields }) {
    checkFields(fields, productFields);
    const wanted = id ?? (slug === undefined ? null : idOfSlug(slug));
    if (wanted === null && /^\d+$/.test(slug ?? '')) throw invalidField('slug', 'is too large for an id', 'range');
    if (wanted === null) throw notFound('product');
    return { id: wanted, lang: langOrDefault(app, lang), fields };
  },
  topics,
  rare: (q) => q.fields !== undefined,
  async run(app, { id, lang, fields }) {
    const now = isoTime(app.now());
    const row = await store.visibleProduct(app, id as number);
    if (!row) throw notFound('product');
    const product = productOf(app, row, await contextOf(app, [row]), langsOf(app, lang), now);
    return { data: picked(product, fields), meta: { lang }, validUntil: nextOfferChange(row, now) };
  },
});

export const productCategories = read({
  name: 'shopping.categories',
  summary: 'Categories of products, with the number of products in each',
  query: Type.Object({ lang: ListQuery.lang }),
  reply: Type.Array(ProductCategory),
  normalise: (app, { lang }) => ({ lang: langOrDefault(app, lang) }),
  topics,
  async run(app, q) {
    const { lang, fallback } = langsOf(app, q.lang);
    const counts = await store.countsByCategory(app);
    const shown = [...(await cachedProductCategories(app)).values()].filter(({ row }) => row.is_active === 1);
    const data = await Promise.all(
      shown.map(async (category) => {
        const { id, slug, icon_url, sort_order } = category.row;
        const name = productCategoryName(category, lang, fallback);
        const product_count = (await withMovingProductCategories(app, id)).reduce(
          (sum, one) => sum + (counts.get(one) ?? 0),
          0,
        );
        return { id, name, slug, icon_url, sort_order, product_count, is_active: true };
      }),
    );
    return { data, meta: wholeList(lang, data.length) };
  },
});
