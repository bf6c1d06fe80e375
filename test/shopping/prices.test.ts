import assert from 'node:assert/strict';
import { type Json, onBoth } from '../support/helper.ts';
import { fill, hour, noon, running } from './shopping-scene.ts';

onBoth('what a product has cost is kept, by whom, up to a bound; the stores are listed', async (t, kind) => {
  const r = await running(t, kind);
  const { phone, saree, rice } = await fill(r);
  r.clock.ms = noon + hour;
  const token = await r.tokenOf('editor');
  const viewer = await r.tokenOf('viewer');
  const path = `/api/admin/products/${rice.id}`;
  let rev = 1;
  const edit = async (json: Json, status = 200) => {
    const reply = await r.call(path, { method: 'PATCH', token, json, headers: { 'if-match': `"${rev}"` } });
    assert.equal(reply.status, status, reply.text);
    if (status === 200) rev = reply.body.data.rev;
  };
  const prices = async (id = rice.id): Promise<Json[]> => {
    const reply = await r.call(`/api/admin/products/${id}/prices`, { token: viewer });
    assert.equal(reply.status, 200, reply.text);
    return reply.body.data;
  };
  const [first] = await prices();
  assert.deepEqual(
    { ...first, by: '' },
    { at: first.at, price: 90_000, mrp: 100_000, deal_price: null, currency: 'INR', by: '' },
  );
  assert.ok(first.by, 'the editor has a name');
  await edit({ title: 'సన్న బియ్యం', price: 90_000 });
  assert.equal((await prices()).length, 1, 'another title is no change of the price');
  await edit({ price: 85_000 });
  await edit({ deal: { price: 80_000 } });
  await edit({ price: 120_000 }, 400);
  await edit({ deal: null, mrp: null });
  assert.deepEqual(
    (await prices()).map(({ price, mrp, deal_price }) => [price, mrp, deal_price]),
    [
      [85_000, null, null],
      [85_000, 100_000, 80_000],
      [85_000, 100_000, null],
      [90_000, 100_000, null],
    ],
    'what was refused is not in it',
  );
  const csv = `id,price\n${rice.id},84000\n`;
  const dry = await r.call('/api/admin/products/import', { token, json: { csv, dry_run: true } });
  assert.equal(dry.body.data.changed, 1, dry.text);
  assert.equal((await prices()).length, 4, 'a trial writes nothing');
  await r.call('/api/admin/products/import', { token, json: { csv } });
  assert.equal((await prices())[0]?.price, 84_000, 'an import counts too');

  await r.dinam.app.db.write
    .insertInto('product_prices')
    .values(
      Array.from({ length: 200 }, (_, n) => ({
        product_id: rice.id,
        at: first.at,
        price: n,
        mrp: null,
        deal_price: null,
        currency: 'INR',
        user_id: null,
      })),
    )
    .execute();
  rev += 1;
  await edit({ price: 83_000 });
  const kept = await prices();
  assert.deepEqual([kept.length, kept[0]?.price, kept[1]?.price, kept[1]?.by], [150, 83_000, 199, null]);
  assert.equal((await prices(saree.id)).length, 1, 'that of others stays');
  assert.equal((await r.call('/api/admin/products/4242/prices', { token })).status, 404);
  assert.equal((await r.call(`${path}/prices`)).status, 401);

  for (const title of ['ఖరీదైన చీర', 'சேலை'])
    await r.make('products', { title, price: 5, store: { name: 'చేనేత', icon_url: null } });
  const stores = await r.call('/api/admin/products/stores', { token: viewer });
  assert.deepEqual(stores.body.data, [
    { name: 'చేనేత', icon_url: null, products: 2 },
    { name: 'Amazon', icon_url: 'https://example.in/amazon.png', products: 1 },
  ]);
  const of = await r.call(`/api/admin/products?store=Amazon&fields=title`, { token });
  assert.deepEqual(
    of.body.data.map(({ id }: Json) => id),
    [phone.id],
  );
  const gone = await r.call(path, { method: 'DELETE', token, headers: { 'if-match': '*' } });
  assert.equal(gone.status, 200, gone.text);
  assert.equal((await r.call(`${path}/prices`, { token })).status, 404);
});
