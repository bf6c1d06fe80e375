import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { openBrowser } from '../support/browser.ts';
import { type Json, type Running, start } from '../support/helper.ts';
import { uploaded } from '../support/media.ts';
import { picture } from '../support/pictures.ts';
import { signedIn } from './window.ts';

const flood = 'గోదావరికి భారీ వరద';
const rain = 'चेन्नई में भारी वर्षा';
const fair = 'భద్రాచలంలో వర్షం';

async function seeded(running: Running): Promise<Json> {
  const token = await running.tokenOf('chief');
  const add = async (path: string, json: object): Promise<Json> => {
    const reply = await running.call(path, { token, json });
    assert.equal(reply.status, 201, reply.text);
    return reply.body.data;
  };
  const category = await add('/api/admin/categories', { name: 'రాష్ట్రం', slug: 'state' });
  const place = (await running.call('/api/v1/places/telangana?lang=te')).body.data;
  const media = await uploaded(running, 'వరద.jpg', await picture('jpeg', 400, 300));
  const ids: Record<string, number> = {};
  const one = { lang: 'te', category_id: category.id, place_ids: [place.id], media_id: media.id };
  const tags = { tags: ['వరదలు'], author: 'రమ్య' };
  for (const [title, more] of [
    [flood, { ...one, ...tags, is_breaking: true, is_featured: true, published_at: '2026-03-01T06:00:00+05:30' }],
    [rain, { lang: 'hi', expires_at: '2026-01-01T00:00:00Z' }], // too late to be published
    [fair, { lang: 'te' }],
  ] as const) {
    const { published_at, ...json } = more as Record<string, unknown>;
    const { id } = await add('/api/admin/news', { title, ...json });
    ids[title] = id;
    if (!published_at) continue;
    const out = await running.call(`/api/admin/news/${id}/publish`, { token, json: { published_at } });
    assert.equal(out.status, 200, out.text);
  }
  return { ids, place, category, token };
}

const all = [flood, rain, fair];

/** Waits until the list has exactly these stories. */
async function shows(page: Page, titles: readonly string[]): Promise<void> {
  for (const title of all)
    await page
      .locator('[data-story]')
      .filter({ hasText: title })
      .waitFor({ state: titles.includes(title) ? 'visible' : 'detached' });
}

test('stories are found by each filter, in every script, and the tabs count them', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0', DEFAULT_LANG: 'te' });
  const { place } = await seeded(running);
  const { page, errors } = await signedIn(await openBrowser(t), running, 'ramya', 'chief');
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 400) refused.push(response.url());
  });
  await shows(page, all);
  const search = page.getByRole('searchbox', { name: 'Search stories' });
  const find = async (words: string, titles: readonly string[]) => {
    await search.fill(words);
    await shows(page, titles);
  };
  await find('వరద', [flood]);
  await find('chennai', [rain]); // by its sound
  await find('', all);
  await search.focus();
  await page.keyboard.press('Control+Space');
  await page.locator('[role=search] button[aria-pressed=true][aria-busy=false]').first().waitFor();
  await page.keyboard.type('varsham ');
  assert.equal(await search.inputValue(), 'వర్షం ');
  await shows(page, [fair]);
  await page.keyboard.press('Control+Space');
  await find('', all);

  const tab = (name: RegExp) => page.getByRole('tab', { name });
  await tab(/^Published 1$/).click();
  await shows(page, [flood]);
  await tab(/^Draft 2$/).click();
  await shows(page, [rain, fair]);
  await tab(/^All$/).click();

  await page.getByRole('button', { name: 'Filters' }).click();
  const bar = page.getByRole('search');
  const choose = async (label: string, option: string) => {
    await bar.getByLabel(label, { exact: true }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };
  const clear = async () => {
    await bar.getByRole('button', { name: 'Clear filters' }).click();
    await shows(page, all);
  };
  await choose('Language', 'हिन्दी');
  await shows(page, [rain]);
  await choose('Language', 'All');
  await choose('Not yet in', 'తెలుగు');
  await shows(page, [rain]);
  await clear();
  await choose('Category', 'రాష్ట్రం');
  await shows(page, [flood]);
  await clear();
  // By its sound, as readers find it.
  await bar.getByLabel('Place').fill('Telengana');
  await page.getByRole('option', { name: 'Telangana' }).click();
  await shows(page, [flood]);
  assert.ok(place.id > 0);
  await clear();
  assert.equal(await bar.getByLabel('Place').inputValue(), '');
  for (const [label, value] of [
    ['Tag', 'వరదలు'],
    ['Author', 'రమ్య'],
  ] as const) {
    await bar.getByLabel(label, { exact: true }).fill(value);
    await bar.getByLabel(label, { exact: true }).press('Enter');
    await shows(page, [flood]);
    await clear();
    assert.equal(await bar.getByLabel(label, { exact: true }).inputValue(), '', 'the field is empty too');
  }
  await bar.getByLabel('Until').fill('2026-03-01');
  await shows(page, [flood]);
  await clear();
  await bar.getByLabel('From').fill('2026-03-02');
  await shows(page, [rain, fair]);
  await clear();
  for (const name of ['Breaking', 'Featured']) {
    await bar.getByRole('button', { name, exact: true }).click();
    await shows(page, [flood]);
    await clear();
  }
  await bar.getByRole('button', { name: 'Without a picture' }).click();
  await shows(page, [rain, fair]);
  await clear();
  await bar.getByRole('button', { name: 'Mine' }).click();
  await page.getByText('No story matches').waitFor();
  assert.deepEqual([errors, refused], [[], []]);
});

