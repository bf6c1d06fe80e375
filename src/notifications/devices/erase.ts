import { sql } from 'kysely';
import type { Change } from '../../core/api/change.ts';
import { editResults } from '../../core/api/idempotency.ts';
import { redactingAudit } from '../../core/audit.ts';
import { removeDevice } from './remove.ts';

const nobody = { type: 'device', value: null };

/** A notification in an answer or an audit line, with its target gone. */
const withoutTarget = (json: string): string => JSON.stringify({ ...JSON.parse(json), target: nobody });

/**
 * Erases what is kept of an installation for push: the device with its token (which FCM is told of first) and labels,
 * and its row wherever a notification was meant for it alone (the notification, its line in the audit trail, the answer
 * kept under an idempotency key). What was sent and when stays with the desk. One that waits finds no device any more.
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
