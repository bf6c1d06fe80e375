import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { addUser } from '../../src/users/users.ts';
import { openBrowser } from '../support/browser.ts';
import { password, start } from '../support/helper.ts';
import { signedIn, signIn, visit } from './window.ts';

const signOut = async (page: Page) => {
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.locator('input[autocomplete^=username]').waitFor();
};

test('a window does not become another user, and a session that ends without a connection ends later', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const { page } = await signedIn(await openBrowser(t), running, 'రమ్య', 'editor');
  await addUser(running.dinam.app, { username: 'सलमा', role: 'chief', password });
  const other = await page.context().newPage();
  await other.goto(page.url());
  await signOut(other);
  await signIn(other, 'सलमा');
  await other.getByRole('button', { name: 'Account' }).waitFor();

  const used: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/api/admin/') && response.ok()) used.push(response.url());
  });
  await visit(page, '/media');
  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  await dialog.waitFor();
  assert.deepEqual(used, [], 'nothing is read as the other user');
  await dialog.locator('input[type=password]').fill(password);
  await dialog.locator('button[type=submit]').click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menu').getByText('రమ్య').waitFor();
  await page.keyboard.press('Escape');
  await other.close();

  // Without a connection the server is told later, before anybody else uses the browser.
  const token = () => page.context().cookies();
  const before = await token();
  assert.ok(before.some(({ name }) => /refresh/.test(name)));
  await page.context().setOffline(true);
  await signOut(page);
  const told = page.waitForResponse(/\/api\/auth\/logout$/);
  await page.context().setOffline(false);
  assert.equal((await told).status(), 200);
  const status = (await page.evaluate(`fetch('/api/auth/refresh', {
    method: 'POST', body: '{}', headers: { 'content-type': 'application/json', 'x-dinam-client': 'web' },
  }).then((response) => response.status)`)) as number;
  assert.equal(status, 401);
});
