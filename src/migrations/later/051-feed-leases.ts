import type { Migration } from '../list.ts';

/** The table of feeds is the queue of their visits, in place of a job for each. */
export const feedLeases: Migration = {
  name: '051-feed-leases',
  statements: [
    `alter table feeds add column lease text`,
    `alter table feeds add column lease_until {time}`,
    `alter table feeds add column lease_tries {int} not null default 0`,
    `alter table feeds add column requested_at {time}`,
    // What these jobs would do is done now without them, and no worker knows them.
    `delete from jobs where kind in ('rss.fetch', 'rss.due') and state <> 'done'`,
    `delete from schedules where name = 'rss.due'`,
  ],
};
