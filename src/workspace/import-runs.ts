import { change } from '../core/api/change.ts';
import { type App, system } from '../core/app.ts';
import { isoTime } from '../core/clock.ts';
import type { Db } from '../core/db/database.ts';
import { workspaceTopic } from '../users/edit-locks.ts';
import { tell } from './inbox.ts';

/** Between two writes of how far an import is. */
const everyMs = 1_000;
/** A run that has written nothing for so long was killed. */
const silentMs = 300_000;
/** How long a run is shown after its end, and kept. */
const shownMs = 60_000;
const keptMs = 30 * 86_400_000;
const mostShown = 20;

/** What an import has done. */
interface ImportCounts {
  added: number;
  updated: number;
  refused: number;
}

interface ImportRun {
  /** How much of the file has been read, in its own measure. */
  step(done: number, total: number): void;
  /** @param error what it failed with; absent: it came to its end */
  end(error?: unknown): Promise<void>;
}

/**
 * Shows an import to signed-in users while it runs. What it writes is no part of the import: where it fails, the import goes on.
 * @param counts what was done so far
 */
export async function beginImportRun(app: App, source: string, counts: () => ImportCounts): Promise<ImportRun> {
  const id = await change(app, system, async (c) => {
    await c.tx
      .deleteFrom('import_runs')
      .where('updated_at', '<', isoTime(c.nowMs - keptMs))
      .execute();
    const row = { source, total: 0, done: 0, ...counts(), started_at: c.now, updated_at: c.now };
    const made = await c.tx.insertInto('import_runs').values(row).returning('id').executeTakeFirstOrThrow();
    c.touch(workspaceTopic);
    return made.id;
  });
  const ended = { kind: 'import_done', resource: 'news', resource_id: '', title: source, by_name: null } as const;
  let extent = { done: 0, total: 0 };
  const write = (end: { error: string | null } | null): Promise<void> =>
    change(app, system, async (c) => {
      const set = { ...extent, ...counts(), updated_at: c.now, ...(end ? { ...end, finished_at: c.now } : {}) };
      await c.tx.updateTable('import_runs').set(set).where('id', '=', id).execute();
      if (end) await tell(app, c.tx, 'house', ended);
      c.touch(workspaceTopic);
    }).catch((err) => app.log.warn({ err }, 'how far the import is could not be written'));
  let writing: Promise<void> | null = null;
  let next = 0;
  return {
    step(done, total) {
      extent = { done, total };
      if (writing || performance.now() < next) return;
      next = performance.now() + everyMs;
      writing = write(null).finally(() => {
        writing = null;
      });
    },
    async end(error) {
      await writing;
      await write({ error: error === undefined ? null : String((error as Error).message).slice(0, 300) });
    },
  };
}

/** Imports that run at `nowMs`, and those that ended a moment before. */
export const importRuns = (db: Db, nowMs: number) =>
  db
    .selectFrom('import_runs')
    .select(['id', 'source', 'total', 'done', 'added', 'updated', 'refused', 'error', 'started_at', 'finished_at'])
    .where((e) =>
      e.or([
        e.and([e('finished_at', 'is', null), e('updated_at', '>', isoTime(nowMs - silentMs))]),
        e('finished_at', '>', isoTime(nowMs - shownMs)),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(mostShown)
    .execute();
