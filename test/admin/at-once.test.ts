import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { openBrowser } from '../support/browser.ts';
import { start } from '../support/helper.ts';
import { until } from '../support/process.ts';
import { signedIn } from './window.ts';

/** Keeps requests of a method at an address from the server until they are let go, as a slow network does. */
async function hold(page: Page, method: string, address: RegExp): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    await held.promise;
    await route.fallback().catch(() => {}); // the page may want it no more
  });
  return held.resolve;
}

test('columns are chosen faster than the server stores them', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const { page, errors } = await signedIn(await openBrowser(t), running, 'ramya');
  const column = (name: string) => page.getByRole('menuitemcheckbox', { name });
  await page.getByRole('button', { name: 'Columns' }).click();
  // The list of preferences is asked for after the first change, and answered while the second one is being stored.
  const list = await hold(page, 'GET', /my\/preferences$/);
  const asked = page.waitForRequest((request) => /my\/preferences$/.test(request.url()));
  await column('Priority').click();
  await asked;
  const store = await hold(page, 'PUT', /my\/preferences\//);
  await column('Breaking news').click();
  const answered = page.waitForResponse(/my\/preferences$/);
  list();
  await (await answered).finished();
  await column('Author').click();
  store();
  const { app } = running.dinam;
  const stored = async (): Promise<string[]> => {
    const row = await app.db.read.selectFrom('user_documents').select('value').executeTakeFirst();
    return (JSON.parse(row?.value ?? '{"columns":[]}') as { columns: string[] }).columns;
  };
  await until(stored, (now) => !now.includes('author') && now.includes('priority') && now.includes('is_breaking'));
  for (const name of ['Priority', 'Breaking news'])
    await page.getByRole('menuitemcheckbox', { name, checked: true }).waitFor();
  await page.getByRole('menuitemcheckbox', { name: 'Author', checked: false }).waitFor();
  assert.deepEqual(errors, []);
});
