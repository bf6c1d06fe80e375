import { change } from '../../core/api/change.ts';
import { type App, system } from '../../core/app.ts';
import { instant, isoTime } from '../../core/clock.ts';
import { type Job, RetryAt } from '../../core/jobs/worker.ts';
import { tellNotificationEnd } from '../ends.ts';
import { batchJob } from '../jobs.ts';
import {
  insertBatches,
  newBatch,
  notificationOf,
  type StoredBatch,
  type StoredNotification,
  targetOf,
  updateNotification,
} from '../store.ts';
import { appearsSoon, cancelWithdrawn } from '../stories/cancel.ts';
import { type Range, rangesOf } from '../targeting/audience.ts';
import { isTopicSend } from '../targeting/target.ts';
import type { Transport } from '../transports/transport.ts';
import { endOf } from './batch-result.ts';

/** Devices of one batch: FCM takes them one by one, and this many take a fraction of the lease of a job. */
const batchSize = 500;

/** A paused notification is checked again this often; `resume` calls it at once. */
export const pausedMs = 60_000;

/** A story and a notification about it may be planned for the same instant: the second waits for the first. */
const soonMs = 1_000;

/**
 * The one message to a topic comes first. What they are worth counts from when they were planned, or taken.
 * @param nowMs when they go out
 */
function batchesOf(row: StoredNotification, ranges: readonly Range[], nowMs: number): StoredBatch[] {
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

/** A notification that waits for its fan-out, also one whose fan-out was given up and is tried again by hand. */
const awaitsFanOut = (row: StoredNotification): boolean =>
  row.status === 'scheduled' || row.status === 'queued' || (row.status === 'failed' && row.batches === null);

/**
 * Job `push.send {id}`: finds the devices that the target means now and writes them down as batches, each with its
 * job, in one transaction. Running it again does nothing.
 */
export async function fanOut(app: App, job: Pick<Job, 'payload'>, transport: Transport): Promise<void> {
  const id = job.payload.id as number;
  const seen = await notificationOf(app.db.write, id);
  if (seen?.status === 'paused' && seen.batches === null) throw new RetryAt(app.now() + pausedMs);
  if (!seen || !awaitsFanOut(seen)) return;
  const isTopic = isTopicSend({ type: seen.target_type });
  // Of a topic send these are the browsers: without keys of Web Push there are none to reach.
  const isReached = !isTopic || app.config.vapidPrivateKey !== '';
  const ranges = isReached ? await Array.fromAsync(rangesOf(app.db.write, targetOf(seen), batchSize, app.now())) : [];
  await change(app, system, async (c) => {
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
