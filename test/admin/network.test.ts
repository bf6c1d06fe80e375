import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { freePort } from '../../src/core/process/free-port.ts';
import { openBrowser } from '../support/browser.ts';
import { readyDatabase, start } from '../support/helper.ts';
import { saved, signedIn, storyText } from './window.ts';

const title = 'గోదావరికి భారీ వరద';
const kept = 'No connection: kept on this device, saved later';

const bannerOf = (page: Page) => page.getByRole('status').filter({ hasText: 'No connection. What you type' });

test('the server is restarted while somebody types: a banner says so, and nothing is lost', async (t) => {
  const env = await readyDatabase(t, 'sqlite');
  const more = { WORKERS: '0', PORT: String(await freePort('127.0.0.1')) };
  const first = await start(t, 'sqlite', more, env);
  const browser = await openBrowser(t);
  const { page } = await signedIn(browser, first, 'ramya', 'editor', { path: '/news/create' });
  await page.getByLabel('Title').fill(title);
  await saved(page);
  await page.waitForURL(/\/news\/\d+/);
  const path = new URL(page.url()).pathname.slice('/admin'.length);

  await first.dinam.close();
  await storyText(page).fill('భద్రాచలం వద్ద రెండో ప్రమాద హెచ్చరిక.');
  await page.getByText(kept).waitFor();
  await bannerOf(page).getByRole('button', { name: 'Try again' }).click();
  await page.getByLabel('Summary').fill('లోతట్టు ప్రాంతాల ప్రజలు శిబిరాలకు');
  await bannerOf(page).waitFor();

  const second = await start(t, 'sqlite', more, env);
  await bannerOf(page).waitFor({ state: 'detached' });
  await saved(page);
  const { body } = await second.call(`/api/admin${path}`, { token: await second.tokenOf('editor') });
  assert.equal(body.data.title, title);
  assert.equal(body.data.summary, 'లోతట్టు ప్రాంతాల ప్రజలు శిబిరాలకు');
  assert.match(body.data.content, /రెండో ప్రమాద హెచ్చరిక/);
});

test('a slow network, and one that loses answers, lose nothing and add nothing twice', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const browser = await openBrowser(t);
  const { page } = await signedIn(browser, running, 'salma', 'editor', { path: '/news/create' });
  await storyText(page).waitFor();

  // The server adds the story, and its answer is lost on the way.
  let adds = 0;
  await page.route(/\/api\/admin\/news(\?.*)?$/, async (route) => {
    if (route.request().method() !== 'POST' || ++adds > 1) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await page.getByLabel('Title').fill(title);
  await page.getByText(kept).waitFor();
  await saved(page);
  await page.waitForURL(/\/news\/\d+/);
  assert.equal(adds, 2);
  const token = await running.tokenOf('editor');
  assert.equal((await running.call('/api/admin/news', { token })).body.data.length, 1);

  // Each save takes long, and more is typed meanwhile.
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  const slow = { offline: false, latency: 1_200, downloadThroughput: 30_000, uploadThroughput: 10_000 };
  await cdp.send('Network.emulateNetworkConditions', slow);
  const words = ['హైదరాబాద్', 'వరంగల్', 'ఖమ్మం', 'నల్గొండ'];
  await storyText(page).click();
  for (const word of words) {
    const sent = page.waitForRequest((request) => request.method() === 'PATCH');
    await page.keyboard.insertText(`${word} `);
    await sent;
    await page.getByLabel('Summary').fill(`${word}: వాన`); // while the save is under way
    await storyText(page).press('Control+End');
  }
  await saved(page);

  // Some requests never arrive.
  let lost = 0;
  await page.route(/\/api\/admin\/news\/\d+/, (route) =>
    route.request().method() === 'PATCH' && ++lost <= 2 ? route.abort() : route.continue(),
  );
  await page.getByLabel('Title').fill(`${title}: మూడు జిల్లాల్లో`);
  await page.getByText(kept).waitFor();
  await saved(page);
  assert.ok(lost > 2);
  const { body } = await running.call(`/api/admin${new URL(page.url()).pathname.slice('/admin'.length)}`, { token });
  assert.equal(body.data.title, `${title}: మూడు జిల్లాల్లో`);
  assert.equal(body.data.summary, 'నల్గొండ: వాన');
  assert.equal(body.data.content.replace(/<[^>]+>|\s+$/g, '').trim(), words.join(' '));
});
