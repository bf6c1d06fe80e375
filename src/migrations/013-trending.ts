import type { Migration } from './list.ts';

/**
 * How warm items are by their views: an item has a row once it was viewed, and loses it when it has long been cold.
 * And the indexes that public reads were still without.
 */
export const trending: Migration = {
  name: '013-trending',
  statements: [
    `create table news_heat (
      news_id {int} primary key references news (id) on delete cascade, lang text not null, score {real} not null)`,
    `create index news_heat_order on news_heat (lang, score, news_id)`,
    `create index news_heat_cold on news_heat (score)`,
    // The orders that a list may ask for besides its time.
    `create index news_by_updated on news (lang, status, updated_at, published_at, id)`,
    `create index news_by_priority on news (lang, status, priority, published_at, id)`,
    `create index news_by_views on news (lang, status, views, published_at, id)`,
    // What is counted per category and language, without a look at the rows.
    `create index news_counted on news (lang, status, category_id, expires_at)`,
    `create index products_counted on products (is_active, category_id)`,
    // Clients that ask for changes go on behind the item, not behind the row that tells of it.
    `drop index news_gone_updated`,
    `create index news_gone_updated on news_gone (lang, updated_at, news_id)`,
  ],
};
