import type { Change } from '../../core/api/change.ts';
import type { Db } from '../../core/db/database.ts';

// What notifications read of news: a push belongs to a story, though the module of news comes after this one.

/** What decides about the pushes of a story, with the slug of its category. Undefined when there is no such story. */
export const storyOf = (db: Db, id: number) =>
  db
    .selectFrom('news')
    .leftJoin('categories', 'categories.id', 'news.category_id')
    .select(['news.status', 'news.published_at', 'news.expires_at', 'categories.slug as category'])
    .where('news.id', '=', id)
    .executeTakeFirst();

/** The same of a story that the change locks until it ends. */
export async function lockStory(c: Change, id: number) {
  await c.dialect.lockRow(c.tx, 'news', id);
  return storyOf(c.tx, id);
}
