import assert from 'node:assert/strict';
import { followTree } from '../../src/notifications/devices/retag.ts';
import { type Json, onBoth, type Reply, type Running, start } from '../support/helper.ts';

interface Scene {
  running: Running;
  token: string;
  write(path: string, json: Json, method?: string): Promise<Json>;
  /** Status and where a redirect leads. */
  at(path: string): Promise<[number, string | null]>;
}

async function scene(t: Parameters<typeof start>[0], kind: Parameters<typeof start>[1]): Promise<Scene> {
  const running = await start(t, kind, { WORKERS: '0' });
  const token = await running.tokenOf('chief');
  return {
    running,
    token,
    async write(path, json, method = 'POST') {
      const reply: Reply = await running.call(`/api/admin/${path}`, {
        token,
        json,
        method,
        headers: { 'if-match': '*' },
      });
      assert.ok(reply.status < 300, reply.text);
      return reply.body.data;
    },
    async at(path) {
      const { status, headers } = await fetch(`${running.url}${path}`, { redirect: 'manual' });
      return [status, headers.get('location')];
    },
  };
}

onBoth('pages and feeds of a category that was renamed lead to the present ones', async (t, kind) => {
  const { running, token, write, at } = await scene(t, kind);
  const sports = await write('categories', { name: 'క్రీడలు', slug: 'sports' });
  const cricket = await write('categories', { name: 'క్రికెట్', slug: 'cricket', parent_id: sports.id });
  const story = await write('news', { title: 'విజయం', lang: 'te', category_id: cricket.id });
  await write(`news/${story.id}/publish`, {});
  const titles = async (query: string): Promise<string[]> =>
    (await running.call(`/api/v1/news?lang=te&${query}`)).body.data.map((one: Json) => one.title);
  assert.deepEqual(await titles('category=sports'), ['విజయం']);
  await write(`categories/${sports.id}`, { slug: 'games' }, 'PATCH');
  await write(`categories/${sports.id}`, { slug: 'khel' }, 'PATCH');
  for (const old of ['sports', 'games']) {
    assert.deepEqual(await titles(`category=${old}`), ['విజయం'], old);
    assert.deepEqual(await at(`/te/${old}?utm_source=a`), [301, '/te/khel?utm_source=a']);
    for (const format of ['rss', 'atom', 'json'])
      assert.deepEqual(await at(`/feeds/te/category/${old}.${format}`), [301, `/feeds/te/category/khel.${format}`]);
  }
  assert.equal((await at('/te/khel'))[0], 200);
  assert.equal((await at('/te/nothing'))[0], 404);
  const legacy = { title: 'పాత ప్రోగ్రాం', category: 'sports', lang: 'te' };
  const added = await running.call('/api/news.php', { token, json: legacy });
  assert.ok(added.status < 300, added.text);
  assert.deepEqual(await titles('category=khel'), ['పాత ప్రోగ్రాం', 'విజయం']);
  const old = await running.call('/api/news.php?lang=te&category=games');
  assert.equal(old.body.data.length, 2, old.text);

  await write(`categories/${sports.id}`, { is_active: false }, 'PATCH');
  assert.equal((await at('/te/sports'))[0], 404, 'readers do not see it');
  await write(`categories/${sports.id}`, { is_active: true }, 'PATCH');
  assert.deepEqual(await at('/te/sports'), [301, '/te/khel']);
  await write(`categories/${sports.id}`, { slug: 'sports' }, 'PATCH');
  assert.equal((await at('/te/sports'))[0], 200, 'it has its first slug again');
  assert.deepEqual(await at('/te/khel'), [301, '/te/sports']);
});

onBoth('a place and a category of products that were renamed are found by their former slugs', async (t, kind) => {
  const { running, write, at } = await scene(t, kind);
  const find = async (slug: string): Promise<Json | undefined> =>
    (await running.call(`/api/v1/places/${slug}`)).body.data;
  const state = (await find('telangana')) as Json;
  const place = await write('places', { name: 'Kothapalle', type: 'city', slug: 'kothapalle-x', parent_id: state.id });
  const story = await write('news', { title: 'వర్షం', lang: 'te', place_ids: [place.id] });
  await write(`news/${story.id}/publish`, {});
  const device = { installation_id: 'phone-of-kothapalle', value: 'token-of-kothapalle', lang: 'te' };
  await running.call('/api/v1/devices', { json: { ...device, place: 'kothapalle-x' } });
  await write(`places/${place.id}`, { slug: 'kottapalli-y', name: 'Kottapalli' }, 'PATCH');
  running.clock.ms += 60_000;
  await followTree(running.dinam.app, new AbortController());
  assert.equal((await find('kothapalle-x'))?.slug, 'kottapalli-y');
  assert.deepEqual(await at('/te/place/kothapalle-x'), [301, '/te/place/kottapalli-y']);
  assert.deepEqual(await at('/feeds/te/place/kothapalle-x.rss'), [301, '/feeds/te/place/kottapalli-y.rss']);
  for (const location of ['kothapalle-x', 'kottapalli-y', 'Kothapalle X']) {
    const list = await running.call(`/api/v1/news?lang=te&location=${encodeURIComponent(location)}`);
    assert.deepEqual(
      list.body.data.map((one: Json) => one.id),
      [story.id],
      location,
    );
    const target = { type: 'place', value: location };
    const token = await running.tokenOf('editor');
    const { body } = await running.call('/api/admin/notifications/preview', { token, json: { target } });
    assert.equal(body.data.count, 1, location);
  }
  const csv = 'type,name,parent,slug,name_te\ncity,Kottapalli,telangana,kothapalle-x,కొత్తపల్లి\n';
  const report = await write('places/import', { csv });
  assert.deepEqual([report.added, report.changed], [0, 1], 'a file may name it as before');
  assert.equal((await find('kothapalle-x'))?.slug, 'kottapalli-y');
  const clash = { name: 'Other', type: 'city', slug: 'kothapalle-x', parent_id: state.id };
  const token = await running.tokenOf('chief');
  const refused = await running.call('/api/admin/places', { token, json: clash });
  assert.deepEqual([refused.status, refused.body.errors?.[0]?.field], [409, 'slug'], refused.text);
  const other = await write('places', { ...clash, take_slug: true });
  assert.equal((await find('kothapalle-x'))?.id, other.id);

  const phones = await write('product-categories', { name: 'मोबाइल', slug: 'phones' });
  await write('products', { title: 'फ़ोन', price: 100, category_id: phones.id });
  await write(`product-categories/${phones.id}`, { slug: 'mobiles' }, 'PATCH');
  for (const path of ['/api/v1/shopping/products?category=phones', '/api/v1/shopping/products?category=mobiles'])
    assert.equal((await running.call(path)).body.data.length, 1, path);
  const again = await running.call('/api/admin/product-categories', { token, json: { name: 'x', slug: 'phones' } });
  assert.equal(again.status, 409, again.text);
});
