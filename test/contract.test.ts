import assert from 'node:assert/strict';
import { type Json, onBoth, type Reply, type Running, start } from './helper.ts';

/** One line of the table: what is asked, by whom, and what must come back. */
interface Row {
  /** The row of the specification, or what is tried. */
  what: string;
  method?: string;
  url: string;
  who?: 'nobody' | 'viewer' | 'editor' | 'owner';
  json?: unknown;
  form?: Record<string, string>;
  headers?: Record<string, string>;
  status: number;
  /** What the body must hold, compared key by key. */
  has?: Json;
  /** Fields that an error must name. */
  fields?: string[];
  code?: string;
  /** Text that must not appear. */
  without?: RegExp;
}

const te = 'తెలంగాణలో భారీ వర్షాలు, రైతులకు హెచ్చరిక';
const hi = 'दिल्ली में चुनाव की घोषणा';

async function ask(running: Running, row: Row): Promise<Reply> {
  const { who = 'nobody', method, json, form, headers } = row;
  const token = who === 'nobody' ? undefined : await running.tokenOf(who);
  return running.call(row.url, {
    token,
    ...(method ? { method } : {}),
    ...(json === undefined ? {} : { json }),
    ...(form ? { form } : {}),
    ...(headers ? { headers } : {}),
  });
}

function includes(actual: Json, expected: Json, path: string): void {
  if (typeof expected !== 'object' || expected === null) assert.deepEqual(actual, expected, path);
  else if (Array.isArray(expected)) {
    assert.equal(actual?.length, expected.length, `${path}.length`);
    expected.forEach((value, i) => void includes(actual[i], value, `${path}.${i}`));
  } else for (const [key, value] of Object.entries(expected)) includes(actual?.[key], value, `${path}.${key}`);
}

async function check(running: Running, row: Row): Promise<Reply> {
  const reply = await ask(running, row);
  const name = `${row.what}: ${row.method ?? ''} ${row.url.slice(0, 150)}`;
  assert.equal(reply.status, row.status, `${name}\n${reply.text.slice(0, 500)}`);
  if (row.status >= 400 && row.method !== 'HEAD') {
    assert.match(reply.headers.get('content-type') ?? '', /^application\/problem\+json/, name);
    for (const member of ['type', 'title', 'status', 'detail', 'instance', 'message', 'code', 'errors', 'request_id'])
      assert.ok(member in reply.body, `${name}: ${member}`);
    assert.equal(reply.body.success, false, name);
    assert.doesNotMatch(
      reply.text,
      /\bat .*\.ts:|node_modules|SQLITE|sqlite|syntax error/,
      `${name}: nothing of the inside`,
    );
  } else if (row.status < 300 && reply.body) {
    assert.equal(reply.body.success, true, name);
    assert.equal(typeof reply.body.message, 'string', name);
    assert.ok('data' in reply.body && 'meta' in reply.body, name);
  }
  if (row.has) includes(reply.body, row.has, name);
  if (row.code) assert.equal(reply.body.code, row.code, name);
  if (row.fields)
    assert.deepEqual(
      reply.body.errors.map((e: Json) => e.field).sort(),
      [...row.fields].sort(),
      `${name}\n${reply.text.slice(0, 400)}`,
    );
  if (row.without) assert.doesNotMatch(reply.text, row.without, name);
  return reply;
}

async function all(running: Running, rows: Row[]): Promise<void> {
  for (const row of rows) await check(running, row);
}

