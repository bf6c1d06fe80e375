import assert from 'node:assert/strict';
import { test } from 'node:test';
import { generate } from 'otplib';
import { addUser } from '../../src/users/users.ts';
import { openBrowser } from '../support/browser.ts';
import { password, start } from '../support/helper.ts';
import { assertAccessible } from './axe.ts';
import { assertFits, openAdmin, signedIn, signIn } from './window.ts';

test('an authenticator app is set up, asked for, replaced by a recovery code and turned off', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const browser = await openBrowser(t);
  const viewport = { width: 360, height: 740 };
  const { page } = await signedIn(browser, running, 'fatima', 'editor', { path: '/account', viewport });
  const part = page.getByRole('region', { name: 'Second factor' });
  const word = part.getByLabel('Current password');
  await word.fill(password);
  await part.getByRole('button', { name: 'Set up' }).click();
  await part.getByRole('img', { name: /Scan this code/ }).waitFor();
  const secret = (await part.locator('p[dir=ltr]').innerText()).trim();
  await part.getByLabel('Code').fill('12345');
  await part.getByRole('button', { name: 'Turn on' }).click();
  await part.getByText(/is not right/).waitFor();
  await part.getByLabel('Code').fill(await generate({ secret, epoch: Math.floor(running.clock.ms / 1000) }));
  await part.getByRole('button', { name: 'Turn on' }).click();
  await part.getByRole('listitem').first().waitFor();
  const [code = '', ...others] = await part.getByRole('listitem').allInnerTexts();
  assert.equal(others.length, 9);
  await assertFits(page, 'the page with the recovery codes');

  // The page knows of it when it is opened again, without a new session.
  await page.getByRole('button', { name: 'Pages', exact: true }).click();
  await page.getByRole('link', { name: 'Media' }).click();
  await page.getByRole('heading', { name: 'Media' }).waitFor();
  await page.goBack();
  await word.fill(password);
  await part.getByRole('button', { name: 'New recovery codes' }).click();
  await part.getByRole('listitem').first().waitFor();
  const [fresh = ''] = await part.getByRole('listitem').allInnerTexts();
  assert.notEqual(fresh, code);

  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await signIn(page, 'fatima');
  const otp = page.getByLabel('Code');
  await otp.fill(code);
  await page.locator('button[type=submit]').click();
  await page.getByText('The code of the second factor is not right.').waitFor(); // the old codes have ended
  await otp.fill(fresh);
  await page.locator('button[type=submit]').click();
  await part.getByText('Signing in needs a code').waitFor();
  await word.fill(password);
  await part.getByRole('button', { name: 'Turn off' }).click();
  await part.getByText(/protects the account/).waitFor();
});

test('a user whose role demands a second factor is led to set one up, and keeps the recovery codes until they are read', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const token = await running.tokenOf('owner');
  const json = { mfa_roles: ['editor'], current_password: password };
  const request = { method: 'PATCH', token, json, headers: { 'if-match': '*' } };
  assert.equal((await running.call('/api/admin/settings/security', request)).status, 200);
  await addUser(running.dinam.app, { username: 'fatima', role: 'editor', password });
  const browser = await openBrowser(t);
  const { page, errors } = await openAdmin(browser, running, { path: '/media', viewport: { width: 360, height: 740 } });
  await signIn(page, 'fatima');
  await page.getByText('Your role needs a second factor.').waitFor();
  await assertFits(page, 'the page of the second factor');
  await assertAccessible(page, 'the page of the second factor');
  const part = page.getByRole('region', { name: 'Authenticator app' });
  await part.getByLabel('Current password').fill(password);
  await part.getByRole('button', { name: 'Set up' }).click();
  const secret = (await part.locator('p[dir=ltr]').innerText()).trim();
  await part.getByLabel('Code').fill(await generate({ secret, epoch: Math.floor(running.clock.ms / 1000) }));
  await part.getByRole('button', { name: 'Turn on' }).click();
  await part.getByText('Keep these recovery codes').waitFor();
  assert.equal(await part.getByRole('listitem').count(), 10);
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('heading', { name: 'Media' }).waitFor(); // where the address led
  assert.deepEqual(errors, []);
});
