import assert from 'node:assert/strict';
import { change } from '../../src/core/api/change.ts';
import { systemActor } from '../../src/core/app.ts';
import { isoTime } from '../../src/core/clock.ts';
import { countStuck } from '../../src/core/jobs/figures.ts';
import { schedulesOf, tickSchedules } from '../../src/core/jobs/scheduler.ts';
import { type Handler, PermanentError, RetryAt, type RunningJob, Workers } from '../../src/core/jobs/worker.ts';
import { ids, iso, minute, setUp } from '../news/admin-scene.ts';
import { noon } from '../support/ground.ts';
import { onBoth, onSqlite } from '../support/helper.ts';
import { enqueue, ground, jobsOf, onlyJob, workersOf } from './storage-scene.ts';

const second = 1_000;

onBoth('a key stands for one unfinished job', async (t, kind) => {
  const { app } = await ground(t, kind);
  const job = { kind: 'work', uniqueKey: 'feed:7' };
  await enqueue(app, { ...job, payload: { n: 1 } });
  await enqueue(app, { ...job, payload: { n: 2 } });
  await enqueue(app, { kind: 'work' });
  await enqueue(app, { kind: 'work' });
  assert.equal((await jobsOf(app)).length, 3);
  let seen = 0;
  const workers = workersOf(app, async (_app, { payload }) => {
    if (payload.n === 1) await enqueue(app, { ...job, payload: { n: 3 } });
    seen++;
  });
  await workers.drain();
  assert.equal(seen, 3, 'a job that runs still has its key');
  await enqueue(app, { ...job, payload: { n: 4 } });
  const rows = await jobsOf(app);
  assert.deepEqual(
    rows.map((j) => [j.state, j.unique_key]),
    [
      ['done', null],
      ['done', null],
      ['done', null],
      ['queued', 'feed:7'],
    ],
  );
});

onBoth('a job runs when it is due, the longest due first', async (t, kind) => {
  const { app, clock } = await ground(t, kind);
  for (const [n, after] of [
    [1, 60],
    [2, 0],
    [3, 30],
    [4, 30],
  ] as const)
    await enqueue(app, { kind: 'work', payload: { n }, runAt: isoTime(noon + after * second) });
  const ran: unknown[] = [];
  const workers = workersOf(app, async (_app, { payload }) => void ran.push(payload.n), 1);
  await workers.drain();
  assert.deepEqual(ran, [2]);
  clock.ms += 60 * second;
  await workers.drain();
  assert.deepEqual(ran, [2, 3, 4, 1]);
});

onSqlite('a handler gets its job, the request that it came from included', async (t, kind) => {
  const { app } = await ground(t, kind);
  const actor = { ...systemActor, requestId: 'r-9' };
  await change(app, actor, (c) => c.enqueue({ kind: 'work', payload: { పేరు: 'सीता' } }));
  const got: RunningJob[] = [];
  await workersOf(app, async (_app, job) => void got.push(job)).drain();
  assert.deepEqual(
    got.map(({ kind, payload, attempt }) => ({ kind, payload, attempt })),
    [{ kind: 'work', payload: { పేరు: 'सीता' }, attempt: 1 }],
  );
  const row = await onlyJob(app);
  assert.equal(row.request_id, 'r-9');
  assert.deepEqual([row.state, row.ended_at, row.lease, row.lease_until], ['done', isoTime(noon), null, null]);
});

onBoth('what fails is tried again, later each time, and is dead in the end', async (t, kind) => {
  const { app, clock } = await ground(t, kind);
  await enqueue(app, { kind: 'work', uniqueKey: 'k', maxAttempts: 3 });
  const ran: number[] = [];
  let thrown = new Error();
  const workers = workersOf(app, async (_app, { attempt }) => {
    ran.push(attempt);
    thrown = new TypeError(`ప్రయత్నం ${attempt}`);
    throw thrown;
  });
  for (const [attempt, base] of [
    [1, 10 * second],
    [2, 20 * second],
  ] as const) {
    await workers.drain();
    const job = await onlyJob(app);
    assert.deepEqual([job.state, job.attempts, job.unique_key], ['queued', attempt, 'k']);
    const [message, where] = thrown.stack?.split('\n') ?? [];
    assert.equal(message, `TypeError: ప్రయత్నం ${attempt}`);
    assert.ok(job.last_error?.startsWith(`${message}\n${where}\n`), job.last_error ?? '');
    assert.equal(job.lease, null);
    const wait = Date.parse(job.run_at) - clock.ms;
    assert.ok(wait >= 0.75 * base && wait <= 1.25 * base, `${wait}`);
    await workers.drain();
    assert.equal(ran.length, attempt, 'not before its time');
    clock.ms += wait;
  }
  await workers.drain();
  assert.deepEqual(ran, [1, 2, 3]);
  const dead = await onlyJob(app);
  assert.deepEqual([dead.state, dead.attempts, dead.unique_key, dead.lease], ['dead', 3, null, null]);
  assert.equal(dead.ended_at, isoTime(clock.ms));
  clock.ms += 86_400 * second;
  await workers.drain();
  assert.equal(ran.length, 3);
});

