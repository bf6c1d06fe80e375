import assert from 'node:assert/strict';
import { transitions, verbs } from '../../src/news/states.ts';
import { type Json, onBoth, onSqlite } from '../support/helper.ts';
import { day, ids, iso, setUp } from '../support/newsroom.ts';

/** How an item comes into each state. */
const ways: Record<keyof typeof transitions, string[]> = {
  draft: [],
  review: ['submit'],
  scheduled: ['schedule'],
  published: ['publish'],
  archived: ['archive'],
  trashed: ['trash'],
};

onSqlite('from each state the verbs of the table and no others', async (t, kind) => {
  const d = await setUp(t, kind);
  const later = iso(d.running.clock.ms + day);
  for (const [status, allowed] of Object.entries(transitions))
    for (const verb of verbs) {
      const { id } = await d.item();
      for (const way of ways[status as keyof typeof transitions])
        await (way === 'schedule' ? d.verb(id, 'publish', { published_at: later }) : d.verb(id, way));
      const before = await d.get(id);
      assert.equal(before.status, status);
      const reply = await d.verb(id, verb);
      const to = allowed[verb];
      const name = `${status} ${verb}`;
      assert.equal(reply.status, to === undefined ? 409 : 200, `${name}: ${reply.text}`);
      const after = await d.get(id);
      if (to === undefined || to === status) assert.deepEqual(after, before, `${name} changes nothing`);
      else assert.equal(after.status, to === 'out' ? 'published' : to === 'before' ? 'draft' : to, name);
    }
});

onSqlite('a story is handed in, given back with a note, and handed in again', async (t, kind) => {
  const d = await setUp(t, kind);
  const { id } = await d.item();
  assert.equal((await d.verb(id, 'submit')).body.data.status, 'review');
  const back = await d.verb(id, 'reject', { note: ' रकम की जाँच करें: कितने करोड़? ' });
  assert.deepEqual([back.body.data.status, back.body.data.review_note], ['draft', 'रकम की जाँच करें: कितने करोड़?']);
  const history = (await d.call(`/api/admin/news/${id}/history`)).body.data;
  assert.deepEqual(
    history.map((l: Json) => [l.action, l.detail.from, l.detail.to, l.detail.note]),
    [
      ['reject', 'review', 'draft', 'रकम की जाँच करें: कितने करोड़?'],
      ['request_changes', undefined, undefined, undefined],
      ['submit', 'draft', 'review', undefined],
      ['create', undefined, undefined, undefined],
    ],
  );
  assert.equal((await d.edit(id, { status: 'review' })).body.data.review_note, null, 'it goes on');
  const long = await d.verb(id, 'reject', { note: 'క'.repeat(1_001) });
  assert.deepEqual([long.status, long.body.errors[0].field], [400, 'note']);
  assert.equal((await d.get(id)).status, 'review');
});

onSqlite('the trash restores items, published ones as drafts', async (t, kind) => {
  const d = await setUp(t, kind);
  const later = iso(d.running.clock.ms + day);
  for (const [ways, expected] of [
    [[], 'draft'],
    [['submit'], 'review'],
    [['archive'], 'archived'],
    [['publish'], 'draft'],
    [['schedule'], 'draft'],
  ] as [string[], string][]) {
    const { id } = await d.item();
    for (const way of ways)
      await d.verb(id, way === 'schedule' ? 'publish' : way, way === 'schedule' ? { published_at: later } : {});
    await d.verb(id, 'trash');
    const trashed = await d.get(id);
    assert.deepEqual([trashed.status, trashed.trashed_at], ['trashed', iso(d.running.clock.ms)]);
    const refused = await d.edit(id, { title: 'மாற்றம்' });
    assert.equal(refused.status, 409, 'what is in the trash is not edited');
    assert.deepEqual(await d.get(id), trashed);
    const restored = await d.verb(id, 'restore');
    assert.deepEqual([restored.body.data.status, restored.body.data.trashed_at], [expected, null], ways.join());
    assert.equal((await d.running.call(`/api/v1/news/${id}`)).status, 404);
  }
  const old = await d.item();
  await d.verb(old.id, 'trash');
  const json = { id: old.id, title: 'पुराना' };
  assert.equal((await d.call('/api/news.php', { json })).status, 409, 'nor by the old address');
});

