import { sql } from 'kysely';
import type { Change } from '../../core/api/change.ts';
import { tellNotificationEnd } from '../ends.ts';
import { batchJob } from '../jobs.ts';
import {
  batchOf,
  insertBatches,
  notificationOf,
  type StoredBatch,
  type StoredNotification,
  updateNotification,
} from '../store.ts';
import type { Result, Transport } from '../transports/transport.ts';
import { sentIdsOf } from './batch-progress.ts';
import { addGroups, type SentOut, sentTimes } from './progress.ts';
import { type RetryPart, retryBatch } from './retry.ts';

/** Counts of devices in a batch. */
interface Tally {
  targets: number;
  sent: number;
  failed: number;
  byCode: Record<string, number>;
  /** Devices left out, by reason. */
  skipped: Record<string, number>;
  removed: number;
  /** Error code of the message itself: it ends the whole notification. Null: none. */
  stop: string | null;
  /** Absent: nothing was sent. */
  out?: SentOut;
}

export function tallyOf(results: readonly Result[], skipped: Record<string, number> = {}): Tally {
  const left = Object.values(skipped).reduce((sum, n) => sum + n, 0);
  const tally: Tally = {
    targets: results.length + left,
    sent: 0,
    failed: 0,
    byCode: {},
    skipped,
    removed: 0,
    stop: null,
  };
  for (const result of results) {
    if (result.state === 'sent') {
      tally.sent++;
      continue;
    }
    tally.failed++;
    tally.byCode[result.code] = (tally.byCode[result.code] ?? 0) + 1;
    if (result.state === 'gone') tally.removed++;
    if (result.state === 'failed' && result.stop) tally.stop = result.code;
  }
  return tally;
}

/** Adds devices sent to by an earlier run of the job. */
export const withSent = (tally: Tally, count: number): Tally => ({
  ...tally,
  targets: tally.targets + count,
  sent: tally.sent + count,
});

/** Tally of a batch whose unsent devices all fail with one code. */
export function allFailed(batch: StoredBatch, code: string): Tally {
  const sent = sentIdsOf(batch).length;
  const failed = batch.from_id === null ? 1 : batch.targets - sent;
  const byCode = failed ? { [code]: failed } : {};
  return { targets: batch.targets, sent, failed, byCode, skipped: {}, removed: 0, stop: null };
}

function addCodes(text: string, codes: Record<string, number>, sign: 1 | -1): string {
  const sum = JSON.parse(text) as Record<string, number>;
  for (const [code, n] of Object.entries(codes)) {
    sum[code] = (sum[code] ?? 0) + sign * n;
    if (sum[code] === 0) delete sum[code];
  }
  return JSON.stringify(sum);
}

const replaceCodes = (text: string, before: string, after: Record<string, number>): string =>
  addCodes(addCodes(text, JSON.parse(before) as Record<string, number>, -1), after, 1);

/** Final state of a notification. */
export const endOf = (counts: { sent: number; failed: number }, transport: Transport): 'sent' | 'logged' | 'failed' =>
  counts.sent === 0 && counts.failed > 0 ? 'failed' : transport.ends;

