import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { TestContext } from 'node:test';
import { Worker } from 'node:worker_threads';
import { type Change, change } from '../../src/core/api/change.ts';
import { type App, systemActor } from '../../src/core/app.ts';
import type { NewJob } from '../../src/core/jobs/new-job.ts';
import { type Handler, Workers } from '../../src/core/jobs/worker.ts';
import { closeApp, noon, openApp } from '../support/ground.ts';
import { bareDatabase, type Kind } from '../support/helper.ts';
import type { Task } from '../support/instance.ts';

export interface Ground {
  app: App;
  env: Record<string, string>;
  clock: { ms: number };
  /** What is to be closed when the test ends. */
  open: App[];
}

export async function ground(t: TestContext, kind: Kind): Promise<Ground> {
  // What is registered first is done first: closed, and only then dropped.
  const open: App[] = [];
  t.after(() => Promise.all(open.map(closeApp)));
  const env = await bareDatabase(t, kind);
  const clock = { ms: noon };
  const app = await openApp(env, () => clock.ms);
  open.push(app);
  return { app, env, clock, open };
}

export const jobsOf = (app: App) => app.db.write.selectFrom('jobs').selectAll().orderBy('id').execute();
export const onlyJob = async (app: App) => {
  const jobs = await jobsOf(app);
  assert.equal(jobs.length, 1);
  return jobs[0]!;
};
export const enqueue = (app: App, job: NewJob) => change(app, systemActor, (c) => c.enqueue(job));
/** As on a machine of their own: who has a lease is not looked at, only whether it is over. */
export const workersOf = (app: App, handler: Handler, count = 2) =>
  new Workers(app, new Map([['work', handler]]), count, {}, randomUUID());

/** Waits for what comes by itself; a test that waits in vain fails instead of hanging. */
export async function until(isTrue: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; !(await isTrue()); tries++) {
    assert.ok(tries < 2_000, 'it never came');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** A category by hand, as the smallest row of a room. */
export const addCategory = (c: Change, name: string) =>
  c.tx
    .insertInto('categories')
    .values({
      slug: name,
      name,
      texts: '{}',
      parent_id: null,
      icon_url: null,
      color: null,
      sort_order: 0,
      is_active: 1,
      search_text: name,
      is_sample: 0,
      rev: 1,
      created_at: c.now,
      updated_at: c.now,
    })
    .execute();

/** Runs a task in instances that begin together. */
export async function together(count: number, env: Record<string, string>, task: Task): Promise<unknown[]> {
  const workers = Array.from(
    { length: count },
    () => new Worker(new URL('../support/instance.ts', import.meta.url), { workerData: { env, task } }),
  );
  const ready = Promise.withResolvers<void>();
  let waiting = workers.length;
  const results = workers.map(
    (worker) =>
      new Promise<unknown>((resolve, reject) => {
        worker.on('error', reject);
        worker.on('message', (message: { ready: true } | { result: unknown }) => {
          if ('result' in message) resolve(message.result);
          else if (--waiting === 0) ready.resolve();
        });
      }),
  );
  await Promise.race([ready.promise, Promise.all(results)]);
  for (const worker of workers) worker.postMessage('go');
  try {
    return await Promise.all(results);
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
