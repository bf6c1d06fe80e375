import type { Migration } from './list.ts';

/** Feeds and their items. */
export const feeds: Migration = {
  name: '006-feeds',
  statements: [
    `create table feeds (
      id {id}, title {text} not null, title_given {int} not null, feed_url {text} not null unique, site_url {text},
      icon_url {text}, lang text not null, lang_given {int} not null, category_id {int} references categories (id),
      refresh_minutes {int} not null, auto_publish {int} not null, is_active {int} not null,
      search_text {text} not null, etag {text}, last_modified {text}, body_hash text, last_fetched_at {time},
      next_fetch_at {time} not null, last_status {int}, last_error {text}, error_count {int} not null,
      item_count {int} not null, is_sample {int} not null, rev {int} not null, created_at {time} not null,
      updated_at {time} not null)`,
    `create index feeds_due on feeds (is_active, next_fetch_at)`,
    `create index feeds_category on feeds (category_id)`,
    `create table feed_items (
      id {id}, feed_id {int} not null references feeds (id) on delete cascade, item_key text not null, hash text not null,
      guid {text}, title {text} not null, link {text}, summary {text} not null, content {text} not null, author {text},
      image_url {text}, categories {text} not null, published_at {time}, date_raw {text}, first_seen_at {time} not null,
      sort_at {time} not null, lang text not null, category_id {int}, is_shown {int} not null, news_id {int},
      rev {int} not null, created_at {time} not null, updated_at {time} not null)`,
    `create unique index feed_items_key on feed_items (feed_id, item_key)`,
    `create index feed_items_latest on feed_items (lang, is_shown, sort_at, id)`,
    `create index feed_items_feed on feed_items (feed_id, is_shown, sort_at, id)`,
    `create index feed_items_category on feed_items (category_id, lang, is_shown, sort_at, id)`,
    `create index feed_items_seen on feed_items (first_seen_at, id)`,
    `create table feed_items_gone (
      feed_id {int} not null references feeds (id) on delete cascade, item_key text not null,
      primary key (feed_id, item_key))`,
  ],
  also: (tx, dialect) => dialect.createSearch(tx, 'feed_search'),
};
