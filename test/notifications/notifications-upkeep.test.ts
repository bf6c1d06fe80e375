import assert from 'node:assert/strict';
import { join } from 'node:path';
import { type Handler, Workers } from '../../src/core/jobs/worker.ts';
import { failOrphans } from '../../src/notifications/cleanup.ts';
import { fanOut } from '../../src/notifications/delivery/fan-out.ts';
import { messageOf } from '../../src/notifications/delivery/message.ts';
import { bulkQueue } from '../../src/notifications/jobs.ts';
import { notificationOf, type StoredBatch, type StoredNotification } from '../../src/notifications/store.ts';
import { transportOf } from '../../src/notifications/transports/router.ts';
import { commandLine } from '../support/command-lines.ts';
import { bareDatabase, type Kind, onBoth, onSqlite, start } from '../support/helper.ts';
import { until } from '../support/process.ts';
import { hour, setUp } from '../support/sending.ts';

onSqlite(
  'notifications of a backup are not pushed again: they are paused until an editor resumes them',
  async (t, kind: Kind) => {
    const { running, fake, post, get, pass } = await setUp(t, kind, ['token-number-a', 'token-number-b']);
    const planned = await post({ scheduled_at: new Date(running.clock.ms + hour).toISOString(), title: 'ఉదయం' });
    const done = await post({ title: 'முன்பு' });
    await pass();
    const now = await post({ title: 'ఇప్పుడు' });
    const file = join(running.env.DATA_DIR as string, kind === 'sqlite' ? 'copy.sqlite' : 'copy.jsonl.gz');
    const made = await commandLine(['backup', file], running.env);
    assert.equal(made.status, 0, made.err);
    await pass();
    await pass(hour);
    for (const id of [planned, done, now]) assert.equal((await get(id)).status, 'sent');
    assert.deepEqual([...fake.delivered().values()], [3, 3]);

    const env = await bareDatabase(t, kind);
    const { out } = await commandLine(['restore', file], env);
    assert.match(out, /waiting or being sent: 2\. .*paused: resume or cancel/);
    const again = await start(t, kind, { WORKERS: '0', ...fake.env }, env);
    running.clock.ms += 12 * hour; // the stand-in goes by it
    again.clock.ms = running.clock.ms;
    await again.dinam.workers.drain();
    assert.deepEqual([...fake.delivered().values()], [3, 3], 'nobody got anything');
    const { app } = again.dinam;
    const statuses = await app.db.write.selectFrom('notifications').select(['id', 'status']).orderBy('id').execute();
    assert.deepEqual(
      statuses.map((row) => [row.id, row.status]),
      [
        [planned, 'paused'],
        [done, 'sent'],
        [now, 'paused'],
      ],
    );
    const token = await again.tokenOf('owner');
    const resumed = await again.call(`/api/admin/notifications/${now}/resume`, { method: 'POST', token });
    assert.equal(resumed.status, 200, resumed.text);
    await again.dinam.workers.drain();
    assert.deepEqual([...fake.delivered().values()], [4, 4], 'but what somebody resumes goes out');
  },
);

onSqlite('a batch that kills its process each time goes out three times and no more', async (t, kind) => {
  const { running, fake, post, get } = await setUp(t, kind, ['token-number-a']);
  const { app } = running.dinam;
  const transport = transportOf(app);
  const id = await post();
  await fanOut(app, { payload: { id } }, transport);
  const over = Promise.withResolvers<void>();
  const recipients = [{ deviceId: 1, kind: 'token' as const, value: 'token-number-a' }];
  const dying: Handler = async (inside, job) => {
    const row = (await notificationOf(app.db.write, id)) as StoredNotification;
    await transport.send(inside, messageOf(row), recipients, job);
    await over.promise; // it died: nothing was written down
  };
  const handlers = new Map([['push.batch', dying]]);
  const died: Promise<void>[] = [];
  for (let attempt = 1; attempt <= 5; attempt++) {
    died.push(new Workers(app, handlers, 1, { [bulkQueue]: 1 }, `machine ${attempt}`).drain());
    await until(
      async () => fake.log.length,
      (n) => n >= Math.min(3, attempt),
    );
    running.clock.ms += 45_000;
  }
  over.resolve();
  await Promise.all(died);
  await failOrphans(app, transport);
  const { status, errors } = await get(id);
  assert.deepEqual([status, [...fake.delivered().values()]], ['failed', [3]]);
  assert.match(errors[0].text, /may have gone out/);
});

onBoth('however many batches have died, their notification ends; one that has its job goes on', async (t, kind) => {
  const { running, post, get } = await setUp(t, kind, ['token-number-a']);
  const { app } = running.dinam;
  const { write } = app.db;
  const transport = transportOf(app);
  const id = await post();
  const other = await post({ title: 'जिसका काम बाकी है' });
  for (const one of [id, other]) await fanOut(app, { payload: { id: one } }, transport);
  const rows = await write.selectFrom('notification_batches').selectAll().where('notification_id', '=', id).execute();
  for (let at = 1; at < 1_200; at += 500)
    await write
      .insertInto('notification_batches')
      .values(
        Array.from({ length: Math.min(500, 1_200 - at) }, (_, n) => ({ ...(rows[0] as StoredBatch), batch: at + n })),
      )
      .execute();
  await write.updateTable('notifications').set({ batches: 1_200, targets: 1_200 }).where('id', '=', id).execute();
  await write.deleteFrom('jobs').where('unique_key', '=', `push.batch:${id}:0`).execute();
  for (let n = 0; n < 3; n++) await failOrphans(app, transport);
  const { status, counts } = await get(id);
  assert.deepEqual([status, counts.failed_by_code], ['failed', { abandoned: 1_200 }]);
  assert.equal((await get(other)).status, 'sending');
  await running.dinam.workers.drain();
  assert.equal((await get(other)).status, 'sent');
});
