import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Db, Tx } from '../core/db/database.ts';
import type { Stored } from '../core/db/table.ts';
import type { Target } from './model/notification.ts';
import type { DeviceRow, NotificationBatchRow, NotificationRow } from './tables.ts';

export type StoredNotification = Stored<NotificationRow>;
export type StoredBatch = NotificationBatchRow;
export type StoredDevice = Stored<DeviceRow>;

/** Breaking news waits for no quiet hours and counts towards no daily cap. */
export const isBreaking = ({ type }: { type: string }): boolean => type === 'breaking';

/** Names the token of a device: at most one device has it. */
export const hashOfValue = (value: string): string => createHash('sha256').update(value).digest('base64url');

export function notificationOf(db: Db, id: number): Promise<StoredNotification | undefined> {
  return db.selectFrom('notifications').selectAll().where('id', '=', id).executeTakeFirst();
}

export function batchOf(db: Db, id: number, batch: number): Promise<StoredBatch | undefined> {
  return db
    .selectFrom('notification_batches')
    .selectAll()
    .where('notification_id', '=', id)
    .where('batch', '=', batch)
    .executeTakeFirst();
}

export async function updateNotification(tx: Tx, id: number, columns: Partial<StoredNotification>): Promise<void> {
  await tx.updateTable('notifications').set(columns).where('id', '=', id).execute();
}

type NewBatch = Pick<StoredBatch, 'notification_id' | 'batch' | 'due_at'> & Partial<StoredBatch>;

/** Changes a batch that waits; one that ended meanwhile stays as it is. */
export async function updateBatch(
  db: Db,
  { notification_id, batch }: Pick<StoredBatch, 'notification_id' | 'batch'>,
  columns: Partial<StoredBatch>,
): Promise<void> {
  await db
    .updateTable('notification_batches')
    .set(columns)
    .where('notification_id', '=', notification_id)
    .where('batch', '=', batch)
    .where('status', '=', 'pending')
    .execute();
}

/** A batch that nothing has been done for. */
export const newBatch = (given: NewBatch): StoredBatch => ({
  from_id: null,
  to_id: null,
  device_ids: null,
  sent_ids: null,
  tries: 0,
  counted: 0,
  first_due_at: null,
  waits_for: null,
  tried_at: null,
  status: 'pending',
  targets: 0,
  sent: 0,
  failed: 0,
  failed_by_code: '{}',
  skipped: '{}',
  removed: 0,
  ended_at: null,
  ...given,
});

export async function insertBatches(tx: Tx, rows: StoredBatch[]): Promise<void> {
  // Both databases bound the parameters of one statement.
  for (let at = 0; at < rows.length; at += 500) {
    if (at > 0) await setImmediate();
    await tx
      .insertInto('notification_batches')
      .values(rows.slice(at, at + 500))
      .execute();
  }
}

export const targetOfRow = (row: Pick<StoredNotification, 'target_type' | 'target_value'>): Target => ({
  type: row.target_type,
  value: JSON.parse(row.target_value) as Target['value'] & {},
});
