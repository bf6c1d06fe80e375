import assert from 'node:assert/strict';
import { type Handler, Workers } from '../../src/core/jobs/worker.ts';
import { failOrphans, sweep } from '../../src/notifications/cleanup.ts';
import { fanOut } from '../../src/notifications/delivery/fan-out.ts';
import { sendBatch } from '../../src/notifications/delivery/send-batch.ts';
import { bulkQueue, pushQueue } from '../../src/notifications/jobs.ts';
import { logTransport } from '../../src/notifications/transports/log.ts';
import type { Recipient, Result, Transport } from '../../src/notifications/transports/transport.ts';
import { type Json, onBoth, onSqlite, type Running, start } from '../support/helper.ts';
import { until } from '../support/process.ts';

const title = 'বন্যার সতর্কতা জারি';
const day = 86_400_000;
const { signal } = new AbortController();

/** A transport as a push service would behave: what `answer` says of each device. */
function service(answer: (r: Recipient) => Result, sent: Recipient[] = []): Transport {
  return {
    name: 'service',
    ends: 'sent',
    async send(_app, _message, recipients) {
      sent.push(...recipients);
      return recipients.map(answer);
    },
    sendTopic: async () => ({ state: 'failed', code: 'QUOTA_EXCEEDED' }),
    topics: true,
    rateLimitedMs: () => 0,
    async close() {},
  };
}

async function phones(running: Running, count: number): Promise<void> {
  for (let n = 1; n <= count; n++) {
    const json = { installation_id: `phone-${n}-of-many`, value: `token-number-${n}` };
    assert.equal((await running.call('/api/v1/devices', { json })).status, 201);
  }
}

async function post(running: Running, more: object = {}): Promise<number> {
  const json = { title, target: { type: 'all' }, ...more };
  const reply = await running.call('/api/admin/notifications', { json, token: await running.tokenOf('editor') });
  assert.equal(reply.status, 202, reply.text);
  return reply.body.data.id;
}

async function get(running: Running, path: string): Promise<Json> {
  return (await running.call(`/api/admin/${path}`, { token: await running.tokenOf('viewer') })).body.data;
}

onBoth('results are counted by code, and devices that are gone are removed', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  const { app } = running.dinam;
  await phones(running, 5);
  const transport = service(({ value }) => {
    if (value.endsWith('1') || value.endsWith('2')) return { state: 'gone', code: 'UNREGISTERED' };
    return value.endsWith('3') ? { state: 'failed', code: 'INTERNAL' } : { state: 'sent' };
  });
  const id = await post(running);
  await fanOut(app, { payload: { id } }, transport);
  await fanOut(app, { payload: { id } }, transport); // a job may run twice
  const payload = { id, batch: 0 };
  await sendBatch(app, { payload, signal }, transport);
  await sendBatch(app, { payload, signal }, transport);
  const { status, counts } = await get(running, `notifications/${id}`);
  assert.equal(status, 'sent');
  const failed_by_code = { UNREGISTERED: 2, INTERNAL: 1 };
  assert.deepEqual(counts, { targets: 5, sent: 2, failed: 3, failed_by_code, skipped: {}, removed: 2, opened: 0 });
  assert.equal((await get(running, 'devices')).length, 3);

  const topic = await post(running, { target: { type: 'topic', value: 'news.bn' } });
  await fanOut(app, { payload: { id: topic } }, transport);
  await sendBatch(app, { payload: { id: topic, batch: 0 }, signal }, transport);
  const failed = await get(running, `notifications/${topic}`);
  assert.equal(failed.status, 'failed');
  assert.deepEqual([failed.counts.targets, failed.counts.failed_by_code], [null, { QUOTA_EXCEEDED: 1 }]);
});

onBoth(
  'a batch that two workers have at once counts once; one cancelled in flight counts what went out',
  async (t, kind) => {
    const running = await start(t, kind, { WORKERS: '0' });
    const { app } = running.dinam;
    await phones(running, 3);
    const id = await post(running);
    const both = Promise.withResolvers<void>();
    let inside = 0;
    const slow: Transport = {
      ...logTransport,
      async send(...args) {
        if (++inside === 2) both.resolve();
        await both.promise;
        return logTransport.send(...args);
      },
    };
    await fanOut(app, { payload: { id } }, slow);
    await Promise.all([0, 1].map(() => sendBatch(app, { payload: { id, batch: 0 }, signal }, slow)));
    assert.equal(inside, 2);
    assert.deepEqual((await get(running, `notifications/${id}`)).counts.sent, 3);

    const next = await post(running);
    await fanOut(app, { payload: { id: next } }, logTransport);
    const cancels: Transport = {
      ...logTransport,
      async send(...args) {
        const path = `/api/admin/notifications/${next}/cancel`;
        await running.call(path, { method: 'POST', token: await running.tokenOf('editor') });
        return logTransport.send(...args);
      },
    };
    await sendBatch(app, { payload: { id: next, batch: 0 }, signal }, cancels);
    const { status, counts } = await get(running, `notifications/${next}`);
    assert.deepEqual([status, counts.sent], ['cancelled', 3]);
  },
);

