import { setImmediate } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import type { App } from '../app.ts';
import { type Backoff, backoff } from '../backoff.ts';
import type { Tx } from '../db/database.ts';
import { loopDeadlineMs, withDeadline } from '../deadline.ts';
import type { Log } from '../log/log.ts';
import { type Claimed, claim } from './claim.ts';
import { Heartbeat } from './heartbeat.ts';
import { LeaseLost, leaseMs, thisOwner } from './lease.ts';
import { givenBack, type Outcome, settle, shortError } from './outcome.ts';
import { untilBack, within } from './retry-while-away.ts';

/** Work to do later, written in the transaction that makes it necessary. */
export interface NewJob {
  kind: string;
  payload?: Record<string, unknown>;
  /** ISO time; absent: at once. */
  runAt?: string;
  /** While an unfinished job has the same key, this one is not added. */
  uniqueKey?: string;
  /** Workers of its own; absent: those of `main`. A flood in one lane keeps no job of another waiting. */
  lane?: string;
  /** Whose strength it takes (a server): of the jobs with the same one a process runs two at a time. */
  throttle?: string;
  /** Tries until it is dead; the 8 that it has unless told take about twenty minutes. */
  maxAttempts?: number;
  /** It is done with the next look of a worker, and none is woken for it: so one run serves all who ask for it. */
  canWait?: true;
}

/** A job as its handler gets it. */
export interface Job {
  id: number;
  kind: string;
  payload: Record<string, unknown>;
  attempt: number;
  log: Log;
  /**
   * Aborts when the process stops, and with a `LeaseLost` when another worker may have taken the job over. A handler
   * that acts on the world begins nothing new after that, lets end what it cannot take back, and returns.
   */
  signal: AbortSignal;
  /**
   * Ends the job within the transaction that brings its work to an end, so that nothing can come in between.
   * @throws LeaseLost when another worker has the job, so that nothing of the transaction stays
   */
  end(tx: Tx): Promise<void>;
  /** A condition for the `where` of a write: this run of the job still has its lease. */
  holdsLease: RawBuilder<boolean>;
}

export { LeaseLost } from './lease.ts';

/** Does the work; throwing means another try later. It may run twice (a lease that ran out), so it must bear that. */
export interface Handler {
  (app: App, job: Job): Promise<void>;
  /** What is to be known once the job is dead, by whatever killed it. It may run twice. */
  died?(app: App, payload: Record<string, unknown>, reason: string): Promise<void>;
}

/** Thrown by a handler for what no retry can mend: the job is dead at once. */
export class GiveUp extends Error {}

/** Thrown by a handler to be run again at a time of its own choosing, without counting as a failure. */
export class Later extends Error {
  readonly atMs: number;
  constructor(atMs: number) {
    super('later');
    this.atMs = atMs;
  }
}

const mainLane = 'main';

