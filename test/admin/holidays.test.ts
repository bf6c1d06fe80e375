import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openBrowser } from '../support/browser.ts';
import { type Json, start } from '../support/helper.ts';
import { assertAccessible } from './axe.ts';
import { assertFits, signedIn } from './window.ts';

const expected = (errors: string[]) => errors.filter((line) => !/status of 400/.test(line));

test('holidays of a year are shown, corrected, added, imported and taken away; a viewer sees them on a phone', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  running.clock.ms = Date.parse('2026-06-01T00:00:00Z');
  const browser = await openBrowser(t);
  const { page, errors } = await signedIn(browser, running, 'malik', 'editor', { path: '/holidays' });
  const dialog = page.getByRole('dialog');
  const save = () => dialog.getByRole('button', { name: 'Save' }).click();
  const choose = async (label: string, option: string) => {
    await page.getByLabel(label, { exact: true }).first().click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };
  const served = async (query: string): Promise<Json[]> =>
    (await running.call(`/api/v1/panchang/holidays?${query}`)).body.data;
  const year = page.getByRole('list', { name: 'All of a year' });
  await choose('Year', '2026');
  await year.getByText('బోనాలు').waitFor();
  await assertAccessible(page, 'the holidays of a year');

  // The shipped one is optional now.
  await page.getByRole('button', { name: 'Correct: బోనాలు' }).click();
  assert.equal(await dialog.locator('input[type=date]').inputValue(), '2026-08-10');
  await dialog.getByLabel('Kind').click();
  await page.getByRole('option', { name: 'May be chosen' }).click();
  await assertAccessible(page, 'the correction of a holiday');
  await save();
  await year.getByRole('listitem').filter({ hasText: 'బోనాలు' }).getByText('Your own').waitFor();
  const bonalu = async () => (await served('year=2026&region=IN-TS')).find(({ key }) => key === 'bonalu_holiday');
  assert.equal((await bonalu())?.kind, 'optional');

  // Another one is taken away.
  await page.getByRole('button', { name: 'Correct: బాక్సింగ్ డే' }).click();
  await dialog.getByLabel('Taken away').check();
  await save();
  await year.getByText('బాక్సింగ్ డే').waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'New holiday' }).click();
  await save();
  await dialog.getByText('is required').first().waitFor();
  await dialog.locator('input[type=date]').fill('2026-06-02');
  await dialog.getByLabel('State').click();
  await page
    .getByRole('option', { name: 'తమిళనాడు' })
    .or(page.getByRole('option', { name: 'Tamil Nadu' }))
    .click();
  await dialog.getByRole('textbox', { name: 'Name · తెలుగు' }).fill('స్థానిక సెలవు');
  await save();
  const own = page.getByRole('list', { name: 'Added or corrected here' });
  await own.getByText('స్థానిక సెలవు').waitFor();
  assert.ok((await served('year=2026&region=IN-TN&lang=te')).some(({ name }) => name === 'స్థానిక సెలవు'));

  await page.getByRole('button', { name: 'Import from CSV' }).click();
  const send = (csv: string) =>
    dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'holidays.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await send('date,region,key\n2026-06-03,IN-ZZ,diwali\n');
  await dialog.getByText('The file has errors.').waitFor();
  await send('date,region,name_bn,name_ur\n2026-06-03,IN-WB,স্থানীয় ছুটি,مقامی تعطیل\n');
  await dialog.getByText('1 would be added').waitFor();
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await dialog.getByText('Imported: 1 added').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('searchbox', { name: 'Search holidays' }).fill('স্থানীয়');
  await own.getByText('স্থানীয় ছুটি').waitFor();
  await page.getByRole('searchbox', { name: 'Search holidays' }).fill('bonalu');
  await own.getByRole('button', { name: 'Edit: బోనాలు' }).click();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog', { name: 'Remove this entry?' }).getByRole('button', { name: 'Remove' }).click();
  await page.getByText('No correction here.').waitFor();
  assert.equal((await bonalu())?.kind, 'general', 'as it is shipped');
  assert.deepEqual(expected(errors), []);

  const small = await signedIn(browser, running, 'viewer', 'viewer', {
    viewport: { width: 360, height: 740 },
    colorScheme: 'dark',
    locale: 'ur-IN',
    path: '/holidays',
  });
  await small.page.getByRole('listitem').first().waitFor();
  assert.equal(await small.page.getByRole('button', { name: 'نئی تعطیل' }).count(), 0);
  await assertFits(small.page, 'the holidays on a phone');
  await assertAccessible(small.page, 'the holidays on a phone');
});
