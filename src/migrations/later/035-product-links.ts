import type { Migration } from '../list.ts';

const prices = 'price, mrp, deal_price, currency';

/** What products have cost, and whether the page of the shop is still there. */
export const productLinks: Migration = {
  name: '035-product-links',
  statements: [
    `create table product_prices (
      id {id}, product_id {int} not null references products (id) on delete cascade, at {time} not null,
      price {int} not null, mrp {int}, deal_price {int}, currency text not null, user_id {int})`,
    `create index product_prices_of on product_prices (product_id, id)`,
    // The history of the products that are there begins with what they cost now.
    `insert into product_prices (product_id, at, ${prices}) select id, updated_at, ${prices} from products order by id`,
    `alter table products add column link_state text`,
    `alter table products add column link_problem text`,
    `alter table products add column link_checked_at {time}`,
    `create index products_link_checked on products (is_active, link_checked_at, id)`,
    `create index products_link_state on products (link_state, id)`,
    `create index products_store on products (store_name, id)`,
  ],
};
