import type { Migration } from '../core/db/migrate.ts';

/** Uploaded files and where they are used. */
export const media: Migration = {
  name: '005-media',
  statements: [
    `create table media (
      id {id}, kind text not null, status text not null, error {text}, name {text} not null, bytes {int} not null,
      sha256 text not null, original_key text not null, width {int}, height {int}, is_animated {int} not null,
      blurhash text, color text, focal text, crop text, alt {text} not null, caption {text} not null, credit {text},
      search_text {text} not null, variants {text} not null, variants_hash text, source_url {text}, created_by {int},
      trashed_at {time}, rev {int} not null, created_at {time} not null, updated_at {time} not null, public_name text)`,
    `create index media_age on media (created_at, id)`,
    `create index media_content on media (sha256)`,
    `create index media_original on media (original_key)`,
    `create index media_trash on media (trashed_at)`,
    `create index media_public_name on media (public_name)`,
    `create table media_uses (
      resource text not null, row_id {int} not null, media_id {int} not null references media (id) on delete cascade,
      primary key (resource, row_id, media_id))`,
    `create index media_uses_of on media_uses (media_id)`,
    `create table media_former_keys (
      key text primary key, media_id {int} not null references media (id) on delete cascade)`,
    `create index media_former_keys_of on media_former_keys (media_id)`,
    `create table media_uploads (
      id {id}, key text not null, created_by {int}, name {text} not null, described {text} not null, bytes {int} not null,
      media_id {int}, held_by text, held_until {time}, created_at {time} not null, expires_at {time} not null)`,
    `create index media_uploads_user on media_uploads (created_by)`,
    `create index media_uploads_age on media_uploads (expires_at)`,
    `create table cards (id {id}, key text not null, created_at {time} not null)`,
    `create unique index cards_key on cards (key)`,
  ],
};
