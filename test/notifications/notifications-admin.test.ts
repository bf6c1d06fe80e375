import assert from 'node:assert/strict';
import { addPhones } from '../support/devices.ts';
import { say } from '../support/fake-fcm/fake.ts';
import { type Json, onSqlite, password, start } from '../support/helper.ts';
import { Browser } from '../support/push-service.ts';
import { hour, minute, setUp } from '../support/sending.ts';

const title = 'சென்னையில் கனமழை: பள்ளிகளுக்கு விடுமுறை';
const four = ['token-number-a', 'token-number-b', 'token-number-c', 'token-number-d'];

onSqlite('a dry run asks the push service for one phone of each platform, and keeps nothing', async (t, kind) => {
  const set = await setUp(t, kind, four, (n) => ({ platform: n < 2 ? 'android' : 'ios' }));
  const { running, fake, as } = set;
  const send = async (json: object) =>
    running.call('/api/admin/notifications', { token: await as('editor'), json: { title, dry_run: true, ...json } });
  fake.answer('token-number-c', say.thirdParty);
  const reply = await send({ target: { type: 'all' } });
  assert.equal(reply.status, 200, reply.text);
  assert.deepEqual([reply.body.data.dry_run, reply.body.data.transport, reply.body.data.targets], [true, 'fcm', 4]);
  assert.deepEqual(
    reply.body.data.results.map((r: Json) => [r.to, r.ok, r.code]),
    [
      ['android', true, null],
      ['ios', false, 'THIRD_PARTY_AUTH_ERROR'],
    ],
  );
  assert.match(reply.body.data.results[1].text, /APNs key/);
  const topic = await send({ target: { type: 'topic', value: 'news.ta' } });
  assert.deepEqual([topic.body.data.targets, topic.body.data.results[0].ok], [null, true]);
  assert.ok(fake.log.every((e) => e.validateOnly) && fake.log.length === 3);
  assert.equal((await send({ target: { type: 'device', value: 'phone-that-is-not' } })).status, 400);
  assert.equal((await send({ target: { type: 'lang', value: 'bn' } })).body.data.targets, 0);
  await set.pass();
  assert.equal(fake.delivered().size, 0);
  const list = await running.call('/api/admin/notifications', { token: await as('viewer') });
  assert.equal(list.body.meta.total, 0);
});

onSqlite('a dry run finds the one browser behind thousands of phones, and knows its two ways', async (t, kind) => {
  const { running, fake, as } = await setUp(t, kind, []);
  const { write } = running.dinam.app.db;
  await addPhones(write, 21_000); // more than are looked at in one go
  const register = async (json: object) =>
    assert.equal((await running.call('/api/v1/devices', { json })).status, 201, JSON.stringify(json));
  await register({ installation_id: 'browser-by-fcm', platform: 'web', value: 'token-of-a-browser', lang: 'te' });
  const value = JSON.parse(new Browser().subscription('https://updates.push.services.mozilla.com/push/1'));
  await register({ installation_id: 'browser-by-itself', platform: 'web', kind: 'webpush', value, lang: 'te' });
  await register({ installation_id: 'iphone-tamil', platform: 'ios', value: 'token-of-an-iphone', lang: 'ta' });
  const json = { title, dry_run: true, target: { type: 'lang', value: 'te' } };
  const { body } = await running.call('/api/admin/notifications', { token: await as('editor'), json });
  assert.equal(body.data.targets, 21_002);
  assert.deepEqual(
    body.data.results.map((r: Json) => [r.to, r.ok, r.code]),
    [
      ['android', true, null],
      ['web', true, null],
      ['webpush', false, 'NOT_CONFIGURED'],
    ],
  );
  assert.deepEqual(fake.log.map((e) => e.value).sort(), ['token-number-0', 'token-of-a-browser']);
});

