import { backoff } from '../../core/backoff.ts';
import { instant, isoTime } from '../../core/clock.ts';
import { attemptBackoff, type NewJob } from '../../core/jobs/worker.ts';
import { newBatch, type StoredBatch, type StoredNotification } from '../store.ts';
import { isTopicSend } from '../targeting/target.ts';
import type { Recipient, Result } from '../transports/transport.ts';
import { isBreaking } from './eligibility.ts';

/** Devices of a batch that are to be asked again, with what they are sent. */
export interface LaterPart {
  /** Null: the one message to a topic. */
  deviceIds: number[] | null;
  dueMs: number;
  tries: number;
  waitsFor: StoredBatch['waits_for'];
  /** 1: they were counted to their daily caps. */
  counted: number;
  /** ISO time since which they are tried; null: they were not asked for yet. */
  triedAt: string | null;
}

const hourMs = 3_600_000;
/** For how long a device is tried when nobody said what its message is worth; when somebody did, a day at most. */
const windowMs = hourMs;
const dayMs = 24 * hourMs;
/** Tries come at least so often, and to connect costs nobody anything. */
const longestWaitMs = 5 * 60_000;
const longestUnaskedMs = 60_000;
/** A push service that names a time is waited for, and then not by all batches in the same moment. */
const jitter = 0.1;

/** What cannot wait: fan-outs, topics, breaking news. An ordinary send to everybody has a lane of its own. */
export const pushLane = 'push';
export const bulkLane = 'push.bulk';

/** The fan-out of a notification. @param runAt ISO time; null: at once */
export const sendJob = (id: number, runAt: string | null): NewJob => ({
  kind: 'push.send',
  payload: { id },
  lane: pushLane,
  uniqueKey: `push.send:${id}`,
  ...(runAt === null ? {} : { runAt }),
});

export const batchJob = (
  { id, type, target_type }: Pick<StoredNotification, 'id' | 'type' | 'target_type'>,
  batch: number,
  runAt: string,
): NewJob => ({
  kind: 'push.batch',
  payload: { id, batch },
  lane: isBreaking({ type }) || isTopicSend({ type: target_type }) ? pushLane : bulkLane,
  runAt,
  // A worker that dies may have sent all of it, each time.
  maxAttempts: 3,
  uniqueKey: `push.batch:${id}:${batch}`,
});

/** The instant (ms) after which a batch is not worth sending; null: it always is. */
export const worthUntil = (row: StoredNotification, part: StoredBatch): number | null =>
  row.ttl_seconds === null ? null : instant(part.first_due_at ?? part.due_at) + row.ttl_seconds * 1_000;

/** The instant (ms) until which a batch waits for devices in their quiet hours; null: at first, for their end. */
export function sleepUntil(row: StoredNotification, part: StoredBatch): number | null {
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

const reasonOf = (code: string): LaterPart['waitsFor'] =>
  code === 'STOPPED' ? null : code === 'QUOTA_EXCEEDED' ? 'quota' : 'retry';
/** Nothing is wrong: it has to wait for its turn, however long. */
const isPatient = ({ code, unasked }: Retry): boolean =>
  code === 'STOPPED' || (unasked === true && code === 'QUOTA_EXCEEDED');

/**
 * What to do about results that say `retry`: devices that wait alike go out together later. Time is what ends that, not
 * a number of tries: a device fails by the code of the last one when the message would come too late, or after an hour
 * of trying when nobody said what it is worth (a day when somebody did).
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
    const patient = isPatient(result);
    // The waits grow by it, also while nobody can be asked.
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
  return { ended, later: [...parts.values()] };
}

/** The row of a part; `batch` is its number. */
export function laterBatch(before: StoredBatch, batch: number, part: LaterPart): StoredBatch {
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
