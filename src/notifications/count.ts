import type { Change } from '../core/change.ts';
import { batchOf, notificationOf, type StoredBatch, type StoredNotification, updateNotification } from './store.ts';
import type { Result, Transport } from './transport.ts';

/** What a batch came to. */
export interface Tally {
  targets: number;
  sent: number;
  failed: number;
  byCode: Record<string, number>;
  removed: number;
}

export function tallyOf(results: readonly Result[]): Tally {
  const tally: Tally = { targets: results.length, sent: 0, failed: 0, byCode: {}, removed: 0 };
  for (const result of results) {
    if (result.state === 'sent') {
      tally.sent++;
      continue;
    }
    tally.failed++;
    tally.byCode[result.code] = (tally.byCode[result.code] ?? 0) + 1;
    if (result.state === 'gone') tally.removed++;
  }
  return tally;
}

/** Nothing of a batch went out, all for one reason. */
export const allFailed = (batch: StoredBatch, code: string): Tally => {
  const failed = batch.from_id === null ? 1 : batch.targets;
  return { targets: batch.targets, sent: 0, failed, byCode: failed ? { [code]: failed } : {}, removed: 0 };
};

function addCodes(text: string, codes: Record<string, number>, sign: 1 | -1): string {
  const sum = JSON.parse(text) as Record<string, number>;
  for (const [code, n] of Object.entries(codes)) {
    sum[code] = (sum[code] ?? 0) + sign * n;
    if (sum[code] === 0) delete sum[code];
  }
  return JSON.stringify(sum);
}

/** The state of a notification whose batches have all ended. */
export const endOf = (counts: { sent: number; failed: number }, transport: Transport): 'sent' | 'logged' | 'failed' =>
  counts.sent === 0 && counts.failed > 0 ? 'failed' : transport.ends;

/**
 * Writes down what a batch came to and, with the last one, ends the notification. A batch counts once, however often
 * it runs: the first that is done stays. One that was given up and then goes out after all is counted anew.
 * One that was skipped while it was on its way out did go out, and is counted.
 * @returns whether it was counted
 */
export async function countBatch(
  c: Change,
  id: number,
  batch: number,
  status: 'done' | 'failed',
  tally: Tally,
  transport: Transport,
): Promise<boolean> {
  await c.dialect.lockRow(c.tx, 'notifications', id); // batches end one after the other
  const row = await notificationOf(c.tx, id);
  const before = await batchOf(c.tx, id, batch);
  if (!row || !before || before.status === 'done' || (status === 'failed' && before.status !== 'pending')) return false;
  const { byCode, ...numbers } = tally;
  await c.tx
    .updateTable('notification_batches')
    .set({ ...numbers, failed_by_code: JSON.stringify(byCode), status, ended_at: c.now })
    .where('notification_id', '=', id)
    .where('batch', '=', batch)
    .execute();
  const codes = addCodes(row.failed_by_code, JSON.parse(before.failed_by_code) as Record<string, number>, -1);
  const counts: Partial<StoredNotification> & { sent: number; failed: number; batches_done: number } = {
    targets: row.targets === null ? null : row.targets + tally.targets - before.targets,
    sent: row.sent + tally.sent - before.sent,
    failed: row.failed + tally.failed - before.failed,
    failed_by_code: addCodes(codes, byCode, 1),
    removed: row.removed + tally.removed - before.removed,
    batches_done: row.batches_done + (before.ended_at === null ? 1 : 0),
  };
  const isOver = counts.batches_done === row.batches && row.status !== 'cancelled';
  const end = isOver ? { status: endOf(counts, transport), sent_at: c.now } : {};
  await updateNotification(c.tx, id, { ...counts, ...end, updated_at: c.now });
  return true;
}
