import assert from 'node:assert/strict';
import { XMLParser } from 'fast-xml-parser';
import { languages } from '../../src/core/model/common.ts';
import { type Json, onBoth, onSqlite, type Running, start, test } from '../support/helper.ts';
import { storyRow } from '../support/news-rows.ts';
import { assertValid } from '../support/schemas.ts';

const parser = new XMLParser({ isArray: (name) => ['url', 'sitemap'].includes(name), parseTagValue: false });

interface Place {
  loc: string;
  lastmod?: string;
  'news:news'?: Json;
}

/** A sitemap that is one by its schema: what it lists. */
async function sitemapAt(running: Running, path: string): Promise<Place[]> {
  const reply = await running.call(path);
  assert.equal(reply.status, 200, `${path}: ${reply.text.slice(0, 300)}`);
  assert.equal(reply.headers.get('content-type'), 'application/xml; charset=utf-8');
  const isIndex = path === '/sitemap.xml';
  await assertValid(reply.text, isIndex ? 'siteindex.xsd' : 'sitemap.xsd');
  const parsed = parser.parse(reply.text);
  return isIndex ? parsed.sitemapindex.sitemap : parsed.urlset.url;
}

const pathOf = ({ loc }: Place): string => new URL(loc).pathname;

/** Every story that the sitemaps of months list, through the index, with the names of their files. */
async function everyStory(running: Running): Promise<{ files: string[]; stories: string[] }> {
  const files = (await sitemapAt(running, '/sitemap.xml')).map(pathOf).filter((path) => path.includes('/news-'));
  const stories: string[] = [];
  for (const file of files) stories.push(...(await sitemapAt(running, file)).map(pathOf));
  return { files, stories };
}

async function addStories(running: Running, rows: ReturnType<typeof storyRow>[]): Promise<void> {
  const { write } = running.dinam.app.db;
  for (let i = 0; i < rows.length; i += 500)
    await write
      .insertInto('news')
      .values(rows.slice(i, i + 500))
      .execute();
}

async function publish(running: Running, json: Json): Promise<Json> {
  const token = await running.tokenOf('editor');
  const reply = await running.call('/api/news.php', { token, json });
  assert.equal(reply.status, 201, reply.text);
  return reply.body.data;
}

onSqlite('an empty site has sitemaps that are valid', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  const files = (await sitemapAt(running, '/sitemap.xml')).map(pathOf);
  assert.deepEqual(
    files.filter((path) => !/\/(almanac|site)-[a-z]{2}\.xml$/.test(path)),
    ['/sitemaps/sections-te.xml'],
  );
  assert.equal(files.length, 1 + 2 * languages.length, 'what is there without stories is in every language');
  for (const name of ['tags', 'authors', 'places'])
    assert.deepEqual(await sitemapAt(running, `/sitemaps/${name}-te.xml`), [{ loc: `${running.url}/te` }]);
  const front = [{ loc: `${running.url}/te` }];
  assert.deepEqual(
    await sitemapAt(running, '/sitemaps/sections-te.xml'),
    front.map(({ loc }) => ({ loc })),
  );
  assert.deepEqual(await sitemapAt(running, '/sitemaps/google-news-te.xml'), front);

  const robots = await running.call('/robots.txt');
  assert.equal(robots.headers.get('content-type'), 'text/plain; charset=utf-8');
  assert.match(robots.text, /^User-agent: \*\nDisallow: \/api\/admin$/m);
  assert.match(robots.text, new RegExp(`^Sitemap: ${running.url}/sitemap\\.xml$`, 'm'));

  const nothing = [
    '/sitemaps/news-te-2026-11.xml',
    '/sitemaps/news-xx-2026-11.xml',
    '/sitemaps/news-te-2026-13.xml',
    '/sitemaps/news-te-2026-11-1.xml',
    '/sitemaps/news-te-2026-11-0.xml',
    '/sitemaps/news-te.xml',
    '/sitemaps/news-.xml',
    `/sitemaps/news-${encodeURIComponent('తెలుగు')}.xml`,
    '/sitemaps/google-news-xx.xml',
    '/sitemaps/google-news-.xml',
    '/sitemaps/sections-TE.xml',
    '/sitemaps/other.xml',
    '/sitemaps/other-te.xml',
    '/sitemaps/tags-xx.xml',
    '/sitemaps/almanac-.xml',
    '/sitemaps',
  ];
  for (const path of nothing) {
    const reply = await running.call(path);
    assert.equal(reply.status, 404, `${path}: ${reply.text.slice(0, 200)}`);
    assert.equal(reply.body.code, 'not_found');
  }
});

