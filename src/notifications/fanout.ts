import { type App, system } from '../core/app.ts';
import { type Change, change } from '../core/change.ts';
import { instant, isoTime } from '../core/clock.ts';
import type { Job } from '../core/jobs.ts';
import { allFailed, countBatch, endOf, tallyOf } from './count.ts';
import {
  batchOf,
  devicesBetween,
  hashOfValue,
  insertBatches,
  notificationOf,
  type Range,
  rangesOf,
  type StoredBatch,
  type StoredNotification,
  targetOf,
  updateNotification,
} from './store.ts';
import type { Message, Recipient, Result, Transport } from './transport.ts';

/** Devices of one batch: FCM takes them one by one, and this many take a fraction of the lease of a job. */
const batchSize = 500;

/** Batches may be late by this much, whatever `ttl_seconds` says: workers take a moment. */
const graceMs = 5 * 60_000;

const blank = { sent: 0, failed: 0, failed_by_code: '{}', removed: 0, ended_at: null };

function batchesOf(row: StoredNotification, ranges: readonly Range[] | null, nowMs: number): StoredBatch[] {
  const common = { notification_id: row.id, status: 'pending' as const, ...blank };
  if (!ranges) return [{ ...common, batch: 0, from_id: null, to_id: null, targets: 0, due_at: isoTime(nowMs) }];
  const step = (row.spread_seconds * 1_000) / Math.max(1, ranges.length);
  return ranges.map(({ from, to, size }, batch) => ({
    ...common,
    batch,
    from_id: from,
    to_id: to,
    targets: size,
    due_at: isoTime(nowMs + Math.floor(batch * step)),
  }));
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
  if (!seen || !awaitsFanOut(seen)) return;
  const isTopic = seen.target_type === 'topic';
  const ranges = isTopic ? null : await rangesOf(app.db.write, targetOf(seen), batchSize);
  await change(app, system, async (c) => {
    await c.dialect.lockRow(c.tx, 'notifications', id);
    const row = await notificationOf(c.tx, id);
    if (!row || !awaitsFanOut(row)) return;
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
    await insertBatches(c.tx, batches);
    for (const { batch, due_at } of batches)
      await c.enqueue({
        kind: 'push.batch',
        payload: { id, batch },
        runAt: due_at,
        uniqueKey: `push.batch:${id}:${batch}`,
      });
  });
}

const messageOf = (row: StoredNotification): Message => ({
  notificationId: row.id,
  title: row.title,
  body: row.body,
  imageUrl: row.image_url,
  type: row.type,
  data: JSON.parse(row.data) as Record<string, string>,
  deepLink: row.deep_link,
  ttlSeconds: row.ttl_seconds,
  priority: row.priority,
  collapseKey: row.collapse_key,
});

/** Whether a batch comes too late: the news is stale, after a long standstill or many tries. */
function isStale(row: StoredNotification, batch: StoredBatch, nowMs: number): boolean {
  if (row.ttl_seconds === null) return false;
  return nowMs > instant(batch.due_at) + Math.max(row.ttl_seconds * 1_000, graceMs);
}

/**
 * Job `push.batch {id, batch}`: hands a batch to the transport, then records what came of it.
 *
 * Every batch counts once. Every message goes out once too, but for the batches that are in flight when their process
 * dies: nobody can know how far those got, and losing them would be worse, so they go out again.
 */
export async function sendBatch(app: App, job: Pick<Job, 'payload' | 'signal'>, transport: Transport): Promise<void> {
  const { id, batch } = job.payload as { id: number; batch: number };
  const row = await notificationOf(app.db.write, id);
  const part = await batchOf(app.db.write, id, batch);
  // A batch that was given up is tried again only when somebody asks for it, by its job.
  const isWanted = part?.status === 'pending' || part?.status === 'failed';
  if (!row || !part || !isWanted || row.status === 'cancelled') return;
  if (isStale(row, part, app.now())) {
    const tally = allFailed(part, 'expired');
    await change(app, system, (c) => countBatch(c, id, batch, 'failed', tally, transport));
    return;
  }
  const message = messageOf(row);
  const target = targetOf(row);
  if (part.from_id === null) {
    const result = await transport.sendTopic(app, message, target.value as string, job.signal);
    const tally = { ...tallyOf([result]), targets: 0 };
    await change(app, system, (c) => countBatch(c, id, batch, 'done', tally, transport));
    return;
  }
  const devices = await devicesBetween(app.db.write, target, part.from_id, part.to_id as number);
  const recipients: Recipient[] = devices.map(({ id: deviceId, kind, value }) => ({ deviceId, kind, value }));
  const results = recipients.length ? await transport.send(app, message, recipients, job.signal) : [];
  if (results.length !== recipients.length)
    throw new Error(`the transport ${transport.name} gave ${results.length} results for ${recipients.length} devices`);
  await change(app, system, async (c) => {
    if (await countBatch(c, id, batch, 'done', tallyOf(results), transport)) await removeGone(c, recipients, results);
  });
}

/** Removes the devices that the push service does not know, unless they have come back with another token since. */
async function removeGone(c: Change, recipients: readonly Recipient[], results: readonly Result[]): Promise<void> {
  const gone = recipients.filter((_, i) => results[i]?.state === 'gone').map((r) => hashOfValue(r.value));
  if (gone.length) await c.tx.deleteFrom('devices').where('value_hash', 'in', gone).execute();
}