onSqlite('a job can give up, come later, or kill each of its workers', async (t, kind) => {
  const { app, clock } = await ground(t, kind);
  const at = noon + 600 * second;
  let later = 0;
  const workers = new Workers(
    app,
    new Map<string, Handler>([
      ['hopeless', async () => Promise.reject(new PermanentError('చిరునామా లేదు'))],
      [
        'later',
        async (_app, job) => {
          later++;
          assert.equal(job.attempt, 1, 'coming later is no failure');
          if (later < 12) throw new RetryAt(clock.ms + 600 * second);
        },
      ],
      ['deadly', async () => assert.fail('it must not run again')],
    ]),
    4,
  );
  for (const kind of ['hopeless', 'later', 'deadly']) await enqueue(app, { kind });
  const past = isoTime(noon - 1);
  await app.db.write
    .updateTable('jobs')
    .set({ state: 'running', attempts: 8, lease: 'x', lease_until: past })
    .where('kind', '=', 'deadly')
    .execute();
  await workers.drain();
  const jobs = new Map((await jobsOf(app)).map((j) => [j.kind, j]));
  assert.deepEqual([jobs.get('hopeless')?.state, jobs.get('hopeless')?.attempts], ['dead', 1]);
  assert.match(jobs.get('hopeless')?.last_error ?? '', /చిరునామా లేదు/);
  assert.equal(jobs.get('deadly')?.state, 'dead');
  assert.match(jobs.get('deadly')?.last_error ?? '', /died/);
  const waiting = jobs.get('later');
  assert.deepEqual(
    [waiting?.state, waiting?.attempts, waiting?.run_at, waiting?.last_error],
    ['queued', 0, isoTime(at), null],
  );
  for (let i = 1; i < 12; i++) {
    clock.ms += 600 * second;
    await workers.drain();
  }
  assert.equal(later, 12, 'more often than a failing job would be tried');
  assert.equal((await jobsOf(app)).find((j) => j.kind === 'later')?.state, 'done');
});

onSqlite('an instance leaves alone what only a newer release can do', async (t, kind) => {
  const { app, clock } = await ground(t, kind);
  for (const kind of ['works.index', 'work', 'works.index']) await enqueue(app, { kind });
  const ran: string[] = [];
  const handler: Handler = async (_app, { kind }) => void ran.push(kind);
  const older = workersOf(app, handler, 1);
  const newer = new Workers(app, new Map(['work', 'works.index'].map((kind) => [kind, handler])), 1, {}, 'newer');
  await older.drain();
  clock.ms += 3_600 * second;
  await older.drain();
  const kindsOf = async (state: string) => (await jobsOf(app)).filter((j) => j.state === state).map((j) => j.kind);
  assert.deepEqual([ran, await kindsOf('queued')], [['work'], ['works.index', 'works.index']]);
  // Also what its worker had begun and did not end.
  await app.db.write
    .updateTable('jobs')
    .set({ state: 'running', attempts: 1, lease: 'x', lease_until: isoTime(noon - 1) })
    .where('id', '=', (await jobsOf(app))[0]!.id)
    .execute();
  await older.drain();
  assert.deepEqual(await kindsOf('running'), ['works.index']);
  await newer.drain();
  assert.deepEqual([ran.length, await kindsOf('done')], [3, ['works.index', 'work', 'works.index']]);
});

