import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { openBrowser } from '../support/browser.ts';
import { password, start } from '../support/helper.ts';
import { assertAccessible } from './axe.ts';
import { assertFits, signedIn } from './window.ts';

test('an owner looks at the server, has a backup made, and downloads it with the password', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '1', DEFAULT_LANG: 'te' });
  const browser = await openBrowser(t);
  const { page, errors } = await signedIn(browser, running, 'malik', 'owner', { path: '/system' });
  const region = (name: string) => page.getByRole('region', { name, exact: true }).first();
  await region('Checks').getByText('data folder').waitFor({ state: 'attached' });
  await region('Versions').getByText(process.versions.node).waitFor();
  await page.getByText('There is no backup on this server yet.').waitFor();
  await assertAccessible(page, 'the system');
  await page.getByRole('button', { name: 'Back up now' }).click();
  const save = page.getByRole('button', { name: /^Download dinam-/ });
  await save.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Current password').fill('తప్పు-పాస్‌వర్డ్-123');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await dialog.getByRole('alert').waitFor();
  await dialog.getByLabel('Current password').fill(password);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Confirm' }).click(),
  ]);
  assert.match(file.suggestedFilename(), /^dinam-\d{8}-\d{6}-desk\.sqlite$/);
  assert.equal((await readFile(await file.path())).toString('latin1', 0, 15), 'SQLite format 3');
  await dialog.waitFor({ state: 'detached' });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.reload();
  await save.waitFor();
  await assertFits(page, 'the system on a phone');
  await assertAccessible(page, 'the system with a backup');
  assert.deepEqual(
    errors.filter((line) => !/status of 40[03]/.test(line)),
    [],
  );
  const chief = await signedIn(browser, running, 'sita', 'chief');
  await chief.page.getByRole('link', { name: 'Settings' }).waitFor();
  assert.equal(await chief.page.getByRole('link', { name: 'System' }).count(), 0);
});
