import assert from 'node:assert/strict';
import { type Json, onBoth, onSqlite } from '../support/helper.ts';
import { uploaded } from '../support/media.ts';
import { picture } from '../support/pictures.ts';
import { seqs, setUp } from './live-scene.ts';

onSqlite('a live blog for editors: entries are added, changed, removed; the blog ends and goes on', async (t, kind) => {
  const d = await setUp(t, kind);
  const { id } = await d.story();
  const before = await d.call(`/api/admin/news/${id}`);
  const first = await d.post(id, {
    title: '  తొలి రౌండ్ ',
    content: '<p>लाइव</p><script>x()</script><p onclick="x()">முதல்</p>',
    at: '2026-11-20T12:00:00+05:30',
    is_key_event: true,
  });
  assert.equal(first.title, 'తొలి రౌండ్');
  assert.equal(first.content, '<p>लाइव</p><p>முதல்</p>');
  assert.equal(first.at, '2026-11-20T06:30:00.000Z');
  assert.deepEqual([first.seq, first.is_key_event, first.is_pinned, first.news_id], [1, true, false, id]);
  const second = await d.post(id, { content: '<p>দ্বিতীয়</p>' });
  assert.equal(second.seq, 2);
  assert.equal(second.at, new Date(d.running.clock.ms).toISOString(), 'now, when nothing is said');

  for (const [json, field] of [
    [{}, 'content'],
    [{ title: '   ', content: '<script>x</script>' }, 'content'],
    [{ title: 'x', at: 'soon' }, 'at'],
    [{ title: 'x', image_url: 'javascript:x()' }, 'image_url'],
    [{ title: 'x', seq: 7 }, 'seq'],
    [{ title: 'x', removed: true }, 'removed'],
    [{ title: 'x', news_id: 1 }, 'news_id'],
    [{ title: 'క'.repeat(301) }, 'title'],
    [{ content: 'x'.repeat(20_001) }, 'content'],
  ] as const) {
    const reply = await d.call(`/api/admin/news/${id}/live`, { json });
    assert.equal(reply.status, 400, JSON.stringify(json).slice(0, 100));
    assert.deepEqual(
      reply.body.errors.map((e: Json) => e.field),
      [field],
    );
  }
  assert.equal((await d.edit(second.id, { content: '' })).status, 400, 'nothing would be left of it');

  const path = `/api/admin/live-entries/${first.id}`;
  assert.equal((await d.call(path, { method: 'PATCH', json: { title: 'x' } })).status, 428);
  assert.equal((await d.call(path, { method: 'DELETE' })).status, 428);
  const changed = await d.call(path, { method: 'PATCH', json: { is_pinned: true }, headers: { 'if-match': '"1"' } });
  assert.equal(changed.status, 200, changed.text);
  assert.deepEqual(
    { ...changed.body.data, updated_at: '' },
    { ...first, is_pinned: true, seq: 3, rev: 2, updated_at: '' },
  );
  for (const method of ['PATCH', 'DELETE']) {
    const stale = await d.call(path, {
      method,
      ...(method === 'PATCH' ? { json: { title: 'x' } } : {}),
      headers: { 'if-match': '"1"' },
    });
    assert.equal(stale.status, 412, 'two editors');
    assert.equal(stale.headers.get('etag'), '"2"');
  }
  assert.equal((await d.remove(second.id)).status, 200);
  assert.equal((await d.edit(second.id, { title: 'తిరిగి' })).status, 404, 'removed is removed');
  assert.equal((await d.remove(second.id)).status, 404, 'a second click');
  const list = async (query = ''): Promise<Json[]> => (await d.call(`/api/admin/news/${id}/live${query}`)).body.data;
  assert.deepEqual(seqs(await list()), [3]);
  assert.deepEqual(seqs(await list('?removed=true')), [4]);
  assert.equal((await list('?removed=true'))[0].content, '<p>দ্বিতীয়</p>', 'the admin API still lists it');

  const after = await d.call(`/api/admin/news/${id}`);
  assert.equal(after.headers.get('etag'), before.headers.get('etag'), 'an editor of the story is not held up');
  assert.equal(after.body.data.updated_at, before.body.data.updated_at);
  d.running.clock.ms += 61_000;
  await d.post(id, { title: 'రెండో రౌండ్' });
  const moved = (await d.call(`/api/v1/news/${id}`)).body.data.updated_at;
  assert.ok(moved > before.body.data.updated_at, 'lists show that the blog moves');
  d.running.clock.ms += 10_000;
  await d.post(id, { title: 'మూడో రౌండ్' });
  assert.equal((await d.call(`/api/v1/news/${id}`)).body.data.updated_at, moved, 'but not with every entry');

  const close = () => d.call(`/api/admin/news/${id}/live/close`, { json: {} });
  const closed = await close();
  assert.equal(closed.status, 200, closed.text);
  assert.deepEqual(closed.body.data, {
    news_id: id,
    last_seq: 6,
    live_ended_at: new Date(d.running.clock.ms).toISOString(),
  });
  d.running.clock.ms += 1_000;
  assert.deepEqual((await close()).body.data, closed.body.data, 'a second click');
  assert.equal((await d.call(`/api/v1/news/${id}`)).body.data.live_ended_at, closed.body.data.live_ended_at);
  assert.equal((await d.call(`/api/admin/news/${id}/live`, { json: { title: 'x' } })).status, 409);
  assert.equal((await d.edit(first.id, { title: 'సవరణ' })).status, 200, 'what was said may still be corrected');
  const reopened = await d.call(`/api/admin/news/${id}/live/reopen`, { json: {} });
  assert.equal(reopened.body.data.live_ended_at, null);
  await d.post(id, { title: 'మళ్లీ' });
  const again = { json: { content: '<p>மூன்றாம் சுற்று</p>' }, headers: { 'idempotency-key': 'phone-1' } };
  const [sent, repeated] = [
    await d.call(`/api/admin/news/${id}/live`, again),
    await d.call(`/api/admin/news/${id}/live`, again),
  ];
  assert.deepEqual([sent.status, repeated.status, repeated.headers.get('idempotency-replayed')], [201, 201, 'true']);
  assert.equal(repeated.body.data.id, sent.body.data.id, 'a phone that lost the answer adds one entry');
  assert.equal((await d.remove(sent.body.data.id)).status, 200);

  const article = await d.story({ content_type: 'article' });
  for (const path of ['live', 'live/close', 'live/reopen'])
    assert.equal(
      (await d.call(`/api/admin/news/${article.id}/${path}`, { json: { title: 'x' } })).status,
      path === 'live' ? 409 : 400,
    );
  assert.equal((await d.call(`/api/admin/news/${article.id}/live/close`, { json: {} })).status, 409);
  assert.equal((await d.call('/api/admin/news/999999/live', { json: { title: 'x' } })).status, 404);
  assert.equal((await d.call('/api/admin/news/999999/live/close', { json: {} })).status, 404);
  const trail = async (resource: string, of: number): Promise<string[]> =>
    (await d.call(`/api/admin/audit?resource=${resource}&resource_id=${of}&sort=id`)).body.data.map(
      (l: Json) => l.action,
    );
  assert.deepEqual(await trail('live-entries', second.id), ['create', 'remove']);
  assert.deepEqual((await trail('news', id)).slice(-2), ['live-close', 'live-reopen']);
});

