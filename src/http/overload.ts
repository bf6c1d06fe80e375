import { type EventLoopUtilization, performance } from 'node:perf_hooks';

export interface Shedder {
  /** Whether more work is to be refused: what is in memory is still sent. */
  drowning(): boolean;
  stop(): void;
}

/** Window over which the utilisation is measured. */
const windowMs = 500;

/**
 * Tells when there is more to do than can be done: over the last half second the event loop had no rest (it was busy
 * for `percent` of the time), and more than `most` requests are open. Either alone is no overload: a busy loop keeps up
 * while few wait for it, and many may wait for a database. 0 percent never refuses.
 */
export function createShedder(percent: number, most: number, open: () => number): Shedder {
  if (percent === 0) return { drowning: () => false, stop: () => {} };
  let before: EventLoopUtilization = performance.eventLoopUtilization();
  let busy = false;
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization();
    busy = performance.eventLoopUtilization(now, before).utilization * 100 >= percent;
    before = now;
  }, windowMs).unref();
  return {
    drowning: () => busy && open() > most,
    stop: () => clearInterval(timer),
  };
}
