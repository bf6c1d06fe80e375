import assert from 'node:assert/strict';
import { type Json, onBoth, onPostgres, onSqlite, start } from '../support/helper.ts';
import { fieldsOf, ids, q, setUp } from './admin-scene.ts';

onSqlite('a row is added, read, changed and removed', async (t, kind) => {
  const d = await setUp(t, kind, 'owner');
  const bodies: Record<string, { make: Json; change: Json; bad: Json; badFields: string[]; unknown: string[] }> = {
    news: {
      make: { title: 'తెలంగాణలో భారీ వర్షాలు', content: '<p>నేడు</p>', tags: ['వర్షం'], priority: 3 },
      change: { title: 'हैदराबाद में बारिश' },
      bad: { title: '', headline: 'x', tags: 'y', priority: 5_000 },
      badFields: ['priority', 'tags', 'title'],
      unknown: ['headline'],
    },
    categories: {
      make: { name: 'வானிலை', texts: { te: { name: 'వాతావరణం' } }, color: '#00ff00', sort_order: 3 },
      change: { name: 'আবহাওয়া' },
      bad: { name: 5, color: 'red', id: 7 },
      badFields: ['color', 'name'],
      unknown: ['id'],
    },
    releases: {
      make: { platform: 'android', version: '1.2.0', version_code: 12, title: 'కొత్తది', whats_new: ['వేగం'] },
      change: { title: 'نیا' },
      bad: { platform: 'windows', version: 'latest', version_code: 0, notes: 'x' },
      badFields: ['platform', 'version', 'version_code'],
      unknown: ['notes'],
    },
  };
  for (const [name, { make, change: patch, bad, badFields, unknown }] of Object.entries(bodies)) {
    const path = `/api/admin/${name}`;
    const made = await d.call(path, { json: make });
    assert.equal(made.status, 201, made.text);
    const { id } = made.body.data;
    assert.equal(made.headers.get('location'), `${d.running.dinam.app.config.publicUrl}${path}/${id}`);
    assert.equal(made.headers.get('etag'), '"1"');
    const got = await d.get(name, id);
    assert.equal(got.status, 200);
    assert.match(got.headers.get('etag') ?? '', /^"1-[\w-]{16}(\.\w+)?"$/);
    assert.equal(got.headers.get('cache-control'), 'no-store');
    assert.deepEqual(got.body.data, made.body.data);
    for (const [key, value] of Object.entries(make)) assert.deepEqual(got.body.data[key], value, `${name}.${key}`);

    d.running.clock.ms += 1_000;
    for (const method of ['PATCH', 'PUT']) {
      const without = await d.call(`${path}/${id}`, { method, json: patch });
      assert.equal(without.status, 428, `${method} ${name}`);
      assert.equal(without.body.code, 'precondition_required');
    }
    assert.equal((await d.call(`${path}/${id}`, { method: 'DELETE' })).status, 428);
    const changed = await d.edit(name, id, patch, '"1"');
    assert.equal(changed.status, 200, changed.text);
    assert.equal(changed.headers.get('etag'), '"2"');
    const { updated_at, rev, slug, url, share_url, ...rest } = changed.body.data;
    const { updated_at: was, rev: _rev, slug: oldSlug, url: _url, share_url: _share, ...before } = got.body.data;
    assert.deepEqual(rest, { ...before, ...patch }, `${name}: only what was sent`);
    assert.equal(rev, 2);
    assert.ok(updated_at > was);
    if (name === 'categories') assert.equal(slug, oldSlug, 'an address stays');

    for (const stale of ['"1"', '"7"', 'W/"1"', '"x"', '"1", "3"', '']) {
      const reply = await d.edit(name, id, patch, stale);
      assert.equal(reply.status, 412, `${name} ${stale}`);
      assert.equal(reply.body.code, 'stale');
      assert.equal(reply.headers.get('etag'), '"2"', 'says what it is at');
    }
    const removeStale = await d.call(`${path}/${id}`, { method: 'DELETE', headers: { 'if-match': '"1"' } });
    assert.equal(removeStale.status, 412);
    const put = await d.edit(name, id, patch, 'W/"2"', 'PUT');
    assert.equal(put.status, 200, put.text);
    assert.equal(put.headers.get('etag'), '"3"');
    assert.deepEqual(put.body.data.tags, changed.body.data.tags, 'PUT too changes only what is sent');

    const badNew = await d.call(path, { json: bad });
    assert.equal(badNew.status, 400, badNew.text);
    assert.deepEqual(fieldsOf(badNew), [...badFields, ...unknown].sort(), name);
    const badEdit = await d.edit(name, id, Object.fromEntries(badFields.map((f) => [f, bad[f]])), '"3"');
    assert.equal(badEdit.status, 400, badEdit.text);
    assert.deepEqual(fieldsOf(badEdit), badFields, name);
    assert.equal((await d.get(name, id)).body.data.rev, 3, 'nothing bad is half written');

    const isNews = name === 'news';
    if (isNews) {
      const early = await d.call(`${path}/${id}`, { method: 'DELETE', headers: { 'if-match': '"3"' } });
      assert.equal(early.status, 409, 'a story goes to the trash first');
      assert.equal((await d.call(`${path}/${id}/trash`, { json: {} })).status, 200);
    }
    const last = isNews ? '"4"' : '"3"';
    const removed = await d.call(`${path}/${id}`, { method: 'DELETE', headers: { 'if-match': last } });
    assert.equal(removed.status, 200, removed.text);
    assert.deepEqual(removed.body.data, { id });
    assert.equal((await d.get(name, id)).status, 404);
    assert.equal((await d.edit(name, id, patch, '"3"')).status, 404);
    const again = await d.call(`${path}/${id}`, { method: 'DELETE', headers: { 'if-match': '"3"' } });
    assert.equal(again.status, 404);

    const lines = await d.audit(name, id);
    assert.deepEqual(
      lines.map(({ action, actor_name, resource, resource_id, detail: { fields } }) => {
        const details = fields === undefined ? {} : { fields };
        return [action, actor_name, resource, resource_id, details];
      }),
      [
        ['create', 'test.owner', name, String(id), {}],
        ['edit', 'test.owner', name, String(id), { fields: Object.keys(patch) }],
        ['edit', 'test.owner', name, String(id), { fields: Object.keys(patch) }],
        ...(isNews ? [['trash', 'test.owner', name, String(id), { fields: [] }]] : []),
        ['remove', 'test.owner', name, String(id), {}],
      ],
    );
    assert.equal(lines[0].request_id, made.headers.get('x-request-id'));
    assert.equal(lines[0].at, got.body.data.created_at);
    assert.equal(lines[1].at, updated_at);
    assert.ok(Number.isInteger(lines[0].actor_id));
    assert.equal(await d.call(`/api/admin/audit/${lines[0].id}`).then((r) => r.body.data.action), 'create');
  }
});

