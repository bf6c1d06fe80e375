import type { Migration } from '../core/db/migrate.ts';

/** What users store for themselves and get by e-mail, who looks at what, edit locks of rows, and imports. */
export const workspace: Migration = {
  name: '017-workspace',
  statements: [
    `create table user_documents (
      id {id}, user_id {int} not null references users (id) on delete cascade, kind text not null, name {text} not null,
      value {text} not null, updated_at {time} not null, unique (user_id, kind, name))`,
    `create index user_documents_old on user_documents (kind, updated_at)`,
    `create table presence (
      user_id {int} not null references users (id) on delete cascade, client text not null, resource text not null,
      resource_id {int}, since {time} not null, until {time} not null, primary key (user_id, client))`,
    `create table import_runs (
      id {id}, source {text} not null, total {int} not null, done {int} not null, added {int} not null, updated {int} not null,
      refused {int} not null, error {text}, started_at {time} not null, updated_at {time} not null, finished_at {time},
      unchanged {int} not null default 0, line_count {int} not null default 0, left_out {int} not null default 0,
      sums {text} not null default '[]')`,
    // What each user is told of.
    `create table inbox (
      id {id}, user_id {int} not null references users (id) on delete cascade, kind text not null, resource text not null,
      resource_id {text} not null, title {text}, by_name {text}, count {int} not null, at {time} not null, read_at {time},
      unique (user_id, kind, resource, resource_id))`,
    `create index inbox_newest on inbox (user_id, at)`,
    `create index inbox_old on inbox (at)`,
    `create table digests (
      user_id {int} primary key references users (id) on delete cascade, hour {int} not null, sent_day {text})`,
  ],
};
