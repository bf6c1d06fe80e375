import type { Generated } from 'kysely';
import type { ExportOf } from '../core/db/table.ts';

export interface FeedsTables {
  feeds: FeedRow;
  /** Secrets of the requests of a feed, never returned; `headers` is a JSON object. */
  feed_secrets: { feed_id: number; headers: string; password: string | null };
  feed_fetches: FeedFetchRow;
  /** Servers that get no requests (`Retry-After`), and until when. */
  feed_hosts: { host: string; until: string; status: number };
  feed_runs: FeedRunRow;
  /** Feeds of a run that have had no fetch behind number `after_no`. */
  feed_run_feeds: { run_id: number; feed_id: number; after_no: number };
  websub_subscriptions: WebsubSubscriptionRow;
  websub_pushes: WebsubPushRow;
  feed_items: FeedItemRow;
  feed_items_gone: FeedItemGoneRow;
  /** Items that the feed's filters turned away, as they were then (`hash` of `feed_items`). */
  feed_items_filtered: { feed_id: number; hash: string };
  /** All keys that identify the items of a feed, removed ones included: 53 bits of each key. */
  feed_item_keys: { feed_id: number; key: number; item_id: number };
  /** What stories like an item are found by, of the shown ones of the last two days. */
  feed_item_bands: { band: number; item_id: number };
}

declare module '../core/db/tables.ts' {
  interface Tables extends FeedsTables {}
}

export interface FeedRow {
  id: Generated<number>;
  title: string;
  /** 1: an editor chose the title; 0: it follows the feed. The same for the language. */
  title_given: number;
  feed_url: string;
  site_url: string | null;
  icon_url: string | null;
  lang: string;
  lang_given: number;
  category_id: number | null;
  /** What news that is made of its items gets. */
  place_id: number | null;
  /** null: by what the feed does. */
  refresh_minutes: number | null;
  auto_publish: number;
  is_active: number;
  search_text: string;
  /** As the server sent them, byte for byte. */
  etag: string | null;
  last_modified: string | null;
  /** Of the last body that was ingested. */
  body_hash: string | null;
  last_fetched_at: string | null;
  next_fetch_at: string;
  last_status: number | null;
  last_error: string | null;
  error_count: number;
  item_count: number;
  /** IANA zone of dates that name none. */
  zone: string;
  user_agent: string | null;
  username: string | null;
  /** As it is now, without what failures add to it. */
  interval_minutes: number;
  /** Minutes between two fetches that the feed itself declares. */
  ttl_minutes: number | null;
  /** Between two arrivals, the median; null while there are too few. */
  gap_minutes: number | null;
  /** `sort_at` of the newest item. */
  newest_at: string | null;
  /** Target of a permanent redirect, since when, and how many fetches have seen it. */
  moved_to: string | null;
  moved_since: string | null;
  moved_count: number;
  /** Why the program set `is_active` to 0; null when an editor did. */
  stopped_reason: string | null;
  fetch_count: number;
  /** The hub that the feed names, and the feed's name there. */
  hub_url: string | null;
  hub_topic: string | null;
  websub_state: 'none' | 'pending' | 'active' | 'denied' | 'failed';
  websub_lease_until: string | null;
  websub_error: string | null;
  /** 1: an editor switched the hub off. */
  websub_off: number;
  last_push_at: string | null;
  /** When a visit last found items that no push had brought. */
  push_missed_at: string | null;
  /** How its items are identified; null until it has had some. */
  identity: 'guid' | 'guid+link' | 'link' | 'title+content' | null;
  /** How often its guids were others on items that matched otherwise. */
  guid_changes: Generated<number>;
  /** JSON: names of parameters of links that it writes anew at each visit. */
  varying_params: Generated<string>;
  /** Raised by every transaction that adds, changes or removes items: what was looked up before it is out of date. */
  item_rev: Generated<number>;
  /** JSON: words. */
  keywords_in: string;
  keywords_out: string;
  /** JSON: ids of categories by the feed's own words. */
  category_map: string;
  filtered_count: number;
  /** `auto_publish` is 1 when it is not `off`. */
  publish_mode: 'off' | 'link' | 'full';
  full_text_allowed: number;
  review: number;
  /** 1: new items that become news are pushed. */
  push: number;
  is_sample: number;
  /** The visit that has the feed now, and until when no other process takes it over (by the clock of the database). */
  lease: string | null;
  lease_until: string | null;
  /** Visits that were begun since one ended. */
  lease_tries: number;
  /** When somebody last requested a visit that is still pending; it sends no `ETag`. */
  requested_at: string | null;
  rev: number;
  created_at: string;
  updated_at: string;
}

