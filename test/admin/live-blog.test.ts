import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { openBrowser } from '../support/browser.ts';
import { feedServer, item } from '../support/feed-server.ts';
import { start } from '../support/helper.ts';
import { picture } from '../support/pictures.ts';
import { assertFits, signedIn } from './window.ts';

/** Keeps the device from storing entries until `isHeld` is false, as a slow disk does. */
const holdStore = (page: Page, isHeld: boolean): Promise<unknown> =>
  page.evaluate(`new Promise((resolve, reject) => {
    globalThis.isStoreHeld = ${isHeld};
    if (!isStoreHeld) return resolve();
    const opening = indexedDB.open('dinam', 1);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const store = opening.result.transaction('live-entries', 'readwrite').objectStore('live-entries');
      const next = () => {
        if (isStoreHeld) store.count().onsuccess = next;
        else opening.result.close();
      };
      next();
      resolve();
    };
  })`);

const phone = { viewport: { width: 360, height: 740 } };

test('a live blog from the field: entries are posted by one tap, without a connection too, and others see them', async (t) => {
  const running = await start(t, 'sqlite');
  const token = await running.tokenOf('chief');
  const json = { title: 'ఎన్నికల ఫలితాలు: ప్రత్యక్షం', lang: 'te', content_type: 'live' };
  const { body } = await running.call('/api/admin/news', { token, json });
  const { id } = body.data;
  assert.equal((await running.call(`/api/admin/news/${id}/publish`, { method: 'POST', token })).status, 200);
  const browser = await openBrowser(t);
  const field = await signedIn(browser, running, 'ramya', 'editor', phone);
  const { page } = field;
  await page.getByRole('link', { name: 'Live blog' }).click();
  await page.getByText('No entries yet').waitFor();
  await assertFits(page, 'the live blog');
  const office = await signedIn(browser, running, 'salma', 'editor', { path: `/news/${id}/live` });
  await office.page.getByText('No entries yet').waitFor();

  const what = page.getByRole('textbox', { name: 'What is happening?' });
  const post = page.getByRole('button', { name: 'Post' });
  const entries = page.getByRole('list', { name: 'Entries' }).getByRole('listitem');
  const shown = (text: string) => entries.filter({ hasText: text }).getByRole('button', { name: 'Edit' });
  await what.fill('తొలి రౌండ్ ముగిసింది <b>\n\nఆధిక్యం 1,200');
  await page.getByLabel('Key event').check();
  const file = { name: 'ఓట్లు.jpg', mimeType: 'image/jpeg', buffer: await picture('jpeg', 1200, 800) };
  await page.locator('input[type=file]').setInputFiles(file);
  await holdStore(page, true);
  await post.dblclick(); // one entry all the same
  await page.getByRole('button', { name: 'Post', disabled: true }).waitFor();
  assert.equal(await what.inputValue(), '', 'the next one can be written at once');
  await holdStore(page, false);
  await shown('తొలి రౌండ్').waitFor();
  await entries.locator('img').waitFor();
  await office.page.getByText('ఆధిక్యం 1,200').waitFor();

  // Without a connection: what was posted and what is being typed outlive the page.
  await page.context().setOffline(true);
  await holdStore(page, true); // what is typed while an entry is being stored belongs to the next one
  await what.fill('రెండో రౌండ్');
  await post.click();
  await what.fill('మూడో రౌండ్');
  await post.click();
  await what.fill('రాస్తున్నది');
  await holdStore(page, false);
  await page.getByText('No connection: kept on this device').nth(1).waitFor();
  await page.context().setOffline(false);
  await page.reload();
  await shown('మూడో రౌండ్').waitFor();
  await shown('రెండో రౌండ్').waitFor();
  assert.equal(await what.inputValue(), 'రాస్తున్నది');
  const list = async (): Promise<{ content: string; seq: number; image_url: string | null; is_key_event: boolean }[]> =>
    (await running.call(`/api/admin/news/${id}/live`, { token })).body.data;
  const stored = await list();
  assert.deepEqual(
    stored.map(({ content }) => content),
    ['<p>మూడో రౌండ్</p>', '<p>రెండో రౌండ్</p>', '<p>తొలి రౌండ్ ముగిసింది &lt;b&gt;</p><p>ఆధిక్యం 1,200</p>'],
  );
  assert.deepEqual(
    stored.map(({ seq }) => seq),
    [3, 2, 1],
    'in the order in which they were posted',
  );
  assert.ok(stored[2]?.is_key_event && stored[2].image_url);

  // The device has no room: what was posted is in the fields again.
  await page.evaluate(`{
    const { add } = IDBObjectStore.prototype;
    globalThis.makeRoom = () => { IDBObjectStore.prototype.add = add; };
    IDBObjectStore.prototype.add = () => { throw new DOMException('Full', 'QuotaExceededError'); };
  }`);
  await post.click();
  await page.getByText(/could not store the entry/).waitFor();
  assert.equal(await what.inputValue(), 'రాస్తున్నది');
  assert.equal((await list()).length, 3);
  await page.evaluate('makeRoom()');

  // The office corrects, pins, removes and takes that back; the field sees it.
  const at = (text: string) => office.page.getByRole('listitem').filter({ hasText: text });
  await at('రెండో రౌండ్').getByRole('button', { name: 'Edit' }).click();
  await office.page.getByLabel('Text', { exact: true }).fill('రెండో రౌండ్: ఆధిక్యం 2,400');
  await office.page.getByRole('button', { name: 'Save' }).click();
  await shown('ఆధిక్యం 2,400').waitFor();
  await at('ఆధిక్యం 2,400').getByRole('button', { name: 'Pin' }).click();
  await entries.filter({ hasText: 'ఆధిక్యం 2,400' }).getByText('Pinned').waitFor();
  await at('మూడో రౌండ్').getByRole('button', { name: 'Remove' }).click();
  await shown('మూడో రౌండ్').waitFor({ state: 'detached' });
  await office.page.getByRole('button', { name: 'Undo' }).click();
  await shown('మూడో రౌండ్').waitFor();

  await office.page.getByRole('button', { name: 'End the live blog' }).click();
  await page.getByText('Ended', { exact: true }).waitFor();
  assert.equal(await post.count(), 0);
  await page.getByRole('button', { name: 'Reopen' }).click();
  await post.waitFor();
  assert.deepEqual([field.errors.filter((line) => !/ERR_INTERNET_DISCONNECTED/.test(line)), office.errors], [[], []]);
});

