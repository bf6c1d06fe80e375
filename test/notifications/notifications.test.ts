import assert from 'node:assert/strict';
import { addDevices, deviceRow } from '../support/devices.ts';
import { type Json, onBoth, type Reply, type Running, start } from '../support/helper.ts';

const minute = 60_000;
const title = 'తెలంగాణలో భారీ వర్షాలు: పలు జిల్లాల్లో పాఠశాలలకు సెలవు ప్రకటించిన ప్రభుత్వం';
const urdu = 'حیدرآباد میں موسلا دھار بارش، نشیبی علاقوں میں پانی بھر گیا، عوام سے گھروں میں رہنے کی اپیل';

const old = '/api/notifications.php';
const clean = '/api/admin/notifications';

async function post(running: Running, json: unknown, key?: string, path = clean): Promise<Reply> {
  const token = await running.tokenOf('editor');
  return running.call(path, { token, json, ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }) });
}

async function get(running: Running, id: number): Promise<Json> {
  const reply = await running.call(`${clean}/${id}`, { token: await running.tokenOf('viewer') });
  assert.equal(reply.status, 200, reply.text);
  return reply.body.data;
}

const phone = (n: number, more: object = {}) => ({
  installation_id: `phone-${String(n).padStart(6, '0')}`,
  value: `token-${n}-${'x'.repeat(40)}`,
  ...more,
});

async function register(running: Running, ...phones: object[]): Promise<Reply[]> {
  const replies: Reply[] = [];
  for (const json of phones) {
    const reply = await running.call('/api/v1/devices', { json });
    assert.ok(reply.status === 200 || reply.status === 201, reply.text);
    replies.push(reply);
  }
  return replies;
}

onBoth('a notification is accepted, fanned out and ends as logged, by both addresses', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  await register(
    running,
    phone(1, { lang: 'te' }),
    phone(2, { lang: 'ur', platform: 'ios', kind: 'fid' }),
    phone(3, { lang: 'hi', place: 'వరంగల్', categories: ['weather', 'खेल'] }),
  );
  const whole = {
    title,
    body: urdu,
    image_url: 'https://img.example.in/rain.jpg',
    type: 'breaking',
    target: { type: 'all' },
    data: { news_id: '5', పేరు: 'x' },
    deep_link: 'dinam://news/5',
    ttl_seconds: 3600,
    priority: 'high',
    collapse_key: 'news-5',
  };
  const refused = await post(running, whole);
  assert.deepEqual(
    refused.body.errors.map((e: Json) => e.field),
    ['data.పేరు'],
  );
  const { పేరు: _, ...data } = whole.data;
  for (const path of [old, clean]) {
    const sent = await post(running, { ...whole, data }, undefined, path);
    assert.equal(sent.status, 202, sent.text);
    const { id } = sent.body.data;
    assert.match(sent.headers.get('location') ?? '', new RegExp(`/api/admin/notifications/${id}$`));
    assert.equal(sent.body.data.status, 'queued');
    assert.equal(sent.body.data.counts.targets, null);
    await running.dinam.workers.drain();
    const after = await get(running, id);
    assert.equal(after.status, 'logged');
    assert.deepEqual(after.counts, {
      targets: 3,
      sent: 3,
      failed: 0,
      failed_by_code: {},
      skipped: {},
      removed: 0,
      opened: 0,
    });
    assert.equal(after.title, title, 'nothing is cut');
    assert.equal(after.body, urdu);
    assert.deepEqual(after.data, { news_id: '5' });
    assert.ok(after.sent_at);
    assert.equal(after.created_by, 1);
  }
  const list = await running.call(`${clean}?status=logged&search=${encodeURIComponent('వర్షాలు')}`, {
    token: await running.tokenOf('viewer'),
  });
  assert.equal(list.body.meta.total, 2);
});

