import assert from 'node:assert/strict';
import { type FeedServer, feedServer, item, rssOf } from '../support/feed-server.ts';
import { type Json, onSqlite, start } from '../support/helper.ts';

const allowed = { FETCH_ALLOW: '127.0.0.1', WORKERS: '0' };
const address = '/api/admin/feeds/test';

const page = (server: FeedServer, path: string, html: string | Buffer, type = 'text/html'): void =>
  server.on(path, (_request, response) => void response.writeHead(200, { 'content-type': type }).end(html));

const codes = (reply: Json): string[] => reply.body.data.warnings.map((w: Json) => w.code);

onSqlite('a trial shows what would come in, and what is odd about it', async (t, kind) => {
  const server = await feedServer(t);
  const { call, tokenOf, dinam, clock } = await start(t, kind, allowed);
  clock.ms = Date.parse('2026-11-20T12:00:00Z');
  const token = await tokenOf('editor');
  const many = Array.from({ length: 34 }, (_, i) =>
    item(
      `n${i}`,
      `తెలంగాణలో వర్షాలు ${i}`,
      `<pubDate>Fri, 20 Nov 2026 10:${10 + i}:00 IST</pubDate><category>వాతావరణం</category><author>రవి</author>
       <description>&lt;p onclick="x()"&gt;భారీ &lt;b&gt;వర్షాలు&lt;/b&gt;&lt;/p&gt;&lt;img src="/p.jpg"&gt;</description>`,
    ),
  );
  const feed = rssOf(many).replace('<item>', '<ttl>90</ttl><item>');
  server.on('/te.xml', (_q, r) => void r.writeHead(200, { 'content-type': 'application/rss+xml' }).end(feed));
  server.on('/old', (_q, r) => void r.writeHead(301, { location: '/te.xml' }).end());
  const good = await call(address, { token, json: { feed_url: `${server.url}/old`, zone: 'Asia/Kolkata' } });
  assert.equal(good.status, 200, good.text);
  const { data } = good.body;
  assert.deepEqual(
    [data.ok, data.error, data.status, data.feed_url, data.redirects, data.format, data.encoding],
    [
      ...[true, null, 200, `${server.url}/te.xml`, [{ status: 301, url: `${server.url}/te.xml` }]],
      ...['RSS 2.0', 'utf-8'],
    ],
  );
  assert.deepEqual(
    [data.ttl_minutes, data.lang, data.key_policy, data.item_count, data.items.length, data.filtered_count],
    [90, 'te', 'guid', 34, 30, 0],
  );
  assert.equal(data.bytes, Buffer.byteLength(feed));
  const [first] = data.items;
  assert.deepEqual(
    [first.title, first.link, first.published_at, first.date_raw, first.author, first.categories, first.lang],
    [
      ...['తెలంగాణలో వర్షాలు 0', 'https://news.example/n0', '2026-11-20T04:40:00.000Z'],
      ...['Fri, 20 Nov 2026 10:10:00 IST', 'రవి', ['వాతావరణం'], 'te'],
    ],
  );
  assert.deepEqual([first.summary, first.image_url, first.filtered], ['భారీ వర్షాలు', 'https://news.example/p.jpg', false]);
  assert.deepEqual(codes(good), ['moved']);
  assert.equal((await dinam.app.db.write.selectFrom('feed_items').select('id').execute()).length, 0, 'nothing is kept');

  const latin = Buffer.from(rssOf([item('a', 'हिन्दी')]).replace('utf-8', 'ISO-8859-1'));
  page(server, '/latin', latin, 'text/html; charset=windows-1252');
  const wrong = await call(address, { token, json: { feed_url: `${server.url}/latin` } });
  assert.deepEqual([wrong.body.data.encoding, wrong.body.data.items[0].title], ['utf-8', 'हिन्दी']);
  assert.deepEqual(codes(wrong), ['encoding', 'encoding', 'type', 'no_dates', 'no_text']);
  assert.match(wrong.body.data.warnings[0].message, /windows-1252 but is UTF-8/);

  const bare = '<rss><channel><title>x</title><item><title>தமிழ் ஒன்று</title></item><item><title>இரண்டு</title></item>';
  page(server, '/bare', `${bare}</channel></rss>`, 'text/xml');
  const poor = await call(address, { token, json: { feed_url: `${server.url}/bare` } });
  assert.deepEqual([poor.body.data.key_policy, poor.body.data.lang], ['title+content', 'ta']);
  assert.deepEqual(codes(poor), ['no_dates', 'no_identity', 'no_links', 'no_text']);

  const twins = [item('same', 'প্রথম'), item('same', 'দ্বিতীয়').replaceAll('news.example/same', 'news.example/b')];
  server.rss(
    '/twins',
    twins.map((i) => i.replace('</item>', '<pubDate>৩২/১৩/২০২৬</pubDate></item>')),
  );
  const twin = await call(address, { token, json: { feed_url: `${server.url}/twins` } });
  assert.equal(twin.body.data.key_policy, 'guid+link');
  assert.deepEqual(codes(twin), ['bad_dates', 'repeated_guids', 'no_text']);

  const dated = (year: number): string[] => [
    item('a', 'ख़बर', `<pubDate>20 Nov ${year} 10:15</pubDate><description>x</description>`),
  ];
  for (const [year, code] of [
    [2020, 'quiet'],
    [2031, 'future_dates'],
  ] as const) {
    server.rss(`/${year}`, dated(year));
    assert.deepEqual(codes(await call(address, { token, json: { feed_url: `${server.url}/${year}` } })), [code]);
  }

  server.rss('/nothing', []);
  assert.deepEqual(codes(await call(address, { token, json: { feed_url: `${server.url}/nothing` } })), ['empty']);
  const { id } = (await call('/api/admin/feeds', { token, json: { feed_url: `${server.url}/nothing` } })).body.data;
  const again = await call(address, { token, json: { feed_url: `${server.url}/nothing#x` } });
  assert.deepEqual([again.body.data.known_id, codes(again)], [id, ['known', 'empty']]);
  const wanted = { keywords_in: ['వర్షాలు'], keywords_out: ['3', '13'] };
  const kept = await call(address, { token, json: { feed_url: `${server.url}/te.xml`, ...wanted } });
  assert.deepEqual(
    [kept.body.data.filtered_count, kept.body.data.items.map((i: Json) => i.filtered).indexOf(true)],
    [2, 3],
  );
  const itself = await call(`/api/admin/feeds/${id}/test`, { token, method: 'POST' });
  assert.deepEqual([itself.body.data.known_id, codes(itself)], [null, ['empty']]);
});