/** A category and a published story in Telugu and in Hindi, as the desk of a paper would have them. */
async function fill(running: Running): Promise<{ category: number; te: number; hi: number; draft: number }> {
  const editor = await running.tokenOf('editor');
  const made = async (path: string, json: unknown): Promise<number> => {
    const reply = await running.call(path, { token: editor, json });
    assert.equal(reply.status, 201, reply.text);
    return reply.body.data.id;
  };
  const category = await made('/api/admin/categories', {
    name: 'Weather',
    texts: { te: { name: 'వాతావరణం' }, hi: { name: 'मौसम' } },
  });
  await made('/api/panchang.php', { date: '2026-11-20', tithi: [11], festivals: ['dev_uthani_ekadashi'] });
  return {
    category,
    te: await made('/api/news.php', {
      title: te,
      content: '<p>నేడు ఉదయం</p>',
      category_id: category,
      tags: ['వర్షం'],
      is_breaking: true,
      is_featured: true,
      author: 'సీత',
      location: { state: 'తెలంగాణ', district: 'వరంగల్' },
    }),
    hi: await made('/api/news.php', { title: hi, content: '<p>आज सुबह</p>', lang: 'hi', category_id: category }),
    draft: await made('/api/news.php', { title: 'రహస్య ముసాయిదా', status: 'draft' }),
  };
}

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
      '/api/v1/index.php?endpoint=panchang&from=2026-11-01&to=2026-11-30',
      '/api/v1/panchang?from=2026-11-01&to=2026-11-30',
      { meta: { lang: 'te', page: 1, limit: 30, total: 30, total_pages: 1, has_more: false, next_cursor: null } },
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
      '/api/v1/index.php?endpoint=panchang&action=festivals&year=2026&region=IN-TS',
      '/api/v1/panchang/festivals?year=2026&region=IN-TS',
      { meta: { lang: 'te', page: 1, total_pages: 1, has_more: false } },
    ],
    [
      'the next day of a festival',
      '/api/v1/index.php?endpoint=panchang&action=next&festival=diwali&from=2026-11-01',
      `/api/v1/panchang/next?festival=${encodeURIComponent('దీపావళి')}&from=2026-11-01`,
      { data: [{ key: 'diwali', date: '2026-11-08', name: 'దీపావళి', regions: ['IN'] }] },
    ],
    ['horoscope predictions', '/api/horoscope.php', '/api/v1/horoscope', { data: [], meta: { lang: 'te', total: 0 } }],
    ['all horoscopes', '/api/v1/index.php?endpoint=horoscope', '/api/v1/horoscope', { data: [] }],
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
    const first = await check(running, { what, url: old, status: 200, has, without: /రహస్య/ });
    const second = await check(running, { what, url: clean, status: 200, has });
    // Old AdMob names are the one difference that the contract allows.
    if (!/config|settings_api/.test(old))
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

