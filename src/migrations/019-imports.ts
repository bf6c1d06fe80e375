import type { Migration } from '../core/db/migrate.ts';

/** What was taken over from other systems. */
export const imports: Migration = {
  name: '019-imports',
  statements: [
    `create table import_items (
      source {text} not null, kind text not null, external_id {text} not null, row_id {int} not null,
      hash text not null, story_group {text}, is_partial {int} not null, imported_at {time} not null,
      primary key (source, kind, external_id))`,
    `create index import_items_group on import_items (source, story_group)`,
    // What is left out: the report of an import, by row of the old system.
    `create table import_lines (
      id {id}, run_id {int} not null references import_runs (id) on delete cascade, level {text} not null,
      what {text} not null, line {int} not null, external_id {text} not null, title {text} not null,
      address {text} not null, count {int} not null, reason {text} not null, news_id {int})`,
    `create index import_lines_run on import_lines (run_id, id)`,
    `create index import_lines_what on import_lines (run_id, what, id)`,
  ],
};
