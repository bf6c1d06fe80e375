import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Webhook } from 'standardwebhooks';
import { renderJob } from '../../src/media/render-job.ts';
import { mostPending } from '../../src/webhooks/events.ts';
import { feedServer } from '../support/feed-server.ts';
import { upload, uploaded } from '../support/media.ts';
import { mp3, picture } from '../support/pictures.ts';
import { allNews, path, webhookScene } from './webhooks-scene.ts';

test('owners manage webhooks: bad input by field, a test, a new secret, a limit', async (t) => {
  const s = await webhookScene(t, 'sqlite', { SECRET_KEY: 'తాళంచెవి-'.repeat(6) });
  const { receiver } = s;
  for (const [input, field] of [
    [{ url: 'ftp://example.in/' }, 'url'],
    [{ url: 'http://93.184.216.34/' }, 'url'],
    [{ url: 'http://10.0.0.1/' }, 'url'],
    [{ url: 'http://169.254.169.254/latest' }, 'url'],
    [{ url: 'https://user:pass@example.in/' }, 'url'],
    [{ events: [] }, 'events'],
    [{ events: ['news.read'] }, 'events.0'],
    [{ events: ['webhook.test'] }, 'events.0'],
    [{ secret: 'whsec_own' }, 'secret'],
  ] as const) {
    const reply = await s.owner(path, { json: { url: receiver.url, events: allNews, ...input } });
    assert.deepEqual([reply.status, reply.body.errors[0]?.field], [400, field], reply.text);
  }
  const editor = await s.tokenOf('editor');
  assert.equal((await s.call(path, { token: editor, json: {} })).status, 403);

  const hook = await s.add({ description: 'వార్తల గది' });
  const stored = await s.dinam.app.db.write.selectFrom('webhooks').select('secret').executeTakeFirstOrThrow();
  assert.match(stored.secret, /^v1:/, 'sealed');
  receiver.answer(302, { location: `${receiver.url}/elsewhere` }, '');
  const tried = await s.owner(`${path}/${hook.id}/test`, { json: {} });
  assert.deepEqual([tried.status, tried.body.data.status, tried.body.data.response_status], [200, 'failed', 302]);
  assert.equal(receiver.requests.length, 1, 'no redirect is followed');
  assert.equal((await s.owner(`${path}/${hook.id}`)).body.data.failing_since, null, 'a test says nothing of it');
  receiver.answer(200, {}, 'ok\u0000\u0007');
  receiver.before(async () => {
    const [sent] = await s.deliveries(hook.id);
    assert.deepEqual([sent.status, sent.error], ['failed', 'The test was interrupted.'], 'no job would end it');
  });
  const good = (await s.owner(`${path}/${hook.id}/test`, { json: {} })).body.data;
  assert.deepEqual([good.status, good.response_body, good.attempts], ['succeeded', 'ok  ', 1]);

  receiver.before(async () => {});

  const fresh = (await s.owner(`${path}/${hook.id}/rotate-secret`, { json: {} })).body.data.secret;
  assert.notEqual(fresh, hook.secret);
  const last = async () => {
    await s.owner(`${path}/${hook.id}/test`, { json: {} });
    const { headers, body } = receiver.requests.at(-1) as (typeof receiver.requests)[number];
    return { headers: headers as Record<string, string>, body };
  };
  const both = await last();
  for (const secret of [fresh, hook.secret]) new Webhook(secret).verify(both.body, both.headers);
  s.clock.ms += 86_400_000;
  assert.equal((await last()).headers['webhook-signature']?.split(' ').length, 1, 'after a day only the new one signs');

  // A secret that does not open, as after a lost SECRET_KEY: the delivery ends with its job.
  const sealed = `v1:00000000:${stored.secret.slice('v1:00000000:'.length)}`;
  await s.dinam.app.db.write.updateTable('webhooks').set({ secret: sealed }).where('id', '=', hook.id).execute();
  const story = (await s.owner('/api/admin/news', { json: { title: 'మూసీకి వరద' } })).body.data;
  assert.equal((await s.owner(`/api/admin/news/${story.id}/publish`, { json: {} })).status, 200);
  for (let n = 0; n < 8; n++) await s.pass(6 * 3_600_000);
  const [ended] = await s.deliveries(hook.id, '?event=news.published');
  assert.deepEqual([ended.status, ended.next_attempt_at], ['failed', null]);
  assert.match(ended.error, /sealed with a key that SECRET_KEY does not have/);

  for (let n = 1; n < 20; n++) await s.add();
  assert.equal((await s.owner(path, { json: { url: receiver.url, events: allNews } })).status, 409);
  const headers = { 'if-match': '*' };
  assert.equal((await s.owner(`${path}/${hook.id}`, { method: 'DELETE', headers })).status, 200);
  assert.equal((await s.owner(`${path}/${hook.id}/deliveries`)).status, 404);
});

