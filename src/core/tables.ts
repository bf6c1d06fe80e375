import type { Generated, Selectable } from 'kysely';

/** A row as it comes out of the database. */
export type Stored<Row> = Selectable<Row>;

/**
 * The rows as they lie in both databases: text, integer, real. Times are fixed-width UTC text, JSON is text, a truth
 * value is 0 or 1. `rev` counts the edits of a row and is what `if-match` names.
 */
export interface Tables {
  meta: { key: string; value: string };
  versions: { topic: string; version: number };
  jobs: JobRow;
  schedules: { name: string; next_at: string };
  audit: AuditRow;
  users: UserRow;
  sessions: SessionRow;
  settings: { section: string; data: string; rev: number; updated_at: string };
  releases: ReleaseRow;
  categories: CategoryRow;
  places: PlaceRow;
  /** What places are found by besides slug and code: names in every language, as `placeKey` writes them. */
  place_names: { label: string; place_id: number };
  news: NewsRow;
  /**
   * What news is found by besides its columns: folded tags, authors and places, and `#<id>` for each place of the tree
   * and all above it. Language and time are those of the item.
   */
  news_labels: {
    kind: 'tag' | 'place' | 'author';
    label: string;
    news_id: number;
    lang: string;
    published_at: string | null;
  };
  /** How warm an item is: the logarithm of its decayed views (`news/heat.ts`), which needs no update as time passes. */
  news_heat: { news_id: number; lang: string; score: number };
  news_gone: { id: Generated<number>; news_id: number; lang: string; updated_at: string };
  live_entries: LiveEntryRow;
  polls: PollRow;
  poll_counts: { poll_id: number; option_id: number; votes: number };
  /** Who has voted, by a hash of the installation; gone some time after the poll was closed. */
  poll_votes: { poll_id: number; reader_key: string; option_id: number; voted_at: string };
  /** Installations that keep bookmarks, by a hash. */
  readers: { id: Generated<number>; reader_key: string; seen_at: string };
  bookmarks: { id: Generated<number>; reader_id: number; news_id: number; created_at: string };
  reports: ReportRow;
  news_revisions: NewsRevisionRow;
  /** Who is editing what; over when `until` has passed. */
  news_leases: { news_id: number; user_id: number; user_name: string; since: string; until: string };
  feeds: FeedRow;
  feed_items: FeedItemRow;
  feed_items_gone: FeedItemGoneRow;
  /** Items that the feed's filters turned away, as they were then. */
  feed_items_filtered: { feed_id: number; item_key: string; hash: string };
  /** What stories like an item are found by, of the shown ones of the last two days. */
  feed_item_bands: { band: number; item_id: number };
  /** What a feed is asked with and nobody is shown; `headers` is a JSON object. */
  feed_secrets: { feed_id: number; headers: string; password: string | null };
  feed_fetches: FeedFetchRow;
  feed_runs: FeedRunRow;
  /** Feeds of a run that have had no fetch behind number `after_no`. */
  feed_run_feeds: { run_id: number; feed_id: number; after_no: number };
  /** Servers that asked to be left alone, and until when. */
  feed_hosts: { host: string; until: string; status: number };
  websub_subscriptions: WebsubSubscriptionRow;
  websub_pushes: WebsubPushRow;
  /** When our own hub was last told, or will be, of news in a language. */
  websub_pings: { lang: string; at: string };
  devices: DeviceRow;
  device_traits: DeviceTraitsRow;
  /** How many notifications a device had on a day of its own zone, and the last one that was counted. */
  device_days: { device_id: number; day: string; sent: number; last_notification: number };
  /** Tokens that left a device while FCM still knew them under topics. */
  topic_leavers: TopicLeaverRow;
  notifications: NotificationRow;
  notification_batches: NotificationBatchRow;
  /** How many devices of a platform and a language a notification was sent to, and on how many it was opened. */
  notification_groups: NotificationGroupRow;
  /** Which devices have told that a notification was opened. */
  notification_opens: { notification_id: number; device_id: number };
  /** Messages that were handed to a project of Firebase, or are about to be, by the second. */
  push_quota: { project: string; second: string; taken: number };
  /** Projects of Firebase that asked to be left alone, and until when. */
  push_holds: { project: string; until: string };
  idempotency_keys: IdempotencyKeyRow;
  horoscopes: HoroscopeRow;
  product_categories: ProductCategoryRow;
  products: ProductRow;
  panchang_days: PanchangDayRow;
  festivals: FestivalRow;
}

