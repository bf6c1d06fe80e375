import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { openBrowser } from '../support/browser.ts';
import { type Json, type Running, start } from '../support/helper.ts';
import { saved, signedIn, storyText } from './window.ts';

/** By its id: a dialog that compares texts has parts of the same name, and hides the page below from roles. */
const summaryOf = (page: Page) => page.locator('#story-summary');

/** The stories as the server has them, in the name of an editor. */
async function desk(running: Running) {
  const token = await running.tokenOf('editor');
  const get = async (path: string): Promise<Json> =>
    (await running.call(`/api/admin/news${path}`, { token })).body.data;
  return {
    get,
    add: async (json: Json): Promise<number> => (await running.call('/api/admin/news', { token, json })).body.data.id,
    edit: (id: number, json: Json) =>
      running.call(`/api/admin/news/${id}`, { method: 'PATCH', token, json, headers: { 'if-match': '*' } }),
    /** Waits until the field of a story says this. */
    async until(id: number, field: string, value: string) {
      while ((await get(`/${id}`))[field] !== value) await new Promise((resolve) => setTimeout(resolve, 50));
    },
  };
}

test('a new story: a lost answer makes no second one, the page stays where it is typed in, the next is empty', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const { get } = await desk(running);
  const { page, errors } = await signedIn(await openBrowser(t), running, 'ramya', 'chief', { path: '/news/create' });
  let lost = 0;
  await page.route('**/api/admin/news', async (route) => {
    if (route.request().method() !== 'POST' || lost > 1) return route.continue();
    // The server adds it, and has no time for the next request, which says nothing of the first.
    if (lost++ > 0) return route.fulfill({ status: 429, json: { code: 'rate_limited' } });
    await route.fetch();
    await route.abort();
  });
  const title = page.getByLabel('Title', { exact: true });
  await title.fill('గోదావరికి వరద');
  await page.getByText('No connection: kept on this device, saved later').waitFor();
  await title.fill('గోదావరికి భారీ వరద');
  await summaryOf(page).fill('మొదటి ప్రమాద హెచ్చరిక');
  await page.waitForURL(/\/news\/\d+$/);
  assert.equal(await page.evaluate('document.activeElement?.value'), 'మొదటి ప్రమాద హెచ్చరిక', 'it is the same page');
  await saved(page);
  const [story, ...more] = await get('?sort=-id');
  assert.deepEqual([story.title, more.length, lost], ['గోదావరికి భారీ వరద', 0, 2]);
  assert.equal((await get(`/${story.id}`)).summary, 'మొదటి ప్రమాద హెచ్చరిక');

  // Of a later save, too: what the server holds is what was sent, and nobody else's.
  await page.route('**/api/admin/news/*', async (route) => {
    if (route.request().method() !== 'PATCH' || lost > 2) return route.continue();
    lost++;
    await route.fetch();
    await route.abort();
  });
  await summaryOf(page).fill('రెండో ప్రమాద హెచ్చరిక');
  await page.getByText('No connection: kept on this device, saved later').waitFor();
  await summaryOf(page).fill('మూడో ప్రమాద హెచ్చరిక');
  await saved(page);
  assert.deepEqual([(await get(`/${story.id}`)).summary, lost], ['మూడో ప్రమాద హెచ్చరిక', 3]);

  await page.getByRole('heading').first().click();
  await page.keyboard.press('n');
  await page.waitForURL(/\/news\/create$/);
  await page.getByText('గోదావరికి భారీ వరద').first().waitFor({ state: 'detached' });
  assert.equal(await title.inputValue(), '');
  await title.fill('दिल्ली में कोहरा');
  await saved(page);
  assert.deepEqual(
    (await get('?sort=-id')).map((one: Json) => one.title),
    ['दिल्ली में कोहरा', 'గోదావరికి భారీ వరద'],
  );
  assert.deepEqual(
    errors.filter((line) => !/ERR_FAILED|status of 429/.test(line)),
    [],
  );
});

test('what is typed is kept: left by a link, closed without a connection, in two windows', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const { add, edit, get, until } = await desk(running);
  const id = await add({ title: 'তিস্তায় বন্যা', lang: 'bn' });
  const path = `/news/${id}`;
  const { page } = await signedIn(await openBrowser(t), running, 'ramya', 'chief', { path });
  const open = async (): Promise<Page> => {
    const next = await page.context().newPage();
    await next.goto(`${running.url}/admin${path}`);
    await summaryOf(next).waitFor(); // below a dialog, too
    return next;
  };
  const cut = (one: Page) =>
    one.route('**/api/admin/news/*', (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.continue(),
    );

  await storyText(page).waitFor();
  await summaryOf(page).fill('লেখার পরেই চলে যাওয়া');
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await until(id, 'summary', 'লেখার পরেই চলে যাওয়া');

  // Days later somebody else has written in the same field.
  const closed = await open();
  await cut(closed);
  await summaryOf(closed).fill('আমার সারাংশ');
  await closed.getByText('No connection: kept on this device, saved later').waitFor();
  await closed.close();
  assert.equal((await edit(id, { summary: 'অন্যের সারাংশ' })).status, 200);
  const again = await open();
  const dialog = again.getByRole('dialog', { name: 'Somebody else has saved this story' });
  for (const text of ['আমার সারাংশ', 'অন্যের সারাংশ']) await dialog.getByText(text, { exact: true }).first().waitFor();
  assert.equal((await get(path.slice('/news'.length))).summary, 'অন্যের সারাংশ', 'nothing is saved before');
  await dialog.getByRole('button', { name: 'Mine', exact: true }).click();
  await dialog.getByRole('button', { name: 'Keep these' }).click();
  await saved(again);
  assert.equal((await get(`/${id}`)).summary, 'আমার সারাংশ');

  // Two windows: what the second saves takes nothing from the first.
  const first = await open();
  await cut(first);
  await first.getByLabel('Title', { exact: true }).fill('তিস্তায় ভয়াবহ বন্যা');
  await first.getByText('No connection: kept on this device, saved later').waitFor();
  const second = await open();
  assert.equal(await second.getByLabel('Title', { exact: true }).inputValue(), 'তিস্তায় বন্যা');
  await summaryOf(second).fill('দ্বিতীয় জানালা');
  await saved(second);
  await first.close();
  await second.close();
  const third = await open();
  await saved(third);
  const story = await get(`/${id}`);
  assert.deepEqual([story.title, story.summary], ['তিস্তায় ভয়াবহ বন্যা', 'দ্বিতীয় জানালা']);

  await cut(third);
  await third.evaluate('Storage.prototype.setItem = () => { throw new DOMException("", "QuotaExceededError"); }');
  await summaryOf(third).fill('আর জায়গা নেই');
  await third.getByText('no room on this device: keep this page open', { exact: false }).waitFor();
});