onBoth('readers page through a blog, and ask for what changed', async (t, kind) => {
  const d = await setUp(t, kind);
  const { id, slug } = await d.story();
  const base = `/api/v1/news/${slug}/live`;
  const get = async (query = ''): Promise<Json> => {
    const reply = await d.running.call(base + query);
    assert.equal(reply.status, 200, reply.text);
    return reply.body;
  };
  assert.deepEqual((await get()).data, []);
  const entries: Json[] = [];
  for (let i = 0; i < 7; i++) {
    d.running.clock.ms += 1_000;
    entries.push(await d.post(id, { title: `నవీకరణ ${i}`, is_pinned: i === 2 }));
  }
  const asReader = ({ news_id: _n, deleted_at: _d, created_by: _c, rev: _r, ...entry }: Json): Json => entry;
  const newest = await get();
  assert.deepEqual(newest.data[0], asReader(entries[2]), 'the pinned one first');
  assert.deepEqual(seqs(newest.data), [3, 7, 6, 5, 4, 2, 1]);
  assert.deepEqual(newest.meta, {
    lang: 'te',
    page: null,
    limit: 20,
    total: null,
    total_pages: null,
    has_more: false,
    next_cursor: null,
    next_after: 7,
    last_seq: 7,
    ended: false,
    ended_at: null,
  });
  for (const [order, expected] of [
    ['newest', [3, 7, 6, 5, 4, 2, 1]],
    ['oldest', [1, 2, 3, 4, 5, 6, 7]],
  ] as const) {
    const found: number[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const { data, meta } = await get(`?order=${order}&limit=2&cursor=${cursor}`);
      found.push(...seqs(data));
      cursor = meta.next_cursor;
    }
    assert.deepEqual(found, expected, order);
  }

  const etag = (await d.running.call(base)).headers.get('etag') as string;
  const same = () => d.running.call(base, { headers: { 'if-none-match': etag } });
  assert.equal((await same()).status, 304);
  await d.edit(entries[0].id, { title: 'సరిచేసినది' });
  await d.remove(entries[5].id);
  assert.equal((await same()).status, 200, 'an entry makes the kept answer old');
  const changes = await get('?after=7');
  assert.deepEqual(
    changes.data.map((r: Json) => [r.id, r.seq, r.title, r.deleted]),
    [
      [entries[0].id, 8, 'సరిచేసినది', undefined],
      [entries[5].id, 9, undefined, true],
    ],
  );
  const collected: number[] = [];
  for (let [after, more] = [0, true]; more; ) {
    const { data, meta } = await get(`?after=${after}&limit=2`);
    collected.push(...seqs(data));
    [after, more] = [meta.next_after, meta.has_more];
  }
  assert.deepEqual(collected, [2, 3, 4, 5, 7, 8, 9], 'each entry once, as it is now, in the order of the changes');
  assert.deepEqual((await get('?after=9')).data, []);

  const old = await d.running.call(`/api/v1/index.php?endpoint=news&action=live&id=${id}&after=7`);
  assert.deepEqual(old.body, changes, 'the old address gives the same');
  for (const query of [
    '?after=-1',
    '?after=x',
    '?limit=0',
    '?limit=101',
    '?order=up',
    '?cursor=%00',
    '?cursor=abc',
    '?after=1&order=oldest',
  ])
    assert.equal((await d.running.call(base + query)).status, 400, query);
  const draft = await d.story({ status: 'draft' });
  const article = await d.story({ content_type: 'article' });
  for (const path of [draft.id, article.id, 999_999, 'no-number'])
    for (const end of ['live', 'live/stream'])
      assert.equal((await d.running.call(`/api/v1/news/${path}/${end}`)).status, 404, `${path}/${end}`);
  await d.call(`/api/admin/news/${id}/live/close`, { json: {} });
  assert.deepEqual([(await get()).meta.ended, (await get('?after=9')).meta.ended], [true, true]);
});

