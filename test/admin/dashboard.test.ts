import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { viewCounter } from '../../src/news/trending/views.ts';
import { openBrowser } from '../support/browser.ts';
import { type Json, type Running, start } from '../support/helper.ts';
import { assertAccessible } from './axe.ts';
import { assertFits, signedIn } from './window.ts';

async function published(running: Running, json: Json): Promise<number> {
  const token = await running.tokenOf('chief');
  const added = await running.call('/api/admin/news', { token, json });
  assert.equal(added.status, 201, added.text);
  const { id } = added.body.data;
  const done = await running.call(`/api/admin/news/${id}/publish`, { token, json: {} });
  assert.equal(done.status, 200, done.text);
  return id;
}

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true }).first();

test('the dashboard: views as a chart and as a table, what is read, what needs attention and where it is solved', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const flood = await published(running, { title: 'గోదావరికి భారీ వరద', lang: 'te', is_breaking: true });
  await published(running, { title: 'दिल्ली में भारी बारिश', lang: 'hi' });
  for (let n = 0; n < 3; n++) await running.call(`/api/v1/news/${flood}/view`, { method: 'POST' });
  await viewCounter(running.dinam.app).flush();
  const waiting = { title: 'சென்னையில் கனமழை', lang: 'ta' };
  const token = await running.tokenOf('editor');
  const { id } = (await running.call('/api/admin/news', { token, json: waiting })).body.data;
  assert.equal((await running.call(`/api/admin/news/${id}/submit`, { token, json: {} })).status, 200);

  const browser = await openBrowser(t);
  const { page, errors } = await signedIn(browser, running, 'chief');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await part(page, 'Read most now').getByText('గోదావరికి భారీ వరద').waitFor();
  const views = part(page, 'Views');
  await views.locator('svg .recharts-bar-rectangle').first().waitFor();
  await assertAccessible(page, 'the dashboard with a chart');
  await views.getByRole('button', { name: 'As a table' }).click();
  const rows = views.getByRole('row');
  assert.equal(await rows.count(), 25);
  assert.match((await rows.last().textContent()) ?? '', /3$/);
  await views.getByRole('button', { name: '30 days' }).click();
  assert.equal(await rows.count(), 31);
  await assertAccessible(page, 'the dashboard with a table');
  const hindi = part(page, 'Stories by language').getByRole('row', { name: /हिन्दी/ });
  assert.deepEqual(await hindi.getByRole('cell').allTextContents(), ['1', '0', '0', '0']);

  // A line of what needs attention leads to the list in which it is solved.
  const attention = part(page, 'What needs attention');
  await attention.getByText('Breaking stories that are not in every language: 1').waitFor();
  await attention.getByRole('link', { name: 'Stories that wait for review: 1' }).click();
  await page.getByText(waiting.title).first().waitFor();
  assert.equal(await page.getByText('గోదావరికి భారీ వరద').count(), 0, 'the list shows what waits alone');
  assert.deepEqual(errors, []);

  // An owner makes a backup where the line leads.
  const owner = await signedIn(browser, running, 'malik', 'owner', { path: '/dashboard' });
  await owner.page.getByRole('link', { name: /^There is no backup/ }).click();
  await owner.page.getByRole('button', { name: 'Back up now' }).waitFor();

  // On a phone, from right to left; a contributor sees what readers see.
  const small = await signedIn(browser, running, 'writer', 'contributor', {
    viewport: { width: 360, height: 740 },
    colorScheme: 'dark',
    locale: 'ur-IN',
    path: '/dashboard',
  });
  await small.page.getByText('గోదావరికి భారీ వరద').first().waitFor();
  assert.equal(await small.page.locator('main section').count(), 3, 'attention, read most now, read most of 7 days');
  await assertFits(small.page, 'the dashboard');
  await assertAccessible(small.page, 'the dashboard on a phone');
});
