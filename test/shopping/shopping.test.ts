import assert from 'node:assert/strict';
import { type Json, onBoth, onSqlite } from '../support/helper.ts';
import { at, fill, hour, ids, noon, phone, q, running } from './shopping-scene.ts';

onSqlite('products, deals, featured and categories at their old and their clean addresses', async (t, kind) => {
  const r = await running(t, kind);
  const { phone: p, saree, rice, mobiles, clothes } = await fill(r);
  const pairs: [old: string, clean: string, expected: number[]][] = [
    ['/api/shopping.php', '/api/v1/shopping/deals', [p.id]],
    ['/api/v1/index.php?endpoint=shopping', '/api/v1/shopping/products', [saree.id, p.id, rice.id]],
    ['/api/v1/index.php?endpoint=shopping&action=featured', '/api/v1/shopping/featured', [p.id]],
    ['/api/v1/shopping_api.php', '/api/v1/shopping/categories', [clothes.id, mobiles.id]],
  ];
  for (const [old, clean, expected] of pairs) {
    const [first, second] = [await r.call(old), await r.call(clean)];
    assert.equal(first.status, 200, first.text);
    assert.equal(first.text, second.text, old);
    assert.deepEqual(ids(first), expected, old);
    assert.deepEqual([first.body.meta.total, first.body.meta.has_more], [expected.length, false]);
  }
  const [deal] = (await r.call('/api/shopping.php?lang=te')).body.data;
  assert.deepEqual(deal, {
    id: p.id,
    slug: `redmi-phone-${p.id}`,
    url: `${r.dinam.app.config.publicUrl}/api/v1/shopping/products/redmi-phone-${p.id}`,
    title: 'రెడ్మీ ఫోన్',
    description: 'చౌకైన ఫోన్',
    image_url: null,
    image: null,
    images: phone.images,
    price: 1_299_900,
    current_price: 1_199_900,
    mrp: 1_599_900,
    currency: 'INR',
    price_text: '₹11,999',
    mrp_text: '₹15,999',
    discount_percent: 25,
    coupon_code: 'ఉగాది10',
    store: phone.store,
    deal_url: phone.deal_url,
    category_id: mobiles.id,
    category_name: 'మొబైల్స్',
    is_featured: true,
    is_affiliate: true,
    deal: phone.deal,
    in_stock: true,
    rating: 4.3,
    sort_order: 2,
    created_at: at(noon),
    updated_at: at(noon),
  });
  const title = async (lang: string) => (await r.call(`/api/v1/shopping/deals?lang=${lang}`)).body.data[0];
  assert.equal((await title('hi')).title, phone.texts.hi.title);
  assert.equal((await title('ta')).title, phone.texts.ta.title);
  assert.equal((await title('bn')).price_text, '₹১১,৯৯৯');
  assert.equal((await title('ur')).title, phone.texts.ur.title);
  assert.equal((await title('kn')).title, phone.texts.te.title, 'else the default language');
  const later = (await r.call(`/api/v1/shopping/products/${saree.id}`)).body.data;
  assert.deepEqual([later.deal, later.current_price, later.price_text, later.mrp], [null, 500_050, '₹5,000.50', null]);
  for (const url of [
    `/api/shopping.php?id=${p.id}`,
    `/api/v1/index.php?endpoint=shopping&slug=anything-${p.id}`,
    `/api/v1/shopping/products/redmi-phone-${p.id}`,
  ])
    assert.equal((await r.call(url)).body.data.id, p.id, url);
  const form = await r.call('/api/shopping.php', { form: { lang: 'hi', limit: '1' } });
  assert.deepEqual([form.status, form.body.data[0].title, form.body.meta.limit], [200, phone.texts.hi.title, 1]);
  const counts = await r.call('/api/v1/shopping/categories');
  assert.deepEqual(
    counts.body.data.map((c: Json) => [c.name, c.product_count]),
    [
      ['వస్త్రాలు', 1],
      ['మొబైల్స్', 1],
    ],
  );
});

