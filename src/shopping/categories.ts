import type { Change } from '../core/api/change.ts';
import { byHand, columns, flag, json, line, same } from '../core/api/columns.ts';
import { resource } from '../core/api/resource.ts';
import type { App } from '../core/app.ts';
import { memo } from '../core/cache/memo.ts';
import { Fault } from '../core/error.ts';
import { writeAddressUses } from '../media/address-uses.ts';
import type { Lang } from '../model/common.ts';
import { AdminProductCategory, ProductCategoryInput } from '../model/shopping.ts';
import type { ProductCategoryRow } from '../schema/shopping.ts';
import type { Stored } from '../schema/table.ts';
import { fold } from '../text/fold.ts';
import { slugText } from '../text/slug.ts';
import { changedBy } from '../users/people.ts';

export type StoredCategory = Stored<ProductCategoryRow>;

export const categoriesTopic = 'product-categories';

export interface CachedCategory {
  row: StoredCategory;
  names: Partial<Record<Lang, string>>;
}

/** All categories by id, in the editor's order. There are few and every product shows one. */
export function categories(app: App): Promise<Map<number, CachedCategory>> {
  return memo(app, 'product-categories', [categoriesTopic], async () => {
    const rows = await app.db.read
      .selectFrom('product_categories')
      .selectAll()
      .orderBy('sort_order')
      .orderBy('id')
      .execute();
    return new Map(
      rows.map((row) => {
        const texts = JSON.parse(row.texts) as Record<string, { name?: string }>;
        return [row.id, { row, names: Object.fromEntries(Object.entries(texts).map(([lang, t]) => [lang, t.name])) }];
      }),
    );
  });
}

/** The name in a language, else in the default one, else its own. */
export const nameOf = ({ row, names }: CachedCategory, lang: Lang, fallback: Lang): string =>
  names[lang] ?? names[fallback] ?? row.name;

/** The id of the category that a parameter means, by slug or by id. */
export async function categoryId(app: App, slugOrId: string): Promise<number | undefined> {
  const all = [...(await categories(app)).values()];
  return all.find(({ row }) => row.slug === slugOrId.toLowerCase() || String(row.id) === slugOrId)?.row.id;
}

async function freeSlug(c: Change, wanted: string, id: number | undefined): Promise<string> {
  for (let n = 1; ; n++) {
    const slug = n === 1 ? wanted : `${wanted}-${n}`;
    const taken = await c.tx.selectFrom('product_categories').select('id').where('slug', '=', slug).executeTakeFirst();
    if (!taken || taken.id === id) return slug;
  }
}

const categoryColumns = columns<StoredCategory, ProductCategoryInput>({
  name: line(),
  slug: byHand((row) => row.slug),
  texts: json<NonNullable<ProductCategoryInput['texts']>>({}),
  icon_url: same<string | null>(null),
  sort_order: same(0),
  is_active: flag(true),
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
  access: { read: 'shopping.read', write: 'shopping.write' },
  // Products show the name of their category, so every list of them follows from this topic too.
  topics: () => [categoriesTopic],
  toNoun: (_app, row) => {
    const { search_text: _, ...rest } = row;
    return { ...rest, ...categoryColumns.read(row), is_sample: row.is_sample === 1 };
  },
  async toRow(c, input, before) {
    const given = input as Partial<ProductCategoryInput>;
    const { slug } = given;
    const written = categoryColumns.write(given);
    const row = before ? written : { ...categoryColumns.blank, is_sample: 0, ...written };
    const wanted = slug ?? (before ? undefined : slugText(row.name as string));
    if (wanted !== undefined) row.slug = await freeSlug(c, wanted, before?.id);
    if (slug !== undefined && row.slug !== slug)
      throw new Fault('conflict', 'There is another category with this slug.', {
        errors: [{ field: 'slug', message: 'is taken', code: 'taken' }],
      });
    const named = Object.values(JSON.parse(row.texts ?? before?.texts ?? '{}') as Record<string, { name?: string }>);
    const all = [row.name ?? before?.name, row.slug ?? before?.slug, ...named.map((t) => t.name)];
    row.search_text = fold(all.join(' '));
    return row;
  },
  afterWrite: (c, row, before) => writeAddressUses(c, 'product-categories', row.id, row.icon_url, before?.icon_url),
  async beforeRemove(c, row) {
    await writeAddressUses(c, 'product-categories', row.id, null, row.icon_url);
    const used = await c.tx
      .selectFrom('products')
      .select('id')
      .where('category_id', '=', row.id)
      .limit(1)
      .executeTakeFirst();
    if (used) throw new Fault('conflict', 'There are products in this category; move them first.');
  },
});
