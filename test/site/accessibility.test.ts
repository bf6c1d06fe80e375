import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { openBrowser } from '../support/browser.ts';
import { extent } from '../support/extent.ts';
import type { Json } from '../support/helper.ts';
import { uploaded } from '../support/media.ts';
import { setUp } from '../support/newsroom.ts';
import { picture } from '../support/pictures.ts';

const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** What axe finds on the page, but for what it calls minor or moderate. */
async function seriousFindings(page: Page, axe: string): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(`axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => id + ' ' + target + ' ' + failureSummary)))`);
}

/** Elements that lie beyond the sides of the page, but within a part that scrolls by itself. */
const overflowing = (page: Page): Promise<string[]> =>
  page.evaluate(`(() => {
    const wide = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= wide) return [];
    return [...document.querySelectorAll('body *')].filter((one) => {
      const { left, right } = one.getBoundingClientRect();
      return right > wide + 1 || left < -1;
    }).map((one) => one.tagName + '.' + one.className + ' ' + one.textContent.slice(0, 40)).slice(0, 5);
  })()`);

const stories: [lang: string, title: string, summary: string][] = [
  ['te', 'గోదావరికి భారీ వరద: లోతట్టు ప్రాంతాల ప్రజల తరలింపు', 'ధవళేశ్వరం వద్ద రెండో ప్రమాద హెచ్చరిక.'],
  ['ur', 'گوداوری میں سیلاب: نشیبی علاقوں سے لوگوں کا انخلا', 'دھولیشورم میں دوسری وارننگ؛ امدادی کیمپ تیار۔'],
  ['ta', 'கோதாவரியில் பெருவெள்ளம்: தாழ்வான பகுதி மக்கள் வெளியேற்றம்', 'நிவாரண முகாம்கள் தயார்.'],
];

test('no page has a serious accessibility fault, or is wider than a small phone, by day and by night', async (t) => {
  const scene = await setUp(t, 'sqlite');
  const { running, item, verb } = scene;
  const token = await running.tokenOf('chief');
  const post = async (path: string, json: object): Promise<Json> => {
    const reply = await running.call(`/api/admin/${path}`, { token, json });
    assert.ok(reply.status < 300, reply.text);
    return reply.body.data;
  };
  const { id: category_id } = await post('categories', { slug: 'politics', name: 'రాజకీయాలు' });
  const { id: media_id } = await uploaded(running, 'వరద.png', await picture('png', 1300, 800));
  const { id: second, original_url: gallery } = await uploaded(running, 'వంతెన.png', await picture('png', 800, 800));
  const slugs: Record<string, string> = {};
  for (const [lang, title, summary] of stories) {
    const content = `<h2>${title}</h2><p>${summary} <a href="https://example.in/">${summary}</a></p>
      <table><tr><th>1</th><td>${title}</td></tr></table><blockquote>${summary}</blockquote>
      <iframe src="https://www.youtube.com/embed/abc123"></iframe><iframe src="https://x.com/dinam/status/12"></iframe>
      <div class="gallery"><figure><img src="${gallery}" alt="${title}"></figure><figure><img src="${gallery}" alt=""></figure></div>`;
    const more = {
      media_id,
      gallery: [second],
      category_id,
      is_breaking: true,
      is_featured: true,
      author: 'రమ్య',
      tags: ['వరద'],
    };
    const { id, slug } = await item({ lang, title, summary, content, ...more });
    assert.equal((await verb(id, 'publish')).status, 200);
    slugs[lang] = slug;
    const options = [{ text: title }, { text: summary }];
    const poll = await post('polls', { lang, question: title, options, news_id: id, show_results: 'always' });
    await post(`polls/${poll.id}/open`, {});
  }
  await post('products', {
    title: 'ఫోన్',
    price: 1_299_900,
    mrp: 1_599_900,
    media_id,
    coupon_code: 'ఉగాది10',
    deal_url: 'https://example.in/phone',
    deal: { price: 1_199_900 },
  });
  await post('horoscope', { sign: 'leo', lang: 'te', prediction: 'శుభవార్త వింటారు', rating: 4, lucky_number: 7 });
  const site = ['', '/politics', '/search?q=వరద', '/panchang', '/panchang/month', '/panchang/festivals', '/horoscope'];
  site.push(`/panchang/calendar/${new Date().getUTCFullYear()}`);
  const labels = [`/author/${encodeURIComponent('రమ్య')}`, `/tag/${encodeURIComponent('వరద')}`];
  const rest = ['/horoscope/leo', ...labels, '/deals', '/about', '/contact', '/no-such-page'];
  const paths = [
    ...[...site, ...rest].map((path) => `/te${path}`),
    ...['/ur', '/ur/panchang', '/ta', '/ta/panchang/month'],
    ...stories.map(([lang]) => `/n/${slugs[lang]}`),
  ];
  const axe = await readFile(axeFile, 'utf8');
  const browser = await openBrowser(t);
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // The night has the same markup: only its colours are looked at, where there are most.
    // By day the long tests look at all, others at one page of each kind and direction.
    const byDay = paths.filter((path) => extent(true, !(path.startsWith('/ta') || path === '/te/contact')));
    const wanted = colorScheme === 'light' ? byDay : ['/te', '/te/panchang/month', '/te/deals', `/n/${slugs.te}`];
    for (const path of wanted) {
      await page.goto(running.url + path, { timeout: 60_000 });
      assert.deepEqual(await seriousFindings(page, axe), [], `${path} ${colorScheme}`);
      assert.deepEqual(await overflowing(page), [], `${path} at 360 pixels`);
    }
  }
  // The same look finds a fault where there is one.
  await page.evaluate("document.querySelector('main').insertAdjacentHTML('beforeend', '<button></button>')");
  assert.match((await seriousFindings(page, axe)).join(), /^button-name/);
});
