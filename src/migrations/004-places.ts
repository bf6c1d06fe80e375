import { postgresEngine } from '../backup/postgres.ts';
import { sqliteEngine } from '../backup/sqlite.ts';
import type { Migration } from '../core/db/migrate.ts';

/** Below it lie the ids of what is shipped, GeoNames ids among them; what editors add comes after. */
const lastShippedId = 100_000_000;

/** The tree of places, and the names that they are found by. */
export const places: Migration = {
  name: '004-places',
  statements: [
    // Slugs and labels compare by bytes: a page of the tree has the same order in both databases.
    `create table places (
      id {id}, parent_id {int} references places (id), type text not null, slug {time} not null unique, code text,
      name {text} not null, texts {text} not null, lat {real}, lon {real}, tz text, is_shipped {int} not null,
      is_edited {int} not null, is_active {int} not null, search_text {text} not null, rev {int} not null,
      created_at {time} not null, updated_at {time} not null, lgd_code {int}, unique (type, code))`,
    `create index places_below on places (parent_id, type, slug)`,
    `create index places_type on places (type, slug)`,
    `create index places_code on places (code)`,
    // Districts and sub-districts are known by their codes of the Local Government Directory.
    `create unique index places_lgd on places (type, lgd_code) where lgd_code is not null`,
    `create table place_names (label {time} not null,
      place_id {int} not null references places (id) on delete cascade, primary key (label, place_id))`,
    `create index place_names_of on place_names (place_id)`,
  ],
  also: (tx, dialect) =>
    (dialect.kind === 'sqlite' ? sqliteEngine : postgresEngine).setLastId(tx, 'places', lastShippedId),
};
