import { type App, system } from '../core/app.ts';
import { type Change, change } from '../core/change.ts';
import { instant } from '../core/clock.ts';
import { notFound } from '../core/error.ts';
import { addressKey, limiter, tooMany } from '../core/limits.ts';
import { resource } from '../core/resource.ts';
import type { Lang } from '../model/common.ts';
import { DeskDevice, type Device, type DeviceInput, type DevicePatch } from '../model/device.ts';
import { known } from '../settings/settings.ts';
import { hasTopics, leaveTopics, removeDevice, topicsJob } from './devices-remove.ts';
import { type Said, saidBy, traitsOf } from './devices-said.ts';
import { optOutsOf } from './optout.ts';
import type { StoredDevice } from './store.ts';
import { topicsOf } from './topics.ts';
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
  const { quiet_from: from, quiet_to: to } = row;
  return {
    id: row.id,
    installation_id: row.installation_id,
    kind: row.kind,
    platform: row.platform,
    lang: row.lang as Lang,
    app_version: row.app_version,
    place: row.place,
    categories: JSON.parse(row.categories) as string[],
    opt_outs: optOutsOf(row.opt_outs),
    quiet_hours: from === null || to === null ? null : { from, to },
    tz: row.tz,
    push_enabled: row.push_enabled === 1,
    topics: topicsOf(row),
    last_seen_at: row.last_seen_at,
    created_at: row.created_at,
  };
}

const rowOf = (c: Change, installationId: string): Promise<StoredDevice | undefined> =>
  c.tx.selectFrom('devices').selectAll().where('installation_id', '=', installationId).executeTakeFirst();

/** The row for the rest of the change: two requests of one phone follow each other. */
async function lockedRow(c: Change, installationId: string): Promise<StoredDevice | undefined> {
  const seen = await rowOf(c, installationId);
  if (!seen) return undefined;
  await c.dialect.lockRow(c.tx, 'devices', seen.id);
  return rowOf(c, installationId);
}

/** What the device is counted by; nothing for one that wants no pushes. */
async function writeTraits(c: Change, row: StoredDevice): Promise<void> {
  if (row.push_enabled === 0) {
    await c.tx.deleteFrom('device_traits').where('device_id', '=', row.id).execute();
    return;
  }
  const traits = traitsOf(row);
  await c.tx
    .insertInto('device_traits')
    .values({ device_id: row.id, ...traits })
    .onConflict((o) => o.column('device_id').doUpdateSet(traits))
    .execute();
}

/**
 * What FCM holds for the token that the device has now. A token that moved here from another installation (a restored
 * backup of the phone) brings its topics with it, and leaves the other one: it must not get everything twice.
 */
async function topicsHeld(c: Change, id: string, said: Said, before: StoredDevice | undefined): Promise<string> {
  if (before && said.value_hash === before.value_hash) return before.topics;
  if (before) await leaveTopics(c, before);
  const other = await c.tx
    .deleteFrom('devices')
    .where('value_hash', '=', said.value_hash)
    .where('installation_id', '!=', id) // it may just have come by another request
    .returning('topics')
    .executeTakeFirst();
  const left = await c.tx
    .deleteFrom('topic_leavers')
    .where('value_hash', '=', said.value_hash)
    .returning('topics')
    .executeTakeFirst();
  return other?.topics ?? left?.topics ?? '[]';
}

async function write(c: Change, id: string, said: Said, before: StoredDevice | undefined): Promise<StoredDevice> {
  const topics = await topicsHeld(c, id, said, before);
  const topics_due = +(JSON.stringify(topicsOf(said)) !== topics);
  const seen = { ...said, topics, topics_due, last_seen_at: c.now, updated_at: c.now };
  // An insert that turns into an update uses an id up each time.
  const query = before
    ? c.tx
        .updateTable('devices')
        .set({ ...seen, rev: before.rev + 1 })
        .where('id', '=', before.id)
    : c.tx
        .insertInto('devices')
        .values({ ...seen, installation_id: id, rev: 1, created_at: c.now })
        .onConflict((o) =>
          o.column('installation_id').doUpdateSet((e) => ({ ...seen, rev: e('devices.rev', '+', 1) })),
        );
  const row = await query.returningAll().executeTakeFirstOrThrow();
  await writeTraits(c, row);
  if (topics_due && hasTopics(c.app)) await c.enqueue(topicsJob);
  return row;
}

const differs = (said: Said, before: StoredDevice): boolean =>
  (Object.keys(said) as (keyof Said)[]).some((key) => said[key] !== before[key]);

/**
 * A phone says what it is, as it should at each start; known again by its installation id, whatever its token.
 * @returns whether it is new
 * @throws Fault `invalid` naming every bad field
 */
export async function register(app: App, input: DeviceInput): Promise<{ device: Device; created: boolean }> {
  const defaultLang = known(app).basic.default_lang;
  return change(app, system, async (c) => {
    const before = await lockedRow(c, input.installation_id);
    const said = saidBy(app, input, before, defaultLang);
    if (before && !differs(said, before) && c.nowMs - instant(before.last_seen_at) < seenEveryMs)
      return { device: toDevice(before), created: false };
    // Two inserts of one token at once: PostgreSQL would refuse the second, whatever it does about its installation.
    await c.dialect.lockName(c.tx, `device:${said.value_hash}`);
    const row = await write(c, input.installation_id, said, before);
    return { device: toDevice(row), created: row.rev === 1 };
  });
}

/** A phone says what has changed. @throws Fault `not_found`, `invalid` naming every bad field */
export async function patchDevice(app: App, installationId: string, patch: DevicePatch): Promise<Device> {
  const defaultLang = known(app).basic.default_lang;
  return change(app, system, async (c) => {
    const before = await lockedRow(c, installationId);
    if (!before) throw notFound('device');
    const said = saidBy(app, patch, before, defaultLang);
    return toDevice(differs(said, before) ? await write(c, installationId, said, before) : before);
  });
}

/** A phone goes: the app was told to send it nothing. @throws Fault `not_found` */
export async function unregister(app: App, installationId: string): Promise<{ id: number; installation_id: string }> {
  return change(app, system, async (c) => {
    const row = await lockedRow(c, installationId);
    if (!row) throw notFound('device');
    await removeDevice(c, row);
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
    push_enabled: DeskDevice.properties.push_enabled,
    installation_id: DeskDevice.properties.installation_id,
  },
  sorts: ['-id', 'last_seen_at', 'created_at'],
  access: { read: 'viewer', write: 'editor' },
  beforeRemove: leaveTopics,
  toNoun: (_app, row) => ({
    ...toDevice(row),
    value: masked(row.value),
    rev: row.rev,
    updated_at: row.updated_at,
  }),
});
