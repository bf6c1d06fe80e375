import type { Migration } from './list.ts';

/** What becomes of the items of feeds: identity, filters, news of them, stories that several feeds have, retention. */
export const feedItems: Migration = {
  name: '018-feed-items',
  statements: [
    `alter table feeds add column identity text`,
    `alter table feeds add column keywords_in {text} not null default '[]'`,
    `alter table feeds add column keywords_out {text} not null default '[]'`,
    `alter table feeds add column category_map {text} not null default '{}'`,
    `alter table feeds add column filtered_count {int} not null default 0`,
    `alter table feeds add column publish_mode text not null default 'off'`,
    `alter table feeds add column full_text_allowed {int} not null default 0`,
    `alter table feeds add column review {int} not null default 0`,
    `update feeds set publish_mode = 'link' where auto_publish = 1`,
    `alter table feed_items add column second_key text`,
    `alter table feed_items add column near_id {int} not null default 0`,
    `alter table feed_items add column news_rev {int} not null default 0`,
    `alter table feed_items add column full_at {time}`,
    `create index feed_items_second on feed_items (feed_id, second_key)`,
    `create index feed_items_first on feed_items (lang, is_shown, near_id, sort_at, id)`,
    `create index feed_items_near on feed_items (near_id) where near_id > 0`,
    `drop index feed_items_category`,
    `create index feed_items_category on feed_items (category_id, lang, is_shown, near_id, sort_at, id)`,
    `alter table feed_items_gone add column left_at {time}`,
    `create index feed_items_gone_left on feed_items_gone (left_at, feed_id)`,
    `create table feed_items_filtered (
      feed_id {int} not null references feeds (id) on delete cascade, item_key text not null, hash text not null,
      primary key (feed_id, item_key))`,
    `create table feed_item_bands (
      band {int} not null, item_id {int} not null references feed_items (id) on delete cascade,
      primary key (band, item_id))`,
    `create index feed_item_bands_item on feed_item_bands (item_id)`,
  ],
};
