import assert from 'node:assert/strict';
import { test } from 'node:test';
import { uploaded } from '../support/media.ts';
import { picture } from '../support/pictures.ts';
import { phone, running } from './shopping-scene.ts';

test('a product shows pictures of the library, which know where they are used', async (t) => {
  const r = await running(t, 'sqlite', { WORKERS: '0' });
  const { make, call } = r;
  const token = await r.tokenOf('chief');
  const main = await uploaded(r, 'ఫోన్.png', await picture('png', 900, 600));
  const other = await uploaded(r, 'వెనుక.png', await picture('png', 700, 700));
  const edit = (path: string, json: object) =>
    call(`/api/admin/${path}`, { method: 'PATCH', token, json, headers: { 'if-match': '*' } });
  const unknown = await call('/api/admin/products', {
    token,
    json: { ...phone, media_id: 999, gallery: [main.id, 998] },
  });
  assert.deepEqual(
    [unknown.status, unknown.body.errors.map((e: { field: string }) => e.field)],
    [400, ['media_id', 'gallery.1']],
  );
  const { id, slug, ...made } = await make('products', { ...phone, media_id: main.id, gallery: [other.id] });
  assert.deepEqual([made.media_id, made.gallery, made.images], [main.id, [other.id], phone.images]);

  const read = async (path = `/api/v1/shopping/products/${slug}?lang=te`) => (await call(path)).body.data;
  const { image, ...shown } = await read();
  assert.equal(shown.image_url, main.url);
  assert.deepEqual(shown.images, [other.url, ...phone.images]);
  assert.deepEqual(
    [image.url, image.thumbnail_url, image.width, image.height],
    [main.url, main.thumbnail_url, 900, 600],
  );
  assert.match(image.srcset.avif, / 640w.* 900w/);
  assert.equal(image.alt, null);
  assert.match((await call('/te/deals')).text, /<picture><source type="image\/avif" srcset="[^"]+"/);
  // What is said of the picture later is said of the product.
  assert.equal((await edit(`media/${main.id}`, { alt: { hi: 'फ़ोन', te: 'ఫోన్ ముందు వైపు' } })).status, 200);
  assert.equal((await read()).image.alt, 'ఫోన్ ముందు వైపు');

  const file = async () => (await call(`/api/admin/media/${main.id}`, { token })).body.data;
  assert.equal((await file()).use_count, 1);
  const uses = await call(`/api/admin/media/${main.id}/uses`, { token });
  assert.deepEqual(uses.body.data, [{ resource: 'products', id, title: phone.title, status: 'active', news_id: null }]);
  const remove = (query = '') =>
    call(`/api/admin/media/${main.id}${query}`, { method: 'DELETE', token, headers: { 'if-match': '*' } });
  assert.equal((await remove()).status, 409);
  assert.equal((await remove('?force=true')).status, 200);
  assert.deepEqual([(await read()).image, (await read()).image_url], [null, null]);
  const own = 'https://example.in/phone.jpg';
  assert.equal((await edit(`products/${id}`, { media_id: null, gallery: [], image_url: own })).status, 200);
  assert.deepEqual([(await read()).image, (await read()).image_url, (await read()).images], [null, own, phone.images]);
  assert.equal((await file()).use_count, 0);
  const last = await make('products', { ...phone, gallery: [other.id] });
  assert.equal(
    (await call(`/api/admin/products/${last.id}`, { method: 'DELETE', token, headers: { 'if-match': '*' } })).status,
    200,
  );
  assert.equal((await call(`/api/admin/media/${other.id}`, { token })).body.data.use_count, 0);
});
