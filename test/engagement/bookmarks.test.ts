import assert from 'node:assert/strict';
import { sweepEngagement } from '../../src/engagement/sweep.ts';
import { type Json, onBoth, onSqlite } from '../support/helper.ts';
import { day, fieldsOf, is, phone, type Scene, setUp } from './scene.ts';

const mark = (v: Scene, n: number, story: number | string, method = 'PUT', ip = '203.0.113.5') =>
  v.call(`/api/v1/installations/${phone(n)}/bookmarks/${story}`, { method, headers: { 'x-forwarded-for': ip } });
const list = (v: Scene, n: number, query = '') => v.call(`/api/v1/installations/${phone(n)}/bookmarks?${query}`);
const idsOf = (rows: Json[]): number[] => rows.map((row) => row.id);

onSqlite('an installation keeps stories, the newest bookmark first', async (t, kind) => {
  const v = await setUp(t, kind);
  const [a, b, c] = [
    await v.story({ title: 'తెలంగాణలో వర్షాలు' }),
    await v.story({ title: 'दिल्ली की हवा', lang: 'hi' }),
    await v.story({ title: 'சென்னை செய்தி', lang: 'ta' }),
  ];
  const first = await mark(v, 1, b);
  assert.deepEqual(is(first, 201).news_id, b);
  v.running.clock.ms += 1_000;
  assert.deepEqual(is(await mark(v, 1, b), 200), first.body.data, 'once more changes nothing');
  is(await mark(v, 1, a), 201);
  is(await mark(v, 1, c), 201);
  is(await mark(v, 2, a), 201);

  const reply = await list(v, 1);
  assert.deepEqual(idsOf(is(reply, 200)), [c, a, b]);
  assert.equal(reply.headers.get('cache-control'), 'no-store');
  assert.equal(reply.body.data[2].title, 'दिल्ली की हवा');
  assert.equal(reply.body.data[2].bookmarked_at, first.body.data.bookmarked_at);
  const item = is(await v.call(`/api/v1/news/${a}`), 200);
  for (const key of ['slug', 'category', 'tags', 'published_at']) assert.deepEqual(reply.body.data[1][key], item[key]);
  assert.deepEqual(Object.keys(is(await list(v, 1, 'fields=title'), 200)[0]).sort(), ['bookmarked_at', 'id', 'title']);
  assert.deepEqual(fieldsOf(await list(v, 1, 'fields=titel')), ['fields']);

  const page = await list(v, 1, 'limit=2');
  assert.deepEqual([idsOf(page.body.data), page.body.meta.has_more], [[c, a], true]);
  const rest = await list(v, 1, `limit=2&cursor=${page.body.meta.next_cursor}`);
  assert.deepEqual([idsOf(rest.body.data), rest.body.meta.next_cursor], [[b], null]);
  assert.deepEqual(fieldsOf(await list(v, 1, 'cursor=xyz')), ['cursor']);

  is(await mark(v, 1, a, 'DELETE'), 200);
  assert.deepEqual(is(await mark(v, 1, a, 'DELETE'), 200), { news_id: a }, 'once more is as good');
  assert.deepEqual(idsOf(is(await list(v, 1), 200)), [c, b]);
  assert.deepEqual(idsOf(is(await list(v, 2), 200)), [a], 'others keep theirs');
  assert.deepEqual(is(await list(v, 3), 200), []);
});

onSqlite('stories that readers do not see are left out of the list and remain stored', async (t, kind) => {
  const v = await setUp(t, kind);
  const [a, b] = [await v.story(), await v.story()];
  is(await mark(v, 1, a), 201);
  is(await mark(v, 1, b), 201);
  is(await v.admin(`/api/admin/news/${a}/unpublish`, { json: {} }), 200);
  assert.deepEqual(idsOf(is(await list(v, 1), 200)), [b]);
  is(await mark(v, 2, a), 404);
  is(await mark(v, 1, a), 200);
  is(await v.admin(`/api/admin/news/${a}/publish`, { json: {} }), 200);
  assert.deepEqual(idsOf(is(await list(v, 1), 200)), [b, a]);
  is(await mark(v, 1, 4711), 404);
  is(await mark(v, 1, 'x'), 400);
  is(await v.call('/api/v1/installations/short/bookmarks'), 400);
  is(await v.call(`/api/v1/installations/${'%E0%B0%95'.repeat(9)}/bookmarks`), 400);
  const { write } = v.running.dinam.app.db;
  assert.equal((await write.selectFrom('readers').selectAll().execute()).length, 1, 'what failed left nothing behind');
  for (const id of [a, b]) is(await mark(v, 1, id, 'DELETE'), 200);
  assert.equal((await write.selectFrom('readers').selectAll().execute()).length, 0, 'nor does the last one');
});

