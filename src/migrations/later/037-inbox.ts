import type { Migration } from '../list.ts';

/** What each user is told of, and who asked for a run of feeds. */
export const inbox: Migration = {
  name: '037-inbox',
  statements: [
    `create table inbox (
      id {id}, user_id {int} not null references users (id) on delete cascade, kind text not null, resource text not null,
      resource_id {text} not null, title {text}, by_name {text}, count {int} not null, at {time} not null, read_at {time},
      unique (user_id, kind, resource, resource_id))`,
    `create index inbox_newest on inbox (user_id, at)`,
    `create index inbox_old on inbox (at)`,
    `alter table feed_runs add column started_by {int}`,
  ],
};