/** Subscriptions at hubs; `feed_id` is null once the feed was removed. */
export interface WebsubSubscriptionRow {
  id: Generated<number>;
  feed_id: number | null;
  /** Secret part of the callback's address: it allows to confirm the subscription. */
  token: string;
  hub: string;
  topic: string;
  /** What the hub signs with. */
  secret: string;
  /** What we want of the hub. */
  mode: 'subscribe' | 'unsubscribe';
  /** null: not yet. */
  asked_at: string | null;
  lease_until: string | null;
  /** When the hub gets the next request; null: none is planned. */
  next_at: string | null;
  /** Requests since the hub last confirmed. */
  tries: number;
  created_at: string;
  updated_at: string;
}

/** What a hub has pushed and is not ingested yet: gzip in base64. */
export interface WebsubPushRow {
  id: Generated<number>;
  subscription_id: number;
  content_type: string | null;
  body: string;
  bytes: number;
  /** The job that is at it, and until when no other takes it over. */
  job_id: number | null;
  lease_until: string | null;
  created_at: string;
}

/** Many feeds being refreshed; `done` has those that failed among it. */
export interface FeedRunRow {
  id: Generated<number>;
  /** Of the request; null once the run has ended. */
  scope_key: string | null;
  total: number;
  done: number;
  failed: number;
  added: number;
  changed: number;
  /** The user who requested it and is notified of its end; null: the program. */
  started_by: number | null;
  started_at: string;
  finished_at: string | null;
}

/** One of the last ten fetches of a feed. */
interface FeedFetchRow {
  feed_id: number;
  /** `fetch_no` modulo ten: the newest takes the place of the oldest. */
  slot: number;
  fetch_no: number;
  at: string;
  outcome: string;
  status: number | null;
  ms: number;
  bytes: number;
  added: number;
  changed: number;
  error: string | null;
  /** What the feed sent too much of, as JSON; null: nothing. */
  left_out: string | null;
}

/** An item that an editor or retention removed: its keys are kept, so that it does not come back as a new one. */
interface FeedItemGoneRow {
  /** Its former id; below 0 for a key of an item that was removed by a release that kept no ids. */
  item_id: number;
  feed_id: number;
  /** When the feed was first read without it; null while it lists the item. */
  left_at: string | null;
  /** What it is recognised by under other keys; null: not known. The sketch has hashes of a few of its words. */
  published_at: string | null;
  sketch: string | null;
}

export interface FeedItemRow {
  id: Generated<number>;
  feed_id: number;
  /** Of what the feed says: another one means an edit. */
  hash: string;
  guid: string | null;
  title: string;
  link: string | null;
  summary: string;
  content: string;
  author: string | null;
  image_url: string | null;
  audio_url: string | null;
  video_url: string | null;
  categories: string;
  published_at: string | null;
  date_raw: string | null;
  first_seen_at: string;
  /** What lists go by: the date of publication, but never later than the item was first seen. */
  sort_at: string;
  /** Of the feed, as are the next two: a list needs no other table. */
  lang: string;
  category_id: number | null;
  is_shown: number;
  /** The item of another feed that represents this story in lists for readers; 0: the item itself. */
  near_id: number;
  /** 1: an editor made it a story of its own. */
  is_parted: Generated<number>;
  /** When it was left out of the news although its feed publishes automatically: another feed had the story. */
  held_at: string | null;
  /** The news item that was made of it, once, and that one's `rev` when we last wrote it. */
  news_id: number | null;
  news_rev: number;
  /** When the news item got the full text. */
  full_at: string | null;
  rev: number;
  created_at: string;
  updated_at: string;
}

/** How they take part in an export, those that others point at first. */
export const feedsExport = {
  feeds: {},
  feed_secrets: { key: ['feed_id'], isPrivate: true },
  feed_fetches: { key: ['feed_id', 'slot'] },
  feed_hosts: { key: ['host'] },
  feed_runs: {},
  feed_run_feeds: { key: ['run_id', 'feed_id'] },
  websub_subscriptions: { isPrivate: true },
  websub_pushes: { isPrivate: true },
  feed_items: {},
  feed_items_gone: { key: ['item_id'] },
  feed_items_filtered: { key: ['feed_id', 'hash'] },
  feed_item_keys: { key: ['feed_id', 'key', 'item_id'] },
  feed_item_bands: { key: ['band', 'item_id'] },
} satisfies ExportOf<FeedsTables>;
