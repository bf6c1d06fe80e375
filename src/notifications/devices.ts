import { type App, system } from '../core/app.ts';
import { type Change, change } from '../core/change.ts';
import { instant } from '../core/clock.ts';
import { notFound } from '../core/error.ts';
import { addressKey, limiter, tooMany } from '../core/limits.ts';
import { resource } from '../core/resource.ts';
import type { Lang } from '../model/common.ts';
import { DeskDevice, type Device, type DeviceInput } from '../model/device.ts';
import { known } from '../settings/settings.ts';
import { tidyLine } from '../text/normalise.ts';
import { hashOfValue, type StoredDevice } from './store.ts';
import { labelKey } from './target.ts';
import { masked } from './transport.ts';

/** Registrations and removals of one address in a minute. Mobile networks put thousands of phones behind one. */
const perMinute = 300;

/** A phone that starts again within this time and says nothing new is not written down again. */
const seenEveryMs = 3_600_000;

/** Counts a request of this address. @throws Fault `rate_limited` */
export async function limitAddress(app: App, ip: string): Promise<void> {
  const standing = await limiter(app, 'devices', perMinute, 60).take(addressKey(ip));
  if (standing.exceeded) throw tooMany(standing);
}

export function toDevice(row: StoredDevice): Device {
  return {
    id: row.id,
    installation_id: row.installation_id,
    kind: row.kind,
    platform: row.platform,
    lang: row.lang as Lang,
    app_version: row.app_version,
    place: row.place,
    categories: JSON.parse(row.categories) as string[],
    last_seen_at: row.last_seen_at,
    created_at: row.created_at,
  };
}

type Said = Pick<
  StoredDevice,
  'kind' | 'value' | 'value_hash' | 'platform' | 'lang' | 'app_version' | 'place' | 'categories'
>;

/** The columns as they are after this registration: what is not sent stays as it was. */
function saidBy(input: DeviceInput, before: StoredDevice | undefined, defaultLang: string): Said {
  const { place, categories } = input;
  const names = categories?.map(tidyLine);
  return {
    kind: input.kind ?? before?.kind ?? 'token',
    value: input.value,
    value_hash: hashOfValue(input.value),
    platform: input.platform ?? before?.platform ?? 'android',
    lang: input.lang ?? before?.lang ?? defaultLang,
    app_version: input.app_version === undefined ? (before?.app_version ?? null) : input.app_version,
    place: place === undefined ? (before?.place ?? null) : place && tidyLine(place),
    categories: names ? JSON.stringify([...new Set(names)]) : (before?.categories ?? '[]'),
  };
}

const rowOf = (c: Change, installationId: string): Promise<StoredDevice | undefined> =>
  c.tx.selectFrom('devices').selectAll().where('installation_id', '=', installationId).executeTakeFirst();

async function writeLabels(c: Change, row: StoredDevice): Promise<void> {
  await c.tx.deleteFrom('device_labels').where('device_id', '=', row.id).execute();
  const categories = (JSON.parse(row.categories) as string[]).map((name) => ['category', labelKey(name)] as const);
  const labels = [...categories, ...(row.place === null ? [] : [['place', labelKey(row.place)] as const])];
  const unique = new Map(labels.filter(([, label]) => label !== '').map((l) => [l.join(':'), l]));
  const values = [...unique.values()].map(([kind, label]) => ({ kind, label, device_id: row.id }));
  if (values.length) await c.tx.insertInto('device_labels').values(values).execute();
}

/**
 * A phone says what it is, as it should at each start; known again by its installation id, whatever its token.
 * @returns whether it is new
 */
export async function register(app: App, input: DeviceInput): Promise<{ device: Device; created: boolean }> {
  const defaultLang = known(app).basic.default_lang;
  return change(app, system, async (c) => {
    const { installation_id } = input;
    const before = await rowOf(c, installation_id);
    const said = saidBy(input, before, defaultLang);
    const differs = (Object.keys(said) as (keyof Said)[]).some((key) => said[key] !== before?.[key]);
    if (before && !differs && c.nowMs - instant(before.last_seen_at) < seenEveryMs)
      return { device: toDevice(before), created: false };
    // Two inserts of one token at once: PostgreSQL would refuse the second, whatever it does about its installation.
    await c.dialect.lockName(c.tx, `device:${said.value_hash}`);
    // A token that moved to another installation (a restored backup of the phone) must not get everything twice.
    if (said.value_hash !== before?.value_hash)
      await c.tx
        .deleteFrom('devices')
        .where('value_hash', '=', said.value_hash)
        .where('installation_id', '!=', installation_id)
        .execute();
    const seen = { ...said, last_seen_at: c.now, updated_at: c.now };
    const row = await c.tx
      .insertInto('devices')
      .values({ ...seen, installation_id, rev: 1, created_at: c.now })
      .onConflict((o) => o.column('installation_id').doUpdateSet((e) => ({ ...seen, rev: e('devices.rev', '+', 1) })))
      .returningAll()
      .executeTakeFirstOrThrow();
    await writeLabels(c, row);
    return { device: toDevice(row), created: row.rev === 1 };
  });
}

/** A phone goes: the app was told to send it nothing. @throws Fault `not_found` */
export async function unregister(app: App, installationId: string): Promise<{ id: number; installation_id: string }> {
  return change(app, system, async (c) => {
    const row = await rowOf(c, installationId);
    if (!row) throw notFound('device');
    await c.tx.deleteFrom('devices').where('id', '=', row.id).execute();
    return { id: row.id, installation_id: installationId };
  });
}

/** Devices, for the desk: to look at and to remove. They register themselves. */
export const deviceResource = resource<StoredDevice>({
  name: 'devices',
  one: 'device',
  table: 'devices',
  noun: DeskDevice,
  filters: {
    platform: DeskDevice.properties.platform,
    kind: DeskDevice.properties.kind,
    lang: DeskDevice.properties.lang,
    installation_id: DeskDevice.properties.installation_id,
  },
  sorts: ['-id', 'last_seen_at', 'created_at'],
  access: { read: 'viewer', write: 'editor' },
  toNoun: (_app, row) => ({
    ...toDevice(row),
    value: masked(row.value),
    rev: row.rev,
    updated_at: row.updated_at,
  }),
});
