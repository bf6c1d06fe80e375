import { createHash } from 'node:crypto';
import type { App } from '../app.ts';
import { isoTime } from '../clock.ts';
import type { Db } from '../db/database.ts';
import { deleteInChunks } from '../db/delete-in-chunks.ts';
import { Fault, invalidField } from '../error.ts';
import type { Change } from './change.ts';
import type { Call } from './route.ts';

/** Days for which a key is stored. */
const keyDays = 7;

/** A request that its client may send again because it never saw the answer. */
export interface RepeatableRequest {
  /** A key belongs to the user who sent it; 0 without one. */
  actorId: number;
  key: string;
  /** Of the operation and the body. */
  hash: string;
}

/** Says that nothing was done and that this is the first answer. */
export const replayedHeader = { 'idempotency-replayed': 'true' };

/**
 * The request with its `Idempotency-Key`; null when it has none.
 * @param operation method and path; addresses that mean the same operation give the same one
 * @throws Fault `invalid` naming the header
 */
export function repeatableRequest(
  { request, body, actor }: Pick<Call, 'request' | 'body' | 'actor'>,
  operation: string,
): RepeatableRequest | null {
  const given = request.headersDistinct['idempotency-key'] ?? [];
  const key = keyOf(given);
  return key === null ? null : { actorId: actor.id ?? 0, key, hash: hashOf({ operation, body }) };
}

function keyOf(given: readonly string[]): string | null {
  const [key] = given;
  if (key === undefined) return null;
  if (given.length > 1) throw invalidField('Idempotency-Key', 'is given more than once', 'repeated');
  if (!/^[\x21-\x7e]{1,255}$/.test(key))
    throw invalidField('Idempotency-Key', 'must be 1 to 255 visible ASCII characters', 'pattern');
  return key;
}

/** The order of keys has no meaning in JSON. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([k, v]) => [k, ordered(v)]));
}

const hashOf = (content: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(ordered(content)))
    .digest('base64url');

/**
 * What the first request with this key gave, once that is committed; null when there was none.
 * @throws Fault `conflict` when it was another operation or had another body
 */
export async function firstResult<T>(db: Db, { actorId, key, hash }: RepeatableRequest): Promise<T | null> {
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'reply'])
    .where('actor_id', '=', actorId)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!row) return null;
  if (row.body_hash !== hash)
    throw new Fault('conflict', 'This Idempotency-Key was used with another body.', {
      errors: [{ field: 'Idempotency-Key', message: 'was used with another body' }],
    });
  return JSON.parse(row.reply as string) as T;
}

/**
 * Runs `work` once for all requests with this key, in the transaction of `c`. The second of two requests at once waits for
 * the transaction of the first. When that rolls back, its key is free again.
 * @param work gives what the answer is made of, as plain JSON: it is stored for `keyDays`, so it must hold no secret
 * @param notificationOf the notification that a result is about: what is erased of that is erased here too
 * @throws Fault `conflict` as `firstResult` does
 */
export async function runOnce<T>(
  c: Change,
  request: RepeatableRequest | null,
  work: () => Promise<T>,
  notificationOf?: (result: T) => number | null,
): Promise<{ result: T; replayed: boolean }> {
  if (request === null) return { result: await work(), replayed: false };
  const { actorId, key, hash } = request;
  const claimed = await c.tx
    .insertInto('idempotency_keys')
    .values({ actor_id: actorId, key, body_hash: hash, notification_id: null, reply: null, created_at: c.now })
    .onConflict((o) => o.columns(['actor_id', 'key']).doNothing())
    .executeTakeFirst();
  if ((claimed.numInsertedOrUpdatedRows ?? 0n) === 0n)
    return { result: (await firstResult<T>(c.tx, request)) as T, replayed: true };
  const result = await work();
  await c.tx
    .updateTable('idempotency_keys')
    .set({ reply: JSON.stringify(result), notification_id: notificationOf?.(result) ?? null })
    .where('actor_id', '=', actorId)
    .where('key', '=', key)
    .execute();
  return { result, replayed: false };
}

/** Changes what is stored of a notification, as an erasure needs it. */
export async function editResults(c: Change, notificationId: number, edit: (result: string) => string): Promise<void> {
  const rows = await c.tx
    .selectFrom('idempotency_keys')
    .select(['actor_id', 'key', 'reply'])
    .where('notification_id', '=', notificationId)
    .execute();
  for (const { actor_id, key, reply } of rows)
    await c.tx
      .updateTable('idempotency_keys')
      .set({ reply: reply && edit(reply) })
      .where('actor_id', '=', actor_id)
      .where('key', '=', key)
      .execute();
}

/** Job `idempotency.prune`: deletes keys that are older than `keyDays`. */
export async function pruneIdempotencyKeys(app: App): Promise<void> {
  const before = isoTime(app.now() - keyDays * 86_400_000);
  await deleteInChunks((limit) =>
    app.db.write
      .deleteFrom('idempotency_keys')
      .where((e) =>
        e(
          e.refTuple('actor_id', 'key'),
          'in',
          e
            .selectFrom('idempotency_keys')
            .select(['actor_id', 'key'])
            .where('created_at', '<', before)
            .limit(limit)
            .$asTuple('actor_id', 'key'),
        ),
      )
      .executeTakeFirstOrThrow(),
  );
}
