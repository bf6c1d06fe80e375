import assert from 'node:assert/strict';
import { type Json, onSqlite, start } from '../support/helper.ts';
import { newPerson } from '../trust/people.ts';

onSqlite('a preview link ends when who made it could not make it any more', async (t, kind) => {
  const s = await start(t, kind, { WORKERS: '0' });
  const { token: owner } = await newPerson(s.dinam.app, 'owner');
  const { db } = s.dinam.app;
  const post = async (path: string, json: object, token: string): Promise<Json> => {
    const reply = await s.call(`/api/admin/${path}`, { token, json });
    assert.ok(reply.status < 300, reply.text);
    return reply.body.data;
  };
  const [own, other] = [
    await post('categories', { name: 'క్రీడలు' }, owner),
    await post('categories', { name: 'خبریں' }, owner),
  ];
  const story = await post('news', { title: 'ખાનગી', lang: 'te', category_id: own.id }, owner);
  const maker = await newPerson(s.dinam.app, 'editor');
  const link = await post(`news/${story.id}/previews`, {}, maker.token);
  const open = async (): Promise<[number, number]> => {
    const [api, page] = [new URL(link.api_url).pathname, new URL(link.url).pathname];
    return [(await s.call(api)).status, (await s.call(page)).status];
  };
  const set = (columns: object) => db.write.updateTable('users').set(columns).where('id', '=', maker.user.id).execute();
  assert.deepEqual(await open(), [200, 200]);
  for (const [gone, back] of [
    [{ is_active: 0 }, { is_active: 1 }],
    [{ role: 'contributor' }, { role: 'editor' }],
    [{ langs: '["hi"]' }, { langs: '[]' }],
    [{ category_ids: `[${other.id}]` }, { category_ids: `[${own.id}]` }],
  ]) {
    await set(gone as object);
    assert.deepEqual(await open(), [410, 410], JSON.stringify(gone));
    await set(back as object);
    assert.deepEqual(await open(), [200, 200], JSON.stringify(back));
  }
  const moved = { method: 'PATCH', token: owner, json: { category_id: other.id }, headers: { 'if-match': '*' } };
  assert.equal((await s.call(`/api/admin/news/${story.id}`, moved)).status, 200);
  assert.deepEqual(await open(), [410, 410], 'the story lies outside now');
  await set({ category_ids: '[]' });
  assert.deepEqual(await open(), [200, 200]);
  await db.write.deleteFrom('users').where('id', '=', maker.user.id).execute();
  assert.deepEqual(await open(), [410, 410], 'the user is gone');
});
