import type { Migration } from '../core/db/migrate.ts';

/** One row for each section of the settings. */
export const settings: Migration = {
  name: '002-settings',
  statements: [
    `create table settings (section text primary key, data {text} not null, rev {int} not null, updated_at {time} not null)`,
    `create table settings_revisions (section text not null, rev {int} not null, data {text} not null,
      fields {text} not null, verb text not null, actor_id {int}, actor_name text not null, at {time} not null,
      primary key (section, rev))`,
  ],
};
