import { byHand, columns, flag, inputOnly, json, line, same } from '../core/api/columns.ts';
import { hiddenSlugs } from '../core/api/references.ts';
import { resource } from '../core/api/resource.ts';
import { whereEqual } from '../core/api/resource-list.ts';
import type { App } from '../core/app.ts';
import { memo } from '../core/cache/memo.ts';
import type { Stored } from '../core/db/table.ts';
import { hook } from '../core/hook.ts';
import { refuseUsed, type Use } from '../core/merge/uses.ts';
import type { Lang } from '../core/model/common.ts';
import { checkSlug, dropFormerSlugs, formerSlugs, freeSlug, keepFormerSlug, numbered } from '../core/slugs/former.ts';
import { dropMerged, isHidden, mergedRows } from '../core/slugs/merged.ts';
import { writeAddressUses } from '../media/address-uses.ts';
import { fold } from '../text/fold.ts';
import { slugText } from '../text/slug.ts';
import { changedBy } from '../users/people.ts';
import { AdminProductCategory, ProductCategoryInput } from './model.ts';
import type { ProductCategoryRow } from './tables.ts';

export type StoredCategory = Stored<ProductCategoryRow>;

export const categoriesTopic = 'product-categories';

export interface CachedProductCategory {
  row: StoredCategory;
  names: Partial<Record<Lang, string>>;
}

/** All categories by id, in the editor's order. There are few and every product shows one. */
export function cachedProductCategories(app: App): Promise<ReadonlyMap<number, CachedProductCategory>> {
  return memo(app, 'product-categories', [categoriesTopic], async () => {
    const rows = await app.db.read
      .selectFrom('product_categories')
      .selectAll()
      .orderBy('sort_order')
      .orderBy('id')
      .execute();
    const there = rows.filter((row) => !isHidden(row));
    return new Map(
      there.map((row) => {
        const texts = JSON.parse(row.texts) as Record<string, { name?: string }>;
        return [row.id, { row, names: Object.fromEntries(Object.entries(texts).map(([lang, t]) => [lang, t.name])) }];
      }),
    );
  });
}

/** Those that were merged into others: the ids of the others, and which products still name. */
const merged = (app: App) =>
  memo(app, 'product-categories.merged', [categoriesTopic], () => mergedRows(app.db.read, 'product_categories'));

/** Categories by the ids that products have: one that was merged into another is that one. */
export async function categoriesOfProducts(app: App): Promise<ReadonlyMap<number, CachedProductCategory>> {
  const [all, rows] = await Promise.all([cachedProductCategories(app), merged(app)]);
  const others = rows.flatMap(({ row_id, into_id }) => {
    const stored = all.get(into_id);
    return stored ? [[row_id, stored] as const] : [];
  });
  return others.length === 0 ? all : new Map([...all, ...others]);
}

/** A category, and the ids of what is still being moved into it. */
export async function withMovingProductCategories(app: App, id: number): Promise<number[]> {
  const moving = (await merged(app)).filter(({ into_id, is_done }) => into_id === id && is_done === 0);
  return [id, ...moving.map(({ row_id }) => row_id)];
}

/** The name in a language, else in the default one, else its own. */
export const productCategoryName = ({ row, names }: CachedProductCategory, lang: Lang, fallback: Lang): string =>
  names[lang] ?? names[fallback] ?? row.name;

/** Ids by slug: those that categories have, and those that they had before. */
const slugs = (app: App): Promise<Map<string, number>> =>
  memo(app, 'product-categories.slugs', [categoriesTopic], async () => {
    const all = await formerSlugs(app.db.read, 'product_categories');
    for (const { row } of (await cachedProductCategories(app)).values()) all.set(row.slug, row.id);
    return all;
  });

/** The id of the category that a parameter means, by slug, former slug or id. */
export async function categoryId(app: App, slugOrId: string): Promise<number | undefined> {
  const bySlug = (await slugs(app)).get(slugOrId.toLowerCase());
  if (bySlug !== undefined) return bySlug;
  return /^[1-9]\d{0,14}$/.test(slugOrId) ? (await categoriesOfProducts(app)).get(Number(slugOrId))?.row.id : undefined;
}

/** What names categories of products by their ids. */
export const productCategoryUses = hook<Use>();

const categoryColumns = columns<StoredCategory, ProductCategoryInput>({
  name: line(),
  slug: byHand((row) => row.slug),
  texts: json<NonNullable<ProductCategoryInput['texts']>>({}),
  icon_url: same<string | null>(null),
  sort_order: same(0),
  is_active: flag(true),
  take_slug: inputOnly(),
});

export const productCategoryResource = resource<StoredCategory>({
  name: 'product-categories',
  one: 'product category',
  table: 'product_categories',
  input: ProductCategoryInput,
  noun: AdminProductCategory,
  includes: { people: changedBy('product-categories') },
  filters: { is_active: AdminProductCategory.properties.is_active },
  sorts: ['sort_order', 'name', 'slug', 'is_active', 'id', 'created_at', 'updated_at'],
  searchColumn: 'search_text',
  isGone: isHidden,
  narrow: (_app, query, { search: _, ...equal }) => whereEqual(query, equal).where('slug', 'not like', hiddenSlugs),
  access: { read: 'shopping.read', write: 'shopping.write' },
  // Products show the name of their category, so every list of them follows from this topic too.
  topics: () => [categoriesTopic],
  toNoun: (_app, row) => {
    const { search_text: _, ...rest } = row;
    return { ...rest, ...categoryColumns.read(row), is_sample: row.is_sample === 1 };
  },
  async toRow(c, input, before) {
    const given = input as Partial<ProductCategoryInput>;
    const { slug, take_slug: takes } = given;
    const written = categoryColumns.write(given);
    const row = before ? written : { ...categoryColumns.blank, is_sample: 0, ...written };
    const id = before?.id ?? null;
    if (slug !== undefined) await checkSlug(c, 'product_categories', { slug, id, takes, one: 'category' });
    if (slug !== undefined) row.slug = slug;
    else if (!before) row.slug = await freeSlug(c.tx, 'product_categories', numbered(slugText(row.name as string)));
    const named = Object.values(JSON.parse(row.texts ?? before?.texts ?? '{}') as Record<string, { name?: string }>);
    const all = [row.name ?? before?.name, row.slug ?? before?.slug, ...named.map((t) => t.name)];
    row.search_text = fold(all.join(' '));
    return row;
  },
  async afterWrite(c, row, before) {
    await keepFormerSlug(c, 'product_categories', row, before);
    await writeAddressUses(c, 'product-categories', row.id, row.icon_url, before?.icon_url);
  },
  async beforeRemove(c, row) {
    await writeAddressUses(c, 'product-categories', row.id, null, row.icon_url);
    await refuseUsed(c, productCategoryUses, row.id);
    await dropMerged(c, 'product_categories', row.id);
    await dropFormerSlugs(c, 'product_categories', row.id);
  },
});
