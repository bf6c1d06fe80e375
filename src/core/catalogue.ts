import type { Tables } from './tables.ts';

/** How a table takes part in an export. */
export interface Kept {
  /** Columns of its primary key, in whose order its rows are written; `id` when absent. */
  key?: readonly string[];
  /** A column that points at another row of the same table. */
  parent?: string;
  /** Who may log in, what phones are called by, work that waits: `--no-secrets` leaves it out. */
  isPrivate?: true;
  /** A running program writes it by itself, so a database that has only such rows counts as empty. */
  isGround?: true;
}

/**
 * Every table that is state, those that others point at first: what `export` writes and `import` reads, one line per
 * table. Not in it, since the program makes them itself: `versions` (of the running service), `rate_limits`,
 * `push_quota` and `push_holds` (of this minute), `migrations` (in the header of the file), and the full-text indexes
 * (made anew from their rows).
 */
export const catalogue: Record<Exclude<keyof Tables, 'versions' | 'push_quota' | 'push_holds'>, Kept> = {
  meta: { key: ['key'], isPrivate: true, isGround: true },
  settings: { key: ['section'] },
  users: { isPrivate: true },
  sessions: { isPrivate: true },
  releases: {},
  categories: { parent: 'parent_id' },
  places: { parent: 'parent_id', isGround: true },
  place_names: { key: ['label', 'place_id'], isGround: true },
  news: {},
  news_labels: { key: ['kind', 'label', 'news_id'] },
  news_gone: {},
  live_entries: {},
  polls: {},
  poll_counts: { key: ['poll_id', 'option_id'] },
  poll_votes: { key: ['poll_id', 'reader_key'], isPrivate: true },
  readers: { isPrivate: true },
  bookmarks: { isPrivate: true },
  reports: { isPrivate: true },
  news_heat: { key: ['news_id'] },
  news_revisions: {},
  news_leases: { key: ['news_id'] },
  feeds: {},
  feed_secrets: { key: ['feed_id'], isPrivate: true },
  feed_fetches: { key: ['feed_id', 'slot'] },
  feed_hosts: { key: ['host'] },
  feed_runs: {},
  feed_run_feeds: { key: ['run_id', 'feed_id'] },
  websub_subscriptions: { isPrivate: true },
  websub_pushes: { isPrivate: true },
  websub_pings: { key: ['lang'] },
  feed_items: {},
  feed_items_gone: { key: ['feed_id', 'item_key'] },
  feed_items_filtered: { key: ['feed_id', 'item_key'] },
  feed_item_bands: { key: ['band', 'item_id'] },
  panchang_days: {},
  festivals: {},
  horoscopes: {},
  product_categories: {},
  products: {},
  devices: { isPrivate: true },
  device_traits: { key: ['device_id'], isPrivate: true },
  device_days: { key: ['device_id', 'day'], isPrivate: true },
  topic_leavers: { isPrivate: true },
  notifications: {},
  notification_batches: { key: ['notification_id', 'batch'] },
  notification_groups: { key: ['notification_id', 'platform', 'lang'] },
  notification_opens: { key: ['notification_id', 'device_id'], isPrivate: true },
  idempotency_keys: { key: ['actor_id', 'key'], isPrivate: true },
  jobs: { isPrivate: true, isGround: true },
  schedules: { key: ['name'], isGround: true },
  audit: {},
};

/** Tables that no export needs, besides those of the full-text indexes. */
export const unkept: readonly string[] = ['versions', 'rate_limits', 'push_quota', 'push_holds', 'migrations'];

export const keyOf = (table: string): readonly string[] => keptOf(table).key ?? ['id'];

export const keptOf = (table: string): Kept => (catalogue as Record<string, Kept>)[table] ?? {};
