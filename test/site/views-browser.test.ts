import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BrowserContext } from 'playwright-core';
import { viewCounter } from '../../src/news/trending/views.ts';
import { openBrowser } from '../support/browser.ts';
import { setUp } from '../support/newsroom.ts';

test('the page of a story counts when a reader sees it, and says how he came', async (t) => {
  const { running, item, verb, call } = await setUp(t, 'sqlite');
  const { id, slug } = await item({ title: 'গঙ্গায় বন্যা', lang: 'bn' });
  assert.equal((await verb(id, 'publish')).status, 200);
  const browser = await openBrowser(t);
  const agent = {
    userAgent: 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/141.0.0.0 Mobile Safari/537.36',
  };
  const sent: string[] = [];
  const reader = async (script: string): Promise<BrowserContext> => {
    const context = await browser.newContext(agent);
    // A reader's browser says that no program drives it.
    await context.addInitScript(`Object.defineProperty(navigator, 'webdriver', { value: false }); ${script}`);
    context.on('request', (one) => {
      if (one.url().includes('/site/view/')) sent.push(one.postData() ?? '');
    });
    return context;
  };
  const counted = async (): Promise<Record<string, number>> => {
    await viewCounter(running.dinam.app).flush();
    return (await call(`/api/admin/news/${id}/views`)).body.data.ways;
  };
  const from = (referrer: string): string =>
    `Object.defineProperty(document, 'referrer', { value: ${JSON.stringify(referrer)} });`;
  const seen = `${running.url}/site/view/${id}`;
  const visits: [way: string, query: string, referrer: string][] = [
    ['search', '', 'https://www.google.co.in/'],
    ['search', '', 'android-app://com.google.android.googlequicksearchbox/'],
    ['share', '', 'https://l.facebook.com/'],
    ['site', '', 'https://mail.google.com/mail/u/0/'],
    ['site', '', `${running.url}/bn`],
    ['share', '?via=share', ''],
    ['push', '?via=push', ''],
    ['site', '?via=nonsense', ''],
  ];
  for (const [way, query, referrer] of visits) {
    const page = await (await reader(referrer ? from(referrer) : '')).newPage();
    const [request] = await Promise.all([
      page.waitForRequest((one) => one.url() === seen),
      page.goto(`${running.url}/n/${slug}${query}`),
    ]);
    assert.deepEqual([request.postDataJSON(), request.method()], [{ way }, 'POST'], `${query} ${referrer}`);
    assert.equal((await request.response())?.status(), 204);
    assert.equal(page.url(), `${running.url}/n/${slug}`, 'the mark is no part of an address that is copied');
    assert.deepEqual(await page.context().cookies(), []);
    assert.equal(await page.evaluate('localStorage.length + sessionStorage.length'), 0);
  }
  assert.deepEqual(await counted(), { app: 0, site: 3, search: 2, share: 2, push: 1 });

  // Loaded again it is the same visit; a tab behind others is seen when the reader turns to it.
  sent.length = 0;
  const hidden = `let state = 'hidden';
    Object.defineProperty(document, 'visibilityState', { get: () => state });
    window.turnTo = () => { state = 'visible'; document.dispatchEvent(new Event('visibilitychange')); };`;
  const page = await (await reader(hidden)).newPage();
  await page.goto(`${running.url}/n/${slug}`);
  assert.equal(sent.length, 0);
  const asked = page.waitForRequest((one) => one.url() === seen);
  await page.evaluate('turnTo(); turnTo()');
  await (await asked).response();
  await page.reload();
  await page.evaluate('turnTo()');
  assert.equal(sent.length, 1);
  // A browser that a program drives counts nothing.
  const robot = await (await browser.newContext(agent)).newPage();
  robot.on('request', (one) => sent.push(one.url()));
  await robot.goto(`${running.url}/n/${slug}`, { waitUntil: 'networkidle' });
  assert.ok(!sent.includes(seen));
  assert.equal((await counted()).site, 4);
});
