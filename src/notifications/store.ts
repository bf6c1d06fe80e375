import { createHash } from 'node:crypto';
import type { Db, Tx } from '../core/db.ts';
import type { DeviceRow, NotificationBatchRow, NotificationRow, Stored } from '../core/tables.ts';
import type { Target } from '../model/notification.ts';

export type StoredNotification = Stored<NotificationRow>;
export type StoredBatch = NotificationBatchRow;
export type StoredDevice = Stored<DeviceRow>;

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

/** A batch that nothing has been done for. */
export const newBatch = (given: NewBatch): StoredBatch => ({
  from_id: null,
  to_id: null,
  device_ids: null,
  tries: 0,
  first_due_at: null,
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
  for (let at = 0; at < rows.length; at += 500)
    await tx
      .insertInto('notification_batches')
      .values(rows.slice(at, at + 500))
      .execute();
}

export const targetOf = (row: Pick<StoredNotification, 'target_type' | 'target_value'>): Target => ({
  type: row.target_type,
  value: JSON.parse(row.target_value) as Target['value'] & {},
});
