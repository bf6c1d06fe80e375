import type { Change } from '../../core/api/change.ts';
import { refreshTexts, releaseStories, reschedule, withdraw } from '../../notifications/stories/follow.ts';
import type { StoredNews } from '../tables.ts';
import { isVisible } from '../visible.ts';
import { checkPlannedPush, pushBreaking } from './breaking.ts';
import { isBreakingAt, libraryPictureOf, messageFields, storyMessage } from './message.ts';

/** The verb whose own notifications say all that is to be said of the story. */
export const publishAndNotifyVerb = 'publish_and_notify';

/** Brings the notifications of a story in step with an edit: cancelled, planned for another time, sent, or with another text. */
async function follow(c: Change, row: StoredNews, before: StoredNews): Promise<void> {
  const story = [row.id];
  const waits = row.status === 'scheduled';
  if (before.lang !== row.lang) return withdraw(c, story, 'story_language');
  const wasPlanned = before.status === 'published' || before.status === 'scheduled';
  const isTakenBack = before.status === 'published' && row.status !== 'published';
  if (isTakenBack || (wasPlanned && !waits && row.status !== 'published')) return withdraw(c, story, 'story_withdrawn');
  if (wasPlanned && row.expires_at !== null && row.expires_at <= c.now) return withdraw(c, story, 'story_expired');
  if (wasPlanned && messageFields.some((column) => row[column] !== before[column])) {
    const library = await libraryPictureOf(c.app, c.tx, row);
    await refreshTexts(c, row.id, ({ type, title, body, image_url, deep_link, follows }) => {
      const own = { title, body, image_url };
      for (const field of JSON.parse(follows) as (keyof typeof own)[]) delete (own as Partial<typeof own>)[field];
      return storyMessage(c.app, row, c.now, { ...own, type, deep_link }, library);
    });
  }
  if (before.status !== 'scheduled') return;
  if (!waits) await releaseStories(c, story);
  else if (row.published_at !== before.published_at) await reschedule(c, row.id, row.published_at as string);
}

/**
 * What an edit of a story has to do with pushes, in the same change.
 * @param verb what was done to it
 * @param isBulk with many others: nothing of that is pushed by itself
 */
export async function pushOnEdit(
  c: Change,
  row: StoredNews,
  before: StoredNews | null,
  verb: string,
  isBulk: boolean,
): Promise<void> {
  if (before) await follow(c, row, before);
  if (row.status === 'scheduled')
    checkPlannedPush(c, row, before?.status === 'scheduled' ? before : null, row.published_at as string);
  if (isBulk || verb === publishAndNotifyVerb || !isVisible(row, c.now) || !isBreakingAt(row, c.now)) return;
  const seenBefore = before !== null && isVisible(before, c.now) ? before : null;
  if (!seenBefore || !isBreakingAt(seenBefore, c.now)) await pushBreaking(c, row, !seenBefore);
}

/** The same for what the clock has turned: what appeared, and what has expired. */
export async function pushOnDue(c: Change, appeared: readonly number[], expired: readonly number[]): Promise<void> {
  await withdraw(c, expired, 'story_expired');
  await releaseStories(c, appeared);
  if (appeared.length === 0) return;
  const breaking = await c.tx
    .selectFrom('news')
    .selectAll()
    .where('id', 'in', c.dialect.idList(appeared))
    .where('breaking_until', '>', c.now)
    .orderBy('id')
    .execute();
  for (const row of breaking) if (isVisible(row, c.now)) await pushBreaking(c, row, true);
}

/** A story goes for good. */
export const pushOnRemove = (c: Change, row: StoredNews): Promise<void> => withdraw(c, [row.id], 'story_removed');
