import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import chromium from '@sparticuz/chromium';
import { type Browser, chromium as driver } from 'playwright-core';
import { start } from './helper.ts';

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
