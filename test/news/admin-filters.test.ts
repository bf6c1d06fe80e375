import assert from 'node:assert/strict';
import { type Json, onBoth, test } from '../support/helper.ts';
import { fieldsOf, ids, q, type Scene, setUp } from './admin-scene.ts';

/** Six stories of two people in three languages; the first three have a name. */
async function scene(d: Scene) {
  const owner = await d.running.tokenOf('owner');
  const add = async (json: object, token?: string): Promise<number> => {
    const reply = await d.call('/api/admin/news', { json, ...(token ? { token } : {}) });
    assert.equal(reply.status, 201, reply.text);
    return reply.body.data.id;
  };
  d.running.clock.ms = Date.parse('2026-11-20T18:00:00Z'); // 23:30 of the 20th in India
  const rain = await add({ title: 'భారీ వర్షాలు', tags: ['వాతావరణం'], image_url: 'https://img.example/1.jpg' });
  const vote = await add({ title: 'चुनाव की घोषणा', lang: 'hi', content_type: 'video' }, owner);
  d.running.clock.ms += 3_600_000; // 00:30 of the 21st
  const school = await add({ title: 'பள்ளி திறப்பு', lang: 'ta', images: [{ url: 'https://img.example/2.jpg' }] });
  const hindi = await d.call(`/api/admin/news/${rain}/translations`, { json: { lang: 'hi', title: 'भारी बारिश' } });
  assert.equal(hindi.status, 201, hindi.text);
  await d.verb(rain, 'publish');
  return { owner, rain, vote, school, hindi: hindi.body.data.id as number };
}

onBoth('stories are filtered by what an editor looks for', async (t, kind) => {
  const d = await setUp(t, kind);
  const { owner, rain, vote, school, hindi } = await scene(d);
  const country = await d.add('places', { name: 'భారతదేశం', type: 'country' });
  const place = await d.add('places', { name: 'తెలంగాణ', type: 'state', parent_id: country.id });
  await d.edit('news', school, { place_ids: [place.id] });
  await d.running.call(`/api/admin/news/${vote}`, {
    method: 'PATCH',
    token: await d.running.tokenOf('editor'),
    json: { priority: 3 },
    headers: { 'if-match': '*' },
  });
  const people = await d.list('/api/admin/people');
  const idOf = async (token: string): Promise<number> =>
    (await d.running.call('/api/auth/me', { method: 'POST', token })).body.data.id;
  const [editorId, ownerId] = [await idOf(await d.running.tokenOf('editor')), await idOf(owner)];
  for (const [query, expected] of [
    [`tag=${q('వాతావరణం')}`, [rain, hindi]],
    ['content_type=video,gallery', [vote]],
    ['has_image=true', [rain, school, hindi]],
    ['has_image=false', [vote]],
    ['missing_lang=hi', [school]],
    ['missing_lang=te', [vote, school]],
    ['missing_lang=ur&lang=ta', [school]],
    [`place=${place.id}`, [school]],
    [`place=${place.slug}`, [school]],
    ['place=no-such-place', []],
    [`created_by=${ownerId}`, [vote]],
    [`updated_by=${editorId}`, [rain, vote, school, hindi]],
    [`updated_by=${ownerId}`, []],
    ['from_feed=true', []],
    ['created_from=2026-11-21', [school, hindi]],
    ['created_to=2026-11-20', [rain, vote]],
    ['created_from=2026-11-20&created_to=2026-11-21', [rain, vote, school, hindi]],
    ['created_from=2026-11-20T18:30:00Z', [school, hindi]],
    ['updated_to=2026-11-19', []],
    ['from=2026-11-21&status=published', [rain]],
  ] as [string, number[]][])
    assert.deepEqual(ids(await d.list(`/api/admin/news?sort=id&${query}`)), expected, query);
  const bad = await d.call('/api/admin/news?missing_lang=xx&content_type=song&has_image=2&created_from=2026-02-30');
  assert.equal(bad.status, 400);
  const fields = new Set(fieldsOf(bad).map((field) => field.split('.')[0]));
  assert.deepEqual([...fields].sort(), ['content_type', 'created_from', 'has_image', 'missing_lang']);
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const item = (await d.get('news', vote)).body.data;
  assert.deepEqual(
    [item.created_by, item.updated_by],
    [ownerId, editorId].map((id) => ({ id, name: names.get(id) })),
  );
  const [shown] = await d.list(`/api/admin/news?ids=${rain}&include=translations&fields=title`);
  assert.deepEqual(shown.included, { translations: [{ id: hindi, lang: 'hi', status: 'draft' }] });
  assert.equal((await d.call('/api/admin/news?include=secrets')).status, 400);
});

