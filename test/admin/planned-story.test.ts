import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openBrowser } from '../support/browser.ts';
import { start } from '../support/helper.ts';
import { assertAccessible } from './axe.ts';
import { assertFits, signedIn, visit } from './window.ts';

test('a scheduled story says when, wherever it is shown, and its time is changed without publishing it', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0', DEFAULT_LANG: 'te' });
  const token = await running.tokenOf('chief');
  const json = { title: 'బడ్జెట్ సమావేశాలు రేపటి నుంచి', content: '<p>శాసనసభ</p>', lang: 'te' };
  const { id } = (await running.call('/api/admin/news', { token, json })).body.data;
  const browser = await openBrowser(t);
  const { page, errors } = await signedIn(browser, running, 'chief', 'chief', {
    timezoneId: 'Asia/Kolkata',
    path: `/news/${id}`,
  });
  const stored = async () => (await running.call(`/api/admin/news/${id}`, { token })).body.data;
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  const when = dialog.getByLabel('When to publish', { exact: true }).and(page.locator('input[type=datetime-local]'));
  const year = new Date().getFullYear() + 1;
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  assert.ok(await dialog.getByLabel('Now').isChecked());
  await dialog.getByLabel('At a time').check();
  assert.ok(await dialog.getByRole('button', { name: 'Schedule' }).isDisabled(), 'no time yet');
  await when.fill('2020-01-01T06:00');
  await dialog.getByText('This time has passed.').waitFor();
  assert.ok(await dialog.getByRole('button', { name: 'Schedule' }).isDisabled());
  await when.fill(`${year}-03-02T06:00`);
  await assertAccessible(page, 'a time to publish');
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await page.getByText(/^Scheduled for .*2 Mar.* 6:00\sam$/).waitFor();
  const chip = page.getByText(/^Scheduled · .*2 Mar.* 6:00\sam$/);
  await chip.waitFor();
  const first = await stored();
  assert.deepEqual([first.status, first.published_at], ['scheduled', `${year}-03-02T00:30:00.000Z`]);
  await assertFits(page, 'a scheduled story');

  // Who looks for the time finds it, and does not publish by that.
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  assert.equal(await when.inputValue(), `${year}-03-02T06:00`);
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await dialog.waitFor({ state: 'detached' });
  assert.deepEqual([(await stored()).status, (await stored()).published_at], ['scheduled', first.published_at]);
  await page.getByRole('button', { name: 'Change the time' }).click();
  await when.fill(`${year}-03-03T18:15`);
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await page.getByText(/^Scheduled · .*3 Mar.* 6:15\spm$/).waitFor();
  await visit(page, '/news');
  await page
    .getByText(/^Scheduled · .*3 Mar.* 6:15\spm$/)
    .first()
    .waitFor();
  assert.deepEqual(errors, []);
});
