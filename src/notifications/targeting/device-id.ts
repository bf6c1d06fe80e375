import type { Db } from '../../core/db/database.ts';
import { invalidField } from '../../core/error.ts';
import type { Target } from '../../model/notification.ts';

/**
 * A target as it is kept and shown: one device by the id of its row. What is told of a reader's phone has no
 * installation id in it, which is a secret of theirs.
 * @throws Fault `invalid` for a device that is not registered
 */
export async function keptTarget(db: Db, target: Target): Promise<Target> {
  if (target.type !== 'device') return target;
  const devices = db.selectFrom('devices').select('id');
  const row = await (typeof target.value === 'number'
    ? devices.where('id', '=', target.value)
    : devices.where('installation_id', '=', target.value as string)
  ).executeTakeFirst();
  if (!row) throw invalidField('target.value', 'is no device that is registered');
  return { type: 'device', value: row.id };
}
