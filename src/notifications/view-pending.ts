import { sql } from 'kysely';
import { isoTime } from '../core/clock.ts';
import type { Db } from '../core/db/database.ts';
import type { Wait, WaitReason } from './model/notification.ts';
import type { StoredBatch, StoredNotification } from './store.ts';
import { isTopicSend } from './targeting/target.ts';

/** Batches of one notification that wait for the same. */
export interface WaitingDevices {
  waits_for: StoredBatch['waits_for'];
  is_due: number;
  devices: number;
  from: string;
  until: string;
}

/** What has not gone out of notifications that are on their way, by notification. */
export async function waitingOf(db: Db, ids: readonly number[], now: string): Promise<Map<number, WaitingDevices[]>> {
  const found = new Map<number, WaitingDevices[]>();
  if (ids.length === 0) return found;
  const rows = await db
    .selectFrom('notification_batches')
    .select((e) => [
      'notification_id',
      'waits_for',
      e.case().when('due_at', '<=', now).then(sql.lit(1)).else(sql.lit(0)).end().as('is_due'),
      e.fn.sum<number>('targets').as('devices'),
      e.fn.min('due_at').as('from'),
      e.fn.max('due_at').as('until'),
    ])
    .where('notification_id', 'in', ids)
    .where('status', '=', 'pending')
    .groupBy(['notification_id', 'waits_for', 'is_due'])
    .execute();
  for (const { notification_id: id, devices, ...row } of rows)
    found.set(id, [...(found.get(id) ?? []), { ...row, devices: Number(devices) }]);
  return found;
}

/** Devices whose turn is to come, of a topic messages; null before the fan-out. */
export function leftOf(row: StoredNotification): number | null {
  if (['sent', 'logged', 'failed', 'cancelled'].includes(row.status)) return 0;
  if (row.batches === null) return null;
  if (row.targets === null) return row.batches - row.batches_done;
  const skipped = Object.values(JSON.parse(row.skipped) as Record<string, number>).reduce((sum, n) => sum + n, 0);
  return Math.max(0, row.targets - row.sent - row.failed - skipped);
}

const wait = (reason: WaitReason, devices: number | null, from: string | null, until: string | null): Wait => ({
  reason,
  devices,
  from,
  until,
});

/** @param rateLimitedMs for how long FCM gets no requests, because of its quota */
function sendingWaits(
  row: StoredNotification,
  parts: readonly WaitingDevices[],
  nowMs: number,
  rateLimitedMs: number,
): Wait[] {
  const isTopic = isTopicSend({ type: row.target_type });
  const countOf = (n: number): number | null => (isTopic ? null : n);
  const due = parts.filter((p) => p.is_due);
  const devices = countOf(due.reduce((sum, p) => sum + p.devices, 0));
  const heldUntil = isoTime(nowMs + rateLimitedMs);
  const now = rateLimitedMs > 0 ? wait('quota', devices, heldUntil, heldUntil) : wait('turn', devices, null, null);
  const postponed = parts
    .filter((p) => !p.is_due)
    .sort((a, b) => (a.from < b.from ? -1 : 1))
    .map((p) => wait(p.waits_for ?? 'spread', countOf(p.devices), p.from, p.until));
  return due.length ? [now, ...postponed] : postponed;
}

/** What is left of a notification waits for this. */
export function waitsOf(
  row: StoredNotification,
  parts: readonly WaitingDevices[],
  nowMs: number,
  rateLimitedMs: number,
): Wait[] {
  if (row.status === 'awaiting_approval') return [wait('approval', null, null, null)];
  if (row.status === 'scheduled') return [wait('schedule', null, row.scheduled_at, row.scheduled_at)];
  if (row.status === 'queued') return [wait('turn', null, null, null)];
  if (row.status === 'paused') return [wait('paused', row.targets === null ? null : leftOf(row), null, null)];
  return row.status === 'sending' ? sendingWaits(row, parts, nowMs, rateLimitedMs) : [];
}
