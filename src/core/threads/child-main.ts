import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { memoryExit, type ProcessReply } from './child-process.ts';
import type { ThreadWork } from './worker-thread.ts';

/** How often the process looks at its memory. A native library allocates in threads of its own, beside this loop. */
const lookMs = 20;

const [module, megabytes] = process.argv.slice(2) as [string, string];
const most = Number(megabytes) * 1_048_576;

try {
  setPriority(10); // requests come first
} catch {} // the system does not allow it
try {
  writeFileSync('/proc/self/oom_score_adj', '1000'); // should the machine run out of memory, this one goes first
} catch {} // not Linux

setInterval(() => {
  if (process.memoryUsage.rss() > most) process.exit(memoryExit);
}, lookMs).unref();

// Ctrl+C reaches the whole group: the program ends this process when it has ended its work.
process.on('SIGINT', () => {});
process.on('disconnect', () => process.exit());

const answer = (reply: ProcessReply): void => void process.send?.(reply);
const work = (await import(module)) as ThreadWork;

process.on('message', async ({ name, given }: { name: string; given: never[] }) => {
  try {
    answer({ value: await work[name]?.(...given) });
  } catch (error) {
    const { name: kind, message, stack } = error instanceof Error ? error : new Error(String(error));
    answer({ name: kind, message, ...(stack === undefined ? {} : { stack }) });
  }
});

answer({ ready: true });
