import { setImmediate as pause } from 'node:timers/promises';
import { change } from '../../core/api/change.ts';
import { type App, system } from '../../core/app.ts';
import type { IndexedNews } from '../../core/db/dialect.ts';
import type { SearchSource } from '../../core/db/search-source.ts';
import type { Job } from '../../core/jobs/worker.ts';
import { languages } from '../../model/common.ts';
import { stripHtml } from '../../text/html.ts';
import { indexedWords } from '../../text/match.ts';
import { newsTopic, type StoredNews } from '../view.ts';

/** The content without its tags. */
export const plainText = (row: Pick<StoredNews, 'content' | 'content_format'>): string =>
  row.content_format === 'html' ? stripHtml(row.content) : row.content;

/** What the index holds of an item. */
export function indexedNews(row: StoredNews): IndexedNews {
  const words = (text: string) => indexedWords(text, row.lang);
  return {
    lang: row.lang,
    title: words(row.title),
    tags: words((JSON.parse(row.tags) as string[]).join(' ')),
    summary: words(row.summary),
    content: words(plainText(row)),
  };
}

/** For `import`. */
export const newsIndexSource: SearchSource = {
  table: 'news',
  put: (tx, dialect, _index, row) => {
    const item = row as unknown as StoredNews;
    return dialect.putIndex(tx, item.id, indexedNews(item));
  },
};

/** Items that one transaction takes in: readers and editors get their turn between two. */
const atATime = 10;
/** Items of one job; what was done when a worker dies is done again, and finds itself there. */
const ofOneJob = 1_000;

/**
 * Takes the items of a database that was made by an older release into the index, the newest first. Where an editor
 * was faster, the editor's words stay. A job for the next thousand is written with the last transaction.
 */
export async function indexNews(app: App, { payload, signal }: Pick<Job, 'payload' | 'signal'>): Promise<void> {
  let below = typeof payload.below === 'number' ? payload.below : Number.MAX_SAFE_INTEGER;
  for (let done = atATime; ; done += atATime) {
    const last = await change(app, system, async (c) => {
      const found = await c.tx
        .selectFrom('news')
        .select('id')
        .where('id', '<', below)
        .orderBy('id', 'desc')
        .limit(atATime)
        .execute();
      const ids = found.map(({ id }) => id).reverse();
      for (const id of ids) await c.dialect.lockRow(c.tx, 'news', id);
      // Read once they are held: what is being removed or edited at this moment is gone, or as it is then.
      const rows = await c.tx
        .selectFrom('news')
        .selectAll()
        .where('id', 'in', c.dialect.idList(ids))
        .orderBy('id')
        .execute();
      for (const row of rows) await c.dialect.putIndex(c.tx, row.id, indexedNews(row), true);
      const least = ids[0];
      const isEnd = ids.length < atATime;
      // Searches that were answered meanwhile lack what is found from now on.
      if (isEnd || done >= ofOneJob) c.touch('news', ...languages.map(newsTopic));
      if (!isEnd && done >= ofOneJob)
        await c.enqueue({ kind: 'news.index', payload: { below: least }, uniqueKey: `news.index<${least}` });
      return isEnd ? undefined : least;
    });
    if (last === undefined || done >= ofOneJob) return;
    below = last;
    await pause();
    if (signal.aborted) throw new Error('stopped');
  }
}
