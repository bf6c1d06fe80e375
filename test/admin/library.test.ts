import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openBrowser } from '../support/browser.ts';
import { type Json, start } from '../support/helper.ts';
import { uploaded } from '../support/media.ts';
import { picture } from '../support/pictures.ts';
import { signedIn } from './window.ts';

test('many files are sent with their progress; one that fails is sent again; a picture is pasted', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const { page, errors } = await signedIn(await openBrowser(t), running, 'ramya', 'editor', { path: '/media' });
  await page.getByText('No files here yet').waitFor();
  const names = ['గోదావరి.png', 'వరద.png', 'வெள்ளம்.png', 'बाढ़.png'] as const;
  const colours = await Promise.all(names.map((_, i) => picture('png', 60 + i, 40)));
  const files = names.map((name, i) => ({ name, mimeType: 'image/png', buffer: colours[i] as Buffer }));
  const go = Promise.withResolvers<void>();
  let asked = 0;
  await page.route('**/api/admin/media', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    asked++;
    if (asked === 1) return route.abort('connectionreset');
    await go.promise;
    return route.continue();
  });
  await page.locator('input[type=file]').setInputFiles(files);
  const alert = page.getByRole('alert').filter({ hasText: names[0] });
  await alert.waitFor();
  for (const name of names.slice(1)) await page.getByRole('progressbar', { name }).waitFor();
  assert.equal(asked, 3, 'two at a time');
  go.resolve();
  for (const name of names.slice(1)) await page.getByRole('button', { name }).first().waitFor();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: names[0] }).first().waitFor();
  await alert.waitFor({ state: 'detached' });
  await page.unroute('**/api/admin/media');

  const token = await running.tokenOf('editor');
  const stored = async (): Promise<Json[]> => (await running.call('/api/admin/media', { token })).body.data;
  assert.deepEqual(new Set((await stored()).map(({ name }) => name)), new Set(names));

  // From the clipboard of the browser, as a screenshot is.
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const base64 = (await picture('png', 90, 60)).toString('base64');
  await page.evaluate(`(async () => {
    const bytes = Uint8Array.from(atob('${base64}'), (c) => c.charCodeAt(0));
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': new Blob([bytes], { type: 'image/png' }) })]);
  })()`);
  await page.getByRole('heading', { name: 'Media' }).click();
  await page.keyboard.press('Control+V');
  await page
    .getByRole('button', { name: /image\.png/ })
    .first()
    .waitFor();
  assert.equal((await stored()).length, names.length + 1);
  assert.deepEqual(
    errors.filter((line) => !/ERR_CONNECTION_RESET/.test(line)),
    [],
  );
});

