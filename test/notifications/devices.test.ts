import assert from 'node:assert/strict';
import { createECDH, randomBytes } from 'node:crypto';
import type { TestContext } from 'node:test';
import { change } from '../../src/core/api/change.ts';
import { system } from '../../src/core/app.ts';
import { sweep } from '../../src/notifications/cleanup.ts';
import { removeGone } from '../../src/notifications/devices/remove.ts';
import { syncTopics } from '../../src/notifications/devices/topics-sync.ts';
import { addDevices, deviceRow } from '../support/devices.ts';
import { type FakeFcm, startFakeFcm } from '../support/fake-fcm/fake.ts';
import { type Json, type Kind, onBoth, password, type Reply, type Running, start } from '../support/helper.ts';

const day = 86_400_000;
const id = (n: number): string => `phone-${n}-of-devices`;
const token = (n: number): string => `tok${n}of-devices`;

function post(running: Running, n: number, more: object = {}): Promise<Reply> {
  return running.call('/api/v1/devices', { json: { installation_id: id(n), value: token(n), ...more } });
}

const patch = (running: Running, n: number, json: object): Promise<Reply> =>
  running.call(`/api/v1/devices/${id(n)}`, { method: 'PATCH', json });
const remove = (running: Running, n: number): Promise<Reply> =>
  running.call(`/api/v1/devices/${id(n)}`, { method: 'DELETE' });

const fieldsOf = (reply: Reply): string[] => reply.body.errors.map((e: Json) => e.field).sort();

/** What a browser gives for itself. */
function subscription(endpoint = 'https://updates.push.services.mozilla.com/send/abc'): Json {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  return {
    endpoint,
    expirationTime: null,
    keys: { p256dh: keys.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') },
  };
}

/** What readers may follow. */
async function categories(running: Running, ...slugs: string[]): Promise<void> {
  for (const slug of slugs) {
    const json = { name: slug, slug };
    const made = await running.call('/api/admin/categories', { token: await running.tokenOf('editor'), json });
    assert.equal(made.status, 201, made.text);
  }
}

onBoth('a phone says what it wants, and later only what has changed', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  await categories(running, 'weather', 'politics');
  const first = await post(running, 1, {
    lang: 'te',
    app_version: '2.4.0',
    place: '  వరంగల్ ',
    categories: ['weather', 'weather', 'క్రీడలు'],
    opt_outs: { categories: ['politics'], types: ['horoscope'] },
    quiet_hours: { from: '22:00', to: '07:00' },
    tz: 'asia/calcutta',
  });
  assert.equal(first.status, 201, first.text);
  const said = first.body.data;
  assert.deepEqual(said.categories, ['weather', 'క్రీడలు']);
  assert.deepEqual(said.opt_outs, { categories: ['politics'], types: ['horoscope'] });
  assert.deepEqual(said.quiet_hours, { from: '22:00', to: '07:00' });
  assert.deepEqual([said.tz, said.place, said.push_enabled], ['Asia/Kolkata', 'వరంగల్', true]);
  assert.deepEqual(said.topics, [
    'news.all',
    'news.te',
    'news.te.breaking',
    'news.te.place.india',
    'news.te.place.telangana',
    'news.te.place.warangal',
    'news.te.weather',
  ]);
  const again = await post(running, 1);
  assert.equal(again.status, 200);
  assert.deepEqual(again.body.data, said, 'what is not sent stays');
  const changed = await patch(running, 1, { lang: 'hi', opt_outs: { types: ['breaking'] }, quiet_hours: null });
  assert.equal(changed.status, 200, changed.text);
  const { data } = changed.body;
  assert.deepEqual(data.opt_outs, { categories: ['politics'], types: ['breaking'] }, 'one list at a time');
  assert.deepEqual([data.quiet_hours, data.tz, data.lang], [null, 'Asia/Kolkata', 'hi']);
  assert.deepEqual(data.topics.includes('news.hi.breaking'), false, 'nobody asks at a topic send');
  assert.deepEqual((await patch(running, 1, { push_enabled: false })).body.data.topics, []);
  assert.deepEqual((await patch(running, 1, {})).body.data.push_enabled, false);
  assert.equal((await patch(running, 2, { lang: 'hi' })).status, 404);
  assert.equal((await patch(running, 1, { installation_id: id(3) })).status, 400);
  assert.equal((await post(running, 3, { place: 1269843 })).body.data.topics.at(-3), 'news.te.place.hyderabad');
  const desk = await running.call('/api/admin/devices?push_enabled=false', { token: await running.tokenOf('viewer') });
  assert.equal(desk.body.meta.total, 1);
  assert.doesNotMatch(desk.text, new RegExp(token(1)));
});

