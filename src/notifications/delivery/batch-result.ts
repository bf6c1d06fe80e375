import { sql } from 'kysely';
import type { Change } from '../../core/api/change.ts';
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
import { batchJob, type LaterPart, laterBatch } from './retry.ts';

/** What a batch came to. */
interface Tally {
  targets: number;
  sent: number;
  failed: number;
  byCode: Record<string, number>;
  /** How many were left out, by reason. */
  skipped: Record<string, number>;
  removed: number;
  /** The code of what is wrong with the message itself: nothing else of the notification goes out. */
  stop: string | null;
  /** Absent when nothing went out. */
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

/** The same with devices that an earlier run of the job sent to. */
export const withSent = (tally: Tally, count: number): Tally => ({
  ...tally,
  targets: tally.targets + count,
  sent: tally.sent + count,
});

/** What has not gone out of a batch does not, all for one reason. */
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

/** The state of a notification whose batches have all ended. */
export const endOf = (counts: { sent: number; failed: number }, transport: Transport): 'sent' | 'logged' | 'failed' =>
  counts.sent === 0 && counts.failed > 0 ? 'failed' : transport.ends;

/** Batches that wait are not sent any more: all their devices failed by this code. @returns how many devices that were */
async function stopRest(c: Change, id: number, code: string): Promise<number> {
  const rest = c.tx
    .updateTable('notification_batches')
    .where('notification_id', '=', id)
    .where('status', '=', 'pending');
  // To a topic it is one message.
  const failed = sql<number>`case when from_id is null then 1 else targets end`;
  const byCode = sql<string>`cast(${`{${JSON.stringify(code)}:`} as text) || cast(${failed} as text) || '}'`;
  const rows = await rest
    .set({ status: 'skipped', ended_at: c.now, failed, failed_by_code: byCode })
    .returning('failed')
    .execute();
  return rows.reduce((sum, row) => sum + row.failed, 0);
}

async function addLater(c: Change, row: StoredNotification, before: StoredBatch, later: readonly LaterPart[]) {
  const batches = later.map((part, n) => laterBatch(before, (row.batches as number) + n, part));
  // Nothing more goes out of one that was cancelled or stopped meanwhile.
  const isClosed = row.status === 'cancelled' || before.status === 'skipped';
  const end = isClosed ? { status: 'skipped' as const, ended_at: c.now } : {};
  await insertBatches(
    c.tx,
    batches.map((batch) => ({ ...batch, ...end })),
  );
  if (!isClosed) for (const { batch, due_at } of batches) await c.enqueue(batchJob(row, batch, due_at));
  return { targets: batches.reduce((sum, b) => sum + b.targets, 0), done: isClosed ? batches.length : 0 };
}

/**
 * Writes down what a batch came to and, with the last one, ends the notification. A batch counts once, however often
 * it runs: the first that is done stays. One that was given up and then goes out after all is counted anew.
 * One that was skipped while it was on its way out did go out, and is counted.
 * @param later devices of the batch that do not count yet: they become batches of their own
 * @returns whether it was counted
 */
export async function countBatch(
  c: Change,
  id: number,
  batch: number,
  status: 'done' | 'failed',
  tally: Tally,
  transport: Transport,
  later: readonly LaterPart[] = [],
): Promise<boolean> {
  await c.dialect.lockRow(c.tx, 'notifications', id); // batches end one after the other
  const row = await notificationOf(c.tx, id);
  const before = await batchOf(c.tx, id, batch);
  if (!row || !before || before.status === 'done' || (status === 'failed' && before.status !== 'pending')) return false;
  const { byCode, skipped, stop, out, ...numbers } = tally;
  const texts = { failed_by_code: JSON.stringify(byCode), skipped: JSON.stringify(skipped) };
  await c.tx
    .updateTable('notification_batches')
    .set({ ...numbers, ...texts, status, ended_at: c.now, ...(status === 'done' ? { sent_ids: null } : {}) })
    .where('notification_id', '=', id)
    .where('batch', '=', batch)
    .execute();
  const isStopped = stop !== null && before.status !== 'skipped';
  const added = await addLater(c, row, before, isStopped ? [] : later);
  const dropped = isStopped ? later.reduce((sum, part) => sum + (part.deviceIds?.length ?? 0), 0) : 0;
  const rest = isStopped ? (await stopRest(c, id, stop)) + dropped : 0;
  const codes = replaceCodes(row.failed_by_code, before.failed_by_code, byCode);
  const counts = {
    targets: row.targets === null ? null : row.targets + tally.targets + added.targets + dropped - before.targets,
    sent: row.sent + tally.sent - before.sent,
    failed: row.failed + tally.failed + rest - before.failed,
    failed_by_code: rest ? addCodes(codes, { [stop as string]: rest }, 1) : codes,
    skipped: replaceCodes(row.skipped, before.skipped, skipped),
    removed: row.removed + tally.removed - before.removed,
    batches: (row.batches as number) + (isStopped ? 0 : later.length),
    batches_done: row.batches_done + added.done + (before.ended_at === null ? 1 : 0),
  };
  if (isStopped) counts.batches_done = counts.batches;
  if (out) await addGroups(c, id, 'sent', out.groups);
  await updateNotification(c.tx, id, {
    ...counts,
    ...(out && tally.sent > 0 ? sentTimes(row, out.beganMs, c.nowMs) : {}),
    ...ending(row, before, counts, isStopped, transport, c.now),
    updated_at: c.now,
  });
  return true;
}

type Counts = Pick<StoredNotification, 'sent' | 'failed' | 'batches' | 'batches_done'>;

/** How the state of a notification follows from a batch that has ended. */
function ending(
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
  // It had ended, and a batch that had been given up was tried again: some of its devices have to wait.
  return row.status === 'paused' ? {} : { status: 'sending', sent_at: null };
}
