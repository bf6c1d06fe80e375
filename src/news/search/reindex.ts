import { change } from '../../core/api/change.ts';
import { type App, systemActor } from '../../core/app.ts';
import { reindexJob, rowsAtOnce } from '../../core/reindex/reindex.ts';
import { relabelRow } from '../labels/write.ts';
import { topicsOfRow } from '../view.ts';
import { indexNews } from './document.ts';

/** The job `news.reindex`: the index and the vocabulary of all stories. */
export const reindexNews = reindexJob('news.reindex', reindexSome);

/** The next stories below an id. Gives the least of them, null at the end. */
async function reindexSome(app: App, before: number): Promise<number | null> {
  return change(app, systemActor, async (c) => {
    const found = await c.tx
      .selectFrom('news')
      .select('id')
      .where('id', '<', before)
      .orderBy('id', 'desc')
      .limit(rowsAtOnce)
      .execute();
    for (const { id } of found) {
      await c.dialect.lockRow(c.tx, 'news', id);
      const row = await c.tx.selectFrom('news').selectAll().where('id', '=', id).executeTakeFirst();
      if (!row) continue;
      await indexNews(c.tx, c.dialect, row);
      // Labels are folded as the words are.
      if (await relabelRow(c, row)) c.touch(...topicsOfRow(row));
    }
    return found.length < rowsAtOnce ? null : (found.at(-1)?.id ?? null);
  });
}
