import type { Migration } from './list.ts';

/** Batches of devices that have to wait (a push service that was busy, quiet hours), and who was left out and why. */
export const sending: Migration = {
  name: '031-sending',
  statements: [
    `alter table notification_batches add column device_ids {text}`,
    `alter table notification_batches add column tries {int} not null default 0`,
    `alter table notification_batches add column first_due_at {time}`,
    `alter table notification_batches add column skipped {text} not null default '{}'`,
    `alter table notifications add column skipped {text} not null default '{}'`,
  ],
};