onSqlite('a trial sends the requests that the feed would send, and names what it cannot send', async (t, kind) => {
  const server = await feedServer(t);
  const { call, tokenOf } = await start(t, kind, allowed);
  const token = await tokenOf('editor');
  server.on('/private', (request, response) => {
    const { authorization, 'x-key': key, 'user-agent': agent } = request.headers;
    const isRight = authorization === `Basic ${btoa('ravi:secret')}` && key === '42' && agent === 'Reader/1';
    if (isRight) response.writeHead(200).end(rssOf([item('a', 'اردو خبر')]));
    else response.writeHead(401).end();
  });
  const json = { feed_url: `${server.url}/private` };
  const closed = await call(address, { token, json });
  const { ok, status, problem } = closed.body.data;
  assert.deepEqual([closed.status, ok, status, problem], [200, false, 401, 'http_error']);
  const opened = await call(address, {
    token,
    json: { ...json, username: 'ravi', password: 'secret', headers: { 'X-Key': '42' }, user_agent: 'Reader/1' },
  });
  assert.deepEqual([opened.body.data.ok, opened.body.data.lang], [true, 'ur'], opened.text);
  assert.doesNotMatch(opened.text, /secret/);
  for (const [more, fields] of [
    [{ headers: { Host: 'x' } }, ['headers.Host']],
    [{ zone: 'Mars/Olympus' }, ['zone']],
    [{ feed_url: 'http://127.0.0.2/x' }, ['feed_url']],
    [{ discover: 'yes', colour: 1 }, ['colour', 'discover']],
  ] as const) {
    const reply = await call(address, { token, json: { ...json, ...more } });
    assert.equal(reply.status, 400, reply.text);
    assert.deepEqual(reply.body.errors.map((e: Json) => e.field).sort(), fields);
  }
  // An editor's account is no tool to trouble others with.
  const statuses = new Set<number>();
  for (let i = 0; i < 65; i++) statuses.add((await call(address, { token, json })).status);
  assert.deepEqual([...statuses], [200, 429]);
});

onSqlite('no secret is sent to another server that a page redirects to, nor to its feeds', async (t, kind) => {
  const server = await feedServer(t);
  const { call, tokenOf } = await start(t, kind, allowed);
  const there = server.url.replace('127.0.0.1', 'localhost');
  server.on('/gate', (_q, r) => void r.writeHead(302, { location: `${there}/page.html` }).end());
  page(server, '/page.html', '<!doctype html><link rel="alternate" type="application/rss+xml" href="/theirs.xml">');
  server.rss('/theirs.xml', [item('a', 'வானிலை')]);
  const secrets = { username: 'ravi', password: 'secret', headers: { 'X-Key': '42' } };
  const json = { feed_url: `${server.url}/gate`, discover: true, ...secrets };
  const reply = await call(address, { token: await tokenOf('editor'), json });
  assert.equal(reply.body.data.feed_url, `${there}/theirs.xml`, reply.text);
  assert.deepEqual(
    server.requests.map(({ path, headers }) => [path, headers.authorization !== undefined, headers['x-key']]),
    [
      ['/gate', true, '42'],
      ['/page.html', false, undefined],
      ['/theirs.xml', false, undefined],
    ],
  );
});

