import { sql } from 'kysely';
import type { App } from './app.ts';
import { isoTime } from './clock.ts';
import type { Tx } from './db.ts';
import { type Claimed, claim, leaseMs } from './job-claim.ts';
import type { Log } from './log.ts';

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
}

/** A job as its handler gets it. */
export interface Job {
  id: number;
  kind: string;
  payload: Record<string, unknown>;
  attempt: number;
  log: Log;
  /** Aborts when the lease was lost or the process stops. */
  signal: AbortSignal;
}

/** Does the work; throwing means another try later. It may run twice (a lease that ran out), so it must bear that. */
export type Handler = (app: App, job: Job) => Promise<void>;

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

export async function insertJob(tx: Tx, job: NewJob, now: string, requestId: string | null): Promise<void> {
  await tx
    .insertInto('jobs')
    .values({
      kind: job.kind,
      payload: JSON.stringify(job.payload ?? {}),
      unique_key: job.uniqueKey ?? null,
      lane: job.lane ?? mainLane,
      throttle: job.throttle ?? null,
      state: 'queued',
      attempts: 0,
      max_attempts: job.maxAttempts ?? 8,
      run_at: job.runAt ?? now,
      lease: null,
      lease_until: null,
      last_error: null,
      request_id: requestId,
      created_at: now,
      ended_at: null,
    })
    .onConflict((c) => c.column('unique_key').doNothing())
    .execute();
}

/** Wait before try number `attempt + 1`: 10 s, doubling to 6 h, with a quarter of jitter either way. */
export function backoffMs(attempt: number, random: () => number = Math.random): number {
  const base = Math.min(10_000 * 2 ** (attempt - 1), 6 * 3_600_000);
  return Math.round(base * (0.75 + random() * 0.5));
}

type Outcome =
  | { state: 'done' }
  | { state: 'dead'; error: string }
  | { state: 'queued'; error: string | null; atMs: number; counts: boolean };

/** The program ends before the job does: others may take it at once. */
const givenBack = (app: App): Outcome => ({ state: 'queued', error: 'stopped', atMs: app.now(), counts: false });

/** Ends a run, unless another worker has taken the job over meanwhile. */
async function settle(app: App, job: Claimed, outcome: Outcome): Promise<void> {
  const ended = outcome.state !== 'queued';
  await app.db.write
    .updateTable('jobs')
    .set({
      state: outcome.state,
      lease: null,
      lease_until: null,
      ...(ended ? { ended_at: isoTime(app.now()), unique_key: null } : { run_at: isoTime(outcome.atMs) }),
      ...(outcome.state === 'queued' && !outcome.counts ? { attempts: sql<number>`attempts - 1` } : {}),
      ...('error' in outcome ? { last_error: outcome.error } : {}),
    })
    .where('id', '=', job.id)
    .where('lease', '=', job.lease)
    .execute();
}

const shortError = (error: unknown): string =>
  (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, 500);

/** Runs jobs of this process, so many of each lane at a time, looking for due ones every half second. */
export class Workers {
  #app: App;
  #handlers: ReadonlyMap<string, Handler>;
  #lanes: [lane: string, count: number][];
  #running = new Map<string, { job: Claimed; abort: AbortController; done: Promise<void> }>();
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;
  #stopped = false;

  /** @param count of the lane `main`; `others` of the lanes besides */
  constructor(
    app: App,
    handlers: ReadonlyMap<string, Handler>,
    count: number,
    others: Readonly<Record<string, number>> = {},
  ) {
    this.#app = app;
    this.#handlers = handlers;
    this.#lanes = [[mainLane, count], ...Object.entries(others)];
  }

  start(intervalMs = 500): void {
    this.#timer = setInterval(() => this.#wake(), intervalMs);
    this.#wake();
  }