onSqlite('a deal starts and ends by the clock, and no cache keeps it longer', async (t, kind) => {
  const r = await running(t, kind);
  const { phone: p, saree } = await fill(r);
  const deals = (headers = {}) => r.call('/api/shopping.php', { headers });
  const ages = (control: string | null): number[] =>
    [...(control ?? '').matchAll(/(?:max-age|s-maxage)=(\d+)/g)].map((m) => Number(m[1]));

  const first = await deals();
  assert.deepEqual(ids(first), [p.id]);
  const etag = first.headers.get('etag') as string;
  assert.equal((await deals({ 'if-none-match': etag })).status, 304);
  r.clock.ms = noon + hour - 7_000;
  for (const reply of [await deals(), await deals({ 'if-none-match': etag })])
    assert.ok(
      ages(reply.headers.get('cache-control')).every((age) => age <= 7),
      'never past the end of the deal',
    );
  r.clock.ms = noon + hour - 1;
  assert.deepEqual(ids(await deals()), [p.id]);
  r.clock.ms = noon + hour;
  const ended = await deals({ 'if-none-match': etag });
  assert.equal(ended.status, 200, 'a 304 becomes 200 by itself');
  assert.deepEqual([ids(ended), ended.body.meta.total], [[], 0]);
  const plain = (await r.call(`/api/shopping.php?id=${p.id}`)).body.data;
  assert.deepEqual([plain.deal, plain.current_price, plain.discount_percent], [null, 1_299_900, 19]);

  // The next thing that happens is the start of the other deal.
  r.clock.ms = noon + 2 * hour - 5_000;
  const before = await deals();
  assert.ok(ages(before.headers.get('cache-control')).every((age) => age <= 5));
  const item = () => r.call(`/api/v1/shopping/products/${saree.id}`);
  assert.equal((await item()).body.data.deal, null);
  r.clock.ms = noon + 2 * hour;
  const started = await deals({ 'if-none-match': before.headers.get('etag') as string });
  assert.deepEqual([started.status, ids(started), started.body.meta.total], [200, [saree.id], 1]);
  assert.deepEqual(started.body.data[0].deal, {
    starts_at: at(noon + 2 * hour),
    ends_at: at(noon + 3 * hour),
    price: 300_000,
  });
  // Without an mrp the discount is against the price outside of the deal.
  assert.equal(started.body.data[0].discount_percent, 40);
  assert.equal((await item()).body.data.current_price, 300_000);
  const cheap = await r.call('/api/v1/shopping/products?max_price=300000&min_price=300000');
  assert.deepEqual(ids(cheap), [saree.id], 'filters go by what is paid now');
  r.clock.ms = noon + 3 * hour;
  assert.deepEqual(ids(await r.call('/api/v1/shopping/products?max_price=300000&min_price=300000')), []);
  assert.deepEqual(ids(await deals()), []);
  assert.equal(ages((await deals()).headers.get('cache-control'))[0], 30, 'nothing more will happen');

  r.clock.ms = noon;
  const open = await r.make('products', { title: 'ఎప్పుడూ', price: 100, deal: {} });
  const forever = await deals();
  assert.deepEqual(ids(forever), [open.id, p.id]);
  assert.deepEqual(forever.body.data[0].deal, { starts_at: at(noon), ends_at: null, price: 100 });
  r.clock.ms = noon + 9 * hour;
  assert.deepEqual(ids(await deals()), [open.id], 'a deal without an end');
});

onBoth('filters, sorts, search, pages', async (t, kind) => {
  const r = await running(t, kind);
  const { phone: p, saree, rice, mobiles } = await fill(r);
  const list = async (query: string): Promise<number[]> => {
    const reply = await r.call(`/api/v1/shopping/products?${query}`);
    assert.equal(reply.status, 200, reply.text);
    return ids(reply);
  };
  const rows: [query: string, expected: number[]][] = [
    ['category=mobiles', [p.id]],
    [`category=${mobiles.id}`, [p.id]],
    [`category_id=${mobiles.id}`, [p.id]],
    ['category=nothing', []],
    ['featured=true', [p.id]],
    ['featured=false', [saree.id, rice.id]],
    ['min_price=90001', [saree.id, p.id]],
    ['max_price=500050', [saree.id, rice.id]],
    ['min_price=1199900&max_price=1199900', [p.id]],
    ['sort=price', [rice.id, saree.id, p.id]],
    ['sort=-price', [p.id, saree.id, rice.id]],
    ['sort=-created_at', [rice.id, saree.id, p.id]],
    ['sort=newest', [rice.id, saree.id, p.id]],
    ['sort=-discount', [p.id, rice.id, saree.id]],
    ['sort=-rating', [rice.id, p.id, saree.id]],
    ['sort=sort_order', [saree.id, p.id, rice.id]],
    [`search=${q('రెడ్మీ')}`, [p.id]],
    [`search=${q('फोन')}`, [p.id]],
    [`search=${q('சஸ்தா')}`, []],
    [`search=${q('ரெட்')}`, [p.id]],
    [`search=${q('রেডমি')}`, [p.id]],
    [`search=${q('فون')}`, [p.id]],
    ['search=AMAZON', [p.id]],
    [`search=${q('చీర')}`, [saree.id]],
    [`search=${q("'; drop table products; --")}`, []],
    ['in_stock=false', []],
    ['min_price=&category=', [saree.id, p.id, rice.id]],
  ];
  for (const [query, expected] of rows) assert.deepEqual(await list(query), expected, query);

  for (let n = 0; n < 9; n++)
    await r.make('products', { title: `వస్తువు ${n}`, price: 100_000 + (n % 3), rating: n % 2 ? 4.5 : null });
  for (const sort of ['sort_order', '-created_at', 'price', '-price', '-discount', '-rating']) {
    const all = await list(`sort=${sort}&limit=100`);
    assert.equal(all.length, 12);
    const seen: number[] = [];
    let cursor = '';
    do {
      const { body } = await r.call(`/api/v1/shopping/products?sort=${sort}&limit=5${cursor}`);
      seen.push(...body.data.map((x: Json) => x.id));
      cursor = body.meta.next_cursor ? `&cursor=${body.meta.next_cursor}` : '';
      if (cursor) assert.equal(body.meta.has_more, true);
    } while (cursor);
    assert.deepEqual(seen, all, `cursor through ${sort}`);
    const pages = [await list(`sort=${sort}&limit=5`), await list(`sort=${sort}&limit=5&page=2`)];
    assert.deepEqual(pages.flat(), all.slice(0, 10), `pages of ${sort}`);
  }
  const { meta } = (await r.call('/api/v1/shopping/products?limit=5&page=3')).body;
  assert.deepEqual([meta.total, meta.total_pages, meta.page, meta.has_more, meta.next_cursor], [12, 3, 3, false, null]);
  const few = await r.call('/api/v1/shopping/products?fields=title,price&limit=1');
  assert.deepEqual(Object.keys(few.body.data[0]).sort(), ['id', 'price', 'title']);
});
