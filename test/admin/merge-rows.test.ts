import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openBrowser } from '../support/browser.ts';
import { type Json, start } from '../support/helper.ts';
import { signedIn } from './window.ts';

test('two categories, places or categories of products become one in the interface', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const token = await running.tokenOf('chief');
  const add = async (path: string, json: Json): Promise<Json> => {
    const reply = await running.call(`/api/admin/${path}`, { token, json });
    assert.equal(reply.status, 201, reply.text);
    return reply.body.data;
  };
  const kriket = await add('categories', { name: 'క్రికెట్', slug: 'kriket' });
  const cricket = await add('categories', { name: 'Cricket', slug: 'cricket' });
  await add('news', { title: 'రంజీ ట్రోఫీ', lang: 'te', category_id: kriket.id });
  const { page, errors } = await signedIn(await openBrowser(t), running, 'malik', 'chief', { path: '/categories' });
  const record = page.getByRole('dialog');

  // What is refused says what can be done instead.
  await page.getByRole('button', { name: 'క్రికెట్', exact: true }).click();
  await record.getByRole('button', { name: 'Remove', exact: true }).click();
  const removal = page.getByRole('dialog', { name: 'Remove this category?' });
  await removal.getByText('or merge it into another').waitFor();
  await removal.getByRole('button', { name: 'Remove', exact: true }).click();
  await record.getByText('or merge the category into another').waitFor();

  await record.getByRole('button', { name: 'Merge into…' }).click();
  const merging = page.getByRole('dialog', { name: 'Merge క్రికెట్ into another' });
  await merging.getByRole('combobox', { name: 'Goes into' }).click();
  assert.deepEqual(await page.getByRole('option').allTextContents(), ['Cricket'], 'not into itself');
  await page.getByRole('option', { name: 'Cricket' }).click();
  await merging.getByText('Stories: 1').waitFor();
  await merging.getByRole('button', { name: 'Merge', exact: true }).click();
  const asked = page.getByRole('dialog', { name: 'Merge క్రికెట్ into Cricket?' });
  await asked.getByRole('button', { name: 'Merge', exact: true }).click();
  await merging.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'క్రికెట్', exact: true }).waitFor({ state: 'detached' });
  const left: Json[] = (await running.call('/api/admin/categories', { token })).body.data;
  assert.deepEqual(
    left.map(({ id }) => id),
    [cricket.id],
  );

  const phones = await add('product-categories', { name: 'मोबाइल', slug: 'phones' });
  await add('product-categories', { name: 'موبائل', slug: 'mobiles' });
  await add('products', { title: 'फ़ोन', price: 100, category_id: phones.id });
  await page.goto(page.url().replace(/categories$/, 'products/categories'));
  await page.getByRole('button', { name: 'मोबाइल', exact: true }).click();
  await record.getByRole('button', { name: 'Merge into…' }).click();
  const products = page.getByRole('dialog', { name: 'Merge मोबाइल into another' });
  await products.getByRole('combobox', { name: 'Goes into' }).click();
  await page.getByRole('option', { name: 'موبائل' }).click();
  await products.getByText('Products: 1').waitFor();
  await products.getByRole('button', { name: 'Merge', exact: true }).click();
  await page.getByRole('dialog', { name: 'into موبائل?' }).getByRole('button', { name: 'Merge', exact: true }).click();
  await page.getByRole('button', { name: 'मोबाइल', exact: true }).waitFor({ state: 'detached' });

  const { id: parent_id } = (await running.call('/api/v1/places/telangana')).body.data;
  const place = { type: 'district', parent_id };
  await add('places', { ...place, name: 'Kothapalle Naya', slug: 'kothapalle-naya' });
  await add('places', { ...place, name: 'Kottapalli Naya', slug: 'kottapalli-naya' });
  await page.goto(page.url().replace(/products\/categories$/, `places?in=${parent_id}`));
  await page.getByRole('button', { name: 'Edit: Kothapalle Naya' }).click();
  await record.getByRole('button', { name: 'Merge into…' }).click();
  const places = page.getByRole('dialog', { name: 'Merge Kothapalle Naya into another' });
  await places.getByRole('combobox', { name: 'Goes into' }).fill('Kottapalli Naya');
  await page.getByRole('option', { name: 'Kottapalli Naya' }).first().click();
  await places.getByText('Nothing names it yet.').waitFor();
  await places.getByRole('button', { name: 'Merge', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'into Kottapalli Naya?' })
    .getByRole('button', { name: 'Merge', exact: true })
    .click();
  await page.getByRole('button', { name: 'Edit: Kothapalle Naya' }).waitFor({ state: 'detached' });
  assert.deepEqual(
    errors.filter((line) => !/status of 409/.test(line)),
    [],
  );
});
