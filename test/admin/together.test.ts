import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openBrowser } from '../support/browser.ts';
import { password, start } from '../support/helper.ts';
import { saved, signedIn, storyText } from './window.ts';

const title = 'తెలంగాణలో మూడు రోజులు వర్షాలు';

test('two editors in one story: the lock, taking over, and a conflict in which no text is lost', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const browser = await openBrowser(t);
  const { page: first } = await signedIn(browser, running, 'ramya');
  await first.getByRole('link', { name: 'New story' }).first().click();
  await first.getByLabel('Title').fill(title);
  await saved(first);
  await first.waitForURL(/\/news\/\d+/);
  const path = new URL(first.url()).pathname.slice('/admin'.length);

  const { page: second } = await signedIn(browser, running, 'salma', 'chief', { path });
  await second.getByText(/ramya is editing this story/).waitFor();
  await second.getByRole('button', { name: 'Take over' }).click();
  await first.getByText(/salma is editing this story/).waitFor();

  // Both write: what the second saves first, the first has to merge.
  await first.context().setOffline(true);
  await storyText(first).fill('వాతావరణ శాఖ హెచ్చరిక జారీ చేసింది.');
  await first.getByLabel('Summary').fill('రమ్య రాసిన సారాంశం');
  await first.getByText('No connection: kept on this device, saved later').waitFor();
  await second.getByLabel('Summary').fill('సల్మా రాసిన సారాంశం');
  await saved(second);
  await first.context().setOffline(false);
  const dialog = first.getByRole('dialog', { name: 'Somebody else has saved this story' });
  await dialog.waitFor();
  for (const text of ['రమ్య', 'సల్మా']) await dialog.getByText(text, { exact: true }).waitFor();
  await dialog.getByRole('button', { name: 'Theirs' }).click();
  await dialog.getByRole('button', { name: 'Keep these' }).click();
  await dialog.waitFor({ state: 'detached' });
  await saved(first);
  const token = await running.tokenOf('editor');
  const { body } = await running.call(`/api/admin${path}`, { token });
  assert.equal(body.data.summary, 'సల్మా రాసిన సారాంశం');
  assert.match(body.data.content, /వాతావరణ శాఖ హెచ్చరిక/, 'the text that was typed without a connection is saved');
  const beside = await running.call(`/api/admin${path}/working-copy/revisions`, { token });
  const [kept] = beside.body.data;
  assert.deepEqual([kept.verb, kept.user.name], ['not_taken', 'ramya']);
  const whole = await running.call(`/api/admin${path}/working-copy/revisions/${kept.number}`, { token });
  assert.equal(whole.body.data.item.summary, 'రమ్య రాసిన సారాంశం', 'what was not taken is a revision');
});

test('a session that ends while somebody types asks for the password over the page', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const browser = await openBrowser(t);
  const { page, errors } = await signedIn(browser, running, 'ayesha', 'editor', { path: '/news/create' });
  await page.getByLabel('Title').fill(title);
  await saved(page);
  const owner = await running.tokenOf('owner');
  const { body } = await running.call('/api/admin/users?search=ayesha', { token: owner });
  const { id, rev } = body.data[0];
  const ended = await running.call(`/api/admin/users/${id}`, {
    method: 'PATCH',
    token: owner,
    json: { password: 'మరొక-మంచి-पासवर्ड-2027', current_password: password },
    headers: { 'if-match': `"${rev}"` },
  });
  assert.equal(ended.status, 200, ended.text);
  await page.getByLabel('Title').fill(`${title}: పాఠశాలలకు సెలవు`);
  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  await dialog.getByLabel(/^Password/).fill('మరొక-మంచి-पासवर्ड-2027');
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await saved(page);
  assert.equal(await page.getByLabel('Title').inputValue(), `${title}: పాఠశాలలకు సెలవు`);
  const { body: list } = await running.call('/api/admin/news', { token: owner });
  assert.equal(list.data[0].title, `${title}: పాఠశాలలకు సెలవు`);
  assert.deepEqual(errors, []);
});

test('a viewer sees and changes nothing; what is typed survives a reload', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const token = await running.tokenOf('editor');
  const { body } = await running.call('/api/admin/news', { token, json: { title, lang: 'te' } });
  const browser = await openBrowser(t);
  const { page } = await signedIn(browser, running, 'viewer1', 'viewer');
  await page.getByText(title).waitFor();
  assert.equal(await page.getByRole('link', { name: 'New story' }).count(), 0);
  await page.getByText(title).click();
  await storyText(page).waitFor();
  assert.equal(await page.getByLabel('Title').isEditable(), false);
  assert.equal(await page.getByRole('button', { name: 'Publish' }).count(), 0);

  const { page: editor } = await signedIn(browser, running, 'editor1', 'editor', { path: `/news/${body.data.id}` });
  await storyText(editor).waitFor();
  await editor.context().setOffline(true);
  await editor.getByLabel('Summary').fill('సారాంశం పోదు');
  await editor.getByText('No connection: kept on this device, saved later').waitFor();
  await editor.context().setOffline(false);
  await editor.reload();
  await storyText(editor).waitFor();
  assert.equal(await editor.getByLabel('Summary').inputValue(), 'సారాంశం పోదు');
  await saved(editor);
});
