import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Json, onSqlite } from '../support/helper.ts';
import { type Scene, setUp } from '../support/newsroom.ts';
import { assertPage, jsonLd } from '../support/site-pages.ts';

const image_url = 'https://pictures.example/varada.jpg';

/** A site with something on every kind of page: the addresses of its stories. */
async function filledSite(scene: Scene): Promise<string[]> {
  const { running, item, verb, call } = scene;
  const token = await running.tokenOf('owner');
  const post = async (path: string, json: object): Promise<Json> => {
    const reply = await running.call(`/api/admin/${path}`, { token, json });
    assert.ok(reply.status < 300, reply.text);
    return reply.body.data;
  };
  const top = await post('categories', { slug: 'politics', name: 'రాజకీయాలు' });
  const below = await post('categories', { slug: 'state', name: 'రాష్ట్రం', parent_id: top.id });
  const place = (await call('/api/admin/places?search=Warangal&type=district')).body.data[0];
  const common = { category_id: below.id, image_url, author: 'రమ్య శ్రీ', tags: ['వరద'], place_ids: [place.id] };
  const kinds = [
    { title: 'గోదావరికి వరద', summary: 'రెండో హెచ్చరిక', is_featured: true, is_breaking: true },
    { title: 'వంతెన ప్రారంభం', video_url: 'https://youtu.be/dQw4w9WgXcQ', content_type: 'video' },
    { title: 'ఎన్నికల ఫలితాలు', content_type: 'live' },
    { title: 'گوداوری میں سیلاب', lang: 'ur', tags: ['سیلاب'], author: 'احمد علی' },
  ];
  const paths: string[] = [];
  for (const kind of kinds) {
    const { id, slug } = await item({ ...common, content: `<p>${kind.title}: <b>వివరాలు</b></p>`, ...kind });
    assert.equal((await verb(id, 'publish')).status, 200);
    if (kind.content_type === 'live') await post(`news/${id}/live`, { title: 'మొదటి రౌండ్', content: '<p>లెక్కింపు</p>' });
    paths.push(`/n/${slug}`);
  }
  const [first] = (await call('/api/v1/news?lang=te&sort=published_at')).body.data;
  const { id } = await post(`news/${first.id}/translations`, { lang: 'hi', title: 'गोदावरी में बाढ़' });
  assert.equal((await verb(id, 'publish')).status, 200);
  await post('products', {
    title: 'ఫోన్',
    price: 1_299_900,
    deal_url: 'https://example.in/phone',
    deal: { price: 999_900 },
  });
  await post('horoscope', { sign: 'leo', lang: 'te', prediction: 'శుభవార్త వింటారు', rating: 4 });
  const json = { app_name: 'దినం', privacy_html: '<p>గోప్యత</p>' };
  const patch = { method: 'PATCH', token, json, headers: { 'if-match': '*' } };
  assert.equal((await running.call('/api/admin/settings/basic', patch)).status, 200);
  return paths;
}

const year = new Date().getUTCFullYear();
/** A page of each kind, without the language. */
const kinds = [
  ...['', '/politics', '/state', '/place/{place}', '/author/{author}', '/tag/{tag}', '/panchang', '/panchang/month'],
  ...['/panchang/festivals', '/panchang/muhurta', `/panchang/calendar/${year}`, '/horoscope', '/horoscope/leo'],
  ...['/horoscope?period=weekly', '/deals', '/short', '/places', '/about', '/contact', '/privacy'],
];

const attributes = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, value = '']) => value.replaceAll('&amp;', '&'));