onBoth('every bad field of a device is named, and nothing of it is kept', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  const good = subscription();
  const web = (more: object) => ({ kind: 'webpush', value: { ...good, ...more } });
  const refusals: [more: Json, fields: string[]][] = [
    [{ value: undefined }, ['value']],
    [{ value: 'short' }, ['value']],
    [{ kind: 'apns' }, ['kind']],
    [{ kind: 'webpush' }, ['value']],
    [{ kind: 'token', value: good }, ['value']],
    [{ value: { endpoint: good.endpoint } }, ['value.keys']],
    [web({ endpoint: 'http://updates.push.services.mozilla.com/x' }), ['value.endpoint']],
    [web({ endpoint: 'https://127.0.0.1/x' }), ['value.endpoint']],
    [web({ endpoint: 'https://[::ffff:10.0.0.1]/x' }), ['value.endpoint']],
    [web({ endpoint: 'https://169.254.169.254/latest' }), ['value.endpoint']],
    [web({ endpoint: 'https://localhost/x' }), ['value.endpoint']],
    [web({ endpoint: 'https://printer.local/x' }), ['value.endpoint']],
    [web({ endpoint: 'https://u:p@updates.push.services.mozilla.com/x' }), ['value.endpoint']],
    [web({ endpoint: 'ftp://updates.push.services.mozilla.com/x' }), ['value.endpoint']],
    [web({ endpoint: `https://updates.push.services.mozilla.com/${'x'.repeat(2_000)}` }), ['value.endpoint']],
    [web({ keys: { p256dh: 'AAAA', auth: 'AAAA' } }), ['value.keys.auth', 'value.keys.p256dh']],
    [web({ keys: { ...good.keys, p256dh: Buffer.alloc(65, 4).toString('base64url') } }), ['value.keys.p256dh']],
    [{ platform: 'symbian', lang: 'xx', app_version: 'a b' }, ['app_version', 'lang', 'platform']],
    [{ place: '', categories: ['two words', '../x', 'ok'] }, ['categories.0', 'categories.1', 'place']],
    [
      { opt_outs: { categories: ['a b'], types: ['Big'], all: true } },
      ['opt_outs.all', 'opt_outs.categories.0', 'opt_outs.types.0'],
    ],
    [{ quiet_hours: { from: '24:00', to: '7:00' } }, ['quiet_hours.from', 'quiet_hours.to']],
    [{ quiet_hours: { from: '22:00' } }, ['quiet_hours.to']],
    [{ tz: 'India' }, ['tz']],
    [{ tz: 'Asia/Kolkata; drop table devices' }, ['tz']],
    [{ push_enabled: 'no', colour: 'red' }, ['colour', 'push_enabled']],
  ];
  for (const [more, fields] of refusals) {
    const reply = await post(running, 1, more);
    assert.equal(reply.status, 400, `${JSON.stringify(more).slice(0, 200)}\n${reply.text}`);
    assert.deepEqual(fieldsOf(reply), fields, reply.text);
  }
  const list = await running.call('/api/admin/devices', { token: await running.tokenOf('viewer') });
  assert.equal(list.body.meta.total, 0);
  await post(running, 1, { tz: 'Asia/Kolkata' });
  assert.deepEqual(
    fieldsOf(await patch(running, 1, { kind: 'fid' })),
    ['value'],
    'another kind needs a token of its own',
  );
  assert.deepEqual(fieldsOf(await patch(running, 1, { tz: 'Mars/Olympus', lang: 'hi' })), ['tz']);
  const whole = { installation_id: id(1), value: token(1) };
  assert.equal((await running.call('/api/v1/devices', { json: whole })).body.data.lang, 'te', 'nothing of it was kept');
});

