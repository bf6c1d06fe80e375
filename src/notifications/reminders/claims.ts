import { sql } from 'kysely';
import type { Db, Tx } from '../../core/db/database.ts';

/** Devices that requested the same at the same city. */
export interface Subscribers {
  city_id: number | null;
  lang: string;
  /** As the column has them. */
  kinds: string;
}

/** Devices of one notification: SQLite writes so many rows in a tenth of a second. */
const mostDevices = 10_000;
/** Sets of subscribers in one statement. */
const atOnce = 100;

/** Whether a device wants reminders. Not a parameter: the index of these rows is a partial one. */
const isWanted = sql<boolean>`kinds <> ''`;

/** Zones that devices which want reminders live by. */
export async function zonesOfSubscribers(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('device_reminders')
    .select('zone')
    .distinct()
    .where(isWanted)
    .orderBy('zone')
    .execute();
  return rows.map(({ zone }) => zone);
}

/** What devices of a zone requested that were not yet reminded of a date. */
export const subscribersIn = (db: Db, zone: string, date: string): Promise<Subscribers[]> =>
  db
    .selectFrom('device_reminders')
    .select(['city_id', 'lang', 'kinds'])
    .distinct()
    .where('zone', '=', zone)
    .where(isWanted)
    .where((e) => e.or([e('day', 'is', null), e('day', '<', date)]))
    .orderBy('city_id')
    .orderBy('lang')
    .orderBy('kinds')
    .execute();

/**
 * Chooses devices for a notification, at most 10,000: those of the subscribers that were not yet reminded of its date.
 * @returns how many
 */
export async function claimReminder(
  tx: Tx,
  { id, zone, date }: { id: number; zone: string; date: string },
  subscribers: readonly Subscribers[],
): Promise<number> {
  let chosen = 0;
  for (let at = 0; at < subscribers.length && chosen < mostDevices; at += atOnce) {
    const some = subscribers.slice(at, at + atOnce);
    const free = tx
      .selectFrom('device_reminders')
      .select('device_id')
      .where('zone', '=', zone)
      .where(isWanted)
      .where((e) => e.or([e('day', 'is', null), e('day', '<', date)]))
      .where((e) =>
        e.or(
          some.map(({ city_id, lang, kinds }) =>
            e.and([
              city_id === null ? e('city_id', 'is', null) : e('city_id', '=', city_id),
              e('lang', '=', lang),
              e('kinds', '=', kinds),
            ]),
          ),
        ),
      )
      .orderBy('device_id')
      .limit(mostDevices - chosen);
    const { numUpdatedRows } = await tx
      .updateTable('device_reminders')
      .set({ day: date, notification_id: id })
      .where('device_id', 'in', free)
      // PostgreSQL looks at a row once more that another transaction has changed meanwhile.
      .where((e) => e.or([e('day', 'is', null), e('day', '<', date)]))
      .executeTakeFirstOrThrow();
    chosen += Number(numUpdatedRows);
  }
  return chosen;
}

/** Cities and languages of the devices that a notification reminded. */
export const subscribersReminded = (db: Db, notification: number): Promise<Pick<Subscribers, 'city_id' | 'lang'>[]> =>
  db
    .selectFrom('device_reminders')
    .select(['city_id', 'lang'])
    .distinct()
    .where('notification_id', '=', notification)
    .where(isWanted)
    .orderBy('city_id')
    .orderBy('lang')
    .execute();

/**
 * Chooses devices for a notice, at most 10,000: those of the cities that the notification `reminder` reminded. The day
 * that they were reminded of stays, so that the reminder of the new one comes in its turn.
 * @returns how many
 */
export async function claimReminded(
  tx: Tx,
  { id, reminder, lang }: { id: number; reminder: number; lang: string },
  cityIds: readonly (number | null)[],
): Promise<number> {
  let chosen = 0;
  for (let at = 0; at < cityIds.length && chosen < mostDevices; at += atOnce) {
    const some = cityIds.slice(at, at + atOnce);
    const free = tx
      .selectFrom('device_reminders')
      .select('device_id')
      .where('notification_id', '=', reminder)
      .where('lang', '=', lang)
      .where(isWanted)
      .where((e) => e.or(some.map((city) => (city === null ? e('city_id', 'is', null) : e('city_id', '=', city)))))
      .orderBy('device_id')
      .limit(mostDevices - chosen);
    const { numUpdatedRows } = await tx
      .updateTable('device_reminders')
      .set({ notification_id: id })
      .where('device_id', 'in', free)
      // PostgreSQL looks at a row once more that another transaction has changed meanwhile.
      .where('notification_id', '=', reminder)
      .executeTakeFirstOrThrow();
    chosen += Number(numUpdatedRows);
  }
  return chosen;
}
