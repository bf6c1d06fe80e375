import { parentPort, workerData } from 'node:worker_threads';
import { lowerThisThread } from './priority.ts';
import type { Work } from './worker-thread.ts';

lowerThisThread();

const work = (await import((workerData as { module: string }).module)) as Work;

parentPort?.on('message', async ({ name, given }: { name: string; given: never[] }) => {
  try {
    parentPort?.postMessage({ value: await work[name]?.(...given) });
  } catch (error) {
    const { name: kind, message, stack } = error instanceof Error ? error : new Error(String(error));
    parentPort?.postMessage({ name: kind, message, stack });
  }
});

parentPort?.postMessage({ ready: true });
