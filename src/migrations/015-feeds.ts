import type { Migration } from '../core/db/migrate.ts';

/** Feeds, how each is fetched and how that goes, their items, and the hubs that push to us. */
export const feeds: Migration = {
  name: '015-feeds',
  statements: [
    `create table feeds (
      id {id}, title {text} not null, title_given {int} not null, feed_url {text} not null unique, site_url {text},
      icon_url {text}, lang text not null, lang_given {int} not null, category_id {int} references categories (id),
      refresh_minutes {int}, auto_publish {int} not null, is_active {int} not null, search_text {text} not null,
      etag {text}, last_modified {text}, body_hash text, last_fetched_at {time}, next_fetch_at {time} not null,
      last_status {int}, last_error {text}, error_count {int} not null, item_count {int} not null,
      zone {text} not null default 'Asia/Kolkata', user_agent {text}, username {text},
      interval_minutes {int} not null default 30, ttl_minutes {int}, gap_minutes {int}, newest_at {time},
      moved_to {text}, moved_since {time}, moved_count {int} not null default 0, stopped_reason {text},
      fetch_count {int} not null default 0, hub_url {text}, hub_topic {text},
      websub_state text not null default 'none', websub_lease_until {time}, websub_error {text},
      websub_off {int} not null default 0, last_push_at {time}, push_missed_at {time}, identity text,
      keywords_in {text} not null default '[]', keywords_out {text} not null default '[]',
      category_map {text} not null default '{}', filtered_count {int} not null default 0,
      publish_mode text not null default 'off', full_text_allowed {int} not null default 0,
      review {int} not null default 0, push {int} not null default 0, is_sample {int} not null, rev {int} not null,
      created_at {time} not null, updated_at {time} not null, guid_changes {int} not null default 0,
      varying_params {text} not null default '[]', item_rev {int} not null default 0, lease text, lease_until {time},
      lease_tries {int} not null default 0, requested_at {time}, place_id {int} references places (id))`,
    `create index feeds_due on feeds (is_active, next_fetch_at)`,
    `create index feeds_category on feeds (category_id)`,
    `create index feeds_place on feeds (place_id) where place_id is not null`,
    `create table feed_secrets (
      feed_id {int} primary key references feeds (id) on delete cascade, headers {text} not null, password {text})`,
    `create table feed_fetches (
      feed_id {int} not null references feeds (id) on delete cascade, slot {int} not null, fetch_no {int} not null,
      at {time} not null, outcome text not null, status {int}, ms {int} not null, bytes {int} not null,
      added {int} not null, changed {int} not null, error {text}, left_out {text}, primary key (feed_id, slot))`,
    `create table feed_hosts (host text primary key, until {time} not null, status {int} not null)`,
    `create table feed_runs (
      id {id}, scope_key text unique, total {int} not null, done {int} not null, failed {int} not null,
      added {int} not null, changed {int} not null, started_at {time} not null, finished_at {time},
      started_by {int})`,
    // Without a reference to the feed: one that is removed meanwhile counts as done.
    `create table feed_run_feeds (
      run_id {int} not null references feed_runs (id) on delete cascade, feed_id {int} not null,
      after_no {int} not null, primary key (run_id, feed_id))`,
    // A feed that is removed leaves its subscription behind, to be ended at the hub.
    `create table websub_subscriptions (
      id {id}, feed_id {int} references feeds (id) on delete set null, token text not null unique, hub {text} not null,
      topic {text} not null, secret text not null, mode text not null, asked_at {time}, lease_until {time},
      next_at {time}, tries {int} not null, created_at {time} not null, updated_at {time} not null)`,
    `create index websub_subscriptions_feed on websub_subscriptions (feed_id, mode)`,
    `create index websub_subscriptions_due on websub_subscriptions (next_at)`,
    `create table websub_pushes (
      id {id}, subscription_id {int} not null references websub_subscriptions (id) on delete cascade,
      content_type {text}, body text not null, bytes {int} not null, job_id {int}, lease_until {time},
      created_at {time} not null)`,
    `create index websub_pushes_subscription on websub_pushes (subscription_id, id)`,
    `create table feed_items (
      id {id}, feed_id {int} not null references feeds (id) on delete cascade, hash text not null, guid {text}, title {text} not null, link {text}, summary {text} not null,
      content {text} not null, author {text}, image_url {text}, categories {text} not null, published_at {time},
      date_raw {text}, first_seen_at {time} not null, sort_at {time} not null, lang text not null, category_id {int},
      is_shown {int} not null, near_id {int} not null default 0, news_id {int}, news_rev {int} not null default 0,
      full_at {time}, rev {int} not null, created_at {time} not null, updated_at {time} not null,
      is_parted {int} not null default 0, held_at {time}, audio_url text, video_url text)`,
    `create index feed_items_latest on feed_items (lang, is_shown, sort_at, id)`,
    `create index feed_items_first on feed_items (lang, is_shown, near_id, sort_at, id)`,
    `create index feed_items_feed on feed_items (feed_id, is_shown, sort_at, id)`,
    `create index feed_items_category on feed_items (category_id, lang, is_shown, near_id, sort_at, id)`,
    `create index feed_items_near on feed_items (near_id) where near_id > 0`,
    `create index feed_items_news on feed_items (news_id) where news_id is not null`,
    `create index feed_items_seen on feed_items (first_seen_at, id)`,
    `create index feed_items_held on feed_items (feed_id, held_at) where held_at is not null`,
    // Whether a feed has a story already is one look into an index, however many feeds have it.
    `create index feed_items_story on feed_items (near_id, feed_id) where near_id > 0`,
    // All that the items of a feed are known by, those that were removed as well.
    `create table feed_item_keys (
      feed_id {int} not null references feeds (id) on delete cascade, key {int} not null, item_id {int} not null,
      primary key (feed_id, key, item_id))`,
    `create index feed_item_keys_item on feed_item_keys (item_id)`,
    `create table feed_items_gone (
      item_id {int} primary key, feed_id {int} not null references feeds (id) on delete cascade, left_at {time})`,
    `create index feed_items_gone_left on feed_items_gone (left_at)`,
    `create index feed_items_gone_feed on feed_items_gone (feed_id, left_at)`,
    `create table feed_items_filtered (
      feed_id {int} not null references feeds (id) on delete cascade, hash text not null, primary key (feed_id, hash))`,
    `create table feed_item_bands (
      band {int} not null, item_id {int} not null references feed_items (id) on delete cascade,
      primary key (band, item_id))`,
    `create index feed_item_bands_item on feed_item_bands (item_id)`,
  ],
  also: (tx, dialect) => dialect.createSearch(tx, 'feed_search'),
};
