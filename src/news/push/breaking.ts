import type { Change } from '../../core/api/change.ts';
import { instant, isoTime } from '../../core/clock.ts';
import { requireScope } from '../../core/permission.ts';
import { takeNotification } from '../../notifications/send.ts';
import { earlierPushes } from '../../notifications/stories/story.ts';
import { transportOf } from '../../notifications/transports/router.ts';
import { cachedSettings } from '../../settings/settings.ts';
import type { StoredNews } from '../tables.ts';
import { breakingTopic, isBreakingAt, libraryPictureOf, storyMessage } from './message.ts';

/** What appears later than this after its time is no news any more: the program stood still, or is filled with old stories. */
const lateMs = 3_600_000;
/** Automatic pushes of a language within an hour, at most. */
const mostPerHour = 6;

/** Whether no editor wrote the story: it was made of an item of a feed, or the program created it. */
const isAutomatic = ({ from_feed, created_by }: StoredNews): boolean => from_feed === 1 || created_by === null;

/** Whether it was pushed, is planned to be, was pushed automatically before, or an editor has cancelled a push of it. */
async function wasPushed(c: Change, id: number): Promise<boolean> {
  if ((await earlierPushes(c.tx, [id])).size > 0) return true;
  const own = await c.tx
    .selectFrom('notifications')
    .select('id')
    .where((e) => e.or([e('news_id', '=', id), e('goes_with', '=', id)]))
    .where((e) =>
      e.or([
        e('origin', '=', 'breaking'),
        e('goes_with', '=', id),
        e.and([e('status', '=', 'cancelled'), e('cancel_code', 'is', null)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return own !== undefined;
}

async function isTooMany(c: Change, lang: string): Promise<boolean> {
  const { n } = await c.tx
    .selectFrom('notifications')
    .innerJoin('news', 'news.id', 'notifications.news_id')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('notifications.origin', '=', 'breaking')
    .where('notifications.created_at', '>', isoTime(c.nowMs - 3_600_000))
    .where('news.lang', '=', lang)
    .executeTakeFirstOrThrow();
  return n >= mostPerHour;
}

/**
 * The setting `push_on_breaking`: pushes a story that has just become breaking, by one message to the topic of its
 * language (to its devices where no push service has topics). Once in the life of a story, never what a feed brought,
 * never what appears late, and only so many in an hour.
 * @param appeared it came out in this change; else it was out, and is flagged now
 */
export async function pushBreaking(c: Change, row: StoredNews, appeared: boolean): Promise<void> {
  if (!cachedSettings(c.app).app.push.push_on_breaking) return;
  if (appeared && c.nowMs - instant(row.published_at as string) > lateMs) return;
  if (isAutomatic(row) || (await wasPushed(c, row.id))) return;
  const { lang } = row;
  if (await isTooMany(c, lang)) return c.audit('push_skipped', 'news', row.id, { most_per_hour: mostPerHour });
  const target = transportOf(c.app).topics
    ? { type: 'topic' as const, value: breakingTopic(lang) }
    : { type: 'lang' as const, value: lang };
  const message = storyMessage(c.app, row, c.now, {}, await libraryPictureOf(c.app, c.tx, row));
  await takeNotification(c, { ...message, target }, { origin: 'breaking' });
}

/** Of routes whose edit of a story `pushBreaking` may follow. */
export const breakingScope = {
  'notifications:write': 'where the setting `push_on_breaking` pushes the story',
} as const;

/**
 * An API token without the scope to send plans no automatic push either: at its time the program sends it.
 * @param before as it was planned; null when nothing was
 * @param at when readers will see the story so, ISO time
 * @throws Fault `forbidden`
 */
export function checkPlannedPush(c: Change, row: StoredNews, before: StoredNews | null, at: string): void {
  if (!cachedSettings(c.app).app.push.push_on_breaking || isAutomatic(row)) return;
  const wasBreaking = before !== null && isBreakingAt(before, at);
  if (isBreakingAt(row, at) && !wasBreaking) requireScope(c.actor, 'notifications:write');
}
