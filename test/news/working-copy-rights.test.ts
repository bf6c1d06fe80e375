import assert from 'node:assert/strict';
import { type Json, onBoth, onSqlite, password, type Reply } from '../support/helper.ts';
import { iso, setUp } from '../support/newsroom.ts';

const hour = 3_600_000;
const path = '/api/admin/news';
const fieldsOf = (reply: Reply): string[] => reply.body.errors.map((e: Json) => e.field);

onBoth('the limits of a user hold for what is done with a working copy, also at a planned time', async (t, kind) => {
  const d = await setUp(t, kind);
  const owner = await d.running.tokenOf('owner');
  const token = await d.another('తెలుగు.డెస్క్');
  const me = (await d.call('/api/auth/me', { token })).body.data;
  const limited = await d.call(`/api/admin/users/${me.id}`, {
    method: 'PATCH',
    token: owner,
    json: { langs: ['te'], current_password: password },
    headers: { 'if-match': '*' },
  });
  assert.equal(limited.status, 200, limited.text);

  const { id } = await d.item({ title: 'विधानसभा सत्र शुरू', lang: 'hi' });
  assert.equal((await d.verb(id, 'publish')).status, 200);
  const copy = `${path}/${id}/working-copy`;
  const saved = await d.call(copy, {
    method: 'PATCH',
    json: { title: 'विधानसभा स्थगित' },
    headers: { 'if-match': '"0"' },
  });
  assert.equal(saved.status, 200, saved.text);
  const publish_at = iso(d.running.clock.ms + hour);
  for (const [address, json] of [
    ['publish-changes', {}],
    ['publish-changes', { publish_at }],
    ['working-copy/submit', {}],
    ['working-copy/reject', { note: 'बाहर से' }],
    ['discard', {}],
  ] as const) {
    const reply = await d.call(`${path}/${id}/${address}`, { token, json });
    assert.deepEqual(
      [reply.status, reply.status === 403 && fieldsOf(reply)],
      [403, ['lang']],
      `${address} ${reply.text}`,
    );
  }
  const left = (await d.call(copy)).body.data;
  assert.deepEqual([left.rev, left.status, left.item.title], [1, 'draft', 'विधानसभा स्थगित'], 'nothing was done');

  // What somebody else put into the changes counts as well.
  const category = (await d.call('/api/admin/categories', { token: owner, json: { name: 'నేరాలు', slug: 'copy-crime' } }))
    .body.data.id;
  const sports = (await d.call('/api/admin/categories', { token: owner, json: { name: 'క్రీడలు', slug: 'copy-sports' } }))
    .body.data.id;
  await d.call(`/api/admin/users/${me.id}`, {
    method: 'PATCH',
    token: owner,
    json: { category_ids: [sports], current_password: password },
    headers: { 'if-match': '*' },
  });
  const telugu = (await d.item({ title: 'కబడ్డీ ఫైనల్', lang: 'te', category_id: sports })).id;
  await d.verb(telugu, 'publish');
  const save = (json: Json, by = {}) =>
    d.call(`${path}/${telugu}/working-copy`, { method: 'PATCH', json, headers: { 'if-match': '*' }, ...by });
  assert.equal((await save({ category_id: category })).status, 200);
  for (const reply of [
    await save({ title: 'కబడ్డీ ఫైనల్ నేడు' }, { token }),
    await d.call(`${path}/${telugu}/publish-changes`, { token, json: { publish_at } }),
  ])
    assert.deepEqual([reply.status, fieldsOf(reply)], [403, ['category_id']], reply.text);
  const back = await save({ category_id: sports, title: 'కబడ్డీ ఫైనల్ నేడు' }, { token });
  assert.equal(back.status, 200, `brought back into the limits: ${back.text}`);
  assert.equal((await d.call(`${path}/${telugu}/publish-changes`, { token, json: { publish_at } })).status, 200);
});

onSqlite(
  'a contributor puts nothing that editors decide into a working copy, and discards own changes',
  async (t, kind) => {
    const d = await setUp(t, kind);
    const token = await d.running.tokenOf('contributor');
    const { id } = (await d.call(path, { token, json: { title: 'ஆற்றில் வெள்ளம்', lang: 'ta' } })).body.data;
    assert.equal((await d.verb(id, 'publish')).status, 200);
    const copy = `${path}/${id}/working-copy`;
    const save = (json: Json, by = {}) =>
      d.call(copy, { method: 'PATCH', json, headers: { 'if-match': '*' }, token, ...by });
    const discard = () => d.call(`${path}/${id}/discard`, { token, json: {} });
    const editor = { token: await d.running.tokenOf('editor') };
    const all = { title: 'ஆற்றில் பெருவெள்ளம்', is_breaking: true, is_featured: true, priority: 9 };
    for (const reply of [
      await save(all),
      await d.call(`${path}/${id}`, { method: 'PATCH', json: all, headers: { 'if-match': '*' }, token }),
    ])
      assert.deepEqual([reply.status, fieldsOf(reply)], [403, ['is_breaking', 'is_featured', 'priority']], reply.text);
    assert.equal((await d.call(copy)).status, 404);

    assert.equal((await save({ title: all.title })).status, 200);
    assert.equal((await discard()).status, 200, 'own changes');
    assert.equal((await save({ priority: 2 }, editor)).status, 200);
    const beside = await save({ title: all.title });
    assert.equal(beside.status, 200, `what the editor set stays: ${beside.text}`);
    assert.deepEqual(beside.body.data.input, { priority: 2, title: all.title });
    assert.deepEqual(fieldsOf(await save({ priority: 0 })), ['priority'], 'nor is it taken back');
    const refused = await discard();
    assert.equal(refused.status, 403, refused.text);
    assert.match(refused.body.message, /an editor discards/);
    assert.equal((await d.call(`${path}/${id}/discard`, { json: {} })).status, 200);

    // What is given back stays the work of who wrote it.
    await save({ title: all.title });
    await d.call(`${copy}/submit`, { token, json: {} });
    assert.equal((await d.call(`${copy}/reject`, { json: { note: 'எத்தனை அடி?' } })).status, 200);
    const again = await d.call(`${path}/${id}`, {
      method: 'PATCH',
      json: { summary: '43 அடி' },
      headers: { 'if-match': '*' },
      token,
    });
    assert.equal(again.status, 200, again.text);
    assert.equal((await discard()).status, 200);
  },
);

onSqlite('a working copy says its changed texts whole, as the story would hold them', async (t, kind) => {
  const d = await setUp(t, kind);
  const { id } = await d.item({ title: 'دریا میں سیلاب', lang: 'ur', content: '<p>پانی چڑھا۔</p>' });
  await d.verb(id, 'publish');
  const json = { title: '  دریا میں بڑا سیلاب ', content: '<p onclick="x()">پانی اترا۔</p>', is_breaking: true };
  await d.call(`${path}/${id}`, { method: 'PATCH', json, headers: { 'if-match': '*' } });
  const { input, changes } = (await d.call(`${path}/${id}/working-copy`)).body.data;
  assert.deepEqual(input, { title: 'دریا میں بڑا سیلاب', content: '<p>پانی اترا۔</p>', is_breaking: true });
  assert.equal(changes.find((one: Json) => one.field === 'title').after, null, 'there it is given by words');
});
