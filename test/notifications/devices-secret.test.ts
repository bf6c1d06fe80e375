import assert from 'node:assert/strict';
import { type Json, onSqlite, type Reply, start } from '../support/helper.ts';

const lakshmi = 'phone-of-lakshmi-3f6c1a52';
const title = 'మీ ఊరిలో వర్షం';

onSqlite('the admin API shows no installation id, and finds a device by the whole of it', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  const register = async (installation_id: string): Promise<void> => {
    const json = { installation_id, value: `token-of-${installation_id}`, lang: 'te' };
    assert.equal((await running.call('/api/v1/devices', { json })).status, 201);
  };
  for (const id of [lakshmi, 'phone-of-ravi-91b0']) await register(id);
  const [owner, editor, viewer] = [
    await running.tokenOf('owner'),
    await running.tokenOf('editor'),
    await running.tokenOf('viewer'),
  ];
  const texts: string[] = [];
  const request = async (path: string, token: string, json?: object, headers = {}): Promise<Reply> => {
    const reply = await running.call(path, { token, headers, ...(json ? { json } : {}) });
    texts.push(reply.text);
    return reply;
  };
  const found = (await request(`/api/admin/devices?installation_id=${lakshmi}`, viewer)).body.data;
  assert.equal(found.length, 1);
  const { id } = found[0];
  assert.equal(
    (await request(`/api/admin/devices?installation_id=${lakshmi.slice(0, -1)}`, viewer)).body.data.length,
    0,
  );
  assert.equal((await request(`/api/admin/devices?installation_id=${found[0].installation_id}`, viewer)).status, 400);
  for (const token of [viewer, editor, owner]) {
    await request('/api/admin/devices', token);
    await request(`/api/admin/devices/${id}`, token);
  }

  const key = { 'idempotency-key': 'one' };
  const sent: Json[] = [];
  for (const value of [lakshmi, id, lakshmi]) {
    const reply = await request(
      '/api/admin/notifications',
      editor,
      { title, target: { type: 'device', value } },
      value === id ? {} : key,
    );
    assert.equal(reply.status, 202, reply.text);
    assert.deepEqual(reply.body.data.target, { type: 'device', value: id });
    sent.push(reply.body.data.id);
  }
  assert.equal(sent[0], sent[2], 'the answer of before');
  const unknown = await request('/api/admin/notifications', editor, {
    title,
    target: { type: 'device', value: id + 99 },
  });
  assert.deepEqual(
    unknown.body.errors.map((e: Json) => e.field),
    ['target.value'],
  );
  const preview = await request('/api/admin/notifications/preview', editor, {
    target: { type: 'device', value: lakshmi },
  });
  assert.equal(preview.body.data.count, 1);
  const dry = await request('/api/admin/notifications', editor, {
    title,
    dry_run: true,
    target: { type: 'device', value: lakshmi },
  });
  assert.deepEqual([dry.status, dry.body.data.targets], [200, 1]);
  await running.dinam.workers.drain();
  for (const one of sent)
    assert.equal((await request(`/api/admin/notifications/${one}`, viewer)).body.data.counts.sent, 1);
  for (const json of [
    { installation_id: lakshmi, title },
    { device_id: id, title },
  ])
    assert.equal((await request('/api/admin/notifications/test', editor, json)).status, 200);
  await request('/api/admin/notifications', viewer);
  await request('/api/admin/audit', owner);
  for (const text of texts) assert.ok(!text.includes(lakshmi), text);

  const erase = (token: string, of = id): Promise<Reply> => request(`/api/admin/devices/${of}/erase`, token, {});
  assert.equal((await erase(viewer)).status, 403);
  const erased = await erase(editor);
  assert.deepEqual([erased.status, erased.body.data.devices, erased.body.data.notifications], [200, 1, 2], erased.text);
  assert.equal((await erase(editor)).status, 404);
  assert.equal((await request('/api/admin/devices', viewer)).body.meta.total, 1, 'the other one stays');
  const [trail] = (await request('/api/admin/audit?action=erase', owner)).body.data;
  assert.deepEqual([trail.actor_name, trail.resource_id], ['test.editor', '-']);
  assert.doesNotMatch(
    JSON.stringify(await running.dinam.app.db.write.selectFrom('audit').selectAll().execute()),
    /lakshmi/,
  );
});

onSqlite('no more phones are registered than the table takes, and those that are there go on', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0', DEVICE_LIMIT: '2' });
  const register = (n: number): Promise<Reply> =>
    running.call('/api/v1/devices', { json: { installation_id: `phone-number-${n}`, value: `token-number-${n}` } });
  assert.deepEqual([(await register(1)).status, (await register(2)).status], [201, 201]);
  const full = await register(3);
  assert.deepEqual([full.status, full.headers.get('retry-after')], [503, '3600']);
  assert.equal((await register(1)).status, 200);
  assert.equal((await running.dinam.app.db.write.selectFrom('devices').select('id').execute()).length, 2);
});
