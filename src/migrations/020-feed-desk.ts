import type { Migration } from './list.ts';

/** Many feeds being refreshed because somebody asked for it, and those of them that have not been fetched since. */
export const feedDesk: Migration = {
  name: '020-feed-desk',
  statements: [
    `create table feed_runs (
      id {id}, scope_key text unique, total {int} not null, done {int} not null, failed {int} not null,
      added {int} not null, changed {int} not null, started_at {time} not null, finished_at {time})`,
    // Without a reference to the feed: one that is removed meanwhile counts as done.
    `create table feed_run_feeds (
      run_id {int} not null references feed_runs (id) on delete cascade, feed_id {int} not null,
      after_no {int} not null, primary key (run_id, feed_id))`,
  ],
};
