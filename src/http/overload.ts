import { monitorEventLoopDelay } from 'node:perf_hooks';

/**
 * Tells when the event loop is late: the mean delay of the last half second is over `limitMs`. Requests are then
 * refused at once, which costs little, until it has caught up. 0 never refuses.
 */
export function createShedder(limitMs: number): { drowning(): boolean; stop(): void } {
  if (limitMs === 0) return { drowning: () => false, stop: () => {} };
  const resolution = 20;
  const delay = monitorEventLoopDelay({ resolution });
  delay.enable();
  let late = false;
  const timer = setInterval(() => {
    late = delay.mean / 1e6 - resolution > limitMs;
    delay.reset();
  }, 500).unref();
  return {
    drowning: () => late,
    stop() {
      clearInterval(timer);
      delay.disable();
    },
  };
}
