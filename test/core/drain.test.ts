import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Handler, Workers } from '../../src/core/jobs/worker.ts';
import { onBoth } from '../support/helper.ts';
import { enqueue, ground, jobsOf, until, workersOf } from './storage-scene.ts';

onBoth('drain goes on until nothing is due, also what jobs write', async (t, kind) => {
  const { app } = await ground(t, kind);
  for (let i = 0; i < 9; i++) await enqueue(app, { kind: 'work', payload: { depth: 0 } });
  let ran = 0;
  await workersOf(app, async (_app, { payload }) => {
    ran++;
    if ((payload.depth as number) < 2) await enqueue(app, { kind: 'work', payload: { depth: 2 } });
  }).drain();
  assert.equal(ran, 18);
  assert.ok((await jobsOf(app)).every((j) => j.state === 'done'));
});

onBoth('drain waits for what the timer of started workers is just claiming', async (t, kind) => {
  const { app } = await ground(t, kind);
  const workers = workersOf(app, async () => await sleep(2));
  workers.start(1);
  t.after(() => workers.stop());
  for (let i = 1; i <= 40; i++) {
    await enqueue(app, { kind: 'work' });
    await workers.drain();
    assert.deepEqual(
      (await jobsOf(app)).map(({ state }) => state),
      Array(i).fill('done'),
    );
  }
});

onBoth('a drain leaves nothing that is due, also when the only place becomes free while it looks', async (t, kind) => {
  const { app } = await ground(t, kind);
  for (let round = 0; round < 5; round++) {
    const gate = Promise.withResolvers<void>();
    t.after(() => gate.resolve());
    const work: Handler = async (_app, { payload }) => void (payload.waits && (await gate.promise));
    const queues = Object.fromEntries(Array.from({ length: 6 }, (_, n) => [`queue${n}`, 1]));
    const workers = new Workers(app, new Map([['work', work]]), 1, queues);
    await enqueue(app, { kind: 'work', payload: { waits: true } });
    workers.start(600_000);
    await until(async () => (await jobsOf(app)).some(({ state }) => state === 'running'));
    await enqueue(app, { kind: 'work', payload: {} });
    gate.resolve();
    await workers.drain();
    const left = (await jobsOf(app)).filter(({ state }) => state !== 'done');
    await workers.stop();
    assert.deepEqual(left, []);
  }
});
