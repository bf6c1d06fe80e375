import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FcmClient } from '../../src/notifications/transports/fcm/client.ts';
import { setUp } from '../support/fcm-setup.ts';

test('the stand-in is as strict as FCM', async (t) => {
  const { fake, app } = await setUp(t);
  const client = new FcmClient(app.config);
  t.after(() => client.close());
  const path = `/v1/projects/${fake.project}/messages:send`;
  const post = async (message: unknown, more: object = {}) =>
    (await client.call(app, 'fcm', { path, body: JSON.stringify({ message, ...more }) })).status;
  assert.equal(await post({ token: 'a', data: { n: '1' } }), 200);
  const bad: unknown[] = [
    {},
    { token: 'a', topic: 'b' },
    { token: 'a', data: { n: 1 } },
    { token: 'a', data: { 'google.x': '1' } },
    { token: 'a', titel: 'x' },
    { token: 'a', notification: { title: 'x', subtitle: 'y' } },
    { token: 'a', android: { ttl: '3600' } },
    { token: 'a', android: { ttl: '2419201s' } },
    { token: 'a', android: { priority: 'urgent' } },
    { token: 'a', apns: { headers: { 'apns-priority': 'high' } } },
    { token: 'a', apns: { payload: { alert: 'x' } } },
    { token: 'a', webpush: { headers: { TTL: 5 } } },
    { token: 'a', webpush: { fcm_options: { link: 'http://example.in' } } },
    { token: 'a', notification: { title: 'అ'.repeat(1_400) } },
    { topic: 'news te' },
    { topic: 'n', data: { a: 'x'.repeat(2_048) } },
    { condition: "'a' in topics &&" },
    { condition: "'a' in topics || 'b' in topics || 'c' in topics || 'd' in topics || 'e' in topics || 'f' in topics" },
    null,
  ];
  for (const message of bad) assert.equal(await post(message), 400, JSON.stringify(message)?.slice(0, 80));
  assert.equal(await post({ token: 'a' }, { dry_run: true }), 400);
  assert.equal(await post({ condition: "('a' in topics || !('b' in topics)) && 'c' in topics" }), 200);
  const other = await client.call(app, 'fcm', { path: '/v1/projects/other/messages:send', body: '{}' });
  assert.equal(other.status, 403);
});

test('the stand-in keeps who subscribed to what, by both ways', async (t) => {
  const { fake, app } = await setUp(t);
  const client = new FcmClient(app.config);
  t.after(() => client.close());
  fake.topics.unknown.add('gone');
  const batch = async (verb: string, tokens: string[]) => {
    const body = JSON.stringify({ to: '/topics/news.te', registration_tokens: tokens });
    const headers = { access_token_auth: 'true' };
    const { status, body: reply } = await client.call(app, 'iid', { path: `/iid/v1:batch${verb}`, headers, body });
    return [status, JSON.parse(reply).results];
  };
  assert.deepEqual(await batch('Add', ['a', 'gone', 'b']), [200, [{}, { error: 'NOT_FOUND' }, {}]]);
  assert.deepEqual(await batch('Remove', ['b']), [200, [{}]]);
  const path = `/v1/projects/${fake.project}/registrations/fid-1/topicSubscriptions`;
  const request = async (method: 'POST' | 'GET' | 'DELETE', rest = '') =>
    (await client.call(app, 'fcm', { method, path: path + rest })).status;
  assert.equal(await request('POST', '?topic_name=news.te'), 200);
  assert.equal(await request('POST', '?topic_name=news.te'), 409);
  assert.equal(await request('POST', '?topic_name=news%20te'), 400);
  assert.deepEqual([...(fake.topics.members.get('news.te') ?? [])], ['a', 'fid-1']);
  assert.equal(await request('GET'), 200);
  assert.equal(await request('DELETE', '/news.te'), 200);
  assert.equal(await request('DELETE', '/news.te'), 404);
});
