import type { Festival } from '../../almanac/model/panchang.ts';
import { movedDays } from '../../almanac/store.ts';
import { type Change, change } from '../../core/api/change.ts';
import { type App, systemActor } from '../../core/app.ts';
import { dateInZone, isoTime } from '../../core/clock.ts';
import type { RunningJob } from '../../core/jobs/worker.ts';
import type { Lang } from '../../core/model/common.ts';
import { addDays } from '../../panchang/zone.ts';
import { type City, cities, cityOfId, findCity } from '../../places/cities.ts';
import { dayEnd } from '../../places/zones/zone-time.ts';
import type { ReminderKind } from '../../settings/model/push.ts';
import { currentSettings } from '../../settings/settings.ts';
import { sendJob } from '../jobs.ts';
import { notificationColumns } from '../send.ts';
import { claimReminded, subscribersReminded } from './claims.ts';
import { noticeOf } from './message.ts';
import { observedBetween } from './observed.ts';

/** Time in which an editor can correct a mistake before phones are notified; one run serves all edits meanwhile. */
const waitMs = 60_000;
/** Reminders of the last days are looked at, the newest first. */
const lookBackMs = 3 * 86_400_000;
const mostReminders = 2_000;

/** Plans a look at who was reminded of another day than is kept now. */
export async function planMoved(c: Change): Promise<void> {
  // A key of its own for each minute: what is edited while a job runs has the next one.
  const at = isoTime(Math.ceil((c.nowMs + waitMs) / waitMs) * waitMs);
  await c.enqueue({ kind: 'push.moved', runAt: at, uniqueKey: `push.moved@${at}` });
}

/** What a reminder, or a notice of before, said. */
interface Reminder {
  id: number;
  date: string;
  kind: ReminderKind;
  keys: string[];
}

async function recentReminders(app: App): Promise<Reminder[]> {
  const rows = await app.db.read
    .selectFrom('notifications')
    .select(['id', 'data'])
    .where('origin', '=', 'almanac')
    .where('created_at', '>=', isoTime(app.now() - lookBackMs))
    .orderBy('id', 'desc')
    .limit(mostReminders)
    .execute();
  return rows.map(({ id, data }) => {
    const { date, kind, festivals } = JSON.parse(data) as Record<'date' | 'kind' | 'festivals', string>;
    return { id, date, kind: kind as ReminderKind, keys: festivals.split(',') };
  });
}

/** Devices that get the same notice: those of one reminder, language and state whose festival has the same new day. */
interface Group {
  reminder: Reminder;
  lang: Lang;
  city: City;
  date: string;
  festivals: Festival[];
  cityIds: (number | null)[];
}

/** Festivals announced for a date that are on another day now: the new day of the first, and all that are on it. */
function movedTo(
  { date, keys }: Reminder,
  around: readonly Festival[],
): { date: string; festivals: Festival[] } | null {
  const gone = keys.filter((key) => !around.some((festival) => festival.key === key && festival.date === date));
  const now = around.filter(({ key }) => gone.includes(key));
  const [first] = now;
  return first ? { date: first.date, festivals: now.filter((festival) => festival.date === first.date) } : null;
}

/**
 * Writes a notice for devices of a group and chooses these: all or nothing. They count as reminded by the notice from then
 * on, so nobody has it twice, and a day that is moved again has its own notice.
 * @returns whether there were any devices
 */
function send(
  app: App,
  { reminder, lang, city, date, festivals, cityIds }: Group,
  linkPrefix: string,
): Promise<boolean> {
  return change(app, systemActor, async (c) => {
    const last = date > reminder.date ? date : reminder.date;
    const seconds = Math.max(60, Math.floor((dayEnd(last, city.tz) - c.nowMs) / 1_000));
    const input = noticeOf({ date, lang, kind: reminder.kind, festivals, city }, reminder.date, linkPrefix, seconds);
    const { id } = await c.tx
      .insertInto('notifications')
      .values(await notificationColumns(c, input, { origin: 'almanac' }))
      .returning('id')
      .executeTakeFirstOrThrow();
    const chosen = await claimReminded(c.tx, { id, reminder: reminder.id, lang }, cityIds);
    if (chosen === 0) {
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
    await c.audit('send', 'notifications', id, { origin: 'almanac', target, devices: chosen, moved: reminder.date });
    return true;
  });
}

/** Job `push.moved`: notifies the devices that were reminded of a festival on a day that it is no longer kept on. */
export async function notifyMoved(app: App, { signal }: Pick<RunningJob, 'signal'>): Promise<void> {
  const { basic, app: settings } = await currentSettings(app);
  const { link_prefix: linkPrefix, reminders } = settings.push;
  if (!reminders.enabled) return;
  const defaultCity = findCity(basic.default_city) ?? (cities[0] as City);
  const around = new Map<string, Festival[]>();
  for (const reminder of await recentReminders(app)) {
    const groups = new Map<string, Group>();
    for (const { city_id, lang } of await subscribersReminded(app.db.read, reminder.id)) {
      signal.throwIfAborted();
      const city = cityOfId(city_id ?? 0) ?? defaultCity;
      if (reminder.date < dateInZone(app.now(), city.tz)) continue;
      const at = `${reminder.date} ${city.id} ${lang}`;
      const [from, to] = [addDays(reminder.date, -movedDays), addDays(reminder.date, movedDays)];
      const found = around.get(at) ?? (await observedBetween(app, from, to, city.id, lang as Lang));
      around.set(at, found);
      const moved = movedTo(reminder, found);
      if (!moved) continue;
      const key = JSON.stringify([lang, city.region, moved.date, moved.festivals.map((festival) => festival.key)]);
      const group = groups.get(key) ?? { reminder, lang: lang as Lang, city, ...moved, cityIds: [] };
      group.cityIds.push(city_id);
      groups.set(key, group);
    }
    for (const group of groups.values()) while (await send(app, group, linkPrefix)) signal.throwIfAborted();
  }
}
