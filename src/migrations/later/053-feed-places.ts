import type { Migration } from '../list.ts';

/** The place that news of a feed gets. */
export const feedPlaces: Migration = {
  name: '053-feed-places',
  statements: [
    `alter table feeds add column place_id {int} references places (id)`,
    `create index feeds_place on feeds (place_id) where place_id is not null`,
  ],
};
