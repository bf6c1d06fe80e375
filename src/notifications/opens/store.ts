import { sql } from 'kysely';
import { type Change, change } from '../../core/api/change.ts';
import { type App, systemActor } from '../../core/app.ts';
import { isoTime } from '../../core/clock.ts';
import { addGroups, grouped } from '../delivery/progress.ts';

/** An open that a phone reported. */
export interface Open {
  notificationId: number;
  installationId: string;
}

/** What became of some opens: `unknown` are those of unregistered devices, or of notifications that do not count. */
interface Written {
  counted: number;
  again: number;
  unknown: number;
}

/** A message may lie at a push service for four weeks; what is opened this long after the last one went out is not counted. */
const openDays = 30;
/** Rows that one statement removes. */
const chunk = 5_000;

const oldest = (nowMs: number): string => isoTime(nowMs - openDays * 86_400_000);

/** Locks those of the notifications whose opens count, until the change ends. */
async function lockOpenable(c: Change, ids: Iterable<number>): Promise<Set<number>> {
  const openable = await c.tx
    .selectFrom('notifications')
    .select('id')
    .where('id', 'in', [...new Set(ids), 0])
    .where('batches', 'is not', null)
    .where('updated_at', '>=', oldest(c.nowMs))
    .orderBy('id')
    .execute();
  for (const { id } of openable) await c.dialect.lockRow(c.tx, 'notifications', id);
  return new Set(openable.map((row) => row.id));
}

/** Writes some hundred opens in one transaction, and counts those that are new. */
export const writeOpens = (app: App, opens: readonly Open[]): Promise<Written> =>
  change(app, systemActor, async (c) => {
    const notifications = await lockOpenable(
      c,
      opens.map((o) => o.notificationId),
    );
    const devices = await c.tx
      .selectFrom('devices')
      .select(['id', 'installation_id', 'platform', 'lang'])
      .where('installation_id', 'in', ['', ...new Set(opens.map((o) => o.installationId))])
      .execute();
    const byInstallation = new Map(devices.map((device) => [device.installation_id, device]));
    const rows = opens.flatMap(({ notificationId, installationId }) => {
      const device = byInstallation.get(installationId);
      return device && notifications.has(notificationId)
        ? { notification_id: notificationId, device_id: device.id }
        : [];
    });
    const added = rows.length
      ? await c.tx
          .insertInto('notification_opens')
          // In one order, so that two instances never wait for each other.
          .values(rows.sort((a, b) => a.notification_id - b.notification_id || a.device_id - b.device_id))
          .onConflict((o) => o.columns(['notification_id', 'device_id']).doNothing())
          .returning(['notification_id', 'device_id'])
          .execute()
      : [];
    const byId = new Map(devices.map((device) => [device.id, device]));
    for (const id of notifications) {
      const own = added.flatMap((row) => (row.notification_id === id ? (byId.get(row.device_id) ?? []) : []));
      if (own.length === 0) continue;
      await addGroups(c, id, 'opened', grouped(own));
      await c.tx
        .updateTable('notifications')
        .set({ opened: sql<number>`opened + ${own.length}` })
        .where('id', '=', id)
        .execute();
    }
    return { counted: added.length, again: rows.length - added.length, unknown: opens.length - rows.length };
  });

/** Forgets who opened what is too old for an open to count; how many they were stays with the notification. */
export async function pruneOpens(app: App): Promise<void> {
  const old = await app.db.write
    .selectFrom('notifications')
    .select('id')
    .where('updated_at', '<', oldest(app.now()))
    .where('opened', '>', 0)
    .where((e) =>
      e.exists(
        e
          .selectFrom('notification_opens')
          .select(sql.lit(1).as('one'))
          .whereRef('notification_opens.notification_id', '=', 'notifications.id'),
      ),
    )
    .execute();
  for (const { id } of old)
    for (let removed = chunk; removed === chunk; ) {
      const some = app.db.write
        .selectFrom('notification_opens')
        .select('device_id')
        .where('notification_id', '=', id)
        .orderBy('device_id')
        .limit(chunk);
      const { numDeletedRows } = await app.db.write
        .deleteFrom('notification_opens')
        .where('notification_id', '=', id)
        .where('device_id', 'in', some)
        .executeTakeFirst();
      removed = Number(numDeletedRows);
    }
}
