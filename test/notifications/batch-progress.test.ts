import assert from 'node:assert/strict';
import { type Handler, Workers } from '../../src/core/jobs/worker.ts';
import { fanOut } from '../../src/notifications/delivery/fan-out.ts';
import { sendBatch } from '../../src/notifications/delivery/send-batch.ts';
import { bulkQueue } from '../../src/notifications/jobs.ts';
import { batchOf } from '../../src/notifications/store.ts';
import { transportOf } from '../../src/notifications/transports/router.ts';
import type { Transport } from '../../src/notifications/transports/transport.ts';
import { onBoth, onPostgres, onSqlite, readyDatabase } from '../support/helper.ts';
import { until } from '../support/process.ts';
import { setUp } from '../support/sending.ts';
import { proxyTo } from '../trust/proxy.ts';

const values = Array.from({ length: 120 }, (_, n) => `token-number-${n}`);

/** The transport of the program, which does what `before` and `after` say around each `send`. */
function around(real: Transport, send: Transport['send']): Transport {
  return {
    name: real.name,
    ends: real.ends,
    topics: real.topics,
    close: async () => {},
    rateLimitedMs: (...given) => real.rateLimitedMs(...given),
    sendTopic: (...given) => real.sendTopic(...given),
    send,
  };
}

const workersWith = (app: Parameters<typeof transportOf>[0], transport: Transport, owner: string): Workers => {
  const handler: Handler = (inside, job) => sendBatch(inside, job, transport);
  return new Workers(app, new Map([['push.batch', handler]]), 1, { [bulkQueue]: 1 }, owner);
};

onBoth('a worker that dies in the middle of a batch has recorded who got it, and they get it once', async (t, kind) => {
  const { running, fake, post, get } = await setUp(t, kind, values);
  const { app } = running.dinam;
  const real = transportOf(app);
  const id = await post();
  await fanOut(app, { payload: { id } }, real);
  const died = Promise.withResolvers<never>();
  died.promise.catch(() => {});
  const dying = around(real, async (inside, message, recipients, options) => {
    await real.send(inside, message, recipients.slice(0, 107), options);
    return died.promise; // it ends neither its job nor its batch
  });
  const first = workersWith(app, dying, 'machine 1').drain();
  const recorded = async (): Promise<number[]> => {
    const batch = await batchOf(app.db.write, id, 0);
    return JSON.parse(batch?.sent_ids ?? '[]') as number[];
  };
  // Fewer than 50 messages wait to be recorded once nobody is asked any more.
  await until(recorded, (ids) => ids.length > 57);
  running.clock.ms += 45_000; // its lease has ended
  await workersWith(app, real, 'machine 2').drain();
  died.reject(new Error('చనిపోయింది'));
  await first;
  const { status, counts } = await get(id);
  assert.deepEqual([status, counts.targets, counts.sent, counts.failed], ['sent', 120, 120, 0]);
  const groups = await app.db.write.selectFrom('notification_groups').select('sent').execute();
  assert.equal(
    groups.reduce((sum, row) => sum + row.sent, 0),
    120,
    'also by platform and language',
  );
  const delivered = fake.delivered();
  assert.equal(delivered.size, 120);
  const twice = [...delivered.values()].filter((n) => n > 1).length;
  assert.ok(twice < 50, `${twice} got it twice`);
  assert.equal((await batchOf(app.db.write, id, 0))?.sent_ids, null);
});

onSqlite('a batch that is given up in the middle counts those that got it', async (t, kind) => {
  const { running, post, get } = await setUp(t, kind, values.slice(0, 5));
  const { app } = running.dinam;
  const real = transportOf(app);
  const id = await post({ ttl_seconds: 600 });
  await fanOut(app, { payload: { id } }, real);
  const ids = await app.db.write.selectFrom('devices').select('id').orderBy('id').limit(2).execute();
  const sent_ids = JSON.stringify(ids.map((row) => row.id));
  await app.db.write.updateTable('notification_batches').set({ sent_ids }).execute();
  running.clock.ms += 3_600_000;
  await running.dinam.workers.drain();
  const { status, counts } = await get(id);
  assert.deepEqual([status, counts.sent, counts.failed_by_code], ['sent', 2, { expired: 3 }]);
});

onPostgres('a commit whose answer was lost counts once, and sends nothing again', async (t) => {
  const env = await readyDatabase(t, 'postgres');
  const proxy = await proxyTo(t, env.DATABASE_URL as string);
  const through = { ...env, DATABASE_URL: proxy.through(env.DATABASE_URL as string) };
  const { running, fake, post, get } = await setUp(t, 'postgres', values.slice(0, 3), undefined, through);
  const { app, workers } = running.dinam;
  const real = transportOf(app);
  const id = await post();
  await fanOut(app, { payload: { id } }, real);
  let lost: Promise<void> | undefined;
  const interrupted = around(real, async (...given) => {
    const results = await real.send(...given);
    lost = proxy.loseNextCommit();
    return results;
  });
  await workersWith(app, interrupted, 'machine 1').drain();
  await lost;
  const jobs = () => app.db.write.selectFrom('jobs').selectAll().where('kind', '=', 'push.batch').execute();
  const [job] = await jobs();
  assert.deepEqual([job?.state, job?.attempts, job?.last_error], ['done', 1, null]);
  running.clock.ms += 120_000; // whatever was to be tried again is due
  await workers.drain();
  const { status, counts } = await get(id);
  assert.deepEqual([status, counts.sent, counts.failed], ['sent', 3, 0]);
  assert.deepEqual([...fake.delivered().values()], [1, 1, 1]);
});
