import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { openBrowser } from '../support/browser.ts';
import { extent } from '../support/extent.ts';
import { type Json, type Running, start } from '../support/helper.ts';
import { uploaded } from '../support/media.ts';
import { picture } from '../support/pictures.ts';
import { assertAccessible } from './axe.ts';
import { assertFits, openAdmin, signedIn, storyText, visit } from './window.ts';

async function added(running: Running, path: string, json: object): Promise<Json> {
  const reply = await running.call(path, { token: await running.tokenOf('editor'), json });
  assert.equal(reply.status, 201, reply.text);
  return reply.body.data;
}

test('every page fits a phone, and axe finds nothing serious, in light and dark, from left and from right', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const media = await uploaded(running, 'గోదావరి.jpg', await picture('jpeg', 1200, 800));
  const titles = {
    te: 'గోదావరికి భారీ వరద',
    hi: 'दिल्ली में भारी बारिश',
    ta: 'சென்னையில் கனமழை',
    ur: 'حیدرآباد میں بارش',
    bn: 'কলকাতায় বৃষ্টি',
  };
  let id = 0;
  for (const [lang, title] of Object.entries(titles)) {
    const json = { title, lang, content: `<p>${title}</p>`, media_id: media.id };
    const story = await added(running, '/api/admin/news', json);
    if (lang === 'te') id = story.id;
  }
  const blog = await added(running, '/api/admin/news', { title: 'ఎన్నికల ఫలితాలు', lang: 'te', content_type: 'live' });
  const round = { title: 'తొలి రౌండ్', content: '<p>ముగిసింది</p>', is_key_event: true, is_pinned: true };
  await added(running, `/api/admin/news/${blog.id}/live`, round);
  const poll = { question: 'రేపు సెలవు ఇవ్వాలా?', options: [{ text: 'అవును' }, { text: 'వద్దు' }], lang: 'te' };
  const { id: pollId } = await added(running, '/api/admin/polls', poll);
  await running.call(`/api/admin/polls/${pollId}/open`, { method: 'POST', token: await running.tokenOf('editor') });
  const feed = { feed_url: 'https://news.example/te.xml', title: 'ప్రజా వార్తలు', lang: 'te' };
  const { id: feedId } = await added(running, '/api/admin/feeds', feed);
  const product = await added(running, '/api/admin/products', {
    title: 'పట్టు చీర',
    price: 500_050,
    media_id: media.id,
    deal: {},
    deal_url: 'https://shop.example/7',
  });
  const browser = await openBrowser(t);
  const entry = await openAdmin(browser, running, { viewport: { width: 360, height: 740 }, colorScheme: 'dark' });
  await entry.page.getByLabel('User name').waitFor();
  await assertAccessible(entry.page, 'sign-in');

  const wide = await signedIn(browser, running, 'wide', 'owner');
  const small = await signedIn(browser, running, 'small', 'owner', {
    viewport: { width: 360, height: 740 },
    colorScheme: 'dark',
    locale: 'ur-IN',
    path: '/account',
  });
  assert.equal(await small.page.evaluate('document.documentElement.dir'), 'rtl');
  // The day has the markup of the night: the long tests look at all of it, others where there is most.
  const often = new Set(['the list', 'the editor', 'the library', 'the account']);
  for (const { page } of [wide, small]) {
    const at = async (path: string, what: string, ready: () => Promise<unknown>) => {
      if (page === wide.page && !extent(true, often.has(what))) return;
      await visit(page, path);
      await ready();
      await assertFits(page, what);
      await assertAccessible(page, what);
    };
    await at('/news', 'the list', () => page.getByText(titles.te).first().waitFor());
    await at(`/news/${id}`, 'the editor', () => page.locator('.tiptap').waitFor());
    await at('/media', 'the library', () => page.locator('main img').first().waitFor());
    await at(`/news/${blog.id}/live`, 'the live blog', () => page.getByText(round.title).waitFor());
    await at('/polls', 'the polls', () => page.getByText(poll.question).waitFor());
    await at(`/polls/${pollId}`, 'a poll', () => page.getByText(poll.question).waitFor());
    await at('/products', 'the products', () => page.getByText(product.title).waitFor());
    await at(`/products/${product.id}`, 'a product', () => page.getByRole('table').waitFor());
    await at('/products/deals', 'the deals', () => page.getByRole('table').waitFor());
    await at('/products/order', 'the order of products', () => page.getByText(product.title).waitFor());
    const ready = () => page.locator('main p').first().waitFor();
    await at('/reports', 'the reports', ready);
    await at('/submissions', 'the submissions', ready);
    await at('/feeds', 'the feeds', () => page.getByText(feed.title).waitFor());
    await at('/feeds/create', 'adding a feed', () => page.locator('main input').waitFor());
    await at(`/feeds/${feedId}`, 'a feed', () => page.locator('main form').waitFor());
    await at('/feed-items', 'the items of feeds', ready);
    const addPasskey = page.locator('section').nth(1).locator('> div > button');
    await at('/account', 'the account', () => addPasskey.waitFor());
    await addPasskey.click();
    await page.getByRole('dialog').waitFor();
    await assertAccessible(page, 'the dialog of a passkey');
  }
  await visit(wide.page, `/news/${id}`);
  await storyText(wide.page).waitFor();
  await wide.page.getByRole('button', { name: 'Publish' }).click();
  await wide.page.getByRole('dialog').waitFor();
  await assertAccessible(wide.page, 'the dialog of publishing');
  await wide.page.keyboard.press('Escape');
  await wide.page.keyboard.press('Control+k');
  await wide.page.getByRole('dialog').waitFor();
  await wide.page.keyboard.type('దిల్');
  await assertAccessible(wide.page, 'the palette');
  for (const { errors } of [entry, wide, small]) assert.deepEqual(errors, []);
});

