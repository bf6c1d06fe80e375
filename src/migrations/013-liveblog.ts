import type { Migration } from '../core/db/migrate.ts';

/** Entries of live blogs. */
export const liveblog: Migration = {
  name: '013-liveblog',
  statements: [
    `create table live_entries (
      id {id}, news_id {int} not null references news (id) on delete cascade, seq {int} not null, title {text},
      content {text} not null, image_url {text}, at {time} not null, is_pinned {int} not null,
      is_key_event {int} not null, deleted_at {time}, created_by {int}, rev {int} not null,
      created_at {time} not null, updated_at {time} not null)`,
    `create unique index live_entries_seq on live_entries (news_id, seq)`,
    `create index live_entries_shown on live_entries (news_id, is_pinned, at, id) where deleted_at is null`,
    `create index live_entries_told on live_entries (news_id, at, id) where deleted_at is null`,
  ],
};
