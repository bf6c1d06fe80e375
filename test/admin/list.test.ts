import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openBrowser } from '../support/browser.ts';
import { type Json, start } from '../support/helper.ts';
import { until } from '../support/process.ts';
import { openAdmin, signedIn, signIn } from './window.ts';

test('the list of stories as the user wants it: columns, views, changes in a row, and the trash', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const token = await running.tokenOf('chief');
  const [flood, rain, fair] = ['గోదావరికి వరద', 'చెన్నైలో వర్షం', 'భద్రాచలంలో జాతర'] as const;
  const ids: number[] = [];
  for (const title of [flood, rain, fair]) {
    const { body } = await running.call('/api/admin/news', { token, json: { title, lang: 'te' } });
    ids.push(body.data.id);
  }
  const [floodId, rainId] = ids;
  const publish = await running.call(`/api/admin/news/${floodId}/publish`, { method: 'POST', token });
  assert.equal(publish.status, 200, publish.text);
  const stored = async (id: number | undefined): Promise<Json> =>
    (await running.call(`/api/admin/news/${id}`, { token })).body.data;
  const browser = await openBrowser(t);
  const first = await signedIn(browser, running, 'ramya');
  const { page } = first;
  const row = (title: string) => page.getByRole('row').filter({ hasText: title });
  await row(flood).waitFor();

  // Columns, and what is changed in them.
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Priority' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Breaking news' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Author' }).click();
  await page.getByRole('columnheader', { name: 'Author' }).waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  const priority = page.getByLabel(`Priority: ${flood}`);
  await priority.fill('7');
  await priority.press('Enter');
  await page.getByText(`Changed: ${flood}`).waitFor();
  assert.equal((await stored(floodId)).priority, 7);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.locator(`input[type=number][value="0"][aria-label="Priority: ${flood}"]`).waitFor();
  assert.equal((await stored(floodId)).priority, 0);
  await page.getByLabel(`Breaking news: ${flood}`).check();
  await row(flood).getByText('Breaking', { exact: true }).waitFor();
  assert.equal((await stored(floodId)).is_breaking, true);

  // A view, which is there on another device too.
  await page.getByRole('searchbox', { name: 'Search stories' }).fill('వర్షం');
  await row(flood).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Saved views' }).click();
  await page.getByRole('menuitem', { name: 'Save this view' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('వర్షాలు');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByText('The view is saved').waitFor();
  const other = await openAdmin(browser, running);
  await signIn(other.page, 'ramya');
  await other.page.getByRole('columnheader', { name: 'Priority' }).waitFor();
  await other.page.getByText(fair).waitFor();
  await other.page.getByRole('button', { name: 'Saved views' }).click();
  await other.page.getByRole('menuitem', { name: 'వర్షాలు', exact: true }).click();
  await other.page.getByText(fair).waitFor({ state: 'detached' });
  await other.page.getByText(rain).waitFor();
  await page.getByRole('searchbox', { name: 'Search stories' }).fill('');

  // Into the trash, back, and away for good.
  const trash = async () => {
    for (const title of [flood, rain]) await page.getByLabel(`Select: ${title}`).check();
    await page.getByRole('button', { name: 'Move to trash' }).click();
    await page.getByText('2 stories changed').waitFor();
  };
  await row(flood).waitFor();
  await trash();
  assert.deepEqual([(await stored(floodId)).status, (await stored(rainId)).status], ['trashed', 'trashed']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await row(flood).getByText('Published').waitFor();
  await until(
    async () => [(await stored(floodId)).status, (await stored(rainId)).status],
    (statuses) => statuses.join() === 'published,draft',
  );
  await trash();
  await page.getByRole('tab', { name: /^Trash/ }).click();
  await page.getByLabel(`Select: ${rain}`).check();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete 1 stories for good?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  assert.equal((await stored(rainId)).status, 'trashed');
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await row(rain).waitFor({ state: 'detached' });
  assert.equal((await running.call(`/api/admin/news/${rainId}`, { token })).status, 404);
  await page.getByRole('button', { name: 'Empty the trash' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Empty the trash' }).click();
  await row(flood).waitFor({ state: 'detached' });
  assert.equal((await running.call(`/api/admin/news/${floodId}`, { token })).status, 404);
  assert.equal((await stored(ids[2])).title, fair);
  assert.deepEqual([first.errors, other.errors], [[], []]);
});
