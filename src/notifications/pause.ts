import { type Change, change } from '../core/api/change.ts';
import { lockRow } from '../core/api/resource.ts';
import type { Actor, App } from '../core/app.ts';
import { isoTime } from '../core/clock.ts';
import { Fault } from '../core/error.ts';
import { sendJob } from './jobs.ts';
import type { Notification } from './model/notification.ts';
import { notificationResource } from './resource.ts';
import { notificationOf, type StoredNotification, updateNotification } from './store.ts';
import { checkNotification } from './stories/limits.ts';
import { viewOne } from './view.ts';

const ended: readonly string[] = ['sent', 'logged', 'failed', 'cancelled'];

type StatusOf = (c: Change, row: StoredNotification) => Promise<StoredNotification['status'] | null>;

async function changeStatus(
  app: App,
  id: number,
  rev: number | null,
  actor: Actor,
  verb: string,
  to: StatusOf,
): Promise<Notification> {
  const row = await change(app, actor, async (c) => {
    const before = await lockRow(c, notificationResource, id, rev);
    await checkNotification(c, before);
    if (ended.includes(before.status)) throw new Fault('conflict', `The notification is ${before.status}: it is over.`);
    const status = await to(c, before);
    if (status === null) return before;
    await updateNotification(c.tx, id, { status, rev: before.rev + 1, updated_at: c.now });
    await c.audit(verb, 'notifications', id);
    return (await notificationOf(c.tx, id)) as StoredNotification;
  });
  return viewOne(app, row);
}

/**
 * Pauses a notification: batches that are being sent end, the rest waits. Pausing it again changes nothing.
 * @param rev what `if-match` named; null when the route does not require it
 * @throws Fault `not_found`, `stale`, `conflict` when it has ended
 */
export const pauseNotification = (app: App, id: number, rev: number | null, actor: Actor): Promise<Notification> =>
  changeStatus(app, id, rev, actor, 'pause', async (_c, row) => {
    if (row.status === 'awaiting_approval')
      throw new Fault('conflict', 'The notification waits for approval; reject or cancel it instead.');
    return row.status === 'paused' ? null : 'paused';
  });

/** Batches that became due meanwhile are sent now, spread over `spread_seconds` as before. */
async function rescheduleDue(c: Change, { id, spread_seconds, batches }: StoredNotification): Promise<void> {
  const waiting = await c.tx
    .selectFrom('notification_batches')
    .select(['batch', 'due_at', 'first_due_at'])
    .where('notification_id', '=', id)
    .where('status', '=', 'pending')
    .where('due_at', '<=', c.now)
    .orderBy('batch')
    .execute();
  const step = (spread_seconds * 1_000) / Math.max(1, batches ?? 0);
  for (const [n, { batch, due_at, first_due_at }] of waiting.entries()) {
    const due = isoTime(c.nowMs + Math.floor(n * step));
    await c.tx
      .updateTable('notification_batches')
      .set({ due_at: due, first_due_at: first_due_at ?? due_at, waits_for: null })
      .where('notification_id', '=', id)
      .where('batch', '=', batch)
      .execute();
    await runJobAt(c, `push.batch:${id}:${batch}`, due);
  }
}

/** Runs a queued job at this time: one that found the notification paused waits for a while. */
async function runJobAt(c: Change, uniqueKey: string, at: string): Promise<void> {
  const moved = await c.tx
    .updateTable('jobs')
    .set({ run_at: at })
    .where('unique_key', '=', uniqueKey)
    .where('state', '=', 'queued')
    .returning('lane')
    .execute();
  if (at <= c.now) for (const { lane } of moved) c.due(lane);
}

/**
 * Resumes a paused notification. One that is not paused stays as it is.
 * @throws Fault `not_found`, `stale`, `conflict` when it has ended
 */
export const resume = (app: App, id: number, rev: number | null, actor: Actor): Promise<Notification> =>
  changeStatus(app, id, rev, actor, 'resume', async (c, row) => {
    if (row.status !== 'paused') return null;
    if (row.batches !== null) {
      await rescheduleDue(c, row);
      return 'sending';
    }
    const isPlanned = row.scheduled_at !== null && row.scheduled_at > c.now;
    const runAt = isPlanned ? (row.scheduled_at as string) : c.now;
    await runJobAt(c, `push.send:${id}`, runAt);
    await c.enqueue(sendJob(id, runAt)); // an import may have come without jobs
    return isPlanned ? 'scheduled' : 'queued';
  });
