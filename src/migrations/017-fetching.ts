import type { Migration } from './list.ts';

/** How each feed is asked for and how that goes; servers that want to be left alone; jobs in lanes. */
export const fetching: Migration = {
  name: '017-fetching',
  statements: [
    // SQLite cannot take `not null` away from a column.
    `alter table feeds add column fixed_minutes {int}`,
    `update feeds set fixed_minutes = refresh_minutes`,
    `alter table feeds drop column refresh_minutes`,
    `alter table feeds rename column fixed_minutes to refresh_minutes`,
    `alter table feeds add column zone {text} not null default 'Asia/Kolkata'`,
    `alter table feeds add column user_agent {text}`,
    `alter table feeds add column username {text}`,
    `alter table feeds add column interval_minutes {int} not null default 30`,
    `alter table feeds add column ttl_minutes {int}`,
    `alter table feeds add column gap_minutes {int}`,
    `alter table feeds add column newest_at {time}`,
    `alter table feeds add column moved_to {text}`,
    `alter table feeds add column moved_since {time}`,
    `alter table feeds add column moved_count {int} not null default 0`,
    `alter table feeds add column stopped_reason {text}`,
    `alter table feeds add column fetch_count {int} not null default 0`,
    `update feeds set interval_minutes = refresh_minutes,
      newest_at = (select max(sort_at) from feed_items where feed_id = feeds.id)`,
    `create table feed_secrets (
      feed_id {int} primary key references feeds (id) on delete cascade, headers {text} not null, password {text})`,
    `create table feed_fetches (
      feed_id {int} not null references feeds (id) on delete cascade, slot {int} not null, fetch_no {int} not null,
      at {time} not null, outcome text not null, status {int}, ms {int} not null, bytes {int} not null,
      added {int} not null, changed {int} not null, error {text}, primary key (feed_id, slot))`,
    `create table feed_hosts (host text primary key, until {time} not null, status {int} not null)`,
    `alter table jobs add column lane text not null default 'main'`,
    `alter table jobs add column throttle text`,
    `update jobs set lane = 'feeds' where kind in ('rss.fetch', 'rss.due')`,
    `drop index jobs_due`,
    `create index jobs_due on jobs (lane, state, run_at)`,
  ],
};