onSqlite('an editor sends to a phone of their own, whatever the hour is', async (t, kind) => {
  const set = await setUp(t, kind, four.slice(0, 1), () => ({ quiet_hours: { from: '00:00', to: '23:59' } }));
  const { running, fake, verb, as } = set;
  const installation_id = 'phone-token-number-a';
  const [device] = (await running.call('/api/admin/devices', { token: await as('editor') })).body.data;
  const sent = await verb('test', { installation_id, title, body: 'تیز بارش', type: 'weather' });
  assert.equal(sent.status, 200, sent.text);
  assert.deepEqual(sent.body.data, { to: String(device.id), ok: true, code: null, text: null });
  assert.equal(
    (await verb('test', { device_id: device.id, title })).body.data.ok,
    true,
    'or by the id that the admin API shows',
  );
  assert.deepEqual([...fake.delivered()], [['token-number-a', 2]]);
  fake.answer('token-number-a', say.unregistered);
  const gone = await verb('test', { installation_id, title });
  assert.deepEqual([gone.status, gone.body.data.ok, gone.body.data.code], [200, false, 'UNREGISTERED']);
  assert.match(gone.body.message, /Not sent/);
  const fields = async (json: object) => (await verb('test', json)).body.errors.map((e: Json) => e.field).sort();
  assert.deepEqual(await fields({ installation_id: 'phone-that-is-not', title }), ['installation_id']);
  assert.deepEqual(await fields({ installation_id, target: { type: 'all' } }), ['target', 'title']);
  assert.deepEqual(await fields({ device_id: device.id + 1, title }), ['device_id']);
  assert.deepEqual(await fields({ device_id: device.id, installation_id, title }), ['device_id']);
  assert.deepEqual(await fields({ title }), ['installation_id']);
  const list = await running.call('/api/admin/notifications', { token: await as('viewer') });
  assert.equal(list.body.meta.total, 0);
  const token = await as('viewer');
  assert.equal((await running.call('/api/admin/notifications/test', { token, json: { title } })).status, 403);
});

onSqlite('what is paused waits, and goes on where it was', async (t, kind) => {
  const { running, fake, post, get, pass, verb } = await setUp(t, kind, four);
  fake.answer('token-number-b', say.unavailable(30));
  const id = await post();
  await pass();
  const paused = await verb(`${id}/pause`);
  assert.deepEqual([paused.status, paused.body.data.status], [200, 'paused'], paused.text);
  assert.equal((await verb(`${id}/pause`)).body.data.rev, paused.body.data.rev, 'once more changes nothing');
  for (let n = 0; n < 4; n++) await pass(minute);
  assert.equal(fake.delivered().size, 3);
  assert.equal((await get(id)).status, 'paused');
  assert.equal((await verb(`${id}/resume`)).body.data.status, 'sending');
  assert.equal((await verb(`${id}/resume`)).status, 200);
  await pass();
  const { status, counts } = await get(id);
  assert.deepEqual([status, counts.sent, counts.targets], ['sent', 4, 4]);
  assert.ok([...fake.delivered().values()].every((n) => n === 1));
  assert.equal((await verb(`${id}/pause`)).status, 409);
  assert.equal((await verb(`${id}/resume`)).status, 409);
  assert.equal((await verb('99999/pause')).status, 404);

  const scheduled_at = new Date(running.clock.ms + hour).toISOString();
  const planned = await post({ scheduled_at });
  await verb(`${planned}/pause`);
  await pass(2 * hour);
  assert.equal((await get(planned)).status, 'paused');
  assert.equal((await verb(`${planned}/resume`)).body.data.status, 'queued');
  await pass();
  assert.equal((await get(planned)).status, 'sent');
  const early = await post({ scheduled_at: new Date(running.clock.ms + hour).toISOString() });
  await verb(`${early}/pause`);
  assert.equal((await verb(`${early}/resume`)).body.data.status, 'scheduled');
  await verb(`${early}/pause`);
  assert.equal((await verb(`${early}/cancel`)).body.data.status, 'cancelled');
  await pass(2 * hour);
  assert.equal((await get(early)).counts.sent, 0);
});

onSqlite('opens are counted once for each phone, also when the program ends', async (t, kind) => {
  const { running, post, get, pass } = await setUp(t, kind, four);
  const id = await post();
  await pass();
  const open = (phone: string, of: number | string = id) =>
    running.call(`/api/v1/notifications/${of}/opened`, { json: { installation_id: phone } });
  const phones = ['phone-token-number-a', 'phone-token-number-b', 'phone-token-number-b', 'phone-of-nobody'];
  for (const phone of phones) assert.equal((await open(phone)).status, 202);
  assert.equal((await open('phone-token-number-a', 99_999)).status, 202, 'nobody learns which ones there are');
  assert.equal((await open('x')).status, 400);
  assert.equal((await open('phone-token-number-a', 'x')).status, 400);
  assert.equal((await get(id)).counts.opened, 0, 'not one write for each');
  await running.dinam.close();
  const again = await start(t, kind, { WORKERS: '0' }, running.env);
  const login = await again.call('/api/auth/login', { json: { username: 'test.viewer', password } });
  const { token } = login.body.data;
  const { data } = (await again.call(`/api/admin/notifications/${id}`, { token })).body;
  assert.equal(data.counts.opened, 2);
});

onSqlite('opens are limited per address', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  const statuses = new Map<number, number>();
  for (let n = 0; n < 620; n += 20) {
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        running.call('/api/v1/notifications/1/opened', { json: { installation_id: `phone-number-${n + i}` } }),
      ),
    );
    for (const { status } of replies) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  assert.deepEqual(
    [...statuses],
    [
      [202, 600],
      [429, 20],
    ],
  );
});
