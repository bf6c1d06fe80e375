import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { sweep } from '../../src/notifications/cleanup.ts';
import { opensOf } from '../../src/notifications/opens/record.ts';
import { fillDevices } from '../support/devices.ts';
import { onBoth, onSqlite, type Running, start } from '../support/helper.ts';
import { setUp } from '../support/sending.ts';

const day = 86_400_000;
const three = ['token-number-a', 'token-number-b', 'token-number-c'];
const fieldsOf = (n: number): object => ({ lang: ['te', 'hi', 'bn'][n], platform: n === 2 ? 'ios' : 'android' });

const open = async ({ call }: Running, id: number | string, phone: string, status = 202): Promise<void> => {
  const reply = await call(`/api/v1/notifications/${id}/opened`, { json: { installation_id: phone } });
  assert.equal(reply.status, status, reply.text);
};
const flush = ({ dinam }: Running): Promise<void> => opensOf(dinam.app).flush();
const rowsOf = async ({ dinam }: Running): Promise<number> =>
  (await dinam.app.db.write.selectFrom('notification_opens').selectAll().execute()).length;

onBoth('a phone counts once, whichever process it tells and however often', async (t, kind) => {
  const { running, post, get, pass } = await setUp(t, kind, three, fieldsOf);
  const id = await post();
  await pass();
  await open(running, id, 'phone-token-number-a');
  await open(running, id, 'phone-token-number-a');
  await flush(running);
  await open(running, id, 'phone-token-number-a');
  await flush(running);
  assert.equal((await get(id)).counts.opened, 1);
  // Another process over the same database, which has seen nothing of it.
  const other = await start(t, kind, { WORKERS: '0' }, running.env);
  await open(other, id, 'phone-token-number-a');
  await open(other, id, 'phone-token-number-b');
  await Promise.all([flush(other), open(running, id, 'phone-token-number-b').then(() => flush(running))]);
  const data = await get(id);
  assert.deepEqual([data.counts.opened, data.opened_share], [2, 0.6667]);
  assert.deepEqual(data.by_lang, {
    bn: { sent: 1, opened: 0, opened_share: 0 },
    hi: { sent: 1, opened: 1, opened_share: 1 },
    te: { sent: 1, opened: 1, opened_share: 1 },
  });
  assert.deepEqual(data.by_platform.android, { sent: 2, opened: 2, opened_share: 1 });
  await other.dinam.close();
});

onSqlite(
  'an open is refused for a notification that does not exist or was not sent, and for an unregistered device',
  async (t, kind) => {
    const { running, post, get, pass } = await setUp(t, kind, three);
    const sent = await post();
    await pass();
    const planned = await post({ scheduled_at: new Date(running.clock.ms + day).toISOString() });
    await open(running, sent, 'phone-of-nobody');
    await open(running, planned, 'phone-token-number-a');
    await open(running, 99_999, 'phone-token-number-a');
    await open(running, Number.MAX_SAFE_INTEGER, 'phone-token-number-a');
    await flush(running);
    assert.deepEqual([(await get(sent)).counts.opened, (await get(planned)).counts.opened], [0, 0]);
    assert.equal(await rowsOf(running), 0);
    // Phones are quicker than the row that says that their batch is through.
    const early = await post({ target: { type: 'all' } });
    await running.dinam.app.db.write.updateTable('notifications').set({ batches: 1 }).where('id', '=', early).execute();
    await open(running, early, 'phone-token-number-a');
    await flush(running);
    assert.equal((await get(early)).counts.opened, 1);
  },
);

onSqlite('a phone that leaves takes its opens with it; what was counted stays', async (t, kind) => {
  const { running, post, get, pass } = await setUp(t, kind, three);
  const id = await post();
  await pass();
  for (const value of three) await open(running, id, `phone-${value}`);
  await flush(running);
  assert.equal(await rowsOf(running), 3);
  assert.equal((await running.call('/api/v1/devices/phone-token-number-a', { method: 'DELETE' })).status, 200);
  assert.equal(await rowsOf(running), 2);
  const erased = await running.call('/api/v1/installations/phone-token-number-b', { method: 'DELETE' });
  assert.equal(erased.body.data.devices, 1);
  assert.equal(await rowsOf(running), 1);
  // It told of it and left before that was written.
  await open(running, id, 'phone-token-number-c');
  await running.call('/api/v1/devices/phone-token-number-c', { method: 'DELETE' });
  await flush(running);
  assert.deepEqual([await rowsOf(running), (await get(id)).counts.opened], [0, 3]);
});

onSqlite('opens of devices are deleted after a month, and are then not counted again', async (t, kind) => {
  const { running, post, get, pass } = await setUp(t, kind, three);
  const { app } = running.dinam;
  const id = await post();
  await pass();
  await open(running, id, 'phone-token-number-a');
  await flush(running);
  running.clock.ms += 29 * day;
  await sweep(app);
  await open(running, id, 'phone-token-number-a');
  await open(running, id, 'phone-token-number-b');
  await flush(running);
  assert.deepEqual([await rowsOf(running), (await get(id)).counts.opened], [2, 2]);
  running.clock.ms += 2 * day;
  await sweep(app);
  assert.equal(await rowsOf(running), 0);
  for (const value of three) await open(running, id, `phone-${value}`);
  await flush(running);
  assert.deepEqual([await rowsOf(running), (await get(id)).counts.opened], [0, 2]);
});

onSqlite('what cannot be written waits, also past the end of a flush, and is written at the end', async (t, kind) => {
  const { running, post, get, pass } = await setUp(t, kind, three);
  const { app } = running.dinam;
  const id = await post();
  await pass();
  await sql`alter table notification_opens rename to put_away`.execute(app.db.write);
  for (const value of three) await open(running, id, `phone-${value}`);
  await assert.rejects(flush(running), /notification_opens/);
  assert.equal((await get(id)).counts.opened, 0, 'nothing of it is half written');
  await sql`alter table put_away rename to notification_opens`.execute(app.db.write);
  // One write is under way while the program is told to end.
  const both = [opensOf(app).flush(), opensOf(app).stop()];
  await Promise.all(both);
  assert.deepEqual([(await get(id)).counts.opened, await rowsOf(running)], [3, 3]);
});

onBoth('opens of many phones and notifications, in the middle of batches that end', async (t, kind) => {
  const { running, post, get, pass } = await setUp(t, kind, three);
  const { app } = running.dinam;
  const ids = [await post(), await post({ title: 'दूसरी ख़बर' })];
  await pass();
  await fillDevices(app.db.write, 1_200, running.clock.ms, ['bn', 'ta', 'ta']);
  const opens = opensOf(app);
  for (const id of ids)
    for (let n = 0; n < 1_200; n++) opens.add({ notificationId: id, installationId: `installation-${n}` });
  const third = await post();
  await Promise.all([opens.flush(), pass()]);
  for (const id of ids) {
    const { counts, by_lang } = await get(id);
    assert.deepEqual([counts.opened, by_lang.ta.opened, by_lang.bn.opened], [1_200, 800, 400]);
  }
  assert.equal((await get(third)).status, 'sent');
});
