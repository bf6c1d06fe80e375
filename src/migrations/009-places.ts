import { postgresEngine } from '../core/dump/postgres.ts';
import { sqliteEngine } from '../core/dump/sqlite.ts';
import type { Migration } from './list.ts';

/** Below it lie the ids of what is shipped, GeoNames ids among them; what editors add comes after. */
const lastShippedId = 100_000_000;

/**
 * The tree of places and their names; the places of a story. Labels know the language and the time of their story, so
 * that the newest stories of a place, tag or author are read in the order of an index, however many there are.
 */
export const placesTree: Migration = {
  name: '009-places',
  statements: [
    // Slugs and labels compare by bytes: a page of the tree has the same order in both databases.
    `create table places (
      id {id}, parent_id {int} references places (id), type text not null, slug {time} not null unique, code text,
      name {text} not null, texts {text} not null, lat {real}, lon {real}, tz text, is_shipped {int} not null,
      is_edited {int} not null, is_active {int} not null, search_text {text} not null, rev {int} not null,
      created_at {time} not null, updated_at {time} not null, unique (type, code))`,
    `create index places_below on places (parent_id, type, slug)`,
    `create index places_type on places (type, slug)`,
    `create index places_code on places (code)`,
    `create table place_names (label {time} not null,
      place_id {int} not null references places (id) on delete cascade, primary key (label, place_id))`,
    `create index place_names_of on place_names (place_id)`,
    `alter table news add column place_ids {text} not null default '[]'`,
    `alter table news_labels add column lang text not null default ''`,
    `alter table news_labels add column published_at {time}`,
    `update news_labels set lang = (select lang from news where id = news_id),
      published_at = (select published_at from news where id = news_id)`,
    `create index news_labels_newest on news_labels (kind, label, lang, published_at, news_id)`,
  ],
  also: (tx, dialect) =>
    (dialect.kind === 'sqlite' ? sqliteEngine : postgresEngine).setLastId(tx, 'places', lastShippedId),
};
