import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openBrowser } from '../support/browser.ts';
import { start } from '../support/helper.ts';
import { signedIn } from './window.ts';

test('the preview opens in a window of its own, which is closed when no link can be made', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const token = await running.tokenOf('chief');
  const json = { title: 'గోదావరికి వరద', lang: 'te', content: '<p>నీటి మట్టం 43 అడుగులు.</p>' };
  const { id } = (await running.call('/api/admin/news', { token, json })).body.data;
  const path = `/api/admin/news/${id}/previews`;
  const browser = await openBrowser(t);
  const { page, errors } = await signedIn(browser, running, 'ramya', 'chief', { path: `/news/${id}` });
  const open = async () => {
    const opened = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    return opened;
  };
  const shown = await open();
  await shown.getByRole('heading', { name: 'గోదావరికి వరద' }).waitFor();
  await shown.close();

  // A story has 50 links at most.
  for (let n = 2; n <= 50; n++) assert.equal((await running.call(path, { token, json: {} })).status, 201);
  const blank = await open();
  await page.getByText('The story has 50 links already; revoke some first.').waitFor();
  if (!blank.isClosed()) await blank.waitForEvent('close');
  assert.deepEqual(errors, []);
});
