import assert from 'node:assert/strict';
import { type Json, onBoth, onSqlite, start } from '../support/helper.ts';
import { clean, get, minute, old, phone, post, register, title, urdu } from '../support/notification-requests.ts';

onSqlite('a notification is accepted, fanned out and ends as logged, by both addresses', async (t, kind) => {
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
  assert.match(topic.body.message, /quiet hours, caps and opt-outs do not apply/);
  assert.equal(topic.body.meta.notes.length, 1);
  await running.dinam.workers.drain();
  const { counts, status } = await get(running, topic.body.data.id);
  assert.equal(status, 'logged');
  assert.equal(counts.targets, null);
  assert.equal(counts.sent, 1);
});

onSqlite('bad notifications are refused by field, and nothing of them is stored', async (t, kind) => {
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

onSqlite('an old client may send a form, with the target as JSON', async (t, kind) => {
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
  const hidden = await form({ title, target: '{"type":"all"}', data: '{"a":"b\\ud800c"}' });
  assert.equal(hidden.status, 400, 'half a letter within the JSON of a form');
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

onSqlite('who may do what', async (t, kind) => {
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
