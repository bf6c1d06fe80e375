import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { basename } from 'node:path';

/**
 * Nice value of background threads. On a machine with one or two cores the main thread competes with them: at equal
 * priority a cached answer waits for whole time slices of a search or a computation.
 */
const background = 10;

/**
 * Lowers the priority of the calling thread. Linux keeps a nice value for each thread; other systems have one for the
 * whole process, where nothing is done.
 */
export function lowerThisThread(): void {
  if (process.platform !== 'linux') return;
  lower(() => basename(readlinkSync('/proc/thread-self')));
}

/**
 * Lowers the priority of libuv's thread pool: compression, password hashes, files. Linux only, as above.
 * @returns false where the system does not allow it
 */
export async function lowerThreadPool(): Promise<boolean> {
  if (process.platform !== 'linux') return true;
  await stat('/'); // the first use starts the pool
  return threadIds()
    .filter((id) => nameOf(id) === 'libuv-worker')
    .every((id) => lower(() => id));
}

function threadIds(): string[] {
  try {
    return readdirSync('/proc/self/task');
  } catch {
    return [];
  }
}

/** Undefined for a thread that has ended since it was listed. */
function nameOf(threadId: string): string | undefined {
  try {
    return readFileSync(`/proc/self/task/${threadId}/comm`, 'utf8').trim();
  } catch {
    return undefined;
  }
}

/** A sandbox may have no `/proc` or forbid the call: the work is then done at the priority that it has. */
function lower(threadId: () => string): boolean {
  try {
    setPriority(Number(threadId()), background);
    return true;
  } catch {
    return false;
  }
}
