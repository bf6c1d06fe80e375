import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { openBrowser } from '../support/browser.ts';
import { feedServer } from '../support/feed-server.ts';
import { type Json, type Running, start } from '../support/helper.ts';
import { uploaded } from '../support/media.ts';
import { picture } from '../support/pictures.ts';
import { assertAccessible } from './axe.ts';
import { assertFits, signedIn, visit } from './window.ts';

const listOf = async (running: Running, query = 'sort=sort_order'): Promise<Json[]> =>
  (await running.call(`/api/admin/products?${query}`, { token: await running.tokenOf('chief') })).body.data;

/** Waits until the server has what is expected. */
async function becomes(page: Page, read: () => Promise<unknown>, expected: unknown, what: string): Promise<void> {
  for (let tries = 0; JSON.stringify(await read()) !== JSON.stringify(expected) && tries < 100; tries++)
    await page.waitForTimeout(50);
  assert.deepEqual(await read(), expected, what);
}

test('a product is added with a picture and a deal; its price changes, and its link turns out to be broken', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0', FETCH_ALLOW: '127.0.0.1' });
  const shop = await feedServer(t);
  shop.on('/gone', (_q, response) => void response.writeHead(410).end());
  await uploaded(running, 'చీర.jpg', await picture('jpeg', 600, 400));
  const { page, errors } = await signedIn(await openBrowser(t), running, 'malik', 'chief', { path: '/products' });
  await page.getByText('There are no products yet.').waitFor();
  await assertAccessible(page, 'no products');
  await page.getByRole('link', { name: 'New product' }).click();
  const field = (name: string) => page.getByLabel(name, { exact: true });
  const part = (name: string) => page.locator('section').filter({ has: page.getByRole('heading', { name }) });
  const price = part('Price and deal').getByRole('textbox', { name: 'Price' }).first();
  const save = page.getByRole('button', { name: 'Save' });
  const invalid = (name: string) =>
    page.getByRole('textbox', { name }).and(page.locator('[aria-invalid=true]')).first();

  // What is wrong is said beside its field, and nothing typed is lost.
  await save.click();
  await invalid('Title').waitFor();
  await page.getByRole('textbox', { name: 'Title' }).first().fill('పట్టు చీర');
  await price.fill('ఎంతో');
  await save.click();
  await invalid('Price').waitFor();
  assert.equal(await price.inputValue(), 'ఎంతో');
  await page.getByText('Write an amount in rupees').waitFor();
  await price.fill('१२,९९९.५०');
  await field('MRP').fill('100');
  await page.getByRole('switch', { name: 'There is a deal' }).check();
  await part('Price and deal').getByRole('textbox', { name: 'Price' }).nth(1).fill('13000');
  await save.click();
  await invalid('MRP').waitFor();
  await page.getByText('must not be above the price').waitFor();
  await assertAccessible(page, 'a product with errors');
  await field('MRP').fill('₹15,999');
  await part('Price and deal').getByRole('textbox', { name: 'Price' }).nth(1).fill('11999');
  await page.getByRole('combobox', { name: 'Store' }).fill('చేనేత దుకాణం');
  await field('Deal URL').fill(`${shop.url}/gone`);
  await page.getByRole('button', { name: 'Choose a picture' }).first().click();
  await page.getByRole('dialog').locator('img').first().click();
  await part('Pictures').locator('img').waitFor();
  await save.click();
  await page.waitForURL(/products\/\d+$/);
  const [stored] = await listOf(running);
  assert.deepEqual(
    [stored.title, stored.price, stored.mrp, stored.deal.price],
    ['పట్టు చీర', 1_299_950, 1_599_900, 1_199_900],
  );
  assert.deepEqual([stored.store.name, stored.deal_state, stored.gallery.length], ['చేనేత దుకాణం', 'running', 0]);
  assert.ok(stored.image.url, 'it has the picture of the library');

  const history = page.getByRole('table', { name: 'Price history' }).getByRole('row');
  await history.nth(1).waitFor();
  await price.fill('12500');
  await save.click();
  await history.nth(2).waitFor();
  assert.match(await history.nth(1).innerText(), /12,500.*15,999.*11,999/s);
  await page.getByRole('button', { name: 'Check now' }).click();
  const asked = async () => {
    await running.dinam.workers.drain();
    return shop.requests.length;
  };
  await becomes(page, asked, 1, 'the shop was asked');
  await page.getByText('The store has no such page any more (410).').waitFor();
  await assertAccessible(page, 'a product');
  await page.setViewportSize({ width: 360, height: 740 });
  await assertFits(page, 'a product on a phone');
  await page.setViewportSize({ width: 1440, height: 900 });

  // The dashboard leads to it. The list narrows by what was found, and the address keeps it.
  await visit(page, '/dashboard');
  await page.getByRole('link', { name: 'Products whose link leads nowhere: 1' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'పట్టు చీర' });
  await row.getByText('Broken link').waitFor();
  const choose = async (name: string, option: string) => {
    await page.getByRole('combobox', { name, exact: true }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };
  await choose('Link to the store', 'Link works');
  await page.getByText('No product matches.').waitFor();
  await choose('Link to the store', 'Broken link');
  await row.getByText('Broken link').waitFor();
  assert.match(page.url(), /link=broken/);
  await choose('Store', 'చేనేత దుకాణం');
  await row.getByText('₹11,999').waitFor();
  await assertAccessible(page, 'the products');
  await page.setViewportSize({ width: 360, height: 740 });
  await assertFits(page, 'the products on a phone');
  await row.getByRole('link').click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByText('There are no products yet.').waitFor();
  assert.deepEqual(
    errors.filter((line) => !/status of 400/.test(line)),
    [],
  );
});

