import type { App } from '../app.ts';
import { type Recurring, Scheduler } from './scheduler.ts';
import { type Handler, Workers } from './worker.ts';

/** Runs the jobs of a program. */
export interface Jobs {
  workers: Workers;
  start(): void;
  /** Stops claiming at once; resolves when no handler runs any more. */
  stop(): Promise<unknown>;
}

/** @param queues how many jobs of each queue besides `main` run at a time */
export function createJobs(
  app: App,
  handlers: ReadonlyMap<string, Handler>,
  schedule: readonly Recurring[],
  queues: Readonly<Record<string, number>>,
): Jobs {
  const workers = new Workers(app, handlers, Math.max(1, app.config.workers), queues);
  const scheduler = new Scheduler(app, schedule);
  return {
    workers,
    start() {
      workers.start();
      scheduler.start();
    },
    stop: () => Promise.all([scheduler.stop(), workers.stop()]),
  };
}
