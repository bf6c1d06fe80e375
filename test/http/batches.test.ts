import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fieldsOf, ids, type Scene, setUp } from '../news/admin-scene.ts';
import { type Json, onSqlite } from '../support/helper.ts';

const post = (d: Scene, path: string, json: unknown) => d.call(`/api/admin/${path}`, { json });
const results = (reply: { body: Json }): string[] => reply.body.data.rows.map(({ result }: Json) => result);

onSqlite('a week of predictions in one request: all of them or none', async (t, kind) => {
  const d = await setUp(t, kind);
  const days = [20, 21, 22].map((day) => `2026-11-${day}`);
  const items = days.flatMap((date) =>
    ['aries', 'taurus'].map((sign) => ({ sign, date, period: 'daily', lang: 'hi', prediction: `शुभ दिन ${date}` })),
  );
  const dry = await post(d, 'horoscope/batch', { items, dry_run: true });
  assert.equal(dry.status, 200, dry.text);
  assert.deepEqual([dry.body.data.added, dry.body.data.rows[0].id], [6, null]);
  assert.deepEqual(await d.list('/api/admin/horoscope'), [], 'a dry run writes nothing');
  const made = await post(d, 'horoscope/batch', { items });
  assert.deepEqual([made.status, made.body.data.added], [200, 6], made.text);
  const again = await post(d, 'horoscope/batch', { items: [{ ...items[0], prediction: 'बदला हुआ' }, items[1]] });
  assert.deepEqual(results(again), ['changed', 'unchanged']);
  const lines = (await d.list('/api/admin/audit?resource=horoscope')).length;
  const bad = await post(d, 'horoscope/batch', { items: [...items, { ...items[0], sign: 'dragon' }, { sign: 'leo' }] });
  assert.equal(bad.status, 400, bad.text);
  const twice = await post(d, 'horoscope/batch', {
    items: [1, 2].map((n) => ({ sign: 'leo', date: '2026-11-20', lang: 'ta', prediction: `நல்ல நாள் ${n}` })),
  });
  assert.equal(twice.status, 400, twice.text);
  assert.ok(
    fieldsOf(twice).every((field) => field.startsWith('items.1')),
    twice.text,
  );
  assert.deepEqual(
    [
      (await d.list('/api/admin/horoscope?lang=ta')).length,
      (await d.list('/api/admin/audit?resource=horoscope')).length,
    ],
    [0, lines],
  );
});

test('categories and products take the order of a list', async (t) => {
  const d = await setUp(t, 'sqlite');
  const made: number[] = [];
  for (const name of ['రాజకీయం', 'क्रीडा', 'சினிமா', 'খেলা']) made.push((await d.add('categories', { name })).id);
  const order = [made[2], made[0], made[3], made[1]] as number[];
  const reply = await post(d, 'categories/order', { ids: order });
  assert.equal(reply.status, 200, reply.text);
  assert.deepEqual(
    reply.body.data.rows.map(({ id }: Json) => id),
    order,
  );
  assert.deepEqual(ids(await d.list('/api/admin/categories?sort=sort_order')), order);
  assert.deepEqual(results(await post(d, 'categories/order', { ids: order })), Array(4).fill('unchanged'));
  const missing = await post(d, 'categories/order', { ids: [made[0], 987_654] });
  assert.deepEqual([missing.status, fieldsOf(missing)], [400, ['ids.1']], missing.text);
  assert.equal((await post(d, 'categories/order', { ids: [made[0], made[0]] })).status, 400);
  assert.equal((await post(d, 'products/order', { ids: [] })).status, 400);
  assert.deepEqual(ids(await d.list('/api/admin/categories?sort=sort_order')), order, 'nothing was changed');
});

