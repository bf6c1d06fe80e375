import { sql } from 'kysely';
import type { App } from '../app.ts';
import { isoTime } from '../clock.ts';
import type { Db, Tx } from '../db/database.ts';
import { deleteInChunks } from '../db/delete-in-chunks.ts';
import { hook } from '../hook.ts';
import type { Claimed } from './claim.ts';

/** How a run of a job ended. */
export type JobOutcome =
  | { state: 'done' }
  | { state: 'dead'; error: string }
  | { state: 'queued'; error: string | null; atMs: number; counts: boolean };

/** The program stops before the job ends: other processes may take it at once. */
export const released = (app: App): JobOutcome => ({
  state: 'queued',
  error: 'stopped',
  atMs: app.now(),
  counts: false,
});

/** What is done in the transaction in which a job dies. */
export const deadJobs = hook<(app: App, tx: Tx, job: { id: number; kind: string }) => Promise<void>>();

/** Ends a run, unless another worker has claimed the job meanwhile. @returns whether it was still this run's */
export function finishRun(app: App, job: Claimed, outcome: JobOutcome, db: Db = app.db.write): Promise<boolean> {
  if (outcome.state !== 'dead') return storeEnd(app, job, outcome, db);
  return app.db.write.transaction().execute(async (tx) => {
    const wasThisRun = await storeEnd(app, job, outcome, tx);
    if (wasThisRun) for (const also of deadJobs(app)) await also(app, tx, job);
    return wasThisRun;
  });
}

async function storeEnd(app: App, job: Claimed, outcome: JobOutcome, db: Db): Promise<boolean> {
  const ended = outcome.state !== 'queued';
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    .set({
      state: outcome.state,
      lease: null,
      lease_until: null,
      ...(ended
        ? { ended_at: isoTime(app.now()), unique_key: null, ended_key: sql<string | null>`unique_key` }
        : { run_at: isoTime(outcome.atMs) }),
      ...(outcome.state === 'queued' && !outcome.counts ? { attempts: sql<number>`attempts - 1` } : {}),
      ...('error' in outcome ? { last_error: outcome.error } : {}),
    })
    .where('id', '=', job.id)
    .where('lease', '=', job.lease)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** How much of a message is stored, and how many lines of the stack. */
const messageChars = 500;
const stackLines = 4;

/** An error as its job stores it: message, the top of the stack, and the same of its cause. */
export function shortError(error: unknown): string {
  if (!(error instanceof Error)) return String(error).slice(0, messageChars);
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const here = [`${error.name}: ${error.message}`.slice(0, messageChars), ...frames.slice(0, stackLines)].join('\n');
  return error.cause === undefined ? here : `${here}\ncaused by ${shortError(error.cause).slice(0, 2 * messageChars)}`;
}

/** Removes jobs that ended more than `days` ago (dead ones after four times as long, for inspection). */
export async function sweepJobs(app: App, days = 7): Promise<void> {
  const before = (n: number): string => isoTime(app.now() - n * 86_400_000);
  const { write } = app.db;
  await deleteInChunks((limit) =>
    write
      .deleteFrom('jobs')
      .where('id', 'in', (e) =>
        e
          .selectFrom('jobs')
          .select('id')
          .where('ended_at', '<', before(days))
          .where((or) => or.or([or('state', '=', 'done'), or('ended_at', '<', before(4 * days))]))
          .orderBy('ended_at')
          .limit(limit),
      )
      .executeTakeFirstOrThrow(),
  );
}