export interface JobRow {
  id: Generated<number>;
  kind: string;
  payload: string;
  /** At most one unfinished job has it; null once the job has ended. */
  unique_key: string | null;
  /** The key that it had until it ended. */
  ended_key: Generated<string | null>;
  /** Each lane has workers of its own. */
  lane: Generated<string>;
  /** Of jobs with the same one a process runs two at a time. */
  throttle: string | null;
  state: 'queued' | 'running' | 'done' | 'dead';
  attempts: number;
  max_attempts: number;
  run_at: string;
  /** Names the run that holds the job: only that run may end it. */
  lease: string | null;
  lease_until: string | null;
  last_error: string | null;
  request_id: string | null;
  created_at: string;
  ended_at: string | null;
}

export interface AuditRow {
  id: Generated<number>;
  at: string;
  actor_id: number | null;
  actor_name: string;
  action: string;
  resource: string;
  resource_id: string;
  detail: string;
  request_id: string | null;
}

export interface UserRow {
  id: Generated<number>;
  username: string;
  /** Folded form: two names that look alike are one. */
  username_key: string;
  name: string;
  password_hash: string;
  role: 'owner' | 'editor' | 'viewer';
  /** Raised to revoke every access token at once. */
  ver: number;
  must_change: number;
  totp_secret: string | null;
  totp_enabled: number;
  /** Last TOTP time step that was used, so that a code works once. */
  totp_step: number;
  /** Wrong codes in a row, over all time. */
  factor_failures: Generated<number>;
  /** No code is looked at before that, but from a device that has proved itself. */
  factor_locked_until: Generated<string | null>;
  is_active: number;
  rev: number;
  created_at: string;
  updated_at: string;
}

export interface SessionRow {
  id: Generated<number>;
  user_id: number;
  token_hash: string;
  /** The token before the current one: its reuse means theft. */
  previous_hash: string | null;
  is_cookie: number;
  /** Hash of account and address: where the account is used from. */
  login_key: Generated<string>;
  user_agent: string;
  ip: string;
  created_at: string;
  used_at: string;
  expires_at: string;
  ended_at: string | null;
}

export interface ReleaseRow {
  id: Generated<number>;
  platform: 'android' | 'ios';
  version: string;
  version_code: number;
  min_version: string | null;
  min_version_code: number | null;
  title: string;
  message: string;
  whats_new: string;
  texts: string;
  store_url: string;
  rollout_percent: number;
  is_active: number;
  released_at: string;
  is_sample: number;
  rev: number;
  created_at: string;
  updated_at: string;
}

export interface CategoryRow {
  id: Generated<number>;
  slug: string;
  name: string;
  /** `{"hi": {"name": "..."}}` */
  texts: string;
  parent_id: number | null;
  icon_url: string | null;
  color: string | null;
  sort_order: number;
  is_active: number;
  search_text: string;
  is_sample: number;
  rev: number;
  created_at: string;
  updated_at: string;
}

export interface PlaceRow {
  id: Generated<number>;
  parent_id: number | null;
  type: 'country' | 'state' | 'district' | 'mandal' | 'city';
  slug: string;
  /** ISO 3166 of countries and states, else what the census or the LGD calls it; upper case. */
  code: string | null;
  /** English. */
  name: string;
  /** `{"te": {"name": "..."}}` */
  texts: string;
  lat: number | null;
  lon: number | null;
  tz: string | null;
  is_shipped: number;
  /** 1: an editor changed what was shipped, and a new release leaves it alone. */
  is_edited: number;
  is_active: number;
  search_text: string;
  rev: number;
  created_at: string;
  updated_at: string;
}