onSqlite('festivals and products from CSV, checked before they are written', async (t, kind) => {
  const d = await setUp(t, kind);
  const send = (resource: string, body: string, query = '') =>
    d.call(`/api/admin/${resource}/import${query}`, { body, method: 'POST', headers: { 'content-type': 'text/csv' } });
  const csv = 'date,name,name_hi,type,is_holiday\n2025-03-30,స్థానిక జాతర,"स्थानीय, मेला",,true\n2025-06-02,రాష్ట్ర అవతరణ,,,\n';
  const dry = await send('festivals', csv, '?dry_run=true');
  assert.deepEqual([dry.status, dry.body?.data?.added], [200, 2], dry.text);
  assert.deepEqual(await d.list('/api/admin/festivals'), []);
  const made = await send('festivals', csv);
  assert.deepEqual([made.status, results(made)], [200, ['added', 'added']], made.text);
  const [fair] = (await d.list('/api/admin/festivals?sort=date')) as [Json];
  assert.deepEqual([fair.date, fair.texts.hi.name, fair.is_holiday], ['2025-03-30', 'स्थानीय, मेला', true]);
  const changed = await send('festivals', `id,is_holiday\n${fair.id},false\n`);
  assert.deepEqual(results(changed), ['changed'], changed.text);
  const bad = await send('festivals', 'date,name,colour\n2025-02-30,జాతర,\n2025-05-01,,red\n');
  assert.equal(bad.status, 400);
  assert.ok(fieldsOf(bad).includes('line 2, date') && fieldsOf(bad).includes('line 3, colour'), bad.text);
  assert.equal((await send('festivals', 'date,name\n')).status, 400);
  assert.equal((await send('festivals', 'date,"name\n1,2')).status, 400);
  const products = await send('products', 'title,title_ta,price,in_stock\nఫోన్,போன்,1299900,true\nకెమెరా,,450000,false\n');
  assert.deepEqual([products.status, products.body?.data?.added], [200, 2], products.text);
  const copied = await post(d, 'festivals/copy', { from_year: 2025, to_year: 2026 });
  assert.deepEqual([copied.status, results(copied)], [200, ['added', 'added']], copied.text);
  const next = await d.list('/api/admin/festivals?from=2026-01-01&sort=date');
  assert.deepEqual(
    next.map((f) => [f.date, f.is_tentative, f.key]),
    [
      ['2026-03-30', true, fair.key],
      ['2026-06-02', true, next[1]?.key],
    ],
  );
  assert.deepEqual(results(await post(d, 'festivals/copy', { from_year: 2025, to_year: 2026 })), [
    'skipped',
    'skipped',
  ]);
  assert.equal((await post(d, 'festivals/copy', { from_year: 2025, to_year: 2025 })).status, 400);
  assert.equal((await d.list('/api/admin/festivals')).length, 4);
});

onSqlite('many stories at once: featured, breaking, language, places, author, schedule', async (t, kind) => {
  const d = await setUp(t, kind);
  const list = [(await d.item()).id, (await d.item({ title: 'வெள்ளம்' })).id];
  const country = await d.add('places', { name: 'భారతదేశం', type: 'country' });
  const bulk = (json: object) => post(d, 'news/bulk', { ids: list, ...json });
  for (const [body, look] of [
    [{ verb: 'feature' }, (i: Json) => i.is_featured],
    [{ verb: 'unfeature' }, (i: Json) => !i.is_featured],
    [{ verb: 'breaking' }, (i: Json) => i.is_breaking],
    [{ verb: 'unbreak' }, (i: Json) => !i.is_breaking],
    [{ verb: 'language', lang: 'ta' }, (i: Json) => i.lang === 'ta'],
    [{ verb: 'place', place_ids: [country.id] }, (i: Json) => i.places[0]?.id === country.id],
    [{ verb: 'author', author: 'சரவணன்' }, (i: Json) => i.author === 'சரவணன்'],
    [
      { verb: 'schedule', published_at: '2099-11-20T11:30' },
      (i: Json) => i.published_at === '2099-11-20T06:00:00.000Z',
    ],
  ] as [object, (item: Json) => boolean][]) {
    const name = JSON.stringify(body);
    const reply = await bulk(body);
    assert.deepEqual([reply.status, reply.body?.data?.changed], [200, 2], `${name}: ${reply.text}`);
    const after = await d.list('/api/admin/news');
    assert.ok(after.every(look), `${name}: ${JSON.stringify(after)}`);
    assert.equal((await bulk(body)).body.data.changed, 0, `${name}: a repeat changes nothing`);
  }
  assert.deepEqual(fieldsOf(await bulk({ verb: 'author' })), ['author']);
  assert.deepEqual(fieldsOf(await bulk({ verb: 'feature', lang: 'te' })), ['lang']);
  assert.equal((await bulk({ verb: 'schedule', published_at: 'tomorrow' })).status, 400);
  assert.equal((await bulk({ verb: 'place', place_ids: [987_654] })).status, 409);
});
