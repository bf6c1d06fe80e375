import type { Migration } from '../list.ts';

/** Whether a feed has a story already is one look into an index, however many feeds have it. */
export const feedStories: Migration = {
  name: '057-feed-stories',
  statements: ['create index feed_items_story on feed_items (near_id, feed_id) where near_id > 0'],
};
