import { setImmediate } from 'node:timers/promises';
import type { Tx } from '../db/database.ts';

/** Work to do later, written in the transaction that makes it necessary. */
export interface NewJob {
  kind: string;
  payload?: Record<string, unknown>;
  /** ISO time; absent: at once. */
  runAt?: string;
  /** While an unfinished job has the same key, this one is not added. */
  uniqueKey?: string;
  /** Each queue has workers of its own, so a flood in one delays no job of another; absent: `main`. */
  queue?: string;
  /** What it puts load on (a server): a process runs two jobs with the same key at a time. */
  concurrencyKey?: string;
  /** Attempts until it is dead; 8 unless given, which take about twenty minutes. */
  maxAttempts?: number;
  /** It runs with the next poll of a worker, which is not notified: so one run serves all requests. */
  canWait?: true;
}

/** The queue of jobs that name none. */
export const mainQueue = 'main';

const rowOf = (job: NewJob, now: string, requestId: string | null) => ({
  kind: job.kind,
  payload: JSON.stringify(job.payload ?? {}),
  unique_key: job.uniqueKey ?? null,
  lane: job.queue ?? mainQueue,
  throttle: job.concurrencyKey ?? null,
  state: 'queued' as const,
  attempts: 0,
  max_attempts: job.maxAttempts ?? 8,
  run_at: job.runAt ?? now,
  lease: null,
  lease_until: null,
  last_error: null,
  request_id: requestId,
  created_at: now,
  ended_at: null,
});

/** Rows of one statement: both databases bound its parameters. */
const rowsAtOnce = 500;

/** Writes jobs, except those whose key an unfinished one has. @returns queues with a due job, to notify after the commit */
export async function insertJobs(
  tx: Tx,
  jobs: readonly NewJob[],
  now: string,
  requestId: string | null,
): Promise<Set<string>> {
  const queues = new Set<string>();
  const canWait = new Set(jobs.flatMap((job) => (job.canWait ? job.kind : [])));
  for (let at = 0; at < jobs.length; at += rowsAtOnce) {
    if (at > 0) await setImmediate(); // requests are answered in between
    const written = await tx
      .insertInto('jobs')
      .values(jobs.slice(at, at + rowsAtOnce).map((job) => rowOf(job, now, requestId)))
      .onConflict((c) => c.column('unique_key').doNothing())
      .returning(['kind', 'lane', 'run_at'])
      .execute();
    for (const { kind, lane, run_at } of written) if (run_at <= now && !canWait.has(kind)) queues.add(lane);
  }
  return queues;
}