test('texts of a picture per language; where it is used; unused ones go to the trash and come back', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0', DEFAULT_LANG: 'te' });
  const token = await running.tokenOf('chief');
  const send = async (name: string, width: number) => uploaded(running, name, await picture('png', width, 40));
  const river = await send('గోదావరి.png', 60);
  const spare = await send('వరద.png', 61);
  const other = await send('बाढ़.png', 62);
  const add = async (path: string, json: object): Promise<Json> => {
    const reply = await running.call(path, { token, json });
    assert.equal(reply.status, 201, reply.text);
    return reply.body.data;
  };
  const story = await add('/api/admin/news', { title: 'గోదావరికి భారీ వరద', lang: 'te', media_id: river.id });
  const blog = await add('/api/admin/news', { title: 'వరద ప్రత్యక్షం', lang: 'te', content_type: 'live' });
  await add(`/api/admin/news/${blog.id}/live`, { title: 'నీటి మట్టం 43 అడుగులు', image_url: river.url });
  await add('/api/admin/products', {
    title: 'గొడుగు',
    price: 49900,
    deal_url: 'https://shop.example/umbrella',
    media_id: river.id,
  });
  const { page, errors } = await signedIn(await openBrowser(t), running, 'ramya', 'chief', { path: '/media' });
  const stored = async (id: number): Promise<Json> =>
    (await running.call(`/api/admin/media/${id}`, { token })).body.data;
  const dialog = page.getByRole('dialog', { name: 'గోదావరి.png' });
  const open = () => page.getByRole('button', { name: 'గోదావరి.png' }).click();

  await open();
  await dialog.getByLabel('Image description · తెలుగు').fill('ఉప్పొంగుతున్న గోదావరి');
  await dialog.getByRole('button', { name: 'हिन्दी' }).click();
  await dialog.getByLabel('Image description · हिन्दी').fill('उफनती गोदावरी');
  await dialog.getByLabel('Caption · हिन्दी').fill('भद्राचलम में गोदावरी');
  await dialog.getByRole('button', { name: 'తెలుగు ✓' }).waitFor();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
  const { alt, caption } = await stored(river.id);
  assert.deepEqual(alt, { te: 'ఉప్పొంగుతున్న గోదావరి', hi: 'उफनती गोदावरी' });
  assert.deepEqual(caption, { hi: 'भद्राचलम में गोदावरी' });

  await open();
  await dialog.getByText('Used 3×').waitFor();
  const product = (await dialog.getByRole('link', { name: 'గొడుగు' }).getAttribute('href')) ?? '';
  assert.match(product, /\/products\/\d+$/);
  await dialog.getByRole('link', { name: 'నీటి మట్టం' }).click();
  await page.waitForURL(new RegExp(`/news/${blog.id}/live$`));
  await page.getByRole('heading', { name: 'వరద ప్రత్యక్షం' }).waitFor();
  await page.goBack();
  await open();
  await dialog.getByRole('link', { name: story.title }).click();
  await page.waitForURL(new RegExp(`/news/${story.id}$`));
  await page.goBack();

  // Selected ones: what is in use stays, and is named.
  for (const { name } of [river, spare]) await page.getByLabel(`Select: ${name}`).check();
  const bar = page.getByRole('region', { name: /selected/ });
  await bar.getByRole('button', { name: 'Move to trash' }).click();
  await bar.getByText('గోదావరి.png: it is in use').waitFor();
  assert.deepEqual([(await stored(river.id)).trashed_at, (await stored(spare.id)).trashed_at !== null], [null, true]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByLabel(`Select: ${spare.name}`).waitFor();
  assert.equal((await stored(spare.id)).trashed_at, null);
  await bar.getByRole('button', { name: 'Clear selection' }).click();

  // All unused ones at once.
  await page.getByRole('button', { name: 'Unused', exact: true }).click();
  await page.getByRole('button', { name: 'Move unused files to the trash' }).click();
  const question = page.getByRole('dialog', { name: 'Move unused files to the trash' });
  await question.getByRole('button', { name: 'Move to trash' }).click();
  await page.getByText('No file is unused for so long').waitFor();
  await page.getByRole('button', { name: 'Move unused files to the trash' }).click();
  await question.getByLabel('Uploaded at least so many days ago').fill('0');
  await question.getByRole('button', { name: 'Move to trash' }).click();
  await page.getByText('2 files are in the trash').waitFor();
  await page.getByText('No file matches').waitFor();

  // Out of the trash, and away for good. Until the trash is read, no file that is not in it can be chosen there.
  await page.getByRole('button', { name: 'Unused', exact: true }).click();
  await page.getByLabel(`Select: ${river.name}`).waitFor();
  const read = Promise.withResolvers<void>();
  await page.route(/is_trashed=true/, async (route) => {
    await read.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Trash', exact: true }).click();
  await page.getByLabel(`Select: ${river.name}`).waitFor({ state: 'detached' });
  read.resolve();
  await page.getByLabel(`Select: ${spare.name}`).check();
  await bar.getByRole('button', { name: 'Restore' }).click();
  await page.getByText('1 files were restored').waitFor();
  await page.getByLabel(`Select: ${other.name}`).check();
  await bar.getByRole('button', { name: 'Delete for good' }).click();
  const sure = page.getByRole('dialog', { name: 'Delete 1 files for good?' });
  await sure.getByRole('button', { name: 'Delete for good' }).click();
  await page.getByText('The trash is empty').waitFor();
  assert.equal((await running.call(`/api/admin/media/${other.id}`, { token })).status, 404);
  assert.equal((await stored(spare.id)).trashed_at, null);
  assert.deepEqual(errors, []);
});
