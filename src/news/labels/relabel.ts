import { change } from '../../core/api/change.ts';
import { type App, systemActor } from '../../core/app.ts';
import type { RunningJob } from '../../core/jobs/worker.ts';
import { placeLabel } from '../../places/tree.ts';
import { topicsOfRow } from '../view.ts';
import { relabelRow } from './write.ts';

/** Stories of one transaction: short enough that no editor waits. */
const atOnce = 200;

/**
 * The job `news.relabel`: stories of places that have moved in the tree, and of all below them, get the labels of the
 * tree as it is now. One whose labels change counts as changed, so that clients that request the changes of a place
 * learn that it has come or gone. It may run twice: what is right already is not written.
 */
export async function relabelNews(app: App, job: Pick<RunningJob, 'payload' | 'signal'>): Promise<void> {
  for (const id of job.payload.places as number[]) {
    for (let after: number | null = 0; after !== null; ) {
      if (job.signal.aborted) throw new Error('stopped'); // a handler that returns counts as done
      after = await relabelSome(app, placeLabel(id), after);
    }
  }
}

/** The next stories of a label. Gives the last of them, null at the end. */
async function relabelSome(app: App, label: string, after: number): Promise<number | null> {
  return change(app, systemActor, async (c) => {
    const found = await c.tx
      .selectFrom('news_labels')
      .select('news_id')
      .where('kind', '=', 'place')
      .where('label', '=', label)
      .where('news_id', '>', after)
      .orderBy('news_id')
      .limit(atOnce)
      .execute();
    for (const { news_id } of found) {
      await c.dialect.lockRow(c.tx, 'news', news_id);
      const row = await c.tx.selectFrom('news').selectAll().where('id', '=', news_id).executeTakeFirst();
      if (!row || !(await relabelRow(c, row))) continue;
      await c.tx.updateTable('news').set({ updated_at: c.now }).where('id', '=', row.id).execute();
      c.touch(...topicsOfRow(row));
    }
    return found.length < atOnce ? null : (found.at(-1)?.news_id ?? null);
  });
}
