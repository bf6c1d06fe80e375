import type { Migration } from './list.ts';

/** Unpublished changes of published stories, and links that show a story before readers see it. */
export const workingCopies: Migration = {
  name: '016-working-copies',
  statements: [
    `create table news_working_copies (
      news_id {int} primary key references news (id) on delete cascade, rev {int} not null, base_rev {int} not null,
      input {text} not null, base {text} not null, status text not null, publish_at {time}, review_note {text},
      created_by {int}, created_name {text} not null, created_at {time} not null,
      updated_by {int}, updated_name {text} not null, updated_at {time} not null)`,
    `create index news_working_copies_due on news_working_copies (status, publish_at)`,
    `create table news_previews (
      id {id}, news_id {int} not null references news (id) on delete cascade, expires_at {time} not null,
      revoked_at {time}, created_by {int}, created_name {text} not null, created_at {time} not null)`,
    `create index news_previews_of on news_previews (news_id, id)`,
    `create index news_previews_expired on news_previews (expires_at)`,
  ],
};
