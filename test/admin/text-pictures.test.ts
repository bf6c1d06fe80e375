import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openBrowser } from '../support/browser.ts';
import { start } from '../support/helper.ts';
import { uploaded } from '../support/media.ts';
import { picture } from '../support/pictures.ts';
import { saved, signedIn, storyText, until } from './window.ts';

test('pictures of a text are loaded as variants, and stored as originals', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const file = await uploaded(running, 'గోదావరి.jpg', await picture('jpeg', 1600, 900));
  const other = await uploaded(running, 'चित्र.jpg', await picture('jpeg', 1200, 900));
  const token = await running.tokenOf('editor');
  const content = `<p>నీటి మట్టం</p><img src="${file.original_url}" alt="నది"><div class="gallery"><figure><img src="${other.original_url}" alt="నది"></figure></div>`;
  const json = { title: 'గోదావరికి వరద', lang: 'te', content, media_id: other.id };
  const { id } = (await running.call('/api/admin/news', { token, json })).body.data;
  const browser = await openBrowser(t);
  const { page, errors } = await signedIn(browser, running, 'ramya', 'chief');
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') loaded.push(new URL(request.url()).pathname);
  });
  await page.goto(`${running.url}/admin/news/${id}`);
  const images = storyText(page).locator('img');
  await images.nth(1).waitFor();
  await until(page, '[...document.images].every((one) => one.naturalWidth > 0)');
  assert.equal(await images.count(), 2);
  assert.ok(loaded.length >= 2, loaded.join(' '));
  assert.deepEqual(
    loaded.filter((path) => !path.startsWith('/files/v/')),
    [],
    'only variants',
  );
  await storyText(page).getByText('నీటి మట్టం').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' 43');
  await saved(page);
  const stored = (await running.call(`/api/admin/news/${id}`, { token })).body.data.content;
  assert.match(stored, /నీటి మట్టం 43/);
  for (const { original_url } of [file, other]) assert.ok(stored.includes(original_url), stored);
  assert.deepEqual(errors, []);
});
