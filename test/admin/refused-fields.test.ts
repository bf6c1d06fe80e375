import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { openBrowser } from '../support/browser.ts';
import { type Json, start } from '../support/helper.ts';
import { saved, signedIn, storyText, until } from './window.ts';

const refusals = (page: Page) => page.getByRole('alert').filter({ hasText: 'These fields are not saved' });

/** Saves of stories that the page sends from now on. */
function counted(page: Page): { count: number } {
  const sent = { count: 0 };
  page.on('request', (one) => {
    if (['POST', 'PATCH'].includes(one.method()) && /\/api\/admin\/news(\/\d+(\/working-copy)?)?$/.test(one.url()))
      sent.count++;
  });
  return sent;
}

const ofRefusals = (errors: string[]) => errors.filter((one) => !/status of 400/.test(one));

test('a field that is wrong is left out: everything else of a story is saved, and the field says why', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0', DEFAULT_LANG: 'te' });
  const token = await running.tokenOf('editor');
  const stories = async (): Promise<Json[]> => (await running.call('/api/admin/news', { token })).body.data;
  const { page, errors } = await signedIn(await openBrowser(t), running, 'ramya', 'chief', { path: '/news/create' });
  const title = page.getByLabel('Title', { exact: true });
  const address = page.getByLabel('Address of the source');
  const source = page.getByLabel('Source', { exact: true });
  const priority = page.getByLabel('Priority');

  await t.test('a new story is added without what is wrong from the beginning', async () => {
    await address.fill('eenadu');
    await source.fill('ఈనాడు');
    await priority.fill('2000');
    await title.fill('గోదావరికి వరద');
    await storyText(page).click();
    await page.keyboard.insertText('రాజమండ్రిలో నీటిమట్టం పెరిగింది.');
    await refusals(page).waitFor();
    await page.waitForURL(/news\/\d+$/);
    const [story] = await stories();
    assert.deepEqual([story.title, story.priority, story.source], ['గోదావరికి వరద', 0, { name: 'ఈనాడు', url: null }]);
    assert.match(story.content, /నీటిమట్టం/);
    assert.equal(await address.inputValue(), 'eenadu');
    assert.equal(await address.getAttribute('aria-invalid'), 'true');
    assert.equal(await priority.inputValue(), '2000');
  });

  await t.test('it is not sent again; what is typed elsewhere is', async () => {
    const sent = counted(page);
    await page.keyboard.insertText(' అధికారులు అప్రమత్తం.');
    while (!(await stories())[0].content.includes('అప్రమత్తం')) await page.waitForTimeout(50);
    await refusals(page).waitFor();
    assert.equal(sent.count, 1);
    assert.deepEqual(await refusals(page).getByRole('button').allInnerTexts(), ['Address of the source', 'Priority']);
  });

  await t.test('a link leads to the field, and the right value is saved with it', async () => {
    await refusals(page).getByRole('button', { name: 'Priority' }).click();
    await until(page, `document.activeElement?.type === 'number'`);
    await page.keyboard.press('Control+a');
    await page.keyboard.type('20');
    await refusals(page).getByText('Priority').waitFor({ state: 'detached' });
    while ((await stories())[0].priority !== 20) await page.waitForTimeout(50);
  });

  await t.test(
    'nothing is published while a field is wrong; it stays on the device when the page is loaded anew',
    async () => {
      await page.getByRole('button', { name: 'Publish' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Publish' }).click();
      await dialog.getByRole('alert').getByText('Source').waitFor();
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await page.reload();
      await refusals(page).waitFor();
      assert.equal(await address.inputValue(), 'eenadu');
      await address.fill('https://eenadu.example.in/');
      await saved(page);
      assert.equal((await stories())[0].source.url, 'https://eenadu.example.in/');
    },
  );

  await t.test('the same beside a published story', async () => {
    const { id, rev } = (await stories())[0];
    await running.call(`/api/admin/news/${id}/publish`, {
      token: await running.tokenOf('chief'),
      json: {},
      headers: { 'if-match': `"${rev}"` },
    });
    await page.reload();
    await priority.fill('2000');
    await title.fill('గోదావరికి భారీ వరద');
    await refusals(page).waitFor();
    const copy = async () => (await running.call(`/api/admin/news/${id}/working-copy`, { token })).body.data;
    assert.deepEqual((await copy()).input, { title: 'గోదావరికి భారీ వరద' });
    assert.equal(await priority.inputValue(), '2000');
  });
  assert.deepEqual(ofRefusals(errors), []);
});

test('a save that cannot succeed is not repeated, and says why: no category, a body that is too large', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0', DEFAULT_LANG: 'te' });
  const { page } = await signedIn(await openBrowser(t), running, 'ramya', 'chief', { path: '/news/create' });
  await page.route(/\/api\/admin\/news$/, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 413,
          contentType: 'application/problem+json',
          body: JSON.stringify({ code: 'too_large', message: 'The text is too large.', errors: [] }),
        })
      : route.continue(),
  );
  const sent = counted(page);
  await page.getByLabel('Title', { exact: true }).fill('పెద్ద కథ');
  await page.getByText('Not saved: it must be mended first').waitFor();
  await page.getByRole('alert').getByText('The text is too large.').waitFor();
  await page.waitForTimeout(6_000); // what can succeed is tried again after five seconds
  assert.equal(sent.count, 1, 'the same would be refused again');
});
