import { sql } from 'kysely';
import type { Change } from '../../core/api/change.ts';
import { editResults } from '../../core/api/idempotency.ts';
import { redactingAudit } from '../../core/audit.ts';
import { removeDevice } from './remove.ts';

const nobody = { type: 'device', value: null };

/** A notification in an answer or an audit line, with its target gone. */
const withoutTarget = (json: string): string => JSON.stringify({ ...JSON.parse(json), target: nobody });

/**
 * Erases the push data of an installation: the device with its token (unsubscribed at FCM first) and labels, and the
 * target of every notification sent to it alone (in the notification, its audit line, the answer stored under an
 * idempotency key). Text and time of what was sent remain. A pending notification then has no device.
 */
export async function forgetDevice(
  c: Change,
  installationId: string,
): Promise<{ devices: number; notifications: number }> {
  const devices = await c.tx
    .selectFrom('devices')
    .select(['id', 'kind', 'value', 'value_hash', 'topics'])
    .where('installation_id', '=', installationId)
    .execute();
  for (const device of devices) await removeDevice(c, device);
  if (devices.length === 0) return { devices: 0, notifications: 0 };
  const rows = await c.tx
    .updateTable('notifications')
    .set({ target_value: 'null', rev: sql<number>`rev + 1`, updated_at: c.now })
    .where('target_type', '=', sql.lit('device')) // not a parameter: its index is a partial one
    .where(
      'target_value',
      'in',
      devices.map(({ id }) => JSON.stringify(id)),
    )
    .returning('id')
    .execute();
  for (const { id } of rows) {
    const lines = await c.tx
      .selectFrom('audit')
      .select(['id', 'detail'])
      .where('resource', '=', 'notifications')
      .where('resource_id', '=', String(id))
      .where('action', 'in', ['send', 'schedule'])
      .execute();
    await redactingAudit(c.tx, async () => {
      for (const line of lines)
        await c.tx
          .updateTable('audit')
          .set({ detail: withoutTarget(line.detail) })
          .where('id', '=', line.id)
          .execute();
    });
    await editResults(c, id, withoutTarget);
  }
  return { devices: devices.length, notifications: rows.length };
}
