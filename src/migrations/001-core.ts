import { sql } from 'kysely';
import type { Dialect, Tx } from '../core/db/dialect.ts';
import type { Migration } from '../core/db/migrate.ts';

const removal = `exists (select 1 from meta where key = 'audit_removal' and (value = '' or value > old.at))`;
const redaction = `exists (select 1 from meta where key = 'audit_redaction') and new.id = old.id and new.at = old.at
  and new.actor_name = old.actor_name and new.action = old.action and new.resource = old.resource
  and new.resource_id = old.resource_id`;
const message = 'the audit trail is append-only';

/**
 * Topic versions, jobs, schedules, rate limits and the audit trail. Lines of the trail are only added. They go by the
 * retention, which names the time before which they may, and a detail goes when a reader asks for erasure:
 * `core/audit.ts`. A later migration that changes lines drops these triggers first.
 */
export const core: Migration = {
  name: '001-core',
  statements: [
    `create table meta (key text primary key, value {text} not null)`,
    `create table versions (topic text primary key, version {int} not null)`,
    `create table jobs (
      id {id}, kind text not null, payload {text} not null, unique_key text unique, ended_key text,
      lane text not null default 'main', throttle text, state text not null, attempts {int} not null,
      max_attempts {int} not null, run_at {time} not null, lease text, lease_until {time}, last_error {text},
      request_id text, created_at {time} not null, ended_at {time})`,
    `create index jobs_due on jobs (lane, state, run_at)`,
    `create index jobs_lease on jobs (state, lease_until)`,
    `create index jobs_ended on jobs (ended_at)`,
    // What has not ended well is counted at each look at the metrics: of millions of jobs that are done it reads none.
    `create index jobs_not_done on jobs (kind, state, run_at) where state <> 'done'`,
    `create table schedules (name text primary key, next_at {time} not null)`,
    `create table audit (
      id {id}, at {time} not null, actor_id {int}, actor_name {text} not null, action text not null,
      resource text not null, resource_id text not null, detail {text} not null, request_id text)`,
    `create index audit_of on audit (resource, resource_id, id)`,
    `create index audit_by on audit (actor_id, id)`,
    `create index audit_at on audit (at, id)`,
    // Counters of rate-limiter-flexible, columns in its order (it inserts by position). Only PostgreSQL shares them; the
    // table stands in both so that there is one schema.
    `create table rate_limits (key text primary key, points {int} not null default 0, expire {int})`,
    `create index rate_limits_expire on rate_limits (expire)`,
    `create table idempotency_keys (
      actor_id {int} not null, key text not null, body_hash text not null, notification_id {int}, reply {text},
      created_at {time} not null, primary key (actor_id, key))`,
    `create index idempotency_keys_age on idempotency_keys (created_at)`,
    // What `/health/ready?for=writes` writes: whether the database takes a write shows only by one.
    `create table health_writes (name text primary key, at {time} not null, filler text not null)`,
    // Slugs that rows had before, and the row that each still means. Slugs compare by bytes, as those of places do.
    `create table former_slugs (kind text not null, slug {time} not null, row_id {int} not null, since {time} not null,
      primary key (kind, slug))`,
    `create index former_slugs_of on former_slugs (kind, row_id)`,
    // Rows that were merged into another: what still names one by its id means the other, for as long as that is there.
    `create table merged_rows (kind text not null, row_id {int} not null, into_id {int} not null,
      names {text} not null default '[]', since {time} not null, is_done {int} not null, primary key (kind, row_id))`,
    `create index merged_rows_of on merged_rows (kind, into_id)`,
    `create index merged_rows_moving on merged_rows (kind, row_id) where is_done = 0`,
  ],
  async also(tx: Tx, dialect: Dialect) {
    if (dialect.kind === 'sqlite') {
      const refuse = `begin select raise(abort, '${message}'); end`;
      for (const [name, event, may] of [
        ['audit_kept', 'delete', removal],
        ['audit_fixed', 'update', redaction],
      ])
        await sql.raw(`create trigger ${name} before ${event} on audit when not (${may}) ${refuse}`).execute(tx);
      return;
    }
    for (const statement of [
      `create function audit_append_only() returns trigger language plpgsql as $$ begin
        if tg_op = 'DELETE' then if ${removal} then return old; end if;
        elsif tg_op = 'UPDATE' then if ${redaction} then return new; end if;
        end if;
        raise exception '${message}';
      end $$`,
      `create trigger audit_kept before delete or update on audit for each row execute function audit_append_only()`,
      `create trigger audit_whole before truncate on audit for each statement execute function audit_append_only()`,
    ])
      await sql.raw(statement).execute(tx);
  },
};
