import type { Actor, App } from '../core/app.ts';
import { type Change, change } from '../core/change.ts';
import { instant, isoTime } from '../core/clock.ts';
import { Fault, invalidField } from '../core/error.ts';
import { lockRow } from '../core/resource.ts';
import type { Notification, NotificationInput } from '../model/notification.ts';
import { fold } from '../text/fold.ts';
import { tidyLine, tidyText } from '../text/normalise.ts';
import { bodyHash, checkInput } from './input.ts';
import { notificationResource, toNotification } from './resource.ts';
import { notificationOf, type StoredNotification, updateNotification } from './store.ts';
import { aboutStory } from './story.ts';
import { isTopicSend } from './target.ts';

export interface Accepted {
  notification: Notification;
  /** True when the key was known: nothing was done, and this is what was answered before. */
  replayed: boolean;
}

/** A plan for later than this is a slip of the pen. */
const furthestMs = 366 * 86_400_000;

/** @throws Fault `invalid` for a time that is past, or too far away */
function plannedTime(c: Change, at: string | null | undefined): string | null {
  if (at == null) return null;
  const ms = instant(at);
  if (ms <= c.nowMs) throw invalidField('scheduled_at', 'must be a time to come; leave it out to send now');
  if (ms > c.nowMs + furthestMs) throw invalidField('scheduled_at', 'must be within a year');
  return isoTime(ms);
}

async function checkDevice(c: Change, { type, value }: NotificationInput['target']): Promise<void> {
  if (type !== 'device') return;
  const found = await c.tx
    .selectFrom('devices')
    .select('id')
    .where('installation_id', '=', value as string)
    .executeTakeFirst();
  if (!found) throw invalidField('target.value', 'is no device that is registered');
}

/** The row of a notification that is taken now. @throws Fault `invalid`, `conflict` as sending does */
export async function columnsOf(c: Change, input: NotificationInput): Promise<Omit<StoredNotification, 'id'>> {
  const scheduled_at = plannedTime(c, input.scheduled_at);
  await checkDevice(c, input.target);
  const about = await aboutStory(c, input);
  const title = tidyLine(input.title);
  const body = tidyText(input.body ?? '');
  return {
    title,
    body,
    image_url: input.image_url ?? null,
    type: input.type ?? 'general',
    target_type: input.target.type,
    target_value: JSON.stringify(input.target.value ?? null),
    data: JSON.stringify(input.data ?? {}),
    deep_link: input.deep_link ?? null,
    ttl_seconds: input.ttl_seconds ?? null,
    priority: input.priority ?? 'normal',
    ...about,
    scheduled_at,
    spread_seconds: input.spread_seconds ?? 0,
    status: scheduled_at === null ? 'queued' : 'scheduled',
    targets: null,
    sent: 0,
    failed: 0,
    failed_by_code: '{}',
    skipped: '{}',
    removed: 0,
    opened: 0,
    batches: null,
    batches_done: 0,
    search_text: fold(`${title} ${body}`),
    sent_at: null,
    created_by: c.actor.id,
    rev: 1,
    created_at: c.now,
    updated_at: c.now,
  };
}

async function insert(c: Change, input: NotificationInput): Promise<StoredNotification> {
  const row = await columnsOf(c, input);
  return c.tx.insertInto('notifications').values(row).returningAll().executeTakeFirstOrThrow();
}

/**
 * The answer that this key was given before; null when it is new, and then it is taken. Of two requests at once the
 * second waits here for the first to end.
 * @throws Fault `conflict` when it came with another body
 */
async function answeredBefore(c: Change, actorId: number, key: string, hash: string): Promise<Notification | null> {
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
  return JSON.parse(known.reply as string) as Notification;
}

/**
 * Takes a notification for sending, now or at `scheduled_at`; the fan-out is a job of the same transaction.
 * @param key of `Idempotency-Key`: the same key and body of the same user give the first answer again
 * @throws Fault `invalid` naming every bad field, `conflict` for a key that came with another body
 */
export async function send(app: App, input: NotificationInput, key: string | null, actor: Actor): Promise<Accepted> {
  checkInput(input);
  const actorId = actor.id ?? 0;
  return change(app, actor, async (c) => {
    const before = key === null ? null : await answeredBefore(c, actorId, key, bodyHash(input));
    if (before) return { notification: before, replayed: true };
    const row = await insert(c, input);
    const notification = toNotification(row);
    if (key !== null)
      await c.tx
        .updateTable('idempotency_keys')
        .set({ notification_id: row.id, reply: JSON.stringify(notification) })
        .where('actor_id', '=', actorId)
        .where('key', '=', key)
        .execute();
    await c.enqueue({
      kind: 'push.send',
      payload: { id: row.id },
      uniqueKey: `push.send:${row.id}`,
      ...(row.scheduled_at === null ? {} : { runAt: row.scheduled_at }),
    });
    await c.audit(row.scheduled_at === null ? 'send' : 'schedule', 'notifications', row.id, {
      target: input.target,
      scheduled_at: row.scheduled_at,
    });
    return { notification, replayed: false };
  });
}

/** What the desk should know of a notification that it cannot see in its fields. */
export function notesOf({ target }: Notification): string[] {
  if (!isTopicSend(target)) return [];
  return [
    'A topic send is one message: its targets are not known, and quiet hours and caps do not hold for it, nor do opt-outs.',
  ];
}

const ended: readonly string[] = ['sent', 'logged', 'failed'];

/**
 * Stops a notification: what has gone out stays out, the batches that are left are skipped. Once more changes nothing.
 * @param rev what `if-match` named; null when the door does not ask for it
 * @throws Fault `not_found`, `stale`, `conflict` when it has ended
 */
export async function cancel(app: App, id: number, rev: number | null, actor: Actor): Promise<Notification> {
  return change(app, actor, async (c) => {
    const before = (await lockRow(c, notificationResource, id, rev)) as unknown as StoredNotification;
    if (before.status === 'cancelled') return toNotification(before);
    if (ended.includes(before.status))
      throw new Fault('conflict', `The notification is ${before.status}; it cannot be cancelled any more.`);
    await updateNotification(c.tx, id, { status: 'cancelled', rev: before.rev + 1, updated_at: c.now });
    await c.tx
      .updateTable('notification_batches')
      .set({ status: 'skipped', ended_at: c.now })
      .where('notification_id', '=', id)
      .where('status', '=', 'pending')
      .execute();
    await c.audit('cancel', 'notifications', id);
    return toNotification((await notificationOf(c.tx, id)) as StoredNotification);
  });
}