onBoth('each target reaches the devices that it means', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  await register(
    running,
    phone(1, { lang: 'te', place: 'వరంగల్', categories: ['weather', 'sports'] }),
    phone(2, { lang: 'hi', place: 'वाराणसी', categories: ['weather', 'हिन्दी'] }),
    phone(3, { lang: 'ur', place: ' Warangal ', categories: [] }),
  );
  const reached = async (target: object): Promise<Json> => {
    const sent = await post(running, { title, target });
    assert.equal(sent.status, 202, sent.text);
    await running.dinam.workers.drain();
    const { status, counts } = await get(running, sent.body.data.id);
    assert.equal(status, 'logged');
    return counts;
  };
  assert.equal((await reached({ type: 'all' })).sent, 3);
  assert.equal((await reached({ type: 'all', value: null })).targets, 3);
  assert.equal((await reached({ type: 'lang', value: 'hi' })).sent, 1);
  assert.equal((await reached({ type: 'lang', value: 'ta' })).targets, 0);
  assert.equal((await reached({ type: 'category', value: 'weather' })).sent, 2);
  assert.equal((await reached({ type: 'category', value: 'हिंदी' })).sent, 1, 'either spelling');
  assert.equal((await reached({ type: 'place', value: 'వరంగల్' })).sent, 2, 'in any spelling');
  assert.equal((await reached({ type: 'place', value: 'warangal' })).sent, 2);
  assert.equal((await reached({ type: 'place', value: 'Telangana' })).sent, 2, 'and with all above it');
  assert.equal((await reached({ type: 'device', value: 'phone-000003' })).sent, 1);
  const topic = await post(running, { title, target: { type: 'topic', value: 'news.te.breaking' } });
  assert.match(topic.body.message, /quiet hours and caps/);
  assert.equal(topic.body.meta.notes.length, 1);
  await running.dinam.workers.drain();
  const { counts, status } = await get(running, topic.body.data.id);
  assert.equal(status, 'logged');
  assert.equal(counts.targets, null);
  assert.equal(counts.sent, 1);
});

onBoth('bad notifications are refused by name, and nothing of them is kept', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  const refusals: [json: Json, fields: string[]][] = [
    [{ title }, ['target']],
    [{}, ['title', 'target']],
    [{ title: '  ', target: { type: 'all' } }, ['title']],
    [{ title: 'కి'.repeat(121), target: { type: 'all' } }, ['title']],
    [{ title, target: 'all' }, ['target']],
    [{ title, target: {} }, ['target.type']],
    [{ title, target: { type: 'everybody' } }, ['target.type']],
    [{ title, target: { type: 'segment', value: { platform: 'symbian' } } }, ['target.value.platform']],
    [{ title, target: { type: 'condition', value: "'a' in subjects" } }, ['target.value']],
    [{ title, target: { type: 'all', value: 'x' } }, ['target.value']],
    [{ title, target: { type: 'lang' } }, ['target.value']],
    [{ title, target: { type: 'lang', value: 'xx' } }, ['target.value']],
    [{ title, target: { type: 'lang', value: 5 } }, ['target.value']],
    [{ title, target: { type: 'topic', value: 'న్యూస్' } }, ['target.value']],
    [{ title, target: { type: 'device', value: 'phone-unknown' } }, ['target.value']],
    [{ title, target: { type: 'place', value: '  ' } }, ['target.value']],
    [{ title, target: { type: 'all', extra: 1 } }, ['target.extra']],
    [
      { title, target: { type: 'all' }, data: { from: 'x', 'google.c': 'y', message_type: 'z', good: 'ok' } },
      ['data.from', 'data.google.c', 'data.message_type'],
    ],
    [{ title, target: { type: 'all' }, data: { n: 5 } }, ['data.n']],
    [{ title, target: { type: 'all' }, deep_link: 'javascript:alert(1)' }, ['deep_link']],
    [{ title, target: { type: 'all' }, deep_link: '//evil.example' }, ['deep_link']],
    [{ title, target: { type: 'all' }, ttl_seconds: 2_419_201 }, ['ttl_seconds']],
    [{ title, target: { type: 'all' }, ttl_seconds: -1, priority: 'urgent' }, ['ttl_seconds', 'priority']],
    [{ title, target: { type: 'all' }, scheduled_at: '2020-01-01T00:00:00Z' }, ['scheduled_at']],
    [{ title, target: { type: 'all' }, scheduled_at: '2026-02-30T00:00:00Z' }, ['scheduled_at']],
    [{ title, target: { type: 'all' }, scheduled_at: '9999-01-01T00:00:00Z' }, ['scheduled_at']],
    [{ title, target: { type: 'all' }, image_url: 'x', heading: 'y' }, ['image_url', 'heading']],
    [
      { title, target: { type: 'all' }, collapse_key: 'a b', spread_seconds: 86_401 },
      ['collapse_key', 'spread_seconds'],
    ],
  ];
  for (const [json, fields] of refusals) {
    const reply = await post(running, json, undefined, old);
    assert.equal(reply.status, 400, `${JSON.stringify(json).slice(0, 200)}\n${reply.text}`);
    assert.deepEqual(reply.body.errors.map((e: Json) => e.field).sort(), [...fields].sort(), reply.text);
  }
  for (const key of ['', 'a b', 'é', 'x'.repeat(256)]) {
    const reply = await post(running, { title, target: { type: 'all' } }, key);
    assert.equal(reply.status, 400, `key ${key.slice(0, 20)}`);
    assert.deepEqual(
      reply.body.errors.map((e: Json) => e.field),
      ['Idempotency-Key'],
    );
  }
  const list = await running.call(clean, { token: await running.tokenOf('viewer') });
  assert.equal(list.body.meta.total, 0);
});