onBoth('lists are filtered, sorted, searched and paged', async (t, kind) => {
  const d = await setUp(t, kind, 'owner');
  const category = await d.add('categories', { name: 'Weather' });
  const made: Json[] = [];
  for (const [i, title] of ['క', 'ఖ', 'గ', 'ఘ', 'ఙ'].entries()) {
    d.running.clock.ms += 1_000;
    made.push(
      await d.item({
        title: `${title} వార్త`,
        lang: i < 3 ? 'te' : 'hi',
        priority: [5, -1, 5, 0, 7][i],
        is_featured: i === 1,
        is_breaking: i === 2,
        ...(i === 4 ? { category_id: category.id, status: 'review' } : {}),
      }),
    );
  }
  const [a, b, c, e, f] = ids(made) as [number, number, number, number, number];
  const found = async (query: string) => ids(await d.list(`/api/admin/news?${query}`));
  assert.deepEqual(await found(''), [f, e, c, b, a], 'what changed last comes first');
  for (const [query, expected] of [
    ['lang=te', [c, b, a]],
    ['status=review', [f]],
    ['status=published', []],
    [`category_id=${category.id}`, [f]],
    ['is_featured=true', [b]],
    ['is_featured=0', [f, e, c, a]],
    ['is_breaking=true', [c]],
    ['is_breaking=false&lang=te', [b, a]],
    ['sort=id', [a, b, c, e, f]],
    ['sort=-id', [f, e, c, b, a]],
    ['sort=title', [a, b, c, e, f]],
    ['sort=priority', [b, e, a, c, f]],
    ['sort=-priority', [f, c, a, e, b]],
    ['sort=created_at', [a, b, c, e, f]],
    ['sort=id&limit=2&page=2', [c, e]],
    ['sort=id&limit=2&page=3', [f]],
    ['sort=id&page=9', []],
    [`ids=${a},${e},987654`, [e, a]],
    [`ids=${a}&ids=${e}&lang=hi`, [e]],
    ['ids=', [f, e, c, b, a]],
    [`search=${q('ఘ')}`, [e]],
    [`search=${q('వార్త')}&lang=hi&sort=id`, [e, f]],
    [`search=${q('లేదు')}`, []],
  ] as [string, number[]][])
    assert.deepEqual(await found(query), expected, query);
  const page = await d.call('/api/admin/news?limit=2&page=2');
  const { next_cursor, ...meta } = page.body.meta;
  assert.deepEqual(meta, { page: 2, limit: 2, total: 5, total_pages: 3, has_more: true });
  assert.deepEqual(
    ids(await d.list(`/api/admin/news?limit=2&cursor=${next_cursor}`)),
    ids(await d.list('/api/admin/news?limit=2&page=3')),
  );
  const bad = await d.call('/api/admin/news?sort=password&page=0&limit=101&status=gone&ids=1,x&is_breaking=maybe');
  assert.equal(bad.status, 400);
  const named = new Set(fieldsOf(bad).map((field) => field.split('.')[0]));
  assert.deepEqual([...named].sort(), ['ids', 'is_breaking', 'limit', 'page', 'sort', 'status']);
  assert.deepEqual(ids(await d.list(`/api/admin/categories?search=${q('wEATH')}`)), [category.id]);
  assert.deepEqual(await d.list(`/api/admin/categories?search=${q('%')}`), []);
});

