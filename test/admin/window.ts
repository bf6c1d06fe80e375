import assert from 'node:assert/strict';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { refreshTokenOf } from '../../src/users/sessions/refresh.ts';
import { refreshSeconds } from '../../src/users/sessions/sessions.ts';
import { logIn, password, type Running } from '../support/helper.ts';

/** A window of the browser at the interface, and what it reported as errors. */
export interface AdminWindow {
  page: Page;
  errors: string[];
}

/** Opens a page below `/admin`. Requests that fail on purpose are reported by the browser; tests look at `errors`. */
export async function openAdmin(
  browser: Browser,
  running: Running,
  options: BrowserContextOptions & { path?: string } = {},
): Promise<AdminWindow> {
  const { path = '', ...rest } = options;
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-IN',
    reducedMotion: 'reduce', // each frame of a transition takes CPU time
    ...rest,
  });
  context.setDefaultTimeout(60_000); // it only ends what hangs
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (line) => {
    if (line.type() === 'error' && !/status of (401|409|412)/.test(line.text())) errors.push(line.text());
  });
  await page.goto(`${running.url}/admin${path}`);
  return { page, errors };
}

/** Fills the sign-in form. */
export async function signIn(page: Page, username: string, word = password): Promise<void> {
  await page.locator('input[autocomplete^=username]').fill(username);
  await page.locator('input[autocomplete=current-password]').fill(word);
  await page.locator('button[type=submit]').click();
}

/**
 * A user of a role who is signed in, at the list of stories. The browser gets the cookie that a login leaves with it, so that
 * the page is drawn once and not for the form too, and no password is proved; the form has tests of its own.
 */
export async function signedIn(
  browser: Browser,
  running: Running,
  username: string,
  role: 'owner' | 'chief' | 'editor' | 'contributor' | 'viewer' = 'chief',
  options: BrowserContextOptions & { path?: string } = {},
): Promise<AdminWindow> {
  const { app } = running.dinam;
  const value = await refreshTokenOf(app, await logIn(app, username, role, true));
  const cookie = { name: 'dinam_refresh', value, domain: new URL(running.url).hostname, path: '/api/auth' };
  const storageState = {
    cookies: [
      {
        ...cookie,
        expires: Math.floor(Date.now() / 1_000) + refreshSeconds,
        httpOnly: true,
        secure: true,
        sameSite: 'Strict' as const,
      },
    ],
    origins: [{ origin: running.url, localStorage: [{ name: 'dinam.signed-in', value: '1' }] }],
  };
  const window = await openAdmin(browser, running, { storageState, ...options });
  // Until its heading is there, `visit` would see nothing leave, and a click would reach the page before.
  await window.page
    .locator(options.path ? 'header' : 'main h1')
    .first()
    .waitFor();
  return window;
}

/** Goes to another page below `/admin` as a link does: the interface is not loaded anew, which costs half a second of CPU time. */
export async function visit(page: Page, path: string): Promise<void> {
  if (new URL(page.url()).pathname === `/admin${path}`) return;
  await page.evaluate(`{
    document.querySelector('main h1')?.setAttribute('data-left', '');
    history.pushState({}, '', ${JSON.stringify(`/admin${path}`)});
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }`);
  await page.locator('main h1[data-left]').waitFor({ state: 'detached' });
}

/** Waits until the editor says that everything is saved. */
export async function saved(page: Page): Promise<void> {
  await page.getByText('Saved', { exact: true }).waitFor();
}

/**
 * Waits until an expression is true in the page. `waitForFunction` of the driver compiles the expression inside the page once
 * it has been false, which the policy of the interface refuses.
 */
export async function until(page: Page, expression: string): Promise<void> {
  for (let tries = 0; !(await page.evaluate(expression)); tries++) {
    assert.ok(tries < 600, `never true: ${expression}`); // it only ends what hangs
    await page.waitForTimeout(100);
  }
}

/** The text of the story, as the editor shows it. */
export const storyText = (page: Page) => page.getByRole('textbox', { name: 'Text of the story' });

/**
 * Fails when the page stays wider than the window. What follows the width of the window is drawn some time after it has
 * changed.
 */
export async function assertFits(page: Page, what: string): Promise<void> {
  const widths = async () =>
    (await page.evaluate('[document.documentElement.scrollWidth, innerWidth]')) as [number, number];
  let [wide, width] = await widths();
  for (let tries = 0; wide > width && tries < 100; tries++) {
    await page.waitForTimeout(50);
    [wide, width] = await widths();
  }
  assert.ok(wide <= width, `${what} is ${wide} px wide in a window of ${width}`);
}

/** Types the own password where it is asked for. */
export async function confirm(page: Page): Promise<void> {
  const proof = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await proof.locator('input').fill(password);
  await proof.getByRole('button', { name: 'Confirm' }).click();
  await proof.waitFor({ state: 'detached' });
}
