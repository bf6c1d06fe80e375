import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extent } from '../support/extent.ts';
import { type Json, start } from '../support/helper.ts';
import { type Scene, setUp } from '../support/newsroom.ts';
import { assertPage, jsonLd } from '../support/site-pages.ts';

const browser = { accept: 'text/html,application/xhtml+xml' };
/** A category `politics`: its id. */
async function addCategory({ running }: Scene): Promise<number> {
  const json = { slug: 'politics', name: 'రాజకీయాలు' };
  const reply = await running.call('/api/admin/categories', { token: await running.tokenOf('chief'), json });
  assert.equal(reply.status, 201, reply.text);
  return reply.body.data.id;
}

const stories = [
  { lang: 'te', title: 'హైదరాబాద్‌లో భారీ వర్షాలు: పాఠశాలలకు సెలవు', summary: 'రెండు రోజుల పాటు వర్షాలు.' },
  { lang: 'hi', title: 'दिल्ली में घना कोहरा, उड़ानें देर से', summary: 'सुबह की कई उड़ानें देर से चलीं।' },
  { lang: 'ta', title: 'சென்னையில் புதிய மெட்ரோ வழித்தடம்', summary: 'பயணிகள் மகிழ்ச்சி.' },
  { lang: 'bn', title: 'কলকাতায় বইমেলা শুরু', summary: 'প্রথম দিনেই ভিড়।' },
  { lang: 'ur', title: 'لکھنؤ میں مشاعرہ', summary: 'شاعروں نے غزلیں سنائیں۔' },
];

test('every page is valid HTML in every script and small', async (t) => {
  const scene = await setUp(t, 'sqlite');
  const { item, verb, call, running } = scene;
  const category_id = await addCategory(scene);
  for (const { lang, ...story } of stories) {
    const { id } = await item({
      lang,
      ...story,
      content: '<p>వివరాలు <b>ఇక్కడ</b></p>',
      category_id,
      is_featured: true,
    });
    assert.equal((await verb(id, 'publish')).status, 200);
    const row = (await call(`/api/v1/news/${id}`)).body.data;
    assert.equal(row.share_url, `${running.url}/n/${row.slug}`);
    const search = `/search?q=${encodeURIComponent(story.title.split(' ')[0] as string)}`;
    const all = [
      ...['', '/politics', '/search', '/panchang', '/panchang/month', '/panchang/festivals'],
      ...['/horoscope', '/horoscope/leo', '/deals', '/about', '/contact'],
    ];
    // From left and from right; elsewhere the long tests look at what is the same in each script.
    const isWhole = lang === 'te' || lang === 'ur';
    const paths = isWhole ? all : extent(all, ['', '/panchang/month', '/horoscope']);
    for (const path of [...[...paths, search].map((rest) => `/${lang}${rest}`), `/n/${row.slug}`]) {
      const reply = await running.call(path);
      assert.equal(reply.status, 200, `${path} ${reply.text.slice(0, 300)}`);
      await assertPage(path, reply, lang);
      const again = await running.call(path, { headers: { 'if-none-match': reply.headers.get('etag') as string } });
      assert.equal(again.status, 304, path);
      assert.equal(again.headers.get('content-security-policy'), reply.headers.get('content-security-policy'), path);
    }
    const front = await running.call(`/${lang}`);
    assert.match(
      front.text,
      /<meta name="description" content="[^"]+: [^"]+">/,
      'without a tagline it names its sections',
    );
    assert.ok(front.text.includes(story.title), front.text);
    const found = await running.call(`/${lang}${search}`);
    assert.match(found.text, /<mark>/);
  }
});

