import type { Migration } from '../core/db/migrate.ts';

/** What a removed feed item is recognised by once its guid, its link and its text are others. */
export const removedItems: Migration = {
  name: '022-removed-items',
  statements: [
    `alter table feed_items_gone add column published_at {time}`,
    `alter table feed_items_gone add column sketch {text}`,
  ],
};