onBoth('bad input gets a clear error that names every bad field', async (t, kind) => {
  const running = await start(t, kind);
  const ids = await fill(running);
  const long = '9'.repeat(400);
  const news = (json: unknown, fields: string[]): Omit<Row, 'what'> => ({
    url: '/api/news.php',
    who: 'editor',
    json,
    status: 400,
    code: 'invalid',
    fields,
  });
  await all(running, [
    ...['0', '101', 'abc', '-1', '1e9', '1.5', long].map(
      (v): Row => ({ what: 'limit', url: `/api/v1/news?limit=${v}`, status: 400, code: 'invalid', fields: ['limit'] }),
    ),
    {
      what: 'several at once',
      url: '/api/v1/news?limit=0&page=-1&lang=xx',
      status: 400,
      fields: ['limit', 'page', 'lang'],
    },
    { what: 'repeated', url: '/api/v1/news?lang=te&lang=hi', status: 400, fields: ['lang'] },
    { what: 'not UTF-8', url: '/api/v1/news?search=%ff%fe', status: 400, fields: ['search'] },
    { what: 'not UTF-8 in the path', url: '/api/v1/news/%ff', status: 400, code: 'invalid' },
    { what: 'NUL', url: '/api/v1/news?search=a%00b', status: 400, fields: ['search'] },
    { what: 'NUL in the path', url: '/api/v1/news/a%00b', status: 400, code: 'invalid' },
    {
      what: 'a date that is none',
      url: '/api/v1/news?updated_after=2026-02-30T00:00:00Z',
      status: 400,
      fields: ['updated_after'],
    },
    { what: 'a foreign cursor', url: '/api/v1/news?cursor=abc', status: 400, fields: ['cursor'] },
    { what: 'unknown fields', url: '/api/v1/news?fields=id,password', status: 400, fields: ['fields'] },
    { what: 'unknown query keys are ignored', url: '/api/v1/news?utm_source=x&fbclid=y', status: 200 },
    { what: 'an id of 400 digits', url: `/api/news.php?id=${long}`, status: 400, fields: ['id'] },
    { what: 'an id of 400 digits in the path', url: `/api/v1/news/${long}`, status: 400, fields: ['slug'] },
    {
      what: 'an id of 400 digits for the desk',
      url: `/api/admin/news/${long}`,
      who: 'editor',
      status: 400,
      fields: ['id'],
    },
    { what: 'unknown id', url: '/api/v1/news/987654321', status: 404, code: 'not_found' },
    { what: 'a draft is not there', url: `/api/v1/news/${ids.draft}`, status: 404, without: /రహస్య/ },
    { what: 'unknown endpoint', url: '/api/v1/index.php?endpoint=weather', status: 404, code: 'not_found' },
    { what: 'unknown action', url: '/api/v1/index.php?endpoint=news&action=explode', status: 404, code: 'not_found' },
    { what: 'a name of Object', url: '/api/v1/index.php?endpoint=constructor', status: 404, code: 'not_found' },
    { what: 'a name of Object as action', url: '/api/v1/index.php?endpoint=news&action=__proto__', status: 404 },
    { what: 'unknown address', url: '/api/v1/nothing', status: 404, code: 'not_found' },
    { what: 'wrong method', method: 'DELETE', url: '/api/v1/news', status: 405, code: 'method_not_allowed' },
    { what: 'wrong method on an old address', method: 'PATCH', url: '/api/news.php', status: 405 },
    {
      what: 'version that is none',
      url: '/api/v1/update/check?current_version=latest',
      status: 400,
      fields: ['current_version'],
    },
    { what: 'a feed that is no number', url: '/api/rss.php?feed=x&cursor=y', status: 400, fields: ['feed'] },
    { what: 'a foreign cursor of feed items', url: '/api/v1/rss?cursor=abc', status: 400, fields: ['cursor'] },
    { what: 'unknown feed item', url: '/api/rss.php?id=424242', status: 404, code: 'not_found' },
    { what: 'feeds are not for everybody', url: '/api/rss_admin.php', status: 401, code: 'unauthenticated' },
    {
      what: 'a feed inside',
      url: '/api/rss_admin.php',
      who: 'editor',
      json: { feed_url: 'http://127.0.0.1/feed.xml' },
      status: 400,
      fields: ['feed_url'],
    },
    { what: 'unknown action of feeds', url: '/api/rss_admin.php?action=explode', who: 'editor', status: 404 },
    {
      what: 'an address over 8 KB',
      url: `/api/v1/news?search=${'a'.repeat(9_000)}`,
      status: 414,
      code: 'uri_too_long',
    },

    {
      what: 'no token',
      method: 'POST',
      url: '/api/news.php',
      json: { title: te },
      status: 401,
      code: 'unauthenticated',
    },
    { what: 'the token is looked at before the body', url: '/api/news.php', json: '{', status: 401 },
    { what: 'no title', ...news({}, ['title']) },
    { what: 'blank title', ...news({ title: '   ' }, ['title']) },
    {
      what: 'wrong types',
      ...news({ title: 5, tags: 'x', is_breaking: 'true', priority: '1' }, [
        'title',
        'tags',
        'is_breaking',
        'priority',
      ]),
    },
    {
      what: 'a notification without target',
      url: '/api/notifications.php',
      who: 'editor',
      json: { title: te },
      status: 400,
      code: 'invalid',
      fields: ['target'],
    },
    {
      what: 'a notification for a segment that asks for nothing',
      url: '/api/admin/notifications',
      who: 'editor',
      json: { title: te, target: { type: 'segment', value: {} } },
      status: 400,
      fields: ['target.value'],
    },
    {
      what: 'a notification',
      url: '/api/notifications.php',
      who: 'editor',
      json: { title: te, target: { type: 'lang', value: 'te' } },
      status: 202,
      has: { data: { title: te, target: { type: 'lang', value: 'te' }, counts: { sent: 0 } } },
    },
    { what: 'a notification by a viewer', url: '/api/notifications.php', who: 'viewer', json: {}, status: 403 },
    {
      what: 'a device without token',
      url: '/api/v1/devices',
      json: { installation_id: 'phone-1234' },
      status: 400,
      fields: ['value'],
    },
    { what: 'unknown keys', ...news({ title: te, headline: 'x', ID: 1 }, ['headline', 'ID']) },
    { what: 'NUL in a body', ...news({ title: 'a\u0000b' }, ['title']) },
    { what: 'a lone surrogate', ...news({ title: 'a\ud800b' }, ['title']) },
    { what: 'too long, by letters', ...news({ title: 'కి'.repeat(301) }, ['title']) },
    { what: 'a category that is none', ...news({ title: te, category_id: 4242 }, ['category_id']) },
    { what: 'an address that is none', ...news({ title: te, image_url: 'javascript:alert(1)' }, ['image_url']) },
    { what: 'a date that is none', ...news({ title: te, published_at: '2026-02-30T00:00:00Z' }, ['published_at']) },
    { what: 'null where a value must be', ...news({ title: null }, ['title']) },
    { what: 'expires before it appears', ...news({ title: te, expires_at: '2020-01-01T00:00:00Z' }, ['expires_at']) },
    {
      what: 'edit of what is not there',
      url: '/api/news.php',
      who: 'editor',
      json: { id: 424242, title: te },
      status: 404,
    },
    {
      what: 'a form is coerced',
      url: '/api/news.php',
      who: 'editor',
      form: { title: te, is_featured: '1', priority: '3', tags: 'a,b' },
      status: 201,
      has: { data: { is_featured: true, priority: 3, tags: ['a', 'b'] } },
    },
    {
      what: 'a form with bad values',
      url: '/api/news.php',
      who: 'editor',
      form: { title: te, priority: 'high' },
      status: 400,
      fields: ['priority'],
    },
  ]);

  const editor = await running.tokenOf('editor');
  const raw = (body: string | Buffer, type: string) =>
    running.call('/api/news.php', { method: 'POST', token: editor, body, headers: { 'content-type': type } });
  assert.equal((await raw('{"title":', 'application/json')).status, 400);
  assert.equal((await raw('[]', 'application/json')).status, 400);
  assert.equal((await raw('null', 'application/json')).status, 400);
  assert.equal((await raw(Buffer.from([0x7b, 0xff, 0x7d]), 'application/json')).status, 400);
  assert.equal((await raw('<a/>', 'application/xml')).status, 415);
  assert.equal((await raw('title=%ff', 'application/x-www-form-urlencoded')).status, 400);
  assert.equal((await raw('{}', 'multipart/form-data; boundary=x')).status, 400);
  assert.equal((await raw(`{"title":"${'a'.repeat(1_100_000)}"}`, 'application/json')).status, 413);
  assert.equal(
    (
      await raw(
        JSON.stringify({ title: te, images: JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`) }),
        'application/json',
      )
    ).status,
    400,
  );
  const multipart = new FormData();
  multipart.set('title', 'ఫారం నుంచి వార్త');
  const sent = await running.call('/api/news.php', { method: 'POST', token: editor, body: multipart });
  assert.equal(sent.status, 201, sent.text);

  const list = await running.call('/api/v1/news?limit=100');
  assert.deepEqual(
    list.body.data.map((n: Json) => n.title).sort(),
    [te, te, 'ఫారం నుంచి వార్త'].sort(),
    'nothing bad was half written',
  );
});

onBoth('tokens that are none are refused alike', async (t, kind) => {
  const running = await start(t, kind);
  const good = await running.tokenOf('owner');
  const [header, payload, signature] = good.split('.') as [string, string, string];
  const none = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url');
  const foreign = `${header}.${payload}.${Buffer.alloc(32, 7).toString('base64url')}`;
  for (const token of [
    `${none}.${payload}.`,
    `${none}.${payload}.${signature}`,
    foreign,
    good.slice(0, -5),
    'x',
    `${good}.${good}`,
    'a'.repeat(5_000),
  ]) {
    const reply = await running.call('/api/admin/news', { token });
    assert.equal(reply.status, 401, token.slice(0, 40));
    assert.match(reply.headers.get('www-authenticate') ?? '', /^Bearer/);
    assert.equal(reply.body.code, 'unauthenticated');
  }
  running.clock.ms += 16 * 60_000;
  const late = await running.call('/api/admin/news', { token: good });
  assert.equal(late.status, 401);
  assert.match(late.body.message, /expired/i);
});

onBoth('HEAD, OPTIONS and CORS', async (t, kind) => {
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

onBoth('errors of the unversioned scripts may come with 200, and no others', async (t, kind) => {
  const running = await start(t, kind, { LEGACY_ERRORS_200: 'true' });
  const old = await running.call('/api/news.php?limit=0');
  assert.equal(old.status, 200);
  assert.equal(old.body.success, false);
  assert.equal(old.body.status, 400);
  assert.equal((await running.call('/api/news.php', { method: 'DELETE' })).status, 200);
  assert.equal((await running.call('/api/v1/index.php?endpoint=news&limit=0')).status, 400);
  assert.equal((await running.call('/api/v1/news?limit=0')).status, 400);
});
