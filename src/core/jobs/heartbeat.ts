import type { App } from '../app.ts';
import type { Log } from '../log/log.ts';
import type { Claimed } from './claim.ts';
import { jobLeaseMs } from './lease.ts';
import { sharedTime } from './shared-clock.ts';

const beatMs = 1_000;
/** Another process may take the job over when the lease ends: this one stops sooner. */
const marginMs = 2_000;
/** After this time without an answer the connection counts as dead. */
const answerMs = 5_000;

/**
 * Renews the lease of a job while it runs, by the monotonic clock: neither a step of the wall clock nor a database that
 * does not answer would let a worker continue a job that another may have. After a pause of the process it renews first.
 */
export class Heartbeat {
  #app: App;
  #job: Claimed;
  #log: Log;
  #onLost: (isKnown: boolean) => void;
  #timer: NodeJS.Timeout;
  #validUntil = performance.now() + jobLeaseMs;
  #renewAt = performance.now() + jobLeaseMs / 3;
  /** When the renewal began that is not answered yet. */
  #requestedAt: number | null = null;
  #hasFailed = false;

  /** @param onLost called when another worker has the job (certain), or may have it */
  constructor(app: App, job: Claimed, log: Log, onLost: (isKnown: boolean) => void) {
    this.#app = app;
    this.#job = job;
    this.#log = log;
    this.#onLost = onLost;
    this.#timer = setInterval(() => this.#beat(), beatMs);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #beat(): void {
    const now = performance.now();
    if (this.#requestedAt === null && now >= this.#renewAt) {
      this.#requestedAt = now;
      void this.#renew(now).finally(() => {
        this.#requestedAt = null;
      });
    }
    if (this.#requestedAt !== null && now >= this.#validUntil - marginMs && now - this.#requestedAt >= answerMs)
      this.#onLost(false);
  }

  async #renew(beganAt: number): Promise<void> {
    try {
      const { numUpdatedRows } = await this.#app.db.write
        .updateTable('jobs')
        .set({ lease_until: sharedTime(this.#app, jobLeaseMs) })
        .where('id', '=', this.#job.id)
        .where('lease', '=', this.#job.lease)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) return this.#onLost(true);
      this.#validUntil = beganAt + jobLeaseMs;
      this.#renewAt = beganAt + jobLeaseMs / 3;
      this.#hasFailed = false;
    } catch (err) {
      if (!this.#hasFailed) this.#log.warn({ err }, 'the lease was not renewed');
      this.#hasFailed = true;
      if (performance.now() >= this.#validUntil) this.#onLost(false);
    }
  }
}
