import type { Migration } from '../list.ts';

/** What readers want to be reminded of on the eve, and on which day each device was last reminded. */
export const almanacReminders: Migration = {
  name: '043-almanac-reminders',
  statements: [
    `alter table devices add column reminders {text} not null default '[]'`,
    `create table device_reminders (
      device_id {int} primary key references devices (id) on delete cascade, lang text not null, zone text not null,
      city_id {int}, kinds text not null, day text, notification_id {int})`,
    `create index device_reminders_zone on device_reminders (zone, day) where kinds <> ''`,
    `create index device_reminders_notification on device_reminders (notification_id) where notification_id is not null`,
  ],
};
