import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openBrowser } from '../support/browser.ts';
import { type Json, start } from '../support/helper.ts';
import { until } from '../support/process.ts';
import { signedIn } from './window.ts';

test('a product moved twice at once moves two places, and a list that was read too early does not undo it', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const token = await running.tokenOf('chief');
  const at = '/api/admin/products';
  for (const [i, title] of ['ఫోన్', 'साड़ी', 'அரிசி', 'ریڈیو'].entries())
    await running.call(at, { token, json: { title, price: 100_000, sort_order: i } });
  const stored = async (): Promise<Json[]> => (await running.call(`${at}?sort=sort_order`, { token })).body.data;
  const becomes = (wanted: string[]) =>
    until(stored, (rows) => JSON.stringify(rows.map(({ title }) => title)) === JSON.stringify(wanted));
  const { page, errors } = await signedIn(await openBrowser(t), running, 'malik', 'chief', { path: '/products/order' });
  const rows = page.getByRole('list', { name: 'Order' }).getByRole('listitem');
  const up = (title: string) => page.getByRole('button', { name: `Move up: ${title}` });

  // The second click comes as soon as the browser has done with the first one: no timer has run in between.
  await up('அரிசி').evaluate(async (button: { click(): void }) => {
    button.click();
    await Promise.resolve();
    button.click();
  });
  await becomes(['அரிசி', 'ఫోన్', 'साड़ी', 'ریڈیو']);

  // The list is asked for after one order and answered during the next one.
  const opened = { list: () => {}, order: () => {} };
  const isOpen = {
    list: new Promise<void>((resolve) => (opened.list = resolve)),
    order: new Promise<void>((resolve) => (opened.order = resolve)),
  };
  await page.route(/products\?/, async (route) => {
    await isOpen.list;
    await route.continue();
  });
  const asked = page.waitForRequest(/products\?/);
  await up('ریڈیو').click();
  await asked;
  await becomes(['அரிசி', 'ఫోన్', 'ریڈیو', 'साड़ी']);
  await page.route(/products\/order$/, async (route) => {
    await isOpen.order;
    await route.continue();
  });
  await up('ریڈیو').click();
  const [first] = await stored();
  const changed = { method: 'PATCH', json: { title: 'புழுங்கல் அரிசி' }, headers: { 'if-match': '*' } };
  assert.equal((await running.call(`${at}/${first.id}`, { token, ...changed })).status, 200);
  opened.list();
  await page.getByText('புழுங்கல் அரிசி').waitFor();
  assert.match((await rows.allInnerTexts()).join(), /புழுங்கல்.*ریڈیو.*ఫోన్.*साड़ी/s);
  await up('ریڈیو').click();
  opened.order();
  await becomes(['ریڈیو', 'புழுங்கல் அரிசி', 'ఫోన్', 'साड़ी']);
  await page.unrouteAll({ behavior: 'wait' });
  assert.deepEqual(errors, []);
});