onSqlite('the feeds of a web page are found, each requested once, and shown when there is one', async (t, kind) => {
  const server = await feedServer(t);
  const { call, tokenOf } = await start(t, kind, allowed);
  const token = await tokenOf('editor');
  const script = '/api/rss_admin.php?action=test';
  server.rss('/te/feed', [item('a', 'ప్రజా వార్తలు')]);
  server.rss('/te/comments/feed/', [item('c', 'వ్యాఖ్య')]);
  server.rss('/te/atom', [item('a', 'ప్రజా వార్తలు')]);
  page(
    server,
    '/home',
    `<!doctype html><html><head><base href="/te/"><script>document.write('<link rel="alternate" type="application/rss+xml" href="/evil">')</script>
     <link rel="alternate" type="application/rss+xml" title="&#3125;ార్తలు &amp; more" href="feed#top">
     <LINK REL='alternate' TYPE='application/atom+xml' HREF='atom'>
     <link rel="alternate" type="application/rss+xml" title="Comments" href="comments/feed/">
     <link rel="alternate" type="application/rss+xml" href="http://169.254.169.254/feed">
     <link rel="alternate" hreflang="hi" href="/hi"></head><body>x</body></html>`,
  );
  const quiet = await call(address, { token, json: { feed_url: `${server.url}/home` } });
  assert.deepEqual([quiet.body.data.ok, server.requests.length], [false, 1], 'the page alone is asked for');
  assert.match(quiet.body.data.error, /web page, not a feed\. It names 4 feeds/);
  assert.deepEqual(
    quiet.body.data.candidates.map((c: Json) => [c.feed_url, c.title, c.format, c.source]),
    [
      [`${server.url}/te/feed`, 'వార్తలు & more', 'RSS', 'link'],
      [`${server.url}/te/atom`, null, 'Atom', 'link'],
      ['http://169.254.169.254/feed', null, 'RSS', 'link'],
      [`${server.url}/te/comments/feed/`, 'Comments', 'RSS', 'link'],
    ],
  );
  server.requests.length = 0;
  const sure = await call(address, { token, json: { feed_url: `${server.url}/home`, discover: true } });
  const { data } = sure.body;
  assert.deepEqual(
    [data.ok, data.error, data.problem, data.feed_url],
    [true, null, null, `${server.url}/te/feed`],
    sure.text,
  );
  assert.equal(data.items[0].title, 'ప్రజా వార్తలు');
  assert.deepEqual(
    data.candidates.map((c: Json) => [c.feed_url, c.title, c.item_count]),
    [
      [`${server.url}/te/feed`, 'వార్తలు', 1],
      [`${server.url}/te/comments/feed/`, 'వార్తలు', 1],
    ],
    'two formats of one feed are one; a feed of comments is not meant',
  );
  assert.deepEqual(server.requests.map((a) => a.path).sort(), ['/home', '/te/atom', '/te/comments/feed/', '/te/feed']);

  server.rss('/sport.xml', [item('s', 'খেলা')]);
  page(
    server,
    '/links',
    `<body><a href="/sport.xml">RSS</a><a href="/feed/two">দুই</a><a href="/feedback">write</a></body>`,
  );
  server.rss('/feed/two', [item('t', 'দুই')]);
  const two = await call(script, { token, form: { feed_url: `${server.url}/links`, discover: '1' } });
  assert.deepEqual(
    [two.body.data.ok, two.body.data.candidates.map((c: Json) => c.source)],
    [false, ['anchor', 'anchor']],
  );
  assert.match(two.body.data.error, /Choose one/);
  assert.equal(two.body.data.problem, 'no_feed');

  server.rss('/rss.xml', [item('r', 'தமிழ்')]);
  page(server, '/mute', '<html><body>வணக்கம்</body></html>');
  const usual = await call(script, { token, json: { feed_url: `${server.url}/mute`, discover: true } });
  assert.deepEqual([usual.body.data.ok, usual.body.data.feed_url], [true, `${server.url}/rss.xml`], usual.text);
  assert.equal(usual.body.data.candidates[0].source, 'path');

  server.requests.length = 0;
  const noise = Array.from({ length: 500 }, (_, i) => `<link rel=alternate type=application/rss+xml href=/none/${i}>`);
  page(server, '/noise', `<html>${noise.join('')}</html>`);
  const bounded = await call(address, { token, json: { feed_url: `${server.url}/noise`, discover: true } });
  assert.deepEqual([bounded.body.data.ok, bounded.body.data.candidates], [false, []]);
  assert.ok(server.requests.length <= 13, `${server.requests.length} requests`);

  server.rss('/slow-feed', [item('z', 'x')]);
  page(
    server,
    '/mixed',
    '<html><link rel=alternate type=application/rss+xml href=/silent><link rel=alternate type=application/rss+xml href=/bomb></html>',
  );
  const patient = await start(t, kind, { ...allowed, REQUEST_TIMEOUT_MS: '2000' });
  const editor = await patient.tokenOf('editor');
  const late = await patient.call(address, {
    token: editor,
    json: { feed_url: `${server.url}/mixed`, discover: true },
  });
  assert.deepEqual([late.status, late.body.data.ok], [200, false], 'in time, whatever does not answer');
});
