import assert from 'node:assert/strict';
import { followTree } from '../../src/notifications/devices/retag.ts';
import { categories, patch, post, token } from '../support/device-requests.ts';
import { startFakeFcm } from '../support/fake-fcm/fake.ts';
import { type Json, onBoth, onSqlite, type Reply, type Running, start } from '../support/helper.ts';

const title = 'క్రీడా వార్తలు';

async function categoryId(running: Running, slug: string): Promise<number> {
  const { app } = running.dinam;
  return (await app.db.write.selectFrom('categories').select('id').where('slug', '=', slug).executeTakeFirstOrThrow())
    .id;
}

async function edit(running: Running, id: number, json: Json): Promise<Reply> {
  const chief = await running.tokenOf('chief');
  const headers = { 'if-match': '*' };
  return running.call(`/api/admin/categories/${id}`, { method: 'PATCH', token: chief, json, headers });
}

async function rename(running: Running, from: string, to: string, more: Json = {}): Promise<number> {
  const id = await categoryId(running, from);
  const reply = await edit(running, id, { slug: to, ...more });
  assert.equal(reply.status, 200, reply.text);
  return id;
}

async function audience(running: Running, target: Json): Promise<number> {
  const editor = await running.tokenOf('editor');
  const reply = await running.call('/api/admin/notifications/preview', { token: editor, json: { target } });
  assert.equal(reply.status, 200, reply.text);
  return reply.body.data.count;
}

async function send(running: Running, json: Json): Promise<number> {
  const editor = await running.tokenOf('editor');
  const reply = await running.call('/api/admin/notifications', { token: editor, json: { title, ...json } });
  assert.equal(reply.status, 202, reply.text);
  return reply.body.data.id;
}

async function sent(running: Running, id: number): Promise<[sent: number, optedOut: number]> {
  await running.dinam.workers.drain();
  const editor = await running.tokenOf('editor');
  const { counts } = (await running.call(`/api/admin/notifications/${id}`, { token: editor })).body.data;
  return [counts.sent, counts.skipped?.opted_out ?? 0];
}

/** The devices follow the categories as the job leaves them. */
async function settle(running: Running): Promise<void> {
  running.clock.ms += 60_000;
  await followTree(running.dinam.app, new AbortController());
  await running.dinam.workers.drain();
}

onBoth('who follows a category, and who wants none of it, still does when it has another slug', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  await categories(running, 'sports', 'weather');
  await post(running, 1, { lang: 'te', categories: ['Sports'] });
  await post(running, 2, { lang: 'te', opt_outs: { categories: ['sports'] } });
  await post(running, 3, { lang: 'te', categories: ['weather'], opt_outs: { categories: ['sports'] } });
  const at = new Date(running.clock.ms + 3_600_000).toISOString();
  const planned = await send(running, { target: { type: 'category', value: 'sports' }, scheduled_at: at });
  const about = { target: { type: 'lang', value: 'te' }, category: 'sports' };
  const plannedForAll = await send(running, { ...about, scheduled_at: at });
  await rename(running, 'sports', 'games');
  await rename(running, 'games', 'khel');

  const check = async (when: string): Promise<void> => {
    for (const slug of ['sports', 'games', 'khel']) {
      assert.equal(await audience(running, { type: 'category', value: slug }), 1, `${slug} ${when}`);
      const segment = { all: [{ category: slug }, { not: { category: 'weather' } }] };
      assert.equal(await audience(running, { type: 'segment', value: segment }), 1, `${slug} in a segment ${when}`);
      assert.deepEqual(await sent(running, await send(running, { ...about, category: slug })), [1, 2], when);
    }
  };
  await check('before the phones follow');
  await settle(running);
  await check('afterwards');
  await post(running, 4, { lang: 'te', categories: ['games'], opt_outs: { categories: ['weather'] } });
  assert.equal(await audience(running, { type: 'category', value: 'khel' }), 2, 'an app that knows an old list');
  const shown = (await patch(running, 4, { push_enabled: true })).body.data;
  assert.deepEqual(shown.categories, ['khel'], 'an app is told the present slug');
  assert.ok(shown.topics.includes('news.te.khel'), String(shown.topics));
  running.clock.ms += 3_600_000;
  assert.deepEqual(await sent(running, planned), [2, 0]);
  assert.deepEqual(await sent(running, plannedForAll), [2, 2]);
});

