import { change } from '../../core/api/change.ts';
import { type App, system } from '../../core/app.ts';
import type { Job } from '../../core/jobs/worker.ts';
import { relabelRow } from '../labels/write.ts';
import { topicsOfRow } from '../view.ts';
import { indexNews } from './document.ts';

/** Stories of one transaction: short enough that no editor waits. */
const atOnce = 100;

/**
 * The job `news.reindex`: writes the index and the vocabulary of all stories anew, the newest first, when a release reads
 * words in another way. Searches go on meanwhile: what is not yet rewritten is found as the release before had it. It may
 * run twice; where it is stopped, another job goes on from there.
 */
export async function reindexNews(app: App, job: Pick<Job, 'payload' | 'signal'>): Promise<void> {
  const { before = Number.MAX_SAFE_INTEGER } = job.payload as { before?: number };
  for (let least: number | null = before; least !== null; ) {
    const next: number = least;
    if (job.signal.aborted) {
      await change(app, system, async (c) => c.enqueue({ kind: 'news.reindex', payload: { before: next } }));
      return;
    }
    least = await reindexSome(app, next);
  }
}

/** The next stories below an id. Gives the least of them, null at the end. */
async function reindexSome(app: App, before: number): Promise<number | null> {
  return change(app, system, async (c) => {
    const found = await c.tx
      .selectFrom('news')
      .select('id')
      .where('id', '<', before)
      .orderBy('id', 'desc')
      .limit(atOnce)
      .execute();
    for (const { id } of found) {
      await c.dialect.lockRow(c.tx, 'news', id);
      const row = await c.tx.selectFrom('news').selectAll().where('id', '=', id).executeTakeFirst();
      if (!row) continue;
      await indexNews(c.tx, c.dialect, row);
      // Labels are folded as the words are.
      if (await relabelRow(c, row)) c.touch(...topicsOfRow(row));
    }
    return found.length < atOnce ? null : (found.at(-1)?.id ?? null);
  });
}