onBoth('an old client may send a form, with the target as JSON', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  const token = await running.tokenOf('editor');
  const form = (fields: Record<string, string>) => running.call(old, { token, form: fields });
  const sent = await form({
    title,
    body: urdu,
    target: '{"type":"lang","value":"ur"}',
    data: '{"a":"b"}',
    ttl_seconds: '60',
  });
  assert.equal(sent.status, 202, sent.text);
  assert.deepEqual(sent.body.data.target, { type: 'lang', value: 'ur' });
  assert.deepEqual(sent.body.data.data, { a: 'b' });
  assert.equal((await form({ title, target: 'all' })).body.errors[0].field, 'target');
  const hidden = await form({ title, target: '{"type":"all"}', data: '{"a":"b\\u0000c"}' });
  assert.equal(hidden.status, 400, 'a NUL within the JSON of a form');
  assert.deepEqual(
    hidden.body.errors.map((e: Json) => e.field),
    ['data.a'],
  );
});

onBoth('an Idempotency-Key gives one notification, however often and however fast it comes', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  const body = { title, body: urdu, target: { type: 'all' } };
  const first = await post(running, body, 'key-1');
  assert.equal(first.status, 202);
  await running.dinam.workers.drain();
  // The same content in another order, at the other address, after it has been sent.
  const again = await post(running, { target: { type: 'all' }, body: urdu, title }, 'key-1', old);
  assert.equal(again.status, 202);
  assert.equal(again.text, first.text, 'the same answer');
  assert.equal(again.headers.get('location'), first.headers.get('location'));
  assert.equal(again.headers.get('idempotency-replayed'), 'true');
  const other = await post(running, { ...body, title: `${title}!` }, 'key-1');
  assert.equal(other.status, 409);
  assert.equal(other.body.code, 'conflict');
  assert.equal(other.body.errors[0].field, 'Idempotency-Key');
  assert.equal((await post(running, { title }, 'key-1')).status, 400, 'a bad body is bad under any key');

  const burst = await Promise.all(Array.from({ length: 8 }, () => post(running, body, 'key-2')));
  assert.deepEqual([...new Set(burst.map((r) => r.status))], [202]);
  assert.equal(new Set(burst.map((r) => r.body.data.id)).size, 1, 'one notification');
  assert.equal(burst.filter((r) => r.headers.get('idempotency-replayed') === null).length, 1);
  const mixed = await Promise.all([post(running, body, 'key-3'), post(running, { ...body, type: 'other' }, 'key-3')]);
  assert.deepEqual(mixed.map((r) => r.status).sort(), [202, 409]);

  // A planned one is answered alike when its time has passed.
  const planned = { ...body, scheduled_at: new Date(running.clock.ms + minute).toISOString() };
  const plan = await post(running, planned, 'key-4');
  running.clock.ms += 2 * minute;
  assert.equal((await post(running, planned, 'key-4')).text, plan.text);
  // A key belongs to who used it.
  const owner = await running.call(clean, {
    token: await running.tokenOf('owner'),
    json: { ...body, type: 'mine' },
    headers: { 'idempotency-key': 'key-1' },
  });
  assert.equal(owner.status, 202);
  const refused = await post(running, { ...body, target: { type: 'device', value: 'phone-000009' } }, 'key-5');
  assert.equal(refused.status, 400);
  await register(running, phone(9));
  assert.equal(
    (await post(running, { ...body, target: { type: 'device', value: 'phone-000009' } }, 'key-5')).status,
    202,
  );
  const list = await running.call(clean, { token: await running.tokenOf('viewer') });
  assert.equal(list.body.meta.total, 6);
});

