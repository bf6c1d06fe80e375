import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { test } from 'node:test';
import { helpIn, translatedHelp } from '../../admin/src/i18n/help.ts';
import { openBrowser } from '../support/browser.ts';
import { start } from '../support/helper.ts';
import { assertAccessible } from './axe.ts';
import { assertFits, signedIn, visit } from './window.ts';

const folder = join(import.meta.dirname, '../../admin');

test('every page of the menu leads to a heading of the documents, in each language that they are in', async () => {
  const source = await readFile(join(folder, 'src/layout/pages.ts'), 'utf8');
  const links = [...source.matchAll(/help: '([\w-]+#[^']+)'/g)];
  assert.ok(links.length > 20);
  for (const locale of ['en', 'or', ...Object.keys(translatedHelp)])
    for (const [, heading] of links) {
      const [path = '', anchor] = helpIn(locale, heading as string)
        .href.slice('/admin/'.length)
        .split('#');
      const html = await readFile(join(folder, 'dist', path), 'utf8');
      assert.ok(html.includes(` id="${anchor}"`), `${locale} ${heading}`);
    }
  assert.deepEqual(helpIn('ur', 'editors#states'), { href: '/admin/help/ur/editors.html#states', isOwn: true });
  assert.deepEqual(helpIn('ur', 'owners#users'), { href: '/admin/help/owners.html#users', isOwn: false });
  assert.deepEqual(helpIn('en', 'owners#users'), { href: '/admin/help/owners.html#users', isOwn: true });
});

test('every link of the help leads to a page and an anchor', async () => {
  const help = join(folder, 'dist/help');
  const idsOf = new Map<string, Set<string>>();
  const texts = new Map<string, string>();
  const links: [from: string, address: string][] = [];
  for (const name of await readdir(help, { recursive: true })) {
    const path = name.replaceAll('\\', '/');
    if (path.endsWith('.html')) {
      const html = await readFile(join(help, name), 'utf8');
      texts.set(path, html);
      idsOf.set(path, new Set([...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id as string)));
    }
    if (path.endsWith('headings.json')) {
      const found: [string, string, [string, string][]][] = JSON.parse(await readFile(join(help, name), 'utf8'));
      for (const [page, , headings] of found)
        for (const [anchor] of headings) links.push([path, `${page}.html#${anchor}`]);
    }
  }
  for (const lang of Object.keys(translatedHelp)) assert.ok(links.some(([from]) => from === `${lang}/headings.json`));
  for (const [from, html] of texts)
    for (const [, address] of html.matchAll(/ href="(?!https?:|\/docs)([^"]+)"/g))
      links.push([from, address as string]);
  // `test/http/docs-pages.test.ts` checks those to `/docs`.
  assert.ok(links.length > 1_000);
  const wrong = links.filter(([from, address]) => {
    if (address.endsWith('help.css')) return false;
    const [name = '', anchor] = address.split('#');
    const ids = idsOf.get(name === '' ? from : posix.join(posix.dirname(from), name));
    return !ids || (anchor !== undefined && !ids.has(anchor));
  });
  assert.deepEqual(wrong, []);
});

test('the documents are served as pages, which lead to each other', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const browser = await openBrowser(t);
  const { page } = await signedIn(browser, running, 'ramya', 'owner', {
    viewport: { width: 360, height: 740 },
    locale: 'te-IN',
    colorScheme: 'dark',
  });
  await visit(page, '/users');
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'ఈ పేజీకి సహాయం (ఇంగ్లిష్‌లో)' }).click();
  const help = await opened;
  await help.getByRole('heading', { name: 'Users', exact: true }).waitFor();
  assert.equal(new URL(help.url()).hash, '#users');
  await assertFits(help, 'the guide of owners');
  await assertAccessible(help, 'the guide of owners');
  // On a phone the menu is closed, beside the text of a wide window it is open.
  const menu = help.getByRole('navigation', { name: 'Pages' });
  const editors = menu.getByRole('link', { name: "The editor's guide" });
  assert.equal(await editors.isVisible(), false);
  await help.setViewportSize({ width: 1440, height: 900 });
  await editors.waitFor();
  await assertAccessible(help, 'the menu beside the text');
  await help.setViewportSize({ width: 360, height: 740 });
  await help.getByText('All pages').click();
  assert.equal(await menu.locator('[aria-current=page]').textContent(), "The owner's guide");
  await editors.click();
  await help.getByRole('heading', { name: "The editor's guide" }).waitFor();
  assert.equal(await help.evaluate('document.images[0].complete && document.images[0].naturalWidth > 0'), true);
  await assertFits(help, 'the guide of editors');
  await help.getByRole('navigation', { name: 'Next page' }).getByRole('link', { name: 'Pictures' }).click();
  await help.getByRole('heading', { name: 'Pictures', level: 1 }).waitFor();

  const search = help.getByRole('searchbox', { name: 'Search the help' });
  await search.fill('second FÁCTOR'); // in no heading
  await help.getByText('No heading has these words.').waitFor();
  await search.fill('HOLIDAYS\u200d publíc'); // joiners, accents, case and order do not matter
  await help.getByText('1 found').waitFor();
  await assertAccessible(help, 'what the search found');
  await assertFits(help, 'what the search found');
  await search.press('Enter');
  await help.waitForURL('**/editors.html#public-holidays');
  await search.fill('<b>');
  await help.getByText('No heading has these words.').waitFor();
  await search.press('Escape');
  await help.getByText('No heading has these words.').waitFor({ state: 'hidden' });

  const reply = await fetch(`${running.url}/admin/help/owners.html`);
  assert.match(String(reply.headers.get('content-security-policy')), /default-src 'none'/);
  assert.equal(reply.headers.get('content-type'), 'text/html; charset=utf-8');
  // Made of the program, not of a document.
  const addresses = await fetch(`${running.url}/admin/help/routes.html`);
  assert.match(await addresses.text(), /<code>\/api\/v1\/news<\/code>/);
  const rights = await fetch(`${running.url}/admin/help/rights-by-operation.html`);
  assert.match(await rights.text(), /<code>news\.publish<\/code>/);
  assert.equal((await fetch(`${running.url}/admin/help/లేదు.html`)).status, 404);
  assert.equal((await fetch(`${running.url}/admin/help/..%2findex.html`)).status, 404);
});

