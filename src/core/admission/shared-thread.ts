import { type ThreadLimits, type ThreadWork, threadOf } from '../threads/worker-thread.ts';
import { Admission } from './admission.ts';

/** Calls that wait, and for how long (ms): an ordinary request ends after 10 seconds. */
const waiting = { most: 100, timeoutMs: 8_000 };

/**
 * `threadOf` for what signed-in users send: who sends much waits for it and holds up nobody else, as users have their
 * turns. `who` is the id of a user, or any name.
 * @throws Fault `unavailable` where too much waits; else as `threadOf`
 */
export function sharedThreadOf<W extends ThreadWork>(module: URL, limits: ThreadLimits) {
  const inThread = threadOf<W>(module, limits);
  const admission = new Admission({ width: 1, ...waiting });
  return <N extends keyof W & string>(who: number | string | null, name: N, ...given: Parameters<W[N]>) =>
    admission.run(() => inThread(name, ...given), String(who));
}