onBoth('a planned notification goes out at its time, to the devices of that time', async (t, kind) => {
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

onBoth('a planned notification that is cancelled never goes out; a late one is not sent any more', async (t, kind) => {
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
});

onBoth('who may do what', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  const json = { title, target: { type: 'all' } };
  for (const path of [old, clean]) {
    assert.equal((await running.call(path, { json })).status, 401);
    assert.equal((await running.call(path, { json, token: await running.tokenOf('viewer') })).status, 403);
    assert.equal((await running.call(path, { json, token: await running.tokenOf('owner') })).status, 202);
  }
  assert.equal((await running.call(clean)).status, 401);
  assert.equal((await running.call('/api/admin/devices')).status, 401);
  assert.equal((await running.call(old)).status, 405);
  const patch = await running.call(`${clean}/1`, { method: 'PATCH', json: {}, token: await running.tokenOf('owner') });
  assert.equal(patch.status, 405, 'what was sent cannot be edited');
});

onBoth('a phone registers, changes, moves its token, and leaves', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  const viewer = await running.tokenOf('viewer');
  const devices = async (query = ''): Promise<Json> =>
    (await running.call(`/api/admin/devices${query}`, { token: viewer })).body.data;
  const [first] = await register(
    running,
    phone(1, { lang: 'te', place: '  వరంగల్  ', categories: ['sports'], app_version: '1.2.3' }),
  );
  assert.equal(first?.status, 201);
  assert.match(first?.headers.get('location') ?? '', /\/api\/v1\/devices\/phone-000001$/);
  assert.equal(first?.body.data.place, 'వరంగల్');
  assert.doesNotMatch(first?.text ?? '', /token-1/, 'the token is not given back');
  const [known] = await register(running, { ...phone(1), value: 'another-token-1' });
  assert.equal(known?.status, 200);
  assert.deepEqual(known?.body.data.categories, ['sports'], 'what is not sent stays');
  await register(running, { ...phone(1), value: 'another-token-1', categories: [], place: null, lang: 'ur' });
  const [row] = await devices();
  assert.deepEqual([row.lang, row.place, row.categories, row.app_version], ['ur', null, [], '1.2.3']);
  assert.equal(row.value, 'anot…(15)');

  // A phone restored from a backup: a new installation with the token of the old one.
  await register(running, { ...phone(2), value: 'another-token-1' });
  assert.deepEqual(
    (await devices()).map((d: Json) => d.installation_id),
    ['phon…(12)'],
    'a viewer could take it over otherwise',
  );
  assert.equal((await devices('?installation_id=phone-000001')).length, 0);
  assert.equal((await devices('?installation_id=phone-000002')).length, 1);
  await register(running, phone(3, { platform: 'ios' }), phone(4));
  assert.equal((await devices('?platform=ios')).length, 1);
  assert.equal((await devices('?installation_id=phone-000004')).length, 1);

  const gone = await running.call('/api/v1/devices/phone-000004', { method: 'DELETE' });
  assert.equal(gone.status, 200, gone.text);
  assert.equal((await running.call('/api/v1/devices/phone-000004', { method: 'DELETE' })).status, 404);
  assert.equal((await running.call('/api/v1/devices/x', { method: 'DELETE' })).body.errors[0].field, 'installation_id');

  const path = `/api/admin/devices/${row.id + 2}`;
  const editor = await running.tokenOf('editor');
  const [left] = await devices('?platform=ios');
  assert.equal(
    (await running.call(`/api/admin/devices/${left.id}`, { method: 'DELETE', token: editor })).status,
    428,
    path,
  );
  const headers = { 'if-match': `"${left.rev}"` };
  const denied = await running.call(`/api/admin/devices/${left.id}`, { method: 'DELETE', token: viewer, headers });
  assert.equal(denied.status, 403);
  const removed = await running.call(`/api/admin/devices/${left.id}`, { method: 'DELETE', token: editor, headers });
  assert.deepEqual(removed.body.data, { id: left.id });
  assert.equal((await devices()).length, 1);

  const bad = await running.call('/api/v1/devices', {
    json: {
      installation_id: 'x',
      value: 'short',
      platform: 'symbian',
      lang: 'xx',
      kind: 'sms',
      categories: Array(101).fill('a'),
      email: 'x',
    },
  });
  assert.equal(bad.status, 400);
  assert.deepEqual(bad.body.errors.map((e: Json) => e.field).sort(), [
    'categories',
    'email',
    'installation_id',
    'kind',
    'lang',
    'platform',
    'value',
  ]);
});

