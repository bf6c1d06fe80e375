import type { Migration } from '../core/db/migrate.ts';

/** Releases of the app. */
export const updates: Migration = {
  name: '010-updates',
  statements: [
    `create table releases (
      id {id}, platform text not null, version text not null, version_code {int} not null, min_version text,
      min_version_code {int}, title {text} not null, message {text} not null, whats_new {text} not null,
      texts {text} not null, store_url {text} not null, rollout_percent {int} not null, is_active {int} not null,
      released_at {time} not null, is_sample {int} not null, rev {int} not null, created_at {time} not null,
      updated_at {time} not null, unique (platform, version_code))`,
  ],
};