onBoth('what must be one of a kind is refused with its field', async (t, kind) => {
  const d = await setUp(t, kind, 'owner');
  const sport = await d.add('categories', { name: 'Sport', slug: 'sport' });
  const other = await d.add('categories', { name: 'Sport' });
  assert.equal(other.slug, 'sport-2', 'a slug of our own making gives way');
  for (const reply of [
    await d.call('/api/admin/categories', { json: { name: 'క్రీడలు', slug: 'sport' } }),
    await d.edit('categories', other.id, { slug: 'sport' }),
  ]) {
    assert.equal(reply.status, 409, reply.text);
    assert.equal(reply.body.code, 'conflict');
    assert.deepEqual(fieldsOf(reply), ['slug']);
  }
  assert.equal((await d.edit('categories', sport.id, { slug: 'sport' })).status, 200, 'its own');
  const release = { platform: 'android', version: '1.0', version_code: 10 };
  const first = await d.add('releases', release);
  await d.add('releases', { ...release, platform: 'ios' });
  const second = await d.add('releases', { ...release, version: '1.1', version_code: 11 });
  for (const reply of [
    await d.call('/api/admin/releases', { json: { ...release, version: '2.0' } }),
    await d.edit('releases', second.id, { version_code: 10 }),
  ]) {
    assert.equal(reply.status, 409, reply.text);
    assert.deepEqual(fieldsOf(reply), ['version_code']);
  }
  assert.equal((await d.edit('releases', first.id, { version_code: 10 })).status, 200);
  const many = await Promise.all(
    Array.from({ length: 6 }, () => d.call('/api/admin/categories', { json: { name: 'Race', slug: 'race' } })),
  );
  assert.deepEqual(many.map((r) => r.status).sort(), [201, 409, 409, 409, 409, 409], 'of many at once one');
});

