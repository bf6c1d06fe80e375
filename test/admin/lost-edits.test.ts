import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { openBrowser } from '../support/browser.ts';
import { type Json, start } from '../support/helper.ts';
import { signedIn, visit } from './window.ts';

const told = (page: Page) => page.getByRole('alert').getByText('changed meanwhile').waitFor();

test('what another has changed meanwhile is not overwritten unseen, though the form has read the row again', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0', DEFAULT_LANG: 'te' });
  const token = await running.tokenOf('owner');
  const added = async (path: string, json: Json): Promise<Json> =>
    (await running.call(`/api/admin/${path}`, { token, json })).body.data;
  const patched = (path: string, json: Json) =>
    running.call(`/api/admin/${path}`, { method: 'PATCH', token, json, headers: { 'if-match': '*' } });
  const product = await added('products', { title: 'చీర', price: 10_000 });
  const priceNow = async () => (await running.call(`/api/admin/products/${product.id}`, { token })).body.data.price;
  const { page, errors } = await signedIn(await openBrowser(t), running, 'malik', 'owner', {
    path: `/products/${product.id}`,
  });
  const title = page.getByRole('textbox', { name: 'Title' }).first();
  const price = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Price and deal' }) })
    .getByRole('textbox', { name: 'Price' })
    .first();
  const save = page.getByRole('button', { name: 'Save' });
  /** Another changes the row, and the form reads it again, as it does when its window is looked at again. */
  const another = async (json: Json & { title: string }) => {
    await patched(`products/${product.id}`, json);
    await page.evaluate("window.dispatchEvent(new Event('visibilitychange'))");
    for (let tries = 0; (await title.inputValue()) !== json.title && tries < 600; tries++)
      await page.waitForTimeout(50);
    assert.equal(await title.inputValue(), json.title);
  };
  await title.waitFor();
  await price.fill('200');
  await another({ title: 'పట్టు చీర', price: 30_000 });
  assert.equal(await price.inputValue(), '200', 'what is typed stays');
  await save.click();
  await told(page);
  assert.equal(await priceNow(), 30_000);
  await save.click();
  await page.getByText('Saved').first().waitFor();
  assert.equal(await priceNow(), 20_000, 'who has been told may save');

  // Another field is no reason to refuse.
  await price.fill('250');
  await another({ title: 'నేత చీర' });
  await save.click();
  for (let tries = 0; (await priceNow()) !== 25_000 && tries < 100; tries++) await page.waitForTimeout(50);
  assert.equal(await priceNow(), 25_000);

  // The same in a dialog over a row of a list.
  const { id } = await added('redirects', { path: '/పాత', leads_to: '/te' });
  await visit(page, '/redirects');
  await page.getByRole('button', { name: 'Edit: /పాత' }).click();
  const dialog = page.getByRole('dialog');
  const target = dialog.getByRole('textbox', { name: 'Leads to' });
  await target.fill('/te/panchang');
  await patched(`redirects/${id}`, { leads_to: '/te/horoscope' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await told(page);
  assert.equal(await target.inputValue(), '/te/panchang');
  await page.getByText('/te/horoscope').waitFor();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
  assert.equal((await running.call(encodeURI('/పాత'))).headers.get('location'), '/te/panchang');
  assert.deepEqual(errors, []);
});
