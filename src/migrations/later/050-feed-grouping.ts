import type { Migration } from '../list.ts';

/** Items that an editor parted from a story, and those that were not published because another feed had the story. */
export const feedGrouping: Migration = {
  name: '050-feed-grouping',
  statements: [
    `alter table feed_items add column is_parted {int} not null default 0`,
    `alter table feed_items add column held_at {time}`,
    `create index feed_items_held on feed_items (feed_id, held_at) where held_at is not null`,
  ],
};
