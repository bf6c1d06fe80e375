import { type RawBuilder, sql } from 'kysely';
import type { App } from '../app.ts';
import { type Backoff, backoff } from '../backoff.ts';
import type { Tx } from '../db/database.ts';
import { loopDeadlineMs, withDeadline } from '../deadline.ts';
import type { Log } from '../log/log.ts';
import { type Claimed, claimJobs } from './claim.ts';
import { Heartbeat } from './heartbeat.ts';
import { jobLeaseMs, LeaseLost, thisOwner } from './lease.ts';
import { mainQueue } from './new-job.ts';
import { finishRun, type JobOutcome, released, shortError } from './outcome.ts';
import { endsWithin, retryWhileUnreachable } from './retry-while-unreachable.ts';

/** Argument of a handler. */
export interface RunningJob {
  id: number;
  kind: string;
  payload: Record<string, unknown>;
  attempt: number;
  log: Log;
  /**
   * Aborts when the process stops, and with `LeaseLost` when another worker may have the job. A handler with outside effects
   * then starts nothing new, finishes what it cannot undo, and returns.
   */
  signal: AbortSignal;
  /**
   * Ends the job in the transaction that completes its work.
   * @throws LeaseLost when another worker has the job: the transaction is rolled back
   */
  end(tx: Tx): Promise<void>;
  /** Condition for the `where` of a write: this run still has the lease. */
  holdsLease: RawBuilder<boolean>;
}

export { LeaseLost } from './lease.ts';

/** Runs a job; an error means another attempt later. Must be idempotent: a job may run twice. */
export interface Handler {
  (app: App, job: RunningJob): Promise<void>;
  /** Runs before the job is recorded as dead, for any cause. May run twice. */
  died?(app: App, payload: Record<string, unknown>, reason: string): Promise<void>;
}

/** Thrown by a handler when a retry is pointless: the job is dead at once. */
export class PermanentError extends Error {}

/** Thrown by a handler to run again at `atMs` (Unix ms). Does not count as a failure. */
export class RetryAt extends Error {
  readonly atMs: number;
  constructor(atMs: number) {
    super('run again later');
    this.atMs = atMs;
  }
}

/** Delay between the attempts of a job (ms). */
export const attemptBackoff: Backoff = { first: 10_000, longest: 6 * 3_600_000, jitter: 0.25 };

/** Time for an aborted job to end (ms); no request takes longer. */
const endMs = 20_000;

/** Runs jobs in this process, a limited number per queue. Polls when notified, after each job, and every half second. */
export class Workers {
  #app: App;
  #handlers: ReadonlyMap<string, Handler>;
  #kinds: readonly string[];
  #queues: ReadonlyMap<string, number>;
  #running = new Map<string, { job: Claimed; abort: AbortController; done: Promise<void> }>();
  #timer: NodeJS.Timeout | undefined;
  /** Queues that may have due jobs. */
  #toPoll = new Set<string>();
  #owner: string;
  /**
   * Monotonic clock (ms). Before it no expired lease is reclaimed: during an outage of the database no worker could renew
   * its lease.
   */
  #takesOverAt = 0;
  #polling: Promise<unknown> | undefined;
  #stopListening: (() => Promise<void>) | undefined;
  #stopped = false;

  /**
   * @param count concurrent jobs of the queue `main`
   * @param others concurrent jobs by queue
   * @param owner name of the process in leases
   */
  constructor(
    app: App,
    handlers: ReadonlyMap<string, Handler>,
    count: number,
    others: Readonly<Record<string, number>> = {},
    owner = thisOwner,
  ) {
    this.#owner = owner;
    this.#app = app;
    this.#handlers = handlers;
    this.#kinds = [...handlers.keys()];
    this.#queues = new Map([[mainQueue, count], ...Object.entries(others)]);
  }

  start(intervalMs = 500): void {
    this.#timer = setInterval(() => this.#wake(this.#queues.keys()), intervalMs);
    this.#stopListening = this.#app.jobNotifier.listen(this.#app.db, (queue) => this.#wake([queue]));
    this.#wake(this.#queues.keys());
  }

