import type { Log } from '../log/log.ts';

const everyMs = 10_000;
/** The clock of the machine is corrected by less all the time. */
const jumpMs = 5_000;

/**
 * Tells of a clock that was set, or of a machine that slept: schedules, tokens and leases go by the clock, and nothing
 * else in the log would say why they are all early or late.
 */
export class ClockWatch {
  #log: Log;
  #wall: () => number;
  #steady: () => number;
  #timer: NodeJS.Timeout | undefined;
  #offset: number;

  constructor(log: Log, wall: () => number = Date.now, steady: () => number = () => performance.now()) {
    this.#log = log;
    this.#wall = wall;
    this.#steady = steady;
    this.#offset = wall() - steady();
  }

  start(): void {
    this.#timer = setInterval(() => this.check(), everyMs).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  check(): void {
    const apart = this.#wall() - this.#steady();
    const ms = Math.round(apart - this.#offset);
    if (Math.abs(ms) < jumpMs) return;
    this.#offset = apart;
    const by = `${(Math.abs(ms) / 1000).toFixed(1)} s`;
    const text =
      ms > 0 ? `the clock was set forward by ${by}, or the machine slept` : `the clock was set back by ${by}`;
    this.#log.warn({ ms }, text); // the text differs by distance: two jumps of a minute are two lines
  }
}
