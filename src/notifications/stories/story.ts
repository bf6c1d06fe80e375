import type { Change } from '../../core/api/change.ts';
import type { Db } from '../../core/db/database.ts';
import { Fault, invalidField } from '../../core/error.ts';
import type { NotificationInput } from '../../model/notification.ts';
import { isVisible } from '../../schema/conditions/news-visible.ts';
import { cachedSettings } from '../../settings/settings.ts';
import { lockStory } from './source.ts';

/** What a notification has from the story that it names. */
interface AboutStory {
  news_id: number | null;
  /** Slug of the category, for those who have opted out of it. */
  category: string | null;
  /** On the phone a later push of the story replaces an earlier one. */
  collapse_key: string | null;
  /** Whether readers see the story now. */
  isOut: boolean;
}

/** The collapse key of a story: on the phone a newer push replaces an older one. */
export const storyKey = (id: number): string => `news-${id}`;

/**
 * Reads the story that a notification names, and locks it, so that of two editors at once the second is refused. A story
 * is pushed once; `allow_repeat` allows another push.
 * @throws Fault `invalid` for no story, `conflict` that names the earlier notification
 */
export async function aboutStory(c: Change, input: NotificationInput): Promise<AboutStory> {
  const { news_id: id, category = null, collapse_key = null, allow_repeat = false } = input;
  if (id == null) return { news_id: null, category, collapse_key, isOut: false };
  const story = await lockStory(c, id);
  if (!story) throw invalidField('news_id', 'is no story', 'not_found');
  if (!allow_repeat && cachedSettings(c.app).app.push.once_per_story) await refuseRepeat(c, id);
  return {
    news_id: id,
    category: category ?? story.category,
    collapse_key: collapse_key ?? storyKey(id),
    isOut: isVisible(story, c.now),
  };
}

/** Of these stories those that were pushed, or are going to be, with the last notification that counts as a push. */
export async function earlierPushes(db: Db, newsIds: readonly number[]) {
  const rows = await db
    .selectFrom('notifications')
    .select(['id', 'news_id', 'status', 'created_at', 'scheduled_at'])
    .where('news_id', 'in', newsIds.length ? newsIds : [0])
    .where((e) =>
      // One that was cancelled or failed before any delivery does not count.
      e.or([e('status', 'not in', ['cancelled', 'failed']), e('sent', '>', 0)]),
    )
    .orderBy('id')
    .execute();
  return new Map(rows.map(({ news_id, ...push }) => [news_id as number, push]));
}

async function refuseRepeat(c: Change, newsId: number): Promise<void> {
  const earlier = (await earlierPushes(c.tx, [newsId])).get(newsId);
  if (!earlier) return;
  const { id, status, scheduled_at, created_at } = earlier;
  const [is, at] =
    status === 'scheduled'
      ? ['is planned to be', scheduled_at]
      : [status === 'awaiting_approval' ? 'waits for approval to be' : 'was', created_at];
  throw new Fault(
    'conflict',
    `This story ${is} pushed by notification ${id} (${at}); \`allow_repeat\` sends it again.`,
    { errors: [{ field: 'news_id', message: `${is} pushed by notification ${id}` }] },
  );
}
