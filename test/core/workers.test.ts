import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { change } from '../../src/core/api/change.ts';
import { systemActor } from '../../src/core/app.ts';
import { isoTime } from '../../src/core/clock.ts';
import { leaseOwner, newLease, stateOf, thisOwner } from '../../src/core/jobs/lease.ts';
import { Scheduler, tickSchedules } from '../../src/core/jobs/scheduler.ts';
import { type Handler, PermanentError, Workers } from '../../src/core/jobs/worker.ts';
import { closeApp, openApp, plainTick } from '../support/ground.ts';
import { onBoth, onPostgres, test } from '../support/helper.ts';
import { enqueue, ground, jobsOf, onlyJob, together, until, workersOf } from './storage-scene.ts';

const second = 1_000;

onBoth('a job whose worker fell silent is taken over, and the silent one can no longer end it', async (t, kind) => {
  const { app, clock } = await ground(t, kind);
  await enqueue(app, { kind: 'work' });
  const hung = Promise.withResolvers<void>();
  t.after(() => hung.resolve()); // a job that hangs would keep the process from ending
  const first = workersOf(app, () => hung.promise);
  const running = first.drain();
  await until(async () => (await onlyJob(app)).state === 'running');
  const attempts: number[] = [];
  const other = workersOf(app, async (_app, { attempt }) => void attempts.push(attempt));
  clock.ms += 20 * second;
  await other.drain();
  assert.deepEqual(attempts, [], 'the lease is valid');
  clock.ms += 20 * second;
  await other.drain();
  assert.deepEqual(attempts, [2]);
  const ended = await onlyJob(app);
  assert.equal(ended.state, 'done');
  hung.reject(new Error('నేను ఇంకా ఉన్నాను'));
  await running;
  assert.deepEqual(await onlyJob(app), ended);
});

onBoth('while another runs it, a worker that lost its lease changes nothing', async (t, kind) => {
  const { app, clock } = await ground(t, kind);
  await enqueue(app, { kind: 'work' });
  const [a, b] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  for (const gate of [a, b]) t.after(() => gate.resolve());
  const begun = (attempts: number) => until(async () => (await onlyJob(app)).attempts === attempts);
  const first = workersOf(app, () => a.promise).drain();
  await begun(1);
  clock.ms += 40 * second;
  const other = workersOf(app, () => b.promise).drain();
  await begun(2);
  a.resolve();
  await first;
  const { state, lease } = await onlyJob(app);
  assert.equal(state, 'running', 'the job of the second');
  assert.ok(lease);
  b.reject(new PermanentError('వద్దు'));
  await other;
  assert.equal((await onlyJob(app)).state, 'dead');
  assert.match((await onlyJob(app)).last_error ?? '', /^Error: వద్దు\n/);
});

onBoth('two instances run two hundred jobs, each exactly once', async (t, kind) => {
  const { app, env } = await ground(t, kind);
  await change(app, systemActor, async (c) => {
    for (let i = 0; i < 200; i++) await c.enqueue({ kind: 'count' });
  });
  const [a, b] = (await together(2, env, { name: 'jobs' })) as [number[], number[]];
  assert.equal(a.length + b.length, 200);
  assert.equal(new Set([...a, ...b]).size, 200);
  assert.ok((await jobsOf(app)).every((j) => j.state === 'done' && j.attempts === 1));
});

onBoth('stopping lets jobs end in time and gives the others back', async (t, kind) => {
  const { app } = await ground(t, kind);
  for (const n of ['quick', 'slow']) await enqueue(app, { kind: 'work', payload: { n } });
  let aborted = false;
  const begun: unknown[] = [];
  const quick = Promise.withResolvers<void>();
  t.after(() => quick.resolve());
  const workers = workersOf(app, async (_app, { payload, signal }) => {
    begun.push(payload.n);
    if (payload.n === 'quick') return quick.promise;
    await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    aborted = true;
    throw new Error('ఆపారు');
  });
  workers.start(10);
  await until(async () => begun.length === 2);
  const stopping = workers.stop(200);
  quick.resolve();
  await stopping;
  const of = async (n: string) => (await jobsOf(app)).find((j) => j.payload === JSON.stringify({ n }))!;
  assert.equal((await of('quick')).state, 'done');
  const given = await of('slow');
  assert.deepEqual([given.state, given.attempts, given.lease, given.lease_until], ['queued', 0, null, null]);
  assert.ok(aborted, 'the job was told');
  const seen: number[] = [];
  await workersOf(app, async (_app, { attempt }) => void seen.push(attempt)).drain();
  assert.deepEqual(seen, [1], 'another takes it at once');
  await enqueue(app, { kind: 'work', payload: { n: 'after' } });
  await new Promise((resolve) => setTimeout(resolve, 50));
  assert.equal((await of('after')).state, 'queued', 'the stopped one looks for no more');
});