onBoth('10,500 stories of a month are split, and each is listed once', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  const rows = Array.from({ length: 10_500 }, (_, i) =>
    // Many came out in the same instant: ids break the ties between files.
    storyRow({ published_at: new Date(Date.UTC(2026, 9, 2, 0, 0, Math.floor(i / 1_000))).toISOString() }),
  );
  await addStories(running, [
    ...rows,
    storyRow({ slug: 'first', published_at: '2026-09-30T23:59:59.999Z' }),
    storyRow({ slug: 'hindi', lang: 'hi', published_at: '2026-10-01T00:00:00.000Z' }),
    storyRow({ slug: 'draft', status: 'draft', published_at: null }),
    storyRow({ slug: 'gone', status: 'archived', published_at: '2026-08-01T00:00:00.000Z' }),
    storyRow({ slug: 'planned', status: 'scheduled', published_at: '2027-01-01T00:00:00.000Z' }),
  ]);
  const { files, stories } = await everyStory(running);
  assert.deepEqual(files, [
    '/sitemaps/news-te-2026-09.xml',
    '/sitemaps/news-te-2026-10.xml',
    '/sitemaps/news-te-2026-10-2.xml',
    '/sitemaps/news-te-2026-10-3.xml',
    '/sitemaps/news-hi-2026-10.xml',
  ]);
  assert.equal(stories.length, 10_502);
  assert.equal(new Set(stories).size, 10_502);
  assert.doesNotMatch(stories.join(), /draft|gone|planned/);
  assert.match(stories[0] as string, /^\/n\/first-\d+$/);
  assert.equal((await running.call('/sitemaps/news-te-2026-10-4.xml')).status, 404);
  assert.equal((await running.call('/sitemaps/news-te-2026-08.xml')).status, 404);
  assert.equal((await running.call(stories[0] as string)).status, 200);
});

onSqlite('a write changes the sitemap of its month and no other', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  const token = await running.tokenOf('editor');
  const old = await publish(running, { title: 'పాత వార్త', lang: 'te', published_at: '2025-03-10T06:00:00Z' });
  const young = await publish(running, { title: 'కొత్త వార్త', lang: 'te', published_at: '2026-06-10T06:00:00Z' });
  const march = '/sitemaps/news-te-2025-03.xml';
  const june = '/sitemaps/news-te-2026-06.xml';
  const etags = new Map<string, string>();
  for (const path of [march, june]) {
    const reply = await running.call(path);
    assert.equal(reply.headers.get('surrogate-key'), `news:te:${path.slice(-11, -4)}`);
    etags.set(path, reply.headers.get('etag') as string);
  }
  const again = async (path: string) =>
    (await running.call(path, { headers: { 'if-none-match': etags.get(path) as string } })).status;
  const lastmod = async (path: string) =>
    (await sitemapAt(running, '/sitemap.xml')).find((one) => pathOf(one) === path)?.lastmod;
  assert.deepEqual([await again(march), await again(june)], [304, 304]);
  const [before, untouched] = [await lastmod(june), await lastmod(march)];

  running.clock.ms += 60_000;
  const headers = { 'if-match': '*' };
  const edit = { method: 'PATCH', token, json: { title: 'సవరించిన వార్త' }, headers };
  assert.equal((await running.call(`/api/admin/news/${young.id}?apply=now`, edit)).status, 200);
  assert.deepEqual([await again(march), await again(june)], [304, 200]);
  assert.notEqual(await lastmod(june), before);
  assert.equal(await lastmod(march), untouched);
  assert.equal((await sitemapAt(running, june))[0]?.lastmod, await lastmod(june));

  // An item leaves one month for another, then the site altogether.
  const moved = { id: old.id, title: 'పాత వార్త', published_at: '2025-04-10T06:00:00Z' };
  assert.equal((await running.call('/api/news.php', { token, json: moved })).status, 200);
  assert.equal((await running.call(march)).status, 404);
  assert.equal((await sitemapAt(running, '/sitemaps/news-te-2025-04.xml')).length, 1);
  const trash = { method: 'POST', token, headers };
  assert.equal((await running.call(`/api/admin/news/${old.id}/trash`, trash)).status, 200);
  assert.equal((await running.call('/sitemaps/news-te-2025-04.xml')).status, 404);
  assert.deepEqual((await everyStory(running)).files, [june]);

  // Its month learns of an item that is changed by an edit of another one.
  const known = (await sitemapAt(running, june))[0]?.lastmod;
  running.clock.ms += 60_000;
  await publish(running, { title: 'नई ख़बर', lang: 'hi', translation_group: young.id });
  assert.notEqual((await sitemapAt(running, june))[0]?.lastmod, known);

  const head = await running.call(june, { method: 'HEAD' });
  assert.equal(head.status, 200);
  assert.equal(head.text, '');
});

