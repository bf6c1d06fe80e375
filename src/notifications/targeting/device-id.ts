import type { Db } from '../../core/db/database.ts';
import { invalidField } from '../../core/error.ts';
import type { Target } from '../model/notification.ts';

/**
 * A target as it is stored and shown: one device by the id of its row. Its installation id is a secret of the reader and
 * is not shown.
 * @throws Fault `invalid` for a device that is not registered
 */
export async function storedTarget(db: Db, target: Target): Promise<Target> {
  if (target.type !== 'device') return target;
  const devices = db.selectFrom('devices').select('id');
  const row = await (typeof target.value === 'number'
    ? devices.where('id', '=', target.value)
    : devices.where('installation_id', '=', target.value as string)
  ).executeTakeFirst();
  if (!row) throw invalidField('target.value', 'is no device that is registered', 'not_found');
  return { type: 'device', value: row.id };
}