onBoth('the trash is emptied after the days of the setting, and clients are notified', async (t, kind) => {
  const d = await setUp(t, kind);
  const { clock, dinam } = d.running;
  const owner = await d.running.tokenOf('owner');
  const set = await d.running.call('/api/admin/settings/app', {
    method: 'PATCH',
    token: owner,
    json: { trash_days: 3 },
    headers: { 'if-match': '*' },
  });
  assert.equal(set.body.data.trash_days, 3, set.text);
  assert.ok(!('trash_days' in (await d.running.call('/api/v1/settings/app')).body.data), 'for administrators only');
  const old = [];
  for (let n = 0; n < 120; n++) old.push((await d.item({ title: `పాతది ${n}` })).id);
  const out = await d.item({ title: 'বন্যা' });
  await d.verb(out.id, 'publish');
  const since = iso(clock.ms - 1_000);
  for (const id of [...old, out.id]) await d.verb(id, 'trash');
  clock.ms += 2 * day;
  const young = await d.item();
  await d.verb(young.id, 'trash');
  const saved = await d.item();
  await d.verb(saved.id, 'trash');
  clock.ms += day + 1_000;
  await d.verb(saved.id, 'restore');
  const { sweepGone, sweepTrash } = await import('../../src/news/workflow/trash.ts');
  assert.equal(await sweepTrash(dinam.app), 121);
  assert.equal(await sweepTrash(dinam.app), 0, 'a second run finds nothing');
  const { write } = dinam.app.db;
  const longAgo = iso(clock.ms - 401 * day);
  await write.insertInto('news_gone').values({ news_id: 987_654, lang: 'te', updated_at: longAgo }).execute();
  await sweepGone(dinam.app);
  const gone = await write.selectFrom('news_gone').select('news_id').execute();
  assert.deepEqual([gone.length, gone.some((row) => row.news_id === 987_654)], [1, false]);
  assert.deepEqual(ids(await d.list('')), [young.id, saved.id]);
  const line = (await d.call(`/api/admin/news/${out.id}/history`)).body.data[0];
  assert.deepEqual([line.action, line.actor_name], ['remove', 'system'], 'its history stays');
  const entry = (await d.running.call(`/api/v1/news?updated_after=${since}`)).body.data;
  assert.deepEqual(
    entry.filter((i: Json) => i.id === out.id).map((i: Json) => i.deleted),
    [true],
  );
});

onSqlite('editors do not empty the trash', async (t, kind) => {
  const d = await setUp(t, kind);
  const one = await d.item();
  const kept = await d.item();
  await d.verb(one.id, 'trash');
  const empty = (token?: string) => d.call('/api/admin/news/trash/empty', { json: {}, ...(token ? { token } : {}) });
  assert.equal((await empty()).status, 403);
  const owner = await d.running.tokenOf('owner');
  assert.deepEqual((await empty(owner)).body.data, { removed: 1, left: 0 });
  assert.deepEqual((await empty(owner)).body.data, { removed: 0, left: 0 }, 'an empty trash is no error');
  assert.deepEqual(ids(await d.list('')), [kept.id]);
});

onSqlite('expired is a state in the admin API, whether or not the job has run', async (t, kind) => {
  const d = await setUp(t, kind);
  const { clock, dinam } = d.running;
  const soon = iso(clock.ms + 60_000);
  const out = await d.item({ expires_at: soon });
  const draft = await d.item({ expires_at: soon });
  const other = await d.item();
  for (const { id } of [out, other]) await d.verb(id, 'publish');
  const seen = async () => ({
    published: ids(await d.list('status=published')),
    archived: ids(await d.list('status=archived')),
    expired: ids(await d.list('status=expired')),
    both: ids(await d.list('status=draft,expired')),
    item: [(await d.get(out.id)).status, (await d.get(out.id)).is_expired],
    draft: (await d.get(draft.id)).is_expired,
  });
  assert.deepEqual((await seen()).item, ['published', false]);
  clock.ms += 60_000;
  const before = await seen();
  assert.deepEqual(before, {
    published: [other.id],
    archived: [out.id],
    expired: [out.id],
    both: [out.id, draft.id],
    item: ['archived', true],
    draft: false,
  });
  assert.deepEqual(
    (await dinam.app.db.write.selectFrom('news').select('status').where('id', '=', out.id).execute())[0],
    { status: 'published' },
    'nobody has turned it',
  );
  await dinam.workers.drain();
  assert.deepEqual(await seen(), before);
  assert.equal((await d.verb(out.id, 'restore')).body.data.status, 'draft');
  assert.equal((await d.call('/api/admin/news?status=gone')).status, 400);
});

onBoth('the admin list is filtered by author, editor and time', async (t, kind) => {
  const d = await setUp(t, kind);
  const owner = await d.running.tokenOf('owner');
  const { clock } = d.running;
  const first = await d.item({ author: 'రాజ్\u200cకుమార్' });
  const theirs = await d.running.call('/api/admin/news', { token: owner, json: { title: 'அறிக்கை', author: 'சீதா' } });
  clock.ms += 2 * day;
  const second = await d.item({ title: 'दूसरी' });
  const third = await d.item({ title: 'تیسری' });
  await d.verb(third.id, 'publish', { published_at: iso(clock.ms - 2 * day) });
  const q = encodeURIComponent;
  assert.deepEqual(ids(await d.list('mine=true')), [first.id, second.id, third.id]);
  assert.deepEqual(ids(await d.list('mine=false')).length, 4);
  assert.deepEqual(ids(await d.list(`created_by=${theirs.body.data.created_by.id}`)), [theirs.body.data.id]);
  assert.deepEqual(ids(await d.list(`author=${q('రాజ్కుమార్')}`)), [first.id], 'in any spelling');
  const day2 = iso(clock.ms - day);
  assert.deepEqual(ids(await d.list(`from=${q(day2)}`)), [second.id]);
  assert.deepEqual(ids(await d.list(`to=${q(day2.replace('Z', '+00:00'))}&status=draft`)), [
    first.id,
    theirs.body.data.id,
  ]);
  assert.deepEqual(ids(await d.list(`status=published&to=${q(day2)}`)), [third.id], 'by its publication');
  for (const bad of ['from=yesterday', 'mine=perhaps', 'created_by=0'])
    assert.equal((await d.call(`/api/admin/news?${bad}`)).status, 400, bad);
});