export type NewsStatus = 'draft' | 'review' | 'scheduled' | 'published' | 'archived' | 'trashed';

export interface NewsRow {
  id: Generated<number>;
  lang: string;
  translation_group: number | null;
  status: NewsStatus;
  slug: string;
  title: string;
  summary: string;
  content: string;
  content_format: 'html' | 'text';
  content_type: 'article' | 'video' | 'gallery' | 'live' | 'short';
  category_id: number | null;
  /** Names as they are shown, a JSON array; `news_labels` holds their folded forms. */
  tags: string;
  state: string | null;
  district: string | null;
  mandal: string | null;
  /** Ids of places, a JSON array, the main one first. */
  place_ids: Generated<string>;
  image_url: string | null;
  thumbnail_url: string | null;
  images: string;
  video_url: string | null;
  audio_url: string | null;
  author: string | null;
  source_name: string | null;
  source_url: string | null;
  breaking_until: string | null;
  is_featured: number;
  priority: number;
  published_at: string | null;
  expires_at: string | null;
  views: number;
  read_minutes: number;
  is_sample: number;
  /** When it went into the trash, and its state until then; null outside of it. */
  trashed_at: string | null;
  trashed_from: NewsStatus | null;
  /** Changes of the live blog so far, and when it ended; null while it runs, and of what is no blog. */
  live_seq: Generated<number>;
  live_ended_at: string | null;
  /** Why the last review gave it back; null once it is handed in again. */
  review_note: string | null;
  /** A JSON array of `{id, text, at}`, by time. */
  corrections: Generated<string>;
  rev: number;
  created_by: number | null;
  created_at: string;
  updated_at: string;
}

/** An item as it was after an edit. */
export interface NewsRevisionRow {
  id: Generated<number>;
  news_id: number;
  /** The `rev` that the item had then. */
  rev: number;
  /** First and last save that are in it. */
  at: string;
  until: string;
  actor_id: number | null;
  actor_name: string;
  verb: string;
  /** 1 it was published, 2 it is the first, 3 both; the oldest of 0 go when there are too many. */
  kept: number;
  /** JSON: the fields that an editor writes. */
  snapshot: string;
}

export interface PollRow {
  id: Generated<number>;
  lang: string;
  question: string;
  /** `{"hi": {"question": "...", "options": ["...", "..."]}}` */
  texts: string;
  /** `[{"id": 1, "text": "..."}]` */
  options: string;
  /** The highest id that an option has had: none comes back for another answer. */
  last_option: number;
  news_id: number | null;
  opens_at: string | null;
  closes_at: string | null;
  show_results: 'always' | 'after_vote' | 'after_close';
  can_change: number;
  /** `open` also before `opens_at`, and for a while after `closes_at`: the clock decides. */
  status: 'draft' | 'open' | 'closed';
  closed_at: string | null;
  /** Languages that it can be read in, `,te,hi,`. */
  langs: string;
  search_text: string;
  created_by: number | null;
  rev: number;
  created_at: string;
  updated_at: string;
}

export interface ReportRow {
  id: Generated<number>;
  news_id: number;
  /** As it was when the report came. */
  news_title: string;
  /** Who sent it, hashed; null when that is erased. */
  reader_key: string | null;
  reason: string;
  note: string;
  status: 'open' | 'resolved' | 'dismissed';
  answer: string;
  handled_by: number | null;
  handled_at: string | null;
  received_at: string;
  due_at: string;
  rev: number;
  created_at: string;
  updated_at: string;
}

/** An entry of a live blog. */
export interface LiveEntryRow {
  id: Generated<number>;
  news_id: number;
  /** Of its last change: counts the changes of the whole blog, in the order in which they committed. */
  seq: number;
  title: string | null;
  content: string;
  image_url: string | null;
  /** When it happened, which an editor may say. */
  at: string;
  is_pinned: number;
  is_key_event: number;
  /** Not null: taken away from readers; the row stays, so that clients learn of it. */
  deleted_at: string | null;
  created_by: number | null;
  rev: number;
  created_at: string;
  updated_at: string;
}