onBoth('a browser registers its own subscription', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  const value = subscription();
  const first = await post(running, 1, { value });
  assert.equal(first.status, 201, first.text);
  assert.deepEqual([first.body.data.kind, first.body.data.platform], ['webpush', 'web']);
  assert.deepEqual(first.body.data.topics, [], 'topics are FCM’s');
  const { db } = running.dinam.app;
  const kept = () => db.write.selectFrom('devices').selectAll().execute();
  const { expirationTime: _, ...made } = value;
  assert.deepEqual(JSON.parse((await kept())[0]?.value as string), made);
  // The same browser after its data was cleared: another installation, the same address.
  assert.equal((await post(running, 2, { value: { ...value, keys: subscription().keys } })).status, 201);
  assert.deepEqual(
    (await kept()).map((d) => d.installation_id),
    [id(2)],
  );
  const [row] = await kept();
  const gone = { deviceId: row?.id as number, kind: 'webpush' as const, value: row?.value as string };
  assert.equal(await change(running.dinam.app, system, (c) => removeGone(c, [gone])), 1);
  assert.deepEqual(await kept(), []);
});

onBoth('devices that are gone or were not seen for long go, but not those that came back', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  const { app } = running.dinam;
  for (const n of [1, 2, 3]) await post(running, n, { categories: ['weather'] });
  const rows = await app.db.write.selectFrom('devices').selectAll().orderBy('id').execute();
  const recipients = rows.map(({ id: deviceId, kind, value }) => ({ deviceId, kind, value }));
  await post(running, 2, { value: 'a-new-token-of-2' });
  assert.equal(await change(app, system, (c) => removeGone(c, recipients.slice(0, 2))), 1);
  const many = Array.from({ length: 1_200 }, (_, n) =>
    deviceRow(n, running.clock.ms, { installation_id: `old-${n}-installation`, value: `old-${n}` }),
  );
  await addDevices(app.db.write, many);
  const days = async (count: number): Promise<void> => {
    for (const last = running.clock.ms + count * day; running.clock.ms < last; running.clock.ms += day)
      await sweep(app);
  };
  await days(200);
  await post(running, 3);
  await days(71);
  await sweep(app);
  const left = await app.db.write.selectFrom('devices').select('installation_id').execute();
  assert.deepEqual(left, [{ installation_id: id(3) }]);
  assert.equal((await app.db.write.selectFrom('device_traits').selectAll().execute()).length, 1);
  await running.tokenOf('owner');
  const login = await running.call('/api/auth/login', { json: { username: 'test.owner', password } });
  const audit = await running.call('/api/admin/audit?resource=devices&action=prune', { token: login.body.data.token });
  const removed = audit.body.data.map((line: Json) => line.detail.removed);
  assert.equal(
    removed.reduce((sum: number, n: number) => sum + n, 0),
    1_201,
  );
  assert.equal(audit.body.data[0]?.detail.days, 270);
});

/** The program over a stand-in for FCM. */
async function withFcm(
  t: TestContext,
  kind: Kind,
): Promise<{ running: Running; fake: FakeFcm; sync(): Promise<void> }> {
  const fake = await startFakeFcm();
  t.after(() => fake.close());
  const running = await start(t, kind, { WORKERS: '0', ...fake.env });
  return { running, fake, sync: () => running.dinam.workers.drain() };
}

onBoth('FCM knows the topics that a device follows, and no others', async (t, kind) => {
  const { running, fake, sync } = await withFcm(t, kind);
  await categories(running, 'weather', 'sports');
  const held = (n: number): string[] => fake.topics.topicsOf(token(n));
  await post(running, 1, { lang: 'te', categories: ['weather'] });
  await post(running, 2, { lang: 'te', kind: 'fid', place: 'Warangal' });
  await post(running, 3, { lang: 'ta', categories: ['weather'] });
  await post(running, 4, { lang: 'te', value: subscription() });
  await sync();
  assert.deepEqual(held(1), ['news.all', 'news.te', 'news.te.breaking', 'news.te.weather']);
  const line = ['india', 'telangana', 'warangal'].map((slug) => `news.te.place.${slug}`);
  assert.deepEqual(held(2), ['news.all', 'news.te', 'news.te.breaking', ...line]);
  assert.deepEqual(held(3), ['news.all', 'news.ta', 'news.ta.breaking', 'news.ta.weather']);
  const all = fake.topics.calls.filter((c) => c.topic === 'news.all');
  assert.deepEqual(all.map((c) => c.tokens).sort(), [1, 2], 'tokens go together, an installation ID by itself');
  fake.topics.calls.length = 0;
  await post(running, 1);
  await sync();
  assert.deepEqual(fake.topics.calls, [], 'nothing has changed');

  await patch(running, 1, { lang: 'hi', categories: ['weather', 'sports'], opt_outs: { categories: ['weather'] } });
  await patch(running, 2, { place: null });
  await sync();
  assert.deepEqual(held(1), ['news.all', 'news.hi', 'news.hi.breaking', 'news.hi.sports']);
  assert.deepEqual(held(2), ['news.all', 'news.te', 'news.te.breaking']);
  await patch(running, 1, { push_enabled: false });
  await remove(running, 3);
  await sync();
  assert.deepEqual([held(1), held(3)], [[], []]);
  const leavers = await running.dinam.app.db.write.selectFrom('topic_leavers').selectAll().execute();
  assert.deepEqual(leavers, [], 'and the token is forgotten');
});

