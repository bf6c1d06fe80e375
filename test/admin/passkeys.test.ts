import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CDPSession, Page } from 'playwright-core';
import { openBrowser } from '../support/browser.ts';
import { password, start } from '../support/helper.ts';
import { assertFits, openAdmin, signedIn, signIn, storyText } from './window.ts';

/** An authenticator of Chromium's own, which asks nobody. */
async function authenticator(page: Page): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    ctap2Version: 'ctap2_1',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const;
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', { options });
  return { cdp, authenticatorId };
}

test('a passkey is added, named, used to sign in and removed', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const local = { ...running, url: running.url.replace('127.0.0.1', 'localhost') };
  const browser = await openBrowser(t);
  const { page, errors } = await signedIn(browser, local, 'sulochana', 'editor', { path: '/account' });
  // The authenticator of the tests would choose from the browser's own list at once.
  const offers = (can: boolean) => `PublicKeyCredential.isConditionalMediationAvailable = async () => ${can}`;
  await page.addInitScript(offers(false));
  await page.reload();
  const { cdp, authenticatorId } = await authenticator(page);
  const part = page.getByRole('region', { name: 'Passkeys' });
  await part.getByText('You have no passkey yet').waitFor();

  await part.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog');
  const add = dialog.getByRole('button', { name: 'Add a passkey' });
  assert.equal(await dialog.getByLabel('Name of the passkey').inputValue(), 'Chrome, Linux');
  await dialog.getByLabel('Name of the passkey').fill('డెస్క్ ల్యాప్‌టాప్');
  await dialog.getByLabel('Current password').fill('not-the-password');
  await add.click();
  await dialog.getByText(/is not the password/).waitFor();
  await dialog.getByLabel('Current password').fill(password);
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await add.click();
  await dialog.getByText(/Nothing was chosen, or the time was over/).waitFor();
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
  await add.click();
  await part.getByText('The passkey is added').waitFor();
  await part.getByText('డెస్క్ ల్యాప్‌టాప్').waitFor();
  await part.getByText('Not used yet').waitFor();

  await part.getByRole('button', { name: 'Add a passkey' }).click();
  await dialog.getByLabel('Current password').fill(password);
  await add.click();
  await dialog.getByText('This device already has a passkey for your account.').waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Leave, lose it' }).click(); // the password is kept nowhere
  await part.getByRole('button', { name: 'Rename' }).click();
  await dialog.getByLabel('Name of the passkey').fill('ফোন');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await part.getByText('ফোন').waitFor();

  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  const button = page.getByRole('button', { name: 'Sign in with a passkey' });
  await button.click();
  await page.getByText(/Nothing was chosen, or the time was over/).waitFor();
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
  await button.click();
  await page.getByRole('row', { name: /With a passkey This window/ }).waitFor();
  await part.getByText(/Last used/).waitFor();

  await page.evaluate(offers(true));
  // The account is shown until the sign-out is answered: only the sign-in by the offered passkey tells them apart.
  const back = page.waitForResponse((response) => response.url().endsWith('/api/auth/passkeys/login'));
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  assert.equal((await back).status(), 200); // chosen from the list at the user name
  await page.getByText('This window').waitFor();

  // A session that ends is taken up by the passkey of the same user, and what was typed stays.
  await page.goto(`${local.url}/admin/news/create`);
  await storyText(page).fill('వాతావరణ శాఖ హెచ్చరిక');
  const { db } = running.dinam.app;
  await db.write.updateTable('sessions').set({ ended_at: '2026-01-01T00:00:00.000Z' }).execute();
  await page.getByLabel('Title').fill('మూడు రోజులు వర్షాలు');
  const again = page.getByRole('dialog', { name: 'Sign in again' });
  await again.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await again.waitFor({ state: 'detached' });
  await page.getByText('Saved', { exact: true }).waitFor();
  assert.match(await storyText(page).innerText(), /వాతావరణ శాఖ హెచ్చరిక/);

  await page.goto(`${local.url}/admin/account`);
  await part.getByRole('button', { name: 'Remove' }).click();
  await dialog.getByText(/ফোন.*will no longer sign you in/).waitFor();
  await dialog.getByLabel('Current password').fill(password);
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await part.getByText('You have no passkey yet').waitFor();
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await button.click();
  await page
    .getByText(/The passkey was not accepted/)
    .first()
    .waitFor();
  const unexpected = errors.filter((line) => !/status of 400/.test(line)); // the wrong password
  assert.deepEqual(unexpected, []);
});

test('a page at another address, or without https, says why there are no passkeys', async (t) => {
  const browser = await openBrowser(t);
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const small = { viewport: { width: 360, height: 740 } };
  const { page } = await openAdmin(browser, running, small); // 127.0.0.1 instead of localhost
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.getByText(/belong to another address of this site/).waitFor();
  await assertFits(page, 'the sign-in page');
  const telugu = await openAdmin(browser, running, { ...small, locale: 'te-IN' });
  await signIn(telugu.page, 'ఎవరూ-కాదు');
  await telugu.page.getByText('వినియోగదారు పేరు లేదా పాస్‌వర్డ్ తప్పు').waitFor();

  const plain = await start(t, 'sqlite', { WORKERS: '0', PUBLIC_URL: 'http://desk.example.in' });
  const account = await signedIn(browser, plain, 'asha', 'editor', { path: '/account' });
  await account.page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = account.page.getByRole('dialog');
  await dialog.getByLabel('Current password').fill(password);
  await dialog.getByRole('button', { name: 'Add a passkey' }).click();
  await dialog.getByText(/PUBLIC_URL with https/).waitFor();
});
