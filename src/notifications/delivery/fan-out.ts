import { change } from '../../core/api/change.ts';
import { type App, systemActor } from '../../core/app.ts';
import { instant, isoTime } from '../../core/clock.ts';
import { RetryAt, type RunningJob } from '../../core/jobs/worker.ts';
import { tellNotificationEnd } from '../ends.ts';
import { batchJob } from '../jobs.ts';
import {
  insertBatches,
  newBatch,
  notificationOf,
  type StoredBatch,
  type StoredNotification,
  targetOfRow,
  updateNotification,
} from '../store.ts';
import { appearsSoon, cancelWithdrawn } from '../stories/cancel.ts';
import { type DeviceRange, rangesOf } from '../targeting/audience.ts';
import { isTopicSend } from '../targeting/target.ts';
import type { Transport } from '../transports/transport.ts';
import { endOf } from './batch-result.ts';

/** Devices per batch. FCM takes one message per request; a batch takes a fraction of a job's lease. */
const batchSize = 500;

/** Interval of checks of a paused notification; `resume` runs it at once. */
export const pausedMs = 60_000;

/** Wait of a notification for a story that is planned for the same instant. */
const soonMs = 1_000;

/**
 * Batches of a notification, a topic message first. Expiry counts from the planned time, or from the creation.
 * @param nowMs start of sending (Unix ms)
 */
function batchesOf(row: StoredNotification, ranges: readonly DeviceRange[], nowMs: number): StoredBatch[] {
  const isTopic = isTopicSend({ type: row.target_type });
  const plannedMs = instant(row.scheduled_at ?? row.created_at);
  const toTopic = { notification_id: row.id, batch: 0, due_at: isoTime(nowMs), first_due_at: isoTime(plannedMs) };
  const first = isTopic ? [newBatch(toTopic)] : [];
  const step = (row.spread_seconds * 1_000) / Math.max(1, ranges.length);
  const rest = ranges.map(({ from, to, size }, batch) =>
    newBatch({
      notification_id: row.id,
      batch: first.length + batch,
      from_id: from,
      to_id: to,
      targets: size,
      due_at: isoTime(nowMs + Math.floor(batch * step)),
      first_due_at: isoTime(plannedMs + Math.floor(batch * step)),
    }),
  );
  return [...first, ...rest];
}

/** Whether the fan-out is still to run, also by hand after a failure. */
const awaitsFanOut = (row: StoredNotification): boolean =>
  row.status === 'scheduled' || row.status === 'queued' || (row.status === 'failed' && row.batches === null);

/**
 * Job `push.send {id}`: finds the current devices of the target and writes batches and their jobs in one transaction.
 * Idempotent.
 * @throws RetryAt while paused, or while a story of the same instant is unpublished
 */
export async function fanOut(app: App, job: Pick<RunningJob, 'payload'>, transport: Transport): Promise<void> {
  const id = job.payload.id as number;
  const seen = await notificationOf(app.db.write, id);
  if (seen?.status === 'paused' && seen.batches === null) throw new RetryAt(app.now() + pausedMs);
  if (!seen || !awaitsFanOut(seen)) return;
  const isTopic = isTopicSend({ type: seen.target_type });
  // The devices of a topic send are browsers, which need the keys of Web Push.
  const isReached = !isTopic || app.config.vapidPrivateKey !== '';
  const ranges = isReached
    ? await Array.fromAsync(rangesOf(app.db.write, targetOfRow(seen), batchSize, app.now()))
    : [];
  await change(app, systemActor, async (c) => {
    await c.dialect.lockRow(c.tx, 'notifications', id);
    const row = await notificationOf(c.tx, id);
    if (row?.status === 'paused' && row.batches === null) throw new RetryAt(c.nowMs + pausedMs);
    if (!row || !awaitsFanOut(row)) return;
    if (await appearsSoon(c, row)) throw new RetryAt(c.nowMs + soonMs);
    if (await cancelWithdrawn(c, row)) return;
    const start = Math.max(c.nowMs, row.scheduled_at === null ? 0 : instant(row.scheduled_at));
    const batches = batchesOf(row, ranges, start);
    const targets = isTopic ? null : batches.reduce((sum, b) => sum + b.targets, 0);
    const isOver = batches.length === 0;
    await updateNotification(c.tx, id, {
      status: isOver ? endOf({ sent: 0, failed: 0 }, transport) : 'sending',
      sent_at: isOver ? c.now : null,
      targets,
      batches: batches.length,
      updated_at: c.now,
    });
    await tellNotificationEnd(c, row);
    await insertBatches(c.tx, batches);
    for (const { batch, due_at } of batches) await c.enqueue(batchJob(row, batch, due_at));
  });
}
