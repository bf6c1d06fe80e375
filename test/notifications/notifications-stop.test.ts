// Rest: it stops servers and waits for what they have begun.

import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Handler, LeaseLost, Workers } from '../../src/core/jobs/worker.ts';
import { fanOut } from '../../src/notifications/delivery/fan-out.ts';
import { sendBatch } from '../../src/notifications/delivery/send-batch.ts';
import { bulkQueue } from '../../src/notifications/jobs.ts';
import { transportOf } from '../../src/notifications/transports/router.ts';
import type { Transport } from '../../src/notifications/transports/transport.ts';
import { startFakeFcm } from '../support/fake-fcm/fake.ts';
import {
  type Kind,
  onBoth,
  onPostgres,
  onSqlite,
  password,
  type Running,
  readyDatabase,
  start,
} from '../support/helper.ts';
import { setUp } from '../support/sending.ts';
import { proxyTo } from '../trust/proxy.ts';

const values = Array.from({ length: 280 }, (_, n) => `token-number-${n}`);

/** A program in real time, whose answers of FCM take as long as its grace for jobs. */
async function sending(t: Parameters<typeof start>[0], kind: Kind) {
  const fake = await startFakeFcm({ delayMs: 4_000 });
  t.after(() => fake.close());
  const running = await start(t, kind, { ...fake.env, WORKERS: '1' });
  keepTime(t, running);
  for (const value of values) {
    const json = { installation_id: `phone-${value}`, value };
    assert.equal((await running.call('/api/v1/devices', { json })).status, 201);
  }
  const token = await running.tokenOf('editor');
  const json = { title: 'వరంగల్‌లో వర్షం', target: { type: 'all' } };
  const sent = await running.call('/api/admin/notifications', { token, json });
  assert.equal(sent.status, 202, sent.text);
  while (fake.requestCount < 200) await sleep(20);
  return { fake, running, id: sent.body.data.id as number };
}

function keepTime(t: Parameters<typeof start>[0], { clock }: Running): void {
  const timer = setInterval(() => {
    clock.ms = Date.now();
  }, 20);
  t.after(() => clearInterval(timer));
}

async function ended(running: Running, id: number) {
  const login = await running.call('/api/auth/login', { json: { username: 'test.editor', password } });
  const { token } = login.body.data;
  for (let n = 0; n < 240; n++) {
    const { data } = (await running.call(`/api/admin/notifications/${id}`, { token })).body;
    if (data.status !== 'sending') return data;
    await sleep(250);
  }
  assert.fail('it never ended');
}

// On PostgreSQL the next test does the same.
onSqlite('a stop in the middle of a batch doubles nothing and loses nothing', async (t, kind) => {
  const { fake, running, id } = await sending(t, kind);
  await sleep(500);
  await running.dinam.close();
  const again = await start(t, kind, { ...fake.env, WORKERS: '1' }, running.env);
  keepTime(t, again);
  const { status, counts } = await ended(again, id);
  assert.deepEqual([status, counts.targets, counts.sent, counts.failed], ['sent', 280, 280, 0]);
  assert.equal(fake.delivered().size, 280);
  assert.deepEqual(new Set(fake.delivered().values()), new Set([1]));
});

onPostgres('a stop while another instance runs and the counting has to wait: nobody gets it twice', async (t) => {
  const { fake, running, id } = await sending(t, 'postgres');
  const other = await start(t, 'postgres', { ...fake.env, WORKERS: '1' }, running.env);
  keepTime(t, other);
  // As another batch does that is being counted: it holds the row for a moment, here context the end of the grace.
  const held = running.dinam.app.db.write.transaction().execute(async (tx) => {
    await sleep(3_500);
    await sql`select 1 from notifications where id = ${id} for update`.execute(tx);
    await sleep(2_500);
  });
  await running.dinam.close();
  await held;
  assert.equal((await ended(other, id)).counts.sent, 280);
  assert.deepEqual(new Set(fake.delivered().values()), new Set([1]));
});

onBoth('what was sent under a lease that was lost is not written down', async (t, kind) => {
  const { running, fake, post, get } = await setUp(t, kind, values.slice(0, 3));
  const { app } = running.dinam;
  const transport = transportOf(app);
  const id = await post();
  await fanOut(app, { payload: { id } }, transport);
  const abort = new AbortController();
  abort.abort(new LeaseLost());
  const payload = { id, batch: 0 };
  await assert.rejects(sendBatch(app, { payload, signal: abort.signal }, transport), LeaseLost);
  const { status, counts } = await get(id);
  assert.deepEqual([status, counts.sent, counts.failed], ['sending', 0, 0]);
  await running.dinam.workers.drain(); // the worker that has it now
  assert.deepEqual([(await get(id)).status, fake.delivered().size], ['sent', 3]);
  const batches = await app.db.write.selectFrom('notification_batches').select('batch').execute();
  assert.equal(batches.length, 1);
});

onPostgres('a restart of PostgreSQL while a batch is out sends nothing twice', async (t) => {
  const env = await readyDatabase(t, 'postgres');
  const proxy = await proxyTo(t, env.DATABASE_URL as string);
  const through = { ...env, DATABASE_URL: proxy.through(env.DATABASE_URL as string) };
  const { running, fake, post, get } = await setUp(t, 'postgres', values.slice(0, 3), undefined, through);
  const { app, workers } = running.dinam;
  const real = transportOf(app);
  t.after(() => real.close());
  const interrupted: Transport = {
    name: 'fcm',
    ends: 'sent',
    topics: true,
    rateLimitedMs: () => 0,
    close: async () => {},
    sendTopic: (...given) => real.sendTopic(...given),
    async send(...given) {
      const results = await real.send(...given);
      proxy.refuse(true);
      setTimeout(() => proxy.refuse(false), 1_000);
      return results;
    },
  };
  const id = await post();
  await fanOut(app, { payload: { id } }, real);
  const handlers = new Map<string, Handler>([['push.batch', (inside, job) => sendBatch(inside, job, interrupted)]]);
  await new Workers(app, handlers, 1, { [bulkQueue]: 1 }).drain();
  running.clock.ms += 120_000; // whatever was to be tried again is due
  await workers.drain();
  const { status, counts } = await get(id);
  assert.deepEqual([status, counts.sent, counts.failed], ['sent', 3, 0]);
  assert.deepEqual([...fake.delivered().values()], [1, 1, 1]);
});
