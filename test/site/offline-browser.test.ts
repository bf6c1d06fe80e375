import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import type { BrowserContext, Page } from 'playwright-core';
import { openBrowser } from '../support/browser.ts';
import { type Json, type Reply, type Running, start } from '../support/helper.ts';
import { uploaded } from '../support/media.ts';
import { type Scene, setUp } from '../support/newsroom.ts';
import { picture } from '../support/pictures.ts';
import { until } from '../support/process.ts';

const is = ({ status, body, text }: Reply, wanted: number): Json => {
  assert.equal(status, wanted, text);
  return body.data;
};

async function published({ item, verb }: Scene, json: object): Promise<Json> {
  const story = await item(json);
  is(await verb(story.id, 'publish'), 200);
  return story;
}

async function features(running: Running, json: Json): Promise<void> {
  const path = '/api/admin/settings/app';
  const token = await running.tokenOf('owner');
  const { headers } = await running.call(path, { token });
  const edited = { method: 'PATCH', token, headers: { 'if-match': headers.get('etag') as string } };
  is(await running.call(path, { ...edited, json: { features: json } }), 200);
}

/** A page whose worker has taken over. */
async function opened(context: BrowserContext, address: string): Promise<{ page: Page; errors: string[] }> {
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.goto(address);
  await until(() => page.evaluate('navigator.serviceWorker.controller !== null'), Boolean);
  return { page, errors };
}

const has = (page: Page, cache: string, path: string): Promise<boolean> =>
  page.evaluate(`caches.open('${cache}').then((one) => one.match('${path}')).then(Boolean)`);
const inCache = (page: Page, cache: string, path: string): Promise<unknown> =>
  until(() => has(page, cache, path), Boolean);

/** The program is gone: every request fails, as without network. */
const cutOff = async ({ dinam }: Running): Promise<void> => void (await dinam.close());

test('without network a reader has the pages that were read, saved stories with their picture, and a page that says so', async (t) => {
  const scene = await setUp(t, 'sqlite');
  const { running } = scene;
  const { id: media_id } = await uploaded(running, 'వరద.png', await picture('png', 800, 500));
  const kept = await published(scene, { title: 'గోదావరికి వరద', summary: 'రెండో ప్రమాద హెచ్చరిక.' });
  const saved = await published(scene, { title: 'మెట్రో రెండో దశ', summary: 'పనులు మొదలు.', media_id });
  const unread = await published(scene, { title: 'చదవనిది', summary: 'ఎవరూ చదవలేదు.' });
  const context = await (await openBrowser(t)).newContext();
  const { page, errors } = await opened(context, `${running.url}/te`);
  await page.goto(`${running.url}/n/${saved.slug}`);
  const button = page.locator('.tools button[data-save]');
  await button.click();
  await page.locator('.noted', { hasText: 'దాచుకున్నారు' }).waitFor();
  assert.equal(await button.getAttribute('aria-pressed'), 'true');
  await inCache(page, 'dinam-saved', `/n/${saved.slug}`);
  await page.goto(`${running.url}/n/${kept.slug}?via=share`);
  await inCache(page, 'dinam-pages', `/n/${kept.slug}`);
  await page.evaluate(`caches.open('dinam-pages').then((one) => one.delete('/n/${saved.slug}'))`);
  await page.goto(`${running.url}/te/search?q=x`);
  assert.deepEqual(errors, []);

  await cutOff(running);
  await page.goto(`${running.url}/n/${kept.slug}`);
  assert.equal(await page.locator('h1').textContent(), 'గోదావరికి వరద');
  assert.notEqual(await page.evaluate('getComputedStyle(document.body).marginTop'), '8px', 'with its style sheet');
  await page.goto(`${running.url}/te/saved`);
  await page.locator('.kept a', { hasText: 'మెట్రో రెండో దశ' }).click();
  await page.locator('h1', { hasText: 'మెట్రో రెండో దశ' }).waitFor();
  const image = page.locator('figure img');
  await image.scrollIntoViewIfNeeded();
  await until(() => page.evaluate("document.querySelector('figure img').naturalWidth > 0"), Boolean);

  await page.goto(`${running.url}/n/${unread.slug}`);
  assert.equal(await page.locator('h1').textContent(), 'ఇంటర్నెట్ లేదు');
  await page.locator('[data-kept-list] a', { hasText: 'గోదావరికి వరద' }).waitFor();
  await page.locator('[data-saved-list] a', { hasText: 'మెట్రో రెండో దశ' }).waitFor();
  await page.goto(`${running.url}/te/search?q=y`);
  assert.equal(await page.locator('h1').textContent(), 'ఇంటర్నెట్ లేదు', 'what has a query is not kept');
  assert.deepEqual(errors, []);
});

test('a reader with network sees a change at once, and a story that was withdrawn is gone from the device', async (t) => {
  const scene = await setUp(t, 'sqlite');
  const { running } = scene;
  const story = await published(scene, { title: 'మొదటి శీర్షిక', summary: 'సారాంశం.' });
  const path = `/n/${story.slug}`;
  const context = await (await openBrowser(t)).newContext();
  const { page } = await opened(context, running.url + path);
  await inCache(page, 'dinam-pages', path);
  await page.locator('button[data-save]').first().click();
  await inCache(page, 'dinam-saved', path);
  is(await scene.edit(story.id, { title: 'రెండో శీర్షిక' }), 200);
  await page.goto(`${running.url}/te`);
  await page.goto(`${running.url}${path}?via=push`);
  assert.equal(await page.locator('h1').textContent(), 'రెండో శీర్షిక');
  is(await scene.verb(story.id, 'unpublish'), 200);
  await page.goto(`${running.url}${path}?via=share`);
  await until(async () => !(await has(page, 'dinam-pages', path)) && !(await has(page, 'dinam-saved', path)), Boolean);
});

test('the worker is small, changes with what it keeps, and ends itself where the publisher turns it off', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const first = await running.call('/sw.js');
  assert.ok(gzipSync(first.text).length < 2_500, `${gzipSync(first.text).length} bytes`);
  assert.match(first.headers.get('content-type') ?? '', /^text\/javascript/);
  assert.match(first.headers.get('content-security-policy') ?? '', /connect-src 'self'/);
  const context = await (await openBrowser(t)).newContext();
  const { page } = await opened(context, `${running.url}/te`);
  await inCache(page, 'dinam-pages', '/te');
  await features(running, { site_offline: false });
  const off = await running.call('/sw.js');
  assert.notEqual(off.text, first.text);
  assert.equal((await running.call('/te/offline')).status, 404);
  assert.doesNotMatch((await running.call('/te')).text, /serviceWorker/);
  await page.evaluate('navigator.serviceWorker.getRegistration().then((one) => one.update()).then(() => null)');
  const registrations = () => page.evaluate('navigator.serviceWorker.getRegistrations().then((all) => all.length)');
  await until(registrations, (n) => n === 0);
  await until(
    () => page.evaluate('caches.keys()'),
    (names) => (names as string[]).length === 0,
  );
});
