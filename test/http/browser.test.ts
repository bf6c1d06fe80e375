import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { type TestContext, test } from 'node:test';
import chromium from '@sparticuz/chromium';
import fc from 'fast-check';
import { type Browser, chromium as driver } from 'playwright-core';
import { HOSTILE } from '../../src/text/hostile.testdata.ts';
import { sanitise } from '../../src/text/html.ts';
import { start } from '../support/helper.ts';

// The browser unpacks itself, 200 MB, and is left for the next run: not in memory.
process.env.TMPDIR = process.env.DINAM_TEST_DISK;

/** A real browser that came with `npm ci`; it has no business outside this machine. */
async function openBrowser(t: TestContext): Promise<Browser> {
  const browser = await driver.launch({
    executablePath: await chromium.executablePath(),
    args: [
      ...chromium.args,
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
    headless: true,
  });
  t.after(() => browser.close());
  return browser;
}

test('the page of the API document shows every part of it and loads nothing from elsewhere', async (t) => {
  const running = await start(t, 'sqlite');
  const browser = await openBrowser(t);
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const elsewhere: string[] = [];
  const errors: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(running.url) && !/^(data|blob):/.test(request.url())) elsewhere.push(request.url());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.goto(`${running.url}/`);
  await page.getByRole('heading', { name: 'Dinam', exact: true }).waitFor({ timeout: 60_000 });
  assert.match(page.url(), /\/docs/);
  const text = await page.locator('body').textContent();
  for (const part of ['News', 'Settings', 'Updates', 'Old addresses', 'Admin: news'])
    assert.ok(text?.includes(part), part);
  assert.deepEqual(elsewhere, []);
  assert.deepEqual(errors, []);
  if (process.env.SCREENSHOTS) await page.screenshot({ path: `${process.env.SCREENSHOTS}/docs.png` });
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