test('products are put in order by mouse, finger and keys; prices come from a file; deals stand on a line', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const names = ['రెడ్మీ ఫోన్', 'सूती साड़ी', 'அரிசி', 'ریڈیو'];
  const token = await running.tokenOf('chief');
  const day = 86_400_000;
  const deals = [
    { ends_at: new Date(Date.now() + 3 * day).toISOString(), price: 90_000 },
    { starts_at: new Date(Date.now() + 5 * day).toISOString(), price: 80_000 },
  ];
  for (const [i, title] of names.entries()) {
    const json = { title, price: 100_000, sort_order: i, ...(deals[i] ? { deal: deals[i] } : {}) };
    assert.equal(
      (await running.call('/api/admin/products', { token, json: { ...json, store: { name: 'బజార్' } } })).status,
      201,
    );
  }
  const { page, errors } = await signedIn(await openBrowser(t), running, 'malik', 'chief', {
    path: '/products/order',
    hasTouch: true,
  });
  const order = async () => (await listOf(running)).map(({ title }) => title);
  const rows = page.getByRole('list', { name: 'Order' }).getByRole('listitem');
  const handleOf = async (i: number) => {
    const box = await rows.nth(i).locator('[data-handle]').boundingBox();
    assert.ok(box);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  await rows.nth(3).waitFor();
  await assertAccessible(page, 'the order');

  const [from, to] = [await handleOf(3), await handleOf(0)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y - 15, { steps: 4 });
  await page.mouse.up();
  await becomes(page, order, ['ریڈیو', 'రెడ్మీ ఫోన్', 'सूती साड़ी', 'அரிசி'], 'by the mouse');
  const [touched, target] = [await handleOf(1), await handleOf(3)];
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: { x: number; y: number }) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [at] });
  await touch('touchStart', touched);
  for (const part of [0.3, 0.7, 1])
    await touch('touchMove', { x: touched.x, y: touched.y + (target.y + 15 - touched.y) * part });
  await touch('touchEnd', target);
  await becomes(page, order, ['ریڈیو', 'सूती साड़ी', 'அரிசி', 'రెడ్మీ ఫోన్'], 'by a finger');
  await page.getByRole('button', { name: 'Move up: அரிசி' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await becomes(page, order, ['அரிசி', 'ریڈیو', 'सूती साड़ी', 'రెడ్మీ ఫోన్'], 'by the keys');
  await page.getByRole('status').getByText('அரிசி: now 1 of 4').waitFor();

  await page.getByRole('link', { name: 'Deals' }).click();
  const deal = page.getByRole('table', { name: 'Deals' }).getByRole('row');
  await deal.nth(2).waitFor();
  assert.match(await deal.nth(1).innerText(), /రెడ్మీ ఫోన్.*Deal runs.*₹1,000.*₹900/s);
  assert.match(await deal.nth(2).innerText(), /सूती साड़ी.*Deal to come.*Without an end/s);
  await assertAccessible(page, 'the deals');
  await page.getByRole('link', { name: 'Stores' }).click();
  await page.getByRole('link', { name: 'బజార్' }).click();
  await page.getByText('₹900').first().waitFor();

  // A file: each row with its error, and nothing is written until all are right.
  await page.getByRole('button', { name: 'Change prices from a file' }).click();
  const dialog = page.getByRole('dialog');
  const give = (csv: string) =>
    dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  const line = (words: string) => dialog.getByRole('row').filter({ hasText: words });
  const write = dialog.getByRole('button', { name: 'Change the prices' });
  await give('name,cost\nఫోన్,1\n');
  await dialog.getByText('The first line must name the columns id and price.').waitFor();
  await give('id,title,price,mrp\n1,,"1,200.50",1500\n2,,950,900\n3,,ధర,\n3,,5,\n99,,5,\n');
  await line('must not be below the price').getByText('सूती साड़ी').waitFor();
  await line('The price is no amount in rupees.').getByText('அரிசி').waitFor();
  await line('The product stands in the file twice.').waitFor();
  await line('There is no such product.').waitFor();
  await dialog.getByText('Rows with errors: 4.').waitFor();
  assert.match(await line('రెడ్మీ ఫోన్').innerText(), /₹1,000 → ₹1,200.50/);
  assert.ok(await write.isDisabled());
  await assertAccessible(page, 'a file with errors');
  assert.deepEqual(new Set((await listOf(running)).map(({ price }) => price)), new Set([100_000]));
  await give('id;price;mrp\n1;१२००.५०;1500\n2;1000;\n');
  await dialog.getByText('1 prices would change, 1 stay.').waitFor();
  await write.click();
  await dialog.getByText('1 prices were changed, 1 stayed.').waitFor();
  const phone = (await listOf(running, 'ids=1'))[0];
  assert.deepEqual([phone.price, phone.mrp], [120_050, 150_000]);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download the prices' }).click(),
  ]);
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
  assert.match(Buffer.concat(chunks).toString(), /^\uFEFFid,title,price,mrp\r\n(.*\r\n)*1,"రెడ్మీ ఫోన్",1200.5,1500\r\n/);
  await dialog
    .getByRole('button', { name: 'Close' })
    .or(dialog.getByRole('button', { name: 'Cancel' }))
    .click();

  await page.getByRole('link', { name: 'Categories' }).last().click();
  for (const name of ['మొబైల్స్', 'வீடு']) {
    await page.getByRole('button', { name: 'New category' }).click();
    await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('listitem').filter({ hasText: name }).waitFor();
  }
  await page.getByRole('button', { name: 'Move up: வீடு' }).click();
  const categories = async () =>
    (await running.call('/api/admin/product-categories?sort=sort_order', { token })).body.data.map(
      (one: Json) => one.name,
    );
  await becomes(page, categories, ['வீடு', 'మొబైల్స్'], 'categories in order');
  await page.getByRole('button', { name: 'வீடு', exact: true }).click();
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.locator('input[aria-invalid=true]').first().waitFor();
  await page.keyboard.press('Escape');
  await assertAccessible(page, 'the categories');
  for (const path of ['order', 'deals', 'categories', 'stores']) {
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, `/products/${path}`);
    await page.getByRole('navigation', { name: 'Shopping' }).waitFor();
    await assertFits(page, `${path} on a phone`);
  }
  assert.deepEqual(
    errors.filter((line) => !/status of 400/.test(line)),
    [],
  );
});
