import type { Migration } from '../list.ts';

/** What was taken over from other systems, and their addresses. */
export const imports: Migration = {
  name: '031-imports',
  statements: [
    `create table import_items (
      source {text} not null, kind text not null, external_id {text} not null, row_id {int} not null,
      hash text not null, story_group {text}, is_partial {int} not null, imported_at {time} not null,
      primary key (source, kind, external_id))`,
    `create index import_items_group on import_items (source, story_group)`,
    `create table redirects (
      path {text} primary key, resource text not null, row_id {int} not null, lang text)`,
  ],
};
