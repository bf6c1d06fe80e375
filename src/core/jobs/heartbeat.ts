import type { App } from '../app.ts';
import type { Log } from '../log/log.ts';
import type { Claimed } from './claim.ts';
import { leaseMs } from './lease.ts';
import { sharedTime } from './shared-clock.ts';

const beatMs = 1_000;
/** Others may take a job over from its end on; whoever has it ends sooner than that. */
const marginMs = 2_000;
/** A statement that has no answer by then has none: the connection is silent. */
const answerMs = 5_000;

/**
 * Renews the lease of a job for as long as it runs, by the steady clock: neither a step of the clock nor a database that
 * does not answer makes a worker go on with what may be another's. After a pause of the whole process it asks first.
 */
export class Heartbeat {
  #app: App;
  #job: Claimed;
  #log: Log;
  #lose: (isKnown: boolean) => void;
  #timer: NodeJS.Timeout;
  #heldUntil = performance.now() + leaseMs;
  #renewAt = performance.now() + leaseMs / 3;
  /** When the renewal began that has no answer yet. */
  #askedAt: number | null = null;
  #hasFailed = false;

  /** @param lose called when the job is (known), or may be, another's */
  constructor(app: App, job: Claimed, log: Log, lose: (isKnown: boolean) => void) {
    this.#app = app;
    this.#job = job;
    this.#log = log;
    this.#lose = lose;
    this.#timer = setInterval(() => this.#beat(), beatMs);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #beat(): void {
    const now = performance.now();
    if (this.#askedAt === null && now >= this.#renewAt) {
      this.#askedAt = now;
      void this.#renew(now).finally(() => {
        this.#askedAt = null;
      });
    }
    if (this.#askedAt !== null && now >= this.#heldUntil - marginMs && now - this.#askedAt >= answerMs)
      this.#lose(false);
  }

  async #renew(beganAt: number): Promise<void> {
    try {
      const { numUpdatedRows } = await this.#app.db.write
        .updateTable('jobs')
        .set({ lease_until: sharedTime(this.#app, leaseMs) })
        .where('id', '=', this.#job.id)
        .where('lease', '=', this.#job.lease)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) return this.#lose(true);
      this.#heldUntil = beganAt + leaseMs;
      this.#renewAt = beganAt + leaseMs / 3;
      this.#hasFailed = false;
    } catch (err) {
      if (!this.#hasFailed) this.#log.warn({ err }, 'the lease was not renewed');
      this.#hasFailed = true;
      if (performance.now() >= this.#heldUntil) this.#lose(false);
    }
  }
}
