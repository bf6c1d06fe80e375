import { change } from '../api/change.ts';
import { type App, system } from '../app.ts';
import type { MadeTable } from '../db/dialect.ts';
import type { SearchSource } from '../db/search/source.ts';
import type { Job } from '../jobs/worker.ts';

/** Rows of one transaction: short enough that no editor waits. */
const atOnce = 100;

/**
 * A job that writes a full-text index anew, the newest rows first, when a release reads words in another way. Searches go on
 * meanwhile. It may run twice; where it is stopped, another job goes on from there.
 * @param kind of the job
 */
export function reindexJob(kind: string, index: MadeTable, source: SearchSource) {
  return async (app: App, { payload, signal }: Pick<Job, 'payload' | 'signal'>): Promise<void> => {
    const { before = Number.MAX_SAFE_INTEGER } = payload as { before?: number };
    for (let least: number | null = before; least !== null; ) {
      const next: number = least;
      if (signal.aborted) {
        await change(app, system, async (c) => c.enqueue({ kind, payload: { before: next } }));
        return;
      }
      least = await reindexSome(app, index, source, next);
    }
  };
}

/** The next rows below an id. Gives the least of them, null at the end. */
async function reindexSome(app: App, index: MadeTable, source: SearchSource, before: number): Promise<number | null> {
  const table = source.table as 'products';
  return change(app, system, async (c) => {
    const found = await c.dialect
      .holdRows(c.tx.selectFrom(table).selectAll().where('id', '<', before).orderBy('id', 'desc').limit(atOnce))
      .execute();
    for (const row of found) await source.put(c.tx, c.dialect, index, row);
    return found.length < atOnce ? null : (found.at(-1)?.id ?? null);
  });
}
