import { backoff } from '../../core/backoff.ts';
import { instant, isoTime } from '../../core/clock.ts';
import { attemptBackoff } from '../../core/jobs/worker.ts';
import { newBatch, type StoredBatch, type StoredNotification } from '../store.ts';
import type { Recipient, Result } from '../transports/transport.ts';

/** A new batch for the devices of a batch that are tried again. */
export interface RetryPart {
  /** Null: a message to a topic. */
  deviceIds: number[] | null;
  dueMs: number;
  tries: number;
  waitsFor: StoredBatch['waits_for'];
  /** 1: counted towards the daily caps. */
  counted: number;
  /** ISO time of the first try; null: none. */
  triedAt: string | null;
}

const hourMs = 3_600_000;
/** Time of tries without `ttl_seconds`; with it, at most a day. */
const windowMs = hourMs;
const dayMs = 24 * hourMs;
/** Longest waits between attempts: after a request, and when none was sent (`unasked`), which costs the service nothing. */
const longestWaitMs = 5 * 60_000;
const longestUnaskedMs = 60_000;
/** Share added to `Retry-After`, so that batches do not all return at once. */
const jitter = 0.1;

/** When a batch expires (Unix ms); null: never. */
export const worthUntil = (row: StoredNotification, part: StoredBatch): number | null =>
  row.ttl_seconds === null ? null : instant(part.first_due_at ?? part.due_at) + row.ttl_seconds * 1_000;

/** Latest end (Unix ms) of quiet hours that a batch waits for; null: any, for a first try without `ttl_seconds`. */
export function quietLimit(row: StoredNotification, part: StoredBatch): number | null {
  if (row.ttl_seconds !== null) return worthUntil(row, part);
  return part.device_ids === null ? null : instant(part.first_due_at ?? part.due_at) + dayMs;
}

type Retry = Result & { state: 'retry' };

const waitOf = ({ code, retryAfterMs, unasked }: Retry, tries: number): number => {
  if (code === 'STOPPED') return 0;
  if (retryAfterMs === undefined)
    return Math.min(unasked ? longestUnaskedMs : longestWaitMs, backoff(tries, attemptBackoff));
  return Math.ceil(retryAfterMs * (1 + Math.random() * jitter));
};

const reasonOf = (code: string): RetryPart['waitsFor'] =>
  code === 'STOPPED' ? null : code === 'QUOTA_EXCEEDED' ? 'quota' : 'retry';
/** No failure: the message waits for its turn, which does not count as a try. */
const isPatient = ({ code, unasked }: Retry): boolean =>
  code === 'STOPPED' || (unasked === true && code === 'QUOTA_EXCEEDED');

/**
 * Plans the `retry` results. Devices with equal waits form one part. Time ends the tries, not their number: a device fails
 * with the last code when the message would expire, or after an hour of tries (a day with `ttl_seconds`). A result with `stop`
 * replaces all of them.
 * @returns `ended`: final results, with a last `retry` turned into `failed`; `retries`: the parts to come
 */
export function planRetries(
  row: StoredNotification,
  part: StoredBatch,
  recipients: readonly Recipient[] | null,
  results: readonly Result[],
  nowMs: number,
): { ended: Result[]; retries: RetryPart[] } {
  const until = worthUntil(row, part);
  const stop = results.find((r) => r.state === 'failed' && r.stop);
  const ended: Result[] = [];
  const parts = new Map<string, RetryPart>();
  for (const [i, result] of results.entries()) {
    if (result.state !== 'retry') {
      ended.push(result);
      continue;
    }
    if (stop) {
      ended.push(stop);
      continue;
    }
    const patient = isPatient(result);
    // Counts for the back-off, also when no request was possible.
    const tries = part.tries + (patient ? 0 : 1);
    const triedAt = part.tried_at ?? (patient ? null : isoTime(nowMs));
    const key = `${patient} ${result.unasked} ${result.code === 'STOPPED' ? 0 : result.retryAfterMs}`;
    const dueMs = nowMs + waitOf(result, tries);
    const waitsFor = reasonOf(result.code);
    const found = parts.get(key) ?? { deviceIds: recipients && [], dueMs, tries, waitsFor, counted: 1, triedAt };
    const isLate = until !== null && found.dueMs > until;
    const endMs = triedAt === null ? null : instant(triedAt) + (until === null ? windowMs : dayMs);
    if (isLate || (!patient && endMs !== null && nowMs >= endMs)) {
      ended.push({ state: 'failed', code: patient ? 'expired' : result.code });
    } else {
      const recipient = recipients?.[i];
      if (recipient) found.deviceIds?.push(recipient.deviceId);
      parts.set(key, found);
    }
  }
  return { ended, retries: [...parts.values()] };
}

/** The row of a part. @param batch its number */
export function retryBatch(before: StoredBatch, batch: number, part: RetryPart): StoredBatch {
  const { deviceIds, dueMs, tries, waitsFor, counted, triedAt } = part;
  return newBatch({
    notification_id: before.notification_id,
    batch,
    device_ids: deviceIds && JSON.stringify(deviceIds),
    from_id: deviceIds && Math.min(...deviceIds),
    to_id: deviceIds && Math.max(...deviceIds),
    tries,
    waits_for: waitsFor,
    tried_at: triedAt,
    counted,
    targets: deviceIds?.length ?? 0,
    due_at: isoTime(dueMs),
    first_due_at: before.first_due_at ?? before.due_at,
  });
}
