import { type Change, change } from '../../core/api/change.ts';
import { type RepeatableRequest, runOnce } from '../../core/api/idempotency.ts';
import { getRow, lockRow, updateRow } from '../../core/api/resource.ts';
import type { Actor, App } from '../../core/app.ts';
import { Fault, type FieldError, invalid, invalidField } from '../../core/error.ts';
import type { Lang } from '../../core/model/common.ts';
import {
  type Followed,
  followed,
  type Notification,
  type NotificationInput,
} from '../../notifications/model/notification.ts';
import { notesOf, takeNotification } from '../../notifications/send.ts';
import { earlierPushes } from '../../notifications/stories/story.ts';
import { checkInput } from '../../notifications/validate.ts';
import { viewAccepted } from '../../notifications/view.ts';
import { cachedSettings, linkSchemes } from '../../settings/settings.ts';
import type { LeftOutOfPush, PublishAndNotifyInput } from '../model/news-notify.ts';
import { checkLimits } from '../permissions.ts';
import { newsResource } from '../resource.ts';
import { isInState, stateAfter } from '../states.ts';
import type { StoredNews } from '../tables.ts';
import { breakingTopic, libraryPictureOf, storyMessage } from './message.ts';
import { publishAndNotifyVerb } from './on-change.ts';
import { itemsOfStory, willBeVisible } from './preview.ts';

/** The result, as it is stored under the idempotency key. */
interface Done {
  notifications: Notification[];
  left_out: LeftOutOfPush;
}

/** All items of the story are held, in the order of their ids: two editors of two languages follow each other. */
async function holdStory(c: Change, id: number): Promise<void> {
  const rows = await c.tx
    .selectFrom('news')
    .select('id')
    .where('translation_group', '=', (e) =>
      e.selectFrom('news as one').select('one.translation_group').where('one.id', '=', id),
    )
    .execute();
  const ids = new Set([id, ...rows.map((row) => row.id)]);
  for (const one of [...ids].sort((a, b) => a - b)) await c.dialect.lockRow(c.tx, 'news', one);
}

/** Runs `work` for a language; what is wrong with it is named by the language. */
async function namedBy<T>(lang: string, isOwn: boolean, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    const named = ({ field, message }: FieldError): FieldError => {
      if (field === 'news_id') return { field: isOwn ? field : `languages.${lang}`, message };
      return { field: `languages.${lang}.${field}`, message };
    };
    if (error.code === 'invalid') throw invalid(error.errors.map(named));
    throw new Fault(error.code, `${lang}: ${error.message}`, { errors: error.errors.map(named) });
  }
}

/** The items that get a notification, and the visible ones that do not. @throws Fault `invalid` */
async function chosen(c: Change, row: StoredNews, at: string, input: PublishAndNotifyInput) {
  const byLang = input.languages ?? {};
  const items = await itemsOfStory(c.tx, row);
  const out = items.filter((item) => item.id === row.id || willBeVisible(item, at));
  const errors: FieldError[] = [];
  for (const [lang, overrides] of Object.entries(byLang)) {
    if (overrides === null || out.some((item) => item.lang === lang)) continue;
    const item = items.find((one) => one.lang === lang);
    const message = item ? `is not out: the item ${item.id} is ${item.status}` : 'is no language of this story';
    errors.push({ field: `languages.${lang}`, message });
  }
  if (errors.length) throw invalid(errors);
  const pushes = await earlierPushes(
    c.tx,
    out.map((item) => item.id),
  );
  const left_out: LeftOutOfPush = [];
  const chosenItems = out.filter((item) => {
    const lang = item.lang as Lang;
    const before = pushes.get(item.id)?.id ?? null;
    // Its other languages were pushed; a repeat has to be requested.
    const isDone = item.id !== row.id && before !== null && byLang[lang] === undefined && !input.allow_repeat;
    if (byLang[lang] !== null && !isDone) return true;
    left_out.push({ lang, news_id: item.id, pushed: before });
    return false;
  });
  if (chosenItems.length === 0) throw invalidField('languages', 'leaves no language to notify; publish does without');
  return { items: chosenItems, left_out };
}

