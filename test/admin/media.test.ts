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
