import { type Insertable, sql } from 'kysely';
import type { Db } from '../../src/core/db/database.ts';
import { hashOfValue } from '../../src/notifications/store.ts';
import type { DeviceRow } from '../../src/notifications/tables.ts';

/** An Android phone in Telugu as a row, number `n` of many; ids and token are from the caller. */
export function deviceRow(
  n: number,
  nowMs: number,
  given: Partial<Insertable<DeviceRow>> & Pick<Insertable<DeviceRow>, 'installation_id' | 'value'>,
): Insertable<DeviceRow> {
  const now = new Date(nowMs).toISOString();
  return {
    kind: 'token',
    value_hash: `hash-${n}`,
    platform: 'android',
    lang: 'te',
    app_version: null,
    place: null,
    categories: '[]',
    last_seen_at: now,
    rev: 1,
    created_at: now,
    updated_at: now,
    ...given,
  };
}

/** Puts many devices into the database, as they would have come over the years. */
export async function addDevices(db: Db, rows: Insertable<DeviceRow>[]): Promise<void> {
  for (let at = 0; at < rows.length; at += 500)
    await db
      .insertInto('devices')
      .values(rows.slice(at, at + 500))
      .execute();
  await writeTraits(db);
}

/** What the program would have written besides devices that a test has put into the database itself. */
export async function writeTraits(db: Db): Promise<void> {
  await sql`insert into device_traits (device_id, platform, lang, kind, seen_on, version_high, version_low, labels)
    select id, platform, lang, kind, substr(last_seen_at, 1, 10), -1, -1, '' from devices
    where id not in (select device_id from device_traits)`.execute(db);
}

type DeviceInput = Partial<Insertable<DeviceRow>>;

/** So many Android phones with tokens `token-number-0` and on, as if each had registered, but quicker. */
export async function addPhones(
  db: Db,
  count: number,
  more: DeviceInput | ((n: number) => DeviceInput) = {},
): Promise<void> {
  const nowMs = Date.now();
  const phone = (n: number) => {
    const value = `token-number-${n}`;
    const identity = { installation_id: `phone-number-${n}`, value, value_hash: hashOfValue(value), topics_due: 0 };
    return deviceRow(n, nowMs, { ...identity, ...(typeof more === 'function' ? more(n) : more) });
  };
  await addDevices(
    db,
    Array.from({ length: count }, (_, n) => phone(n)),
  );
}

/** The same under the installation ids `installation-<n>`, seen at a time, in these languages by turns. */
export async function fillDevices(db: Db, count: number, nowMs: number, langs: readonly string[] = ['te']) {
  const last_seen_at = new Date(nowMs).toISOString();
  await addPhones(db, count, (n) => ({
    installation_id: `installation-${n}`,
    lang: langs[n % langs.length] as string,
    last_seen_at,
    topics_due: 1,
  }));
}
