import { sql } from 'kysely';
import type { Change } from '../core/api/change.ts';
import type { App } from '../core/app.ts';
import { addAddressUses } from '../media/address-uses.ts';
import { describeUses, onMediaChange } from '../media/hooks.ts';
import { countOf } from '../system/dashboard/count.ts';
import { attentionChecks } from '../system/dashboard/hooks.ts';
import { categoriesTopic, productCategoryUses, type StoredCategory } from './categories.ts';
import { productUse } from './merge.ts';
import { productsTopic } from './shape.ts';

/** Products with a picture that is shown differently now: answers with them are out of date. */
async function refreshProducts(c: Change, resource: string, ids: readonly number[]): Promise<void> {
  if (resource !== 'products') return;
  await c.tx.updateTable('products').set({ updated_at: c.now }).where('id', 'in', ids).execute();
  c.touch(productsTopic);
}

/** Products and their categories show pictures of the library. */
export function addHooks(app: App): void {
  productCategoryUses.add(app, productUse);
  attentionChecks.add(app, {
    code: 'broken_links',
    right: 'shopping.write',
    count: ({ db }) =>
      // Not a parameter: few links are broken.
      countOf(db.read.selectFrom('products').where('link_state', '=', sql.lit('broken')).where('is_active', '=', 1)),
  });
  onMediaChange.add(app, refreshProducts);
  addAddressUses<StoredCategory>(app, {
    resource: 'product-categories',
    table: 'product_categories',
    column: 'icon_url',
    topics: [categoriesTopic],
    title: ({ name }) => name,
  });
  describeUses.add(app, async ({ db }, resource, ids) => {
    if (resource !== 'products') return new Map();
    const rows = await db.write
      .selectFrom('products')
      .select(['id', 'title', 'is_active'])
      .where('id', 'in', ids)
      .execute();
    return new Map(
      rows.map(({ id, title, is_active }) => [id, { title, status: is_active === 1 ? 'active' : 'inactive' }]),
    );
  });
}
