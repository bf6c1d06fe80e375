import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openBrowser } from '../support/browser.ts';
import { type Json, start } from '../support/helper.ts';
import { assertAccessible } from './axe.ts';
import { assertFits, signedIn, visit } from './window.ts';

test('the daily e-mail, the links of a story and the accepted work of a contributor', async (t) => {
  const running = await start(t, 'sqlite', {
    WORKERS: '0',
    SMTP_URL: 'smtp://127.0.0.1:2525',
    SMTP_FROM: 'desk@example.in',
  });
  const { app } = running.dinam;
  const [editor, contributor] = [await running.tokenOf('editor'), await running.tokenOf('contributor')];
  const json = { title: 'భద్రాచలంలో జాతర', lang: 'te', content: '<p>జాతర మొదలైంది నేడు</p>' };
  const { id } = (await running.call('/api/admin/news', { token: contributor, json })).body.data;
  assert.equal((await running.call(`/api/admin/news/${id}/submit`, { token: contributor, json: {} })).status, 200);
  const [submission] = (await running.call('/api/admin/submissions', { token: editor })).body.data;
  const accepted = await running.call(`/api/admin/submissions/${submission.id}/accept`, { token: editor, json: {} });
  assert.equal(accepted.status, 200, accepted.text);
  const made = await running.call(`/api/admin/news/${id}/previews`, { token: editor, json: {} });
  const { url } = made.body.data;

  const { page, errors } = await signedIn(await openBrowser(t), running, 'malik', 'chief', {
    path: '/account',
    viewport: { width: 360, height: 740 },
  });
  // Without an address of the account the server says why; with one the hour is chosen.
  const mail = page.getByRole('switch', { name: 'Send me the daily e-mail' });
  await mail.click();
  await page.getByText('Your account has no e-mail address').waitFor();
  assert.equal(await mail.isChecked(), false);
  await app.db.write.updateTable('users').set({ email: 'malik@example.in' }).where('name', '=', 'malik').execute();
  await mail.click();
  await page.getByRole('combobox', { name: 'From this hour on' }).click();
  await page.getByRole('option').nth(18).click();
  const stored = async (): Promise<Json> => app.db.write.selectFrom('digests').select('hour').executeTakeFirst();
  for (let tries = 0; (await stored())?.hour !== 18 && tries < 100; tries++) await page.waitForTimeout(50);
  assert.equal((await stored())?.hour, 18);
  await assertAccessible(page, 'the daily e-mail');

  // A link of somebody else is revoked, and shows nothing any more.
  await visit(page, `/news/${id}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Preview links' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('test.editor').waitFor();
  await assertAccessible(page, 'the links of a story');
  await assertFits(page, 'the links of a story');
  const status = async () => (await running.call(url.slice(running.url.length))).status;
  assert.equal(await status(), 200);
  await dialog.getByRole('button', { name: 'Revoke' }).click();
  await dialog.getByText('Revoked', { exact: true }).waitFor();
  assert.equal(await status(), 410);
  await dialog.getByRole('button', { name: 'Close' }).click();

  // What a fee follows from: the accepted work of a month.
  await visit(page, '/submissions');
  await page.getByRole('button', { name: 'Contributors' }).click();
  await page.getByRole('button', { name: 'test.contributor' }).click();
  await dialog.getByText('1 accepted, 3 words').waitFor();
  await dialog.getByRole('link', { name: json.title }).waitFor();
  await assertAccessible(page, 'the accepted work');
  await assertFits(page, 'the accepted work');
  await dialog.getByLabel('Month').fill('2020-01');
  await dialog.getByText('0 accepted, 0 words').waitFor();
  assert.deepEqual(errors, []);
});
