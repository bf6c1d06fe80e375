import assert from 'node:assert/strict';
import { type Json, onBoth } from '../support/helper.ts';
import { setUp } from '../support/newsroom.ts';

onBoth('a translation is outdated from an edit of the original until its own next save', async (t, kind) => {
  const d = await setUp(t, kind);
  const pass = () => {
    d.running.clock.ms += 120_000;
  };
  const te = await d.item({ title: 'హైదరాబాద్‌లో వర్షాలు', content: '<p>నగరంలో వర్షాలు.</p>', lang: 'te' });
  const path = `/api/admin/news/${te.id}/translations`;
  const begin = async (lang: string, title: string): Promise<Json> =>
    (await d.call(path, { json: { lang, title } })).body.data;
  pass();
  const [hi, ur] = [await begin('hi', 'बारिश'), await begin('ur', 'بارش')];
  const outdated = async () =>
    Object.fromEntries((await d.call(path)).body.data.items.map((i: Json) => [i.lang, i.outdated_since]));
  const edit = async (id: number, json: object) => {
    pass();
    assert.equal((await d.edit(id, json)).status, 200);
  };
  assert.deepEqual(await outdated(), { te: null, hi: null, ur: null });
  await edit(te.id, { is_featured: true, content: '<p>నగరంలో <strong>వర్షాలు</strong>.</p>' });
  assert.deepEqual(await outdated(), { te: null, hi: null, ur: null }, 'the words are the same');
  await edit(hi.id, { content: '<p>बारिश</p>' });
  await edit(te.id, { content: '<p>నగరంలో భారీ వర్షాలు.</p>' });
  assert.deepEqual(await outdated(), { te: null, hi: 3, ur: 1 }, 'the newest revision when each was saved');
  const { body } = await d.call(`/api/admin/news/${te.id}/revisions/diff?from=3`);
  const added = body.data.fields.flatMap((one: Json) => one.parts.filter((part: Json) => part.added));
  assert.ok(added.every(({ value }: Json) => value.trim() === 'భారీ') && added.length > 0, JSON.stringify(added));
  await edit(hi.id, { content: '<p>भारी बारिश</p>' });
  assert.deepEqual(await outdated(), { te: null, hi: null, ur: 1 });

  // Somebody looks at it, and the translation says the same.
  const confirm = async (id: number, original_rev: number) =>
    d.call(`/api/admin/news/${id}/confirm-translation`, { json: { original_rev } });
  const { rev } = await d.get(te.id);
  const before = await d.get(ur.id);
  assert.equal((await confirm(ur.id, rev + 1)).body.errors[0].field, 'original_rev');
  assert.equal((await confirm(te.id, rev)).status, 409, 'the original is no translation');
  assert.equal((await confirm(ur.id, rev - 1)).body.data.items.find((i: Json) => i.lang === 'ur').outdated_since, 3);
  assert.equal((await confirm(ur.id, rev)).status, 200);
  assert.deepEqual(await outdated(), { te: null, hi: null, ur: null });
  assert.deepEqual(await d.get(ur.id), before, 'the translation itself is as it was');
  await edit(te.id, { content: '<p>నగరంలో అతి భారీ వర్షాలు.</p>' });
  assert.deepEqual(await outdated(), { te: null, hi: rev, ur: rev });
  // What was confirmed is of one original: in the group of another story it counts no more.
  const other = await d.item({ title: 'వర్షాలు తగ్గుముఖం', content: '<p>వర్షాలు తగ్గాయి.</p>', lang: 'te' });
  await edit(ur.id, { translation_group: other.id });
  await edit(other.id, { content: '<p>వర్షాలు బాగా తగ్గాయి.</p>' });
  const moved = (await d.call(`/api/admin/news/${other.id}/translations`)).body.data.items;
  assert.equal(moved.find((i: Json) => i.lang === 'ur').outdated_since, 1);
  await edit(ur.id, { translation_group: te.id });

  // A save beside a published translation counts as well.
  assert.equal((await d.verb(ur.id, 'publish')).status, 200);
  await edit(te.id, { title: 'హైదరాబాద్‌లో అతి భారీ వర్షాలు' });
  pass();
  const json = { content: '<p>شدید بارش</p>' };
  const saved = await d.call(`/api/admin/news/${ur.id}`, { method: 'PATCH', json, headers: { 'if-match': '*' } });
  assert.equal(saved.body.message, 'Saved to the working copy.');
  assert.equal((await outdated()).ur, null);
});
