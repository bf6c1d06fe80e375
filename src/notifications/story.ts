import type { Change } from '../core/change.ts';
import { Fault, invalidField } from '../core/error.ts';
import type { NotificationInput } from '../model/notification.ts';
import { known } from '../settings/settings.ts';

/** What a notification takes over from the story that it names. */
export interface AboutStory {
  news_id: number | null;
  /** Slug of the category, for those who have opted out of it. */
  category: string | null;
  /** A later push of the story takes the place of an earlier one on the phone. */
  collapse_key: string | null;
}

/**
 * Looks at the story that a notification names. A story is pushed once: an edited one that must be told again needs
 * `allow_repeat`. The story is held until the change ends, so of two editors at once one is told of the other.
 * @throws Fault `invalid` for no story, `conflict` that names the earlier notification
 */
export async function aboutStory(c: Change, input: NotificationInput): Promise<AboutStory> {
  const { news_id: id, category = null, collapse_key = null, allow_repeat = false } = input;
  if (id == null) return { news_id: null, category, collapse_key };
  await c.dialect.lockRow(c.tx, 'news', id);
  const story = await c.tx
    .selectFrom('news')
    .leftJoin('categories', 'categories.id', 'news.category_id')
    .select('categories.slug')
    .where('news.id', '=', id)
    .executeTakeFirst();
  if (!story) throw invalidField('news_id', 'is no story');
  if (!allow_repeat && known(c.app).app.push.once_per_story) await refuseRepeat(c, id);
  return { news_id: id, category: category ?? story.slug, collapse_key: collapse_key ?? `news-${id}` };
}

async function refuseRepeat(c: Change, newsId: number): Promise<void> {
  const earlier = await c.tx
    .selectFrom('notifications')
    .select(['id', 'created_at'])
    .where('news_id', '=', newsId)
    .where((e) =>
      // What was stopped or failed before anybody had it does not count.
      e.or([e('status', 'not in', ['cancelled', 'failed']), e('sent', '>', 0)]),
    )
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (earlier)
    throw new Fault(
      'conflict',
      `This story was pushed by notification ${earlier.id} (${earlier.created_at}); \`allow_repeat\` sends it again.`,
      { errors: [{ field: 'news_id', message: `was pushed by notification ${earlier.id}` }] },
    );
}
