import type { Migration } from '../list.ts';

/** Old addresses are rows that administrators edit, and may lead to an address as well as to a row. */
export const redirects: Migration = {
  name: '034-redirects',
  statements: [
    `create table redirects_edited (
      id {id}, path {text} not null unique, resource text not null, row_id {int}, lang text, leads_to {text},
      rev {int} not null, created_at {time} not null, updated_at {time} not null)`,
    `insert into redirects_edited (path, resource, row_id, lang, rev, created_at, updated_at)
      select path, resource, row_id, lang, 1, at, at from redirects cross join
        (select coalesce(max(imported_at), '2026-01-01T00:00:00.000Z') as at from import_items) as imported
      order by path`,
    `drop table redirects`,
    `alter table redirects_edited rename to redirects`,
  ],
};
