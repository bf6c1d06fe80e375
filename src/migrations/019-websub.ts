import type { Migration } from './list.ts';

/** Hubs that tell of news in a feed, what they have sent and is not taken in yet, and when our own hub was told last. */
export const websub: Migration = {
  name: '019-websub',
  statements: [
    `alter table feeds add column hub_url {text}`,
    `alter table feeds add column hub_topic {text}`,
    `alter table feeds add column websub_state text not null default 'none'`,
    `alter table feeds add column websub_lease_until {time}`,
    `alter table feeds add column websub_error {text}`,
    `alter table feeds add column websub_off {int} not null default 0`,
    `alter table feeds add column last_push_at {time}`,
    `alter table feeds add column push_missed_at {time}`,
    // A feed that is removed leaves its subscription behind, to be ended at the hub.
    `create table websub_subscriptions (
      id {id}, feed_id {int} references feeds (id) on delete set null, token text not null unique, hub {text} not null,
      topic {text} not null, secret text not null, mode text not null, asked_at {time}, lease_until {time},
      next_at {time}, tries {int} not null, created_at {time} not null, updated_at {time} not null)`,
    `create index websub_subscriptions_feed on websub_subscriptions (feed_id, mode)`,
    `create index websub_subscriptions_due on websub_subscriptions (next_at)`,
    `create table websub_pushes (
      id {id}, subscription_id {int} not null references websub_subscriptions (id) on delete cascade,
      content_type {text}, body text not null, bytes {int} not null, job_id {int}, lease_until {time},
      created_at {time} not null)`,
    `create index websub_pushes_subscription on websub_pushes (subscription_id, id)`,
    `create table websub_pings (lang text primary key, at {time} not null)`,
  ],
};