onSqlite('corrections are shown to readers in order, and raise the item', async (t, kind) => {
  const d = await setUp(t, kind);
  const { clock } = d.running;
  const { id } = await d.item();
  await d.verb(id, 'publish');
  const path = `/api/admin/news/${id}/corrections`;
  const read = async () => (await d.running.call(`/api/v1/news/${id}`)).body.data;
  assert.deepEqual((await read()).corrections, []);
  const published = await read();
  clock.ms += 60_000;
  const second = await d.call(path, { json: { text: ' மரணம் 3 அல்ல, 2 ' } });
  assert.equal(second.status, 201, second.text);
  const earlier = iso(clock.ms - 30_000);
  const first = await d.call(path, { json: { text: 'పేరు సరిదిద్దాం', at: earlier } });
  const shown = await read();
  assert.deepEqual(
    shown.corrections.map((one: Json) => [one.text, one.at]),
    [
      ['పేరు సరిదిద్దాం', earlier],
      ['மரணம் 3 அல்ல, 2', iso(clock.ms)],
    ],
  );
  assert.ok(shown.updated_at > published.updated_at);
  assert.equal(shown.published_at, published.published_at);
  const [one, two] = shown.corrections.map((c: Json) => c.id) as [number, number];
  assert.notEqual(one, two);
  const send = (method: string, which: number, json?: object, ifMatch?: string) =>
    d.call(`${path}/${which}`, { method, ...(json ? { json } : {}), headers: ifMatch ? { 'if-match': ifMatch } : {} });
  assert.equal((await send('PATCH', one, { text: 'x' })).status, 428);
  assert.equal((await send('PATCH', one, { text: 'x' }, '"1"')).status, 412);
  const etag = first.headers.get('etag') as string;
  assert.equal((await send('PATCH', one, { text: 'పేరు సీత' }, etag)).status, 200);
  assert.equal((await send('DELETE', two, undefined, '*')).status, 200);
  assert.deepEqual(
    (await read()).corrections.map((c: Json) => [c.id, c.text]),
    [[one, 'పేరు సీత']],
  );
  const again = await d.call(path, { json: { text: 'ফের' } });
  assert.ok(!again.body.data.corrections.some((c: Json) => c.id === two), 'an id does not come back');
  for (const [json, field] of [
    [{}, 'text'],
    [{ text: ' ' }, 'text'],
    [{ text: 'x', at: iso(clock.ms + 60_000) }, 'at'],
    [{ text: 'x', id: 7 }, 'id'],
  ] as [object, string][]) {
    const reply = await d.call(path, { json });
    assert.deepEqual([reply.status, reply.body.errors[0].field], [400, field]);
  }
  for (const [method, which] of [
    ['PATCH', 987_654],
    ['DELETE', two],
  ] as [string, number][])
    assert.equal((await send(method, which, method === 'PATCH' ? { text: 'x' } : undefined, '*')).status, 404);
  assert.equal((await send('DELETE', 'one' as unknown as number, undefined, '*')).status, 400);
  for (let n = 0; n < 28; n++) await d.call(path, { json: { text: `${n}` } });
  assert.equal((await d.call(path, { json: { text: 'too many' } })).status, 409);
  await d.verb(id, 'trash');
  assert.equal((await d.call(path, { json: { text: 'x' } })).status, 409);
});

onSqlite('the history says who changed what, and is short', async (t, kind) => {
  const d = await setUp(t, kind);
  const { id } = await d.item({ content: `<p>${'వాన '.repeat(2_000)}</p>`, tags: ['వాన'] });
  await d.edit(id, { title: 'శీ'.repeat(300), content: '<p>ముగిసింది</p>', is_featured: true, tags: ['బంద్'] });
  const reply = await d.call(`/api/admin/news/${id}/history?limit=1`);
  const [line] = reply.body.data;
  assert.deepEqual([line.action, line.actor_name, reply.body.meta.total], ['edit', 'test.editor', 2]);
  const { changes, fields, rev } = line.detail;
  assert.deepEqual(fields, ['title', 'content', 'is_featured', 'tags']);
  assert.equal(rev, 2);
  assert.deepEqual(changes.is_featured, { before: false, after: true });
  assert.deepEqual(changes.tags, { before: '["వాన"]', after: '["బంద్"]' });
  assert.match(changes.content.before, /^\d+ characters$/);
  assert.equal(changes.title.before, 'గోదావరికి వరద');
  assert.ok(JSON.stringify(line.detail).length < 2_000, 'a line of it is short');
  assert.equal((await d.call('/api/admin/news/987654/history')).status, 404);
  const viewer = await d.running.tokenOf('viewer');
  assert.equal((await d.running.call(`/api/admin/news/${id}/history`, { token: viewer })).status, 403);
});
