import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { readConfig } from '../../src/core/config/config.ts';
import { openDatabase } from '../../src/core/db/database.ts';
import { createLog } from '../../src/core/log/log.ts';
import { migrate } from '../../src/migrations/list.ts';
import { emptyDatabase, type Json, onBoth, onSqlite, type Reply, start } from '../support/helper.ts';

const lakshmi = 'phone-of-lakshmi-3f6c1a52';
const title = 'మీ ఊరిలో వర్షం';

onSqlite('the desk learns no installation id, and finds a phone by the whole of it', async (t, kind) => {
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
  const ask = async (path: string, token: string, json?: object, headers = {}): Promise<Reply> => {
    const reply = await running.call(path, { token, headers, ...(json ? { json } : {}) });
    texts.push(reply.text);
    return reply;
  };
  const found = (await ask(`/api/admin/devices?installation_id=${lakshmi}`, viewer)).body.data;
  assert.equal(found.length, 1);
  const { id } = found[0];
  assert.equal((await ask(`/api/admin/devices?installation_id=${lakshmi.slice(0, -1)}`, viewer)).body.data.length, 0);
  assert.equal((await ask(`/api/admin/devices?installation_id=${found[0].installation_id}`, viewer)).status, 400);
  for (const token of [viewer, editor, owner]) {
    await ask('/api/admin/devices', token);
    await ask(`/api/admin/devices/${id}`, token);
  }

  const key = { 'idempotency-key': 'one' };
  const sent: Json[] = [];
  for (const value of [lakshmi, id, lakshmi]) {
    const reply = await ask(
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
  const unknown = await ask('/api/admin/notifications', editor, { title, target: { type: 'device', value: id + 99 } });
  assert.deepEqual(
    unknown.body.errors.map((e: Json) => e.field),
    ['target.value'],
  );
  const preview = await ask('/api/admin/notifications/preview', editor, { target: { type: 'device', value: lakshmi } });
  assert.equal(preview.body.data.count, 1);
  const dry = await ask('/api/admin/notifications', editor, {
    title,
    dry_run: true,
    target: { type: 'device', value: lakshmi },
  });
  assert.deepEqual([dry.status, dry.body.data.targets], [200, 1]);
  await running.dinam.workers.drain();
  for (const one of sent) assert.equal((await ask(`/api/admin/notifications/${one}`, viewer)).body.data.counts.sent, 1);
  for (const json of [
    { installation_id: lakshmi, title },
    { device_id: id, title },
  ])
    assert.equal((await ask('/api/admin/notifications/test', editor, json)).status, 200);
  await ask('/api/admin/notifications', viewer);
  await ask('/api/admin/audit', owner);
  for (const text of texts) assert.ok(!text.includes(lakshmi), text);

  const erase = (token: string, of = id): Promise<Reply> => ask(`/api/admin/devices/${of}/erase`, token, {});
  assert.equal((await erase(viewer)).status, 403);
  const erased = await erase(editor);
  assert.deepEqual([erased.status, erased.body.data.devices, erased.body.data.notifications], [200, 1, 2], erased.text);
  assert.equal((await erase(editor)).status, 404);
  assert.equal((await ask('/api/admin/devices', viewer)).body.meta.total, 1, 'the other one stays');
  const [trail] = (await ask('/api/admin/audit?action=erase', owner)).body.data;
  assert.deepEqual([trail.actor_name, trail.resource_id], ['test.editor', '-']);
  assert.doesNotMatch(
    JSON.stringify(await running.dinam.app.db.write.selectFrom('audit').selectAll().execute()),
    /lakshmi/,
  );
});

onBoth('no more phones are registered than the table takes, and those that are there go on', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0', DEVICE_LIMIT: '2' });
  const register = (n: number): Promise<Reply> =>
    running.call('/api/v1/devices', { json: { installation_id: `phone-number-${n}`, value: `token-number-${n}` } });
  assert.deepEqual([(await register(1)).status, (await register(2)).status], [201, 201]);
  const full = await register(3);
  assert.deepEqual([full.status, full.headers.get('retry-after')], [503, '3600']);
  assert.equal((await register(1)).status, 200);
  assert.equal((await running.dinam.app.db.write.selectFrom('devices').select('id').execute()).length, 2);
});

onBoth('notifications to one phone that were sent before lose its installation id', async (t, kind) => {
  const env = await emptyDatabase(t, kind);
  const db = openDatabase(readConfig(env), createLog('silent'));
  t.after(() => db.close());
  await migrate(db, '031-sending');
  const now = '2026-11-20T06:00:00.000Z';
  const times = { created_at: now, updated_at: now };
  await sql`insert into devices (id, installation_id, kind, value, value_hash, platform, lang, categories, last_seen_at, rev,
    created_at, updated_at) values (7, ${lakshmi}, 'token', 'x', 'x', 'android', 'te', '[]', ${now}, 1, ${now}, ${now})`.execute(
    db.write,
  );
  const note = {
    ...times,
    title,
    body: '',
    type: 'general',
    target_type: 'device',
    data: '{}',
    priority: 'normal',
  } as const;
  const gone = 'phone-that-left-3f6c1a52';
  const counts = {
    ...{ sent: 0, failed: 0, failed_by_code: '{}', removed: 0, opened: 0, batches_done: 0 },
    search_text: '',
    rev: 1,
  };
  for (const [i, of] of [lakshmi, gone].entries()) {
    const target = { type: 'device', value: of };
    const row = {
      id: i + 1,
      ...note,
      ...counts,
      target_value: JSON.stringify(of),
      spread_seconds: 0,
      status: 'scheduled',
    };
    await db.write
      .insertInto('notifications')
      .values(row as never)
      .execute();
    const line = {
      at: now,
      actor_id: 1,
      actor_name: 'a',
      resource: 'notifications',
      resource_id: String(i + 1),
      request_id: null,
    };
    await db.write
      .insertInto('audit')
      .values({ ...line, action: 'schedule', detail: JSON.stringify({ target, scheduled_at: now }) })
      .execute();
    await db.write
      .insertInto('audit')
      .values({ ...line, action: 'test', detail: JSON.stringify({ installation_id: of, code: null }) })
      .execute();
    const key = { actor_id: 1, key: of.slice(0, 12), body_hash: 'x', notification_id: i + 1, created_at: now };
    await db.write
      .insertInto('idempotency_keys')
      .values({ ...key, reply: JSON.stringify({ id: i + 1, target }) })
      .execute();
  }
  await migrate(db);
  const rows = await db.write.selectFrom('notifications').select('target_value').orderBy('id').execute();
  assert.deepEqual(
    rows.map((row) => row.target_value),
    ['7', 'null'],
  );
  const details = (await db.write.selectFrom('audit').select('detail').orderBy('id').execute()).map((row) =>
    JSON.parse(row.detail),
  );
  assert.deepEqual(details.slice(0, 2), [{ target: { type: 'device', value: 7 }, scheduled_at: now }, { code: null }]);
  const replies = await db.write.selectFrom('idempotency_keys').select('reply').execute();
  for (const text of [JSON.stringify(details), JSON.stringify(replies)])
    for (const id of [lakshmi, gone]) assert.ok(!text.includes(id), text);
});
