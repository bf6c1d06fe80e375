import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { viewCounter } from '../../src/news/trending/views.ts';
import {
  type Json,
  onBoth,
  onPostgres,
  onSqlite,
  type Reply,
  type Running,
  readyDatabase,
  start,
} from '../support/helper.ts';
import { serve, until } from '../support/process.ts';

const hour = 3_600_000;

async function post(running: Running, title: string, json: Record<string, unknown> = {}): Promise<number> {
  const reply = await running.call('/api/news.php', {
    token: await running.tokenOf('editor'),
    json: { title, ...json },
  });
  assert.ok(reply.status === 201 || reply.status === 200, reply.text);
  return reply.body.data.id;
}

/** `n` phones open the item. */
async function view(running: Running, id: number, n = 1): Promise<void> {
  for (let i = 0; i < n; i++) {
    const reply = await running.call(`/api/v1/news/${id}/view`, { method: 'POST' });
    assert.equal(reply.status, 202, reply.text);
  }
}

const flush = (running: Running): Promise<void> => viewCounter(running.dinam.app).flush();

async function trending(running: Running, query = ''): Promise<number[]> {
  const reply = await running.call(`/api/v1/news/trending${query}`);
  assert.equal(reply.status, 200, reply.text);
  return reply.body.data.map((item: Json) => item.id);
}

async function viewsIn(running: Running, id: number): Promise<number> {
  const row = await running.dinam.app.db.write
    .selectFrom('news')
    .select('views')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.views ?? -1;
}

onSqlite('a view costs no write; many are written together and raise no list', async (t, kind) => {
  const running = await start(t, kind);
  const [first, second] = [await post(running, 'మొదటి వార్త'), await post(running, 'రెండవ వార్త')];
  const before = await running.call('/api/v1/news');
  const { misses } = running.dinam.app.cache.counts;
  await view(running, first, 3);
  await view(running, second);
  assert.equal(await viewsIn(running, first), 0, 'they wait in memory');
  await flush(running);
  assert.deepEqual([await viewsIn(running, first), await viewsIn(running, second)], [3, 1]);
  assert.equal((await running.call('/api/v1/news')).text, before.text);
  assert.equal(running.dinam.app.cache.counts.misses, misses, 'the list is still good');
  const admin = await running.call(`/api/admin/news/${first}`, { token: await running.tokenOf('editor') });
  assert.deepEqual([admin.body.data.views, admin.body.data.rev], [3, 1], 'a view is no edit');
  await view(running, first, 2);
  await flush(running);
  await flush(running);
  assert.equal(await viewsIn(running, first), 5, 'nothing is written twice');
});

onSqlite('an installation counts once an hour for each item; what it is called by is checked', async (t, kind) => {
  const running = await start(t, kind);
  const [first, second] = [await post(running, 'एक खबर', { lang: 'hi' }), await post(running, 'दूसरी', { lang: 'hi' })];
  const open = (id: number | string, json: unknown = { installation_id: 'phone-0001' }) =>
    running.call(`/api/v1/news/${id}/view`, { json });
  for (const id of [first, first, second, first]) assert.equal((await open(id)).status, 202);
  assert.equal((await open(first, { installation_id: 'phone-0002' })).status, 202);
  await flush(running);
  assert.deepEqual([await viewsIn(running, first), await viewsIn(running, second)], [2, 1]);
  await running.call('/api/v1/installations/phone-0001', { method: 'DELETE' });
  await open(first);
  await flush(running);
  assert.equal(await viewsIn(running, first), 3, 'who was erased is not remembered');
  running.clock.ms += hour;
  await open(first);
  await flush(running);
  assert.equal(await viewsIn(running, first), 4);

  for (const [id, json, field] of [
    [first, { installation_id: 'x' }, 'installation_id'],
    [first, { installation: 'phone-0001' }, 'installation'],
    ['abc', {}, 'id'],
  ] as const) {
    const reply = await open(id, json);
    assert.deepEqual([reply.status, reply.body.errors.map((e: Json) => e.field)], [400, [field]]);
  }
  assert.equal((await running.call(`/api/v1/news/${first}/view`)).status, 405);
});