test('the page of a story says to others what it is', async (t) => {
  const scene = await setUp(t, 'sqlite');
  const { item, verb, running } = scene;
  const category_id = await addCategory(scene);
  const { title, summary } = stories[0] as (typeof stories)[number];
  const image_url = 'https://pictures.example/rain.jpg?a=1&b=2';
  const hosts = ['www.youtube.com', 'youtube.com', 'www.youtube-nocookie.com', 'player.vimeo.com'];
  const content = hosts
    .map((host) => `<iframe src="https://${host}/${host.includes('vimeo') ? 'video/1' : 'embed/a1'}"></iframe>`)
    .concat(
      '<iframe src="https://x.com/dinam/status/12"></iframe><iframe src="https://www.instagram.com/p/Cx1/"></iframe>',
    )
    .concat('<div class="gallery"><figure><img src="/rain.jpg" alt="వాన"></figure></div>')
    .join('');
  const { id, slug } = await item({ title, summary, content, category_id, image_url, byline: 'రమ్య, వరంగల్' });
  await verb(id, 'publish');
  const begun = await scene.call(`/api/admin/news/${id}/translations`, {
    json: { lang: 'hi', title: 'हैदराबाद में भारी बारिश' },
  });
  assert.equal(begun.status, 201, begun.text);
  await verb(begun.body.data.id, 'publish');
  const { text, headers } = await running.call(`/n/${slug}`);
  const [, frames = ''] = headers.get('content-security-policy')?.match(/frame-src ([^;]*)/) ?? [];
  // A frame would contact its host before the reader has asked for the film: there is a link in its place.
  assert.doesNotMatch(text, /<iframe/);
  const links = [...text.matchAll(/<a href="([^"]*)" rel="noopener nofollow" data-player="(https:\/\/[^/]+)/g)];
  assert.deepEqual(
    links.map(([, page]) => page),
    [
      ...Array(3).fill('https://www.youtube.com/watch?v=a1'),
      ...['https://vimeo.com/1', 'https://x.com/i/status/12', 'https://www.instagram.com/p/Cx1/'],
    ],
  );
  assert.match(text, /<span class="player post"><a [^>]*>Xలోని పోస్ట్ చూపండి<\/a>/);
  assert.match(
    text,
    /<div class="gallery" role="group" tabindex="0" aria-label="ఫోటోలు"><figure><img src="\/rain.jpg" alt="వాన"/,
  );
  for (const [, , origin = ''] of links) assert.ok(frames.split(' ').includes(origin), origin);
  const [article, crumbs] = jsonLd(text);
  assert.deepEqual([article['@type'], article.headline, article.inLanguage], ['NewsArticle', title, 'te']);
  assert.ok(article.datePublished && article.publisher.name);
  assert.deepEqual(
    crumbs.itemListElement.map((one: Json) => one.position),
    [1, 2, 3],
  );
  const head = text.slice(0, text.indexOf('</head>'));
  assert.ok(head.includes(`<link rel="canonical" href="${running.url}/n/${slug}">`), head);
  assert.ok(head.includes(`hreflang="hi" href="${running.url}/n/`), head);
  assert.ok(head.includes(`<meta property="og:title" content="${title}">`), head);
  assert.match(head, /<meta property="og:image" content="[^"]+\/cards\/news\/\d+-[0-9a-f]{16}\.jpg">/);
  assert.ok(text.includes('రమ్య, వరంగల్'));
  const seo_description = 'వరంగల్, హైదరాబాద్ "భారీ" వర్షాలు: తాజా సమాచారం';
  const seo_title = '  వర్షాలు:  తాజా వార్తలు';
  const edited = await scene.edit(id, { seo_title, seo_description, slug: 'varshalu-today' });
  assert.equal(edited.body.data.seo_title, 'వర్షాలు: తాజా వార్తలు');
  const { text: found } = await running.call(`/n/${slug}`);
  assert.match(found, /<title>వర్షాలు: తాజా వార్తలు – /);
  assert.ok(found.includes('<meta property="og:title" content="వర్షాలు: తాజా వార్తలు">'));
  assert.ok(found.includes(`<meta name="description" content="${seo_description.replaceAll('"', '&quot;')}">`));
  assert.ok(found.includes(`<link rel="canonical" href="${running.url}/n/varshalu-today-${id}">`));
  assert.ok(found.includes(`<h1>${title}</h1>`), 'readers of the page have the title of the story');
  // A new title makes another slug; the number in the old one still leads here.
  assert.equal((await running.call(`/n/old-words-${id}`)).status, 200);
});

