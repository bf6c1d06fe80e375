import assert from 'node:assert/strict';
import { type Json, onSqlite, password, type Reply, start } from '../support/helper.ts';

const path = '/api/admin/news';

onSqlite('a user restricted to languages, categories and places writes no story outside of them', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  const [owner, token] = [await running.tokenOf('owner'), await running.tokenOf('editor')];
  const add = async (address: string, json: Json): Promise<number> => {
    const reply = await running.call(address, { token: owner, json });
    assert.equal(reply.status, 201, reply.text);
    return reply.body.data.id;
  };
  const sports = await add('/api/admin/categories', { name: 'క్రీడలు', slug: 'limits-sports' });
  const crime = await add('/api/admin/categories', { name: 'నేరాలు', slug: 'limits-crime' });
  const place = (name: string, type: string, parent_id: number | null) =>
    add('/api/admin/places', { name, type, ...(parent_id === null ? {} : { parent_id }) });
  const country = await place('Limits Country', 'country', null);
  const state = await place('Limits State', 'state', country);
  const guntur = await place('Limits Guntur', 'district', state);
  const tenali = await place('Limits Tenali', 'mandal', guntur);
  const nellore = await place('Limits Nellore', 'district', state);

  const me = (await running.call('/api/auth/me', { token })).body.data;
  const restrict = async (json: Json): Promise<Reply> =>
    running.call(`/api/admin/users/${me.id}`, {
      method: 'PATCH',
      token: owner,
      json: { ...json, current_password: password },
      headers: { 'if-match': '*' },
    });
  const inside = { title: 'తెనాలిలో కబడ్డీ', lang: 'te', category_id: sports, place_ids: [tenali] };
  const write = (json: Json) => running.call(path, { token, json });
  const edit = (id: number, json: Json, query = '') =>
    running.call(`${path}/${id}${query}`, { method: 'PATCH', token, json, headers: { 'if-match': '*' } });
  const outside = (reply: Reply, field: string): void => {
    assert.equal(reply.status, 403, reply.text);
    assert.deepEqual(
      reply.body.errors.map((e: Json) => e.field),
      [field],
    );
    assert.match(reply.body.message, new RegExp(field));
  };

  const elsewhere = await add(path, { title: 'नेल्लोर में बारिश', lang: 'hi', category_id: crime, place_ids: [nellore] });
  const unknown = await restrict({ category_ids: [987_654], place_ids: [987_655] });
  assert.deepEqual(
    unknown.body.errors.map((e: Json) => e.field),
    ['category_ids.0', 'place_ids.0'],
  );
  const limits = { langs: ['te', 'ur'], category_ids: [sports], place_ids: [guntur] };
  const saved = await restrict(limits);
  assert.equal(saved.status, 200, saved.text);
  assert.deepEqual(saved.body.data.place_ids, [guntur]);
  assert.deepEqual(
    (await running.call('/api/auth/me', { token })).body.data.langs,
    ['te', 'ur'],
    'without a new login',
  );

  const made = await write(inside);
  assert.equal(made.status, 201, `what lies below a place is in it: ${made.text}`);
  const { id } = made.body.data;
  outside(await write({ ...inside, lang: 'hi' }), 'lang');
  outside(await write({ ...inside, category_id: crime }), 'category_id');
  outside(await write({ ...inside, category_id: null }), 'category_id');
  outside(await write({ ...inside, place_ids: [nellore] }), 'place_ids');
  outside(await write({ ...inside, place_ids: [tenali, nellore] }), 'place_ids');
  outside(await write({ ...inside, place_ids: [] }), 'place_ids');
  outside(await edit(id, { category_id: crime }), 'category_id');
  outside(await edit(elsewhere, { title: 'బయట' }), 'lang');
  for (const verb of ['publish', 'submit', 'trash', 'publish-and-notify'])
    outside(await running.call(`${path}/${elsewhere}/${verb}`, { token, json: {} }), 'lang');
  const many = await running.call(`${path}/bulk`, { token, json: { ids: [id, elsewhere], verb: 'archive' } });
  assert.equal(many.status, 403, many.text);
  assert.deepEqual(
    many.body.errors.map((e: Json) => e.field),
    ['ids.1'],
  );

  const push = (news_id: number) =>
    running.call('/api/admin/notifications', {
      token,
      json: { title: 'వాన', target: { type: 'lang', value: 'te' }, news_id },
    });
  const refused = await push(elsewhere);
  assert.deepEqual([refused.status, refused.body.errors.map((e: Json) => e.field)], [403, ['news_id']], refused.text);
  const rows = () => running.dinam.app.db.write.selectFrom('notifications').select('news_id').execute();
  assert.deepEqual(await rows(), []);
  assert.equal((await push(id)).status, 202, 'of its own story it may');
  assert.deepEqual(await rows(), [{ news_id: id }]);

  assert.equal((await running.call(`${path}/${id}/publish`, { token, json: {} })).status, 200);
  const told = await running.call(`${path}/bulk`, { token, json: { ids: [elsewhere, id], verb: 'notify' } });
  assert.deepEqual([told.status, told.body.errors.map((e: Json) => e.field)], [403, ['ids.0']], told.text);
  outside(await edit(id, { place_ids: [nellore] }), 'place_ids');
  outside(await edit(id, { lang: 'hi' }, '?apply=now'), 'lang');
  assert.equal((await edit(id, { title: 'తెనాలిలో కబడ్డీ ఫైనల్' })).status, 200);
  assert.equal((await running.call(`${path}/${elsewhere}`, { token })).status, 200, 'reading is not restricted');
  assert.equal((await restrict({ langs: [], category_ids: [], place_ids: [] })).status, 200);
  assert.equal((await edit(elsewhere, { title: 'నెల్లూరులో వాన' })).status, 200);
});
