import { type Change, change } from '../../core/api/change.ts';
import { type App, systemActor } from '../../core/app.ts';
import { instant } from '../../core/clock.ts';
import { Fault, type FieldError, notFound } from '../../core/error.ts';
import type { Lang } from '../../core/model/common.ts';
import { limitAddress } from '../../core/rate-limit.ts';
import type { ReminderKind } from '../../settings/model/push.ts';
import { cachedSettings } from '../../settings/settings.ts';
import type { Device, DeviceInput, DevicePatch } from '../model/device.ts';
import type { StoredDevice } from '../store.ts';
import { checkCapacity, countRegistered } from './capacity.ts';
import { type Catalog, cachedCatalog, loadCatalog } from './catalog.ts';
import { understood } from './facts.ts';
import { type DeviceColumns, parseInput, traitsOf } from './input.ts';
import { categoryIdsOf, meaningOf, optOutsOf, slugNow } from './meaning.ts';
import { parsePlace } from './place.ts';
import { writeReminders } from './reminders.ts';
import { hasTopics, queueUnsubscribe, removeDevice, topicsJob } from './remove.ts';
import { deviceTopics } from './topics.ts';

/** Registrations and removals of one address in a minute. Mobile networks put thousands of phones behind one. */
const perAddress = { name: 'devices', points: 300, seconds: 60 };

/** A phone that starts again within this time and says nothing new is not written down again. */
const seenEveryMs = 3_600_000;

/** Counts a request of this address. @throws Fault `rate_limited` */
export const limitDevices = (app: App, ip: string): Promise<void> => limitAddress(app, perAddress, ip);

export function toDevice(row: StoredDevice, catalog: Catalog): Device {
  const { quiet_from: from, quiet_to: to } = row;
  const meant = meaningOf(row, catalog.categories);
  const present = (slugs: readonly string[]): string[] => [...new Set(slugs.map((slug) => slugNow(slug, meant(slug))))];
  const { categories, types } = optOutsOf(row.opt_outs);
  return {
    id: row.id,
    installation_id: row.installation_id,
    kind: row.kind,
    platform: row.platform,
    lang: row.lang as Lang,
    app_version: row.app_version,
    place: row.place,
    categories: present(JSON.parse(row.categories) as string[]),
    opt_outs: { categories: present(categories), types },
    reminders: JSON.parse(row.reminders) as ReminderKind[],
    quiet_hours: from === null || to === null ? null : { from, to },
    tz: row.tz,
    push_enabled: row.push_enabled === 1,
    topics: deviceTopics(row, catalog),
    last_seen_at: row.last_seen_at,
    created_at: row.created_at,
  };
}

