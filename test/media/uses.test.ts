import assert from 'node:assert/strict';
import { type Json, onBoth, start } from '../support/helper.ts';
import { formOf, uploaded } from '../support/media.ts';
import { mp3, mp4, picture } from '../support/pictures.ts';

onBoth('a file is in use where any address of it is shown, of the original or of a variant', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  const token = await running.tokenOf('chief');
  const call = (path: string, json?: Json, method?: string) =>
    running.call(`/api/admin/${path}`, { token, json, method, headers: { 'if-match': '*' } });
  const names = ['వరద.jpg', 'గోదావరి.jpg', 'బోటు.jpg', 'గుర్తు.jpg'];
  const pictures: Json[] = [];
  for (const [n, name] of names.entries()) pictures.push(await uploaded(running, name, await picture('jpeg', 900 + n)));
  const film = await uploaded(running, 'సభ.mp4', mp4());
  const sound = await uploaded(running, 'పాట.mp3', mp3());
  const [inText, main, other, icon] = pictures as [Json, Json, Json, Json];
  const story = await call('news', {
    title: 'వరద',
    lang: 'te',
    content: `<p>నీరు</p><img src="${inText.variants[4].url}" alt="">`,
    image_url: main.url,
    images: [{ url: other.thumbnail_url }],
    video_url: film.url,
    audio_url: sound.original_url,
  });
  assert.equal(story.status, 201, story.text);
  const store = { name: 'దుకాణం', icon_url: icon.url };
  const product = await call('products', { title: 'కుక్కర్', price: 100, image_url: main.url, store });
  assert.equal(product.status, 201, product.text);
  const counts = async (): Promise<number[]> => {
    const ids = [inText, main, other, icon, film, sound].map(({ id }) => id);
    return Promise.all(ids.map(async (id) => (await call(`media/${id}`)).body.data.use_count));
  };
  assert.deepEqual(await counts(), [1, 2, 1, 1, 1, 1]);
  assert.deepEqual((await call('media/trash-unused', { unused_days: 0 })).body.data.trashed, []);

  // The story names the present file of a film that is replaced, and nothing that it does not show any more.
  const next = { token, body: formOf({ 'b.mp4': mp4(3_000) }), headers: { 'if-match': '*' } };
  const replaced = (await running.call(`/api/admin/media/${film.id}/replace`, next)).body.data;
  assert.notEqual(replaced.url, film.url);
  assert.equal((await call(`news/${story.body.data.id}`)).body.data.video_url, replaced.url);
  const bare = { content: '<p>నీరు</p>', image_url: null, images: [], audio_url: null };
  assert.equal((await call(`news/${story.body.data.id}`, bare, 'PATCH')).status, 200);
  assert.equal((await call(`products/${product.body.data.id}`, { store: null }, 'PATCH')).status, 200);
  assert.deepEqual(await counts(), [0, 1, 0, 0, 1, 0]);
});

onBoth('the logo, icons of categories, pictures of festivals and of stored days are in use', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  const token = await running.tokenOf('owner');
  const call = (path: string, json?: Json, method?: string) =>
    running.call(`/api/admin/${path}`, { token, json, method, headers: { 'if-match': '*' } });
  const shown: Json[] = [];
  for (const [n, name] of ['చిహ్నం.png', 'ఉగాది.jpg', 'బోనాలు.jpg', 'క్రీడలు.png', 'వస్త్రాలు.png'].entries())
    shown.push(await uploaded(running, name, await picture('jpeg', 900 + n)));
  const [logo, festival, day, sport, clothes] = shown as [Json, Json, Json, Json, Json];
  const settings = await call('settings/basic', { logo_url: logo.original_url }, 'PATCH');
  assert.equal(settings.status, 200, settings.text);
  const given = { date: '2026-03-19', name: 'ఉగాది', lang: 'te', image_url: festival.url };
  const { id } = (await call('festivals', given)).body.data;
  const stored = { date: '2026-07-12', lang: 'te', festivals: [{ name: 'బోనాలు', image_url: day.thumbnail_url }] };
  const { id: dayId } = (await call('panchang', stored)).body.data;
  const category = (await call('categories', { name: 'క్రీడలు', icon_url: sport.original_url })).body.data;
  const shelf = (await call('product-categories', { name: 'వస్త్రాలు', icon_url: clothes.url })).body.data;
  const usesOf = async ({ id }: Json): Promise<Json> =>
    (await call(`media/${id}/uses`)).body.data.map(({ resource, title }: Json) => ({ resource, title }));
  const { app_name } = settings.body.data;
  assert.deepEqual(await usesOf(logo), [{ resource: 'settings', title: app_name }]);
  assert.deepEqual(await usesOf(festival), [{ resource: 'festivals', title: 'ఉగాది' }]);
  assert.deepEqual(await usesOf(day), [{ resource: 'panchang', title: '2026-07-12' }]);
  assert.deepEqual(await usesOf(sport), [{ resource: 'categories', title: 'క్రీడలు' }]);
  assert.deepEqual(await usesOf(clothes), [{ resource: 'product-categories', title: 'వస్త్రాలు' }]);
  assert.deepEqual((await call('media/trash-unused', { unused_days: 0 })).body.data.trashed, []);

  // The settings and a category name the present file of a picture that is replaced.
  const replace = async ({ id }: Json, bytes: Buffer): Promise<Json> => {
    const next = { token, body: formOf({ 'b.jpg': bytes }), headers: { 'if-match': '*' } };
    return (await running.call(`/api/admin/media/${id}/replace`, next)).body.data;
  };
  const replaced = await replace(logo, await picture('jpeg', 800));
  assert.notEqual(replaced.original_url, logo.original_url);
  assert.equal((await call('settings/basic')).body.data.logo_url, replaced.original_url);
  const { original_url } = await replace(sport, await picture('jpeg', 810));
  assert.equal((await call(`categories/${category.id}`)).body.data.icon_url, original_url);

  assert.equal((await call('settings/basic', { logo_url: null }, 'PATCH')).status, 200);
  assert.equal((await call(`festivals/${id}`, undefined, 'DELETE')).status, 200);
  assert.equal((await call(`categories/${category.id}`, undefined, 'DELETE')).status, 200);
  assert.equal((await call(`product-categories/${shelf.id}`, { icon_url: null }, 'PATCH')).status, 200);
  assert.equal((await call(`panchang/${dayId}`, { festivals: [] }, 'PATCH')).status, 200);
  for (const file of shown) assert.deepEqual(await usesOf(file), []);
});
