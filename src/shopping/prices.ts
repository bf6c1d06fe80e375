import type { Change } from '../core/api/change.ts';
import type { App } from '../core/app.ts';
import { notFound } from '../core/error.ts';
import type { ProductPrice } from './model.ts';
import type { StoredProduct } from './shape.ts';

/** Changes that are kept of a product: three years of one a week. */
const mostKept = 150;

const parts = ['price', 'mrp', 'deal_price', 'currency'] as const;

/** Writes down what a product costs from now on, where that is not what it cost before; the oldest changes go. */
export async function recordPrice(c: Change, row: StoredProduct, before: StoredProduct | null): Promise<void> {
  if (before && parts.every((part) => row[part] === before[part])) return;
  const { id: product_id, price, mrp, deal_price, currency } = row;
  await c.tx
    .insertInto('product_prices')
    .values({ product_id, at: c.now, price, mrp, deal_price, currency, user_id: c.actor.id })
    .execute();
  if (!before) return;
  await c.tx
    .deleteFrom('product_prices')
    .where('product_id', '=', product_id)
    .where('id', '<=', (e) =>
      e
        .selectFrom('product_prices as kept')
        .select('kept.id')
        .where('kept.product_id', '=', product_id)
        .orderBy('kept.id', 'desc')
        .limit(1)
        .offset(mostKept),
    )
    .execute();
}

/** What a product has cost, the newest first. @throws Fault `not_found` */
export async function pricesOf({ db }: App, id: number): Promise<ProductPrice[]> {
  const product = await db.write.selectFrom('products').select('id').where('id', '=', id).executeTakeFirst();
  if (!product) throw notFound('product');
  return db.write
    .selectFrom('product_prices')
    .leftJoin('users', 'users.id', 'product_prices.user_id')
    .select(['at', 'price', 'mrp', 'deal_price', 'currency', 'users.name as by'])
    .where('product_id', '=', id)
    .orderBy('product_prices.id', 'desc')
    .execute();
}