onBoth('counts are those of the list, by each filter without itself', async (t, kind) => {
  const d = await setUp(t, kind);
  const { rain } = await scene(d);
  const counts = async (query: string): Promise<Json> => {
    const reply = await d.call(`/api/admin/news/counts?${query}`);
    assert.equal(reply.status, 200, reply.text);
    return reply.body.data;
  };
  const of = (groups: Json[]) => Object.fromEntries(groups.map(({ value, count }) => [value, count]));
  const all = await counts('');
  assert.equal(all.total, 4);
  assert.deepEqual(of(all.status), { draft: 3, published: 1 });
  assert.deepEqual(of(all.lang), { hi: 2, te: 1, ta: 1 });
  assert.deepEqual(of(all.category), { null: 4 });
  assert.deepEqual(of(all.content_type), { article: 3, video: 1 });
  assert.deepEqual(
    all.created_by.map(({ count }: Json) => count),
    [3, 1],
  );
  const hindi = await counts('lang=hi&status=draft');
  assert.equal(hindi.total, 2);
  assert.deepEqual(of(hindi.lang), { hi: 2, ta: 1 }, 'its own filter does not count, the others do');
  assert.deepEqual(of(hindi.status), { draft: 2 });
  const expiring = await d.call(`/api/admin/news/${rain}?apply=now`, {
    method: 'PATCH',
    json: { expires_at: '2026-11-22T00:00:00Z' },
    headers: { 'if-match': '*' },
  });
  assert.equal(expiring.status, 200, expiring.text);
  d.running.clock.ms = Date.parse('2026-11-23T00:00:00Z');
  assert.equal(of((await counts('')).status).archived, 1, 'an expired story is archived');
  assert.equal((await d.call('/api/admin/news/counts?sort=id')).status, 400, 'it has no order');
});

test('names of people: of locks, revisions and the audit trail; nobody sees login names', async (t) => {
  const d = await setUp(t, 'sqlite');
  const owner = await d.running.tokenOf('owner');
  const me = (await d.running.call('/api/auth/me', { method: 'POST', token: await d.running.tokenOf('editor') })).body
    .data;
  const renamed = await d.call(`/api/admin/users/${me.id}`, {
    method: 'PATCH',
    token: owner,
    json: { name: 'సరిత రెడ్డి' },
    headers: { 'if-match': '*' },
  });
  assert.equal(renamed.status, 200, renamed.text);
  const { id } = await d.item();
  const lock = await d.call(`/api/admin/news/${id}/lease`, { json: {} });
  assert.deepEqual(lock.body.data.editing.user, { id: me.id, name: 'సరిత రెడ్డి' });
  const [revision] = await d.list(`/api/admin/news/${id}/revisions`);
  assert.deepEqual(revision.user, { id: me.id, name: 'సరిత రెడ్డి' });
  const [line] = await d.audit('news', id);
  assert.deepEqual([line.actor, line.actor_name], [{ id: me.id, name: 'సరిత రెడ్డి' }, 'test.editor']);
  const viewer = await d.running.tokenOf('viewer');
  const people = await d.call('/api/admin/people?search=x', { token: viewer });
  assert.equal(people.status, 400, 'there is no search in it');
  const listed = (await d.call('/api/admin/people?sort=-id', { token: viewer })).body.data;
  assert.ok(listed.length >= 3 && listed.every((p: Json) => Object.keys(p).join() === 'id,name,role,is_active'));
  const today = new Date(d.running.clock.ms).toISOString().slice(0, 10);
  const audit = await d.list(`/api/admin/audit?resource=news&from=${today}T00:00:00Z&actor_id=${me.id}`);
  assert.ok(audit.length > 0 && audit.every((l) => l.actor_id === me.id));
  assert.deepEqual(await d.list('/api/admin/audit?resource=news&to=2020-01-01'), []);
});