onBoth('a slug that another category had is taken only when the editor says so, and phones stay', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  await categories(running, 'sports');
  await post(running, 1, { lang: 'hi', categories: ['sports'] });
  await post(running, 2, { lang: 'hi', opt_outs: { categories: ['sports'] } });
  const old = await rename(running, 'sports', 'games');
  const chief = await running.tokenOf('chief');
  const add = (json: Json): Promise<Reply> => running.call('/api/admin/categories', { token: chief, json });
  const refused = await add({ name: 'खेल', slug: 'sports' });
  assert.equal(refused.status, 409, refused.text);
  assert.deepEqual(
    refused.body.errors.map(({ field, code }: Json) => [field, code]),
    [['slug', 'taken']],
  );
  assert.match(refused.body.errors[0].message, /take_slug/);
  const named = await add({ name: 'Sports' });
  assert.equal(named.body.data.slug, 'sports-2', 'no name takes it by itself');
  const taken = await add({ name: 'खेल', slug: 'sports', take_slug: true });
  assert.equal(taken.status, 201, taken.text);
  await settle(running);
  assert.equal(await audience(running, { type: 'category', value: 'games' }), 1, 'it means what it meant');
  assert.equal(await audience(running, { type: 'category', value: 'sports' }), 0);
  const optedOut = async (category: string) =>
    (await sent(running, await send(running, { target: { type: 'lang', value: 'hi' }, category })))[1];
  assert.deepEqual([await optedOut('games'), await optedOut('sports')], [1, 0]);
  await post(running, 3, { lang: 'hi', categories: ['sports'] });
  assert.equal(await audience(running, { type: 'category', value: 'sports' }), 1, 'a new phone means the new one');
  assert.equal((await edit(running, old, { slug: 'sports' })).status, 409, 'which has it now');
  assert.equal((await edit(running, old, { slug: 'games' })).status, 200, 'its own is no other');
});

onSqlite('a topic that was planned reaches phones under the old and the new name of it', async (t, kind) => {
  const fake = await startFakeFcm();
  t.after(() => fake.close());
  const running = await start(t, kind, { WORKERS: '0', ...fake.env });
  await categories(running, 'sports');
  await post(running, 1, { lang: 'te', categories: ['sports'] });
  await running.dinam.workers.drain();
  const at = new Date(running.clock.ms + 600_000).toISOString();
  await send(running, { target: { type: 'topic', value: 'news.te.sports' }, scheduled_at: at });
  const value = "'news.te.sports' in topics && !('news.hi' in topics)";
  await send(running, { target: { type: 'condition', value }, scheduled_at: at });
  await rename(running, 'sports', 'games');
  await settle(running);
  running.clock.ms += 600_000;
  await running.dinam.workers.drain();
  assert.ok(fake.topics.topicsOf(token(1)).includes('news.te.games'));
  const conditions = fake.log.flatMap(({ kind, value }) => (kind === 'condition' ? [value] : []));
  assert.deepEqual(
    conditions.sort(),
    [
      "'news.te.games' in topics || 'news.te.sports' in topics",
      "('news.te.games' in topics || 'news.te.sports' in topics) && !('news.hi' in topics)",
    ].sort(),
  );
});

onBoth('phones of a category that went into another follow that one, and refuse its pushes', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  await categories(running, 'kriket', 'cricket', 'weather');
  await post(running, 1, { lang: 'te', categories: ['kriket'] });
  await post(running, 2, { lang: 'te', opt_outs: { categories: ['kriket'] } });
  await post(running, 3, { lang: 'te', categories: ['cricket', 'kriket'] });
  const at = new Date(running.clock.ms + 3_600_000).toISOString();
  const planned = await send(running, { target: { type: 'category', value: 'kriket' }, scheduled_at: at });
  const [from, into] = [await categoryId(running, 'kriket'), await categoryId(running, 'cricket')];
  const merged = await running.call(`/api/admin/categories/${from}/merge`, {
    token: await running.tokenOf('chief'),
    json: { into },
    headers: { 'if-match': '*' },
  });
  assert.equal(merged.status, 200, merged.text);
  const about = { target: { type: 'lang', value: 'te' } };
  const check = async (when: string): Promise<void> => {
    for (const slug of ['kriket', 'cricket']) {
      assert.equal(await audience(running, { type: 'category', value: slug }), 2, `${slug} ${when}`);
      const segment = { all: [{ category: slug }, { lang: 'te' }] };
      assert.equal(await audience(running, { type: 'segment', value: segment }), 2, `${slug} ${when}`);
      assert.deepEqual(await sent(running, await send(running, { ...about, category: slug })), [2, 1], when);
    }
    const shown = (await patch(running, 3, {})).body.data;
    assert.deepEqual(shown.categories, ['cricket'], when);
    assert.ok(shown.topics.includes('news.te.cricket') && !shown.topics.includes('news.te.kriket'), when);
  };
  await check('at once');
  await settle(running);
  running.clock.ms += 60_000;
  await running.dinam.workers.drain();
  await check('afterwards');
  running.clock.ms += 3_600_000;
  assert.deepEqual(await sent(running, planned), [2, 0]);
  const { db } = running.dinam.app;
  const stored = await db.write.selectFrom('devices').select('category_ids').orderBy('id').execute();
  for (const { category_ids } of stored)
    assert.ok(!Object.values(JSON.parse(category_ids) as object).includes(from), category_ids);
});