onSqlite('ids that are none, drafts and the trash leave nothing behind', async (t, kind) => {
  const running = await start(t, kind);
  const draft = await post(running, 'చిత్తుప్రతి', { status: 'draft' });
  const shown = await post(running, 'వార్త');
  for (const id of [draft, 999_999, Number.MAX_SAFE_INTEGER, shown]) await view(running, id);
  await flush(running);
  assert.deepEqual([await viewsIn(running, draft), await viewsIn(running, shown)], [0, 1]);
  const rows = await running.dinam.app.db.write.selectFrom('news_heat').select('news_id').execute();
  assert.deepEqual(rows, [{ news_id: shown }]);
});

onBoth('the most read come first, older views count less, and the newest fill up', async (t, kind) => {
  const running = await start(t, kind);
  const ids = [];
  for (const title of ['ఒకటి', 'రెండు', 'మూడు', 'నాలుగు']) {
    ids.push(await post(running, title));
    running.clock.ms += 60_000;
  }
  const [a, b, c, d] = ids as [number, number, number, number];
  assert.deepEqual(await trending(running), [d, c, b, a], 'the newest while nobody reads');
  await view(running, a, 8);
  await view(running, b, 1);
  await flush(running);
  assert.deepEqual(await trending(running), [a, d, c, b], 'one view makes no trend');

  running.clock.ms += 12 * hour; // two half-lives: eight views are worth two
  await view(running, c, 3);
  await flush(running);
  assert.deepEqual(await trending(running), [c, a, d, b]);
  const reply = await running.call('/api/v1/news/trending?limit=2');
  assert.deepEqual([reply.body.meta.trending, reply.body.data.length], [2, 2]);

  running.clock.ms += hour; // now they are worth less than two, and nobody wrote anything
  assert.deepEqual(await trending(running), [c, d, b, a]);
  running.clock.ms += 24 * hour;
  assert.deepEqual(await trending(running), [d, c, b, a]);
  const old = await running.call('/api/v1/index.php?endpoint=news&action=trending&limit=1');
  assert.deepEqual(
    old.body.data.map((item: Json) => item.id),
    [d],
  );
});

onBoth('heat adds up over flushes as if every view had been counted at its own time', async (t, kind) => {
  const running = await start(t, kind);
  const [late, early] = [await post(running, 'అల'), await post(running, 'తరంగం')];
  await view(running, early, 10);
  await flush(running);
  running.clock.ms += 6 * hour;
  await view(running, late, 6);
  await view(running, early, 2); // 10 / 2 + 2
  await flush(running);
  assert.deepEqual(await trending(running, '?limit=2'), [early, late]);
  await view(running, late, 2);
  await flush(running);
  running.clock.ms += 61_000;
  await flush(running);
  assert.deepEqual(await trending(running, '?limit=2'), [late, early]);
  // So long after that the old heat could not even be seen beside one view.
  running.clock.ms += 400 * hour;
  await view(running, early, 3);
  await flush(running);
  assert.deepEqual(await trending(running, '?limit=2'), [early, late]);
  const rows = await running.dinam.app.db.write.selectFrom('news_heat').select('news_id').execute();
  assert.deepEqual(rows, [{ news_id: early }], 'what is long cold is forgotten');
});

onBoth('language, category, place and window narrow it; what readers may not see is out at once', async (t, kind) => {
  const running = await start(t, kind);
  const token = await running.tokenOf('editor');
  const made = await running.call('/api/admin/categories', { token, json: { name: 'Sports' } });
  const old = await post(running, 'పాత వార్త', {
    category_id: made.body.data.id,
    location: { district: 'Guntur' },
    published_at: new Date(running.clock.ms - 30 * hour).toISOString(),
  });
  const fresh = await post(running, 'కొత్త వార్త');
  const hindi = await post(running, 'ताज़ा खबर', { lang: 'hi' });
  for (const id of [old, fresh, hindi]) await view(running, id, 4);
  await view(running, old);
  await flush(running);
  assert.deepEqual(await trending(running), [old, fresh]);
  assert.deepEqual(await trending(running, '?lang=hi'), [hindi]);
  assert.deepEqual(await trending(running, '?category=sports'), [old]);
  assert.deepEqual(await trending(running, '?location=guntur'), [old]);
  assert.deepEqual(await trending(running, '?window=24'), [fresh]);
  assert.deepEqual(await trending(running, '?window=31'), [old, fresh]);
  assert.equal((await running.call('/api/v1/news/trending?window=0')).status, 400);
  await running.call(`/api/admin/news/${old}/archive`, { method: 'POST', token });
  assert.deepEqual(await trending(running), [fresh]);
  await running.call(`/api/admin/news/${fresh}?apply=now`, {
    method: 'PATCH',
    token,
    headers: { 'if-match': '*' },
    json: { lang: 'kn' },
  });
  assert.deepEqual(await trending(running), [], 'it has left the language');
});

