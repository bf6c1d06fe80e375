import { sql } from 'kysely';
import type { App } from '../../core/app.ts';
import { isoTime } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';
import { deleteInChunks } from '../../core/db/delete-in-chunks.ts';

/** A device, and the day (`YYYY-MM-DD`) that it is where it is. */
interface Today {
  deviceId: number;
  day: string;
}

/**
 * Counts a notification for each device that has had fewer than `cap` on its day, all at once: of any number of
 * batches at the same time no device is counted past its cap. The same notification again (its batch was tried once
 * more) is let through and not counted.
 * @returns ids of the devices that may have it
 */
export async function countTowardsCap(
  { write, dialect }: Pick<Database, 'write' | 'dialect'>,
  devices: readonly Today[],
  cap: number,
  id: number,
): Promise<Set<number>> {
  const allowed = new Set<number>();
  // Nearly all have the same day. In one order, so that two batches never wait for each other; a device that has left
  // meanwhile is passed over.
  for (const [day, some] of [...Map.groupBy(devices, (device) => device.day)].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const { rows } = await sql<{ device_id: number }>`
      insert into device_days (device_id, day, sent, last_notification)
        select id, ${day}, 1, cast(${id} as bigint) from devices
          where id in ${dialect.idList(some.map(({ deviceId }) => deviceId))} order by id
      on conflict (device_id, day) do update set
        sent = device_days.sent + case when device_days.last_notification = ${id} then 0 else 1 end,
        last_notification = ${id}
        where device_days.last_notification = ${id} or device_days.sent < ${cap}
      returning device_id`.execute(write);
    for (const { device_id } of rows) allowed.add(device_id);
  }
  return allowed;
}

/** Days that are over everywhere: a day of a large publisher is a million rows. */
export async function pruneDays(app: App): Promise<void> {
  const before = isoTime(app.now() - 3 * 86_400_000).slice(0, 10);
  await deleteInChunks((limit) =>
    app.db.write
      .deleteFrom('device_days')
      .where((e) =>
        e(
          e.refTuple('device_id', 'day'),
          'in',
          e
            .selectFrom('device_days as old')
            .select(['old.device_id', 'old.day'])
            .where('old.day', '<', before)
            .orderBy('old.day')
            .limit(limit)
            .$asTuple('device_id', 'day'),
        ),
      )
      .executeTakeFirst(),
  );
}
