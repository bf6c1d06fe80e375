import type { Migration } from './list.ts';

/**
 * What became of a notification: when its first and last message went out, what its batches wait for, who got and
 * opened it by platform and language, and which phones have told that they opened it, so that each counts once.
 */
export const told: Migration = {
  name: '034-told',
  statements: [
    `alter table notifications add column first_sent_at {time}`,
    `alter table notifications add column last_sent_at {time}`,
    `alter table notifications add column sending_ms {int} not null default 0`,
    `alter table notification_batches add column waits_for text`,
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
  ],
};
