import assert from 'node:assert/strict';
import { feedServer, item } from '../support/feed-server.ts';
import { type Json, onBoth, onSqlite, start } from '../support/helper.ts';

const allowed = { FETCH_ALLOW: '127.0.0.1', WORKERS: '0' };
const script = '/api/rss_admin.php';

onSqlite('rss_admin.php: every method and action, who may do what, bad input by name', async (t, kind) => {
  const server = await feedServer(t);
  const { call, tokenOf, dinam } = await start(t, kind, allowed);
  const [editor, viewer] = [await tokenOf('editor'), await tokenOf('viewer')];
  const made = await call(script, {
    token: editor,
    json: { feed_url: `${server.url}/a?x=1#top`, title: ' ప్రజా  వార్తలు ', lang: 'te' },
  });
  assert.equal(made.status, 201, made.text);
  const { id } = made.body.data;
  assert.deepEqual(
    [made.body.data.title, made.body.data.feed_url, made.body.data.refresh_minutes, made.body.data.is_active],
    ['ప్రజా వార్తలు', `${server.url}/a?x=1`, null, true],
  );
  assert.match(made.headers.get('location') ?? '', new RegExp(`/api/admin/feeds/${id}$`));
  const form = await call(script, {
    token: editor,
    form: { feed_url: 'https://news.example/ur.xml', lang: 'ur', auto_publish: '0' },
  });
  assert.deepEqual([form.status, form.body.data.title, form.body.data.lang], [201, 'news.example', 'ur']);

  const edits: Json[] = [
    [await call(script, { token: editor, json: { id, refresh_minutes: 60 } }), { refresh_minutes: 60 }],
    [await call(`${script}?id=${id}`, { token: editor, form: { refresh_minutes: '90' } }), { refresh_minutes: 90 }],
    [await call(script, { method: 'PUT', token: editor, json: { id, title: 'இரண்டு' } }), { title: 'இரண்டு' }],
    [
      await call(`${script}?id=${id}`, { method: 'PATCH', token: editor, json: { lang: 'ta' } }),
      { lang: 'ta', title: 'இரண்டு' },
    ],
    [await call(`${script}?id=${id}`, { token: viewer }), { refresh_minutes: 90, title: 'இரண்டு', lang: 'ta' }],
    [await call(`/api/admin/feeds/${id}`, { token: viewer }), { refresh_minutes: 90, title: 'இரண்டு', lang: 'ta' }],
  ];
  for (const [reply, expected] of edits) {
    assert.equal(reply.status, 200, reply.text);
    for (const [key, value] of Object.entries(expected)) assert.equal(reply.body.data[key], value, key);
  }
  const list = await call(`${script}?lang=ur`, { token: viewer });
  assert.deepEqual([list.body.data.length, list.body.meta.total], [1, 1]);
  assert.equal((await call(`${script}?search=${encodeURIComponent('இரண்')}`, { token: viewer })).body.data.length, 1);

  for (const [request, status, fields] of [
    [{ json: {} }, 400, ['feed_url']],
    [
      { json: { feed_url: 'ftp://x/', lang: 'xx', refresh_minutes: 1, colour: 1 } },
      400,
      ['colour', 'feed_url', 'lang', 'refresh_minutes'],
    ],
    [{ json: { feed_url: 'http://127.0.0.2/rss' } }, 400, ['feed_url']],
    [{ json: { feed_url: 'http://[::1]/rss' } }, 400, ['feed_url']],
    [{ json: { feed_url: 'http://0x7f000002/' } }, 400, ['feed_url']],
    [{ json: { feed_url: 'https://user:pass@news.example/' } }, 400, ['feed_url']],
    [{ json: { feed_url: 'https://news.example/x', category_id: 77 } }, 400, ['category_id']],
    [{ json: { feed_url: 'https://news.example/ur.xml' } }, 409, ['feed_url']],
    [{ json: { id: 9_999, title: 'x' } }, 404, []],
    [{ method: 'PUT', json: { title: 'x' } }, 400, ['id']],
    [{ method: 'DELETE' }, 400, ['id']],
    [{ method: 'PATCH', json: { id, feed_url: 'https://news.example/ur.xml' } }, 409, ['feed_url']],
    [{ method: 'PATCH', json: { id, title: 'y' }, headers: { 'if-match': '"1"' } }, 412, []],
  ] as [Json, number, string[]][]) {
    const reply = await call(script, { token: editor, ...request });
    assert.equal(reply.status, status, `${JSON.stringify(request)} ${reply.text}`);
    assert.deepEqual(reply.body.errors.map((e: Json) => e.field).sort(), fields, JSON.stringify(request));
  }
  for (const [path, method, status] of [
    [`${script}?action=explode`, 'POST', 404],
    [`${script}?action=constructor`, 'GET', 404],
    [`${script}?action=import_opml`, 'GET', 405],
    [`${script}?action=refresh&id=${id}`, 'DELETE', 405],
    [`${script}?action=refresh`, 'POST', 400],
    [`${script}?action=refresh&id=99999`, 'POST', 404],
    [`${script}?action=refresh&id=${id}`, 'POST', 202],
    [`${script}?action=refresh&id=${id}`, 'GET', 202],
    [`${script}?action=test`, 'POST', 400],
    [`${script}?action=test&id=99999`, 'POST', 404],
    [`${script}?action=export_opml`, 'GET', 200],
  ] as [string, string, number][])
    assert.equal((await call(path, { method, token: editor })).status, status, `${method} ${path}`);
  for (const [path, method] of [
    [script, 'POST'],
    [`${script}?id=${id}`, 'DELETE'],
    [`${script}?action=refresh&id=${id}`, 'GET'],
    [`${script}?action=test&id=${id}`, 'GET'],
    [`${script}?action=import_opml`, 'POST'],
  ] as const) {
    assert.equal((await call(path, { method, token: viewer })).status, 403, `${method} ${path}`);
    assert.equal((await call(path, { method })).status, 401, `${method} ${path}`);
  }
  assert.equal((await call(script)).status, 401);

  const removed = await call(`${script}?id=${id}`, { method: 'DELETE', token: editor });
  assert.deepEqual([removed.status, removed.body.data], [200, { id }]);
  assert.equal((await call(`${script}?id=${id}`, { token: editor })).status, 404);
  await dinam.workers.drain(); // its job finds nothing and is content
});

