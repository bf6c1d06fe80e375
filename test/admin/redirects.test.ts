import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openBrowser } from '../support/browser.ts';
import { start } from '../support/helper.ts';
import { assertAccessible } from './axe.ts';
import { assertFits, confirm, signedIn } from './window.ts';

test('old addresses are added, refused beside their fields, changed, removed and imported', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0', DEFAULT_LANG: 'te' });
  const { page, errors } = await signedIn(await openBrowser(t), running, 'malik', 'owner', {
    path: '/redirects',
    viewport: { width: 360, height: 740 },
  });
  const dialog = page.getByRole('dialog');
  const location = async (old: string) => (await running.call(encodeURI(old))).headers.get('location');
  await page.getByText('There are no old addresses').waitFor();
  await assertFits(page, 'no old addresses');
  await page.getByRole('button', { name: 'New old address' }).click();
  const path = dialog.getByRole('textbox', { name: 'Old address' });
  const target = dialog.getByRole('textbox', { name: 'Leads to' });
  await path.fill('/te/panchang');
  await target.fill('/te');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('is a page of this site').waitFor();
  assert.equal(await path.getAttribute('aria-invalid'), 'true');
  await assertAccessible(page, 'an old address that is refused');
  await path.fill('/2019/05/వరద');
  await target.fill('/te/panchang');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('listitem').getByText('/2019/05/వరద').waitFor();
  assert.equal(await location('/2019/05/వరద'), '/te/panchang');

  await page.getByRole('button', { name: 'Edit: /2019/05/వరద' }).click();
  await target.fill('/te/horoscope');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('/te/horoscope').waitFor();
  assert.equal(await location('/2019/05/వరద'), '/te/horoscope');

  await page.getByRole('button', { name: 'Import from CSV' }).click();
  const choose = (csv: string) =>
    dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'old.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await choose('path,leads_to\n/ఒకటి,/te\n/రెండు,/no-such-page\n');
  await dialog.getByText('is no page of this site').waitFor();
  assert.ok(await dialog.getByRole('button', { name: 'Import', exact: true }).isDisabled());
  await assertFits(page, 'a file with errors');
  await choose('path,leads_to\n/ఒకటి,/te\n/రెండు,https://epaper.example.in/\n');
  await dialog.getByText('2 would be added').waitFor();
  assert.equal(await location('/ఒకటి'), null);
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await confirm(page);
  await dialog.getByText('Imported: 2 added').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  assert.equal(await location('/రెండు'), 'https://epaper.example.in/');

  await page.getByRole('searchbox', { name: 'Search addresses' }).fill('రెండు');
  await page.getByText('/ఒకటి').waitFor({ state: 'detached' });
  await assertAccessible(page, 'old addresses');
  await assertFits(page, 'old addresses');
  await page.getByRole('button', { name: 'Edit: /రెండు' }).click();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog', { name: 'Remove this old address?' }).getByRole('button', { name: 'Remove' }).click();
  await page.getByText('There are no old addresses').waitFor();
  assert.equal(await location('/రెండు'), null);
  assert.deepEqual(
    errors.filter((line) => !/status of 40[03]/.test(line)),
    [],
  );
});