onSqlite('devices that leave before their batch are no targets, and a stale batch is not sent', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  const { app } = running.dinam;
  await phones(running, 3);
  const id = await post(running);
  await fanOut(app, { payload: { id } }, logTransport);
  await running.call('/api/v1/devices/phone-2-of-many', { method: 'DELETE' });
  await running.dinam.workers.drain();
  const { counts } = await get(running, `notifications/${id}`);
  assert.deepEqual([counts.targets, counts.sent], [2, 2]);

  const late = await post(running, { ttl_seconds: 1_800 });
  await fanOut(app, { payload: { id: late } }, logTransport);
  running.clock.ms += 2_000_000; // the process stood still for half an hour
  await running.dinam.workers.drain();
  const after = await get(running, `notifications/${late}`);
  assert.equal(after.status, 'failed');
  assert.deepEqual(after.counts.failed_by_code, { expired: 2 });
});

onSqlite(
  'a batch whose worker dies at each try is dead, seen in the jobs, and tried again by hand',
  async (t, kind) => {
    const running = await start(t, kind, { WORKERS: '0' });
    const { app, workers } = running.dinam;
    await phones(running, 2);
    const id = await post(running);
    await fanOut(app, { payload: { id } }, logTransport);
    // A worker that dies neither ends its job nor renews the lease: here it never comes back from its handler.
    const over = Promise.withResolvers<void>();
    const died: Promise<void>[] = [];
    const dying = new Map<string, Handler>([['push.batch', () => over.promise]]);
    const claimed = async (attempts: number): Promise<boolean> => {
      const [job] = await get(running, 'jobs?kind=push.batch');
      return job.state === 'running' && job.attempts === attempts;
    };
    for (let attempt = 1; attempt <= 3; attempt++) {
      died.push(new Workers(app, dying, 1, { [bulkQueue]: 1 }, `machine ${attempt}`).drain());
      await until(() => claimed(attempt), Boolean);
      running.clock.ms += 45_000;
    }
    await workers.drain();
    over.resolve();
    await Promise.all(died);
    const [job] = await get(running, 'jobs?kind=push.batch&state=dead');
    assert.match(job.last_error, /its worker died at each attempt/);
    assert.equal((await get(running, `notifications/${id}`)).status, 'sending');
    await failOrphans(app, logTransport);
    await failOrphans(app, logTransport);
    const given = await get(running, `notifications/${id}`);
    assert.equal(given.status, 'failed');
    assert.deepEqual(given.counts.failed_by_code, { abandoned: 2 });

    const retry = { method: 'POST', token: await running.tokenOf('editor') };
    assert.equal((await running.call(`/api/admin/jobs/${job.id}/retry`, retry)).status, 200);
    await workers.drain();
    const mended = await get(running, `notifications/${id}`);
    assert.equal(mended.status, 'logged');
    assert.deepEqual(mended.counts, {
      targets: 2,
      sent: 2,
      failed: 0,
      failed_by_code: {},
      skipped: {},
      removed: 0,
      opened: 0,
    });
  },
);

onSqlite('a fan-out that cannot be made ends as failed', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  const { app, workers } = running.dinam;
  await phones(running, 1);
  const id = await post(running);
  const failing = new Map<string, Handler>([
    [
      'push.send',
      async () => {
        throw new Error('the disk is full');
      },
    ],
  ]);
  const others = new Workers(app, failing, 1, { [pushQueue]: 1 });
  for (let attempt = 1; attempt <= 8; attempt++) {
    await others.drain();
    running.clock.ms += day / 2;
  }
  const [job] = await get(running, 'jobs?kind=push.send&state=dead');
  assert.match(job.last_error, /the disk is full/);
  await failOrphans(app, logTransport);
  assert.equal((await get(running, `notifications/${id}`)).status, 'failed');
  const retry = { method: 'POST', token: await running.tokenOf('editor') };
  assert.equal((await running.call(`/api/admin/jobs/${job.id}/retry`, retry)).status, 200);
  await workers.drain();
  assert.equal((await get(running, `notifications/${id}`)).status, 'logged');
});

onSqlite('what was sent more than a year ago goes, with its counts; what waits stays', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  const { app, workers } = running.dinam;
  await phones(running, 2);
  const [old, waiting, young] = [await post(running), await post(running), await post(running)];
  await workers.drain();
  const { write } = app.db;
  const at = new Date(running.clock.ms - 401 * day).toISOString();
  const set = { created_at: at, updated_at: at };
  await write.updateTable('notifications').set(set).where('id', '=', old).execute();
  await write
    .updateTable('notifications')
    .set({ ...set, status: 'paused' })
    .where('id', '=', waiting)
    .execute();
  await sweep(app);
  const left = await write.selectFrom('notifications').select('id').orderBy('id').execute();
  assert.deepEqual(
    left.map(({ id }) => id),
    [waiting, young],
  );
  const groups = await write.selectFrom('notification_groups').select('notification_id').execute();
  assert.ok(groups.length > 0 && groups.every(({ notification_id }) => notification_id !== old));
});

onSqlite('devices that were not seen for 270 days go', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  const { app } = running.dinam;
  await phones(running, 2);
  const days = async (count: number): Promise<void> => {
    for (let n = 0; n < count; n++) {
      running.clock.ms += day;
      await sweep(app); // once a day, as its schedule has it: a clock that jumps ahead makes nothing old
    }
  };
  await days(269);
  await running.call('/api/v1/devices', { json: { installation_id: 'phone-1-of-many', value: 'token-number-1' } });
  await days(2);
  const left = await app.db.write.selectFrom('devices').select('installation_id').execute();
  assert.deepEqual(left, [{ installation_id: 'phone-1-of-many' }]);
});
