import { sql } from 'kysely';
import type { App } from '../../core/app.ts';
import { isoTime } from '../../core/clock.ts';
import { offMainThread } from '../../core/db/reader/off-main-thread.ts';
import type { Tables } from '../../core/db/tables.ts';
import { fold } from '../../text/fold.ts';
import { visibleAt } from '../visible.ts';

/** Newest stories that are looked at, whatever the number of all. */
const mostStories = 5_000;

/** A folded label, when (ISO time) its newest story came out, and the story that was written last. */
interface NewestLabel {
  label: string;
  at: string;
  id: number;
}

/**
 * The labels of the newest stories of a language, those with the newest story first.
 * @param least stories that a label must have among them
 */
export const newestLabels = (
  app: App,
  kind: Tables['news_labels']['kind'],
  lang: string,
  { least, most }: { least: number; most: number },
): Promise<NewestLabel[]> =>
  offMainThread(() => {
    const { read } = app.db;
    const stories = read
      .selectFrom('news')
      .select('id')
      .where('lang', '=', lang)
      .where(visibleAt(isoTime(app.now())))
      .orderBy('published_at', 'desc')
      .orderBy('id', 'desc')
      .limit(mostStories);
    return read
      .selectFrom(stories.as('stories'))
      .innerJoin('news_labels as labels', 'labels.news_id', 'stories.id')
      .select([
        'labels.label',
        (e) => e.fn.max<string>('labels.published_at').as('at'),
        (e) => e.fn.max('labels.news_id').as('id'),
      ])
      .where('labels.kind', '=', kind)
      .groupBy('labels.label')
      .having(sql<number>`count(*)`, '>=', least)
      .orderBy('at', 'desc')
      .orderBy('labels.label')
      .limit(most)
      .execute();
  });

/** Stories of a query. */
const atOnce = 1_000;

/** Tags or authors as their last story writes them, by label. */
export const writtenLabels = (
  app: App,
  kind: 'tag' | 'author',
  labels: readonly NewestLabel[],
): Promise<Map<string, string>> =>
  offMainThread(async () => {
    const written = new Map<string, string>();
    const ids = [...new Set(labels.map(({ id }) => id))];
    for (let i = 0; i < ids.length; i += atOnce) {
      const stories = await app.db.read
        .selectFrom('news')
        .select(['tags', 'author'])
        .where('id', 'in', ids.slice(i, i + atOnce))
        .orderBy('id')
        .execute();
      for (const { tags, author } of stories)
        for (const name of kind === 'tag' ? (JSON.parse(tags) as string[]) : [author ?? ''])
          written.set(fold(name), name);
    }
    return written;
  });
