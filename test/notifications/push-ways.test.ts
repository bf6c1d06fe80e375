import assert from 'node:assert/strict';
import { vapidPair } from '../../src/core/config/push-keys.ts';
import { startFakeFcm } from '../support/fake-fcm/fake.ts';
import { onSqlite, start } from '../support/helper.ts';
import { Browser, pushService } from '../support/push-service.ts';

const title = 'తెలంగాణలో భారీ వర్షాలు: పలు జిల్లాల్లో పాఠశాలలకు సెలవు';
const { publicKey, privateKey } = vapidPair();
const vapid = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: 'https://example.in' };

onSqlite('the push configuration of the app follows the credentials, also past an ETag', async (t, kind) => {
  const first = await start(t, kind, { WORKERS: '0' });
  const plain = await first.call('/api/v1/config');
  assert.deepEqual(plain.body.data.push, { transport: 'log', vapid_public_key: null, topics: true });
  assert.equal((await first.call('/api/v1/push/key')).status, 404);
  await first.dinam.close();
  const fake = await startFakeFcm();
  t.after(() => fake.close());
  const later = await start(t, kind, { ...vapid, ...fake.env, WORKERS: '0' }, first.env);
  const etag = plain.headers.get('etag') ?? '';
  const view = await later.call('/api/v1/config', { headers: { 'if-none-match': etag } });
  assert.equal(view.status, 200, 'the answer of before does not hold');
  assert.deepEqual(view.body.data.push, { transport: 'fcm+webpush', vapid_public_key: publicKey, topics: true });
  const again = await later.call('/api/v1/config', { headers: { 'if-none-match': view.headers.get('etag') ?? '' } });
  assert.equal(again.status, 304);
  assert.equal((await later.call('/api/config.php')).body.data.push.transport, 'fcm+webpush');
  const key = await later.call('/api/v1/push/key');
  assert.deepEqual([key.status, key.body.data], [200, { public_key: publicKey }]);
  assert.ok(!view.text.includes(privateKey) && !key.text.includes(privateKey));
});

onSqlite('a notification reaches phones by FCM and browsers by Web Push', async (t, kind) => {
  const fake = await startFakeFcm();
  t.after(() => fake.close());
  const service = await pushService(t);
  const running = await start(t, kind, {
    ...vapid,
    ...fake.env,
    FETCH_ALLOW: '127.0.0.1',
    WEBPUSH_HOSTS: '127.0.0.1',
    WORKERS: '0',
  });
  const browser = new Browser();
  const phones: object[] = [
    { installation_id: 'phone-token-1', value: 'token-number-one' },
    { installation_id: 'phone-fid-0002', kind: 'fid', platform: 'ios', value: 'fid-number-two' },
    { installation_id: 'phone-gone-03', value: 'unreg-number-three' },
    {
      installation_id: 'browser-0004',
      kind: 'webpush',
      platform: 'web',
      value: JSON.parse(browser.subscription(`${service.url}/push/4`)),
    },
  ];
  for (const json of phones) assert.equal((await running.call('/api/v1/devices', { json })).status, 201);
  const token = await running.tokenOf('editor');
  const json = { title, body: 'घर में रहें', type: 'breaking', target: { type: 'all' }, deep_link: 'dinam://news/5' };
  const sent = await running.call('/api/admin/notifications', { token, json });
  assert.equal(sent.status, 202, sent.text);
  await running.dinam.workers.drain();
  const { data } = (await running.call(`/api/admin/notifications/${sent.body.data.id}`, { token })).body;
  assert.equal(data.status, 'sent');
  assert.deepEqual([data.counts.sent, data.counts.removed], [3, 1], JSON.stringify(data.counts));
  assert.deepEqual([...fake.delivered().keys()].sort(), ['fid-number-two', 'token-number-one']);
  const message = fake.log.find((e) => e.value === 'token-number-one')?.message as Record<string, { title: string }>;
  assert.equal(message.notification?.title, title);
  const shown = browser.open(service.got[0] as never) as { notification: { title: string }; data: object };
  assert.equal(shown.notification.title, title);
  assert.deepEqual(shown.data, {
    notification_id: String(data.id),
    type: 'breaking',
    deep_link: 'dinam://news/5',
  });
  const left = await running.call('/api/admin/devices', { token });
  assert.equal(left.body.meta.total, 3);
});

