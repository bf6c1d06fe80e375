import type { Migration } from './list.ts';

/** Notifications, the batches of their fan-out, keys of requests that may be repeated, devices. */
export const notifications: Migration = {
  name: '003-notifications',
  statements: [
    `create table devices (
      id {id}, installation_id text not null unique, kind text not null, value text not null,
      value_hash text not null unique, platform text not null, lang text not null, app_version text, place {text},
      categories {text} not null, last_seen_at {time} not null, rev {int} not null, created_at {time} not null,
      updated_at {time} not null)`,
    `create index devices_lang on devices (lang, id)`,
    `create index devices_seen on devices (last_seen_at)`,
    `create table device_labels (kind text not null, label {text} not null,
      device_id {int} not null references devices (id) on delete cascade, primary key (kind, label, device_id))`,
    `create index device_labels_of on device_labels (device_id)`,
    `create table notifications (
      id {id}, title {text} not null, body {text} not null, image_url {text}, type text not null,
      target_type text not null, target_value {text} not null, data {text} not null, deep_link {text},
      ttl_seconds {int}, priority text not null, collapse_key text, scheduled_at {time}, spread_seconds {int} not null,
      status text not null, targets {int}, sent {int} not null, failed {int} not null, failed_by_code {text} not null,
      removed {int} not null, opened {int} not null, batches {int}, batches_done {int} not null,
      search_text {text} not null, sent_at {time}, created_by {int}, rev {int} not null, created_at {time} not null,
      updated_at {time} not null)`,
    `create index notifications_status on notifications (status, id)`,
    `create table notification_batches (
      notification_id {int} not null references notifications (id) on delete cascade, batch {int} not null,
      from_id {int}, to_id {int}, due_at {time} not null, status text not null, targets {int} not null,
      sent {int} not null, failed {int} not null, failed_by_code {text} not null, removed {int} not null,
      ended_at {time}, primary key (notification_id, batch))`,
    `create index notification_batches_ended on notification_batches (ended_at)`,
    `create table idempotency_keys (
      actor_id {int} not null, key text not null, body_hash text not null, notification_id {int}, reply {text},
      created_at {time} not null, primary key (actor_id, key))`,
    `create index idempotency_keys_age on idempotency_keys (created_at)`,
  ],
};
