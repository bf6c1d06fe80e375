import assert from 'node:assert/strict';
import { all, fill, type Row, te } from './contract-scene.ts';
import { type Json, onSqlite, start } from './support/helper.ts';

onSqlite('bad input gets a clear error that names every bad field', async (t, kind) => {
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
      what: 'an id of 400 digits for the admin API',
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

onSqlite('tokens that are none are refused alike', async (t, kind) => {
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

  // What the schema refuses and what only the database knows come in one answer, in the language that is asked for.
  await running.call('/api/admin/categories', { token: good, json: { name: 'Weather' } });
  const both = { title: ' ', priority: 'high', category_id: 99, place_ids: [987654] };
  const { status, body } = await running.call('/api/admin/news', { token: good, json: both });
  assert.equal(status, 400);
  assert.deepEqual(body.errors, [
    { field: 'title', code: 'too_short', params: { min: 1 }, message: 'must not be empty' },
    { field: 'priority', code: 'type', params: { type: 'integer' }, message: 'must be a whole number' },
    {
      field: 'category_id',
      code: 'not_found',
      params: { known: ['1 (weather)'] },
      message: 'does not exist; there are 1 (weather)',
    },
    { field: 'place_ids.0', code: 'not_found', params: {}, message: 'does not exist' },
  ]);
  const { body: view } = await running.call('/api/admin/news?lang=te', { token: good, json: both });
  assert.equal(view.message, 'అభ్యర్థనలో కొన్ని విలువలు సరిగా లేవు.');
  assert.equal(view.errors[0].message, 'ఖాళీగా ఉండకూడదు');
  assert.equal(view.errors[2].message, 'లేదు; ఉన్నవి: 1 (weather)');
  const old = await running.call('/api/news.php', { token: good, json: { title: 'వర్షం', category: 'rain' } });
  assert.deepEqual(old.body.errors[0].params, { known: ['weather'] });
  const { body: read } = await running.call('/api/v1/news?limit=0&lang=ta');
  assert.equal(read.errors[0].message, 'குறைந்தது 1 ஆக இருக்க வேண்டும்');

  running.clock.ms += 16 * 60_000;
  const late = await running.call('/api/admin/news', { token: good });
  assert.equal(late.status, 401);
  assert.match(late.body.message, /expired/i);
});

onSqlite('errors of the unversioned scripts may come with 200, and no others', async (t, kind) => {
  const running = await start(t, kind, { LEGACY_ERRORS_200: 'true' });
  const old = await running.call('/api/news.php?updated_after=x');
  assert.equal(old.status, 200);
  assert.equal(old.body.success, false);
  assert.equal(old.body.status, 400);
  assert.equal((await running.call('/api/news.php', { method: 'DELETE' })).status, 200);
  assert.equal((await running.call('/api/v1/index.php?endpoint=news&updated_after=x')).status, 400);
  assert.equal((await running.call('/api/v1/news?limit=0')).status, 400);
});
