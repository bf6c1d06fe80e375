import { parentPort, workerData } from 'node:worker_threads';
import { sql } from 'kysely';
import { change } from '../../src/core/api/change.ts';
import { systemActor } from '../../src/core/app.ts';
import { readConfig } from '../../src/core/config/config.ts';
import { openDatabase } from '../../src/core/db/database.ts';
import { tickSchedules } from '../../src/core/jobs/scheduler.ts';
import { type Handler, Workers } from '../../src/core/jobs/worker.ts';
import { migrate } from '../../src/migrations/list.ts';

import { closeApp, log, noon, openApp, plainTick } from './ground.ts';

/**
 * Another instance of the program: this file runs in a thread, with connections and an event loop of its own. SQLite
 * would stop a process that waits for a lock which the same process holds. What the tests need besides would load half
 * of the program, so nothing of it is imported here.
 */
export type Task =
  | { name: 'migrate' }
  | { name: 'jobs' }
  | { name: 'broken' }
  | { name: 'schedule'; slots: number; everyMs: number; ticked: Int32Array<SharedArrayBuffer> }
  | { name: 'bump'; rounds: number; atOnce: number; topics: string[] };

async function instance(env: Record<string, string>, task: Task, go: Promise<void>): Promise<unknown> {
  if (task.name === 'migrate') {
    const db = openDatabase(readConfig(env), log);
    await go;
    const ran = await migrate(db);
    await db.close();
    return ran;
  }
  const clock = { ms: noon };
  const app = await openApp(env, () => clock.ms);
  try {
    await go;
    if (task.name === 'jobs') {
      const ran: number[] = [];
      const handler: Handler = async (_app, job) => {
        ran.push(job.id);
        await new Promise((resolve) => setTimeout(resolve, job.id % 3));
      };
      await new Workers(app, new Map([['count', handler]]), 4).drain();
      return ran;
    }
    if (task.name === 'broken') {
      const before = change(app, systemActor, async (c) => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(c.tx);
        await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(app.db.read);
        await new Promise((resolve) => setTimeout(resolve, 100)); // the news of it arrive between two statements
        c.touch('news');
      });
      const failed = await before.then(
        () => false,
        () => true,
      );
      await change(app, systemActor, async (c) => c.touch('settings'));
      return [failed, app.versions.of('news'), app.versions.of('settings')];
    }
    if (task.name === 'schedule') {
      const recurring = [{ name: 'tick', everyMs: task.everyMs, job: plainTick }];
      for (let slot = 0; slot < task.slots; slot++) {
        clock.ms = noon + slot * task.everyMs;
        await tickSchedules(app, recurring);
        // Their clocks may differ, but by no slots.
        Atomics.add(task.ticked, slot, 1);
        while (Atomics.load(task.ticked, slot) < 2) await new Promise((resolve) => setTimeout(resolve, 1));
      }
      return null;
    }
    const seen: number[] = [];
    for (let round = 0; round < task.rounds; round++)
      await Promise.all(
        Array.from({ length: task.atOnce }, (_, i) =>
          change(app, systemActor, async (c) => {
            await c.audit('bump', 'test', round, { i });
            c.touch(...(i % 2 ? task.topics : task.topics.toReversed()));
          }),
        ),
      );
    for (const topic of task.topics) seen.push(app.versions.of(topic));
    return seen;
  } finally {
    await closeApp(app);
  }
}

async function runInThread(): Promise<void> {
  const { env, task } = workerData as { env: Record<string, string>; task: Task };
  const go = new Promise<void>((resolve) => parentPort?.once('message', () => resolve()));
  parentPort?.postMessage({ ready: true });
  parentPort?.postMessage({ result: await instance(env, task, go) });
}

await runInThread();