onSqlite('jobs are listed, and a dead one is tried again', async (t, kind) => {
  const d = await setUp(t, kind);
  const { app } = d.running.dinam;
  const hopeless: Handler = async () => Promise.reject(new PermanentError('చిరునామా లేదు'));
  const workers = new Workers(app, new Map([['no.such', hopeless]]), 1);
  await change(app, systemActor, async (c) => {
    await c.enqueue({ kind: 'no.such', payload: { పేరు: 'சீதை' }, uniqueKey: 'k' });
    await c.enqueue({ kind: 'later', runAt: iso(d.running.clock.ms + 60 * minute) });
  });
  await workers.drain();
  const list = await d.list('/api/admin/jobs');
  assert.deepEqual(
    list.map((j) => [j.kind, j.state]),
    [
      ['later', 'queued'],
      ['no.such', 'dead'],
    ],
  );
  const [queued, dead] = list;
  assert.deepEqual(dead.payload, { పేరు: 'சீதை' });
  assert.match(dead.last_error, /చిరునామా లేదు/);
  assert.ok(!('lease' in dead));
  assert.deepEqual(ids(await d.list('/api/admin/jobs?state=dead')), [dead.id]);
  assert.deepEqual(ids(await d.list('/api/admin/jobs?kind=later')), [queued.id]);
  assert.deepEqual(ids(await d.list('/api/admin/jobs?sort=run_at')), [dead.id, queued.id]);
  assert.deepEqual((await d.get('jobs', dead.id)).body.data, dead);
  const again = await d.call(`/api/admin/jobs/${dead.id}/retry`, { method: 'POST' });
  assert.equal(again.status, 200, again.text);
  assert.deepEqual([again.body.data.state, again.body.data.attempts, again.body.data.ended_at], ['queued', 0, null]);
  assert.equal(again.body.data.unique_key, 'k');
  for (const id of [dead.id, queued.id]) {
    const reply = await d.call(`/api/admin/jobs/${id}/retry`, { method: 'POST' });
    assert.equal(reply.status, 409, reply.text);
  }
  assert.equal((await d.call('/api/admin/jobs/987654/retry', { method: 'POST' })).status, 404);
  // It has its key again: what is written meanwhile is not done beside it.
  await enqueue(app, { kind: 'no.such', uniqueKey: 'k' });
  await workers.drain();
  assert.deepEqual(
    (await d.list('/api/admin/jobs?state=dead')).map((j) => [j.id, j.attempts]),
    [[dead.id, 1]],
    'it was tried',
  );
  assert.deepEqual(
    (await d.audit('jobs', dead.id)).map((l) => [l.action, l.actor_name]),
    [['retry', 'test.editor']],
  );
  await enqueue(app, { kind: 'no.such', uniqueKey: 'k' });
  const late = await d.call(`/api/admin/jobs/${dead.id}/retry`, { method: 'POST' });
  assert.equal(late.status, 409, late.text);
  assert.match(late.body.message, /job \d+ \(queued\) does the same/);
});

onSqlite('a waiting job is cancelled, gives its key free, and can be tried again', async (t, kind) => {
  const d = await setUp(t, kind);
  const { app } = d.running.dinam;
  await enqueue(app, { kind: 'no.such', uniqueKey: 'చావి' });
  const [job] = await d.list('/api/admin/jobs');
  const cancel = () => d.call(`/api/admin/jobs/${job.id}/cancel`, { method: 'POST' });
  const done = await cancel();
  assert.deepEqual([done.status, done.body.data.state, done.body.data.last_error], [200, 'dead', 'cancelled']);
  assert.equal((await cancel()).status, 409, 'only once');
  assert.deepEqual(await countStuck(app.db, 'dead'), [], 'nobody has to look at it');
  await enqueue(app, { kind: 'no.such', uniqueKey: 'చావి' });
  assert.equal((await d.list('/api/admin/jobs?state=queued')).length, 1, 'the key is free');
  assert.equal((await d.call(`/api/admin/jobs/${job.id}/retry`, { method: 'POST' })).status, 409);
  assert.deepEqual(
    (await d.audit('jobs', job.id)).map((l) => [l.action, l.detail.kind]),
    [['cancel', 'no.such']],
  );
  assert.equal((await d.call('/api/admin/jobs/987654/cancel', { method: 'POST' })).status, 404);
});

onSqlite('schedules are listed with their intervals and next times', async (t, kind) => {
  const d = await setUp(t, kind);
  const { app } = d.running.dinam;
  await tickSchedules(app, schedulesOf(app));
  const list = await d.list('/api/admin/schedules');
  const sweep = list.find(({ name }) => name === 'sweep');
  assert.deepEqual([sweep?.kind, sweep?.every_seconds], ['sweep', 3_600]);
  assert.ok(Date.parse(sweep?.next_at) > d.running.clock.ms - 1);
  assert.deepEqual(
    list.map(({ name }) => name),
    list.map(({ name }) => name).sort(),
  );
});
