import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openBrowser } from '../support/browser.ts';
import { start } from '../support/helper.ts';
import { uploaded } from '../support/media.ts';
import { picture } from '../support/pictures.ts';
import { signedIn } from './window.ts';

test('a picture of the library is cropped by keyboard, replaced, and deleted for good after a question', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const { id, sha256 } = await uploaded(running, 'గోదావరి.jpg', await picture('jpeg', 1200, 800));
  const token = await running.tokenOf('editor');
  const stored = async () => running.call(`/api/admin/media/${id}`, { token });
  const browser = await openBrowser(t);
  const { page, errors } = await signedIn(browser, running, 'ramya', 'editor', { path: '/media' });
  const open = page.getByRole('button', { name: 'గోదావరి.jpg' });
  const dialog = page.getByRole('dialog', { name: 'గోదావరి.jpg' });
  const closed = () => dialog.waitFor({ state: 'detached' });

  await open.click();
  await dialog.getByRole('button', { name: 'Crop' }).click();
  await dialog.getByRole('button', { name: '1:1' }).click();
  await dialog.getByRole('application', { name: 'The part that readers see' }).press('ArrowRight');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await closed();
  const { crop } = (await stored()).body.data;
  assert.deepEqual(crop, { x: 0.187, y: 0, width: 0.667, height: 1 });
  await running.dinam.workers.drain();

  await page.reload();
  await open.click();
  const file = { name: 'వరద.jpg', mimeType: 'image/jpeg', buffer: await picture('jpeg', 900, 900) };
  await dialog.locator('input[type=file]').setInputFiles(file);
  await closed();
  assert.notEqual((await stored()).body.data.sha256, sha256);
  await running.dinam.workers.drain();

  await page.reload();
  await page.locator('main img').first().click();
  const any = page.getByRole('dialog').first();
  await any.getByRole('button', { name: 'Move to trash' }).click();
  const sure = page.getByRole('dialog', { name: 'Move this file to the trash?' });
  await sure.getByText('copies in browsers, apps and CDNs may stay').waitFor();
  await sure.getByRole('button', { name: 'Move to trash' }).click();
  await any.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Trash' }).click();
  await page.locator('main img').first().click();
  await any.getByRole('button', { name: 'Delete for good' }).click();
  const question = page.getByRole('dialog', { name: 'Delete this file for good?' });
  await question.getByRole('button', { name: 'Delete for good' }).click();
  await question.waitFor({ state: 'detached' });
  await page.getByText('The trash is empty').waitFor();
  assert.equal((await stored()).status, 404);
  assert.deepEqual(errors, []);
});

test('a contributor reads why an own file of a published story stays as it is, and is offered nothing', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const { page, errors } = await signedIn(await openBrowser(t), running, 'ramya', 'contributor', { path: '/media' });
  await page.getByText('No files here yet').waitFor();
  const files = [60, 61].map(async (width) => ({
    name: `నది-${width}.png`,
    mimeType: 'image/png',
    buffer: await picture('png', width, 40),
  }));
  await page.locator('input[type=file]').setInputFiles(await Promise.all(files));
  for (const name of ['నది-60.png', 'నది-61.png']) await page.getByLabel(`Select: ${name}`).waitFor();
  await running.dinam.workers.drain();
  const token = await running.tokenOf('chief');
  const list = (await running.call('/api/admin/media?sort=name', { token })).body.data;
  const story = { title: 'గోదావరికి వరద', lang: 'te', content: '<p>నీరు</p>', media_id: list[0].id };
  const made = await running.call('/api/admin/news', { token, json: story });
  assert.equal(made.status, 201, made.text);
  const published = await running.call(`/api/admin/news/${made.body.data.id}/publish`, { token, json: {} });
  assert.equal(published.status, 200, published.text);

  await page.reload();
  await page.getByLabel('Select: నది-61.png').waitFor();
  assert.equal(await page.getByLabel('Select: నది-60.png').count(), 0);
  await page.getByRole('button', { name: 'నది-60.png' }).click();
  const dialog = page.getByRole('dialog', { name: 'నది-60.png' });
  await dialog.getByText('upload a new file and use that one').waitFor();
  await dialog.getByText('Used in 1 more that you do not see').waitFor();
  assert.ok(await dialog.getByLabel('Credit').isDisabled());
  assert.deepEqual(
    await dialog
      .getByRole('button')
      .allInnerTexts()
      .then((all) => all.filter((one) => /save|trash|replace|crop/i.test(one))),
    [],
  );
  assert.deepEqual(errors, []);
});
