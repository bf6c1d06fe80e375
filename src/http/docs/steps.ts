import { setImmediate } from 'node:timers/promises';

/** Work that may pause between its steps, and its result. */
export type Steps<T> = Generator<undefined, T>;

/** Does the work at once. */
export function finish<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

const sliceMs = 5;

/** Does the work in slices of 5 ms, between which the server answers requests. */
export async function finishInSlices<T>(steps: Steps<T>): Promise<T> {
  for (;;) {
    const end = performance.now() + sliceMs;
    while (performance.now() < end) {
      const { done, value } = steps.next();
      if (done) return value;
    }
    await setImmediate();
  }
}
