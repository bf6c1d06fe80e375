import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openBrowser } from '../support/browser.ts';
import type { Json, Reply } from '../support/helper.ts';
import { type Scene, setUp } from '../support/newsroom.ts';
import { until } from '../support/process.ts';
import { assertPage } from '../support/site-pages.ts';

const is = ({ status, body, text }: Reply, wanted: number): Json => {
  assert.equal(status, wanted, text);
  return body.data;
};

async function published({ item, verb }: Scene, json: object): Promise<Json> {
  const story = await item(json);
  is(await verb(story.id, 'publish'), 200);
  return story;
}

/** Counts how much moves (CLS). */
const shifts = `window.moved = 0; new PerformanceObserver((all) => { for (const one of all.getEntries()) window.moved += one.value; }).observe({ type: 'layout-shift', buffered: true });`;

const phone = { viewport: { width: 390, height: 844 } };

test('a reader shares, copies, sets the size of the text and reports a mistake', async (t) => {
  const scene = await setUp(t, 'sqlite');
  const { running } = scene;
  const { id, slug } = await published(scene, { title: 'గోదావరికి వరద', summary: 'హెచ్చరిక.', content: 'నది పొంగింది.' });
  const context = await (await openBrowser(t)).newContext({
    ...phone,
    permissions: ['clipboard-read', 'clipboard-write'],
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.addInitScript({ content: 'navigator.share = async (what) => { window.shared = what; };' });
  await page.goto(`${running.url}/n/${slug}`);
  await page.locator('.tools [data-share]').click();
  const { url, title } = (await until(() => page.evaluate('window.shared'), Boolean)) as Json;
  assert.match(url, new RegExp(`/n/${slug}\\?via=share$`));
  assert.equal(title, 'గోదావరికి వరద');
  await page.locator('.tools [data-copy]').click();
  await page.getByText('లింక్ కాపీ అయింది.').waitFor();
  assert.equal(await page.evaluate('navigator.clipboard.readText()'), url);

  const size = () => page.evaluate(`getComputedStyle(document.querySelector('.story .body')).fontSize`);
  const before = await size();
  await page.getByRole('radio', { name: 'పెద్దవి' }).check();
  const larger = await size();
  assert.ok(Number.parseFloat(String(larger)) > Number.parseFloat(String(before)), `${before} ${larger}`);
  await page.addInitScript({ content: shifts });
  await page.reload();
  await page.locator('.tools').waitFor();
  assert.equal(await size(), larger, 'the choice is kept');
  assert.equal(await page.getByRole('radio', { name: 'పెద్దవి' }).isChecked(), true);
  await page.waitForTimeout(300);
  assert.equal(await page.evaluate('window.moved'), 0, 'nothing moves');

  await page.getByText('పొరపాటు తెలపండి').click();
  await page.locator('.report textarea').fill('పేరు తప్పు');
  await page.locator('.report button').click();
  await page.getByText('మీ సూచన సంపాదకులకు చేరింది').waitFor();
  const token = await running.tokenOf('chief');
  const [report] = (await running.call('/api/admin/reports', { token })).body.data;
  assert.deepEqual([report.news_id, report.reason, report.note], [id, 'wrong_fact', 'పేరు తప్పు']);
  assert.deepEqual(errors, []);
});

test('an entry of a live blog is shared with its own address, also one that comes later', async (t) => {
  const scene = await setUp(t, 'sqlite');
  const { running, call } = scene;
  const { id, slug } = await published(scene, { title: 'ఎన్నికల ఫలితాలు', content_type: 'live' });
  const add = async (title: string): Promise<Json> =>
    is(await call(`/api/admin/news/${id}/live`, { json: { title } }), 201);
  await add('మొదటి రౌండ్');
  const context = await (await openBrowser(t)).newContext({ ...phone, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript({ content: 'navigator.share = async (what) => { window.shared = what; };' });
  await page.goto(`${running.url}/n/${slug}`);
  await page.locator('.entry .one').waitFor();
  const second = await add('రెండో రౌండ్');
  const entry = page.locator(`#entry-${second.id}`);
  await page.locator('.waiting button').click();
  await entry.locator('.one').click();
  const { url, title } = (await until(() => page.evaluate('window.shared'), Boolean)) as Json;
  assert.match(url, new RegExp(`/n/${slug}\\?via=share#entry-${second.id}$`));
  assert.equal(title, 'రెండో రౌండ్');
});

test('a reader saves a story in a list, and a day of the almanac is shared with its card', async (t) => {
  const scene = await setUp(t, 'sqlite');
  const { running } = scene;
  await published(scene, { lang: 'ur', title: 'گوداوری میں سیلاب', summary: 'انخلا۔' });
  const context = await (await openBrowser(t)).newContext({ ...phone, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript({
    content: `navigator.canShare = () => true;
      navigator.share = async ({ files = [], ...what }) => { window.shared = { ...what, files: files.map(({ type, size }) => [type, size > 1000]) }; };`,
  });
  for (let n = 1; n < 8; n++) await published(scene, { lang: 'te', title: `మెట్రో రెండో దశ పనులు ${n}`, summary: 'పనులు.' });
  await page.addInitScript({ content: shifts });
  await page.goto(`${running.url}/te`);
  await page.locator('.card .keep').last().scrollIntoViewIfNeeded();
  await page.waitForTimeout(300);
  assert.equal(await page.evaluate('window.moved'), 0, 'nothing moves');
  await page.goto(`${running.url}/ur`);
  const button = page.locator('.card .keep');
  assert.equal(await button.getAttribute('aria-label'), 'محفوظ کریں: گوداوری میں سیلاب');
  const { width, height } = (await button.boundingBox()) ?? { width: 0, height: 0 };
  assert.ok(width >= 44 && height >= 44, `${width} x ${height}`);
  await button.click();
  await page.locator('.card .keep[aria-pressed=true]').waitFor();
  await page.goto(`${running.url}/te/saved`);
  const link = page.locator('.kept a');
  assert.deepEqual([await link.getAttribute('lang'), await link.getAttribute('dir')], ['ur', 'rtl']);
  await page.getByRole('button', { name: /తొలగించండి/ }).click();
  await page.getByText('ఇంకా ఏదీ దాచుకోలేదు').waitFor();

  await page.goto(`${running.url}/te/panchang`);
  await page.locator('.tools [data-share]').click();
  const shared = (await until(() => page.evaluate('window.shared'), Boolean)) as Json;
  assert.match(shared.title, /^పంచాంగం/);
  assert.deepEqual(shared.files, [['image/jpeg', true]]);
});

test('without a script short news are a list, saved stories say what is missing, districts are links', async (t) => {
  const scene = await setUp(t, 'sqlite');
  const { running } = scene;
  for (const [lang, title, summary] of [
    ['te', 'మెట్రో రెండో దశ', 'పనులు వచ్చే నెలలో మొదలవుతాయి.'],
    ['ur', 'گوداوری میں سیلاب', 'نشیبی علاقوں سے لوگوں کا انخلا۔'],
    ['ta', 'கோதாவரியில் வெள்ளம்', 'மக்கள் வெளியேற்றம்.'],
  ])
    for (let n = 0; n < 3; n++) await published(scene, { lang, title: `${title} ${n}`, summary });
  const context = await (await openBrowser(t)).newContext({ ...phone, javaScriptEnabled: false });
  const page = await context.newPage();
  for (const lang of ['te', 'ur', 'ta', 'hi'] as const)
    for (const path of ['short', 'saved', 'offline', 'places', 'places?in=telangana'])
      await assertPage(`/${lang}/${path}`, await running.call(`/${lang}/${path}`), lang);
  await page.goto(`${running.url}/te/short`);
  const articles = page.locator('.short article');
  assert.equal(await articles.count(), 3);
  assert.equal(await page.locator('.short [data-save]').first().isVisible(), false);
  const heights = await Promise.all((await articles.all()).map(async (one) => (await one.boundingBox())?.height ?? 0));
  const whole = (await page.locator('.short').boundingBox())?.height ?? 0;
  for (const height of heights) assert.ok(height >= whole - 3, `${height} of ${whole}`);
  await page.locator('#s1 a[href="#s2"]').click();
  await until(
    async () => (await page.locator('#s2 h2').boundingBox())?.y ?? 9_999,
    (y) => y < 844,
  );
  await page.goto(`${running.url}/te/saved`);
  assert.match((await page.locator('main noscript').textContent()) ?? '', /ఈ పేజీకి జావాస్క్రిప్ట్ కావాలి/);
  await page.goto(`${running.url}/te/places`);
  await page.getByRole('link', { name: 'నల్గొండ' }).first().click();
  assert.equal(await page.locator('h1').textContent(), 'నల్గొండ');
  assert.equal((await running.call('/te/places?in=nowhere')).status, 404);
});