onSqlite('a story appears and goes by the clock', async (t, kind) => {
  const running = await start(t, kind);
  const { ms } = running.clock;
  const at = (minutes: number) => new Date(ms + minutes * 60_000).toISOString();
  const json = { title: 'రేపటి వార్త', lang: 'te', published_at: at(5), expires_at: at(10) };
  await publish(running, json);
  const path = `/sitemaps/news-te-${at(5).slice(0, 7)}.xml`;
  const until = async (status: number) => {
    for (let i = 0; i < 100; i++) {
      if ((await running.call(path)).status === status) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    assert.fail(`${path} is never ${status}`);
  };
  assert.equal((await running.call(path)).status, 404);
  running.clock.ms = ms + 5 * 60_000 + 1_000;
  await until(200);
  running.clock.ms = ms + 10 * 60_000 + 1_000;
  await until(404);
});

onSqlite('Google News gets the last two days, under the name of the publication', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  const hoursAgo = (hours: number) => new Date(running.clock.ms - hours * 3_600_000).toISOString();
  const title = 'వర్షాలు ]]> & <script>"x"</script> \u200fاردو\u0007 🎉';
  await addStories(running, [
    storyRow({ title, slug: 'now', published_at: hoursAgo(1) }),
    storyRow({ title: 'రెండో రోజు', slug: 'second', published_at: hoursAgo(47) }),
    storyRow({ title: 'పాతది', slug: 'old', published_at: hoursAgo(49) }),
    storyRow({ title: 'हिन्दी', slug: 'hindi', lang: 'hi', published_at: hoursAgo(1) }),
  ]);
  const token = await running.tokenOf('owner');
  const patch = { method: 'PATCH', token, headers: { 'if-match': '*' }, json: { publisher: { name: 'నా & పత్రిక' } } };
  assert.equal((await running.call('/api/admin/settings/basic', patch)).status, 200);

  const path = '/sitemaps/google-news-te.xml';
  const listed = await sitemapAt(running, path);
  assert.deepEqual(
    listed.map(({ loc }) => loc.replace(/^.*\/|-\d+$/g, '')),
    ['now', 'second'],
  );
  assert.deepEqual(listed[0]?.['news:news'], {
    'news:publication': { 'news:name': 'నా & పత్రిక', 'news:language': 'te' },
    'news:publication_date': hoursAgo(1),
    'news:title': title.replace('\u0007', ''),
  });
  // The schema of Google is a sequence.
  const { 'news:publication': publication, ...rest } = listed[0]?.['news:news'] ?? {};
  assert.deepEqual(Object.keys(listed[0]?.['news:news']), ['news:publication', ...Object.keys(rest)]);
  assert.deepEqual(Object.keys(rest), ['news:publication_date', 'news:title']);
  assert.deepEqual(Object.keys(publication), ['news:name', 'news:language']);
  const etag = (await running.call(path)).headers.get('etag') as string;
  assert.equal((await running.call(path, { headers: { 'if-none-match': etag } })).status, 304);

  // No write, only time: the second story is two days old.
  running.clock.ms += 2 * 3_600_000;
  assert.equal((await running.call(path, { headers: { 'if-none-match': etag } })).status, 200);
  assert.equal((await sitemapAt(running, path)).length, 1);
  running.clock.ms += 48 * 3_600_000;
  assert.deepEqual(await sitemapAt(running, path), [{ loc: `${running.url}/te` }]);
});

onSqlite('Google News gets at most a thousand stories, the newest', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  const at = (seconds: number) => new Date(running.clock.ms - seconds * 1_000).toISOString();
  await addStories(
    running,
    Array.from({ length: 1_010 }, (_, i) => storyRow({ slug: `n${i}`, published_at: at(i + 1) })),
  );
  const listed = await sitemapAt(running, '/sitemaps/google-news-te.xml');
  assert.equal(listed.length, 1_000);
  assert.match(listed[0]?.loc ?? '', /\/n0-\d+$/);
});

onSqlite('categories are listed while readers see them', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  const token = await running.tokenOf('editor');
  const made = await running.call('/api/admin/categories', { token, json: { name: 'క్రీడలు', slug: 'sports' } });
  assert.equal(made.status, 201, made.text);
  const listed = await sitemapAt(running, '/sitemaps/sections-hi.xml');
  assert.deepEqual(
    listed.map(({ loc }) => loc),
    [`${running.url}/hi`, `${running.url}/hi/sports`].map((loc) => loc.replace('&amp;', '&')),
  );
  for (const { loc } of listed) assert.equal((await fetch(loc)).status, 200);
  const off = { method: 'PATCH', token, json: { is_active: false }, headers: { 'if-match': '*' } };
  assert.equal((await running.call(`/api/admin/categories/${made.body.data.id}`, off)).status, 200);
  assert.equal((await sitemapAt(running, '/sitemaps/sections-hi.xml')).length, 1);
});

test('the schemas refuse what is wrong', async () => {
  const space = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
  const wrong = [
    ['sitemap.xsd', `<urlset ${space}></urlset>`],
    ['sitemap.xsd', `<urlset ${space}><url><loc>/a</loc></url></urlset>`],
    ['sitemap.xsd', `<urlset ${space}><url><loc>https://a.example/b</loc><lastmod>today</lastmod></url></urlset>`],
    ['siteindex.xsd', `<sitemapindex ${space}></sitemapindex>`],
    ['atom.rng', '<feed xmlns="http://www.w3.org/2005/Atom"><title>x</title></feed>'],
    ['rss.rng', '<rss version="2.0"><channel><title>x</title></channel></rss>'],
  ] as const;
  for (const [schema, xml] of wrong) await assert.rejects(assertValid(xml, schema), schema);
});