/** The notification of an item, with its own words where the request has no others. */
export async function notificationInput(
  c: Change,
  item: StoredNews,
  at: string,
  input: PublishAndNotifyInput,
): Promise<NotificationInput> {
  const { type, priority, ttl_seconds, spread_seconds, allow_repeat, by = 'devices' } = input;
  const lang = item.lang as Lang;
  const whole = { ...input.languages?.[lang], type, priority, ttl_seconds, spread_seconds };
  const overrides = Object.fromEntries(Object.entries(whole).filter(([, value]) => value !== undefined));
  const message = storyMessage(c.app, item, at, overrides, await libraryPictureOf(c.app, c.tx, item));
  if (by === 'topic' && message.type !== 'breaking')
    throw invalidField('by', `may be topic for breaking news only, and ${lang} is of the type ${message.type}`);
  const target =
    by === 'topic' ? { type: 'topic' as const, value: breakingTopic(lang) } : { type: 'lang' as const, value: lang };
  return { ...message, target, ...(allow_repeat === undefined ? {} : { allow_repeat }) };
}

async function notify(c: Change, row: StoredNews, input: PublishAndNotifyInput): Promise<Done> {
  const isPlanned = row.status === 'scheduled';
  const at = isPlanned ? (row.published_at as string) : c.now;
  const { items, left_out } = await chosen(c, row, at, input);
  const wanted: { item: StoredNews; notification: NotificationInput }[] = [];
  for (const item of items) wanted.push({ item, notification: await notificationInput(c, item, at, input) });
  const notifications: Notification[] = [];
  for (const { item, notification } of wanted) {
    const overrides = input.languages?.[item.lang as Lang] ?? {};
    const follows = followed.filter((field: Followed) => overrides[field] === undefined);
    const accepted = await namedBy(item.lang, item.id === row.id, async () => {
      checkInput(notification, linkSchemes(cachedSettings(c.app)));
      const waits = isPlanned ? { waits: { story: row.id, at } } : {};
      return takeNotification(c, notification, { origin: 'publish', follows, ...waits });
    });
    notifications.push(viewAccepted(accepted));
  }
  return { notifications, left_out };
}

/**
 * Publishes a story, or schedules it, and takes a notification for each of its languages that is out by then, each with
 * its own words; all of it or nothing. What is planned goes out with the story, whenever that is, and not without it.
 * @param request of a client that may send it again: that changes nothing and gives the same notifications
 * @param rev what `if-match` named; null when the route does not require it
 * @throws Fault `not_found`, `stale`, `invalid`, `conflict` for the trash, for a story that was pushed, for a key that
 * came with another body
 */
export async function publishAndNotify(
  app: App,
  id: number,
  input: PublishAndNotifyInput,
  request: RepeatableRequest | null,
  rev: number | null,
  actor: Actor,
) {
  const { result: done, replayed } = await change(app, actor, (c) =>
    runOnce(c, request, async () => {
      await holdStory(c, id);
      const item = await lockRow(c, newsResource, id, rev);
      await checkLimits(c, item);
      const state = stateAfter(c, item, 'publish', input.published_at ?? undefined);
      const row = isInState(item, state)
        ? item
        : await updateRow(c, newsResource, id, {}, null, { action: publishAndNotifyVerb, set: state });
      return notify(c, row, input);
    }),
  );
  const { data: news, rev: newRev } = await getRow(app, newsResource, id);
  return { data: { news, ...done }, rev: newRev, replayed, notes: await notesFor(app, done) };
}

/** Notes for the editor. */
async function notesFor(app: App, { notifications, left_out }: Done): Promise<string[]> {
  const notes = new Set(notifications.flatMap(notesOf));
  for (const { target } of notifications) {
    if (target.type !== 'lang') continue;
    const lang = target.value as Lang;
    const device = await app.db.write
      .selectFrom('device_traits')
      .select('device_id')
      .where('lang', '=', lang)
      .limit(1)
      .executeTakeFirst();
    if (!device) notes.add(`No phone has the language ${lang} now.`);
  }
  for (const { lang, pushed } of left_out)
    if (pushed !== null) notes.add(`${lang} was pushed before, by notification ${pushed}, and is left out.`);
  return [...notes];
}
