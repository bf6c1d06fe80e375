import assert from 'node:assert/strict';
import { suite, type TestContext, test } from 'node:test';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { sql } from 'kysely';
import { type App, system } from '../src/core/app.ts';
import { Cache } from '../src/core/cache.ts';
import { type Change, change } from '../src/core/change.ts';
import { type Clock, isoTime } from '../src/core/clock.ts';
import { readConfig } from '../src/core/config.ts';
import { openDatabase } from '../src/core/db.ts';
import { GiveUp, type Handler, type Job, Later, type NewJob, Workers } from '../src/core/jobs.ts';
import { createLog } from '../src/core/log.ts';
import { memo } from '../src/core/memo.ts';
import { migrate, migrationNames } from '../src/core/migrations/list.ts';
import { createRow, listRows } from '../src/core/resource.ts';
import { tickSchedules } from '../src/core/schedule.ts';
import { Versions } from '../src/core/versions.ts';
import type { Kind } from './helper.ts';

const second = 1_000;
const noon = Date.parse('2026-11-20T06:30:00Z');
const log = createLog('silent');

/** The ground that the rooms stand on, and nothing of the rooms. */
async function openGround(env: Record<string, string>, now: Clock): Promise<App> {
  const config = readConfig(env);
  const db = openDatabase(config, log);
  await migrate(db);
  const versions = new Versions(db, log);
  await versions.start();
  return { config, db, versions, cache: new Cache(versions, now, 'test', 0), log, now };
}

async function closeGround({ versions, db }: App): Promise<void> {
  await versions.stop();
  await db.close();
}

// --- Another instance: this very file in a thread, with connections and an event loop of its own. SQLite would stop
// --- a process that waits for a lock which the same process holds.

type Task =
  | { name: 'migrate' }
  | { name: 'jobs' }
  | { name: 'broken' }
  | { name: 'schedule'; slots: number; everyMs: number }
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
  const app = await openGround(env, () => clock.ms);
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
      const before = change(app, system, async (c) => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(c.tx);
        await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(app.db.read);
        await new Promise((resolve) => setTimeout(resolve, 100)); // the news of it arrive between two statements
        c.touch('news');
      });
      const failed = await before.then(
        () => false,
        () => true,
      );
      await change(app, system, async (c) => c.touch('settings'));
      return [failed, app.versions.of('news'), app.versions.of('settings')];
    }
    if (task.name === 'schedule') {
      const recurring = [{ name: 'tick', everyMs: task.everyMs, job: plainTick }];
      for (let slot = 0; slot < task.slots; slot++) {
        clock.ms = noon + slot * task.everyMs;
        await tickSchedules(app, recurring);
      }
      return null;
    }
    const seen: number[] = [];
    for (let round = 0; round < task.rounds; round++)
      await Promise.all(
        Array.from({ length: task.atOnce }, (_, i) =>
          change(app, system, async (c) => {
            await c.audit('bump', 'test', round, { i });
            c.touch(...(i % 2 ? task.topics : task.topics.toReversed()));
          }),
        ),
      );
    for (const topic of task.topics) seen.push(app.versions.of(topic));
    return seen;
  } finally {
    await closeGround(app);
  }
}

/** Without a key of its own, so that a slot that is written twice shows. */
const plainTick = { kind: 'tick', uniqueKey: undefined } as unknown as NewJob;