/** Ends pending batches as `skipped`, their devices failed with `code`. @returns the number of devices */
async function failWaiting(c: Change, id: number, code: string): Promise<number> {
  const waiting = c.tx
    .updateTable('notification_batches')
    .where('notification_id', '=', id)
    .where('status', '=', 'pending');
  // A topic batch is one message.
  const failed = sql<number>`case when from_id is null then 1 else targets end`;
  const byCode = sql<string>`cast(${`{${JSON.stringify(code)}:`} as text) || cast(${failed} as text) || '}'`;
  const rows = await waiting
    .set({ status: 'skipped', ended_at: c.now, failed, failed_by_code: byCode })
    .returning('failed')
    .execute();
  return rows.reduce((sum, row) => sum + row.failed, 0);
}

/** Added to the notification by the retries of a batch. */
interface Added {
  batches: number;
  /** Batches among them that have ended already. */
  ended: number;
  targets: number;
}

/** Adds the batches of devices that are tried again. None is sent of a notification that was cancelled or stopped. */
async function addRetries(
  c: Change,
  row: StoredNotification,
  before: StoredBatch,
  retries: readonly RetryPart[],
): Promise<Added> {
  const first = row.batches as number;
  const batches = retries.map((part, n) => retryBatch(before, first + n, part));
  const isClosed = row.status === 'cancelled' || before.status === 'skipped';
  const end = isClosed ? { status: 'skipped' as const, ended_at: c.now } : {};
  await insertBatches(
    c.tx,
    batches.map((batch) => ({ ...batch, ...end })),
  );
  if (!isClosed) for (const { batch, due_at } of batches) await c.enqueue(batchJob(row, batch, due_at));
  const targets = batches.reduce((sum, batch) => sum + batch.targets, 0);
  return { batches: batches.length, ended: isClosed ? batches.length : 0, targets };
}

/** Ends pending batches and drops the retries of this one, after an error of the message itself. */
async function stopNotification(c: Change, id: number, code: string, retries: readonly RetryPart[]) {
  const dropped = retries.reduce((sum, part) => sum + (part.deviceIds?.length ?? 0), 0);
  return { dropped, failed: (await failWaiting(c, id, code)) + dropped };
}

async function endBatch(c: Change, { notification_id, batch }: StoredBatch, status: 'done' | 'failed', tally: Tally) {
  const { targets, sent, failed, removed } = tally;
  const texts = { failed_by_code: JSON.stringify(tally.byCode), skipped: JSON.stringify(tally.skipped) };
  await c.tx
    .updateTable('notification_batches')
    .set({ targets, sent, failed, removed, ...texts, status, ended_at: c.now })
    .$if(status === 'done', (update) => update.set({ sent_ids: null }))
    .where('notification_id', '=', notification_id)
    .where('batch', '=', batch)
    .execute();
}

/** Counts of the notification, with the tally in place of the batch's earlier counts. */
const countsWith = (row: StoredNotification, before: StoredBatch, tally: Tally, added: Added) => ({
  targets: row.targets === null ? null : row.targets + tally.targets + added.targets - before.targets,
  sent: row.sent + tally.sent - before.sent,
  failed: row.failed + tally.failed - before.failed,
  failed_by_code: replaceCodes(row.failed_by_code, before.failed_by_code, tally.byCode),
  skipped: replaceCodes(row.skipped, before.skipped, tally.skipped),
  removed: row.removed + tally.removed - before.removed,
  batches: (row.batches as number) + added.batches,
  batches_done: row.batches_done + added.ended + (before.ended_at === null ? 1 : 0),
});

/** Whether a result counts: `done` replaces any other status, `failed` only `pending`. */
const isCountable = (before: StoredBatch, status: 'done' | 'failed'): boolean =>
  before.status !== 'done' && (status === 'done' || before.status === 'pending');

/**
 * Records the result of a batch; the last one ends the notification. A batch counts once, however often it runs. A `done`
 * result replaces an earlier `failed` or `skipped` one.
 * @param c transaction that also ends the job
 * @param id of the notification
 * @param retries devices that do not count yet: they become batches of their own
 * @returns false when the batch was counted before, or is gone
 */
export async function countBatch(
  c: Change,
  id: number,
  batch: number,
  status: 'done' | 'failed',
  tally: Tally,
  transport: Transport,
  retries: readonly RetryPart[] = [],
): Promise<boolean> {
  await c.dialect.lockRow(c.tx, 'notifications', id); // serialises batches
  const row = await notificationOf(c.tx, id);
  const before = await batchOf(c.tx, id, batch);
  if (!row || !before || !isCountable(before, status)) return false;
  await endBatch(c, before, status, tally);
  const { stop, out } = tally;
  const isStopped = stop !== null && before.status !== 'skipped';
  const added = await addRetries(c, row, before, isStopped ? [] : retries);
  const counts = countsWith(row, before, tally, added);
  if (isStopped) {
    const { dropped, failed } = await stopNotification(c, id, stop, retries);
    if (counts.targets !== null) counts.targets += dropped;
    counts.failed += failed;
    if (failed) counts.failed_by_code = addCodes(counts.failed_by_code, { [stop]: failed }, 1);
    counts.batches_done = counts.batches;
  }
  if (out) await addGroups(c, id, 'sent', out.groups);
  await updateNotification(c.tx, id, {
    ...counts,
    ...(out && tally.sent > 0 ? sentTimes(row, out.beganMs, c.nowMs) : {}),
    ...stateAfter(row, before, counts, isStopped, transport, c.now),
    updated_at: c.now,
  });
  await tellNotificationEnd(c, row);
  return true;
}

type Counts = Pick<StoredNotification, 'sent' | 'failed' | 'batches' | 'batches_done'>;

/** Changes of the notification's state after a batch. */
function stateAfter(
  row: StoredNotification,
  before: StoredBatch,
  counts: Counts,
  isStopped: boolean,
  transport: Transport,
  now: string,
): Partial<StoredNotification> {
  if (row.status === 'cancelled' || before.status === 'skipped') return {};
  if (isStopped) return { status: 'failed', sent_at: now };
  if (counts.batches_done === counts.batches) return { status: endOf(counts, transport), sent_at: now };
  // Also after its end: of a failed batch that was tried again, some devices have to wait.
  return row.status === 'paused' ? {} : { status: 'sending', sent_at: null };
}