onBoth('items follow their feed; an editor removes one for good; removing the feed removes all', async (t, kind) => {
  const server = await feedServer(t);
  const { call, tokenOf, dinam } = await start(t, kind, allowed);
  const editor = await tokenOf('editor');
  const category = (await call('/api/admin/categories', { token: editor, json: { name: 'Sports', slug: 'sports' } }))
    .body.data.id;
  server.rss('/f', [item('a', 'ক্রিকেট: ভারতের জয়'), item('b', 'দ্বিতীয় খবর', '<category>খেলা</category>')]);
  const made = await call('/api/admin/feeds', { token: editor, json: { feed_url: `${server.url}/f` } });
  const { id } = made.body.data;
  assert.equal(made.body.data.lang, 'te', 'the default, until the feed has spoken');
  await dinam.workers.drain();
  const rows = async (query: string): Promise<string[]> =>
    (await call(`/api/rss.php?${query}`)).body.data.map((i: Json) => i.guid);
  assert.deepEqual(await rows('lang=bn'), ['a', 'b']);
  assert.deepEqual((await call('/api/rss.php?lang=bn')).body.data[1].categories, ['খেলা']);
  assert.deepEqual(await rows('lang=bn&category=sports'), []);
  const edit = async (json: unknown): Promise<void> => {
    const rev = (await call(`/api/admin/feeds/${id}`, { token: editor })).headers.get('etag') as string;
    const reply = await call(`/api/admin/feeds/${id}`, {
      method: 'PATCH',
      token: editor,
      json,
      headers: { 'if-match': rev },
    });
    assert.equal(reply.status, 200, reply.text);
  };
  await edit({ category_id: category, title: 'বাংলা খবর' });
  assert.deepEqual(await rows('lang=bn&category=sports'), ['a', 'b']);
  assert.deepEqual(await rows('lang=bn&category=none'), []);
  assert.equal((await call('/api/rss.php?lang=bn')).body.data[0].feed.title, 'বাংলা খবর');
  await edit({ lang: 'as' });
  assert.deepEqual([await rows('lang=bn'), await rows('lang=as')], [[], ['a', 'b']]);
  await edit({ is_active: false });
  assert.deepEqual([await rows('lang=as'), await rows(`feed=${id}`)], [[], []]);
  assert.equal((await call(`/api/admin/feeds/${id}/refresh`, { method: 'POST', token: editor })).status, 409);
  await edit({ is_active: true });
  assert.deepEqual(await rows(`feed=${id}`), ['a', 'b']);

  const items = await call(`/api/admin/feed-items?feed_id=${id}&sort=id`, { token: editor });
  assert.equal(items.body.meta.total, 2);
  const b = items.body.data.find((i: Json) => i.guid === 'b');
  assert.equal((await call(`/api/admin/feed-items/${b.id}`, { method: 'PATCH', token: editor, json: {} })).status, 405);
  assert.equal((await call(`/api/admin/feed-items/${b.id}`, { method: 'DELETE', token: editor })).status, 428);
  const gone = await call(`/api/admin/feed-items/${b.id}`, {
    method: 'DELETE',
    token: editor,
    headers: { 'if-match': '*' },
  });
  assert.equal(gone.status, 200, gone.text);
  server.rss('/f', [item('a', 'ক্রিকেট: ভারতের জয়'), item('b', 'দ্বিতীয় খবর, সংশোধিত')]);
  await call(`/api/admin/feeds/${id}/refresh`, { method: 'POST', token: editor });
  await dinam.workers.drain();
  assert.deepEqual(await rows(`feed=${id}`), ['a']);
  assert.equal((await call(`/api/admin/feeds/${id}`, { token: editor })).body.data.item_count, 1);

  await call(`${script}?id=${id}`, { method: 'DELETE', token: editor });
  assert.deepEqual(await rows(`lang=as`), []);
  const search = await call(`/api/rss.php?lang=as&search=${encodeURIComponent('ক্রিকেট')}`);
  assert.deepEqual([search.status, search.body.data], [200, []]);
});

