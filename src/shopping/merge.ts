import { sql } from 'kysely';
import { Fault } from '../core/error.ts';
import { countUpTo } from '../core/merge/count.ts';
import type { Merges } from '../core/merge/merge.ts';
import type { Use } from '../core/merge/uses.ts';
import { writeAddressUses } from '../media/address-uses.ts';
import { productCategoryResource, productCategoryUses, type StoredCategory } from './categories.ts';
import { productsTopic } from './shape.ts';

export const productUse: Use = {
  columns: ['products.category_id'],
  kind: 'products',
  count: (db, id, most) => countUpTo(db, 'products', sql`category_id = ${id}`, most),
  async refuse(c, id) {
    const used = await c.tx
      .selectFrom('products')
      .select('id')
      .where('category_id', '=', id)
      .limit(1)
      .executeTakeFirst();
    if (used)
      throw new Fault(
        'conflict',
        'There are products in this category; move them first, or merge the category into another.',
      );
  },
  async move(c, { from, into }, most) {
    const rows = await c.dialect
      .holdRows(c.tx.selectFrom('products').select('id').where('category_id', '=', from).orderBy('id').limit(most))
      .execute();
    if (rows.length === 0) return 0;
    await c.tx
      .updateTable('products')
      .set({ category_id: into, updated_at: c.now })
      .where(
        'id',
        'in',
        rows.map(({ id }) => id),
      )
      .execute();
    c.touch(productsTopic);
    return rows.length;
  },
};

/** How a category of products goes into another. */
export const productCategoryMerges: Merges<StoredCategory> = {
  def: productCategoryResource,
  kind: 'product_categories',
  job: 'shopping.merge',
  uses: productCategoryUses,
  leave: (c, from) => writeAddressUses(c, 'product-categories', from.id, null, from.icon_url),
  isHeld: true,
};
