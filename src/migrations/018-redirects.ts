import type { Migration } from '../core/db/migrate.ts';

/** Old addresses, which lead to a row or to an address; administrators edit them. */
export const redirects: Migration = {
  name: '018-redirects',
  statements: [
    `create table redirects (
      id {id}, path {text} not null unique, resource text not null, row_id {int}, lang text, leads_to {text},
      rev {int} not null, created_at {time} not null, updated_at {time} not null)`,
  ],
};
