import type { Migration } from '../core/db/migrate.ts';

/** Addresses that are notified of changes, and what was sent to them. */
export const webhooks: Migration = {
  name: '016-webhooks',
  statements: [
    `create table webhooks (
      id {id}, url {text} not null, description {text} not null, events text not null, secret text not null,
      previous_secret text, previous_until {time}, is_active {int} not null, failing_since {time}, stopped_reason {text},
      rev {int} not null, created_at {time} not null, updated_at {time} not null)`,
    `create table webhook_deliveries (
      id {id}, webhook_id {int} not null references webhooks (id) on delete cascade, event text not null,
      message_id text not null, payload {text} not null, status text not null, attempts {int} not null,
      next_attempt_at {time}, response_status {int}, response_body {text}, error {text}, duration_ms {int},
      created_at {time} not null, ended_at {time})`,
    `create index webhook_deliveries_of on webhook_deliveries (webhook_id, id)`,
    `create index webhook_deliveries_status on webhook_deliveries (webhook_id, status, id)`,
    `create index webhook_deliveries_age on webhook_deliveries (created_at)`,
  ],
};