onSqlite('what is sent to a topic or a condition reaches browsers too, each by itself', async (t, kind) => {
  const fake = await startFakeFcm();
  t.after(() => fake.close());
  const service = await pushService(t);
  const hosts = { FETCH_ALLOW: '127.0.0.1', WEBPUSH_HOSTS: '127.0.0.1' };
  const running = await start(t, kind, { ...vapid, ...fake.env, ...hosts, WORKERS: '0' });
  const browser = new Browser();
  const devices: object[] = [
    { lang: 'te', place: 'Warangal' },
    { lang: 'te', opt_outs: { types: ['breaking'] } },
    { lang: 'hi', place: 'Kochi' },
    { lang: 'te', place: 'వరంగల్', push_enabled: false },
  ];
  for (const [n, more] of devices.entries()) {
    const value = JSON.parse(browser.subscription(`${service.url}/push/${n}`));
    const reply = await running.call('/api/v1/devices', {
      json: { installation_id: `browser-${n}-of-topics`, value, ...more },
    });
    assert.equal(reply.status, 201, reply.text);
  }
  await running.call('/api/v1/devices', {
    json: { installation_id: 'phone-token-1', value: 'token-number-one', lang: 'te' },
  });
  const token = await running.tokenOf('editor');
  const reached = async (type: string, value: string): Promise<string[]> => {
    service.got.length = 0;
    const json = { title, type: 'breaking', target: { type, value } };
    const sent = await running.call('/api/admin/notifications', { token, json });
    assert.equal(sent.status, 202, sent.text);
    assert.match(sent.body.message, /Browsers of Web Push get it/);
    await running.dinam.workers.drain();
    const { status, counts } = (await running.call(`/api/admin/notifications/${sent.body.data.id}`, { token })).body
      .data;
    const got = service.got.map(({ path }) => path).sort();
    assert.deepEqual([status, counts.targets, counts.sent], ['sent', null, 1 + got.length]);
    return got;
  };
  assert.deepEqual(await reached('topic', 'news.te.breaking'), ['/push/0']);
  assert.deepEqual(await reached('topic', 'news.te.place.telangana'), ['/push/0']);
  assert.deepEqual(await reached('topic', 'news.hi'), ['/push/2']);
  assert.deepEqual(await reached('topic', 'our-own-topic'), []);
  const all = "'news.hi.place.kerala' in topics || ('news.te' in topics && !('news.te.place.kerala' in topics))";
  assert.deepEqual(await reached('condition', all), ['/push/0', '/push/2'], 'who opted out of the type is left out');
  assert.equal(fake.log.filter((line) => line.kind === 'topic' || line.kind === 'condition').length, 5);
});

onSqlite('what is sent to a topic reaches browsers where there is no FCM', async (t, kind) => {
  const service = await pushService(t);
  const hosts = { FETCH_ALLOW: '127.0.0.1', WEBPUSH_HOSTS: '127.0.0.1' };
  const running = await start(t, kind, { ...vapid, ...hosts, WORKERS: '0' });
  const value = JSON.parse(new Browser().subscription(`${service.url}/push/1`));
  const reply = await running.call('/api/v1/devices', {
    json: { installation_id: 'browser-without-fcm', value, lang: 'ta' },
  });
  assert.equal(reply.status, 201, reply.text);
  const token = await running.tokenOf('editor');
  const json = { title: 'புயல் எச்சரிக்கை', target: { type: 'topic', value: 'news.ta' } };
  const sent = await running.call('/api/admin/notifications', { token, json });
  await running.dinam.workers.drain();
  const { data } = (await running.call(`/api/admin/notifications/${sent.body.data.id}`, { token })).body;
  assert.equal(service.got.length, 1);
  assert.deepEqual(
    [data.status, data.counts.sent, data.counts.failed_by_code],
    ['sent', 1, { NOT_CONFIGURED: 1 }],
    'the message to FCM is what could not go',
  );
});