const rowOf = (job: NewJob, now: string, requestId: string | null) => ({
  kind: job.kind,
  payload: JSON.stringify(job.payload ?? {}),
  unique_key: job.uniqueKey ?? null,
  lane: job.lane ?? mainLane,
  throttle: job.throttle ?? null,
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

/** Writes jobs, but those whose key an unfinished one has. @returns lanes with a due job, rung after the commit */
export async function insertJobs(
  tx: Tx,
  jobs: readonly NewJob[],
  now: string,
  requestId: string | null,
): Promise<Set<string>> {
  const lanes = new Set<string>();
  const patient = new Set(jobs.flatMap((job) => (job.canWait ? job.kind : [])));
  for (let at = 0; at < jobs.length; at += rowsAtOnce) {
    if (at > 0) await setImmediate(); // requests are answered in between
    const written = await tx
      .insertInto('jobs')
      .values(jobs.slice(at, at + rowsAtOnce).map((job) => rowOf(job, now, requestId)))
      .onConflict((c) => c.column('unique_key').doNothing())
      .returning(['kind', 'lane', 'run_at'])
      .execute();
    for (const { kind, lane, run_at } of written) if (run_at <= now && !patient.has(kind)) lanes.add(lane);
  }
  return lanes;
}

/** Milliseconds between the attempts of a job. */
export const attemptBackoff: Backoff = { first: 10_000, longest: 6 * 3_600_000, jitter: 0.25 };

/** For how long what was aborted may go on to its end: no request takes longer. */
const endMs = 20_000;

/**
 * Runs jobs of this process, so many of each lane at a time. It looks for due ones when it hears of them, when one has
 * ended, and every half second.
 */
export class Workers {
  #app: App;
  #handlers: ReadonlyMap<string, Handler>;
  #kinds: readonly string[];
  #lanes: ReadonlyMap<string, number>;
  #running = new Map<string, { job: Claimed; abort: AbortController; done: Promise<void> }>();
  #timer: NodeJS.Timeout | undefined;
  /** Lanes in which there may be jobs to take. */
  #unseen = new Set<string>();
  #owner: string;
  /** By the steady clock (ms): nobody could renew leases while the database was away, so until then none is over. */
  #takesOverAt = 0;
  #looking: Promise<unknown> | undefined;
  #deaf: (() => Promise<void>) | undefined;
  #stopped = false;

  /**
   * @param count of the lane `main`; `others` of the lanes besides
   * @param owner who has the leases: this process
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
    this.#lanes = new Map([[mainLane, count], ...Object.entries(others)]);
  }

  start(intervalMs = 500): void {
    this.#timer = setInterval(() => this.#wake(this.#lanes.keys()), intervalMs);
    this.#deaf = this.#app.bell.hear(this.#app.db, (lane) => this.#wake([lane]));
    this.#wake(this.#lanes.keys());
  }

  /**
   * Lets running jobs end within `graceMs`, then tells the rest to. While they have not, nobody else gets them: what
   * they have begun would be done twice. One that does not heed it is given back.
   */
  async stop(graceMs = 5_000, lastMs = endMs): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#timer);
    await this.#deaf?.();
    await this.#looking;
    const all = Promise.allSettled([...this.#running.values()].map((r) => r.done));
    if (await within(graceMs, all)) return;
    for (const { abort } of this.#running.values()) abort.abort();
    if (await within(lastMs, all)) return;
    for (const { job } of this.#running.values()) {
      this.#app.log.warn({ job: job.id, kind: job.kind }, 'a job does not end');
      await settle(this.#app, job, givenBack(this.#app));
    }
  }

  /** Claims and runs until nothing is due: for tests and for `dinam work --once`. */
  async drain(): Promise<void> {
    for (let claimed = 1; claimed > 0; ) {
      this.#unseen = new Set(this.#lanes.keys());
      claimed = await this.#look();
      await Promise.allSettled([...this.#running.values()].map((r) => r.done));
    }
  }

  #wake(lanes: Iterable<string>): void {
    for (const lane of lanes) if (this.#lanes.has(lane)) this.#unseen.add(lane);
    if (this.#stopped || this.#looking || this.#unseen.size === 0) return;
    this.#looking = withDeadline(loopDeadlineMs(this.#app.config), 'claiming jobs', this.#look())
      .catch((err) => {
        this.#app.log.warn({ err }, 'jobs cannot be claimed');
        this.#takesOverAt = performance.now() + leaseMs;
        this.#unseen.clear(); // until the next time that it looks anyway
      })
      .finally(() => {
        this.#looking = undefined;
        this.#wake([]);
      });
  }

  /** Once through all lanes in question, so that none is looked at only when another has nothing left. */
  async #look(): Promise<number> {
    let claimed = 0;
    for (const [lane, count] of this.#lanes) {
      if (!this.#unseen.delete(lane)) continue;
      const throttles = [...this.#running.values()].flatMap((r) => (r.job.lane === lane ? r.job.throttle : []));
      const jobs = await claim(this.#app, {
        ...{ lane, free: count - throttles.length, throttles, kinds: this.#kinds, owner: this.#owner },
        held: new Set(this.#running.keys()),
        takesOver: performance.now() >= this.#takesOverAt,
      });
      for (const job of jobs) this.#begin(job);
      // Behind jobs that were taken may be others that fit.
      if (jobs.length) this.#unseen.add(lane);
      claimed += jobs.length;
    }
    return claimed;
  }

  #begin(job: Claimed): void {
    const abort = new AbortController();
    const done = this.#run(job, abort)
      .catch((err) => this.#app.log.error({ err, job: job.id }, 'a job could not be settled'))
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
    let outcome: Outcome;
    let isEnded = false;
    const end = async (tx: Tx): Promise<void> => {
      if (!(await settle(app, job, { state: 'done' }, tx))) throw new LeaseLost();
      isEnded = true;
    };
    const holdsLease = sql<boolean>`exists (select 1 from jobs where id = ${job.id} and lease = ${job.lease})`;
    try {
      const handler = this.#handlers.get(job.kind) as Handler; // no other kind is claimed
      // A worker that died each time never came to count its failures.
      if (job.attempts > job.max_attempts) throw new GiveUp('its worker died at each try');
      const payload = JSON.parse(job.payload) as Record<string, unknown>;
      await handler(
        { ...app, log },
        { id: job.id, kind: job.kind, payload, attempt: job.attempts, log, signal: abort.signal, end, holdsLease },
      );
      if (isEnded) return;
      outcome = { state: 'done' };
    } catch (error) {
      // Whichever of the two is written first, the end of the program counts as no try.
      outcome = this.#stopped && abort.signal.aborted ? givenBack(app) : this.#failed(job, error, log);
    } finally {
      heartbeat.stop();
    }
    // Before the row says so: a process that ends in between comes to it again.
    if (outcome.state === 'dead') await this.#died(job, outcome.error, log);
    await untilBack(log, abort.signal, () => settle(app, job, outcome));
  }

  async #died(job: Claimed, reason: string, log: Log): Promise<void> {
    try {
      const payload = JSON.parse(job.payload) as Record<string, unknown>;
      await this.#handlers.get(job.kind)?.died?.({ ...this.#app, log }, payload, reason);
    } catch (err) {
      log.error({ err }, 'what follows from a dead job was not done');
    }
  }

  #failed(job: Claimed, error: unknown, log: Log): Outcome {
    if (error instanceof Later) return { state: 'queued', error: null, atMs: error.atMs, counts: false };
    if (error instanceof GiveUp || job.attempts >= job.max_attempts) {
      log.error({ err: error }, 'job is dead');
      return { state: 'dead', error: shortError(error) };
    }
    log.warn({ err: error, attempt: job.attempts }, 'job failed, will be tried again');
    return {
      state: 'queued',
      error: shortError(error),
      atMs: this.#app.now() + backoff(job.attempts, attemptBackoff),
      counts: true,
    };
  }
}