export interface DeviceRow {
  id: Generated<number>;
  installation_id: string;
  kind: 'token' | 'fid' | 'webpush';
  /** The token itself, or the JSON of a browser's subscription: a secret between the phone, the push service and us. */
  value: string;
  value_hash: string;
  platform: 'android' | 'ios' | 'web';
  lang: string;
  app_version: string | null;
  /** As the device said it. */
  place: string | null;
  /** The places that it means, a JSON array of ids; empty when it is none of the tree. */
  place_ids: Generated<string>;
  /** As they are shown, a JSON array; `device_traits` has their folded forms. */
  categories: string;
  /** `{"categories": [], "types": []}` */
  opt_outs: Generated<string>;
  /** `22:00`; both null: as the publisher has set it. */
  quiet_from: string | null;
  quiet_to: string | null;
  /** IANA zone as the device said it. */
  tz: string | null;
  /** The zone that it lives by: its own, else that of its place; null: nobody knows. */
  zone: string | null;
  push_enabled: Generated<number>;
  /** What FCM has subscribed `value` to, a JSON array in order; `topics_due`: it should be something else. */
  topics: Generated<string>;
  topics_due: Generated<number>;
  last_seen_at: string;
  rev: number;
  created_at: string;
  updated_at: string;
}

/** A token whose device has gone, until FCM has taken it out of its topics. */
export interface TopicLeaverRow {
  id: Generated<number>;
  kind: DeviceRow['kind'];
  value: string;
  value_hash: string;
  topics: string;
  left_at: string;
}

/** What a device that wants pushes is counted and chosen by. */
export interface DeviceTraitsRow {
  device_id: number;
  platform: DeviceRow['platform'];
  lang: string;
  kind: DeviceRow['kind'];
  /** The day (UTC) on which it was last seen. */
  seen_on: string;
  /** Numbers of the app's version, two and two: they compare as versions do. -1: nobody knows. */
  version_high: number;
  version_low: number;
  /**
   * Folded categories, and the places that it means with all above them: lines `c:weather`, `p:#1254`, with a line feed
   * at either end; empty for none. A place that is none of the tree is there as text: `p:warangal`.
   */
  labels: string;
}

export interface NotificationRow {
  id: Generated<number>;
  title: string;
  body: string;
  image_url: string | null;
  type: string;
  target_type: 'all' | 'topic' | 'condition' | 'lang' | 'place' | 'category' | 'segment' | 'device';
  /** JSON: text, an object for a segment, null for all. */
  target_value: string;
  data: string;
  deep_link: string | null;
  ttl_seconds: number | null;
  priority: 'normal' | 'high';
  collapse_key: string | null;
  /** The story that it is about, and the slug of its category. */
  news_id: number | null;
  category: string | null;
  /** What set it off: an editor, the publication of a story, a breaking flag, an item of a feed. */
  origin: 'desk' | 'publish' | 'breaking' | 'feed';
  /** The story whose publication it goes out with; null: none, or that one is out. */
  goes_with: number | null;
  /** 1: it does not go out unless its story is out. */
  needs_story: number;
  /** JSON: which of its texts follow an edit of the story until it goes out. */
  follows: string;
  /** Why the program cancelled it: a key of `withdrawn.ts`. */
  cancel_code: string | null;
  scheduled_at: string | null;
  spread_seconds: number;
  status: 'scheduled' | 'queued' | 'sending' | 'paused' | 'sent' | 'logged' | 'failed' | 'cancelled';
  targets: number | null;
  sent: number;
  failed: number;
  /** JSON: how many failed by each code. */
  failed_by_code: string;
  /** JSON: how many were left out, by reason. */
  skipped: string;
  removed: number;
  opened: number;
  /** Of the fan-out; null before it. */
  batches: number | null;
  batches_done: number;
  search_text: string;
  sent_at: string | null;
  /** When the push service was given its first message that it took, and its last. */
  first_sent_at: Generated<string | null>;
  last_sent_at: Generated<string | null>;
  /** For how long messages went out, without the longer waits in between. */
  sending_ms: Generated<number>;
  created_by: number | null;
  rev: number;
  created_at: string;
  updated_at: string;
}

