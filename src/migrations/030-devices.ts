import { sql } from 'kysely';
import type { Migration } from './list.ts';

/**
 * What devices want and do not want; what they are counted by; which topics FCM knows them under; how many
 * notifications each had today; the story that a notification is about.
 */
export const devices: Migration = {
  name: '030-devices',
  statements: [
    `alter table devices add column opt_outs {text} not null default '{"categories":[],"types":[]}'`,
    `alter table devices add column quiet_from text`,
    `alter table devices add column quiet_to text`,
    `alter table devices add column tz text`,
    `alter table devices add column zone text`,
    `alter table devices add column push_enabled {int} not null default 1`,
    `alter table devices add column topics {text} not null default '[]'`,
    `alter table devices add column topics_due {int} not null default 1`,
    `create index devices_topics_due on devices (id) where topics_due = 1`,
    // For those only that want pushes, and narrow: a target is counted by reading all of it. Its categories and its place
    // are in a text: looking into a million of them is quicker than bringing two tables together.
    `create table device_traits (
      device_id {int} primary key references devices (id) on delete cascade, platform text not null,
      lang text not null, kind text not null, seen_on {time} not null, version_high {int} not null,
      version_low {int} not null, labels {time} not null)`,
    `insert into device_traits (device_id, platform, lang, kind, seen_on, version_high, version_low, labels)
      select id, platform, lang, kind, substr(last_seen_at, 1, 10), -1, -1, '' from devices`,
    `create table device_days (
      device_id {int} not null references devices (id) on delete cascade, day {time} not null, sent {int} not null,
      last_notification {int} not null, primary key (device_id, day))`,
    `create index device_days_age on device_days (day)`,
    `create table topic_leavers (
      id {id}, kind text not null, value {text} not null, value_hash text not null unique, topics {text} not null)`,
    `alter table notifications add column news_id {int}`,
    `alter table notifications add column category text`,
    `create index notifications_news on notifications (news_id, id)`,
  ],
  async also(tx, dialect) {
    const joined = sql.raw(dialect.kind === 'postgres' ? 'string_agg' : 'group_concat');
    await sql`update device_traits set labels = ${'\n'} || (
        select ${joined}(substr(kind, 1, 1) || ':' || label, ${'\n'}) from device_labels l where l.device_id = device_traits.device_id
      ) || ${'\n'}
      where device_id in (select device_id from device_labels)`.execute(tx);
    await sql`drop table device_labels`.execute(tx);
  },
};