/** Addresses of this server that a page leads to or loads, from its root. */
function linksOf(text: string, origin: string): string[] {
  const found = attributes(text, /<(?:a|link|script|img|form)\b[^>]*?\s(?:href|src|action)="([^"#]+)/g);
  const inData = attributes(text, /"(?:url|item|mainEntityOfPage)":"([^"#]+)/g);
  return [...found, ...inData]
    .map((link) => new URL(link, origin))
    .filter((link) => link.origin === origin)
    .map(({ pathname, search }) => pathname + search);
}

/** Addresses that lead to pages of the same kind: a few of each are enough. */
const kindOf = (path: string): string =>
  path
    .replace(/^\/[a-z]{2}(?=\/|$|\?)/, '/lang')
    .replace(/[\d]+/g, '0')
    .replace(/=[^&]*/g, '');
const mostOfKind = 3;

onSqlite('every kind of page is valid, says what it is, and leads to what is there', async (t, kind) => {
  const scene = await setUp(t, kind);
  const { running } = scene;
  const stories = await filledSite(scene);
  const story = (await running.call(stories[0] as string)).text;
  const link = (pattern: RegExp): string => attributes(story, pattern)[0]?.split('/').at(-1) ?? '';
  const names: Record<string, string> = {
    place: link(/href="(\/te\/place\/[^"]*)"/g),
    author: link(/href="(\/te\/author\/[^"]*)"/g),
    tag: link(/href="(\/te\/tag\/[^"]*)"/g),
  };
  const own = (lang: string): string[] =>
    kinds
      .filter((one) => lang === 'te' || !/\{|\/privacy/.test(one))
      .map((one) => `/${lang}${one.replace(/\{(\w+)\}/g, (_, name: string) => names[name] as string)}`);
  const seen = new Map<string, string>();
  const links = new Map<string, Set<string>>();
  for (const path of [...own('te'), ...own('ur'), ...stories]) {
    const reply = await running.call(path);
    assert.equal(reply.status, 200, `${path}: ${reply.text.slice(0, 200)}`);
    const { text } = reply;
    const [, lang = ''] = /<html lang="(\w+)"/.exec(text) ?? [];
    // A year to print is the one large page.
    await assertPage(path, reply, lang, path.includes('/calendar/') ? 130_000 : undefined);
    const [title, description] = [/<title>(.*?)<\/title>/, /<meta name="description" content="(.*?)">/].map(
      (pattern) => pattern.exec(text)?.[1] ?? '',
    );
    for (const said of [title, description]) {
      assert.ok(said, `${path} has no title or description`);
      assert.equal(seen.get(`${lang} ${said}`), undefined, `${path}: ${said}`);
      seen.set(`${lang} ${said}`, path);
    }
    assert.match(text, /<meta name="robots" content="max-image-preview:large">/, path);
    const types = jsonLd(text).map((one) => one['@type']);
    assert.equal(types.includes('BreadcrumbList'), !/^\/\w\w$/.test(path), `${path}: ${types}`);
    for (const to of linksOf(text, running.url)) {
      const of = links.get(kindOf(to)) ?? new Set();
      if (of.size < mostOfKind) links.set(kindOf(to), of.add(to));
    }
  }
  assert.deepEqual([seen.get('te దినం: తాజా వార్తలు'), seen.get('ur దినం: తాజా వార్తలు')], ['/te', undefined]);
  assert.ok(links.size > 30, [...links.keys()].join());
  for (const some of links.values())
    for (const to of some) {
      const { status } = await fetch(running.url + to, { redirect: 'manual' });
      assert.ok(status < 400, `${to}: ${status}`);
    }

  const dataOf = async (path: string): Promise<Json[]> => jsonLd((await running.call(path)).text);
  const [article, film, live] = await Promise.all(stories.slice(0, 3).map(async (path) => (await dataOf(path))[0]));
  assert.deepEqual([article['@type'], film.video['@type']], ['NewsArticle', 'VideoObject']);
  assert.deepEqual([live['@type'], live.liveBlogUpdate[0].articleBody], ['LiveBlogPosting', 'లెక్కింపు']);
  const crumbs = (await dataOf(stories[0] as string)).find((one) => one['@type'] === 'BreadcrumbList');
  assert.deepEqual(
    crumbs.itemListElement.map(({ name }: Json) => name),
    ['హోమ్', 'రాష్ట్రం', 'గోదావరికి వరద'],
  );
  assert.match(story, /<meta property="article:published_time" content="\d{4}-/);
  assert.ok(story.includes('<meta property="article:section" content="రాష్ట్రం">'));
});

onSqlite('what sitemaps list is there, under the address that it names itself', async (t, kind) => {
  const scene = await setUp(t, kind);
  const { running } = scene;
  await filledSite(scene);
  // A tag is listed once it has two stories.
  const { id } = await scene.item({ title: 'لکھنؤ میں مشاعرہ', lang: 'ur', tags: ['سیلاب'] });
  assert.equal((await scene.verb(id, 'publish')).status, 200);
  const locs = async (path: string): Promise<string[]> =>
    attributes((await running.call(path)).text, /<loc>([^<]*)<\/loc>/g).map((loc) => loc.slice(running.url.length));
  const files = (await locs('/sitemap.xml')).filter((path) => /-(te|ur)(-[\d-]+)?\.xml$/.test(path));
  const listed = new Map<string, Set<string>>();
  for (const file of files)
    for (const path of await locs(file)) {
      const of = listed.get(kindOf(path)) ?? new Set();
      if (of.size < mostOfKind) listed.set(kindOf(path), of.add(path));
    }
  const names = files.map((file) => file.replace(/^\/sitemaps\/|-(te|ur).*$/g, ''));
  const all = ['almanac', 'authors', 'google-news', 'news', 'places', 'sections', 'site', 'tags'];
  assert.deepEqual([...new Set(names)].sort(), all);
  for (const some of listed.values())
    for (const path of some) {
      const { status, text } = await running.call(path);
      assert.equal(status, 200, path);
      assert.ok(text.includes(`<link rel="canonical" href="${running.url}${path.replaceAll('&', '&amp;')}">`), path);
      assert.doesNotMatch(text, /noindex/, path);
    }
});

test('other languages are named where there is something in them', async (t) => {
  const scene = await setUp(t, 'sqlite');
  const { running } = scene;
  const alternates = async (path: string): Promise<Record<string, string>> => {
    const { text } = await running.call(path);
    const found = text.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)">/g);
    return Object.fromEntries([...found].map(([, lang, to = '']) => [lang, to.replace(running.url, '')]));
  };
  assert.deepEqual(await alternates('/te'), {}, 'there is nothing in any');
  const [path = ''] = await filledSite(scene);
  assert.deepEqual(await alternates('/te'), { te: '/te', hi: '/hi', ur: '/ur', 'x-default': '/' });
  const about = await alternates('/ta/about');
  assert.deepEqual([about.ta, about['x-default'], Object.keys(about).length], ['/ta/about', '/te/about', 15]);
  const story = await alternates(path);
  assert.deepEqual([Object.keys(story), story['x-default']], [['te', 'hi', 'x-default'], path]);
});