onBoth('of two edits of one version one is refused', async (t, kind) => {
  const d = await setUp(t, kind);
  const { id } = await d.item();
  const edits = await Promise.all(Array.from({ length: 6 }, (_, i) => d.edit('news', id, { priority: i }, '"1"')));
  assert.deepEqual(edits.map((r) => r.status).sort(), [200, 412, 412, 412, 412, 412]);
  assert.equal((await d.get('news', id)).body.data.rev, 2);
});

onSqlite('categories keep their tree and their news', async (t, kind) => {
  const d = await setUp(t, kind);
  const top = await d.add('categories', { name: 'India' });
  const middle = await d.add('categories', { name: 'Telangana', parent_id: top.id });
  const low = await d.add('categories', { name: 'Warangal', parent_id: middle.id });
  for (const parent_id of [top.id, middle.id, low.id, 987_654]) {
    const reply = await d.edit('categories', top.id, { parent_id });
    assert.equal(reply.status, 400, `${parent_id}`);
    assert.deepEqual(fieldsOf(reply), ['parent_id']);
  }
  assert.equal((await d.edit('categories', low.id, { parent_id: top.id })).status, 200);
  assert.equal((await d.edit('categories', low.id, { parent_id: null })).body.data.parent_id, null);
  const item = await d.item({ category_id: low.id });
  const remove = async (id: number) =>
    d.call(`/api/admin/categories/${id}`, {
      method: 'DELETE',
      headers: { 'if-match': (await d.get('categories', id)).headers.get('etag') as string },
    });
  for (const id of [low.id, top.id]) {
    const reply = await remove(id);
    assert.equal(reply.status, 409, reply.text);
    assert.equal(reply.body.code, 'conflict');
    assert.equal((await d.get('categories', id)).status, 200);
  }
  await d.edit('news', item.id, { category_id: null });
  for (const id of [low.id, middle.id, top.id]) assert.equal((await remove(id)).status, 200);
  const reply = await d.edit('news', item.id, { category_id: low.id });
  assert.equal(reply.status, 400);
  assert.deepEqual(fieldsOf(reply), ['category_id']);
});

onBoth('an edit takes no key that is not known', async (t, kind) => {
  const d = await setUp(t, kind, 'owner');
  const owner = await d.running.tokenOf('owner');
  const user = (await d.running.call('/api/auth/me', { token: owner })).body.data;
  const made: [string, number, Json][] = [
    ['news', (await d.item()).id, { views: 1_000_000, created_by: 99, published_at: 'ఎప్పుడో', headline: 'x' }],
    ['categories', (await d.add('categories', { name: 'Sport' })).id, { search_text: 'x', is_sample: 1, id: 77 }],
    ['releases', (await d.add('releases', { platform: 'ios', version: '1', version_code: 1 })).id, { rev: 9, id: 7 }],
    ['users', user.id, { password_hash: 'x', ver: 9, token: 'x' }],
  ];
  for (const [name, id, json] of made)
    for (const method of ['PATCH', 'PUT']) {
      const path = `/api/admin/${name}/${id}`;
      const before = await d.running.call(path, { token: owner });
      const headers = { 'if-match': before.headers.get('etag') as string };
      const reply = await d.running.call(path, { method, token: owner, json, headers });
      assert.equal(reply.status, 400, `${method} ${name}: ${reply.text}`);
      assert.deepEqual(fieldsOf(reply), Object.keys(json).sort(), name);
      assert.equal((await d.running.call(path, { token: owner })).text, before.text);
    }
});

onPostgres('one connection is enough for a change', async (t) => {
  const running = await start(t, 'postgres', { DATABASE_POOL: '1', WORKERS: '0' });
  const token = await running.tokenOf('editor');
  const reply = await running.call('/api/admin/news', { token, json: { title: 'ఒక వార్త' } });
  assert.equal(reply.status, 201, reply.text);
});
