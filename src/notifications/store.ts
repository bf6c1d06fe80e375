import { createHash } from 'node:crypto';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Db, Tx } from '../core/db.ts';
import type { DeviceRow, NotificationBatchRow, NotificationRow, Stored, Tables } from '../core/tables.ts';
import type { Target } from '../model/notification.ts';
import { labelKey } from './target.ts';

export type StoredNotification = Stored<NotificationRow>;
export type StoredBatch = NotificationBatchRow;
export type StoredDevice = Stored<DeviceRow>;

/** Names the token of a device: at most one device has it. */
export const hashOfValue = (value: string): string => createHash('sha256').update(value).digest('base64url');

/** The devices that a target means, at this moment. */
function devicesOf(db: Db, { type, value }: Target): SelectQueryBuilder<Tables, 'devices', object> {
  const devices = db.selectFrom('devices');
  if (type === 'all') return devices;
  if (type === 'lang') return devices.where('devices.lang', '=', value as string);
  if (type === 'device') return devices.where('devices.installation_id', '=', value as string);
  if (type === 'category' || type === 'place')
    return devices.where('devices.id', 'in', (e) =>
      e
        .selectFrom('device_labels')
        .select('device_id')
        .where('kind', '=', type)
        .where('label', '=', labelKey(value as string)),
    );
  throw new Error(`no devices are found by ${type}`);
}

/** A part of a fan-out: devices by the range of their ids. */
export interface Range {
  from: number;
  to: number;
  size: number;
}

/** The devices of a target in ranges of at most `size`, in the order of their ids. */
export async function rangesOf(db: Db, target: Target, size: number): Promise<Range[]> {
  const numbered = devicesOf(db, target).select([
    'devices.id as id',
    sql<number>`(row_number() over (order by devices.id) - 1) / ${sql.lit(size)}`.as('part'),
  ]);
  const rows = await db
    .selectFrom(numbered.as('numbered'))
    .select((e) => [
      e.fn.min<number>('id').as('from'),
      e.fn.max<number>('id').as('to'),
      e.fn.countAll<number>().as('size'),
    ])
    .groupBy('part')
    .orderBy('part')
    .execute();
  return rows;
}

/** The devices of one range that the target still means. */
export function devicesBetween(db: Db, target: Target, from: number, to: number) {
  return devicesOf(db, target)
    .select(['devices.id', 'devices.kind', 'devices.value'])
    .where('devices.id', '>=', from)
    .where('devices.id', '<=', to)
    .orderBy('devices.id')
    .execute();
}

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

export async function insertBatches(tx: Tx, rows: StoredBatch[]): Promise<void> {
  // Both databases bound the parameters of one statement.
  for (let at = 0; at < rows.length; at += 500)
    await tx
      .insertInto('notification_batches')
      .values(rows.slice(at, at + 500))
      .execute();
}

export const targetOf = (row: StoredNotification): Target => ({
  type: row.target_type,
  value: JSON.parse(row.target_value) as Target['value'] & {},
});
