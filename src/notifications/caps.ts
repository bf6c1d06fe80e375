import type { App } from '../core/app.ts';
import { isoTime } from '../core/clock.ts';
import type { Db } from '../core/db.ts';

/** A device, and the day (`YYYY-MM-DD`) that it is where it is. */
export interface Today {
  deviceId: number;
  day: string;
}

/**
 * Counts a notification for each device that has had fewer than `cap` on its day, all at once: of any number of
 * batches at the same time no device is counted past its cap. The same notification again (its batch was tried once
 * more) is let through and not counted.
 * @returns ids of the devices that may have it
 */
export async function takeOfCap(db: Db, devices: readonly Today[], cap: number, id: number): Promise<Set<number>> {
  const allowed = new Set<number>();
  // In the order of ids, so that two batches never wait for each other.
  const rows = devices.toSorted((a, b) => a.deviceId - b.deviceId);
  for (let at = 0; at < rows.length; at += 500) {
    const taken = await db
      .insertInto('device_days')
      .values(
        rows.slice(at, at + 500).map(({ deviceId, day }) => ({
          device_id: deviceId,
          day,
          sent: 1,
          last_notification: id,
        })),
      )
      .onConflict((o) =>
        o
          .columns(['device_id', 'day'])
          .doUpdateSet((e) => ({
            sent: e
              .case()
              .when('device_days.last_notification', '=', id)
              .then(e.ref('device_days.sent'))
              .else(e('device_days.sent', '+', 1))
              .end(),
            last_notification: id,
          }))
          .where((e) => e.or([e('device_days.last_notification', '=', id), e('device_days.sent', '<', cap)])),
      )
      .returning('device_id')
      .execute();
    for (const { device_id } of taken) allowed.add(device_id);
  }
  return allowed;
}

/** Days that are over everywhere. */
export async function pruneDays(app: App): Promise<void> {
  const before = isoTime(app.now() - 3 * 86_400_000).slice(0, 10);
  await app.db.write.deleteFrom('device_days').where('day', '<', before).execute();
}
