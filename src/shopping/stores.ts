import type { App } from '../core/app.ts';
import type { ProductStore } from './model.ts';

/** Names in one answer. */
const mostNames = 500;

/** The shops that products name, those with the most products first. */
export async function storesOf({ db }: App): Promise<ProductStore[]> {
  const rows = await db.write
    .selectFrom('products')
    .select((e) => [
      e.ref('store_name').$castTo<string>().as('name'),
      e.fn.max('store_icon_url').as('icon_url'),
      e.fn.countAll<number>().as('products'),
    ])
    .where('store_name', 'is not', null)
    .groupBy('store_name')
    .orderBy('products', 'desc')
    .orderBy('store_name')
    .limit(mostNames)
    .execute();
  return rows.map((row) => ({ ...row, products: Number(row.products) }));
}
