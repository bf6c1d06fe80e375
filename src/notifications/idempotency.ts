import type { Change } from '../core/api/change.ts';
import { Fault } from '../core/error.ts';

/**
 * The answer (JSON) that this key was given before; null when it is new, and then it is taken. Of two requests at once
 * the second waits here for the first to end.
 * @throws Fault `conflict` when it came with another body
 */
export async function answeredBefore(c: Change, actorId: number, key: string, hash: string): Promise<string | null> {
  const taken = await c.tx
    .insertInto('idempotency_keys')
    .values({ actor_id: actorId, key, body_hash: hash, notification_id: null, reply: null, created_at: c.now })
    .onConflict((o) => o.columns(['actor_id', 'key']).doNothing())
    .executeTakeFirst();
  if ((taken.numInsertedOrUpdatedRows ?? 0n) > 0n) return null;
  const known = await c.tx
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('actor_id', '=', actorId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (known.body_hash !== hash)
    throw new Fault('conflict', 'This Idempotency-Key was used with another body.', {
      errors: [{ field: 'Idempotency-Key', message: 'was used with another body' }],
    });
  return known.reply as string;
}

/**
 * Keeps the answer of a key that was taken in this change.
 * @param notificationId of an answer that is one notification: what is erased of it is erased here, too
 */
export async function keepAnswer(
  c: Change,
  actorId: number,
  key: string,
  reply: string,
  notificationId: number | null,
): Promise<void> {
  await c.tx
    .updateTable('idempotency_keys')
    .set({ notification_id: notificationId, reply })
    .where('actor_id', '=', actorId)
    .where('key', '=', key)
    .execute();
}
