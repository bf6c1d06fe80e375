import type { Change } from '../../core/api/change.ts';
import type { App } from '../../core/app.ts';
import type { Db } from '../../core/db/database.ts';
import { Fault, invalidField } from '../../core/error.ts';
import { cachedSettings } from '../../settings/settings.ts';
import { idOfSlug } from '../../text/slug.ts';
import type { NotificationInput } from '../model/notification.ts';
import { isStoryVisible, lockStory, type PushStory, pushStory } from './source.ts';

/** What a notification has from the story that it names. */
interface AboutStory {
  news_id: number | null;
  /** Slug of the category, for those who have opted out of it. */
  category: string | null;
  /** On the phone a later push of the story replaces an earlier one. */
  collapse_key: string | null;
}

/** The collapse key of a story: on the phone a newer push replaces an older one. */
export const storyKey = (id: number): string => `news-${id}`;

/**
 * Reads the story that a notification names, and locks it, so that of two editors at once the second is refused. A story
 * is pushed once; `allow_repeat` allows another push.
 * @param opensAt when phones open it (ISO time); null: readers need not be able to, as for a test
 * @throws Fault `invalid` for no story, or for one that readers cannot open then; `conflict` that names the earlier notification
 */
export async function aboutStory(c: Change, input: NotificationInput, opensAt: string | null): Promise<AboutStory> {
  const { news_id: id, category = null, collapse_key = null, allow_repeat = false } = input;
  if (opensAt !== null) await checkLink(c, input, opensAt);
  if (id == null) return { news_id: null, category, collapse_key };
  const story = await lockStory(c, id);
  if (!story) throw invalidField('news_id', 'is no story', 'not_found');
  if (opensAt !== null) checkOpens(c, 'news_id', story, opensAt);
  if (!allow_repeat && cachedSettings(c.app).app.push.once_per_story) await refuseRepeat(c, id);
  return {
    news_id: id,
    category: category ?? story.category,
    collapse_key: collapse_key ?? storyKey(id),
  };
}

/** @throws Fault `invalid` for a story that readers do not see at an instant (ISO time) */
function checkOpens(c: Change, field: 'news_id' | 'deep_link', story: PushStory, at: string): void {
  const { status, published_at, expires_at } = story;
  const isOut = status === 'published' || (status === 'scheduled' && published_at !== null && published_at <= at);
  if (isStoryVisible(c, { status: isOut ? 'published' : status, expires_at }, at)) return;
  if (isOut) throw invalidField(field, 'names a story that has expired by then', 'range');
  if (status === 'scheduled')
    throw invalidField(field, `names a story that appears at ${published_at}: plan it for then or later`, 'range');
  throw invalidField(field, 'names a story that readers cannot open: publish it first', 'range');
}

/** A link of ours leads to a story, as `news_id` does. @throws Fault as `checkOpens` */
async function checkLink(c: Change, { deep_link, news_id }: NotificationInput, at: string): Promise<void> {
  const id = deep_link == null ? null : storyOfLink(c.app, deep_link, cachedSettings(c.app).app.push.link_prefix);
  if (id === null || id === news_id) return;
  const story = await pushStory(c, id);
  if (story) checkOpens(c, 'deep_link', story, at);
}

/** The story that a link of a notification leads to; null when it is none of ours. */
export function storyOfLink(app: App, link: string, prefix: string): number | null {
  for (const before of [prefix, `${app.config.publicUrl}/api/v1/news/`])
    if (link.startsWith(before)) return idOfSlug(link.slice(before.length));
  return null;
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
