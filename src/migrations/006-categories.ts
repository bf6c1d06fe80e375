import type { Migration } from '../core/db/migrate.ts';

/** Categories of news, in two levels. */
export const categories: Migration = {
  name: '006-categories',
  statements: [
    `create table categories (
      id {id}, slug text not null unique, name {text} not null, texts {text} not null,
      parent_id {int} references categories (id), icon_url {text}, color text, sort_order {int} not null,
      is_active {int} not null, search_text {text} not null, is_sample {int} not null, rev {int} not null,
      created_at {time} not null, updated_at {time} not null)`,
    `create index categories_parent on categories (parent_id)`,
  ],
};
