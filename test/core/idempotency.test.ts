import assert from 'node:assert/strict';
import { api } from '../../src/app.ts';
import { pruneIdempotencyKeys } from '../../src/core/api/idempotency.ts';
import { openapiOf } from '../../src/http/docs/openapi.ts';
import { type Json, onBoth, password, start, test } from '../support/helper.ts';

const path = '/api/admin/news';
const story = { title: 'గోదావరికి వరద హెచ్చరిక', lang: 'te', tags: ['వరద'], source: { name: 'దినం', url: null } };

onBoth('a story is added once under an Idempotency-Key, however often and fast it is sent', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  const { app } = running.dinam;
  const token = await running.tokenOf('editor');
  const add = (key: string, json: object, to = path, by = token) =>
    running.call(to, { token: by, json, headers: { 'idempotency-key': key } });
  const stories = async (): Promise<number> => (await running.call(path, { token })).body.meta.total;

  const first = await add('flood-1', story);
  assert.equal(first.status, 201, first.text);
  assert.equal(first.headers.get('idempotency-replayed'), null);
  const item = `${path}/${first.body.data.id}`;
  const edit = { method: 'PATCH', token, json: { title: 'గోదావరి శాంతించింది' }, headers: { 'if-match': '*' } };
  assert.equal((await running.call(item, edit)).status, 200);
  const { source, ...others } = story;
  const again = await add('flood-1', { source: { url: null, name: source.name }, ...others });
  assert.equal(again.status, 201);
  assert.equal(again.headers.get('idempotency-replayed'), 'true');
  for (const name of ['location', 'etag']) assert.equal(again.headers.get(name), first.headers.get(name), name);
  assert.deepEqual(again.body, first.body, 'the first answer, whatever the story says now');
  assert.equal(await stories(), 1);

  for (const other of [
    await add('flood-1', { ...story, title: 'வெள்ள எச்சரிக்கை' }),
    await add('flood-1', { name: 'వాతావరణం', slug: 'weather' }, '/api/admin/categories'),
  ]) {
    assert.deepEqual([other.status, other.body.code], [409, 'conflict'], other.text);
    assert.equal(other.body.errors[0].field, 'Idempotency-Key');
  }
  assert.equal((await add('flood-1', story, path, await running.tokenOf('owner'))).status, 201);
  assert.equal(await stories(), 2, 'the key of another user is another key');

  const burst = await Promise.all(Array.from({ length: 8 }, () => add('flood-2', story)));
  assert.deepEqual([...new Set(burst.map((r) => r.status))], [201]);
  assert.equal(new Set(burst.map((r) => r.body.data.id)).size, 1);
  assert.equal(burst.filter((r) => r.headers.get('idempotency-replayed') === null).length, 1);
  assert.equal(await stories(), 3);

  const orphan = { ...story, category_id: 987 };
  assert.equal((await add('flood-3', orphan)).status, 400);
  assert.equal((await add('flood-3', story)).status, 201, 'a request that was refused does not use its key up');
  for (const bad of ['a b', 'x'.repeat(256)])
    assert.equal((await add(bad, story)).body.errors[0].field, 'Idempotency-Key');

  running.clock.ms += 6 * 86_400_000;
  await pruneIdempotencyKeys(app);
  const keys = () => app.db.write.selectFrom('idempotency_keys').select('key').orderBy('key').execute();
  assert.deepEqual(
    (await keys()).map(({ key }) => key),
    ['flood-1', 'flood-1', 'flood-2', 'flood-3'],
  );
  running.clock.ms += 86_400_001;
  await pruneIdempotencyKeys(app);
  assert.deepEqual(await keys(), []);
});

test('nothing is stored of a request whose body holds a password', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const headers = { 'idempotency-key': 'one' };
  const token = await running.tokenOf('owner');
  const user = { username: 'రవి', role: 'viewer', password: 'గోదావరి-వరద-జ్ఞాపకం', current_password: password };
  assert.equal((await running.call('/api/admin/users', { token, json: user, headers })).status, 201);
  assert.equal(
    (await running.call('/api/admin/users', { token, json: user, headers })).status,
    409,
    'the name is taken',
  );
  const feed = { feed_url: 'https://news.example.in/rss', username: 'దినం', password: 'రహస్యం' };
  assert.equal((await running.call('/api/admin/feeds', { token, json: feed, headers })).status, 201);
  const { write } = running.dinam.app.db;
  assert.deepEqual(await write.selectFrom('idempotency_keys').selectAll().execute(), []);

  const document = openapiOf(api, 'https://news.example.in') as Json;
  const takesKey = (address: string): boolean =>
    document.paths[address].post.parameters.some((p: Json) => p.in === 'header' && p.name === 'Idempotency-Key');
  assert.deepEqual(
    [path, '/api/admin/categories', '/api/admin/notifications', '/api/admin/users', '/api/admin/feeds'].map(takesKey),
    [true, true, true, false, false],
  );
});
