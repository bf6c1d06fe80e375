import { categoriesOfStories } from '../../categories/categories.ts';
import type { App } from '../../core/app.ts';
import { isoTime } from '../../core/clock.ts';
import type { Db } from '../../core/db/database.ts';
import { notFound } from '../../core/error.ts';
import { type Lang, languages } from '../../core/model/common.ts';
import { earlierPushes } from '../../notifications/stories/story.ts';
import { preview } from '../../notifications/targeting/audience.ts';
import { currentSettings } from '../../settings/settings.ts';
import type { StoryNotices } from '../model/news-notify.ts';
import type { StoredNews } from '../tables.ts';
import { isExpired, isVisible } from '../visible.ts';
import { breakingTopic, libraryPictureOf, storyMessage } from './message.ts';

/** The items of a story, the one of this id first, the others in the order of the languages; without the trash. */
export async function itemsOfStory(db: Db, row: StoredNews): Promise<StoredNews[]> {
  if (row.translation_group === null) return [row];
  const others = await db
    .selectFrom('news')
    .selectAll()
    .where('translation_group', '=', row.translation_group)
    .where('status', '<>', 'trashed')
    .where('id', '<>', row.id)
    .execute();
  return [row, ...others.sort((a, b) => languages.indexOf(a.lang as Lang) - languages.indexOf(b.lang as Lang))];
}

/** Whether readers will see an item at `time` (ISO), as far as it is planned now. */
export function willBeVisible({ status, published_at, expires_at }: StoredNews, time: string): boolean {
  const appears = status === 'scheduled' && published_at !== null && published_at <= time;
  return isVisible({ status: appears ? 'published' : status, expires_at }, time);
}

/** Devices by language; those of one are counted alone. */
async function devicesOf(app: App, langs: readonly string[]): Promise<Record<string, number>> {
  const [only] = langs;
  const target = langs.length === 1 ? { type: 'lang' as const, value: only as string } : { type: 'all' as const };
  return (await preview(app, target)).by_lang;
}

/**
 * What "publish and notify" would send now: each language of the story that is out, and the item itself, with its own
 * words; with the push that it had before, and how many devices it reaches.
 * @throws Fault `not_found`
 */
export async function storyPushPreview(app: App, id: number): Promise<{ data: StoryNotices; rev: number }> {
  const db = app.db.write;
  const row = await db.selectFrom('news').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound('news item');
  const now = isoTime(app.now());
  const items = await itemsOfStory(db, row);
  const included = items.filter((item) => item.id === id || willBeVisible(item, now));
  await currentSettings(app);
  const [pushes, devices, all] = await Promise.all([
    earlierPushes(
      db,
      included.map((item) => item.id),
    ),
    devicesOf(
      app,
      included.map((item) => item.lang),
    ),
    categoriesOfStories(app),
  ]);
  const statusOf = (item: StoredNews) => (isExpired(item, now) ? ('archived' as const) : item.status);
  const pictures = await Promise.all(included.map((item) => libraryPictureOf(app, db, item)));
  const data: StoryNotices = {
    news_id: id,
    languages: included.map((item, n) => {
      const { data: _, news_id, ...message } = storyMessage(app, item, now, {}, pictures[n]);
      const lang = item.lang as Lang;
      const pushed = pushes.get(item.id) ?? null;
      return {
        lang,
        news_id,
        status: statusOf(item),
        ...message,
        category: (item.category_id === null ? undefined : all.get(item.category_id))?.row.slug ?? null,
        target: { type: 'lang' as const, value: lang },
        topic: breakingTopic(lang),
        devices: devices[lang] ?? 0,
        pushed,
        included: pushed === null,
      };
    }),
    not_out: items
      .filter((item) => !included.includes(item))
      .map((item) => ({
        lang: item.lang as Lang,
        news_id: item.id,
        status: statusOf(item),
        published_at: item.published_at,
      })),
  };
  return { data, rev: row.rev };
}
