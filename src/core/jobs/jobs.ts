import type { App } from '../app.ts';
import { type Recurring, Scheduler } from './scheduler.ts';
import { type Handler, Workers } from './worker.ts';

/** Work that goes on beside jobs, from rows of its own. */
export interface Background {
  start(): void;
  /** Begins nothing more. Resolves when nothing of it runs and all that it did is written. */
  stop(graceMs?: number): Promise<void>;
  /** Does all that is due. @returns whether there was something */
  drain(): Promise<boolean>;
}

/** Runs the jobs of a program, and what goes on beside them. */
export interface Jobs {
  /** Both together, for tests: `drain` goes on until nothing is due. */
  workers: { drain(): Promise<void>; stop(graceMs?: number): Promise<void> };
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
  background: readonly Background[],
): Jobs {
  const workers = new Workers(app, handlers, Math.max(1, app.config.workers), queues);
  const scheduler = new Scheduler(app, schedule);
  const stop = async (graceMs?: number): Promise<void> => {
    await Promise.all([workers.stop(graceMs), ...background.map((one) => one.stop(graceMs))]);
  };
  return {
    workers: {
      stop,
      async drain() {
        for (let hasDone = true; hasDone; ) {
          await workers.drain();
          hasDone = (await Promise.all(background.map((one) => one.drain()))).includes(true);
        }
      },
    },
    start() {
      workers.start();
      scheduler.start();
      for (const one of background) one.start();
    },
    stop: () => Promise.all([scheduler.stop(), stop()]),
  };
}
