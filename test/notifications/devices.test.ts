import assert from 'node:assert/strict';
import { change } from '../../src/core/api/change.ts';
import { systemActor } from '../../src/core/app.ts';
import { sweep } from '../../src/notifications/cleanup.ts';
import { removeGone } from '../../src/notifications/devices/remove.ts';
import { categories, fieldsOf, id, patch, post, subscription, token } from '../support/device-requests.ts';
import { addDevices, deviceRow } from '../support/devices.ts';
import { type Json, onBoth, onSqlite, password, start } from '../support/helper.ts';

const day = 86_400_000;

onSqlite('a phone says what it wants, and later only what has changed', async (t, kind) => {
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
  const device = first.body.data;
  assert.deepEqual(device.categories, ['weather', 'క్రీడలు']);
  assert.deepEqual(device.opt_outs, { categories: ['politics'], types: ['horoscope'] });
  assert.deepEqual(device.quiet_hours, { from: '22:00', to: '07:00' });
  assert.deepEqual([device.tz, device.place, device.push_enabled], ['Asia/Kolkata', 'వరంగల్', true]);
  assert.deepEqual(device.topics, [
    'news.all',
    'news.te',
    'news.te.breaking',
    'news.te.place.india',
    'news.te.place.telangana',
    'news.te.place.warangal',
    'news.te.place.warangal-district',
    'news.te.place.warangal-mandal',
    'news.te.weather',
  ]);
  const again = await post(running, 1);
  assert.equal(again.status, 200);
  assert.deepEqual(again.body.data, device, 'what is not sent stays');
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
  assert.ok((await post(running, 3, { place: 1269843 })).body.data.topics.includes('news.te.place.hyderabad'));
  const listed = await running.call('/api/admin/devices?push_enabled=false', {
    token: await running.tokenOf('viewer'),
  });
  assert.equal(listed.body.meta.total, 1);
  assert.doesNotMatch(listed.text, new RegExp(token(1)));
});

onSqlite('every bad field of a device is named, and nothing of it is stored', async (t, kind) => {
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
    [{ platform: 'symbian', lang: 5, app_version: true }, ['app_version', 'lang', 'platform']],
    [{ place: '', categories: ['two words', '../x', 'ok'] }, ['categories.0', 'categories.1', 'place']],
    [
      { opt_outs: { categories: ['a b'], types: ['Big'], all: true } },
      ['opt_outs.all', 'opt_outs.categories.0', 'opt_outs.types.0'],
    ],
    [{ quiet_hours: { from: '24:00', to: '7:00' } }, ['quiet_hours.from', 'quiet_hours.to']],
    [{ quiet_hours: { from: '22:00' } }, ['quiet_hours.to']],
    [{ tz: 330 }, ['tz']],
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
  assert.deepEqual(fieldsOf(await patch(running, 1, { quiet_hours: { from: '7' }, lang: 'hi' })), [
    'quiet_hours.from',
    'quiet_hours.to',
  ]);
  const whole = { installation_id: id(1), value: token(1) };
  assert.equal((await running.call('/api/v1/devices', { json: whole })).body.data.lang, 'te', 'nothing of it was kept');
});

onSqlite('a browser registers its own subscription', async (t, kind) => {
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
  assert.equal(await change(running.dinam.app, systemActor, (c) => removeGone(c, [gone])), 1);
  assert.deepEqual(await kept(), []);
});

onBoth('devices that are gone or were not seen for long go, but not those that came back', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  const { app } = running.dinam;
  for (const n of [1, 2, 3]) await post(running, n, { categories: ['weather'] });
  const rows = await app.db.write.selectFrom('devices').selectAll().orderBy('id').execute();
  const recipients = rows.map(({ id: deviceId, kind, value }) => ({ deviceId, kind, value }));
  await post(running, 2, { value: 'a-new-token-of-2' });
  assert.equal(await change(app, systemActor, (c) => removeGone(c, recipients.slice(0, 2))), 1);
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
