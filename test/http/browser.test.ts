import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import fc from 'fast-check';
import { sanitise } from '../../src/text/markup/html.ts';
import { accountTexts } from '../../src/users/account/texts.ts';
import { setupLink } from '../../src/users/users.ts';
import { openBrowser } from '../support/browser.ts';
import { start } from '../support/helper.ts';
import { HOSTILE } from '../support/hostile-html.ts';

test('the page of a one-time link works by keyboard, in every language, and once', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  await running.tokenOf('owner');
  const link = new URL(await setupLink(running.dinam.app, 'test.owner'));
  const address = (lang: string) => `${running.url}${link.pathname}?lang=${lang}${link.hash}`;
  const browser = await openBrowser(t);
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (line) => line.type() === 'error' && !line.text().includes('400') && errors.push(line.text()));
  const shot = async (name: string) => {
    const folder = process.env.SCREENSHOTS;
    if (folder) await page.screenshot({ path: `${folder}/account-${name}.png` });
  };
  const wide = () => page.evaluate('document.documentElement.scrollWidth > innerWidth');
  for (const [lang, words] of Object.entries(accountTexts)) {
    await page.goto('about:blank');
    await page.goto(address(lang));
    assert.equal(await page.title(), words.title);
    assert.equal(await wide(), false, `${lang} fits into 360 px`);
    assert.ok(!page.url().includes('#'), 'the token leaves the address');
    await shot(lang);
  }
  // Urdu is open: the keyboard alone. The first field has the focus.
  const { ur } = accountTexts;
  const type = async (first: string, second: string): Promise<void> => {
    await page.locator('#password').fill('');
    await page.locator('#again').fill('');
    await page.locator('#password').focus();
    await page.keyboard.type(first);
    await page.keyboard.press('Tab');
    await page.keyboard.type(second);
    await page.keyboard.press('Enter');
  };
  assert.equal(await page.evaluate('document.activeElement.id'), 'password');
  await page.keyboard.press('Enter');
  await page.getByText(ur.short).waitFor();
  await type('ایک لمبا جملہ', 'ایک اور جملہ');
  await page.getByText(ur.differ).waitFor();
  assert.equal(await page.evaluate('document.activeElement.id'), 'again');
  await shot('ur-differ');
  await type('test.owner1', 'test.owner1');
  await page.locator('#password-error').getByText(ur.password).waitFor();
  await page.reload();
  await type('ایک لمبا جملہ 2026', 'ایک لمبا جملہ 2026');
  await page.getByText(ur.done).waitFor();
  assert.equal(await page.locator('form').count(), 0, 'there is nothing to send again');
  await shot('ur-done');
  await page.reload();
  await page.getByText(ur.noLink).waitFor();
  await page.goto('about:blank');
  await page.goto(address('hi'));
  await type('ایک لمبا جملہ 2027', 'ایک لمبا جملہ 2027');
  await page.getByText(accountTexts.hi.badLink).waitFor();
  assert.deepEqual(errors, []);
});

test('nothing that was sanitised runs in a browser, and what it reads is what it reads again', async (t) => {
  const browser = await openBrowser(t);
  const page = await browser.newPage();
  const errors: string[] = [];
  const requests: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('dialog', (dialog) => void dialog.dismiss().finally(() => errors.push(`dialog ${dialog.message()}`)));
  // Nothing is fetched: frames and pictures of the articles are refused, the page itself is here.
  await page.route('**/*', (route) => {
    const url = route.request().url();
    if (!/^https:\/\/reader\.invalid\/(quirks)?$/.test(url)) {
      requests.push(url);
      return route.abort();
    }
    const doctype = url.endsWith('quirks') ? '' : '<!doctype html>';
    return route.fulfill({ contentType: 'text/html', body: `${doctype}<meta charset=utf-8><main></main>` });
  });
  const half = fc.tuple(fc.constantFrom(...HOSTILE), fc.double({ min: 0, max: 1, noNaN: true }));
  const mixtures = fc.sample(
    fc.array(half, { minLength: 2, maxLength: 3 }).map((parts) => {
      return parts.map(([html, share]) => html.slice(Math.floor(html.length * share))).join('');
    }),
    { numRuns: 300, seed: 7 },
  );
  const clean = [...HOSTILE, ...mixtures].map(sanitise);
  const reader = await readFile(new URL('../fixtures/reader.js', import.meta.url), 'utf8');
  for (const mode of ['', 'quirks']) {
    await page.goto(`https://reader.invalid/${mode}`);
    const given = JSON.stringify({ trap: '<img src=x onerror=ran()>', articles: clean });
    const found = await page.evaluate(`${reader}; readTwice(${given})`);
    assert.deepEqual(found, { isArmed: true, runs: [], changed: [], wrong: [] }, mode);
  }
  assert.deepEqual(errors, []);
  assert.ok(requests.every((url) => /^https?:/.test(url)));
});
