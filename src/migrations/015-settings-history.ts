import type { Migration } from './list.ts';

/** A row for each edit of a section: the stored values after it. */
export const settingsHistory: Migration = {
  name: '015-settings-history',
  statements: [
    `create table settings_revisions (section text not null, rev {int} not null, data {text} not null,
      fields {text} not null, verb text not null, actor_id {int}, actor_name text not null, at {time} not null,
      primary key (section, rev))`,
  ],
};
