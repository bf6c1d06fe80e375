import { type Change, change } from '../../core/api/change.ts';
import { type App, systemActor } from '../../core/app.ts';
import { instant, isoTime } from '../../core/clock.ts';
import { retryWhileUnreachable } from '../../core/jobs/retry-while-unreachable.ts';
import { LeaseLost, RetryAt, type RunningJob } from '../../core/jobs/worker.ts';
import { removeGone } from '../devices/remove.ts';
import {
  batchOf,
  notificationOf,
  type StoredBatch,
  type StoredNotification,
  targetOfRow,
  updateBatch,
} from '../store.ts';
import { devicesBetween, devicesByIds, hasBrowser } from '../targeting/audience.ts';
import { presentTarget } from '../targeting/topic-names.ts';
import type { Message, Recipient, Result, TopicTarget, Transport } from '../transports/transport.ts';
import { BatchProgress, sentIdsOf } from './batch-progress.ts';
import { allFailed, countBatch, tallyOf, withSent } from './batch-result.ts';
import { type Sendable, sendableNow } from './eligibility.ts';
import { pausedMs } from './fan-out.ts';
import { messageOf } from './message.ts';
import { sentOut } from './progress.ts';
import { planRetries, quietLimit, type RetryPart, worthUntil } from './retry.ts';

type BatchJob = Pick<RunningJob, 'payload' | 'signal'> & Partial<Pick<RunningJob, 'end' | 'attempt' | 'holdsLease'>>;

/** Least delay tolerated for a first try, also with a shorter `ttl_seconds`: workers take a moment. */
const graceMs = 5 * 60_000;

/** Whether the batch has expired, after an outage or many attempts. */
function isStale(row: StoredNotification, part: StoredBatch, nowMs: number): boolean {
  const until = worthUntil(row, part);
  if (until === null) return false;
  const grace = part.tries > 0 ? 0 : Math.max(0, graceMs - (row.ttl_seconds ?? 0) * 1_000);
  return nowMs > until + grace;
}

export async function topicTarget(
  app: App,
  row: Pick<StoredNotification, 'target_type' | 'target_value'>,
): Promise<TopicTarget> {
  const { type, value } = await presentTarget(app.db.write, targetOfRow(row));
  return type === 'condition' ? { condition: value as string } : { topic: value as string };
}

/** Random delay (ms) after quiet hours, up to `spread_seconds`, and up to half of the time until the next quiet hours. */
const staggerMs = (row: StoredNotification, activeMs: number): number =>
  Math.floor(Math.random() * Math.min(row.spread_seconds * 1_000, activeMs / 2));

/** The message with its remaining time to live. */
function messageNow(row: StoredNotification, part: StoredBatch, nowMs: number): Message {
  const until = worthUntil(row, part);
  const message = messageOf(row);
  if (until === null || message.ttlSeconds === null) return message;
  const left = Math.max(0, Math.ceil((until - nowMs) / 1_000));
  return { ...message, ttlSeconds: Math.min(message.ttlSeconds, left) };
}

/** Throws when another worker certainly has the job, which then sends and counts the batch. Else `job.end` finds out. */
function throwIfLost({ aborted, reason }: AbortSignal): void {
  if (aborted && reason instanceof LeaseLost && reason.isKnown) throw reason;
}

/** Postpones a whole batch, of which nothing was sent, and its job. @throws RetryAt */
async function postpone(
  app: App,
  part: StoredBatch,
  { dueMs, tries, waitsFor, counted, triedAt }: RetryPart,
): Promise<never> {
  await updateBatch(app.db.write, part, {
    due_at: isoTime(dueMs),
    first_due_at: part.first_due_at ?? part.due_at,
    tries,
    waits_for: waitsFor,
    counted,
    tried_at: triedAt,
  });
  throw new RetryAt(dueMs);
}

/**
 * Records the result of a batch and ends its job in one transaction. Retries during an outage of the database, as the
 * messages are sent. A second try after a commit whose answer was lost does nothing: the batch is `done`.
 * @param after runs in the transaction when the batch was counted
 */
const record = (
  app: App,
  job: BatchJob,
  count: (c: Change) => Promise<boolean>,
  after: (c: Change) => Promise<unknown> = async () => {},
): Promise<void> =>
  retryWhileUnreachable(app.log, job.signal, () =>
    change(app, systemActor, async (c) => {
      if (!(await count(c))) return;
      await after(c);
      await job.end?.(c.tx);
    }),
  );

async function sendToTopic(app: App, row: StoredNotification, part: StoredBatch, job: BatchJob, by: Transport) {
  const { signal } = job;
  const beganMs = app.now();
  const result = await by.sendTopic(app, messageNow(row, part, beganMs), await topicTarget(app, row), { signal });
  throwIfLost(signal);
  const { ended, retries } = planRetries(row, part, null, [result], app.now());
  const [all] = retries;
  if (all && part.status === 'pending') await postpone(app, part, all);
  const tally = { ...tallyOf(ended), targets: 0, out: { beganMs, groups: [] } };
  await record(app, job, (c) => countBatch(c, row.id, part.batch, 'done', tally, by, retries));
}