onSqlite('auto_publish makes news of new items, once, with the source named', async (t, kind) => {
  const server = await feedServer(t);
  const { call, tokenOf, dinam } = await start(t, kind, allowed);
  const editor = await tokenOf('editor');
  const date = '<pubDate>Fri, 20 Nov 2020 10:15:00 +0530</pubDate>';
  const body = '<description>&lt;p&gt;मौसम &lt;script&gt;x&lt;/script&gt;विभाग&lt;/p&gt;</description>';
  server.rss('/f', [item('a', 'दिल्ली में बारिश', date + body)]);
  const { id } = (
    await call(script, {
      token: editor,
      json: { feed_url: `${server.url}/f`, auto_publish: true, lang: 'hi', title: 'जन समाचार' },
    })
  ).body.data;
  await dinam.workers.drain();
  const news = async (): Promise<Json[]> => (await call('/api/news.php?lang=hi')).body.data;
  const [first, ...others] = await news();
  assert.equal(others.length, 0);
  assert.deepEqual(
    [first.title, first.source, first.published_at, first.lang],
    ['दिल्ली में बारिश', { name: 'जन समाचार', url: 'https://news.example/a' }, '2020-11-20T04:45:00.000Z', 'hi'],
  );
  assert.match(first.content, /मौसम विभाग.*href="https:\/\/news\.example\/a".*जन समाचार/s);
  assert.doesNotMatch(first.content, /script/);
  server.rss('/f', [item('a', 'दिल्ली में तेज़ बारिश', date + body), item('b', 'दूसरी ख़बर')]);
  for (let i = 0; i < 2; i++) {
    await call(`${script}?action=refresh&id=${id}`, { method: 'POST', token: editor });
    await dinam.workers.drain();
  }
  assert.deepEqual(
    (await news()).map((n) => n.title),
    ['दूसरी ख़बर'.normalize('NFC'), 'दिल्ली में तेज़ बारिश'.normalize('NFC')],
    'it follows its item until an editor has written it',
  );
});

onSqlite('OPML goes in and out', async (t, kind) => {
  const { call, tokenOf } = await start(t, kind, allowed);
  const editor = await tokenOf('editor');
  const opml = `<?xml version="1.0"?><!DOCTYPE opml [<!ENTITY x "y">]><opml version="2.0"><head><title>x</title></head><body>
    <outline text="समाचार"><outline type="rss" text="हिन्दी &amp; समाचार" xmlUrl="https://news.example/hi.xml" htmlUrl="https://news.example/hi" language="hi-IN"/>
    <outline text="உள்"><outline text="தமிழ்" xmlUrl="https://news.example/ta.xml"/></outline></outline>
    <outline text="bad" xmlUrl="http://127.0.0.2/x"/><outline text="bad" xmlUrl="mailto:x"/><outline text="again" xmlUrl="https://news.example/hi.xml"/></body></opml>`;
  const imported = await call(`${script}?action=import_opml`, { token: editor, json: { opml, lang: 'ta' } });
  assert.equal(imported.status, 200, imported.text);
  assert.deepEqual([imported.body.data.added, imported.body.data.known, imported.body.data.refused.length], [2, 1, 2]);
  const feeds = (await call('/api/admin/feeds', { token: editor })).body.data;
  assert.deepEqual(
    feeds.map((f: Json) => [f.title, f.feed_url, f.lang, f.site_url]).sort(),
    [
      ['தமிழ்', 'https://news.example/ta.xml', 'ta', null],
      ['हिन्दी & समाचार', 'https://news.example/hi.xml', 'hi', 'https://news.example/hi'],
    ].sort(),
  );
  const out = (await call('/api/admin/feeds/opml', { token: editor })).body.data;
  assert.equal(out.feeds, 2);
  assert.match(out.opml, /xmlUrl="https:\/\/news\.example\/ta\.xml"/);
  assert.equal((await call(`${script}?action=export_opml`, { token: editor })).body.data.opml.length, out.opml.length);
  const again = await call('/api/admin/feeds/opml', { token: editor, form: { opml: out.opml } });
  assert.deepEqual([again.body.data.added, again.body.data.known], [0, 2]);
  const deep = `<opml><body>${'<outline text="x">'.repeat(5_000)}${'</outline>'.repeat(5_000)}</body></opml>`;
  for (const bad of ['', 'x', '<rss/>', deep, '<opml><body><outline'.repeat(1_000)]) {
    const reply = await call('/api/admin/feeds/opml', { token: editor, json: { opml: bad } });
    assert.equal(reply.status, 400, bad.slice(0, 40));
    assert.deepEqual(
      reply.body.errors.map((e: Json) => e.field),
      ['opml'],
    );
  }
});