test('what editors write can break no page', async (t) => {
  const scene = await setUp(t, 'sqlite');
  const { item, verb, running } = scene;
  const category_id = await addCategory(scene);
  const title = '</script><script>alert(1)</script>"><img src=x onerror=alert(2)> వార్త & మరిన్ని';
  const { id, slug } = await item({ title, summary: title, tags: [title.slice(0, 40)], author: title, category_id });
  await verb(id, 'publish');
  for (const path of [`/n/${slug}`, '/te', '/te/politics']) {
    const reply = await running.call(path);
    await assertPage(path, reply, 'te');
    assert.doesNotMatch(reply.text, /<img src=x|<script>/, path);
  }
  assert.equal(jsonLd((await running.call(`/n/${slug}`)).text)[0].headline, title);
  const search = await running.call(`/te/search?q=${encodeURIComponent('"><script>alert(1)</script>')}`);
  await assertPage('search', search, 'te');
});

test('a browser gets errors as a page of its language, a program as a problem', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const wrong: [path: string, status: number, lang: string][] = [
    ['/te/nothing-here', 404, 'te'],
    ['/ur/horoscope/nobody', 404, 'ur'],
    ['/n/గోదావరి-999999', 404, 'te'],
    ['/zz', 404, 'te'],
    ['/hi/panchang?date=2026-02-31', 400, 'hi'],
    ['/wp-login.php', 404, 'te'],
  ];
  for (const [path, status, lang] of wrong) {
    const page = await running.call(encodeURI(path), { headers: browser });
    assert.equal(page.status, status, path);
    await assertPage(path, page, lang);
    const problem = await running.call(encodeURI(path));
    assert.equal(problem.headers.get('content-type'), 'application/problem+json; charset=utf-8', path);
    const head = await fetch(running.url + encodeURI(path), { method: 'HEAD', headers: browser });
    for (const name of ['content-type', 'content-length', 'content-security-policy'])
      assert.equal(head.headers.get(name), page.headers.get(name), `HEAD ${path}: ${name}`);
    assert.equal(head.status, status, path);
  }
  const api = await running.call('/api/v1/nothing', { headers: browser });
  assert.equal(api.headers.get('content-type'), 'application/problem+json; charset=utf-8');
  assert.equal((await running.call('/te', { method: 'POST', json: {} })).status, 405);
});

test('the root leads to the language of the reader', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  for (const [accept, lang] of [
    ['ta-IN,ta;q=0.9,en;q=0.5', 'ta'],
    ['fr, ur;q=0.8, en;q=0.7', 'ur'],
    ['fr', 'te'],
    ['hi;q=0, bn;q=0.2', 'bn'],
  ] as const) {
    const reply = await fetch(`${running.url}/`, { redirect: 'manual', headers: { 'accept-language': accept } });
    assert.deepEqual([reply.status, reply.headers.get('location')], [302, `/${lang}`], accept);
    assert.equal(reply.headers.get('vary'), 'Accept-Language');
  }
});

test('a page shows what was added since', async (t) => {
  const { item, verb, call, running } = await setUp(t, 'sqlite');
  const { id, slug } = await item({ title: 'ఎన్నికల ఫలితాలు', content_type: 'live' });
  assert.equal((await verb(id, 'publish')).status, 200);
  await running.call(`/n/${slug}`);
  for (const title of ['మొదటి రౌండ్ ముగిసింది', 'రెండో రౌండ్ మొదలైంది']) {
    const added = await call(`/api/admin/news/${id}/live`, { json: { title } });
    assert.equal(added.status, 201, added.text);
    const page = await running.call(`/n/${slug}`);
    await assertPage('live', page, 'te');
    assert.ok(page.text.includes(title), page.text);
  }
  const json = { sign: 'leo', lang: 'te', prediction: 'శుభవార్త వింటారు', rating: 4 };
  await running.call('/te/horoscope/leo');
  assert.equal((await call('/api/admin/horoscope', { json })).status, 201);
  const page = await running.call('/te/horoscope/leo');
  await assertPage('sign', page, 'te');
  assert.match(page.text, /★★★★☆/);
});

test('deals have no page where the publisher has none', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  assert.match((await running.call('/te')).text, /href="\/te\/deals"/);
  const token = await running.tokenOf('owner');
  const request = { method: 'PATCH', token, json: { features: { shopping: false } }, headers: { 'if-match': '*' } };
  assert.equal((await running.call('/api/admin/settings/app', request)).status, 200);
  assert.doesNotMatch((await running.call('/te')).text, /href="\/te\/deals"/);
  assert.equal((await running.call('/te/deals')).status, 404);
});