test('what would wait for a receiver without bound fails at once, and can be replayed', async (t) => {
  const s = await webhookScene(t, 'sqlite');
  const hook = await s.add();
  const { db } = s.dinam.app;
  const at = new Date(s.clock.ms).toISOString();
  const row = {
    webhook_id: hook.id,
    event: 'news.updated',
    payload: '{}',
    status: 'pending' as const,
    attempts: 0,
    created_at: at,
  };
  for (let n = 0; n <= mostPending; n += 100) {
    const rows = Array.from({ length: 100 }, (_, i) => ({ ...row, message_id: `m${n + i}` }));
    await db.write.insertInto('webhook_deliveries').values(rows).execute();
  }
  const { id } = (await s.owner('/api/admin/news', { json: { title: 'মেলা' } })).body.data;
  await s.owner(`/api/admin/news/${id}/publish`, { json: {} });
  const [dropped] = await s.deliveries(hook.id);
  assert.deepEqual(
    [dropped.event, dropped.status, dropped.error],
    ['news.published', 'failed', 'Too many deliveries wait.'],
  );
  await s.pass();
  assert.equal(s.receiver.requests.length, 0);
  await s.owner(`${path}/${hook.id}/deliveries/${dropped.id}/replay`, { json: {} });
  await s.pass();
  assert.equal(s.receiver.requests.length, 1);
});

test('notifications that ended and feeds that fail, recover or stop are delivered', async (t) => {
  const s = await webhookScene(t, 'sqlite');
  const server = await feedServer(t);
  await s.add({
    events: ['notification.sent', 'notification.failed', 'feed.failing', 'feed.recovered', 'feed.stopped'],
  });
  const types = (): string[] => s.receiver.requests.splice(0).map(({ body }) => JSON.parse(body).type);
  const pushed = await s.owner('/api/admin/notifications', {
    json: { title: 'హెచ్చరిక', body: 'வெள்ளம்', target: { type: 'all' } },
  });
  assert.equal(pushed.status, 202, pushed.text);
  await s.pass();
  assert.equal(s.receiver.requests[0] && JSON.parse(s.receiver.requests[0].body).data.id, pushed.body.data.id);
  assert.deepEqual(types(), ['notification.sent']);

  server.on('/f', (_request, response) => void response.writeHead(500).end());
  const feed = await s.owner('/api/admin/feeds', { json: { feed_url: `${server.url}/f` } });
  assert.equal(feed.status, 201, feed.text);
  const fetchNow = async (): Promise<void> => {
    await s.owner(`/api/admin/feeds/${feed.body.data.id}/refresh`, { json: {} });
    await s.pass(60_000);
  };
  for (let n = 0; n < 5; n++) await fetchNow();
  const { error_count } = (await s.owner(`/api/admin/feeds/${feed.body.data.id}`)).body.data;
  assert.ok(error_count >= 5, String(error_count));
  assert.deepEqual(types(), ['feed.failing'], 'once');
  server.rss('/f', []);
  await fetchNow();
  assert.deepEqual(types(), ['feed.recovered']);
  server.on('/f', (_request, response) => void response.writeHead(410).end());
  await fetchNow();
  assert.deepEqual(types(), [], 'a feed is gone only after three answers over a day');
  for (let n = 0; n < 3; n++) await s.pass(12 * 3_600_000);
  assert.deepEqual(types(), ['feed.stopped']);
});

test('files of the library that are ready, fail or go are delivered', async (t) => {
  const s = await webhookScene(t, 'sqlite');
  await s.add({ events: ['media.ready', 'media.failed', 'media.removed'] });
  const told = (): [string, string, number, boolean][] =>
    s.receiver.requests.splice(0).map(({ body }) => {
      const { type, data } = JSON.parse(body);
      return [type, data.name, data.id, data.url !== null];
    });
  const image = await uploaded(s, 'గోదావరి.jpg', await picture('jpeg'));
  await s.pass();
  assert.deepEqual(told(), [['media.ready', 'గోదావరి.jpg', image.id, true]], 'once its sizes are made');
  const sound = await uploaded(s, 'செய்தி.mp3', mp3());
  await s.pass();
  assert.deepEqual(told(), [['media.ready', 'செய்தி.mp3', sound.id, true]]);
  const edit = async (id: number, json: object): Promise<void> => {
    const reply = await s.owner(`/api/admin/media/${id}`, { method: 'PATCH', json, headers: { 'if-match': '*' } });
    assert.equal(reply.status, 200, reply.text);
    await s.pass();
  };
  await edit(image.id, { credit: 'సీత' });
  assert.deepEqual(told(), [], 'words are not the file');
  await edit(image.id, { crop: { x: 0, y: 0, width: 0.5, height: 0.5 } });
  assert.deepEqual(told(), [['media.ready', 'గోదావరి.jpg', image.id, true]], 'cut anew');
  for (const [type, method, path] of [
    ['media.removed', 'DELETE', ''],
    ['media.ready', 'POST', '/restore'],
  ]) {
    const reply = await s.owner(`/api/admin/media/${image.id}${path}`, { method, headers: { 'if-match': '*' } });
    assert.equal(reply.status, 200, reply.text);
    await s.pass();
    assert.deepEqual(told(), [[type, 'గోదావరి.jpg', image.id, true]]);
  }
  await s.owner(`/api/admin/media/${image.id}`, { method: 'DELETE', headers: { 'if-match': '*' } });
  await s.owner(`/api/admin/media/${image.id}`, { method: 'DELETE', headers: { 'if-match': '*' } });
  await s.pass();
  assert.equal(told().length, 1, 'what leaves the trash has gone before');
  const broken = (await upload(s, { 'वर्षा.png': await picture('png') })).body.data[0];
  const { app } = s.dinam;
  await app.db.write
    .updateTable('jobs')
    .set({ state: 'dead' })
    .where('kind', '=', 'media.render')
    .where('state', '=', 'queued')
    .execute();
  await renderJob.died?.(app, { id: broken.id }, 'the decoder ends');
  await s.pass();
  assert.deepEqual(told(), [['media.failed', 'वर्षा.png', broken.id, false]]);
});