onBoth('a thousand bookmarks and no more, also when they come at once', async (t, kind) => {
  const v = await setUp(t, kind);
  const first = await v.story();
  is(await mark(v, 1, first), 201);
  const { write } = v.running.dinam.app.db;
  const row = await write.selectFrom('news').selectAll().where('id', '=', first).executeTakeFirstOrThrow();
  const { id: _, ...copy } = row;
  for (let n = 0; n < 1_020; n += 20) await write.insertInto('news').values(Array(20).fill(copy)).execute();
  const ids = (await write.selectFrom('news').select('id').where('id', '<>', first).orderBy('id').execute()).map(
    (r) => r.id,
  );
  const reader_id = (await write.selectFrom('readers').select('id').executeTakeFirstOrThrow()).id;
  for (let n = 0; n < 990; n += 99)
    await write
      .insertInto('bookmarks')
      .values(ids.slice(n, n + 99).map((news_id) => ({ reader_id, news_id, created_at: row.created_at })))
      .execute();
  const replies = await Promise.all(ids.slice(990, 1_010).map((id) => mark(v, 1, id)));
  assert.deepEqual(replies.map((r) => r.status).sort(), [...Array(9).fill(201), ...Array(11).fill(409)]);
  const refused = replies.find((r) => r.status === 409);
  assert.match(refused?.body.message, /at most 1000 bookmarks/);
  is(await mark(v, 1, first), 200);
  is(await mark(v, 1, first, 'DELETE'), 200);
  is(await mark(v, 1, ids[1_015] as number), 201);
});

onSqlite('anonymous clients fill neither the table nor the hourly limit', async (t, kind) => {
  const v = await setUp(t, kind, { BOOKMARK_READERS: '3' });
  const story = await v.story();
  for (let n = 0; n < 3; n++) is(await mark(v, n, story), 201);
  const full = await mark(v, 3, story);
  is(full, 503);
  assert.match(full.headers.get('retry-after') ?? '', /^\d+$/);
  is(await mark(v, 2, await v.story()), 201);

  const one = await Promise.all(Array.from({ length: 65 }, () => mark(v, 1, story)));
  assert.equal(one.filter((r) => r.status === 429).length, 6, 'of one installation, whose first was above');
  is(await mark(v, 1, story, 'PUT', '198.51.100.7'), 429);
  const many = await Promise.all(Array.from({ length: 300 }, (_, n) => mark(v, n % 3, 4711, 'DELETE', '198.51.100.9')));
  assert.ok(many.every((r) => r.status === 200 || r.status === 429));
  const next = await mark(v, 2, story, 'PUT', '198.51.100.9');
  is(next, 429);
  assert.match(next.headers.get('retry-after') ?? '', /^\d+$/);
});

onSqlite('bookmarks of an installation that was long not seen go', async (t, kind) => {
  const v = await setUp(t, kind, { BOOKMARK_DAYS: '100' });
  const story = await v.story();
  for (const n of [1, 2]) is(await mark(v, n, story), 201);
  v.running.clock.ms += 60 * day;
  assert.equal(is(await list(v, 1), 200).length, 1);
  v.running.clock.ms += 60 * day;
  await sweepEngagement(v.running.dinam.app);
  assert.equal(is(await list(v, 1), 200).length, 1, 'it was seen sixty days ago');
  assert.equal(is(await list(v, 2), 200).length, 0);
});
