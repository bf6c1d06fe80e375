import type { Generated } from 'kysely';
import type { ExportOf } from '../core/db/table.ts';

export interface NotificationsTables {
  devices: DeviceRow;
  device_traits: DeviceTraitsRow;
  device_reminders: DeviceReminderRow;
  /** How many notifications a device had on a day of its own zone, and the last one that was counted. */
  device_days: { device_id: number; day: string; sent: number; last_notification: number };
  /** Tokens that left a device while FCM still knew them under topics. */
  topic_leavers: TopicLeaverRow;
  notifications: NotificationRow;
  notification_batches: NotificationBatchRow;
  /** How many devices of a platform and a language a notification was sent to, and on how many it was opened. */
  notification_groups: NotificationGroupRow;
  /** Which devices have reported that a notification was opened. */
  notification_opens: { notification_id: number; device_id: number };
  /** Messages that were handed to a project of Firebase, or are about to be, by the second. */
  push_quota: { project: string; second: string; taken: number };
  /** Projects of Firebase that are rate-limited, and until when. */
  push_holds: { project: string; until: string };
}

declare module '../core/db/tables.ts' {
  interface Tables extends NotificationsTables {}
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
  /** Ids of the categories that it named when they had these slugs: a JSON object by folded slug. */
  category_ids: Generated<string>;
  /** `{"categories": [], "types": []}` */
  opt_outs: Generated<string>;
  /** Kinds of observances that it wants to be reminded of, a JSON array. */
  reminders: Generated<string>;
  /** `22:00`; both null: as the publisher has set it. */
  quiet_from: string | null;
  quiet_to: string | null;
  /** IANA zone as the device said it. */
  tz: string | null;
  /** Its time zone: its own, else that of its place; null: unknown. */
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

/** A token whose device has gone, until FCM has removed it from its topics. */
interface TopicLeaverRow {
  id: Generated<number>;
  kind: DeviceRow['kind'];
  value: string;
  value_hash: string;
  topics: string;
  left_at: string;
}

/** What a device that wants pushes is counted and chosen by. */
interface DeviceTraitsRow {
  device_id: number;
  platform: DeviceRow['platform'];
  lang: string;
  kind: DeviceRow['kind'];
  /** The day (UTC) on which it was last seen. */
  seen_on: string;
  /** Numbers of the app's version, two and two: they compare as versions do. -1: unknown. */
  version_high: number;
  version_low: number;
  /**
   * Folded categories, and the places that it means with all above them: lines `c:weather`, `p:#1254`, with a line feed
   * at either end; empty for none. A place that is none of the tree is there as text: `p:warangal`.
   */
  labels: string;
}

/** A device that wants reminders of the almanac, or wanted some. */
interface DeviceReminderRow {
  device_id: number;
  lang: string;
  /** IANA zone by whose clock the evening comes; empty: that of the publisher's default city. */
  zone: string;
  /** The city of the shipped list that is nearest to its place; null: the publisher's default city. */
  city_id: number | null;
  /** Kinds, each with a line feed at either end; empty: none, or it wants no pushes. */
  kinds: string;
  /** The day that it was last reminded of, `YYYY-MM-DD`, and by which notification. */
  day: string | null;
  notification_id: number | null;
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
  /** What set it off: an editor, the publication of a story, a breaking flag, an item of a feed, the almanac. */
  origin: 'desk' | 'publish' | 'breaking' | 'feed' | 'almanac';
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
  /** Who approved it, where a second person had to. */
  approved_by: Generated<number | null>;
  status:
    | 'awaiting_approval'
    | 'scheduled'
    | 'queued'
    | 'sending'
    | 'paused'
    | 'sent'
    | 'logged'
    | 'failed'
    | 'cancelled';
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
  /** When the push service was given its first message that it accepted, and its last. */
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
  /** JSON: the devices that have the message, while the rest of the batch is being sent; null before and after. */
  sent_ids: string | null;
  /** How often its devices were tried before. */
  tries: number;
  /** 1: its devices were counted to their daily caps before. */
  counted: number;
  due_at: string;
  /** When it was due at first: its time to live counts from there. Null: `due_at`. */
  first_due_at: string | null;
  /** When its devices were first tried; null: not yet. */
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
/** How they take part in an export, those that others point at first. */
export const notificationsExport = {
  devices: { isPrivate: true },
  device_traits: { key: ['device_id'], isPrivate: true },
  device_reminders: { key: ['device_id'], isPrivate: true },
  device_days: { key: ['device_id', 'day'], isPrivate: true },
  topic_leavers: { isPrivate: true },
  notifications: {},
  notification_batches: { key: ['notification_id', 'batch'] },
  notification_groups: { key: ['notification_id', 'platform', 'lang'] },
  notification_opens: { key: ['notification_id', 'device_id'], isPrivate: true },
  push_quota: { isTransient: true }, // of this minute
  push_holds: { isTransient: true }, // of this minute
} satisfies ExportOf<NotificationsTables>;