export interface NotificationBatchRow {
  notification_id: number;
  /** From 0, in the order of device ids. */
  batch: number;
  /** First and last device; null where it is one message to a topic. */
  from_id: number | null;
  to_id: number | null;
  /** JSON: the devices, where they are some that were left of an earlier batch. */
  device_ids: string | null;
  /** How often its devices were tried before. */
  tries: number;
  /** 1: its devices were counted to their daily caps before. */
  counted: number;
  due_at: string;
  /** When it was due at first: the time that the message is worth counts from there. Null: `due_at`. */
  first_due_at: string | null;
  /** Since when its devices are tried; null: they were not asked for yet. */
  tried_at: string | null;
  status: 'pending' | 'done' | 'failed' | 'skipped';
  /** Why it is due later than others; null: its turn is to come. */
  waits_for: 'quiet_hours' | 'quota' | 'retry' | null;
  targets: number;
  sent: number;
  failed: number;
  failed_by_code: string;
  /** JSON: how many were left out, by reason. */
  skipped: string;
  removed: number;
  ended_at: string | null;
}

export interface NotificationGroupRow {
  notification_id: number;
  platform: DeviceRow['platform'];
  lang: string;
  sent: number;
  opened: number;
}

/** A request that may be sent again, by who sent it: the same key gives the same answer. */
export interface IdempotencyKeyRow {
  actor_id: number;
  key: string;
  body_hash: string;
  notification_id: number | null;
  /** JSON: what was answered. */
  reply: string | null;
  created_at: string;
}

export interface HoroscopeRow {
  id: Generated<number>;
  sign: number;
  period: 'daily' | 'weekly' | 'monthly' | 'yearly';
  /** First and last day of the period, `YYYY-MM-DD`, both counted. */
  start_date: string;
  end_date: string;
  lang: string;
  title: string | null;
  prediction: string;
  love: string | null;
  career: string | null;
  health: string | null;
  finance: string | null;
  rating: number | null;
  lucky_number: number | null;
  lucky_color_name: string | null;
  lucky_color_hex: string | null;
  lucky_time: string | null;
  factors: string;
  source: 'editor' | 'computed';
  search_text: string;
  is_sample: number;
  rev: number;
  created_at: string;
  updated_at: string;
}

export interface ProductCategoryRow {
  id: Generated<number>;
  slug: string;
  name: string;
  texts: string;
  icon_url: string | null;
  sort_order: number;
  is_active: number;
  search_text: string;
  is_sample: number;
  rev: number;
  created_at: string;
  updated_at: string;
}