/** Current devices of a batch: those to send to, and those that an earlier run of its job recorded as sent. */
async function devicesOf(app: App, row: StoredNotification, part: StoredBatch, nowMs: number) {
  const { write } = app.db;
  const devices =
    part.device_ids === null
      ? await devicesBetween(write, targetOfRow(row), part.from_id as number, part.to_id as number, nowMs)
      : await devicesByIds(write, JSON.parse(part.device_ids) as number[]);
  const sentIds = sentIdsOf(part);
  if (sentIds.length === 0) return { devices, sent: [] };
  const isSent = new Set(sentIds);
  return { devices: devices.filter(({ id }) => !isSent.has(id)), sent: await devicesByIds(write, sentIds) };
}

/** Retry parts for devices in quiet hours, due when these end. */
const quietParts = (row: StoredNotification, part: StoredBatch, { quiet }: Sendable<unknown>): RetryPart[] =>
  [...quiet].map(([end, { ids: deviceIds, activeMs }]) => ({
    deviceIds,
    dueMs: Math.min(end + staggerMs(row, activeMs), quietLimit(row, part) ?? Number.POSITIVE_INFINITY),
    tries: part.tries,
    waitsFor: 'quiet_hours',
    counted: part.counted,
    triedAt: part.tried_at,
  }));

/** Sends to devices and records progress meanwhile. @returns a result per recipient, in their order */
async function send(
  app: App,
  message: Message,
  recipients: readonly Recipient[],
  progress: BatchProgress,
  by: Transport,
): Promise<Result[]> {
  if (recipients.length === 0) return [];
  const results = await by.send(app, message, recipients, { signal: progress.signal, progress });
  if (results.length !== recipients.length)
    throw new Error(`the transport ${by.name} gave ${results.length} results for ${recipients.length} devices`);
  await progress.settled();
  return results;
}

async function sendToDevices(app: App, row: StoredNotification, part: StoredBatch, job: BatchJob, by: Transport) {
  const nowMs = app.now();
  const { devices, sent } = await devicesOf(app, row, part, nowMs);
  const about = {
    id: row.id,
    type: row.type,
    category: row.category,
    worthUntilMs: quietLimit(row, part),
    isCounted: part.counted === 1,
  };
  const sendable = await sendableNow(app, devices, about, nowMs);
  const recipients: Recipient[] = sendable.now.map(({ id: deviceId, kind, value }) => ({ deviceId, kind, value }));
  const beganMs = app.now();
  const progress = new BatchProgress(app, part, job);
  try {
    const results = await send(app, messageNow(row, part, beganMs), recipients, progress, by);
    throwIfLost(job.signal);
    const { ended, retries } = planRetries(row, part, recipients, results, app.now());
    const [all] = retries;
    // When some devices are gone or in quiet hours, the batch counts these now, and a new batch waits for the others.
    if (all?.deviceIds?.length === part.targets && part.status === 'pending') await postpone(app, part, all);
    const gone = recipients.filter((_, i) => results[i]?.state === 'gone');
    const out = sentOut(
      beganMs,
      [...sent, ...sendable.now],
      [...sent.map(() => ({ state: 'sent' }) as const), ...results],
    );
    const tally = { ...withSent(tallyOf(ended, sendable.skipped), sentIdsOf(part).length), out };
    const parts = [...retries, ...quietParts(row, part, sendable)];
    await record(
      app,
      job,
      (c) => countBatch(c, row.id, part.batch, 'done', tally, by, parts),
      (c) => removeGone(c, gone),
    );
  } finally {
    progress.close();
  }
}

/**
 * Job `push.batch {id, batch}`: sends a batch and records its result. Devices that have to wait (busy push service, quiet
 * hours) become batches of their own.
 *
 * A batch counts once. A message is sent once, except at most `PUSH_IN_FLIGHT` that were in flight or unrecorded when their
 * process died: these are sent again, as losing them would be worse.
 * @throws RetryAt while paused, before `due_at`, while rate limited, or when the whole batch has to wait
 * @throws LeaseLost when another worker has the job
 */
export async function sendBatch(app: App, job: BatchJob, transport: Transport): Promise<void> {
  const { id, batch } = job.payload as { id: number; batch: number };
  const row = await notificationOf(app.db.write, id);
  const part = await batchOf(app.db.write, id, batch);
  // A failed batch has a job only after a retry by hand.
  const isWanted = part?.status === 'pending' || part?.status === 'failed';
  if (!row || !part || !isWanted || row.status === 'cancelled') return;
  const nowMs = app.now();
  if (row.status === 'paused') throw new RetryAt(nowMs + pausedMs);
  if (isStale(row, part, nowMs)) {
    const tally = allFailed(part, 'expired');
    await change(app, systemActor, (c) => countBatch(c, id, batch, 'failed', tally, transport));
    return;
  }
  // Postponed while its job waited.
  if (instant(part.due_at) > nowMs) throw new RetryAt(instant(part.due_at));
  const isTopic = part.from_id === null;
  const rateLimitedMs = transport.rateLimitedMs(app, isTopic);
  // The limit is not that of browsers, which have other push services.
  if (rateLimitedMs > 0 && (isTopic || !(await hasBrowser(app.db.write, part))))
    throw new RetryAt(nowMs + Math.ceil(rateLimitedMs * (1 + Math.random() * 0.1)));
  if ((job.attempt ?? 1) > 1)
    app.log.warn(
      { notification: id, batch, attempt: job.attempt },
      'a batch is sent again: phones whose message was not recorded may get it twice',
    );
  if (isTopic) await sendToTopic(app, row, part, job, transport);
  else await sendToDevices(app, row, part, job, transport);
}
