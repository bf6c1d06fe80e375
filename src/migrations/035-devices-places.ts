import { sql } from 'kysely';
import type { Tx } from '../core/db/dialect.ts';
import type { Migration } from './list.ts';

/**
 * The places that a device means, besides the text that it said: the job `push.follow` fills them in. Notifications to
 * one device and the trail of them know it by its row, since its installation id is a secret. When a token left. And
 * indexes by which the desk's list is read and counted.
 */
export const devicesPlaces: Migration = {
  name: '035-devices-places',
  statements: [
    `alter table devices add column place_ids {text} not null default '[]'`,
    `alter table topic_leavers add column left_at {time} not null default ''`,
    `create index topic_leavers_left on topic_leavers (left_at)`,
  ],
  async also(tx, dialect) {
    // The desk sorts with null first; PostgreSQL takes that from an index only when it is made so.
    const nulls = sql.raw(dialect.kind === 'postgres' ? 'nulls first' : '');
    await sql`create index devices_lang_seen on devices (lang, last_seen_at ${nulls}, id)`.execute(tx);
    // SQLite counts in our process, where nobody is served meanwhile. PostgreSQL has processes of its own for that, and
    // would write each of these indexes at every start of a phone.
    if (dialect.kind === 'sqlite')
      for (const column of ['platform', 'kind', 'push_enabled', 'created_at'])
        await sql`create index ${sql.ref(`devices_${column}`)} on devices (${sql.ref(column)})`.execute(tx);
    await sql`update topic_leavers set left_at = ${new Date().toISOString()}`.execute(tx);
    await deviceTargets(tx);
    await testLines(tx);
  },
};

/** The same text with `target` by the row; null stays null. */
const retarget = (json: string | null, value: number | null): string | null =>
  json && JSON.stringify({ ...JSON.parse(json), target: { type: 'device', value } });

async function deviceTargets(tx: Tx): Promise<void> {
  const { rows } = await sql<{ id: number; target_value: string }>`select id, target_value from notifications
    where target_type = 'device' and target_value like '"%'`.execute(tx);
  for (const { id, target_value } of rows) {
    const found = await sql<{ id: number }>`select id from devices
      where installation_id = ${JSON.parse(target_value) as string}`.execute(tx);
    const value = found.rows[0]?.id ?? null;
    await sql`update notifications set target_value = ${JSON.stringify(value)} where id = ${id}`.execute(tx);
    const lines = await sql<{
      id: number;
      detail: string;
    }>`select id, detail from audit where resource = 'notifications'
      and resource_id = ${String(id)} and action in ('send', 'schedule')`.execute(tx);
    for (const line of lines.rows)
      await sql`update audit set detail = ${retarget(line.detail, value)} where id = ${line.id}`.execute(tx);
    const replies = await sql<{ actor_id: number; key: string; reply: string | null }>`select actor_id, key, reply
      from idempotency_keys where notification_id = ${id}`.execute(tx);
    for (const { actor_id, key, reply } of replies.rows)
      await sql`update idempotency_keys set reply = ${retarget(reply, value)}
        where actor_id = ${actor_id} and key = ${key}`.execute(tx);
  }
}

async function testLines(tx: Tx): Promise<void> {
  const { rows } = await sql<{ id: number; detail: string }>`select id, detail from audit
    where resource = 'notifications' and action = 'test'`.execute(tx);
  for (const { id, detail } of rows) {
    const { installation_id: _, ...rest } = JSON.parse(detail) as Record<string, unknown>;
    await sql`update audit set detail = ${JSON.stringify(rest)} where id = ${id}`.execute(tx);
  }
}