/** The view of a device for its phone. Not for use within a change. */
const answerOf = async (app: App, row: StoredDevice): Promise<Device> => toDevice(row, await cachedCatalog(app, [row]));

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
async function writeTraits(c: Change, row: StoredDevice, catalog: Catalog): Promise<void> {
  if (row.push_enabled === 0) {
    await c.tx.deleteFrom('device_traits').where('device_id', '=', row.id).execute();
    return;
  }
  const traits = traitsOf(row, catalog);
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
async function topicsHeld(
  c: Change,
  id: string,
  input: DeviceColumns,
  before: StoredDevice | undefined,
): Promise<string> {
  if (before && input.value_hash === before.value_hash) return before.topics;
  if (before) await queueUnsubscribe(c, before);
  const other = await c.tx
    .deleteFrom('devices')
    .where('value_hash', '=', input.value_hash)
    .where('installation_id', '!=', id) // it may just have come by another request
    .returning('topics')
    .executeTakeFirst();
  const left = await c.tx
    .deleteFrom('topic_leavers')
    .where('value_hash', '=', input.value_hash)
    .returning('topics')
    .executeTakeFirst();
  return other?.topics ?? left?.topics ?? '[]';
}

async function write(
  c: Change,
  id: string,
  input: DeviceColumns,
  before: StoredDevice | undefined,
): Promise<StoredDevice> {
  const topics = await topicsHeld(c, id, input, before);
  const place = input.place === null ? { ids: [], tz: null } : await parsePlace(c.tx, input.place);
  const place_ids = JSON.stringify(place.ids);
  const catalog = await loadCatalog(c.tx, [{ place_ids }]);
  const category_ids = categoryIdsOf(input, before, catalog.categories);
  const all = { ...input, place_ids, category_ids, zone: input.tz ?? place.tz };
  const topics_due = +(JSON.stringify(deviceTopics(all, catalog)) !== topics);
  const seen = { ...all, topics, topics_due, last_seen_at: c.now, updated_at: c.now };
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
  await writeTraits(c, row, catalog);
  await writeReminders(c, row, catalog.places);
  if (topics_due && hasTopics(c.app)) await c.enqueue(topicsJob);
  return row;
}

const differs = (columns: DeviceColumns, before: StoredDevice): boolean =>
  (Object.keys(columns) as (keyof DeviceColumns)[]).some((key) => columns[key] !== before[key]);

/**
 * Registers a phone, which should happen at each start of the app. The installation id identifies it, whatever its token.
 * @returns whether it is new, and which of its facts were ignored
 * @throws Fault `invalid` naming every bad field
 */
export async function register(
  app: App,
  input: DeviceInput,
): Promise<{ device: Device; created: boolean; ignored: FieldError[] }> {
  const { sent, ignored } = understood(input);
  const defaultLang = cachedSettings(app).basic.default_lang;
  await checkCapacity(app, input.installation_id);
  const { row, created } = await change(app, systemActor, async (c) => {
    const before = await lockedRow(c, input.installation_id);
    const columns = parseInput(app, sent, before, defaultLang);
    if (before && !differs(columns, before) && c.nowMs - instant(before.last_seen_at) < seenEveryMs)
      return { row: before, created: false };
    // Two inserts of one token at once: PostgreSQL would refuse the second, whatever it does about its installation.
    await c.dialect.lockName(c.tx, `device:${columns.value_hash}`);
    const row = await write(c, input.installation_id, columns, before);
    return { row, created: row.rev === 1 };
  });
  if (created) countRegistered(app);
  return { device: await answerOf(app, row), created, ignored };
}

/**
 * Registers phones of another server, in one transaction. A token that is here already stays as its phone registered it.
 * @param written is called within the transaction for each that is new, with its place in `inputs`
 * @returns for each of `inputs`: what became of it, or what is wrong with it
 * @throws Fault `unavailable` at the limit of devices
 */
export async function registerMany(
  app: App,
  inputs: readonly DeviceInput[],
  written: (c: Change, n: number, row: StoredDevice) => Promise<void>,
): Promise<('added' | 'present' | FieldError[])[]> {
  const defaultLang = cachedSettings(app).basic.default_lang;
  for (const { installation_id } of inputs.slice(0, 1)) await checkCapacity(app, installation_id);
  const found = await change(app, systemActor, async (c) => {
    const outcomes: ('added' | 'present' | FieldError[])[] = [];
    for (const [n, input] of inputs.entries()) {
      const columns = columnsOf(app, input, defaultLang);
      if (Array.isArray(columns)) {
        outcomes.push(columns);
        continue;
      }
      await c.dialect.lockName(c.tx, `device:${columns.value_hash}`);
      const present = await c.tx
        .selectFrom('devices')
        .select('id')
        .where((e) =>
          e.or([e('value_hash', '=', columns.value_hash), e('installation_id', '=', input.installation_id)]),
        )
        .executeTakeFirst();
      if (!present) await written(c, n, await write(c, input.installation_id, columns, undefined));
      outcomes.push(present ? 'present' : 'added');
    }
    return outcomes;
  });
  for (const outcome of found) if (outcome === 'added') countRegistered(app);
  return found;
}

/** The columns of a phone that is not here yet, or what is wrong with it. */
export function columnsOf(app: App, input: DeviceInput, defaultLang: Lang): DeviceColumns | FieldError[] {
  try {
    return parseInput(app, understood(input).sent, undefined, defaultLang);
  } catch (error) {
    if (error instanceof Fault) return error.errors;
    throw error;
  }
}

/** Changes what a phone has registered. @throws Fault `not_found`, `invalid` naming every bad field */
export async function patchDevice(
  app: App,
  installationId: string,
  patch: DevicePatch,
): Promise<{ device: Device; ignored: FieldError[] }> {
  const { sent, ignored } = understood(patch);
  const defaultLang = cachedSettings(app).basic.default_lang;
  const row = await change(app, systemActor, async (c) => {
    const before = await lockedRow(c, installationId);
    if (!before) throw notFound('device');
    const columns = parseInput(app, sent, before, defaultLang);
    return differs(columns, before) ? write(c, installationId, columns, before) : before;
  });
  return { device: await answerOf(app, row), ignored };
}

/** Removes a phone whose reader turned pushes off. @throws Fault `not_found` */
export async function unregister(app: App, installationId: string): Promise<{ id: number; installation_id: string }> {
  return change(app, systemActor, async (c) => {
    const row = await lockedRow(c, installationId);
    if (!row) throw notFound('device');
    await removeDevice(c, row);
    return { id: row.id, installation_id: installationId };
  });
}