/** Runs a task in instances that begin together. */
async function together(count: number, env: Record<string, string>, task: Task): Promise<unknown[]> {
  const workers = Array.from({ length: count }, () => new Worker(import.meta.filename, { workerData: { env, task } }));
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

async function runInThread(): Promise<void> {
  const { env, task } = workerData as { env: Record<string, string>; task: Task };
  const go = new Promise<void>((resolve) => parentPort?.once('message', () => resolve()));
  parentPort?.postMessage({ ready: true });
  parentPort?.postMessage({ result: await instance(env, task, go) });
}

// --- The tests.

interface Ground {
  app: App;
  env: Record<string, string>;
  clock: { ms: number };
  /** What is to be closed when the test ends. */
  open: App[];
}

async function ground(t: TestContext, kind: Kind): Promise<Ground> {
  const { emptyDatabase } = await import('./helper.ts');
  // What is registered first is done first: closed, and only then dropped.
  const open: App[] = [];
  t.after(() => Promise.all(open.map(closeGround)));
  const env = await emptyDatabase(t, kind);
  const clock = { ms: noon };
  const app = await openGround(env, () => clock.ms);
  open.push(app);
  return { app, env, clock, open };
}

const jobsOf = (app: App) => app.db.write.selectFrom('jobs').selectAll().orderBy('id').execute();
const onlyJob = async (app: App) => {
  const jobs = await jobsOf(app);
  assert.equal(jobs.length, 1);
  return jobs[0]!;
};
const enqueue = (app: App, job: NewJob) => change(app, system, (c) => c.enqueue(job));
const workersOf = (app: App, handler: Handler, count = 2) => new Workers(app, new Map([['work', handler]]), count);

/** Waits for what comes by itself; a test that waits in vain fails instead of hanging. */
async function until(isTrue: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; !(await isTrue()); tries++) {
    assert.ok(tries < 2_000, 'it never came');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** A category by hand, as the smallest row of a room. */
const addCategory = (c: Change, name: string) =>
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

async function tests(): Promise<void> {
  // Not in a thread, which has no use for them and would load half of the program.
  const { emptyDatabase, kinds, onBoth } = await import('./helper.ts');
  const { categoryResource } = await import('../src/news/categories.ts');
  const { jobResource } = await import('../src/core/job-desk.ts');
  onBoth('the schema is made once, however often and by however many', async (t, kind) => {
    const env = await emptyDatabase(t, kind);
    const both = (await together(2, env, { name: 'migrate' })) as [string[], string[]];
    const names = [...migrationNames].sort();
    assert.deepEqual(both.flat().sort(), names, 'each step ran in one of the two');
    const db = openDatabase(readConfig(env), log);
    t.after(() => db.close());
    assert.deepEqual(await migrate(db), []);
    const kept = await sql<{ name: string }>`select name from migrations order by name`.execute(db.write);
    assert.deepEqual(
      kept.rows.map((r) => r.name),
      names,
    );
    assert.deepEqual(await db.write.selectFrom('news').selectAll().execute(), []);
  });

  onBoth('row, version, job and audit line are written together or not at all', async (t, kind) => {
    const { app } = await ground(t, kind);
    const work =
      (name: string, fails: boolean) =>
      async (c: Change): Promise<string> => {
        await addCategory(c, name);
        c.touch('categories', 'news');
        await c.enqueue({ kind: 'work', payload: { name } });
        await c.audit('create', 'categories', name);
        if (fails) throw new Error('చివరిలో తప్పు');
        return name;
      };
    const state = async () => ({
      categories: (await app.db.write.selectFrom('categories').select('name').execute()).map((r) => r.name),
      versions: (await app.db.write.selectFrom('versions').select('topic').orderBy('topic').execute()).map(
        (r) => r.topic,
      ),
      jobs: (await jobsOf(app)).map((j) => j.payload),
      audit: (await app.db.write.selectFrom('audit').select('resource_id').execute()).map((r) => r.resource_id),
    });
    const { generation } = app.versions;
    await assert.rejects(change(app, system, work('bad', true)), /చివరిలో తప్పు/);
    assert.deepEqual(await state(), { categories: [], versions: [], jobs: [], audit: [] });
    assert.equal(app.versions.generation, generation, 'nobody hears of it');
    assert.equal(app.versions.of('news'), 0);
    assert.equal(await change(app, system, work('good', false)), 'good');
    assert.deepEqual(await state(), {
      categories: ['good'],
      versions: ['categories', 'news'],
      jobs: ['{"name":"good"}'],
      audit: ['good'],
    });
    assert.equal(app.versions.of('news'), noon);
    await assert.rejects(change(app, system, work('good', false)), 'the slug is taken');
    assert.equal((await state()).jobs.length, 1);
    assert.equal(app.versions.of('news'), noon, 'the version is that of the last success');
  });

  test('of two changes that wait for each other one begins anew', async (t) => {
    const { app } = await ground(t, 'postgres');
    for (const key of ['a', 'b']) await app.db.write.insertInto('meta').values({ key, value: '' }).execute();
    let arrived = 0;
    const both = Promise.withResolvers<void>();
    const write = (c: Change, key: string, value: string) =>
      c.tx
        .updateTable('meta')
        .set({ value: sql<string>`value || cast(${value} as text)` })
        .where('key', '=', key)
        .execute();
    const work = (value: string, keys: [string, string]) => async (c: Change) => {
      await write(c, keys[0], value);
      if (++arrived === 2) both.resolve();
      await both.promise;
      await write(c, keys[1], value);
      await c.audit('edit', 'meta', value);
      c.touch('settings');
    };
    await Promise.all([change(app, system, work('1', ['a', 'b'])), change(app, system, work('2', ['b', 'a']))]);
    assert.equal(arrived, 3, 'they did wait for each other');
    const rows = await app.db.write.selectFrom('meta').select('value').where('key', 'in', ['a', 'b']).execute();
    assert.deepEqual(
      rows.map(({ value }) => [...value].sort().join('')),
      ['12', '12'],
      'each once',
    );
    assert.equal((await app.db.write.selectFrom('audit').select('id').execute()).length, 2);
  });

  onBoth('an audit line says who, when and what', async (t, kind) => {
    const { app } = await ground(t, kind);
    const actor = { id: 7, name: 'సీత', role: 'editor', requestId: 'r-1' } as const;
    await change(app, actor, (c) => c.audit('edit', 'news', 5, { fields: ['title'] }));
    const { id: _, ...line } = await app.db.write.selectFrom('audit').selectAll().executeTakeFirstOrThrow();
    assert.deepEqual(line, {
      at: isoTime(noon),
      actor_id: 7,
      actor_name: 'సీత',
      action: 'edit',
      resource: 'news',
      resource_id: '5',
      detail: '{"fields":["title"]}',
      request_id: 'r-1',
    });
  });

  test('a connection that breaks within a transaction ends that transaction alone', async (t) => {
    const { env } = await ground(t, 'postgres');
    assert.deepEqual(await together(1, env, { name: 'broken' }), [[true, 0, noon]]);
  });

  onBoth('versions only grow, also when the clock goes back', async (t, kind) => {
    const { app, clock } = await ground(t, kind);
    const bump = (...topics: string[]) => change(app, system, async (c) => c.touch(...topics));
    const seen: number[] = [];
    for (const ms of [noon, noon, noon - 3_600_000, noon + 5, noon + 2, 0]) {
      clock.ms = ms;
      await bump('news');
      seen.push(app.versions.of('news'));
    }
    assert.deepEqual(seen, [noon, noon + 1, noon + 2, noon + 5, noon + 6, noon + 7]);
    await bump('news', 'news', 'settings');
    assert.equal(app.versions.of('news'), noon + 8, 'a topic twice is raised once');
    assert.equal(app.versions.of('settings'), 0, 'at the time of the clock, which stands at 1970');
    const stored = await app.db.write.selectFrom('versions').selectAll().orderBy('topic').execute();
    assert.deepEqual(stored, [
      { topic: 'news', version: noon + 8 },
      { topic: 'settings', version: 0 },
    ]);
  });

  onBoth('transactions of two instances on the same topics: no deadlock, none lost', async (t, kind) => {
    const { app, env } = await ground(t, kind);
    const task: Task = { name: 'bump', rounds: 12, atOnce: 5, topics: ['a', 'b', 'news:te', 'news:hi'] };
    await together(2, env, task);
    const rows = await app.db.write.selectFrom('versions').selectAll().execute();
    const total = 2 * task.rounds * task.atOnce;
    assert.equal(rows.length, task.topics.length);
    for (const row of rows) assert.equal(row.version, noon + total - 1, `${row.topic}: each raised it by one`);
    const { n } = await app.db.write
      .selectFrom('audit')
      .select((e) => e.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    assert.equal(n, total);
  });

  onBoth('another instance learns of a write by itself', async (t, kind) => {
    const { app, env, open } = await ground(t, kind);
    const other = await openGround(env, () => noon);
    open.push(other);
    const { generation } = other.versions;
    await change(app, system, async (c) => c.touch('news:te'));
    assert.equal(app.versions.of('news:te'), noon, 'this one knows at once');
    await until(async () => other.versions.of('news:te') === noon);
    assert.ok(other.versions.generation > generation);
    assert.equal(other.versions.stamp(['news:te', 'nothing']), `news:te=${noon};nothing=0;`);
  });

  onBoth('a reading that began before a write does not take it back', async (t, kind) => {
    const { app } = await ground(t, kind);
    const reading = app.versions.read();
    await change(app, system, async (c) => c.touch('news'));
    await reading;
    assert.equal(app.versions.of('news'), noon);
  });

  onBoth('a memo is made once per version of its topics', async (t, kind) => {
    const { app } = await ground(t, kind);
    let made = 0;
    const value = (key = 'k') => memo(app, key, ['news', 'settings'], async () => ++made);
    assert.equal(await value(), 1);
    assert.equal(await value(), 1);
    assert.equal(await value('other'), 2, 'another key');
    await change(app, system, async (c) => c.touch('categories'));
    assert.equal(await value(), 1, 'another topic');
    await change(app, system, async (c) => c.touch('settings'));
    assert.equal(await value(), 3);
    const failing = memo(app, 'bad', ['news'], async () => {
      throw new Error('చదవలేము');
    });
    await assert.rejects(failing, /చదవలేము/);
    assert.equal(await memo(app, 'bad', ['news'], async () => 'మంచి'), 'మంచి');
    for (let i = 0; i < 2_100; i++) await memo(app, `many${i}`, [], async () => i);
    assert.equal(await value(), 4, 'it does not keep without end');
    assert.equal(await memo(app, 'many2099', [], async () => -1), 2_099);
  });

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

  onBoth('a handler gets its job, the request that it came from included', async (t, kind) => {
    const { app } = await ground(t, kind);
    const actor = { ...system, requestId: 'r-9' };
    await change(app, actor, (c) => c.enqueue({ kind: 'work', payload: { పేరు: 'सीता' } }));
    const got: Job[] = [];
    await workersOf(app, async (_app, job) => void got.push(job)).drain();
    assert.deepEqual(
      got.map(({ kind, payload, attempt }) => ({ kind, payload, attempt })),
      [{ kind: 'work', payload: { పేరు: 'सीता' }, attempt: 1 }],
    );
    const row = await onlyJob(app);
    assert.equal(row.request_id, 'r-9');
    assert.deepEqual([row.state, row.ended_at, row.lease, row.lease_until], ['done', isoTime(noon), null, null]);
  });

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
    clock.ms += 29 * second;
    await other.drain();
    assert.deepEqual(attempts, [], 'the lease holds');
    clock.ms += 2 * second;
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
    clock.ms += 31 * second;
    const other = workersOf(app, () => b.promise).drain();
    await begun(2);
    a.resolve();
    await first;
    const { state, lease } = await onlyJob(app);
    assert.equal(state, 'running', 'the job of the second');
    assert.ok(lease);
    b.reject(new GiveUp('వద్దు'));
    await other;
    assert.deepEqual([(await onlyJob(app)).state, (await onlyJob(app)).last_error], ['dead', 'Error: వద్దు']);
  });

  onBoth('what fails is tried again, later each time, and is dead in the end', async (t, kind) => {
    const { app, clock } = await ground(t, kind);
    await enqueue(app, { kind: 'work', uniqueKey: 'k', maxAttempts: 3 });
    const ran: number[] = [];
    const workers = workersOf(app, async (_app, { attempt }) => {
      ran.push(attempt);
      throw new TypeError(`ప్రయత్నం ${attempt}`);
    });
    for (const [attempt, base] of [
      [1, 10 * second],
      [2, 20 * second],
    ] as const) {
      await workers.drain();
      const job = await onlyJob(app);
      assert.deepEqual([job.state, job.attempts, job.unique_key], ['queued', attempt, 'k']);
      assert.equal(job.last_error, `TypeError: ప్రయత్నం ${attempt}`);
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

  onBoth('a job can give up, come later, be unknown, or kill each of its workers', async (t, kind) => {
    const { app, clock } = await ground(t, kind);
    const at = noon + 600 * second;
    let later = 0;
    const workers = new Workers(
      app,
      new Map<string, Handler>([
        ['hopeless', async () => Promise.reject(new GiveUp('చిరునామా లేదు'))],
        [
          'later',
          async (_app, job) => {
            later++;
            assert.equal(job.attempt, 1, 'coming later is no failure');
            if (later < 12) throw new Later(clock.ms + 600 * second);
          },
        ],
        ['deadly', async () => assert.fail('it must not run again')],
      ]),
      4,
    );
    for (const kind of ['hopeless', 'later', 'unknown', 'deadly']) await enqueue(app, { kind });
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
    assert.deepEqual([jobs.get('unknown')?.state, jobs.get('deadly')?.state], ['dead', 'dead']);
    assert.match(jobs.get('unknown')?.last_error ?? '', /nothing handles unknown/);
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

  onBoth('two instances run two hundred jobs, each exactly once', async (t, kind) => {
    const { app, env } = await ground(t, kind);
    await change(app, system, async (c) => {
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
    await together(2, env, { name: 'schedule', slots, everyMs: 60 * second });
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

  onBoth('a list is filtered, sorted and searched, and no character of a search is a wildcard', async (t, kind) => {
    const { app } = await ground(t, kind);
    const names = ['100% सच', 'a_b', 'c\\d', 'axb', 'పోలీసు', 'हिन्दी', 'ABC', "d'arc", '%_\\', 'وزیراعلیٰ'];
    const ids = new Map<string, number>();
    for (const [i, name] of names.entries()) {
      const input = { name, slug: `s${i}`, sort_order: i % 3, is_active: i % 2 === 0 };
      ids.set(name, (await createRow(app, categoryResource, input, system)).id);
    }
    const list = async (query: Record<string, unknown>): Promise<string[]> => {
      const { data } = await listRows(app, categoryResource, { sort: 'id', ...query });
      return data.map((d) => (d as { name: string }).name);
    };
    for (const [search, found] of [
      ['%', ['100% सच', '%_\\']],
      ['_', ['a_b', '%_\\']],
      ['\\', ['c\\d', '%_\\']],
      ['%_\\', ['%_\\']],
      ['0%', ['100% सच']],
      ['a%b', []],
      ['a_b', ['a_b']],
      ['c\\\\d', []],
      ['abc', ['ABC']],
      ["d'arc", ["d'arc"]],
      ["' or 1=1 --", []],
      ['हिंदी', ['हिन्दी']],
      ['పోలీ', ['పోలీసు']],
      ['وزیراعلی', ['وزیراعلیٰ']],
      ['s4', ['పోలీసు']],
    ] as const)
      assert.deepEqual(await list({ search }), found, search);
    assert.deepEqual(await list({ is_active: false }), [names[1], names[3], names[5], names[7], names[9]]);
    assert.deepEqual(await list({ is_active: true, search: 'a' }), ['ABC']);
    assert.deepEqual(await list({ sort: '-id', limit: 3, page: 2 }), [names[6], names[5], names[4]]);
    const byOrder = [0, 3, 6, 9, 1, 4, 7, 2, 5, 8].map((i) => names[i]);
    assert.deepEqual(await list({ sort: 'sort_order' }), byOrder, 'ties go by id');
    assert.deepEqual(await list({ sort: '-sort_order' }), byOrder.toReversed());
    assert.deepEqual(await list({ ids: [ids.get('axb'), ids.get('a_b'), 987_654] }), ['a_b', 'axb']);
    assert.deepEqual(await list({ ids: [] }), []);
    const { meta } = await listRows(app, categoryResource, { limit: 4, page: 3 });
    assert.deepEqual(meta, { page: 3, limit: 4, total: 10, total_pages: 3, has_more: false, next_cursor: null });
    assert.equal((await listRows(app, categoryResource, { limit: 5 })).meta.has_more, true);
  });

  for (const kind of kinds)
    test(`rows without a value sort alike on both databases [${kind}]`, async (t) => {
      const { app } = await ground(t, kind);
      await enqueue(app, { kind: 'one' });
      await enqueue(app, { kind: 'two' });
      await app.db.write
        .updateTable('jobs')
        .set({ ended_at: isoTime(noon) })
        .where('kind', '=', 'one')
        .execute();
      const kindsOf = async (sort: string) =>
        (await listRows(app, jobResource, { sort })).data.map((d) => (d as { kind: string }).kind);
      assert.deepEqual(await kindsOf('ended_at'), ['two', 'one']);
      assert.deepEqual(await kindsOf('-ended_at'), ['one', 'two']);
    });
}

// Most of their time they wait for databases to be made: side by side they wait together.
if (isMainThread) suite('storage', { concurrency: 4 }, tests);
else await runInThread();