test('a user gets the guide of editors in the language of the interface, Urdu from right to left', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const browser = await openBrowser(t);
  const { page } = await signedIn(browser, running, 'ayesha', 'chief', {
    viewport: { width: 360, height: 740 },
    locale: 'ur-IN',
  });
  await visit(page, '/festivals');
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'اس صفحے کی مدد', exact: true }).click();
  const help = await opened;
  await help.getByRole('heading', { name: 'تہوار', exact: true }).waitFor();
  assert.equal(new URL(help.url()).pathname + new URL(help.url()).hash, '/admin/help/ur/editors.html#festivals');
  const side = (selector: string) => {
    const element = `document.querySelector(${JSON.stringify(selector)})`;
    return help.evaluate(`[getComputedStyle(${element}).direction, ${element}.closest('[lang]').lang]`);
  };
  assert.deepEqual(await side('main p'), ['rtl', 'ur']);
  assert.deepEqual(await side('main code'), ['ltr', 'ur']);
  assert.deepEqual(await side('.menu li a[href="../media.html"]'), ['ltr', 'en']);
  assert.equal(await help.evaluate('document.images[0].complete && document.images[0].naturalWidth > 0'), true);
  for (const width of [360, 1440]) {
    await help.setViewportSize({ width, height: 900 });
    await assertFits(help, `the Urdu guide at ${width}`);
    await assertAccessible(help, `the Urdu guide at ${width}`);
  }

  const search = help.getByRole('searchbox', { name: 'مدد میں تلاش کریں' });
  await search.fill('زبان میں کچھ نہیں');
  await help.getByText('کسی عنوان میں یہ الفاظ نہیں ہیں۔').waitFor();
  await search.fill('تعطیلات');
  await help.getByText('1 ملے').waitFor();
  await search.press('Enter');
  await help.waitForURL('**/ur/editors.html#public-holidays');
  await search.fill('figures'); // a page that is in English alone
  await help.getByRole('link', { name: 'Figures', exact: true }).first().waitFor();
  await search.press('Enter');
  await help.waitForURL('**/admin/help/performance.html');

  await help.goto(`${running.url}/admin/help/ur/editors.html`);
  for (const [name, lang, title] of [
    ['తెలుగు', 'te', 'సంపాదకుల మార్గదర్శి'],
    ['தமிழ்', 'ta', 'செய்தி ஆசிரியர் வழிகாட்டி'],
    ['हिन्दी', 'hi', 'संपादक की मार्गदर्शिका'],
    ['English', 'en', "The editor's guide"],
    ['اردو', 'ur', 'مدیر کی رہنما کتاب'],
  ] as const) {
    await help.getByRole('main').getByRole('link', { name, exact: true }).click();
    await help.getByRole('heading', { name: title, level: 1 }).waitFor();
    assert.equal(await help.locator('html').getAttribute('lang'), lang);
    assert.equal(await help.locator('html').getAttribute('dir'), lang === 'ur' ? 'rtl' : 'ltr');
    for (const width of [360, 1440]) {
      await help.setViewportSize({ width, height: 900 });
      await assertFits(help, `the guide in ${lang} at ${width}`);
    }
  }
  await help.getByRole('navigation', { name: 'اگلا صفحہ' }).getByRole('link', { name: 'Pictures' }).click();
  await help.waitForURL('**/admin/help/media.html');
});
