import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HtmlValidate } from 'html-validate';
import { type Json, type Reply, start } from '../support/helper.ts';
import { type Scene, setUp } from '../support/newsroom.ts';

const browser = { accept: 'text/html,application/xhtml+xml' };
const mostBytes = 60_000;

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // Line ends, and how attributes are written, are no matter of what a page means.
    'no-trailing-whitespace': 'off',
    // Titles are those that editors write.
    'long-title': 'off',
    // `<button>` without a type in a search form sends it, which is what it is for.
    'no-implicit-button-type': 'off',
    // The style sheet is of this server.
    'require-sri': 'off',
    // A running live blog is loaded again: WCAG 2.2.1 exempts events in real time.
    'meta-refresh': 'off',
    // A telephone number is written as the publisher wrote it.
    'tel-non-breaking': 'off',
  },
});

async function assertPage(path: string, reply: Reply, lang: string): Promise<void> {
  assert.equal(reply.headers.get('content-type'), 'text/html; charset=utf-8', path);
  const { results } = await validator.validateString(reply.text);
  const problems = results.flatMap(({ messages }) => messages.map((m) => `${m.line}: ${m.ruleId} ${m.message}`));
  assert.deepEqual(problems, [], path);
  assert.ok(Buffer.byteLength(reply.text) < mostBytes, `${path}: ${Buffer.byteLength(reply.text)} bytes`);
  assert.match(reply.text, new RegExp(`<html lang="${lang}" dir="${lang === 'ur' ? 'rtl' : 'ltr'}">`), path);
  assert.doesNotMatch(reply.text, /<script(?! type="application\/ld\+json")|undefined|\[object|NaN/, path);
  const policy = reply.headers.get('content-security-policy') ?? '';
  assert.match(policy, /^default-src 'none'; style-src 'self';/);
  assert.doesNotMatch(policy, /script-src|unsafe/);
}

const jsonLd = (text: string): Json[] =>
  [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) =>
    JSON.parse(json as string),
  );

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

test('every page is valid HTML in every script, small, and runs no script', async (t) => {
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
    const paths = ['', '/politics', '/search', '/panchang', '/panchang/month', '/panchang/festivals', '/horoscope'];
    const more = [
      '/horoscope/leo',
      '/deals',
      '/about',
      '/contact',
      `/search?q=${encodeURIComponent(story.title.split(' ')[0] as string)}`,
    ];
    for (const path of [...[...paths, ...more].map((rest) => `/${lang}${rest}`), `/n/${row.slug}`]) {
      const reply = await running.call(path);
      assert.equal(reply.status, 200, `${path} ${reply.text.slice(0, 300)}`);
      await assertPage(path, reply, lang);
      const again = await running.call(path, { headers: { 'if-none-match': reply.headers.get('etag') as string } });
      assert.equal(again.status, 304, path);
      assert.equal(again.headers.get('content-security-policy'), reply.headers.get('content-security-policy'), path);
    }
    const front = await running.call(`/${lang}`);
    assert.ok(front.text.includes(story.title), front.text);
    const found = await running.call(`/${lang}${more[4]}`);
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
  const content = hosts.map((host) => `<iframe src="https://${host}/embed/1"></iframe>`).join('');
  const { id, slug } = await item({ title, summary, content, category_id, image_url, byline: 'రమ్య, వరంగల్' });
  await verb(id, 'publish');
  const begun = await scene.call(`/api/admin/news/${id}/translations`, {
    json: { lang: 'hi', title: 'हैदराबाद में भारी बारिश' },
  });
  assert.equal(begun.status, 201, begun.text);
  await verb(begun.body.data.id, 'publish');
  const { text, headers } = await running.call(`/n/${slug}`);
  const [, frames = ''] = headers.get('content-security-policy')?.match(/frame-src ([^;]*)/) ?? [];
  const players = [...text.matchAll(/<iframe [^>]*src="(https:\/\/[^/]+)/g)].map(([, origin]) => origin);
  assert.deepEqual(players, frames.split(' '), 'players that stories may have may be shown');
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
  assert.match(head, /<meta property="og:image" content="https:\/\/pictures\.example\//);
  assert.ok(text.includes('రమ్య, వరంగల్'));
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

test('a page of the almanac has one address, and its mark of today moves at midnight', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const addresses = async (path: string) => {
    const { text } = await running.call(path);
    const href = (rel: string) => text.match(new RegExp(`<link rel="${rel}"[^>]* href="([^"]*)"`))?.[1];
    return [href('canonical'), href('alternate" hreflang="ur')].map((one) => one?.slice(running.url.length));
  };
  assert.deepEqual(await addresses('/te/panchang'), ['/te/panchang', '/ur/panchang']);
  assert.deepEqual(await addresses(`/te/panchang?city=${encodeURIComponent('హైదరాబాద్')}`), [
    '/te/panchang',
    '/ur/panchang',
  ]);
  const [own, other] = await addresses('/ta/panchang?city=Chennai');
  assert.match(own as string, /^\/ta\/panchang\?city=\d+$/);
  assert.equal(other, own?.replace('/ta/', '/ur/'));
  const month = '/bn/panchang/month?month=2027-02';
  assert.deepEqual(await addresses(month), [month, month.replace('/bn/', '/ur/')]);
  for (const day of ['2027-01-30', '2027-02-01', '2027-02-02', '2027-02-03']) {
    running.clock.ms = Date.parse(`${day}T06:00:00Z`);
    const marked = (await running.call(month)).text.match(/class="[^"]*today"><a href="[^"]*date=([\d-]+)/)?.[1];
    assert.equal(marked, day.startsWith('2027-02') ? day : undefined, day);
  }
});
