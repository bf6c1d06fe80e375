import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { openBrowser } from '../support/browser.ts';
import { type Json, type Running, start } from '../support/helper.ts';
import { assertAccessible } from './axe.ts';
import { assertFits, signedIn } from './window.ts';

const expected = (errors: string[]) => errors.filter((line) => !/status of 400/.test(line));

const dayOf = async (running: Running, more = ''): Promise<Json> =>
  (await running.call(`/api/v1/panchang/day?date=2026-11-20&city=Hyderabad&lang=te${more}`)).body.data;

async function choose(page: Page, label: string, option: string | RegExp): Promise<void> {
  await page.getByLabel(label, { exact: true }).click();
  await page.getByRole('option', { name: option }).click();
}

test('a value of a day is corrected everywhere and in a city, and each correction is taken back', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const { page, errors } = await signedIn(await openBrowser(t), running, 'malik', 'editor', {
    path: '/almanac?month=2026-11',
    timezoneId: 'America/New_York', // what is typed is the clock of the place, wherever the editor sits
  });
  const dialog = page.getByRole('dialog');
  await page.getByText('ఉత్థాన ఏకాదశి').waitFor();
  await assertAccessible(page, 'the month');
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  assert.equal(paper.match(/\/Type\s*\/Page\b/g)?.length, 1, 'a month is one page of paper');
  await page.emulateMedia({ media: 'print' });
  await page.locator('header').first().waitFor({ state: 'hidden' });
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Calendar file' }).click();
  await choose(page, 'What', 'Ekadashis');
  const address = new URL(await dialog.getByLabel('Address to subscribe to').inputValue());
  const { text: calendar } = await running.call(address.pathname + address.search);
  assert.match(calendar, /SUMMARY:ఉత్థాన ఏకాదశి/);
  await choose(page, 'What', 'Jain calendar');
  const jain = new URL(await dialog.getByLabel('Address to subscribe to').inputValue());
  assert.equal(jain.searchParams.get('calendar'), 'jain');
  assert.match((await running.call(jain.pathname + jain.search)).text, /SUMMARY:జ్ఞాన పంచమి/);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: '20, నవంబర్ 2026, శుక్రవారం' }).click();
  const row = (name: string) =>
    page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
  await row('Sunrise').getByText('ఉదయం ౬:౨౩').waitFor();

  await row('Sunrise').getByRole('button', { name: 'Change' }).click();
  await dialog.getByLabel('Sunrise').fill('18:24:00');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await row('Sunrise').getByText('All places').waitFor(); // after the computed sunset, which nobody has given
  await row('Sunset').getByRole('button', { name: 'Change' }).click();
  await dialog.getByLabel('Sunset').fill('17:40:00');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('must be after sunrise').waitFor();
  await assertAccessible(page, 'a value that was refused');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await row('Sunrise').getByRole('button', { name: 'Change' }).click();
  await dialog.getByLabel('Sunrise').fill('06:24:30');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await row('Sunrise').getByText('ఉదయం ౬:౨౪').waitFor();
  assert.equal((await dayOf(running)).sunrise, '2026-11-20T06:24:30+05:30');

  await row('Sunrise').getByRole('button', { name: 'Change' }).click();
  await choose(page, 'Holds for', 'Only Hyderabad');
  await dialog.getByLabel('Sunrise').fill('06:25:10');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await row('Sunrise').getByText('ఉదయం ౬:౨౫').waitFor();
  assert.equal((await dayOf(running)).sunrise, '2026-11-20T06:25:10+05:30');

  // A tithi with its times, which are instants of the place.
  await row('Tithi').getByRole('button', { name: 'Change' }).click();
  const second = dialog.getByRole('group', { name: 'Tithi 2' });
  await second.getByLabel('Tithi').click();
  await page.getByRole('option', { name: '12. ద్వాదశి' }).click();
  await dialog.getByRole('group', { name: 'Tithi 1' }).getByLabel('End').fill('2026-11-20T07:20:00');
  await second.getByLabel('Start').fill('2026-11-20T07:20:00');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await row('Tithi').getByText('ద్వాదశి').waitFor();
  const { tithi } = await dayOf(running);
  assert.deepEqual(
    tithi.map(({ id, end }: Json) => [id, end]),
    [
      [10, '2026-11-20T07:20:00+05:30'],
      [12, '2026-11-21T06:32:02+05:30'],
    ],
  );
  await assertAccessible(page, 'the day');

  // The city's goes first, then that of all places; and what was taken back is put back.
  const undo = row('Sunrise').getByRole('button', { name: 'Undo: Sunrise' });
  await undo.click();
  await row('Sunrise').getByText('ఉదయం ౬:౨౪').waitFor();
  await undo.click();
  await row('Sunrise').getByText('As computed').waitFor();
  assert.deepEqual((await dayOf(running)).overridden, ['tithi']);
  await page.getByRole('alert').filter({ hasText: 'The computed value holds again.' }).getByRole('button').click();
  await row('Sunrise').getByText('ఉదయం ౬:౨౪').waitFor();
  assert.deepEqual((await dayOf(running)).overridden, ['tithi', 'sunrise']);
  for (const name of ['Sunrise', 'Tithi']) {
    await row(name)
      .getByRole('button', { name: `Undo: ${name}` })
      .click();
    await row(name).getByText('As computed').waitFor();
  }
  const { body } = await running.call('/api/admin/panchang', { token: await running.tokenOf('editor') });
  assert.deepEqual(body.data, [], 'a day without corrections is not stored');
  assert.deepEqual(expected(errors), []);
});