test('a film in an entry, and in an item of a feed, is a link: the policy of the interface allows no frame', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0', FETCH_ALLOW: '127.0.0.1' });
  const token = await running.tokenOf('owner');
  const post = async (path: string, json: object) => {
    const reply = await running.call(`/api/admin/${path}`, { token, json });
    assert.ok(reply.status < 300, reply.text);
    return reply.body.data;
  };
  const film = '<iframe src="https://www.youtube.com/embed/abc123"></iframe>';
  const { id } = await post('news', { title: 'நேரலை', lang: 'ta', content_type: 'live' });
  await post(`news/${id}/publish`, {});
  await post(`news/${id}/live`, { content: `<p>கோல்</p>${film}` });
  const server = await feedServer(t);
  const description = `<description>${`<p>वर्षा ${'शब्द '.repeat(120)}</p>${film}`.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</description>`;
  server.rss('/f', [item('1', 'भारी वर्षा', description)]);
  await post('feeds', { feed_url: `${server.url}/f`, lang: 'hi' });
  await running.dinam.workers.drain();
  const browser = await openBrowser(t);
  const { page } = await signedIn(browser, running, 'meena', 'owner', { path: `/news/${id}/live` });
  const problems: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) problems.push(message.text());
  });
  for (const path of [`/news/${id}/live`, '/feed-items']) {
    await page.goto(`${running.url}/admin${path}`);
    if (path === '/feed-items') await page.getByRole('button', { name: 'Read', exact: true }).click();
    const link = page.getByRole('link', { name: '▶ YouTube' });
    await link.waitFor();
    assert.equal(await link.getAttribute('href'), 'https://www.youtube.com/watch?v=abc123');
    assert.equal(await page.locator('iframe').count(), 0, path);
  }
  assert.deepEqual(problems, []);
});