  /** Lets running jobs end within `graceMs`, then gives the rest back for others to take at once. */
  async stop(graceMs = 5_000): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#timer);
    await this.#looking;
    const all = Promise.allSettled([...this.#running.values()].map((r) => r.done));
    let timer: NodeJS.Timeout | undefined;
    await Promise.race([all, new Promise((resolve) => (timer = setTimeout(resolve, graceMs)))]);
    clearTimeout(timer);
    for (const { job, abort } of this.#running.values()) {
      abort.abort();
      await settle(this.#app, job, givenBack(this.#app));
    }
  }

  /** Claims and runs until nothing is due: for tests and for `dinam work --once`. */
  async drain(): Promise<void> {
    do {
      await this.#look();
      await Promise.allSettled([...this.#running.values()].map((r) => r.done));
    } while (this.#claimedLast > 0);
  }

  #claimedLast = 0;
  #again = false;

  #wake(): void {
    if (this.#looking) this.#again = true;
    if (this.#stopped || this.#looking) return;
    this.#again = false;
    this.#looking = this.#look()
      .catch((err) => this.#app.log.warn({ err }, 'jobs cannot be claimed'))
      .finally(() => {
        this.#looking = undefined;
        // A place that became free meanwhile; and behind jobs that were taken may be others that fit.
        if (this.#again || this.#claimedLast > 0) this.#wake();
      });
  }

  /** Once through all lanes, so that none is looked at only when another has nothing left. */
  async #look(): Promise<void> {
    this.#claimedLast = 0;
    for (const [lane, count] of this.#lanes) {
      const throttles = [...this.#running.values()].flatMap((r) => (r.job.lane === lane ? r.job.throttle : []));
      const jobs = await claim(this.#app, { lane, free: count - throttles.length, throttles });
      this.#claimedLast += jobs.length;
      for (const job of jobs) this.#begin(job);
    }
  }

  #begin(job: Claimed): void {
    const abort = new AbortController();
    const done = this.#run(job, abort)
      .catch((err) => this.#app.log.error({ err, job: job.id }, 'a job could not be settled'))
      .finally(() => {
        this.#running.delete(job.lease);
        if (this.#timer) this.#wake();
      });
    this.#running.set(job.lease, { job, abort, done });
  }

  async #run(job: Claimed, abort: AbortController): Promise<void> {
    const app = this.#app;
    const log = app.log.child({ job: job.id, kind: job.kind, request_id: job.request_id ?? undefined });
    const heartbeat = setInterval(() => {
      void this.#renew(job).then(
        (held) => held || abort.abort(),
        (err) => log.warn({ err }, 'the lease was not renewed'),
      );
    }, leaseMs / 3);
    let outcome: Outcome;
    try {
      const handler = this.#handlers.get(job.kind);
      if (!handler) throw new GiveUp(`nothing handles ${job.kind}`);
      // A worker that died each time never came to count its failures.
      if (job.attempts > job.max_attempts) throw new GiveUp('its worker died at each try');
      const payload = JSON.parse(job.payload) as Record<string, unknown>;
      await handler(
        { ...app, log },
        { id: job.id, kind: job.kind, payload, attempt: job.attempts, log, signal: abort.signal },
      );
      outcome = { state: 'done' };
    } catch (error) {
      // Whichever of the two is written first, the end of the program counts as no try.
      outcome = this.#stopped && abort.signal.aborted ? givenBack(app) : this.#failed(job, error, log);
    } finally {
      clearInterval(heartbeat);
    }
    await settle(app, job, outcome);
  }

  #failed(job: Claimed, error: unknown, log: Log): Outcome {
    if (error instanceof Later) return { state: 'queued', error: null, atMs: error.atMs, counts: false };
    if (error instanceof GiveUp || job.attempts >= job.max_attempts) {
      log.error({ err: error }, 'job is dead');
      return { state: 'dead', error: shortError(error) };
    }
    log.warn({ err: error, attempt: job.attempts }, 'job failed, will be tried again');
    return { state: 'queued', error: shortError(error), atMs: this.#app.now() + backoffMs(job.attempts), counts: true };
  }

  async #renew(job: Claimed): Promise<boolean> {
    const result = await this.#app.db.write
      .updateTable('jobs')
      .set({ lease_until: isoTime(this.#app.now() + leaseMs) })
      .where('id', '=', job.id)
      .where('lease', '=', job.lease)
      .executeTakeFirst();
    return result.numUpdatedRows > 0n;
  }
}

/** Removes jobs that ended more than `days` ago (dead ones are kept four times as long, for somebody to look at). */
export async function sweepJobs(app: App, days = 7): Promise<void> {
  const before = (n: number): string => isoTime(app.now() - n * 86_400_000);
  await app.db.write.deleteFrom('jobs').where('ended_at', '<', before(days)).where('state', '=', 'done').execute();
  await app.db.write
    .deleteFrom('jobs')
    .where('ended_at', '<', before(4 * days))
    .execute();
}
