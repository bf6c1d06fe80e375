import { categoryResource } from '../categories/categories.ts';
import { type Change, change } from '../core/api/change.ts';
import { hiddenSlugs } from '../core/api/references.ts';
import { deleteRow, type Input, insertRow, type ManagedRow, type Resource } from '../core/api/resource.ts';
import { type App, systemActor } from '../core/app.ts';
import { isoTime } from '../core/clock.ts';
import { newsResource } from '../news/resource.ts';
import { productCategoryResource } from '../shopping/categories.ts';
import { productResource } from '../shopping/products.ts';
import { releases } from '../updates/updates.ts';
import { sampleCategories } from './categories.ts';
import { sampleNews, sampleProductCategory, sampleProducts, sampleRelease } from './content.ts';

type Sampled = 'news' | 'categories' | 'releases' | 'products' | 'product_categories';

/** Adds a row and marks it. */
async function add<Row extends ManagedRow>(
  c: Change,
  table: Sampled,
  def: Resource<Row>,
  input: Input,
  set: Partial<NoInfer<Row>> = {},
): Promise<number> {
  const { id } = await insertRow(c, def, input, set);
  await c.tx.updateTable(table).set({ is_sample: 1 }).where('id', '=', id).execute();
  return id;
}

/**
 * Loads the starter content once: into a database without news, and never again after it was removed. Two instances
 * that start together load it once. Gives false when nothing was loaded.
 */
export async function seed(app: App): Promise<boolean> {
  return change(app, systemActor, async (c) => {
    const marked = await c.tx
      .insertInto('meta')
      .values({ key: 'sample_content', value: c.now })
      .onConflict((o) => o.doNothing())
      .executeTakeFirst();
    const anything = await c.tx.selectFrom('news').select('id').limit(1).executeTakeFirst();
    if ((marked.numInsertedOrUpdatedRows ?? 0n) === 0n || anything) return false;
    const ids = new Map<string, number>();
    for (const category of sampleCategories)
      ids.set(category.slug, await add(c, 'categories', categoryResource, { ...category }));
    for (const [index, { category, ...item }] of sampleNews.entries())
      await add(
        c,
        'news',
        newsResource,
        { ...item, category_id: ids.get(category) ?? null },
        { status: 'published', published_at: isoTime(c.nowMs - (index + 1) * 60_000) },
      );
    await add(c, 'releases', releases, { ...sampleRelease });
    const category_id = await add(c, 'product_categories', productCategoryResource, { ...sampleProductCategory });
    for (const product of sampleProducts) await add(c, 'products', productResource, { ...product, category_id });
    return true;
  });
}

/**
 * Removes every sample row. What the publisher has come to use stays and is his own from then on: a category that other
 * news, products or feeds are in.
 */
export async function removeSample(app: App): Promise<number> {
  return change(app, systemActor, async (c) => {
    let removed = 0;
    const tables: readonly (readonly ['news' | 'releases' | 'products', Resource])[] = [
      ['news', newsResource],
      ['releases', releases],
      ['products', productResource],
    ];
    for (const [table, def] of tables) {
      const rows = c.tx.selectFrom(table).select('id').where('is_sample', '=', 1);
      for (const { id } of await rows.execute()) {
        await deleteRow(c, def, id, null);
        removed++;
      }
    }
    for (const id of await unusedCategories(c)) {
      await deleteRow(c, categoryResource, id, null);
      removed++;
    }
    for (const id of await unusedProductCategories(c)) {
      await deleteRow(c, productCategoryResource, id, null);
      removed++;
    }
    for (const table of ['categories', 'product_categories'] as const)
      await c.tx.updateTable(table).set({ is_sample: 0 }).where('is_sample', '=', 1).execute();
    return removed;
  });
}

async function unusedCategories(c: Change): Promise<number[]> {
  const rows = await c.tx
    .selectFrom('categories')
    .select('id')
    .where('is_sample', '=', 1)
    .where('slug', 'not like', hiddenSlugs)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('news').select('news.id').whereRef('news.category_id', '=', 'categories.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('feeds').select('feeds.id').whereRef('feeds.category_id', '=', 'categories.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('categories as below').select('below.id').whereRef('below.parent_id', '=', 'categories.id')),
      ),
    )
    .execute();
  return rows.map((r) => r.id);
}

async function unusedProductCategories(c: Change): Promise<number[]> {
  const rows = await c.tx
    .selectFrom('product_categories')
    .select('id')
    .where('is_sample', '=', 1)
    .where('slug', 'not like', hiddenSlugs)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('products').select('products.id').whereRef('products.category_id', '=', 'product_categories.id'),
        ),
      ),
    )
    .execute();
  return rows.map((r) => r.id);
}