onBoth('of instances that tick together one writes each slot', async (t, kind) => {
  const { app, env } = await ground(t, kind);
  const slots = 40;
  const ticked = new Int32Array(new SharedArrayBuffer(4 * slots));
  await together(2, env, { name: 'schedule', slots, everyMs: 60 * second, ticked });
  const jobs = await jobsOf(app);
  assert.equal(jobs.length, slots);
  assert.equal(new Set(jobs.map((j) => j.run_at)).size, slots);
});

onBoth('a slot that was missed is made up for once', async (t, kind) => {
  const { app, clock } = await ground(t, kind);
  const recurring = [
    { name: 'often', everyMs: 60 * second, job: { ...plainTick, payload: { of: 'often' } } },
    { name: 'hourly', everyMs: 3_600 * second, job: { ...plainTick, payload: { of: 'hourly' } } },
  ];
  const counts = async () => {
    const jobs = await jobsOf(app);
    return recurring.map(({ name }) => jobs.filter((j) => j.payload.includes(name)).length);
  };
  await tickSchedules(app, recurring);
  assert.deepEqual(await counts(), [1, 1]);
  clock.ms += 59 * second;
  await tickSchedules(app, recurring);
  assert.deepEqual(await counts(), [1, 1], 'not before its time');
  clock.ms += second;
  await tickSchedules(app, recurring);
  assert.deepEqual(await counts(), [2, 1]);
  clock.ms += 86_400 * second + 7 * second;
  await tickSchedules(app, recurring);
  await tickSchedules(app, recurring);
  assert.deepEqual(await counts(), [3, 2], 'a day without anybody is one slot');
  const slots = await app.db.write.selectFrom('schedules').selectAll().orderBy('name').execute();
  for (const { name, next_at } of slots) {
    const { everyMs } = recurring.find((r) => r.name === name)!;
    assert.ok(Date.parse(next_at) > clock.ms && Date.parse(next_at) <= clock.ms + everyMs, name);
    assert.equal(Date.parse(next_at) % everyMs, 0, 'the slots stay where they were');
  }
  await tickSchedules(app, [{ name: 'kept', everyMs: 1_000, job: { kind: 'kept' } }]);
  clock.ms += 5_000;
  await tickSchedules(app, [{ name: 'kept', everyMs: 1_000, job: { kind: 'kept' } }]);
  const kept = (await jobsOf(app)).filter((j) => j.kind === 'kept');
  assert.deepEqual(
    kept.map((j) => j.unique_key),
    ['schedule:kept'],
    'a job that still waits is not doubled',
  );
});

onBoth('a clock that was set back or ahead delays no schedule', async (t, kind) => {
  const { app, clock } = await ground(t, kind);
  const recurring = [60, 3_600].map((seconds) => ({
    name: `every ${seconds}`,
    everyMs: seconds * second,
    job: { ...plainTick, payload: { seconds } },
  }));
  const ticks = async () => (await jobsOf(app)).map((j) => JSON.parse(j.payload).seconds);
  await tickSchedules(app, recurring);
  clock.ms += 86_400 * second;
  await tickSchedules(app, recurring);
  clock.ms -= 86_400 * second;
  await tickSchedules(app, recurring);
  assert.deepEqual(await ticks(), [60, 3_600, 60, 3_600, 60, 3_600], 'it was a day ahead, and is right again');
  await tickSchedules(app, recurring);
  assert.equal((await ticks()).length, 6, 'and the slots are as ever');
  clock.ms -= 3_600 * second;
  await tickSchedules(app, recurring);
  clock.ms += 60 * second;
  await tickSchedules(app, recurring);
  assert.deepEqual((await ticks()).slice(6).sort(), [3_600, 60, 60].sort());
});

