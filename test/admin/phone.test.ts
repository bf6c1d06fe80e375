import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { openBrowser } from '../support/browser.ts';
import { extent } from '../support/extent.ts';
import { start } from '../support/helper.ts';
import { assertFits, signedIn, visit } from './window.ts';

test('no page of the menu is wider than a phone, also in the languages with the longest words', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const browser = await openBrowser(t);
  const title = 'حیدرآباد میں موسلا دھار بارش';
  const token = await running.tokenOf('editor');
  assert.equal((await running.call('/api/admin/news', { token, json: { title, lang: 'ur' } })).status, 201);
  for (const lang of extent(['te', 'hi', 'ta', 'ur', 'en'], ['ta'])) {
    const { page, errors } = await signedIn(browser, running, `phone-${lang}`, 'owner', {
      viewport: { width: 360, height: 740 },
      locale: `${lang}-IN`,
    });
    await page.locator('header button').first().click();
    await page.locator('nav a').first().waitFor();
    const paths = (await page.evaluate(
      `[...document.querySelectorAll('nav a')].map(({ pathname }) => pathname.slice('/admin'.length))`,
    )) as string[];
    assert.ok(paths.length > 15, String(paths));
    await page.keyboard.press('Escape');
    for (const path of paths) {
      await visit(page, path);
      await page.locator('main h1').waitFor();
      await page.locator('main [role=progressbar]').first().waitFor({ state: 'detached' });
      await assertFits(page, `${lang} ${path}`);
    }
    if (lang === 'ta') {
      await visit(page, '/news');
      await page.getByRole('button', { name: 'அடுத்த பக்கம்' }).waitFor(); // a button without words, of the library
    }
    assert.deepEqual(errors, []);
  }
});

test('no two pages have the same key', async () => {
  const source = await readFile(join(import.meta.dirname, '../../admin/src/layout/pages.ts'), 'utf8');
  const keys = [...source.matchAll(/ key: '(.)'/g)].map(([, key]) => key);
  assert.ok(keys.length > 5);
  assert.deepEqual(keys, [...new Set(keys)]);
});