test('festivals are added with a rule, moved, imported and copied; a viewer sees them on a phone', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const browser = await openBrowser(t);
  const { page, errors } = await signedIn(browser, running, 'malik', 'editor', { path: '/festivals' });
  const dialog = page.getByRole('dialog');
  const list = page.getByRole('list', { name: 'Added or moved here' });
  const save = () => dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('No festival here.').waitFor();
  await page.getByRole('button', { name: 'New festival' }).click();
  await save();
  await dialog.getByText('is required: write it in at least one language').waitFor();
  await dialog.locator('input[type=date]').fill('2026-01-01');
  await dialog.getByRole('textbox', { name: 'Name · తెలుగు' }).fill('ఊరి జాతర');
  await choose(page, 'Comes again', 'On a tithi');
  await choose(page, 'Month', 'Bhadrapada');
  await choose(page, 'Tithi', /Shukla Paksha Chaturthi|Shukla Paksha Chavithi/);
  await choose(page, 'Part of the day', 'Midday');
  await assertAccessible(page, 'a festival with a rule');
  await save();
  await list.getByText('Comes again: Bhadrapada').waitFor();
  const { body } = await running.call('/api/v1/panchang/festivals?from=2027-09-01&to=2027-09-10&region=IN&lang=te');
  assert.ok(body.data.some(({ name, date }: Json) => name === 'ఊరి జాతర' && date === '2027-09-04'));

  // Another school keeps it on another day.
  await page.goto(`${running.url}/admin/almanac/2026-11-20`);
  await page.getByRole('button', { name: 'Follow: వైష్ణవ సంప్రదాయం' }).click();
  assert.equal(await dialog.locator('input[type=date]').inputValue(), '2026-11-21');
  await save();
  await page.getByText('Nothing is kept on this day.').waitFor();
  await page.getByRole('link', { name: 'Day after' }).click();
  const moved = page.getByRole('listitem').filter({ hasText: 'ఉత్థాన ఏకాదశి' });
  await moved.getByText('Your own').waitFor();
  await moved.getByRole('button', { name: 'Edit' }).click();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog', { name: 'Remove this festival?' }).getByRole('button', { name: 'Remove' }).click();
  // The list is hidden behind the dialogs until the server has taken the removal.
  await dialog.first().waitFor({ state: 'detached' });
  await moved.waitFor({ state: 'detached' });

  await page.goto(`${running.url}/admin/festivals`);
  await page.getByRole('button', { name: 'Import from CSV' }).click();
  const file = (csv: string) => ({ name: 'festivals.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  const send = (csv: string) => dialog.locator('input[type=file]').setInputFiles(file(csv));
  await send('date,name_hi,type\n2026-02-30,मेला,fair\n');
  await dialog.getByText('The file has errors.').waitFor();
  assert.ok(await dialog.getByRole('button', { name: 'Import', exact: true }).isDisabled());
  await send('date,name_hi,name_bn,type\n2026-02-20,पशु मेला,পশু মেলা,festival\n');
  await dialog.getByText('1 would be added').waitFor();
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await dialog.getByText('Imported: 1 added').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('searchbox', { name: 'Search festivals' }).fill('পশু');
  await list.getByText('पशु मेला').waitFor();

  await page.getByRole('button', { name: 'Copy a year' }).click();
  await dialog.getByLabel('From the year').fill('2026');
  await dialog.getByLabel('To the year').fill('2026');
  await dialog.getByRole('button', { name: 'Check' }).click();
  await dialog.getByText('must be another year than From year').waitFor();
  // A year that is typed while another one is being checked has not been checked.
  await dialog.getByLabel('To the year').fill('2027');
  const checked = Promise.withResolvers<void>();
  await page.route('**/festivals/copy', async (route) => {
    await checked.promise;
    await route.continue();
  });
  const answered = page.waitForResponse('**/festivals/copy');
  await dialog.getByRole('button', { name: 'Check' }).click();
  await dialog.getByLabel('To the year').fill('2028');
  checked.resolve();
  await (await answered).finished();
  await dialog.getByRole('button', { name: 'Check', disabled: false }).waitFor();
  assert.ok(await dialog.getByRole('button', { name: 'Copy', exact: true }).isDisabled());
  await dialog.getByRole('button', { name: 'Check' }).click();
  await dialog.getByText('1 would be copied, 0 left out.').waitFor();
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
  await dialog.getByText('1 were copied').waitFor();
  assert.deepEqual(expected(errors), []);

  const small = await signedIn(browser, running, 'viewer', 'viewer', {
    viewport: { width: 360, height: 740 },
    colorScheme: 'dark',
    locale: 'ur-IN',
    path: '/almanac/2026-11-20',
  });
  await small.page.getByRole('table').waitFor();
  assert.equal(await small.page.getByRole('table').getByRole('button').count(), 0);
  await assertFits(small.page, 'the day on a phone');
  await assertAccessible(small.page, 'the day on a phone');
  await small.page.goto(`${running.url}/admin/almanac?month=2026-11`);
  await small.page.getByText('ఉత్థాన ఏకాదశి').waitFor();
  await assertFits(small.page, 'the month on a phone');
  await assertAccessible(small.page, 'the month on a phone');
});
