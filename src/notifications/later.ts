import { instant, isoTime } from '../core/clock.ts';
import { backoffMs, type NewJob } from '../core/jobs.ts';
import { newBatch, type StoredBatch, type StoredNotification } from './store.ts';
import type { Recipient, Result } from './transport.ts';

/** Devices of a batch that are to be asked again, with what they are sent. */
export interface LaterPart {
  /** Null: the one message to a topic. */
  deviceIds: number[] | null;
  dueMs: number;
  tries: number;
}

/** How often a device is tried. */
const mostTries = 6;
/** A push service that names a time is waited for, and then not by all batches in the same moment. */
const jitter = 0.1;

export const batchJob = (id: number, batch: number, runAt: string): NewJob => ({
  kind: 'push.batch',
  payload: { id, batch },
  runAt,
  uniqueKey: `push.batch:${id}:${batch}`,
});

/** The instant (ms) after which a batch is not worth sending; null: it always is. */
export const worthUntil = (row: StoredNotification, part: StoredBatch): number | null =>
  row.ttl_seconds === null ? null : instant(part.first_due_at ?? part.due_at) + row.ttl_seconds * 1_000;

const waitOf = ({ code, retryAfterMs }: Result & { state: 'retry' }, tries: number): number => {
  if (code === 'STOPPED') return 0;
  if (retryAfterMs === undefined) return backoffMs(tries);
  return Math.ceil(retryAfterMs * (1 + Math.random() * jitter));
};

/**
 * What to do about results that say `retry`: devices that wait alike go out together later. One that has had its tries
 * has failed by the code of the last, one whose message would come too late as `expired`.
 * @returns the results with each `retry` that is final made `failed`, those to come left out, and the parts to come
 */
export function sortRetries(
  row: StoredNotification,
  part: StoredBatch,
  recipients: readonly Recipient[] | null,
  results: readonly Result[],
  nowMs: number,
): { ended: Result[]; later: LaterPart[] } {
  const until = worthUntil(row, part);
  const stop = results.find((r) => r.state === 'failed' && r.stop);
  const ended: Result[] = [];
  const parts = new Map<string, LaterPart>();
  for (const [i, result] of results.entries()) {
    if (result.state !== 'retry') {
      ended.push(result);
      continue;
    }
    if (stop) {
      ended.push(stop);
      continue;
    }
    // Nobody was asked: that is no try.
    const tries = part.tries + (result.code === 'STOPPED' ? 0 : 1);
    const key = result.code === 'STOPPED' ? 'stopped' : String(result.retryAfterMs);
    const found = parts.get(key) ?? { deviceIds: recipients && [], dueMs: nowMs + waitOf(result, tries), tries };
    if (tries >= mostTries) ended.push({ state: 'failed', code: result.code });
    else if (until !== null && found.dueMs > until) ended.push({ state: 'failed', code: 'expired' });
    else {
      const recipient = recipients?.[i];
      if (recipient) found.deviceIds?.push(recipient.deviceId);
      parts.set(key, found);
    }
  }
  return { ended, later: [...parts.values()] };
}

/** The row of a part; `batch` is its number. */
export function laterBatch(before: StoredBatch, batch: number, { deviceIds, dueMs, tries }: LaterPart): StoredBatch {
  return newBatch({
    notification_id: before.notification_id,
    batch,
    device_ids: deviceIds && JSON.stringify(deviceIds),
    from_id: deviceIds && Math.min(...deviceIds),
    to_id: deviceIds && Math.max(...deviceIds),
    tries,
    targets: deviceIds?.length ?? 0,
    due_at: isoTime(dueMs),
    first_due_at: before.first_due_at ?? before.due_at,
  });
}
