import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openBrowser } from '../support/browser.ts';
import { password, start } from '../support/helper.ts';
import { assertAccessible } from './axe.ts';
import { assertFits, openAdmin, signedIn, signIn } from './window.ts';

test('an owner adds a user, hands over a link, and signs the user out', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const browser = await openBrowser(t);
  const { page, errors } = await signedIn(browser, running, 'malik', 'owner', { path: '/users/create' });
  const form = page.locator('main form');
  const proof = page.getByRole('dialog', { name: 'Confirm that it is you' });
  const add = () => form.getByRole('button', { name: 'Add the user' }).click();
  await form.getByLabel('User name').fill('సీ'); // too short
  await form.getByLabel('Name', { exact: true }).fill('సీత');
  await form.getByRole('textbox', { name: 'E-mail' }).fill('no address');
  await add();
  await page.getByText('must have 3 to 64 letters').waitFor();
  assert.equal(await form.getByRole('textbox', { name: 'E-mail' }).getAttribute('aria-invalid'), 'true');
  await assertAccessible(page, 'a form with errors');
  await form.getByLabel('User name').fill('సీత');
  await form.getByRole('textbox', { name: 'E-mail' }).fill('sita@example.in');
  await add();
  await proof.waitFor();
  await assertAccessible(page, 'the dialog that asks for the password');
  await proof.locator('input').fill('not-my-password');
  await proof.getByRole('button', { name: 'Confirm' }).click();
  await proof.getByRole('alert').waitFor();
  await proof.locator('input').fill(password);
  await proof.getByRole('button', { name: 'Confirm' }).click();

  // The link is shown once, and leads to a page where the password is chosen.
  const secret = page.getByRole('dialog', { name: 'Link to choose the password' });
  const link = await secret.getByRole('textbox').inputValue();
  await page.keyboard.press('Escape');
  assert.ok(await secret.isVisible(), 'it is not lost by a key');
  await secret.getByRole('button', { name: 'I have stored it' }).click();
  await page.waitForURL(/users\/\d+$/);
  const chosen = 'గోదావరి-తీరం-2026';
  const hers = await openAdmin(browser, running);
  await hers.page.goto(link);
  for (const field of ['New password', 'The same password again']) await hers.page.getByLabel(field).fill(chosen);
  await hers.page.getByRole('button', { name: 'Save' }).click();
  await hers.page.getByText('User name: సీత').waitFor();
  await hers.page.getByRole('heading', { name: 'Dinam' }).waitFor();
  await assertAccessible(hers.page, 'the page after a password was chosen');
  await hers.page.getByRole('link', { name: 'Sign in' }).click();
  assert.equal(await hers.page.getByLabel('User name').inputValue(), 'సీత');
  await signIn(hers.page, 'సీత', chosen);
  await hers.page.locator('header').first().waitFor();
  assert.equal(await hers.page.getByRole('link', { name: 'Users' }).count(), 0, 'editors have no such page');

  // Another role, then the end of the session.
  await page.reload();
  await page.getByRole('button', { name: 'End', exact: true }).waitFor();
  await assertFits(page, 'a user');
  await assertAccessible(page, 'a user');
  await form.getByLabel('Role').click();
  await page.getByRole('option', { name: 'Contributor' }).click();
  await form.getByRole('button', { name: 'Save' }).click();
  await proof.locator('input').fill(password);
  await proof.getByRole('button', { name: 'Confirm' }).click();
  await page.getByText('Saved', { exact: true }).waitFor();
  await page.getByText('Not signed in anywhere.').waitFor();
  const owner = await running.tokenOf('owner');
  const id = Number(/\d+$/.exec(page.url())?.[0]);
  const stored = (await running.call(`/api/admin/users/${id}`, { token: owner })).body.data;
  assert.deepEqual([stored.username, stored.role, stored.email], ['సీత', 'contributor', 'sita@example.in']);
  await running.call('/api/auth/login', { json: { username: 'సీత', password: chosen } });
  await page.reload();
  await page.getByRole('button', { name: 'End', exact: true }).click();
  await page.getByText('Not signed in anywhere.').waitFor();

  // Found by the name, and gone for good.
  await page.goto(`${running.url}/admin/users`);
  await page.getByRole('searchbox', { name: 'Search user names' }).fill('సీత');
  await page.getByRole('link', { name: 'సీత' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await proof.locator('input').fill(password);
  await proof.getByRole('button', { name: 'Confirm' }).click();
  await page.waitForURL(/users$/);
  assert.equal((await running.call(`/api/admin/users/${id}`, { token: owner })).status, 404);
  assert.deepEqual(
    errors.filter((line) => !/status of 40[03]/.test(line)), // the fields and the password that were refused
    [],
  );
});
