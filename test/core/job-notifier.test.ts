import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { closeApp, openApp } from '../../src/app.ts';
import { change } from '../../src/core/api/change.ts';
import { type App, systemActor } from '../../src/core/app.ts';
import { isoTime } from '../../src/core/clock.ts';
import { readConfig } from '../../src/core/config/config.ts';
import type { NewJob } from '../../src/core/jobs/new-job.ts';
import { tickSchedules } from '../../src/core/jobs/scheduler.ts';
import { Workers } from '../../src/core/jobs/worker.ts';
import { type Kind, onBoth, onPostgres, start } from '../support/helper.ts';
import { until } from '../support/process.ts';

const never = 3_600_000;

/** Several programs over one database; none runs jobs by itself. */
async function grounds(t: TestContext, kind: Kind, count: number): Promise<App[]> {
  const { env } = await start(t, kind, { WORKERS: '0' });
  return Promise.all(
    Array.from({ length: count }, async () => {
      const app = await openApp(readConfig(env));
      t.after(() => closeApp(app));
      return app;
    }),
  );
}

/** Workers that look once when they begin, and then only when they are woken. */
function woken(t: TestContext, app: App, queues: Record<string, number> = {}): string[] {
  const ran: string[] = [];
  const note = async (_app: App, { payload }: { payload: Record<string, unknown> }): Promise<void> =>
    void ran.push(payload.name as string);
  const workers = new Workers(app, new Map([['work', note]]), 2, queues);
  workers.start(never);
  t.after(() => workers.stop());
  return ran;
}

const job = (name: string, more: Partial<NewJob> = {}): NewJob => ({ kind: 'work', payload: { name }, ...more });
const enqueue = (app: App, ...jobs: NewJob[]) =>
  change(app, systemActor, async (c) => {
    for (const each of jobs) await c.enqueue(each);
  });

onBoth('a due job runs at once, in whatever queue; a later one wakes no worker', async (t, kind) => {
  const [app] = (await grounds(t, kind, 1)) as [App];
  const rung: string[] = [];
  t.after(app.jobNotifier.listen(app.db, (queue) => rung.push(queue)));
  const ran = woken(t, app, { press: 1 });
  await enqueue(app, job('తక్షణం'));
  await enqueue(app, job('اخبار', { queue: 'press' }));
  await until(
    async () => ran.length,
    (n) => n === 2,
  );
  assert.deepEqual(rung, ['main', 'press']);

  rung.length = 0;
  const later = isoTime(app.now() + never);
  await enqueue(app, job('రేపు', { runAt: later, uniqueKey: 'k' }));
  await enqueue(app, job('మళ్లీ', { uniqueKey: 'k' }), job('వేచి', { canWait: true }));
  await assert.rejects(
    change(app, systemActor, async (c) => {
      await c.enqueue(job('లేదు'));
      throw new Error('తప్పు');
    }),
    /తప్పు/,
  );
  assert.deepEqual(rung, []);
  await enqueue(app, ...Array.from({ length: 600 }, (_, n) => job(`వార్త ${n}`)));
  assert.deepEqual(rung, ['main'], 'once for all of a change');
  await until(
    async () => ran.length,
    (n) => n === 2 + 1 + 600,
  );
  assert.equal(new Set(ran).size, 603);
  assert.ok(!ran.includes('రేపు') && !ran.includes('మళ్లీ') && !ran.includes('లేదు'));

  rung.length = 0;
  await tickSchedules(app, [{ name: 'tick', everyMs: 60_000, job: job('గడియారం') }]);
  await until(async () => ran.includes('గడియారం'), Boolean);
  await change(app, systemActor, async (c) => {
    await c.tx.updateTable('jobs').set({ run_at: c.now }).where('unique_key', '=', 'k').execute();
    c.due('main');
  });
  await until(async () => ran.includes('రేపు'), Boolean);
});

onPostgres('on PostgreSQL the other processes are woken as well', async (t) => {
  const [writer, first, second] = (await grounds(t, 'postgres', 3)) as [App, App, App];
  const heard: string[] = [];
  // A queue of its own: notifications of the jobs before may come late.
  const queue = 'తీరం';
  t.after(writer.jobNotifier.listen(writer.db, (name) => name === queue && heard.push('writer')));
  t.after(second.jobNotifier.listen(second.db, (name) => name === queue && heard.push('second')));
  const ran = woken(t, first);
  // Each begins to listen a moment after it was told to.
  const awake = new Set<App>();
  for (const app of [first, second])
    t.after(app.jobNotifier.listen(app.db, (name) => name === 'ముందు' && awake.add(app)));
  await until(
    async () => {
      await enqueue(writer, job('ముందు', { queue: 'ముందు' }));
      return awake.size;
    },
    (n) => n === 2,
  );
  await change(writer, systemActor, async (c) => {
    for (let n = 0; n < 50; n++) {
      await c.enqueue(job(`హైదరాబాద్ ${n}`));
      await c.enqueue(job(`విశాఖ ${n}`, { queue }));
    }
  });
  await until(
    async () => ran.filter((name) => name.startsWith('హైదరాబాద్')).length,
    (n) => n === 50,
  );
  await until(
    async () => heard.length,
    (n) => n === 2,
  );
  assert.deepEqual(heard.sort(), ['second', 'writer'], 'each once, and the writer not by its own message');
});
