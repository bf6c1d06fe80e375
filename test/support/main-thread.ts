/**
 * What `work` costs this thread, in milliseconds of CPU: not what other threads do, nor what the thread waits. A test
 * runs client and server in it.
 */
export async function mainThreadMs(work: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

/**
 * The least of some tries: the collector, the compiler, or a table that is made once may fall into one, not into all.
 * @param enough a try that costs no more ends them
 */
export async function leastOf(
  work: () => Promise<unknown>,
  enough: number,
  measure: typeof mainThreadMs = mainThreadMs,
  tries = 6,
): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let n = 0; n < tries && least > enough; n++) least = Math.min(least, await measure(work));
  return least;
}

/** The longest turn of the event loop while `work` goes on, in milliseconds of CPU of this thread. */
export async function longestTurnMs(work: () => Promise<unknown>): Promise<number> {
  const start = process.threadCpuUsage();
  let isOver = false;
  let last = 0;
  let longest = 0;
  const look = (): void => {
    const { user, system } = process.threadCpuUsage(start);
    const now = (user + system) / 1_000;
    longest = Math.max(longest, now - last);
    last = now;
    if (!isOver) setImmediate(look);
  };
  setImmediate(look);
  try {
    await work();
  } finally {
    isOver = true;
    look();
  }
  return longest;
}