onSqlite('pictures of entries are in use, so that bulk removal of unused files leaves them', async (t, kind) => {
  const d = await setUp(t, kind);
  const { id } = await d.story();
  const [shown, spare] = [
    await uploaded(d.running, 'ఓట్ల లెక్కింపు.jpg', await picture('jpeg')),
    await uploaded(d.running, 'मतगणना.png', await picture('png')),
  ];
  const entry = await d.post(id, { title: 'తొలి రౌండ్', image_url: shown.url });
  const unused = async (): Promise<Json> =>
    (await d.call('/api/admin/media/trash-unused', { json: { ids: [shown.id, spare.id] } })).body.data;
  const uses = await d.call(`/api/admin/media/${shown.id}/uses`);
  const use = { resource: 'live-entries', id: entry.id, title: 'తొలి రౌండ్', status: 'published', news_id: id };
  assert.deepEqual(uses.body.data, [use]);
  await unused();
  const state = async ({ id: file }: Json) => (await d.call(`/api/admin/media/${file}`)).body.data.trashed_at !== null;
  assert.deepEqual([await state(shown), await state(spare)], [false, true]);
  await d.edit(entry.id, { image_url: null });
  await unused();
  assert.equal(await state(shown), true, 'nothing shows it any more');
});

onBoth('a blog that is removed for good uses its pictures no more', async (t, kind) => {
  const d = await setUp(t, kind);
  const file = await uploaded(d.running, 'ఓట్ల లెక్కింపు.jpg', await picture('jpeg'));
  const [gone, stays] = [await d.story(), await d.story({ title: 'வாக்கு எண்ணிக்கை', lang: 'ta' })];
  await d.post(gone.id, { title: 'తొలి రౌండ్', image_url: file.url });
  await d.post(gone.id, { title: 'రెండో రౌండ్', content: `<p>చూడండి</p><img src="${file.original_url}">` });
  const left = await d.post(stays.id, { title: 'முதல் சுற்று', image_url: file.url });
  const uses = async (): Promise<number[]> =>
    (await d.call(`/api/admin/media/${file.id}/uses`)).body.data.map(({ id }: Json) => id);
  assert.equal((await uses()).length, 3);
  const token = await d.running.tokenOf('owner');
  const removal = { token, method: 'DELETE', headers: { 'if-match': '*' } };
  for (const { id } of [gone, stays]) {
    assert.equal((await d.call(`/api/admin/news/${id}/trash`, { token, json: {} })).status, 200);
    assert.equal((await uses()).length, id === gone.id ? 3 : 1, 'a story in the trash may come back');
    assert.equal((await d.call(`/api/admin/news/${id}`, removal)).status, 200);
    assert.deepEqual(await uses(), id === gone.id ? [left.id] : []);
  }
  assert.equal((await d.call(`/api/admin/media/${file.id}`, removal)).status, 200, 'without force');
});
