import { change } from '../core/api/change.ts';
import { type App, systemActor } from '../core/app.ts';
import { isoTime } from '../core/clock.ts';
import type { Db } from '../core/db/database.ts';
import { workspaceTopic } from '../users/edit-locks.ts';
import { notifyUsers } from './inbox.ts';

/** Between two writes of how far an import is. */
const everyMs = 1_000;
/** A run that has written nothing for so long was killed. */
const silentMs = 300_000;
/** A run that waits for another server says that it goes on. */
const beatMs = 60_000;
/** How long a run is shown after its end, and kept with its report. */
const shownMs = 60_000;
const keptMs = 90 * 86_400_000;
const mostKept = 20;
const mostShown = 20;

/** What an import has done. */
interface ImportCounts {
  added: number;
  updated: number;
  unchanged: number;
  refused: number;
}

interface ImportRun {
  id: number;
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
  const id = await change(app, systemActor, async (c) => {
    const fresh = { total: 0, done: 0, line_count: 0, left_out: 0, sums: '[]', started_at: c.now, updated_at: c.now };
    const row = { source, ...counts(), ...fresh };
    const made = await c.tx.insertInto('import_runs').values(row).returning('id').executeTakeFirstOrThrow();
    c.touch(workspaceTopic);
    return made.id;
  });
  const ended = {
    ...({ kind: 'import_done', resource: 'imports' } as const),
    resource_id: String(id),
    title: source,
    by_name: null,
  };
  let extent = { done: 0, total: 0 };
  const write = (end: { error: string | null } | null): Promise<void> =>
    change(app, systemActor, async (c) => {
      const set = { ...extent, ...counts(), updated_at: c.now, ...(end ? { ...end, finished_at: c.now } : {}) };
      await c.tx.updateTable('import_runs').set(set).where('id', '=', id).execute();
      if (end) await notifyUsers(app, c.tx, 'house', ended);
      c.touch(workspaceTopic);
    }).catch((err) => app.log.warn({ err }, 'the progress of the import could not be stored'));
  let writing: Promise<void> | null = null;
  let next = 0;
  const due = (): void => {
    if (writing || performance.now() < next) return;
    next = performance.now() + everyMs;
    writing = write(null).finally(() => {
      writing = null;
    });
  };
  const beat = setInterval(due, beatMs).unref();
  return {
    id,
    step(done, total) {
      extent = { done, total };
      due();
    },
    async end(error) {
      clearInterval(beat);
      await writing;
      await write({ error: error === undefined ? null : String((error as Error).message).slice(0, 300) });
    },
  };
}

/** How a run stands at `nowMs`. */
export function runState(
  run: { error: string | null; updated_at: string; finished_at: string | null },
  nowMs: number,
): 'running' | 'done' | 'failed' | 'interrupted' {
  if (run.finished_at !== null) return run.error === null ? 'done' : 'failed';
  return run.updated_at > isoTime(nowMs - silentMs) ? 'running' : 'interrupted';
}

/** Removes runs that are old, and those before the last few, with their reports: each in a transaction of its own. */
export async function sweepImportRuns({ db, now }: App): Promise<void> {
  const runs = await db.write
    .selectFrom('import_runs')
    .select(['id', 'error', 'updated_at', 'finished_at'])
    .orderBy('id', 'desc')
    .execute();
  const old = isoTime(now() - keptMs);
  for (const [n, run] of runs.entries())
    if (run.updated_at < old || (n >= mostKept && runState(run, now()) !== 'running'))
      await db.write.deleteFrom('import_runs').where('id', '=', run.id).execute();
}

/** Imports that run at `nowMs`, and those that ended a moment before. */
export const shownImportRuns = (db: Db, nowMs: number) =>
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