onBoth('another token is subscribed anew, and a token that moves takes its topics along', async (t, kind) => {
  const { running, fake, sync } = await withFcm(t, kind);
  const held = (value: string): string[] => fake.topics.topicsOf(value);
  await post(running, 1, { lang: 'te' });
  await sync();
  await post(running, 1, { value: 'another-token-of-1' });
  await sync();
  assert.deepEqual(held(token(1)), []);
  assert.deepEqual(held('another-token-of-1'), ['news.all', 'news.te', 'news.te.breaking']);
  await post(running, 2, { value: 'another-token-of-1', lang: 'hi' });
  await sync();
  assert.deepEqual(held('another-token-of-1'), ['news.all', 'news.hi', 'news.hi.breaking']);
  // It went and came back before anybody was told.
  await remove(running, 2);
  await post(running, 3, { value: 'another-token-of-1', lang: 'ta' });
  await sync();
  assert.deepEqual(held('another-token-of-1'), ['news.all', 'news.ta', 'news.ta.breaking']);
  const desk = await running.call(`/api/admin/devices?installation_id=${id(3)}`, {
    token: await running.tokenOf('editor'),
  });
  const removed = await running.call(`/api/admin/devices/${desk.body.data[0].id}`, {
    method: 'DELETE',
    token: await running.tokenOf('editor'),
    headers: { 'if-match': '*' },
  });
  assert.equal(removed.status, 200, removed.text);
  await sync();
  assert.deepEqual(held('another-token-of-1'), []);
});

onBoth('what FCM does not take is tried again, and what it never will is left', async (t, kind) => {
  const { running, fake, sync } = await withFcm(t, kind);
  const { app } = running.dinam;
  const due = async (): Promise<number> =>
    (await app.db.write.selectFrom('devices').select('id').where('topics_due', '=', 1).execute()).length;
  const { signal } = new AbortController();
  await post(running, 1, { lang: 'te' });
  await post(running, 2, { lang: 'te', kind: 'fid' });
  fake.topics.next.push(503, 500);
  await assert.rejects(syncTopics(app, { signal }), /answers 50/);
  assert.equal(await due(), 2, 'whoever is next would only hear the same');
  assert.deepEqual(fake.topics.topicsOf(token(1)), []);
  await assert.rejects(syncTopics(app, { signal }), /answers 500/);
  await syncTopics(app, { signal });
  assert.equal(await due(), 0);
  for (const n of [1, 2]) assert.deepEqual(fake.topics.topicsOf(token(n)), ['news.all', 'news.te', 'news.te.breaking']);
  await sync();
  fake.topics.unknown.add(token(3));
  await post(running, 3, { lang: 'te' });
  await syncTopics(app, { signal });
  assert.equal(await due(), 0, 'it is asked for once; the next message finds that it is gone');
});

onBoth('a thousand tokens go in a call, and those of before wait for credentials', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  const { app } = running.dinam;
  const rows = Array.from({ length: 1_500 }, (_, n) =>
    deviceRow(n, running.clock.ms, { installation_id: id(n), value: token(n), lang: 'bn' }),
  );
  await addDevices(app.db.write, rows);
  const { signal } = new AbortController();
  await syncTopics(app, { signal }); // there is nobody to tell
  const fake = await startFakeFcm();
  t.after(() => fake.close());
  const again = await start(t, kind, { WORKERS: '0', ...fake.env }, running.env);
  await syncTopics(again.dinam.app, { signal });
  assert.deepEqual(
    fake.topics.calls.filter((c) => c.topic === 'news.bn').map((c) => c.tokens),
    [1_000, 500],
  );
  assert.equal(fake.topics.members.get('news.bn.breaking')?.size, 1_500);
});
