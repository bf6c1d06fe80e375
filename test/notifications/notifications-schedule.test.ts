import assert from 'node:assert/strict';
import { addDevices, deviceRow } from '../support/devices.ts';
import { onBoth, onSqlite, type Running, start } from '../support/helper.ts';
import { clean, get, minute, phone, post, register, title } from '../support/notification-requests.ts';

onSqlite('a planned notification goes out at its time, to the devices of that time', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  await register(running, phone(1));
  const at = new Date(running.clock.ms + 10 * minute).toISOString();
  const sent = await post(running, { title, target: { type: 'all' }, scheduled_at: at.replace('Z', '+00:00') });
  assert.equal(sent.body.data.status, 'scheduled');
  assert.equal(sent.body.data.scheduled_at, at);
  await running.dinam.workers.drain();
  assert.equal((await get(running, sent.body.data.id)).status, 'scheduled', 'not yet');
  await register(running, phone(2));
  running.clock.ms += 10 * minute;
  await running.dinam.workers.drain();
  const after = await get(running, sent.body.data.id);
  assert.equal(after.status, 'logged');
  assert.equal(after.counts.sent, 2);
});

/** Many devices at once, as they would have come over the years. */
async function manyDevices(running: Running, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, n) =>
    deviceRow(n, running.clock.ms, { ...phone(n), lang: n % 2 ? 'te' : 'hi' }),
  );
  await addDevices(running.dinam.app.db.write, rows);
}

const batchesOf = (running: Running, id: number) =>
  running.dinam.app.db.write
    .selectFrom('notification_batches')
    .selectAll()
    .where('notification_id', '=', id)
    .orderBy('batch')
    .execute();

onBoth('2,000 devices: batches in order, spread over time, cancelled in the middle', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  await manyDevices(running, 2_000);
  const all = await post(running, { title, target: { type: 'all' } });
  await running.dinam.workers.drain();
  const counts = (await get(running, all.body.data.id)).counts;
  assert.deepEqual([counts.targets, counts.sent], [2_000, 2_000]);
  const batches = await batchesOf(running, all.body.data.id);
  assert.deepEqual(
    batches.map((b) => [b.status, b.targets, b.sent]),
    Array(4).fill(['done', 500, 500]),
  );
  for (const [i, b] of batches.entries()) if (i) assert.ok((b.from_id as number) > (batches[i - 1]?.to_id as number));

  const half = await post(running, { title, target: { type: 'lang', value: 'te' } });
  await running.dinam.workers.drain();
  assert.equal((await get(running, half.body.data.id)).counts.sent, 1_000);

  const spread = await post(running, { title, target: { type: 'all' }, spread_seconds: 400 });
  const { id } = spread.body.data;
  await running.dinam.workers.drain();
  assert.equal((await get(running, id)).counts.sent, 500);
  running.clock.ms += 100_000;
  await running.dinam.workers.drain();
  const middle = await get(running, id);
  assert.deepEqual([middle.status, middle.counts.targets, middle.counts.sent], ['sending', 2_000, 1_000]);

  const editor = await running.tokenOf('editor');
  const cancel = (token: string | undefined, headers = {}) =>
    running.call(`${clean}/${id}/cancel`, { method: 'POST', token, headers });
  assert.equal((await cancel(undefined)).status, 401);
  assert.equal((await cancel(await running.tokenOf('viewer'))).status, 403);
  assert.equal((await cancel(editor, { 'if-match': '"99"' })).status, 412);
  const stopped = await cancel(editor, { 'if-match': '"1"' });
  assert.equal(stopped.status, 200, stopped.text);
  assert.equal(stopped.body.data.status, 'cancelled');
  assert.equal((await cancel(editor)).status, 200, 'once more changes nothing');
  running.clock.ms += 600_000;
  await running.dinam.workers.drain();
  assert.equal((await get(running, id)).counts.sent, 1_000, 'the rest was not sent');
  assert.deepEqual(
    (await batchesOf(running, id)).map((b) => b.status),
    ['done', 'done', 'skipped', 'skipped'],
  );

  const ended = await running.call(`${clean}/${half.body.data.id}/cancel`, {
    method: 'POST',
    token: await running.tokenOf('owner'),
  });
  assert.equal(ended.status, 409);
  assert.equal(
    (await running.call(`${clean}/424242/cancel`, { method: 'POST', token: await running.tokenOf('owner') })).status,
    404,
  );
});

onSqlite(
  'a planned notification that is cancelled never goes out; a late one is not sent any more',
  async (t, kind) => {
    const running = await start(t, kind, { WORKERS: '0' });
    await register(running, phone(1), phone(2));
    const at = new Date(running.clock.ms + 5 * minute).toISOString();
    const plan = await post(running, { title, target: { type: 'all' }, scheduled_at: at });
    const editor = await running.tokenOf('editor');
    const path = `${clean}/${plan.body.data.id}/cancel`;
    assert.equal((await running.call(path, { method: 'POST', token: editor })).body.data.status, 'cancelled');
    const stale = await post(running, { title, target: { type: 'all' }, ttl_seconds: 600, spread_seconds: 0 });
    running.clock.ms += 6 * minute;
    await running.dinam.workers.drain();
    assert.equal((await get(running, plan.body.data.id)).counts.sent, 0);
    assert.equal((await get(running, stale.body.data.id)).counts.sent, 2, 'six minutes late is in time');
    const late = await post(running, { title: 'నిన్నటి వార్త', target: { type: 'all' }, ttl_seconds: 600 });
    running.clock.ms += 11 * minute; // a token of the test lives for fifteen
    await running.dinam.workers.drain();
    const { counts, status } = await get(running, late.body.data.id);
    assert.deepEqual([status, counts.sent, counts.failed_by_code], ['failed', 0, { expired: 2 }]);
  },
);
