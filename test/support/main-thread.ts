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

/** A megabyte of JSON, as a newsroom sends it. */
const megabyte = JSON.stringify(
  Array.from({ length: 2_800 }, (_, id) => ({
    id,
    title: `బెంగళూరు వర్షాలు ${id}`,
    content: '<p>వర్షం, news and <b>words</b></p>'.repeat(6),
  })),
);

/** Milliseconds of CPU that this thread needs at the moment to read a megabyte: it is parsed, cut into words, and written. */
function costOfReading(): number {
  const rounds = 4; // the clock of a thread may tick every 4 ms
  const before = process.threadCpuUsage();
  for (let n = 0; n < rounds; n++) {
    const rows = JSON.parse(megabyte) as { title: string; content: string }[];
    for (const { title, content } of rows) {
      title.normalize('NFC');
      content.replace(/<[^>]+>/g, ' ').split(/\s+/u);
    }
    JSON.stringify(rows);
  }
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000 / rounds;
}

for (let n = 0; n < 5; n++) costOfReading(); // until it is compiled
let reading = { ms: costOfReading(), at: performance.now() };

/** Milliseconds of CPU of this thread that it costs to read a megabyte of JSON: measured now, or within the last seconds. */
export function readingMs(isNew: boolean): number {
  if (isNew || performance.now() - reading.at > 2_000) reading = { ms: costOfReading(), at: performance.now() };
  return reading.ms;
}

/**
 * What some work costs this thread, as a multiple of what it costs to read a megabyte of JSON on the same machine at the
 * same moment: a slow machine, or one that others use, is slow for both. Of some tries the least: the collector, the
 * compiler, or a table that is made once may fall into one, not into all.
 * @param enough a try that costs no more ends them
 */
export async function leastOf(
  work: () => Promise<unknown>,
  enough: number,
  measure: typeof mainThreadMs = mainThreadMs,
  tries = 12,
): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let n = 0; n < tries && least > enough; n++) {
    const unit = readingMs(n > 0);
    least = Math.min(least, (await measure(work)) / unit);
  }
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
