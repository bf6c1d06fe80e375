import type { Migration } from './list.ts';

/** What users store for themselves and get by e-mail, who looks at what, edit locks of rows, and imports. */
export const workspace: Migration = {
  name: '022-workspace',
  statements: [
    `create table user_documents (
      id {id}, user_id {int} not null references users (id) on delete cascade, kind text not null, name {text} not null,
      value {text} not null, updated_at {time} not null, unique (user_id, kind, name))`,
    `create index user_documents_old on user_documents (kind, updated_at)`,
    `create table edit_locks (
      resource text not null, resource_id {int} not null,
      user_id {int} not null references users (id) on delete cascade, user_name {text} not null, since {time} not null,
      until {time} not null, primary key (resource, resource_id))`,
    `create table presence (
      user_id {int} not null references users (id) on delete cascade, client text not null, resource text not null,
      resource_id {int}, since {time} not null, until {time} not null, primary key (user_id, client))`,
    `create table import_runs (
      id {id}, source {text} not null, total {int} not null, done {int} not null, added {int} not null, updated {int} not null,
      refused {int} not null, error {text}, started_at {time} not null, updated_at {time} not null, finished_at {time})`,
    `create table digests (
      user_id {int} primary key references users (id) on delete cascade, hour {int} not null, sent_day {text})`,
  ],
};
