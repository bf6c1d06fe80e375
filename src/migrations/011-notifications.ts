import { sql } from 'kysely';
import type { Migration } from '../core/db/migrate.ts';

/** Devices; notifications, the batches of their fan-out and what became of them. */
export const notifications: Migration = {
  name: '011-notifications',
  statements: [
    `create table devices (
      id {id}, installation_id text not null unique, kind text not null, value text not null,
      value_hash text not null unique, platform text not null, lang text not null, app_version text, place {text},
      place_ids {text} not null default '[]', categories {text} not null,
      opt_outs {text} not null default '{"categories":[],"types":[]}', quiet_from text, quiet_to text, tz text,
      zone text, push_enabled {int} not null default 1, topics {text} not null default '[]',
      topics_due {int} not null default 1, last_seen_at {time} not null, rev {int} not null,
      created_at {time} not null, updated_at {time} not null, reminders {text} not null default '[]',
      category_ids {text} not null default '{}')`,
    `create index devices_lang on devices (lang, id)`,
    // Administrators list devices by their last visit, those of one time by their ids.
    `create index devices_seen on devices (last_seen_at, id)`,
    `create index devices_lang_seen on devices (lang, last_seen_at, id)`,
    `create index devices_topics_due on devices (id) where topics_due = 1`,
    // For those only that want pushes, and narrow: a target is counted by reading all of it. Its categories and its place
    // are in a text: looking into a million of them is quicker than bringing two tables together.
    `create table device_traits (
      device_id {int} primary key references devices (id) on delete cascade, platform text not null,
      lang text not null, kind text not null, seen_on {time} not null, version_high {int} not null,
      version_low {int} not null, labels {time} not null)`,
    `create table device_days (
      device_id {int} not null references devices (id) on delete cascade, day {time} not null, sent {int} not null,
      last_notification {int} not null, primary key (device_id, day))`,
    `create index device_days_age on device_days (day)`,
    // What readers want to be reminded of on the eve, and on which day each device was last reminded.
    `create table device_reminders (
      device_id {int} primary key references devices (id) on delete cascade, lang text not null, zone text not null,
      city_id {int}, kinds text not null, day text, notification_id {int})`,
    `create index device_reminders_zone on device_reminders (zone, day) where kinds <> ''`,
    `create index device_reminders_notification on device_reminders (notification_id) where notification_id is not null`,
    `create table topic_leavers (
      id {id}, kind text not null, value {text} not null, value_hash text not null unique, topics {text} not null,
      left_at {time} not null default '')`,
    `create index topic_leavers_left on topic_leavers (left_at)`,
    `create table notifications (
      id {id}, title {text} not null, body {text} not null, image_url {text}, type text not null,
      target_type text not null, target_value {text} not null, data {text} not null, deep_link {text},
      ttl_seconds {int}, priority text not null, collapse_key text, news_id {int}, category text,
      origin text not null default 'desk', goes_with {int}, needs_story {int} not null default 0,
      follows {text} not null default '[]', cancel_code text, scheduled_at {time}, spread_seconds {int} not null,
      status text not null, targets {int}, sent {int} not null, failed {int} not null, failed_by_code {text} not null,
      skipped {text} not null default '{}', removed {int} not null, opened {int} not null, batches {int},
      batches_done {int} not null, search_text {text} not null, sent_at {time}, first_sent_at {time},
      last_sent_at {time}, sending_ms {int} not null default 0, created_by {int}, approved_by {int},
      rev {int} not null,
      created_at {time} not null, updated_at {time} not null)`,
    `create index notifications_status on notifications (status, id)`,
    `create index notifications_news on notifications (news_id, id)`,
    `create index notifications_device on notifications (target_value) where target_type = 'device'`,
    `create index notifications_waits on notifications (goes_with) where goes_with is not null`,
    `create index notifications_origin on notifications (origin, created_at)`,
    `create table notification_batches (
      notification_id {int} not null references notifications (id) on delete cascade, batch {int} not null,
      from_id {int}, to_id {int}, device_ids {text}, sent_ids {text},
      tries {int} not null default 0, counted {int} not null default 0,
      due_at {time} not null, first_due_at {time}, tried_at {time}, status text not null, waits_for text,
      targets {int} not null, sent {int} not null, failed {int} not null, failed_by_code {text} not null,
      skipped {text} not null default '{}', removed {int} not null, ended_at {time},
      primary key (notification_id, batch))`,
    `create index notification_batches_ended on notification_batches (ended_at)`,
    // What is due is counted at each look at the metrics: of a million batches that are done it reads none.
    `create index notification_batches_due on notification_batches (due_at) where status = 'pending'`,
    `create table notification_groups (
      notification_id {int} not null references notifications (id) on delete cascade, platform text not null,
      lang text not null, sent {int} not null, opened {int} not null,
      primary key (notification_id, platform, lang))`,
    `create table notification_opens (
      notification_id {int} not null references notifications (id) on delete cascade,
      device_id {int} not null references devices (id) on delete cascade, primary key (notification_id, device_id))`,
    `create index notification_opens_device on notification_opens (device_id)`,
    `create table push_quota (
      project text not null, second {time} not null, taken {int} not null, primary key (project, second))`,
    `create table push_holds (project text primary key, until {time} not null)`,
  ],
  async also(tx, dialect) {
    // SQLite counts in our process, where no request is served meanwhile. PostgreSQL has processes of its own for that,
    // and would write each of these indexes at every start of a phone.
    if (dialect.kind === 'sqlite')
      for (const column of ['platform', 'kind', 'push_enabled', 'created_at'])
        await sql`create index ${sql.ref(`devices_${column}`)} on devices (${sql.ref(column)})`.execute(tx);
  },
};
