import { parentPort, workerData } from 'node:worker_threads';
import { lowerThisThread } from './priority.ts';
import type { ThreadReply, ThreadWork } from './worker-thread.ts';

lowerThisThread();

const work = (await import((workerData as { module: string }).module)) as ThreadWork;

type Outcome = ThreadReply extends infer R ? (R extends ThreadReply ? Omit<R, 'usedMs'> : never) : never;

function answer(outcome: Outcome): void {
  const { user, system } = process.threadCpuUsage();
  parentPort?.postMessage({ ...outcome, usedMs: (user + system) / 1_000 });
}

parentPort?.on('message', async ({ name, given }: { name: string; given: never[] }) => {
  try {
    answer({ value: await work[name]?.(...given) });
  } catch (error) {
    const { name: kind, message, stack } = error instanceof Error ? error : new Error(String(error));
    answer({ name: kind, message, ...(stack === undefined ? {} : { stack }) });
  }
});

answer({ ready: true });
