import assert from 'node:assert/strict';
import { scene } from '../categories/merge-scene.ts';
import { type Json, onBoth } from '../support/helper.ts';

onBoth('a category of products goes into another with its products and its former slugs', async (t, kind) => {
  const { running, write, merge, settle } = await scene(t, kind);
  const { db } = running.dinam.app;
  const from = await write('product-categories', { name: 'मोबाइल', slug: 'phones' });
  const into = await write('product-categories', { name: 'మొబైల్స్', slug: 'mobiles' });
  await write(`product-categories/${from.id}`, { slug: 'handsets' }, 'PATCH');
  await write('products', { title: 'फ़ोन', price: 100, category_id: from.id });
  await write('products', { title: 'ఫోన్', price: 200, category_id: into.id });
  const token = await running.tokenOf('chief');
  const dry = await merge('product-categories', from.id, { into: into.id, dry_run: true });
  assert.deepEqual(dry.body.data.uses, [{ kind: 'products', count: 1, more: false }]);
  assert.equal((await merge('product-categories', from.id, { into: into.id })).status, 200);
  const check = async (when: string): Promise<void> => {
    for (const name of ['phones', 'handsets', 'mobiles', String(from.id)]) {
      const { data } = (await running.call(`/api/v1/shopping/products?category=${name}`)).body;
      assert.equal(data.length, 2, `${name} ${when}`);
      for (const one of data) assert.equal(one.category_id, into.id, when);
    }
    const { data } = (await running.call('/api/v1/shopping/categories')).body;
    assert.deepEqual(
      data.map((one: Json) => [one.slug, one.product_count]),
      [['mobiles', 2]],
      when,
    );
    const made = await running.call('/api/admin/products', {
      token,
      json: { title: 'نیا فون', price: 1, category_id: from.id },
    });
    assert.equal(made.status, 201, made.text);
    assert.equal(made.body.data.category_id, into.id, 'a form that still names it');
    await running.call(`/api/admin/products/${made.body.data.id}`, {
      method: 'DELETE',
      token,
      headers: { 'if-match': '*' },
    });
  };
  await check('at once');
  await settle();
  await check('afterwards');
  assert.equal((await merge('product-categories', from.id, { into: into.id })).status, 404);
  const rows = await db.write.selectFrom('product_categories').select('id').execute();
  assert.deepEqual(rows, [{ id: into.id }]);
});