  /**
   * Waits `graceMs` for running jobs, then aborts them. A job that ignores the signal for `lastMs` is released to other
   * workers; before, they would do its work twice.
   */
  async stop(graceMs = 5_000, lastMs = endMs): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#timer);
    await this.#stopListening?.();
    await this.#polling;
    const all = Promise.allSettled([...this.#running.values()].map((r) => r.done));
    if (await endsWithin(graceMs, all)) return;
    for (const { abort } of this.#running.values()) abort.abort();
    if (await endsWithin(lastMs, all)) return;
    for (const { job } of this.#running.values()) {
      this.#app.log.warn({ job: job.id, kind: job.kind }, 'a job ignores that it was aborted');
      await finishRun(this.#app, job, released(this.#app));
    }
  }

  /** Runs jobs until none is due: for tests and `dinam work --once`. */
  async drain(): Promise<void> {
    for (let found = 1; found > 0; ) {
      // A poll by the timer may have claimed jobs that are not among the running ones yet.
      while (this.#polling) await this.#polling;
      this.#toPoll = new Set(this.#queues.keys());
      const before = this.#running.size; // these may have filled the queue
      const poll = this.#poll();
      this.#polling = poll.catch(() => {}).finally(() => (this.#polling = undefined));
      found = (await poll) + before;
      await Promise.allSettled([...this.#running.values()].map((r) => r.done));
    }
  }

  #wake(queues: Iterable<string>): void {
    for (const queue of queues) if (this.#queues.has(queue)) this.#toPoll.add(queue);
    if (this.#stopped || this.#polling || this.#toPoll.size === 0) return;
    this.#polling = withDeadline(loopDeadlineMs(this.#app.config), 'claiming jobs', this.#poll())
      .catch((err) => {
        this.#app.log.warn({ err }, 'jobs cannot be claimed');
        this.#takesOverAt = performance.now() + jobLeaseMs;
        this.#toPoll.clear(); // the timer tries again
      })
      .finally(() => {
        this.#polling = undefined;
        this.#wake([]);
      });
  }

  /** Polls each queue once, so that a full queue does not delay another. @returns the number of claimed jobs */
  async #poll(): Promise<number> {
    let claimed = 0;
    for (const [queue, count] of this.#queues) {
      if (this.#stopped || !this.#toPoll.delete(queue)) continue;
      const keys = [...this.#running.values()].flatMap((r) => (r.job.lane === queue ? r.job.throttle : []));
      const jobs = await claimJobs(this.#app, {
        queue,
        free: count - keys.length,
        keys,
        kinds: this.#kinds,
        owner: this.#owner,
        ownLeases: new Set(this.#running.keys()),
        takesOver: performance.now() >= this.#takesOverAt,
      });
      for (const job of jobs)
        if (!this.#stopped) this.#begin(job);
        else await finishRun(this.#app, job, released(this.#app)); // the claim ended after the stop
      // More may be due.
      if (jobs.length) this.#toPoll.add(queue);
      claimed += jobs.length;
    }
    return claimed;
  }

  #begin(job: Claimed): void {
    const abort = new AbortController();
    const done = this.#run(job, abort)
      .catch((err) => this.#app.log.error({ err, job: job.id }, 'the result of a job could not be stored'))
      .finally(() => {
        this.#running.delete(job.lease);
        if (this.#timer) this.#wake([job.lane]);
      });
    this.#running.set(job.lease, { job, abort, done });
  }

  async #run(job: Claimed, abort: AbortController): Promise<void> {
    const app = this.#app;
    const log = app.log.child({ job: job.id, kind: job.kind, request_id: job.request_id ?? undefined });
    const heartbeat = new Heartbeat(app, job, log, (isKnown) => abort.abort(new LeaseLost(isKnown)));
    let outcome: JobOutcome;
    let isEnded = false;
    const end = async (tx: Tx): Promise<void> => {
      if (!(await finishRun(app, job, { state: 'done' }, tx))) throw new LeaseLost();
      isEnded = true;
    };
    const holdsLease = sql<boolean>`exists (select 1 from jobs where id = ${job.id} and lease = ${job.lease})`;
    try {
      const handler = this.#handlers.get(job.kind) as Handler; // only kinds with a handler are claimed
      // The claim counts attempts: a worker that died could not record a failure.
      if (job.attempts > job.max_attempts) throw new PermanentError('its worker died at each attempt');
      const payload = JSON.parse(job.payload) as Record<string, unknown>;
      await handler(
        { ...app, log },
        { id: job.id, kind: job.kind, payload, attempt: job.attempts, log, signal: abort.signal, end, holdsLease },
      );
      if (isEnded) return;
      outcome = { state: 'done' };
    } catch (error) {
      // A stop of the process does not count as an attempt.
      outcome = this.#stopped && abort.signal.aborted ? released(app) : this.#failed(job, error, log);
    } finally {
      heartbeat.stop();
    }
    // Before the row is updated: after a crash in between, `died` runs again.
    if (outcome.state === 'dead') await this.#died(job, outcome.error, log);
    await retryWhileUnreachable(log, abort.signal, () => finishRun(app, job, outcome));
  }

  async #died(job: Claimed, reason: string, log: Log): Promise<void> {
    try {
      const payload = JSON.parse(job.payload) as Record<string, unknown>;
      await this.#handlers.get(job.kind)?.died?.({ ...this.#app, log }, payload, reason);
    } catch (err) {
      log.error({ err }, 'the handler of a dead job failed');
    }
  }

  #failed(job: Claimed, error: unknown, log: Log): JobOutcome {
    if (error instanceof RetryAt) return { state: 'queued', error: null, atMs: error.atMs, counts: false };
    if (error instanceof PermanentError || job.attempts >= job.max_attempts) {
      log.error({ err: error }, 'job is dead');
      return { state: 'dead', error: shortError(error) };
    }
    log.warn({ err: error, attempt: job.attempts }, 'job failed and will be tried again');
    return {
      state: 'queued',
      error: shortError(error),
      atMs: this.#app.now() + backoff(job.attempts, attemptBackoff),
      counts: true,
    };
  }
}