test('who asked the device for less motion gets none', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const { page } = await signedIn(await openBrowser(t), running, 'still', 'viewer');
  const moved = async (reducedMotion: 'reduce' | 'no-preference'): Promise<number> => {
    await page.emulateMedia({ reducedMotion });
    await page.evaluate(`{ globalThis.moved = 0; document.ontransitionrun = () => { globalThis.moved++; }; }`);
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    return (await page.evaluate('globalThis.moved')) as number;
  };
  assert.ok((await moved('no-preference')) > 0);
  assert.equal(await moved('reduce'), 0);
});

/** Moves the focus until it is on what has this name. */
async function tabTo(page: Page, name: string, key = 'Tab'): Promise<void> {
  const focused = '(({ activeElement: e }) => e.getAttribute("aria-label") ?? e.textContent)(document)';
  const passed: unknown[] = [];
  do {
    await page.keyboard.press(key);
    passed.push(await page.evaluate(focused));
    assert.ok(passed.length < 60, `${name} is not among ${passed.join(', ')}`);
  } while (passed.at(-1) !== name);
}

test('a story is written and published by keyboard alone', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const browser = await openBrowser(t);
  const { page } = await signedIn(browser, running, 'keys', 'chief');
  const { keyboard } = page;
  await keyboard.press('Control+k');
  await keyboard.type('New');
  await page.getByRole('option', { name: 'New story' }).waitFor();
  await keyboard.press('Enter');
  await page.getByLabel('Title').waitFor();
  await keyboard.insertText('मुंबई में भारी बारिश'); // the title has the focus
  await keyboard.press('Tab');
  await keyboard.insertText('स्कूल बंद');
  await storyText(page).waitFor(); // the editor of texts is loaded with the first story
  await tabTo(page, 'Text of the story');
  await keyboard.insertText('नगर निगम ने चेतावनी दी है।');
  await page.getByText('Saved', { exact: true }).waitFor();
  await tabTo(page, 'Publish', 'Shift+Tab');
  await keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await tabTo(page, 'Publish');
  await keyboard.press('Enter');
  await page.getByRole('link', { name: 'Open the page' }).waitFor();
  const { body } = await running.call('/api/v1/search?q=मुंबई');
  assert.equal(body.data[0].title, 'मुंबई में भारी बारिश');
});
