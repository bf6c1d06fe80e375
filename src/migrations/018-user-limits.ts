import type { Migration } from './list.ts';

/** Languages, categories and places that a user's stories are restricted to. */
export const userLimits: Migration = {
  name: '018-user-limits',
  statements: [
    `alter table users add column langs {text} not null default '[]'`,
    `alter table users add column category_ids {text} not null default '[]'`,
    `alter table users add column place_ids {text} not null default '[]'`,
  ],
};
