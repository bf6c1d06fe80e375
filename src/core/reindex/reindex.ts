import { change } from '../api/change.ts';
import { type App, systemActor } from '../app.ts';
import type { MadeTable } from '../db/dialect.ts';
import type { SearchSource } from '../db/search/source.ts';
import type { RunningJob } from '../jobs/worker.ts';

/** Rows of one transaction: short enough that no editor waits. */
export const rowsAtOnce = 100;

/** Writes the index of the next rows below an id anew. Gives the least of them, null at the end. */
type ReindexSome = (app: App, before: number) => Promise<number | null>;

/**
 * A job that writes a full-text index anew, the newest rows first, when a release reads words in another way. Searches go on
 * meanwhile: what is not yet rewritten is found as the release before had it. It may run twice; where it is stopped, another
 * job goes on from there.
 * @param kind of the job
 */
export function reindexJob(kind: string, reindexSome: ReindexSome) {
  return async (app: App, { payload, signal }: Pick<RunningJob, 'payload' | 'signal'>): Promise<void> => {
    const { before = Number.MAX_SAFE_INTEGER } = payload as { before?: number };
    for (let least: number | null = before; least !== null; ) {
      const next: number = least;
      if (signal.aborted) {
        await change(app, systemActor, async (c) => c.enqueue({ kind, payload: { before: next } }));
        return;
      }
      least = await reindexSome(app, next);
    }
  };
}

/** For an index that follows from the rows of one table alone. */
export const reindexRows =
  (index: MadeTable, source: SearchSource): ReindexSome =>
  (app, before) =>
    change(app, systemActor, async (c) => {
      const table = source.table as 'products';
      const found = await c.dialect
        .holdRows(c.tx.selectFrom(table).selectAll().where('id', '<', before).orderBy('id', 'desc').limit(rowsAtOnce))
        .execute();
      for (const row of found) await source.put(c.tx, c.dialect, index, row);
      return found.length < rowsAtOnce ? null : (found.at(-1)?.id ?? null);
    });
