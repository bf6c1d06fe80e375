import { backoff } from '../../core/backoff.ts';
import { instant, isoTime } from '../../core/clock.ts';
import { attemptBackoff } from '../../core/jobs/worker.ts';
import { newBatch, type StoredBatch, type StoredNotification } from '../store.ts';
import type { Recipient, Result } from '../transports/transport.ts';

/** Devices of a batch that are tried again, as a batch of their own. */
export interface RetryPart {
  /** Null: the one message to a topic. */
  deviceIds: number[] | null;
  dueMs: number;
  tries: number;
  waitsFor: StoredBatch['waits_for'];
  /** 1: they were counted towards their daily caps. */
  counted: number;
  /** ISO time of the first try; null: not tried yet. */
  triedAt: string | null;
}

const hourMs = 3_600_000;
/** For how long a device is tried without `ttl_seconds`; with it, for a day at most. */
const windowMs = hourMs;
const dayMs = 24 * hourMs;
/** The longest waits between attempts; to connect costs the push service nothing. */
const longestWaitMs = 5 * 60_000;
const longestUnaskedMs = 60_000;
/** Not all batches come back at the moment that a push service names. */
const jitter = 0.1;

/** The instant (ms) at which a batch expires; null: never. */
export const worthUntil = (row: StoredNotification, part: StoredBatch): number | null =>
  row.ttl_seconds === null ? null : instant(part.first_due_at ?? part.due_at) + row.ttl_seconds * 1_000;

/** The instant (ms) until which a batch waits for devices in their quiet hours; null: at first, for their end. */
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
/** Nothing is wrong: the message waits for its turn, however long. */
const isPatient = ({ code, unasked }: Retry): boolean =>
  code === 'STOPPED' || (unasked === true && code === 'QUOTA_EXCEEDED');

/**
 * What to do about results that say `retry`: devices that wait alike go out together later. Time is what ends that, not
 * a number of tries: a device fails by the code of the last one when the message would come too late, or after an hour
 * of trying when nobody said what it is worth (a day when somebody did).
 * @returns the results with each `retry` that is final made `failed`, those to come left out, and the parts to come
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
    // The waits grow by it, also while no request is possible.
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

/** The row of a part; `batch` is its number. */
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
