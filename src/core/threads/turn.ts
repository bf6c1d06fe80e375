import { setImmediate as nextTurn } from 'node:timers/promises';

// SQLite answers at once, and so does what is computed between two queries: without a pause no request would be looked
// at before all of it is done.

/** How long the work of one turn of the event loop may last before it pauses (ms). */
const longestMs = 4;

/** When the present turn was first measured; undefined in a turn that was not. */
let began: number | undefined;

/**
 * For work in many small steps: to be awaited between two of them. Requests are answered meanwhile.
 * @returns undefined while the present turn of the event loop is short
 */
export function pause(): Promise<void> | undefined {
  const now = performance.now();
  if (began === undefined) {
    began = now;
    setImmediate(() => {
      began = undefined;
    });
  }
  return now - began < longestMs ? undefined : nextTurn();
}
