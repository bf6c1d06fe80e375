import type { Migration } from '../core/db/migrate.ts';

/** What narrows and sorts a list, so that no order of it reads whole rows before the page is known. */
const offer =
  'price, mrp, deal_price, deal_starts_at, deal_ends_at, rating, category_id, is_featured, in_stock, sort_order, id';

/** Products, their categories, their full-text index. */
export const shopping: Migration = {
  name: '009-shopping',
  statements: [
    `create table product_categories (
      id {id}, slug text not null unique, name {text} not null, texts {text} not null, icon_url {text},
      sort_order {int} not null, is_active {int} not null, search_text {text} not null, is_sample {int} not null,
      rev {int} not null, created_at {time} not null, updated_at {time} not null)`,
    `create table products (
      id {id}, slug {text} not null, title {text} not null, description {text} not null, texts {text} not null,
      image_url {text}, images {text} not null, price {int} not null, mrp {int}, currency text not null,
      coupon_code {text}, store_name {text}, store_icon_url {text}, deal_url {text},
      category_id {int} references product_categories (id), is_featured {int} not null, is_affiliate {int} not null,
      deal_starts_at {time}, deal_ends_at {time}, deal_price {int}, in_stock {int} not null, rating {real},
      sort_order {int} not null, is_active {int} not null, is_sample {int} not null, rev {int} not null,
      created_at {time} not null, updated_at {time} not null, media_id {int}, gallery text not null default '[]',
      link_state text, link_problem text, link_checked_at {time})`,
    // The newest, and the editor's own order, are read in the order of an index.
    `create index products_newest on products (is_active, id desc)`,
    `create index products_order on products (is_active, sort_order, id desc)`,
    `create index products_category on products (category_id, is_active, sort_order, id desc)`,
    `create index products_featured on products (is_active, is_featured, sort_order, id desc)`,
    // Running deals, and when the next one begins or ends.
    `create index products_deal_end on products (is_active, deal_ends_at, deal_starts_at)`,
    `create index products_deal_start on products (is_active, deal_starts_at)`,
    // Prices of the hour follow from the clock and cannot stand in an index; this one holds all that they follow from.
    `create index products_offer on products (is_active, ${offer})`,
    // What is counted per category, without a look at the rows.
    `create index products_counted on products (is_active, category_id)`,
    `create index products_link_checked on products (is_active, link_checked_at, id)`,
    `create index products_link_state on products (link_state, id)`,
    `create index products_store on products (store_name, id)`,
    // What products have cost.
    `create table product_prices (
      id {id}, product_id {int} not null references products (id) on delete cascade, at {time} not null,
      price {int} not null, mrp {int}, deal_price {int}, currency text not null, user_id {int})`,
    `create index product_prices_of on product_prices (product_id, id)`,
  ],
  also: (tx, dialect) => dialect.createSearch(tx, 'products_search'),
};
