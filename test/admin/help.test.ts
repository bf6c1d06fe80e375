import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { openBrowser } from '../support/browser.ts';
import { start } from '../support/helper.ts';
import { assertAccessible } from './axe.ts';
import { assertFits, signedIn, visit } from './window.ts';

const folder = join(import.meta.dirname, '../../admin');

test('every page of the menu leads to a heading of the documents', async () => {
  const source = await readFile(join(folder, 'src/layout/pages.ts'), 'utf8');
  const links = [...source.matchAll(/help: '([\w-]+)#([^']+)'/g)];
  assert.ok(links.length > 20);
  for (const [, name, anchor] of links) {
    const html = await readFile(join(folder, `dist/help/${name}.html`), 'utf8');
    assert.ok(html.includes(` id="${anchor}"`), `${name}#${anchor}`);
  }
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
  await help.getByRole('link', { name: "The editor's guide" }).first().click();
  await help.getByRole('heading', { name: "The editor's guide" }).waitFor();
  assert.equal(await help.evaluate('document.images[0].complete && document.images[0].naturalWidth > 0'), true);
  await assertFits(help, 'the guide of editors');

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
