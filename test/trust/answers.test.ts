import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fill } from '../contract-scene.ts';
import { assertDocumented } from '../support/answers.ts';
import { type Json, onSqlite, type Reply, type Request, start } from '../support/helper.ts';

// Every `call` of a test holds its answer against the OpenAPI document. Here are the answers that are easily forgotten.

onSqlite(
  'an answer is what the document says of it, whatever the request leaves out, adds or gets wrong',
  async (t, kind) => {
    const running = await start(t, kind, { WORKERS: '0', FETCH_ALLOW: '127.0.0.1' });
    const ids = await fill(running);
    const token = await running.tokenOf('owner');
    const get = async (status: number, ...urls: string[]): Promise<Reply[]> => {
      const replies: Reply[] = [];
      for (const url of urls) replies.push(await running.call(url, { token }));
      for (const [i, reply] of replies.entries())
        assert.equal(reply.status, status, `${urls[i]} ${reply.text.slice(0, 300)}`);
      return replies;
    };
    const send = async (status: number, url: string, request: Request): Promise<Json> => {
      const reply = await running.call(url, { token, ...request });
      assert.equal(reply.status, status, `${url} ${reply.text.slice(0, 300)}`);
      return reply.body;
    };
    const product = (await send(201, '/api/admin/products', { json: { title: 'पुस्तक', price: 19_900 } })).data;
    const feed = (await send(201, '/api/rss_admin.php', { json: { feed_url: 'http://127.0.0.1:9/f' } })).data;
    const sign = { sign: 'mesha', prediction: 'శుభం', period: 'daily', date: '2026-11-22' };
    const horoscope = (await send(201, '/api/horoscope.php', { json: sign })).data;

    // fields=
    const story = `/api/v1/news/${ids.te}`;
    const picked = await get(
      200,
      ...['', '/latest', '/breaking', '/trending'].map((path) => `/api/v1/news${path}?fields=title`),
      `${story}?fields=title`,
      `${story}/related?fields=title`,
      '/api/news.php?fields=id',
      `/api/news.php?id=${ids.te}&fields=title,tags`,
      `/api/v1/search?q=${encodeURIComponent('వర్షాలు')}&fields=title`,
      '/api/v1/index.php?endpoint=news&fields=title',
      ...['/api/v1/horoscope', '/api/v1/horoscope/today', '/api/horoscope.php'].map((path) => `${path}?fields=rating`),
      `/api/v1/horoscope?id=${horoscope.id}&fields=rating`,
      ...['deals', 'products', 'featured', `products/${product.id}`].map(
        (path) => `/api/v1/shopping/${path}?fields=price`,
      ),
      '/api/v1/installations/phone-1234/bookmarks?fields=title',
    );
    assert.equal(picked[0]?.body.data[0].summary, undefined, 'they were left out');

    // Lists that come whole, and of all languages.
    const [sessions, fetches, items] = await get(
      200,
      '/api/auth/sessions',
      `/api/admin/feeds/${feed.id}/fetches`,
      `/api/v1/rss?feed=${feed.id}`,
      `/api/rss.php?feed=${feed.id}`,
    );
    assert.deepEqual([sessions?.body.meta.page, sessions?.body.meta.total], [1, 1]);
    assert.deepEqual(fetches?.body.meta.total_pages, 0);
    assert.equal(items?.body.meta.lang, null);

    // One of what the address lists otherwise; what the old script does by `action`.
    await get(
      200,
      `/api/shopping.php?id=${product.id}`,
      `/api/v1/shopping/deals?id=${product.id}`,
      `/api/v1/index.php?endpoint=shopping&id=${product.id}`,
      '/api/rss_admin.php',
      `/api/rss_admin.php?id=${feed.id}`,
      '/api/rss_admin.php?action=export_opml',
      '/api/rss_admin.php?action=export_opml&download=true',
      '/api/admin/feeds/opml?download=true',
    );
    await get(202, `/api/rss_admin.php?action=refresh&id=${feed.id}`, '/api/rss_admin.php?action=refresh&all=true');
    await get(404, '/api/rss_admin.php?action=x');
    await get(405, '/api/rss_admin.php?action=import_opml');
    await send(200, '/api/rss_admin.php?action=export_opml', { method: 'POST' });
    await send(200, '/api/auth.php?action=me', { method: 'POST' });
    await send(200, '/api/rss_admin.php', { json: { id: feed.id, title: 'செய்தி' } });
    await send(200, '/api/news.php', { json: { id: ids.te, title: 'మార్చిన శీర్షిక' } });

    // What has gone since.
    running.clock.ms += 60_000;
    const since = encodeURIComponent(new Date(running.clock.ms).toISOString());
    running.clock.ms += 60_000;
    await send(200, `/api/admin/news/${ids.te}/archive`, { method: 'POST' });
    const [changes] = await get(
      200,
      `/api/v1/news?updated_after=${since}`,
      `/api/v1/news?updated_after=${since}&fields=title`,
    );
    assert.equal(changes?.body.data[0]?.deleted, true);

    // Checked, not sent; known, not new.
    const push = { title: 'ताज़ा खबर', target: { type: 'all' } };
    assert.equal((await send(200, '/api/notifications.php', { json: { ...push, dry_run: true } })).data.dry_run, true);
    const device = { installation_id: 'phone-1234', kind: 'token', value: 'a'.repeat(30), platform: 'android' };
    await send(201, '/api/v1/devices', { json: device });
    await send(200, '/api/v1/devices', { json: device });

    // Refusals.
    const hub = await running.call('/api/websub/nobody-knows-it', { method: 'POST', body: '<rss/>' });
    assert.deepEqual([hub.status, hub.body?.code], [410, 'gone'], 'with a body like every error');
    const key = { 'idempotency-key': 'one' };
    await send(202, '/api/admin/notifications', { json: push, headers: key });
    await send(409, '/api/admin/notifications', { json: { ...push, title: 'மற்றொன்று' }, headers: key });
    await send(428, `/api/admin/products/${product.id}`, { method: 'PATCH', json: {} });
    await send(412, `/api/admin/products/${product.id}`, { method: 'DELETE', headers: { 'if-match': '"99"' } });
    await send(412, '/api/news.php', { json: { id: ids.hi, title: 'x' }, headers: { 'if-match': '"99"' } });
    await send(415, '/api/v1/devices', { body: '<a/>', headers: { 'content-type': 'application/xml' } });
    await send(413, '/api/v1/devices', { json: 'అ'.repeat(500_000) });
    await get(414, `/api/admin/news?search=${'a'.repeat(9_000)}`);
    await send(401, '/api/auth/login', { json: { username: 'nobody', password: 'x'.repeat(12) } });
    await send(401, '/api/auth/refresh', { json: { refresh_token: 'x' } });
  },
);

test('an answer that is not as documented is found out', () => {
  const cached = { etag: '"7"', 'cache-control': 'public, max-age=15' };
  const headers = new Headers({ 'content-type': 'application/json; charset=utf-8', ...cached });
  const of = (status: number, body: Json): Reply => ({ status, headers, body, text: JSON.stringify(body) });
  const meta = { page: 1, limit: 20, total: 0, total_pages: 0, has_more: false, next_cursor: null };
  const list = (row: Json): Json => ({ success: true, message: 'OK', data: [row], meta });
  assertDocumented('GET', '/api/v1/news?fields=title', of(200, list({ id: 1, title: 'అ' })));
  const wrong: [url: string, reply: Reply][] = [
    ['/api/v1/news', of(200, list({ id: 1, title: 'అ' }))],
    ['/api/v1/news?fields=title', of(200, list({ title: 'అ' }))],
    ['/api/v1/news', of(200, { ...list({ id: 1, deleted: true, updated_at: '' }), meta: {} })],
    ['/api/v1/news', of(409, {})],
    ['/api/v1/news', of(400, { success: false })],
  ];
  for (const [url, reply] of wrong) assert.throws(() => assertDocumented('GET', url, reply), assert.AssertionError);
});
