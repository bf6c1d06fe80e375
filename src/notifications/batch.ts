import { type App, system } from '../core/app.ts';
import { change } from '../core/change.ts';
import { instant } from '../core/clock.ts';
import { type Job, Later } from '../core/jobs.ts';
import { allFailed, countBatch, tallyOf } from './count.ts';
import { removeGone } from './devices-remove.ts';
import { pausedMs } from './fanout.ts';
import { type LaterPart, sortRetries, worthUntil } from './later.ts';
import { messageOf } from './message.ts';
import { sendableNow } from './sendable.ts';
import { batchOf, notificationOf, type StoredBatch, type StoredNotification, targetOf } from './store.ts';
import { devicesBetween, devicesByIds } from './target-devices.ts';
import type { Recipient, TopicTarget, Transport } from './transport.ts';

/** First tries may be late by this much, whatever `ttl_seconds` says: workers take a moment. */
const graceMs = 5 * 60_000;

/** Whether a batch comes too late: the news is stale, after a long standstill or many tries. */
function isStale(row: StoredNotification, part: StoredBatch, nowMs: number): boolean {
  const until = worthUntil(row, part);
  if (until === null) return false;
  const grace = part.tries > 0 ? 0 : Math.max(0, graceMs - (row.ttl_seconds ?? 0) * 1_000);
  return nowMs > until + grace;
}

export function topicOf(row: Pick<StoredNotification, 'target_type' | 'target_value'>): TopicTarget {
  const { type, value } = targetOf(row);
  return type === 'condition' ? { condition: value as string } : { topic: value as string };
}

/** How much later the devices of one batch that wake at the same time are sent to: the ramp holds for them, too. */
const rampMs = (row: StoredNotification): number => Math.floor(Math.random() * row.spread_seconds * 1_000);

async function sendToTopic(app: App, row: StoredNotification, part: StoredBatch, signal: AbortSignal, by: Transport) {
  const result = await by.sendTopic(app, messageOf(row), topicOf(row), { signal });
  const { ended, later } = sortRetries(row, part, null, [result], app.now());
  const tally = { ...tallyOf(ended), targets: 0 };
  await change(app, system, (c) => countBatch(c, row.id, part.batch, 'done', tally, by, later));
}

async function sendToDevices(app: App, row: StoredNotification, part: StoredBatch, signal: AbortSignal, by: Transport) {
  const { write } = app.db;
  const nowMs = app.now();
  const devices =
    part.device_ids === null
      ? await devicesBetween(write, targetOf(row), part.from_id as number, part.to_id as number, nowMs)
      : await devicesByIds(write, JSON.parse(part.device_ids) as number[]);
  const about = { id: row.id, type: row.type, category: row.category, worthUntilMs: worthUntil(row, part) };
  const sendable = await sendableNow(app, devices, about, nowMs);
  const recipients: Recipient[] = sendable.now.map(({ id: deviceId, kind, value }) => ({ deviceId, kind, value }));
  const results = recipients.length ? await by.send(app, messageOf(row), recipients, { signal }) : [];
  if (results.length !== recipients.length)
    throw new Error(`the transport ${by.name} gave ${results.length} results for ${recipients.length} devices`);
  const { ended, later } = sortRetries(row, part, recipients, results, app.now());
  const asleep = [...sendable.later].map(
    ([end, deviceIds]): LaterPart => ({
      deviceIds,
      dueMs: Math.min(end + rampMs(row), about.worthUntilMs ?? Number.POSITIVE_INFINITY),
      tries: part.tries,
    }),
  );
  const gone = recipients.filter((_, i) => results[i]?.state === 'gone');
  const tally = tallyOf(ended, sendable.skipped);
  await change(app, system, async (c) => {
    if (await countBatch(c, row.id, part.batch, 'done', tally, by, [...later, ...asleep])) await removeGone(c, gone);
  });
}

/**
 * Job `push.batch {id, batch}`: hands a batch to the transport, then records what came of it. Devices that have to wait
 * (the push service was busy, they are in their quiet hours) become a batch of their own, due later.
 *
 * Every batch counts once. Every message goes out once too, but for the batches that are in flight when their process
 * dies: nobody can know how far those got, and losing them would be worse, so they go out again.
 * @throws Later while the notification is paused, or its push service wants a rest
 */
export async function sendBatch(app: App, job: Pick<Job, 'payload' | 'signal'>, transport: Transport): Promise<void> {
  const { id, batch } = job.payload as { id: number; batch: number };
  const row = await notificationOf(app.db.write, id);
  const part = await batchOf(app.db.write, id, batch);
  // A batch that was given up is tried again only when somebody asks for it, by its job.
  const isWanted = part?.status === 'pending' || part?.status === 'failed';
  if (!row || !part || !isWanted || row.status === 'cancelled') return;
  const nowMs = app.now();
  if (row.status === 'paused') throw new Later(nowMs + pausedMs);
  if (isStale(row, part, nowMs)) {
    const tally = allFailed(part, 'expired');
    await change(app, system, (c) => countBatch(c, id, batch, 'failed', tally, transport));
    return;
  }
  // It was put off while its job waited.
  if (instant(part.due_at) > nowMs) throw new Later(instant(part.due_at));
  const heldMs = transport.heldMs(app);
  if (heldMs > 0) throw new Later(nowMs + Math.ceil(heldMs * (1 + Math.random() * 0.1)));
  if (part.from_id === null) await sendToTopic(app, row, part, job.signal, transport);
  else await sendToDevices(app, row, part, job.signal, transport);
}