test('the list by keyboard, followed live, and changed together with a result for each story', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0', DEFAULT_LANG: 'te' });
  const { ids, token } = await seeded(running);
  const { page, errors } = await signedIn(await openBrowser(t), running, 'ramya', 'chief');
  const row = (title: string) => page.getByRole('row').filter({ hasText: title });
  const stored = async (title: string): Promise<Json> =>
    (await running.call(`/api/admin/news/${ids[title]}`, { token })).body.data;
  await shows(page, [flood, rain, fair]);

  // What others do is seen without a reload, in the row and in the tabs.
  const out = await running.call(`/api/admin/news/${ids[fair]}/publish`, { method: 'POST', token });
  assert.equal(out.status, 200);
  await row(fair).getByText('Published').waitFor();
  await page.getByRole('tab', { name: 'Published 2' }).waitFor();

  // j and k move the focus, x selects.
  const titles = await page.locator('[data-story] a[lang]').allTextContents();
  const focused = () => page.evaluate('document.activeElement.textContent');
  await page.getByRole('heading', { level: 1 }).click();
  for (const key of ['j', 'j', 'j', 'j', 'k']) await page.keyboard.press(key);
  assert.equal(await focused(), titles[1]);
  await page.keyboard.press('x');
  await page.getByRole('checkbox', { name: `Select: ${titles[1]}`, checked: true }).waitFor();
  await page.keyboard.press('x');
  await page.keyboard.press('Enter');
  await page.waitForURL(new RegExp(`/news/${ids[titles[1] as string]}$`));
  await page.goBack();
  await shows(page, titles);

  // One that prevents it is named; the others can go on without it.
  const select = async (...some: string[]) => {
    for (const title of some) await page.getByLabel(`Select: ${title}`).check();
  };
  const bar = page.getByRole('region', { name: /selected/ });
  const line = (title: string) => bar.getByRole('listitem').filter({ hasText: title });
  for (const [title, state] of [
    [rain, 'Draft'],
    [fair, 'Published'],
  ] as const) {
    await select(title);
    await bar.getByRole('button', { name: 'Archive' }).click();
    await line(title).getByText('Archived').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await row(title).getByText(state).waitFor();
  }
  await select(fair);
  await bar.getByRole('button', { name: 'Take offline' }).click();
  await line(fair).getByText('Draft').waitFor();
  await select(fair, rain);
  await bar.getByRole('button', { name: 'Publish' }).click();
  await line(rain)
    .getByText(/Expires at has passed/)
    .waitFor();
  assert.equal(await line(fair).count(), 0);
  assert.equal((await stored(fair)).status, 'draft', 'all or none');
  await bar.getByRole('button', { name: 'Do it for the others' }).click();
  await line(fair).getByText('Published').waitFor();
  assert.equal((await stored(fair)).status, 'published');

  // A category and tags, and back.
  const more = async (verb: string) => {
    await bar.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: verb }).click();
  };
  await select(flood, rain);
  await more('Move to a category');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Category').click();
  await page.getByRole('option', { name: 'రాష్ట్రం' }).click();
  await dialog.getByRole('button', { name: 'Move to a category' }).click();
  await line(flood).getByText('was so already').waitFor();
  assert.ok((await stored(rain)).category_id > 0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await row(rain).getByText('రాష్ట్రం').waitFor({ state: 'detached' });
  assert.equal((await stored(rain)).category_id, null);
  assert.ok((await stored(flood)).category_id > 0);
  await select(flood, rain);
  await more('Add tags');
  await dialog.getByLabel('Tags').fill('వానలు');
  await dialog.getByRole('button', { name: 'Add tags' }).click();
  await line(rain).waitFor();
  assert.deepEqual([(await stored(flood)).tags, (await stored(rain)).tags], [['వరదలు', 'వానలు'], ['వానలు']]);
  await select(flood);
  await more('Remove tags');
  await dialog.getByLabel('Tags').click();
  await page.getByRole('option', { name: 'వరదలు' }).click();
  await dialog.getByRole('button', { name: 'Remove tags' }).click();
  await line(flood).waitFor();
  assert.deepEqual((await stored(flood)).tags, ['వానలు']);
  assert.deepEqual(errors, []);
});