onSqlite('an item leaves the window by itself', async (t, kind) => {
  const running = await start(t, kind);
  const published_at = new Date(running.clock.ms - 30 * hour).toISOString();
  const old = await post(running, 'పాత వార్త', { published_at });
  await view(running, old, 9);
  await flush(running);
  assert.deepEqual(await trending(running, '?window=31'), [old]);
  running.clock.ms += 2 * hour;
  assert.deepEqual(await trending(running, '?window=31'), []);
  assert.deepEqual(await trending(running), [old]);
});

onSqlite('the list is made anew once a minute at most', async (t, kind) => {
  const running = await start(t, kind);
  const [a, b] = [await post(running, 'అ'), await post(running, 'ఆ')];
  await view(running, a, 2);
  await flush(running);
  assert.deepEqual(await trending(running), [a, b]);
  await view(running, b, 3);
  await flush(running);
  assert.deepEqual(await trending(running), [a, b], 'still the answer of before');
  running.clock.ms += 60_000;
  await flush(running);
  assert.deepEqual(await trending(running), [b, a], 'what waited is told without another view');
});

onSqlite('views that could not be written are retained and written later', async (t, kind) => {
  const running = await start(t, kind);
  const id = await post(running, 'వార్త');
  const { db } = running.dinam.app;
  await sql`alter table news_heat rename to news_heat_away`.execute(db.write);
  await view(running, id, 2);
  await assert.rejects(flush(running));
  await view(running, id);
  await assert.rejects(flush(running));
  await sql`alter table news_heat_away rename to news_heat`.execute(db.write);
  await flush(running);
  assert.equal(await viewsIn(running, id), 3);
});

onSqlite('views of one address are limited', async (t, kind) => {
  const running = await start(t, kind);
  const replies: Reply[] = [];
  // So many at a time that the limit of connections of an address refuses none.
  while (replies.length < 1_205) {
    const some = Math.min(241, 1_205 - replies.length);
    const pending = Array.from({ length: some }, () => running.call('/api/v1/news/1/view', { method: 'POST' }));
    replies.push(...(await Promise.all(pending)));
  }
  const refused = replies.filter(({ status }) => status === 429);
  assert.equal(refused.length, 5);
  assert.ok(refused[0]?.headers.get('retry-after'));
});

onSqlite('the end of the program writes what waits', async (t, kind) => {
  const env = await readyDatabase(t, kind);
  const running = await start(t, kind, {}, env);
  const id = await post(running, 'వార్త');
  await running.dinam.close();
  const first = await serve(t, env);
  for (let i = 0; i < 4; i++) await fetch(`${first.url}/api/v1/news/${id}/view`, { method: 'POST' });
  first.child.kill('SIGTERM');
  assert.equal(await first.ended, 0);
  const second = await serve(t, env);
  const { data } = (await (await fetch(`${second.url}/api/v1/news/${id}`)).json()) as Json;
  assert.equal(data.views, 4);
});

onPostgres('two programs add to the same counters and heat [postgres]', async (t) => {
  const env = await readyDatabase(t, 'postgres');
  const one = await start(t, 'postgres', {}, env);
  const two = await start(t, 'postgres', {}, env);
  two.clock.ms = one.clock.ms;
  const ids: number[] = [];
  for (let i = 0; i < 12; i++) ids.push(await post(one, `వార్త ${i}`));
  // Both write the same rows at the same time, again and again, in the order in which they came.
  for (let round = 0; round < 5; round++) {
    for (const id of ids) await view(one, id);
    for (const id of ids.toReversed()) await view(two, id);
    await Promise.all([flush(one), flush(two)]);
  }
  for (const id of ids) assert.equal(await viewsIn(one, id), 10);
  await view(two, ids[3] as number);
  await flush(two);
  for (const running of [one, two]) running.clock.ms += 60_000;
  await flush(two);
  await until(
    () => trending(one, '?limit=1'),
    ([first]) => first === ids[3],
  );
});
