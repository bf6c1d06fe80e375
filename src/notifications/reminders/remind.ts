import type { Festival } from '../../almanac/model/panchang.ts';
import { change } from '../../core/api/change.ts';
import { type App, systemActor } from '../../core/app.ts';
import type { RunningJob } from '../../core/jobs/worker.ts';
import type { Lang } from '../../core/model/common.ts';
import { type City, cities, cityOfId, findCity } from '../../places/cities.ts';
import { type ReminderKind, reminderKinds } from '../../settings/model/push.ts';
import { currentSettings } from '../../settings/settings.ts';
import { kindsOf } from '../devices/reminders.ts';
import { sendJob } from '../jobs.ts';
import { notificationColumns } from '../send.ts';
import { claimReminder, type Subscribers, subscribersIn, zonesOfSubscribers } from './claims.ts';
import { type Occasion, reminderOf } from './message.ts';
import { observedBetween, observedOf } from './observed.ts';

/** For so many hours after the set one reminders are made up for: after a standstill, for who subscribes late. */
const eveningHours = 3;

/** The evening at a zone, if it is that: the date of the next day, and when (ms) that begins. */
function eveningAt(nowMs: number, zone: string, hour: number): { date: string; untilMs: number } | null {
  const now = Temporal.Instant.fromEpochMilliseconds(nowMs).toZonedDateTimeISO(zone);
  if (now.hour < hour || now.hour >= hour + eveningHours) return null;
  const next = now.startOfDay().add({ days: 1 });
  return { date: next.toPlainDate().toString(), untilMs: next.epochMilliseconds };
}

/** Devices that get the same reminder. */
interface Group {
  occasion: Occasion;
  subscribers: Subscribers[];
}

/** The rest of what a run needs to know. */
interface Run {
  kinds: readonly ReminderKind[];
  linkPrefix: string;
  defaultCity: City;
  signal: AbortSignal;
}

/**
 * Devices of a zone by their reminder: those of one language and state, whose cities observe the same. The times are
 * those of the largest of these cities, so that a state has one message and not one of each town.
 */
async function groupsOf(app: App, zone: string, date: string, run: Run): Promise<Group[]> {
  const groups = new Map<string, Group>();
  const observed = new Map<string, Festival[]>();
  const rank = new Map(cities.map(({ id }, i) => [id, i]));
  const rows = (await subscribersIn(app.db.read, zone, date))
    .map((row) => ({ ...row, city: cityOfId(row.city_id ?? 0) ?? run.defaultCity }))
    .sort((a, b) => (rank.get(a.city.id) ?? 0) - (rank.get(b.city.id) ?? 0));
  for (const { city, ...subscribers } of rows) {
    run.signal.throwIfAborted();
    const lang = subscribers.lang as Lang;
    const at = `${city.id} ${lang}`;
    const all = observed.get(at) ?? (await observedBetween(app, date, date, city.id, lang));
    observed.set(at, all);
    const requested = kindsOf(subscribers.kinds);
    const kinds = run.kinds.filter((kind) => requested.includes(kind) && observedOf(all, [kind]).length > 0);
    const [kind] = kinds;
    if (kind === undefined) continue;
    const festivals = observedOf(all, kinds);
    const key = JSON.stringify([lang, city.region, kind, festivals.map((festival) => festival.key)]);
    const group = groups.get(key) ?? { occasion: { date, lang, kind, festivals, city }, subscribers: [] };
    group.subscribers.push(subscribers);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/**
 * Writes one notification for devices of a group, chooses these, and writes its fan-out: all of it or nothing, so that
 * what was begun before a crash is neither lost nor done twice.
 * @returns whether there were any devices
 */
function send(app: App, { occasion, subscribers }: Group, zone: string, untilMs: number, run: Run): Promise<boolean> {
  return change(app, systemActor, async (c) => {
    const seconds = Math.max(60, Math.floor((untilMs - c.nowMs) / 1_000));
    const input = reminderOf(occasion, run.linkPrefix, seconds);
    const { id } = await c.tx
      .insertInto('notifications')
      .values(await notificationColumns(c, input, { origin: 'almanac' }))
      .returning('id')
      .executeTakeFirstOrThrow();
    const chosen = await claimReminder(c.tx, { id, zone, date: occasion.date }, subscribers);
    if (chosen === 0) {
      // Another instance was first.
      await c.tx.deleteFrom('notifications').where('id', '=', id).execute();
      return false;
    }
    const target = { ...(input.target.value as object), notification: id };
    await c.tx
      .updateTable('notifications')
      .set({ target_value: JSON.stringify(target) })
      .where('id', '=', id)
      .execute();
    await c.enqueue(sendJob(id, null));
    await c.audit('send', 'notifications', id, { origin: 'almanac', target, devices: chosen });
    return true;
  });
}

/**
 * Job `push.reminders`: where it is evening, notifies the devices that requested it of what is observed tomorrow at their
 * place. Each device has at most one reminder of a day: its row says which day it was reminded of, and changes in the
 * transaction that writes the notification.
 */
export async function remind(app: App, { signal }: Pick<RunningJob, 'signal'>): Promise<void> {
  const { basic, app: settings } = await currentSettings(app);
  const { link_prefix: linkPrefix, reminders } = settings.push;
  const kinds = reminderKinds.filter((kind) => reminders.kinds.includes(kind));
  if (!reminders.enabled || kinds.length === 0) return;
  const defaultCity = findCity(basic.default_city) ?? (cities[0] as City);
  const run = { kinds, linkPrefix, defaultCity, signal };
  for (const zone of await zonesOfSubscribers(app.db.read)) {
    const evening = eveningAt(app.now(), zone || defaultCity.tz, reminders.hour);
    if (!evening) continue;
    for (const group of await groupsOf(app, zone, evening.date, run))
      while (await send(app, group, zone, evening.untilMs, run)) signal.throwIfAborted();
  }
}
