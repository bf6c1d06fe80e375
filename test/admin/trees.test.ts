import assert from 'node:assert/strict';
import { test } from 'node:test';
import { movedTo } from '../../admin/src/categories/tree.ts';
import type { AdminCategory } from '../../src/categories/model.ts';
import { openBrowser } from '../support/browser.ts';
import { type Json, start } from '../support/helper.ts';
import { assertAccessible } from './axe.ts';
import { assertFits, signedIn } from './window.ts';

test('categories are added, dragged into each other and ordered by the keys', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const token = await running.tokenOf('chief');
  for (const [i, name] of ['రాజకీయాలు', 'క్రీడలు', 'సినిమా'].entries())
    await running.call('/api/admin/categories', { token, json: { name, slug: `c${i}`, sort_order: i } });
  const list = async (): Promise<Json[]> =>
    (await running.call('/api/admin/categories?sort=sort_order', { token })).body.data;
  const { page, errors } = await signedIn(await openBrowser(t), running, 'malik', 'chief', { path: '/categories' });
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await row('సినిమా').waitFor();
  await assertAccessible(page, 'the categories');

  // A colour that is none is refused beside its field.
  await page.getByRole('button', { name: 'New category' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('క్రికెట్');
  await dialog.getByRole('textbox', { name: 'Colour', exact: true }).fill('red');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.locator('input[aria-invalid=true]').waitFor();
  await assertAccessible(page, 'a category with an error');
  await dialog.getByRole('textbox', { name: 'Colour', exact: true }).fill('#0a7d36');
  await dialog.getByRole('textbox', { name: 'Name · తెలుగు' }).fill('క్రికెట్ వార్తలు');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await row('క్రికెట్').waitFor();

  // Into another one by the mouse; up by the keys.
  await row('క్రికెట్').dragTo(row('క్రీడలు'), { targetPosition: { x: 200, y: 26 } });
  const stored = async (name: string) => (await list()).find((one) => one.name === name);
  const sports = await stored('క్రీడలు');
  for (let tries = 0; (await stored('క్రికెట్'))?.parent_id !== sports?.id && tries < 100; tries++)
    await page.waitForTimeout(50);
  assert.equal((await stored('క్రికెట్'))?.parent_id, sports?.id);
  assert.equal((await stored('క్రికెట్'))?.color, '#0a7d36');
  assert.deepEqual((await stored('క్రికెట్'))?.texts, { te: { name: 'క్రికెట్ వార్తలు' } });
  await page.getByRole('button', { name: 'Move up: సినిమా' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Move down: సినిమా' }).and(page.locator(':enabled')).waitFor();
  const tops = async () => (await list()).filter((one) => one.parent_id === null).map((one) => one.name);
  for (let tries = 0; (await tops())[1] !== 'సినిమా' && tries < 100; tries++) await page.waitForTimeout(50);
  assert.deepEqual(await tops(), ['రాజకీయాలు', 'సినిమా', 'క్రీడలు']);

  // One with others below it stays, and the server says why.
  await page.getByRole('button', { name: 'క్రీడలు', exact: true }).click();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog', { name: 'Remove this category?' }).getByRole('button', { name: 'Remove' }).click();
  await dialog.getByText('There are categories below this one').waitFor();
  assert.deepEqual(
    errors.filter((line) => !/status of 40[09]/.test(line)),
    [],
  );
  await page.setViewportSize({ width: 360, height: 740 });
  await page.reload();
  await row('క్రికెట్').waitFor();
  await assertFits(page, 'the categories on a phone');
});

test('a category cannot be moved into itself or what lies below it', () => {
  const one = (id: number, parent_id: number | null, sort_order: number) =>
    ({ id, parent_id, sort_order }) as AdminCategory;
  const all = [one(1, null, 0), one(2, 1, 0), one(3, 2, 0), one(4, null, 1)];
  assert.equal(movedTo(all, 1, 3, 'into'), null);
  assert.equal(movedTo(all, 1, 2, 'before'), null);
  assert.equal(movedTo(all, 1, 1, 'into'), null);
  assert.deepEqual(movedTo(all, 4, 1, 'before'), { parent: null, ids: [4, 1] });
  assert.deepEqual(movedTo(all, 3, 1, 'after'), { parent: null, ids: [1, 3, 4] });
  assert.deepEqual(movedTo(all, 4, 2, 'into'), { parent: 2, ids: [3, 4] });
});

test('a place is found, added below it, and a file is checked before it is imported', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const { page, errors } = await signedIn(await openBrowser(t), running, 'malik', 'chief', {
    path: '/places',
    viewport: { width: 360, height: 740 },
  });
  const dialog = page.getByRole('dialog');
  await page.getByRole('link', { name: 'India', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Search places' }).fill('Telengana'); // by its sound
  await page.getByRole('link', { name: 'Telangana', exact: true }).first().click();
  await page.getByRole('searchbox', { name: 'Search places' }).fill('');
  await page.getByRole('navigation', { name: 'Where this is' }).getByRole('link', { name: 'Telangana' }).waitFor();
  await page.getByRole('button', { name: 'New place' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.locator('input[aria-invalid=true]').first().waitFor(); // a name is needed
  await assertAccessible(page, 'a place with an error');
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Godavari Khani Nagar');
  await dialog.getByRole('textbox', { name: 'Name · తెలుగు' }).fill('గోదావరి ఖని నగర్');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('searchbox', { name: 'Search places' }).fill('గోదావరి ఖని');
  await page.getByText('గోదావరి ఖని నగర్').waitFor();
  await assertFits(page, 'the places');
  await assertAccessible(page, 'the places');

  await page.getByRole('button', { name: 'Import from CSV' }).click();
  const file = (csv: string) => ({ name: 'places.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  const choose = (csv: string) => dialog.locator('input[type=file]').setInputFiles(file(csv));
  await choose('type,name,parent\nvillage,Rampur,telangana\n');
  await dialog.getByText('The file has errors.').waitFor();
  assert.ok(await dialog.getByRole('button', { name: 'Import', exact: true }).isDisabled());
  await assertAccessible(page, 'a file with errors');
  await choose('type,name,parent,name_te\ndistrict,Nava Jilla,telangana,నవ జిల్లా\n');
  await dialog.getByText('1 would be added').waitFor();
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await dialog.getByText('Imported: 1 added').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('searchbox', { name: 'Search places' }).fill('నవ జిల్లా');
  await page.getByRole('link', { name: 'Nava Jilla' }).waitFor();
  assert.deepEqual(
    errors.filter((line) => !/status of 400/.test(line)),
    [],
  );
});
