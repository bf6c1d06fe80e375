import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openBrowser } from '../support/browser.ts';
import { type Json, password, start } from '../support/helper.ts';
import { saved, signedIn, storyText } from './window.ts';

test('who writes for one part is given its choices, begins in it, and reads the rest', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0', DEFAULT_LANG: 'te' });
  const token = await running.tokenOf('owner');
  const added = async (path: string, json: Json): Promise<Json> => {
    const reply = await running.call(`/api/admin/${path}`, { token, json });
    assert.equal(reply.status, 201, reply.text);
    return reply.body.data;
  };
  const politics = await added('categories', { name: 'రాజకీయాలు', slug: 'limited-politics' });
  const business = await added('categories', { name: 'వ్యాపారం', slug: 'limited-business' });
  const place = async (name: string, type: string, parent_id?: number) =>
    (await added('places', { name, type, ...(parent_id ? { parent_id } : {}) })).id as number;
  const state = await place('Limits State', 'state', await place('Limits Country', 'country'));
  const guntur = await place('Limits Guntur', 'district', state);
  const tenali = await place('Limits Tenali', 'mandal', guntur);
  const story = (title: string, more: Json) => added('news', { title, lang: 'te', content: '<p>వార్త</p>', ...more });
  const inside = await story('తెనాలి రాజకీయం', { category_id: politics.id, place_ids: [tenali] });
  const outside = await story('మిర్చి యార్డు', { category_id: business.id, place_ids: [tenali] });
  const elsewhere = await story('రాజధాని', { category_id: politics.id, place_ids: [state] });
  const hindi = await story('राजनीति', { lang: 'hi', category_id: politics.id, place_ids: [tenali] });

  const { page, errors } = await signedIn(await openBrowser(t), running, 'సీత', 'chief');
  const { id } = (await running.call('/api/admin/users?search=సీత', { token })).body.data[0];
  await running.call(`/api/admin/users/${id}`, {
    method: 'PATCH',
    token,
    headers: { 'if-match': '*' },
    json: { langs: ['te', 'ur'], category_ids: [politics.id], place_ids: [guntur], current_password: password },
  });
  await page.reload();

  await t.test('the list marks what opens for reading alone', async () => {
    const row = (title: string) => page.getByRole('row').filter({ hasText: title });
    await row('మిర్చి యార్డు').getByText('Read only').waitFor();
    await row('రాజధాని').getByText('Read only').waitFor();
    await row('राजनीति').getByText('Read only').waitFor();
    assert.equal(await row('తెనాలి రాజకీయం').getByText('Read only').count(), 0);
  });

  await t.test('it says where the story is and what may be edited', async () => {
    const opens = async (one: Json, says: string) => {
      await page.goto(`${running.url}/admin/news/${one.id}`);
      await page.getByRole('alert').getByText(says).waitFor();
      assert.ok(await page.getByLabel('Title', { exact: true }).isDisabled());
      assert.equal(await page.getByRole('button', { name: 'Publish' }).count(), 0);
    };
    await opens(outside, 'This story is in వ్యాపారం; you may edit రాజకీయాలు.');
    await opens(elsewhere, 'This story is from Limits State; you may edit stories from Limits Guntur.');
    await opens(hindi, 'This story is in हिन्दी; you may edit stories in తెలుగు, اردو.');
    await page.goto(`${running.url}/admin/news/${inside.id}`);
    await page.getByLabel('Title', { exact: true }).fill('తెనాలి రాజకీయం మారింది');
    await saved(page);
  });

  await t.test('a new story begins in what is theirs, and is saved at once', async () => {
    await page.goto(`${running.url}/admin/news/create`);
    await page.getByRole('button', { name: 'Limits Guntur' }).waitFor();
    assert.equal(await page.getByLabel('Category', { exact: true }).inputValue(), 'రాజకీయాలు');
    await page.getByLabel('Category', { exact: true }).click();
    assert.deepEqual(await page.getByRole('option').allInnerTexts(), ['రాజకీయాలు']);
    await page.keyboard.press('Escape');
    await page.getByRole('combobox', { name: 'Language' }).click();
    assert.deepEqual((await page.getByRole('option').allInnerTexts()).sort(), ['اردو', 'తెలుగు'].sort());
    await page.keyboard.press('Escape');
    await page.getByLabel('Title', { exact: true }).fill('గుంటూరు సభ');
    await storyText(page).click();
    await page.keyboard.insertText('సభకు భారీగా జనం.');
    await saved(page);
  });
  assert.deepEqual(errors, []);
});
