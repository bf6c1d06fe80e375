// First: the walk through all addresses, on PostgreSQL as well.

import assert from 'node:assert/strict';
import { check, fill, hi, te } from './contract-scene.ts';
import { type Json, onBoth, onSqlite, start } from './support/helper.ts';

onBoth('every row of the specification that is built answers at its old and at its clean address', async (t, kind) => {
  const running = await start(t, kind);
  const ids = await fill(running);
  const pairs: [what: string, old: string, clean: string, has: Json][] = [
    [
      'get news items',
      '/api/news.php',
      '/api/v1/news',
      {
        data: [{ id: ids.te, title: te, lang: 'te', is_breaking: true }],
        meta: { lang: 'te', page: 1, limit: 20, total: 1, total_pages: 1, has_more: false },
      },
    ],
    ['all news', '/api/v1/index.php?endpoint=news', '/api/v1/news', { data: [{ id: ids.te }] }],
    [
      'all news in Hindi',
      '/api/v1/index.php?endpoint=news&lang=hi',
      '/api/v1/news?lang=hi',
      { data: [{ id: ids.hi, title: hi, category_name: 'मौसम' }] },
    ],
    [
      'one item',
      `/api/news.php?id=${ids.te}`,
      `/api/v1/news/${ids.te}`,
      {
        data: {
          id: ids.te,
          category: { name: 'వాతావరణం' },
          tags: ['వర్షం'],
          location: { state: 'తెలంగాణ', district: 'వరంగల్', mandal: null },
        },
      },
    ],
    [
      'one item by slug',
      `/api/news.php?slug=anything-${ids.te}`,
      `/api/v1/news/anything-${ids.te}`,
      { data: { id: ids.te } },
    ],
    [
      'news categories',
      '/api/v1/index.php?endpoint=news&action=categories',
      '/api/v1/news/categories',
      { data: [{ id: ids.category, name: 'వాతావరణం', slug: 'weather', news_count: 1 }] },
    ],
    [
      'breaking news',
      '/api/v1/index.php?endpoint=news&action=breaking',
      '/api/v1/news/breaking',
      { data: [{ id: ids.te }] },
    ],
    ['latest news', '/api/v1/news_api.php', '/api/v1/news/latest', { data: [{ id: ids.te }] }],
    ['by category', '/api/news.php?category=weather', '/api/v1/news?category=weather', { data: [{ id: ids.te }] }],
    [
      'by tag',
      `/api/news.php?tag=${encodeURIComponent('వర్షం')}`,
      `/api/v1/news?tag=${encodeURIComponent('వర్షం')}`,
      { data: [{ id: ids.te }] },
    ],
    [
      'by place',
      `/api/news.php?location=${encodeURIComponent('వరంగల్')}`,
      `/api/v1/news?location=${encodeURIComponent('వరంగల్')}`,
      { data: [{ id: ids.te }] },
    ],
    [
      'by author',
      `/api/news.php?author=${encodeURIComponent('సీత')}`,
      `/api/v1/news?author=${encodeURIComponent('సీత')}`,
      { data: [{ id: ids.te }] },
    ],
    ['featured', '/api/news.php?featured=true', '/api/v1/news?featured=1', { data: [{ id: ids.te }] }],
    [
      'search',
      `/api/v1/index.php?endpoint=news&action=search&search=${encodeURIComponent('రైతుల')}`,
      `/api/v1/search?q=${encodeURIComponent('రైతుల')}`,
      { data: [{ id: ids.te }], meta: { total: null } },
    ],
    [
      'list with a search',
      `/api/news.php?search=${encodeURIComponent('రైతుల')}`,
      `/api/v1/news?search=${encodeURIComponent('రైతుల')}`,
      { data: [{ id: ids.te }], meta: { total: null } },
    ],
    [
      'suggestions',
      `/api/v1/index.php?endpoint=news&action=suggest&q=${encodeURIComponent('రైతుల')}`,
      `/api/v1/search/suggest?q=${encodeURIComponent('రైతుల')}`,
      { data: [{ text: 'రైతులకు' }, { text: 'రైతులకు హెచ్చరిక' }] },
    ],
    [
      'app configuration',
      '/api/config.php',
      '/api/v1/config',
      {
        data: {
          basic: { default_lang: 'te' },
          app: { news_per_page: 20 },
          admob: { platform: 'android' },
          update: { update_available: false },
        },
      },
    ],
    [
      'basic settings',
      '/api/v1/index.php?endpoint=settings',
      '/api/v1/settings',
      { data: { default_lang: 'te', default_city: 'Hyderabad' } },
    ],
    [
      'app settings',
      '/api/v1/index.php?endpoint=settings&action=app',
      '/api/v1/settings/app',
      { data: { maintenance: { enabled: false } } },
    ],
    [
      'AdMob settings',
      '/api/v1/settings_api.php',
      '/api/v1/settings/admob',
      { data: { platform: 'android', test_mode: true } },
    ],
    [
      'update check',
      '/api/v1/index.php?endpoint=update&action=check&current_version=1.0',
      '/api/v1/update/check?current_version=1.0',
      { data: { update_available: false, latest_version: null } },
    ],
    ['latest version', '/api/v1/update_api.php', '/api/v1/update/latest', { data: { latest_version: null } }],
    [
      'get panchang data',
      '/api/panchang.php?date=20-11-2026',
      '/api/v1/panchang/day?date=2026-11-20',
      {
        data: {
          date: '2026-11-20',
          place: { city: 'Hyderabad' },
          tithi: [{ id: 11, name: 'ఏకాదశి', start: null }],
          source: 'manual',
          overridden: ['tithi', 'festivals'],
        },
      },
    ],
    [
      'panchang of a place',
      '/api/v1/panchang_api.php?date=2026-11-20&city=Kolkata&lang=bn',
      `/api/v1/panchang/day?date=2026-11-20&city=${encodeURIComponent('কলকাতা')}&lang=bn`,
      { data: { place: { city: 'Kolkata' }, tithi: [{ id: 11, name: 'একাদশী' }] }, meta: { lang: 'bn' } },
    ],
    [
      'all panchang data',
      '/api/v1/index.php?endpoint=panchang&from=2026-11-01&to=2026-11-07',
      '/api/v1/panchang?from=2026-11-01&to=2026-11-07',
      { meta: { lang: 'te', page: 1, limit: 7, total: 7, total_pages: 1, has_more: false, next_cursor: null } },
    ],
    [
      'a day that is computed',
      '/api/panchang.php?date=21-11-2026',
      '/api/v1/panchang/day?date=2026-11-21',
      { data: { source: 'computed', overridden: [], tithi: [{ id: 11 }, { id: 12, is_kshaya: true }, { id: 13 }] } },
    ],
    [
      'a month of the almanac',
      '/api/v1/index.php?endpoint=panchang&action=month&month=2026-11&lang=ur',
      '/api/v1/panchang/month?month=2026-11&lang=ur',
      { meta: { lang: 'ur', total: 30 } },
    ],
    [
      'good and bad times',
      '/api/v1/index.php?endpoint=panchang&action=muhurta&date=2026-11-21',
      '/api/v1/panchang/muhurta?date=2026-11-21',
      { data: { date: '2026-11-21', weekday: { id: 7, name: 'శనివారం' }, bala: null } },
    ],
    [
      'festivals',
      '/api/v1/index.php?endpoint=panchang&action=festivals&from=2026-11-01&to=2026-11-30&region=IN-TS',
      '/api/v1/panchang/festivals?from=2026-11-01&to=2026-11-30&region=IN-TS',
      { meta: { lang: 'te', page: 1, total_pages: 1, has_more: false } },
    ],
    [
      'the next day of a festival',
      '/api/v1/index.php?endpoint=panchang&action=next&festival=diwali&from=2026-11-01',
      `/api/v1/panchang/next?festival=${encodeURIComponent('దీపావళి')}&from=2026-11-01`,
      { data: [{ key: 'diwali', date: '2026-11-08', name: 'దీపావళి', regions: ['IN'] }] },
    ],
    ['horoscope predictions', '/api/horoscope.php', '/api/v1/horoscope', { meta: { lang: 'te', total: 12 } }],
    ['all horoscopes', '/api/v1/index.php?endpoint=horoscope', '/api/v1/horoscope', { meta: { total: 12 } }],
    ["today's horoscope", '/api/v1/horoscope_api.php', '/api/v1/horoscope/today', { meta: { lang: 'te', total: 12 } }],
    [
      'zodiac signs',
      '/api/v1/index.php?endpoint=horoscope&action=signs',
      '/api/v1/horoscope/signs',
      { meta: { lang: 'te', total: 12 } },
    ],
    [
      'compatibility of two signs',
      `/api/v1/index.php?endpoint=horoscope&action=compatibility&sign1=aries&sign2=${encodeURIComponent('సింహం')}`,
      '/api/v1/horoscope/compatibility?sign1=1&sign2=5',
      { data: { system: 'vedic', score: 7, max_score: 15, sign1: { name: 'మేషం' } } },
    ],
    ['shopping deals', '/api/shopping.php', '/api/v1/shopping/deals', { data: [], meta: { total: 0 } }],
    [
      'all products',
      '/api/v1/index.php?endpoint=shopping',
      '/api/v1/shopping/products',
      { data: [], meta: { page: 1, limit: 20, total: 0, has_more: false, next_cursor: null } },
    ],
    [
      'featured products',
      '/api/v1/index.php?endpoint=shopping&action=featured',
      '/api/v1/shopping/featured',
      { data: [] },
    ],
    ['product categories', '/api/v1/shopping_api.php', '/api/v1/shopping/categories', { data: [] }],
    ['get RSS feed items', '/api/rss.php', '/api/v1/rss', { data: [], meta: { lang: 'te', page: 1, total: 0 } }],
    [
      'items of a category',
      '/api/rss.php?category=weather&lang=ur',
      '/api/v1/rss?category=weather&lang=ur',
      { data: [] },
    ],
    ['API status', '/api/v1/index.php', '/api/v1', { data: { name: 'Dinam', status: 'ok' } }],
  ];
  for (const [what, old, clean, has] of pairs) {
    const first = await check(running, { what, url: old, status: 200, has, without: /రహస్య ముసాయిదా/ });
    const second = await check(running, { what, url: clean, status: 200, has });
    // Old AdMob names, and lists that come whole, are the differences that the contract allows.
    if (/action=festivals/.test(old)) assert.deepEqual(first.body.data, second.body.data, what);
    else if (!/config|settings_api/.test(old))
      assert.equal(first.text, second.text, `${what}: both addresses give one body`);
    for (const reply of [first, second]) {
      assert.match(reply.headers.get('etag') ?? '', /^"/, what);
      assert.match(reply.headers.get('cache-control') ?? '', /^public, max-age=\d+, s-maxage=\d+/, what);
      assert.equal(reply.headers.get('vary'), 'Accept-Encoding', what);
      assert.ok(reply.headers.has('surrogate-key'), what);
      assert.equal(reply.headers.get('access-control-allow-origin'), '*', what);
    }
  }
  const old = await running.call('/api/v1/settings_api.php');
  assert.equal(old.body.data.admob_app_id, old.body.data.app_id);
  const form = await running.call('/api/config.php', { form: { lang: 'hi' } });
  assert.equal(form.body.meta.lang ?? form.body.data.basic.lang ?? 'hi', 'hi');
  assert.equal(form.status, 200);
});

onSqlite('HEAD, OPTIONS and CORS', async (t, kind) => {
  const running = await start(t, kind, { CORS_ORIGINS: 'https://desk.example.in' });
  await fill(running);
  for (const url of ['/api/news.php', '/api/v1/news', '/api/v1/index.php?endpoint=news', '/api/v1/config']) {
    const get = await running.call(url, { headers: { 'accept-encoding': 'identity' } });
    const head = await running.call(url, { method: 'HEAD', headers: { 'accept-encoding': 'identity' } });
    assert.equal(head.status, 200);
    assert.equal(head.text, '');
    for (const name of ['etag', 'content-length', 'content-type', 'cache-control'])
      assert.equal(head.headers.get(name), get.headers.get(name), `${url} ${name}`);
    const options = await running.call(url, {
      method: 'OPTIONS',
      headers: { origin: 'https://reader.example', 'access-control-request-method': 'GET' },
    });
    assert.equal(options.status, 204);
    assert.match(options.headers.get('allow') ?? '', /GET.*HEAD|HEAD.*GET/);
    assert.equal(options.headers.get('access-control-allow-origin'), '*');
  }
  const preflight = (origin: string) =>
    running.call('/api/news.php', { method: 'OPTIONS', headers: { origin, 'access-control-request-method': 'POST' } });
  assert.equal(
    (await preflight('https://desk.example.in')).headers.get('access-control-allow-origin'),
    'https://desk.example.in',
  );
  assert.equal((await preflight('https://evil.example')).headers.get('access-control-allow-origin'), null);
  const wrong = await running.call('/api/v1/news', { method: 'PUT' });
  assert.equal(wrong.status, 405);
  assert.equal(wrong.headers.get('allow'), 'GET, HEAD, OPTIONS');
});