export interface ProductRow {
  id: Generated<number>;
  slug: string;
  title: string;
  description: string;
  /** `{"hi": {"title": "...", "description": "..."}}` */
  texts: string;
  image_url: string | null;
  images: string;
  /** Money in minor units of `currency`. */
  price: number;
  mrp: number | null;
  currency: string;
  coupon_code: string | null;
  store_name: string | null;
  store_icon_url: string | null;
  deal_url: string | null;
  category_id: number | null;
  is_featured: number;
  is_affiliate: number;
  /** Both null: there is no deal. A deal without an end has the last instant that the text can say. */
  deal_starts_at: string | null;
  deal_ends_at: string | null;
  deal_price: number | null;
  in_stock: number;
  rating: number | null;
  sort_order: number;
  is_active: number;
  is_sample: number;
  rev: number;
  created_at: string;
  updated_at: string;
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
  /** null: by what the feed does. */
  refresh_minutes: number | null;
  auto_publish: number;
  is_active: number;
  search_text: string;
  /** As the server sent them, byte for byte. */
  etag: string | null;
  last_modified: string | null;
  /** Of the last body that was taken in. */
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
  /** Minutes between two visits that the feed itself asks for. */
  ttl_minutes: number | null;
  /** Between two arrivals, the median; null while there are too few. */
  gap_minutes: number | null;
  /** `sort_at` of the newest item. */
  newest_at: string | null;
  /** Where the server sends us for good, since when, and how many fetches have heard so. */
  moved_to: string | null;
  moved_since: string | null;
  moved_count: number;
  /** Why the program set `is_active` to 0; null when the desk did. */
  stopped_reason: string | null;
  fetch_count: number;
  /** The hub that the feed names, and the feed's name there. */
  hub_url: string | null;
  hub_topic: string | null;
  websub_state: 'none' | 'pending' | 'active' | 'denied' | 'failed';
  websub_lease_until: string | null;
  websub_error: string | null;
  /** 1: the desk does without the hub. */
  websub_off: number;
  last_push_at: string | null;
  /** When a visit last found items that no push had brought. */
  push_missed_at: string | null;
  /** What its items are told apart by; null until it has had some. */
  identity: 'guid' | 'guid+link' | 'link' | 'title+content' | null;
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
  rev: number;
  created_at: string;
  updated_at: string;
}

/** What a hub was asked for in the name of a feed; `feed_id` is null once the feed has gone. */
export interface WebsubSubscriptionRow {
  id: Generated<number>;
  feed_id: number | null;
  /** Of the callback's address: whoever knows it may confirm the subscription. */
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
  /** When the hub is asked next; null: not by itself. */
  next_at: string | null;
  /** Requests since the hub last confirmed. */
  tries: number;
  created_at: string;
  updated_at: string;
}

/** What a hub has sent and is not taken in yet: gzip in base64. */
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
  /** Of what was asked for; null once the run has ended. */
  scope_key: string | null;
  total: number;
  done: number;
  failed: number;
  added: number;
  changed: number;
  started_at: string;
  finished_at: string | null;
}

/** One of the last ten fetches of a feed. */
export interface FeedFetchRow {
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
}

/** A key of an item that the desk or retention removed: it does not come back as a new one. */
export interface FeedItemGoneRow {
  feed_id: number;
  item_key: string;
  /** When the feed was first read without it; null while it lists the item. */
  left_at: string | null;
}

export interface FeedItemRow {
  id: Generated<number>;
  feed_id: number;
  item_key: string;
  /** Its link or, without one of its own, its text: what it is known by when its guid tells nothing. */
  second_key: string | null;
  /** Of what the feed says: another one means an edit. */
  hash: string;
  guid: string | null;
  title: string;
  link: string | null;
  summary: string;
  content: string;
  author: string | null;
  image_url: string | null;
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
  /** The item of another feed that stands for this story on the readers' list; 0: it stands for itself. */
  near_id: number;
  /** The news item that was made of it, once, and that one's `rev` when we last wrote it. */
  news_id: number | null;
  news_rev: number;
  /** When the news item got the full text. */
  full_at: string | null;
  rev: number;
  created_at: string;
  updated_at: string;
}

/** What lies over the computed day of a date, at one place or everywhere. */
export interface PanchangDayRow {
  id: Generated<number>;
  date: string;
  /** GeoNames id of the city; 0: all places. */
  place_id: number;
  /** Fields that are given, a JSON object. */
  facts: string;
  festivals: string;
  has_festivals: number;
  festivals_replace: number;
  is_sample: number;
  rev: number;
  created_at: string;
  updated_at: string;
}

export interface FestivalRow {
  id: Generated<number>;
  date: string;
  key: string;
  /** `{"te": {"name": "...", "description": "..."}}` */
  texts: string;
  type: string;
  is_holiday: number;
  is_tentative: number;
  regions: string;
  image_url: string | null;
  search_text: string;
  is_sample: number;
  rev: number;
  created_at: string;
  updated_at: string;
}
