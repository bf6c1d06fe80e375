import type { Log } from '../log/log.ts';

/** Asks the database for its time (ms). */
type ReadTime = () => Promise<number>;

const everyMs = 5_000;
/** Within this the own clock is right: machines that keep time by NTP differ by less. */
const toleranceMs = 250;
/** A process whose clock is further off does no work that goes by time. */
const offMs = 5_000;
/** A slower response is too inexact. */
const slowestMs = 2_000;

/** For people. @param ms own clock minus that of the database */
export const clockDeviation = (ms: number): string =>
  `${(Math.abs(ms) / 1_000).toFixed(1)} s ${ms > 0 ? 'ahead of' : 'behind'} the clock of the database`;

/**
 * The clock of the database as this process estimates it: measured every few seconds, in between counted by the monotonic
 * clock, which nobody can set. `app.now` is held to it, so that of several machines none publishes before the others. SQLite
 * is on this machine: there it is never measured, and nothing is corrected.
 */
export class DatabaseClock {
  #readTime: ReadTime | undefined;
  #log: Log;
  #timer: NodeJS.Timeout | undefined;
  /** Time of the database minus `performance.now()`, and by how much that may be wrong (ms). */
  #measured: { base: number; error: number } | undefined;
  #wasOff = false;

  constructor(log: Log, readTime?: ReadTime) {
    this.#log = log;
    this.#readTime = readTime;
  }

  /** Measures now, and then every few seconds. @throws when the database does not answer */
  async start(): Promise<void> {
    if (!this.#readTime) return;
    await this.#measure(this.#readTime);
    const readTime = this.#readTime;
    // That it is away is said elsewhere.
    this.#timer = setInterval(() => void this.#measure(readTime).catch(() => {}), everyMs).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Own clock minus that of the database (ms); 0 before the first measurement. */
  get apartMs(): number {
    return this.#measured ? Date.now() - (this.#measured.base + performance.now()) : 0;
  }

  /** Whether the own clock is so wrong that this process leaves work to others. */
  get isOff(): boolean {
    return Math.abs(this.apartMs) - (this.#measured?.error ?? 0) > offMs;
  }

  /** What is to be added to the own clock (ms). It grows from 0 without a step, so that time does not jump back and forth. */
  get correctionMs(): number {
    const apart = this.apartMs;
    return Math.abs(apart) <= toleranceMs ? 0 : Math.round(Math.sign(apart) * toleranceMs - apart);
  }

  async #measure(readTime: ReadTime): Promise<void> {
    const began = performance.now();
    const ms = await readTime();
    const error = (performance.now() - began) / 2;
    if (this.#measured && error > slowestMs / 2) return;
    this.#measured = { base: ms - began - error, error };
    const { isOff, apartMs } = this;
    if (isOff !== this.#wasOff) {
      const fields = { ms: Math.round(apartMs) };
      if (isOff)
        this.#log.error(
          fields,
          `the clock of this machine is ${clockDeviation(apartMs)}: no jobs run here until it is right`,
        );
      else this.#log.warn(fields, 'the clock of this machine is right again: jobs run here');
    }
    this.#wasOff = isOff;
  }
}