test('a schedule that is given twice stops the start', async (t) => {
  const { app } = await ground(t, 'sqlite');
  const one = { name: 'feeds.due', everyMs: 60_000, job: { kind: 'feeds.due' } };
  assert.throws(
    () => new Scheduler(app, [one, { ...one, job: { kind: 'feeds.due', queue: 'feeds' } }]),
    /feeds\.due.*twice/,
  );
});

/** The clock of this machine, which no test of `app.now` moves. */
const machineAhead = (t: TestContext, ms: number): void => {
  const real = Date.now;
  t.mock.method(Date, 'now', () => real() + ms);
};

onPostgres(
  'an instance whose clock is ahead takes nothing from one that works, and ticks no schedule twice',
  async (t) => {
    const { env } = await ground(t, 'postgres');
    const app = await openApp(env, () => Date.now());
    const other = await openApp(env, () => Date.now());
    t.after(() => Promise.all([app, other].map(closeApp)));
    await enqueue(app, { kind: 'work' });
    const recurring = [{ name: 'tick', everyMs: 60 * second, job: plainTick }];
    await tickSchedules(app, recurring);
    const hung = Promise.withResolvers<void>();
    t.after(() => hung.resolve());
    const running = workersOf(app, () => hung.promise).drain();
    await until(async () => (await jobsOf(app)).some(({ state }) => state === 'running'));
    const slot = await app.db.write.selectFrom('schedules').selectAll().execute();
    machineAhead(t, 40 * second);
    let taken = 0;
    await workersOf(other, async () => void taken++).drain();
    await tickSchedules(other, recurring);
    await tickSchedules(other, recurring);
    t.mock.restoreAll();
    await tickSchedules(app, recurring);
    assert.equal(taken, 0);
    const after = await app.db.write.selectFrom('schedules').selectAll().execute();
    // The minute may have ended by itself meanwhile.
    assert.ok(Date.parse(after[0]!.next_at) - Date.parse(slot[0]!.next_at) <= 60 * second);
    assert.ok((await jobsOf(app)).filter((j) => j.kind === plainTick.kind).length <= 2);
    hung.resolve();
    await running;
  },
);

onBoth(
  'a process that lives keeps what it runs, whatever its clock did; what a dead one had is free',
  async (t, kind) => {
    const { app, clock } = await ground(t, kind);
    await enqueue(app, { kind: 'work' });
    const hung = Promise.withResolvers<void>();
    t.after(() => hung.resolve());
    const attempts: number[] = [];
    const handler: Handler = (_app, job) => {
      attempts.push(job.attempt);
      return hung.promise;
    };
    const mine = new Workers(app, new Map([['work', handler]]), 2);
    mine.start(10);
    t.after(() => mine.stop(0, 0));
    await until(async () => attempts.length === 1);
    clock.ms += 3_600 * second; // a step of the clock, or the process stood still for an hour
    const before = await onlyJob(app);
    await new Promise((resolve) => setTimeout(resolve, 200));
    assert.deepEqual([attempts, (await onlyJob(app)).lease], [[1], before.lease]);
    hung.resolve();
    await until(async () => (await onlyJob(app)).state === 'done');

    // What a process had that is no more: its number is this one's, as in a container that was started again.
    const lease = newLease(thisOwner.replace(/\d+$/, '1'));
    assert.equal(stateOf(leaseOwner(lease)), process.platform === 'linux' ? 'dead' : 'unknown');
    await app.db.write
      .updateTable('jobs')
      .set({ state: 'running', lease, lease_until: isoTime(clock.ms + 29 * second) })
      .execute();
    if (process.platform === 'linux') await until(async () => attempts.length === 2);
  },
);

onBoth('a lease that ends later than any that is given now is over', async (t, kind) => {
  const { app, clock } = await ground(t, kind);
  await enqueue(app, { kind: 'work' });
  const attempts: number[] = [];
  const workers = workersOf(app, async (_app, { attempt }) => void attempts.push(attempt));
  const ofAnotherMachine = (ms: number) =>
    app.db.write
      .updateTable('jobs')
      .set({ state: 'running', lease: newLease('another-machine'), lease_until: isoTime(clock.ms + ms) })
      .execute();
  await ofAnotherMachine(29 * second);
  await workers.drain();
  assert.deepEqual(attempts, [], 'it is valid');
  await ofAnotherMachine(3_600 * second); // its clock was an hour ahead when it died
  await workers.drain();
  assert.deepEqual([attempts, (await onlyJob(app)).state], [[1], 'done']);
});
