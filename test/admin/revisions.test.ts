import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openBrowser } from '../support/browser.ts';
import { type Json, start } from '../support/helper.ts';
import { signedIn, storyText } from './window.ts';

test('revisions have the changes that are not published, with names instead of numbers, in the language of the desk', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const token = await running.tokenOf('chief');
  const call = async (path: string, json?: Json, method?: string): Promise<Json> => {
    const options = { token, headers: { 'if-match': '*' }, ...(json ? { json } : {}), ...(method ? { method } : {}) };
    const reply = await running.call(`/api/admin/${path}`, options);
    assert.ok(reply.status < 300, reply.text);
    return reply.body.data;
  };
  const category = await call('categories', { name: 'జిల్లా వార్తలు' });
  const gone = await call('categories', { name: 'పాత వర్గం' });
  const { id } = await call('news', { title: 'కడెంకు వరద', lang: 'te', content: '<p>ముందు పాఠం.</p>' });
  const hindi = await call(`news/${id}/translations`, { lang: 'hi', title: 'कदम में बाढ़' });
  await call(`news/${id}`, { category_id: gone.id }, 'PATCH');
  await call(`news/${id}/publish`, {});
  await call(`news/${id}/working-copy`, { category_id: category.id, is_featured: true, tags: ['వరద'] }, 'PATCH');
  const { page, errors } = await signedIn(await openBrowser(t), running, 'salma', 'chief', { path: `/news/${id}` });
  await storyText(page).waitFor();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Revisions' }).click();
  const dialog = page.getByRole('dialog', { name: 'Revisions' });
  await dialog.getByRole('button').filter({ hasText: 'Not published' }).click();
  await dialog.getByText('పాత వర్గం').waitFor();
  for (const name of ['జిల్లా వార్తలు', 'వరద', 'No', 'Yes']) await dialog.getByText(name, { exact: true }).first().waitFor();
  assert.doesNotMatch(await dialog.innerText(), /null|true|false|\[/);

  // The other item of the story is called by its title, as its revisions show it.
  await page.evaluate(`localStorage.setItem('RaStore.locale', '"hi"')`);
  await page.goto(`${running.url}/admin/news/${hindi.id}`);
  await call(`news/${hindi.id}`, { translation_group: null }, 'PATCH');
  await storyText(page).or(page.locator('.tiptap')).first().waitFor();
  await page
    .getByRole('button', { name: 'और काम' })
    .or(page.locator('main button[aria-haspopup=menu]').first())
    .first()
    .click();
  await page.getByRole('menuitem').first().click();
  await page.getByRole('dialog').getByText('కడెంకు వరద').waitFor();
  assert.deepEqual(errors, []);
});
