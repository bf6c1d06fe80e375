import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { openBrowser } from '../support/browser.ts';
import { start } from '../support/helper.ts';
import { signedIn, visit } from './window.ts';

/**
 * Texts of the page, names for screen readers included, that have words of Latin letters. What says its language or
 * direction, what a user has typed, and code are none of the interface's words.
 */
const latin = `(() => {
  const isOther = (e) => e.closest('[lang=en], [dir=ltr]:not(html), [translate=no], bdi, code, pre, input, textarea, script, style, svg');
  const found = new Set();
  const add = (text) => { if (/[A-Za-z]{3,}/.test(text ?? '')) found.add(text.trim()); };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) if (!isOther(walker.currentNode.parentElement)) add(walker.currentNode.data);
  for (const e of document.querySelectorAll('[aria-label], [placeholder], [title]'))
    if (!e.closest('[lang=en], [translate=no]'))
      for (const name of ['aria-label', 'placeholder', 'title']) add(e.getAttribute(name));
  return [...found];
})()`;

/** Words that are the same in every language: names of products, formats and protocols. */
const international =
  /\b(Dinam|Android|iOS|AdMob|Node|Google|IndexNow|WebSub|OPML|CSV|RSS|URLs?|API|JSON|HTML|PNG|JPEG|WebP|AVIF|SEO|FCM|HTTPS?|WhatsApp|YouTube|Facebook|Instagram|Telegram|Twitter|Firebase|PostgreSQL|SQLite|Play|Store|App|UMP|SHA-?256|TTL|UTC|GUID|Ctrl|Alt|Shift|Enter|Esc|Space|pub|Apple|Chrome|Linux|Web)\b/gi;

/** A row that has a name in English alone, a language under its own name, and a command. */
const content = /\b(India|English|dinam (?:backup|import))\b/g;

const wordsLeft = (text: string): boolean =>
  /[A-Za-z]{3,}/.test(
    [content, international, /\S*[./:@_]\S*/g].reduce((rest, known) => rest.replace(known, ''), text),
  );

async function untranslated(page: Page): Promise<string[]> {
  return ((await page.evaluate(latin)) as string[]).filter(wordsLeft);
}

test('no page of the interface shows words of English to who has chosen another language', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0', DEFAULT_LANG: 'te' });
  const { page } = await signedIn(await openBrowser(t), running, 'రవి', 'owner', { locale: 'te-IN' });
  await page.goto(`${running.url}/admin/account`); // what follows the sign-in is over
  await page.locator('main h1').waitFor();
  const links = page.locator('nav a[href^="/admin/"]');
  await links.first().waitFor();
  const paths = await links.evaluateAll((all) => all.map((one) => (one as unknown as { pathname: string }).pathname));
  assert.ok(paths.length > 15, paths.join(' '));
  const more = ['/account', '/news/create', '/polls/create', '/notifications/create', '/users/create', '/feeds/create'];
  const settings = ['app', 'admob', 'security', 'newsroom'].map((section) => `/settings/${section}`);
  const left: Record<string, string[]> = {};
  for (const path of [...paths.map((one) => one.replace('/admin', '')), ...more, ...settings]) {
    if (path.startsWith('/settings/')) await page.goto(`${running.url}/admin${path}`);
    else await visit(page, path);
    await page.locator('main h1, main form, main [contenteditable]').first().waitFor();
    await page.locator('main [role=progressbar]').first().waitFor({ state: 'detached' });
    const found = await untranslated(page);
    if (found.length > 0) left[path] = found;
  }
  assert.deepEqual(left, {});
  // What it looks for is found.
  await page.evaluate(`document.querySelector('main').append('Nothing was found')`);
  assert.deepEqual(await untranslated(page), ['Nothing was found']);
});
