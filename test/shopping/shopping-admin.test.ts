import assert from 'node:assert/strict';
import { type Json, onSqlite } from '../support/helper.ts';
import { at, fieldsOf, fill, ids, noon, q, running } from './shopping-scene.ts';

onSqlite('bad input names every bad field', async (t, kind) => {
  const r = await running(t, kind);
  const { phone: p } = await fill(r);
  const token = await r.tokenOf('editor');
  const bad = async (url: string, fields: string[], json?: Json) => {
    const reply = await r.call(url, json === undefined ? {} : { token, json });
    assert.equal(reply.status, 400, `${url.slice(0, 100)} ${reply.text.slice(0, 300)}`);
    assert.deepEqual(fieldsOf(reply.body), fields.sort(), reply.text.slice(0, 500));
  };
  const list = '/api/v1/shopping/products';
  await bad(`${list}?min_price=1.5&max_price=-1&sort=best&limit=101&page=0&lang=xx&featured=maybe`, [
    'min_price',
    'max_price',
    'sort',
    'limit',
    'page',
    'lang',
    'featured',
  ]);
  await bad(`${list}?min_price=5&max_price=4`, ['min_price']);
  await bad(`${list}?min_price=${'9'.repeat(400)}`, ['min_price']);
  await bad(`${list}?cursor=abc`, ['cursor']);
  const foreign = Buffer.from('["price",1.5,1]').toString('base64url');
  await bad(`${list}?sort=price&cursor=${foreign}`, ['cursor']);
  await bad(`${list}?sort=-price&cursor=${Buffer.from('["price",1,1]').toString('base64url')}`, ['cursor']);
  await bad(`${list}?fields=secret`, ['fields']);
  await bad(`${list}/${'9'.repeat(400)}`, ['slug']);
  const make = '/api/admin/products';
  await bad(make, ['title', 'price'], {});
  await bad(make, ['coupon_code'], { title: 'ఫోన్', price: 1, coupon_code: 'అ'.repeat(10_000) });
  await bad(
    make,
    ['price', 'mrp', 'currency', 'rating', 'deal.ends_at', 'images.0', 'store.name', 'colour', 'texts.te.title'],
    {
      title: 'ఫోన్',
      price: 12.5,
      mrp: '100',
      currency: 'RUPEE',
      rating: 6,
      deal: { ends_at: 'tomorrow' },
      images: ['javascript:alert(1)'],
      store: { name: '' },
      colour: 'red',
      texts: { te: { title: ' ' } },
    },
  );
  await bad(make, ['currency'], { title: 'x', price: 1, currency: 'ZZZ' });
  await bad(make, ['mrp', 'deal.price', 'deal.ends_at', 'category_id'], {
    title: 'x',
    price: 100,
    mrp: 99,
    category_id: 4242,
    deal: { starts_at: at(noon), ends_at: at(noon), price: 101 },
  });
  const patched = await r.call(`${make}/${p.id}`, {
    method: 'PATCH',
    token,
    json: { price: 1_600_000 },
    headers: { 'if-match': p.etag },
  });
  assert.deepEqual([patched.status, fieldsOf(patched.body)], [400, ['mrp']], 'against what is stored, too');
  assert.equal((await r.call(`${list}/4242`)).status, 404);
  assert.equal((await r.call('/api/v1/index.php?endpoint=shopping&action=steal')).status, 404);
  assert.equal((await r.call('/api/shopping.php', { method: 'DELETE' })).status, 405);
  assert.equal((await r.call(list)).body.meta.total, 3, 'nothing bad was half written');
});

onSqlite('roles, and the admin addresses', async (t, kind) => {
  const r = await running(t, kind);
  const { phone: p, saree, mobiles } = await fill(r);
  const token = await r.tokenOf('editor');
  const json = { title: 'x', price: 1 };
  assert.equal((await r.call('/api/admin/products', { json })).status, 401);
  assert.equal((await r.call('/api/admin/products', { json, token: await r.tokenOf('viewer') })).status, 403);
  const list = (query: string) => r.call(`/api/admin/products?${query}`, { token });
  assert.deepEqual(ids(await list('deal=upcoming')), [saree.id]);
  assert.deepEqual(ids(await list('deal=running')), [p.id]);
  assert.equal((await list('deal=none')).body.meta.total, 1);
  assert.deepEqual(ids(await list(`search=${q('పట్టు')}&category_id=${saree.category_id}`)), [saree.id]);
  const { data } = (await list('deal=upcoming')).body;
  assert.deepEqual([data[0].deal_state, data[0].deal.price, data[0].title], ['upcoming', 300_000, 'పట్టు చీర']);

  const edit = (path: string, method: string, etag: string, change?: Json) =>
    r.call(`/api/admin/${path}`, { method, token, headers: { 'if-match': etag }, ...(change ? { json: change } : {}) });
  const off = await edit(`products/${p.id}`, 'PATCH', p.etag, { deal: null, texts: {}, title: 'కొత్త పేరు' });
  assert.equal(off.status, 200, off.text);
  assert.deepEqual(ids(await r.call('/api/shopping.php')), []);
  const shown = (await r.call(`/api/shopping.php?id=${p.id}`)).body.data;
  assert.deepEqual([shown.title, shown.price, shown.coupon_code], ['కొత్త పేరు', 1_299_900, 'ఉగాది10']);
  assert.deepEqual(ids(await r.call(`/api/v1/shopping/products?search=${q('కొత్త')}`)), [p.id]);
  assert.deepEqual(ids(await r.call(`/api/v1/shopping/products?search=${q('रेडमी')}`)), []);
  assert.equal((await edit(`products/${p.id}`, 'PATCH', p.etag, { price: 1 })).status, 412);
  const hidden = await edit(`products/${p.id}`, 'PATCH', off.headers.get('etag') as string, { is_active: false });
  assert.equal((await r.call(`/api/shopping.php?id=${p.id}`)).status, 404);
  assert.equal((await r.call('/api/v1/shopping/featured')).body.meta.total, 0);

  const category = `product-categories/${mobiles.id}`;
  assert.equal((await edit(category, 'DELETE', mobiles.etag)).status, 409, 'there is a product in it');
  const taken = await r.call('/api/admin/product-categories', { token, json: { name: 'x', slug: 'mobiles' } });
  assert.deepEqual([taken.status, fieldsOf(taken.body)], [409, ['slug']]);
  assert.equal((await edit(`products/${p.id}`, 'DELETE', hidden.headers.get('etag') as string)).status, 200);
  assert.equal((await edit(category, 'DELETE', mobiles.etag)).status, 200);
  assert.deepEqual(ids(await list(`search=${q('కొత్త')}`)), []);
});