onBoth('twenty registrations of one phone at once make one device', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      running.call('/api/v1/devices', { json: phone(1, { categories: ['a', `b${n}`] }) }),
    ),
  );
  assert.deepEqual(replies.map((r) => r.status).sort(), [...Array(19).fill(200), 201]);
  const traits = await running.dinam.app.db.write.selectFrom('device_traits').select('labels').execute();
  assert.equal(traits.length, 1);
  assert.match(traits[0]?.labels ?? '', /^\nc:a\nc:b\d+\n$/, 'the labels of the last one');
});

onBoth('devices are limited per address', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0', TRUST_PROXY: '127.0.0.1' });
  const from = (ip: string, n: number) =>
    running.call('/api/v1/devices', { json: phone(n % 3), headers: { 'x-forwarded-for': ip } });
  const replies: Reply[] = [];
  for (let n = 0; n < 305; n += 61)
    replies.push(...(await Promise.all(Array.from({ length: 61 }, (_, i) => from('203.0.113.9', n + i)))));
  const refused = replies.filter((r) => r.status === 429);
  assert.equal(refused.length, 5);
  assert.equal(refused[0]?.body.code, 'rate_limited');
  for (const name of ['retry-after', 'ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'])
    assert.match(refused[0]?.headers.get(name) ?? '', /^\d+$/, name);
  const leave = await running.call('/api/v1/devices/phone-000001', {
    method: 'DELETE',
    headers: { 'x-forwarded-for': '203.0.113.9' },
  });
  assert.equal(leave.status, 429, 'removals count too');
  assert.equal((await from('203.0.113.10', 1)).status, 200, 'others are not meant');
});
