import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { systemActor } from '../../src/core/app.ts';
import { edit } from '../../src/settings/settings.ts';
import { openBrowser } from '../support/browser.ts';
import { type Json, start } from '../support/helper.ts';
import { saved, signedIn, storyText } from './window.ts';

/** Answers the question whether changes are discarded, which says whose they are. */
async function discard(page: Page, whose: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Discard changes', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Discard the changes?' });
  await dialog.getByText(whose).waitFor();
  await dialog.getByRole('button', { name: 'Discard changes' }).click();
}

test('changes of a published story: reviewed, taken back, published while somebody types, decided in a conflict', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  await edit(running.dinam.app, 'newsroom', { editors_may: [] }, null, systemActor);
  const token = await running.tokenOf('chief');
  const call = async (path: string, json?: Json, method?: string): Promise<Json> => {
    const options = { token, headers: { 'if-match': '*' }, ...(json ? { json } : {}), ...(method ? { method } : {}) };
    const reply = await running.call(`/api/admin/news${path}`, options);
    assert.ok(reply.status < 300, reply.text);
    return reply.body.data;
  };
  const { id } = await call('', { title: 'చెన్నైలో వాన', lang: 'te', content: '<p>ముందు పాఠం.</p>' });
  await call(`/${id}/publish`, {});
  const browser = await openBrowser(t);
  const path = `/news/${id}`;
  const chief = await signedIn(browser, running, 'salma', 'chief', { path });
  const { page } = chief;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const summary = page.getByLabel('Summary');
  await storyText(page).waitFor();

  await t.test('what is typed and taken back leaves nothing, and saving goes on', async () => {
    await summary.fill('క');
    await saved(page);
    await summary.fill('ముందు పాఠం.');
    await button('Publish changes').waitFor({ state: 'detached' });
    await saved(page);
    assert.equal((await call(`/${id}`)).working_copy, null);
    await summary.fill('చెన్నైలో భారీ వాన');
    await saved(page);
    await discard(page, /You saved these changes/);
    await page.getByText('Changes discarded').waitFor();
    assert.equal(await summary.inputValue(), 'ముందు పాఠం.');
    await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click();
    await button('Discard changes').waitFor();
    assert.equal(await summary.inputValue(), 'చెన్నైలో భారీ వాన');
    await discard(page, /You saved these changes/);
    await button('Discard changes').waitFor({ state: 'detached' });
  });

  await t.test('an editor submits; the reviewer reads the whole text and publishes', async () => {
    const own = await signedIn(browser, running, 'ramya', 'editor', { path });
    const editor = own.page;
    await storyText(editor).fill('సమీక్షకు వెళ్లే పాఠం.');
    await editor.getByLabel('Title', { exact: true }).fill('చెన్నైలో కుండపోత');
    await saved(editor);
    await editor.getByRole('button', { name: 'Submit for review' }).click();
    await editor.getByText('Submitted for review').waitFor();
    await storyText(editor).getByText('సమీక్షకు వెళ్లే పాఠం.').waitFor();
    assert.deepEqual(own.errors, []);
    await editor.context().close();

    await page.reload();
    await storyText(page).getByText('సమీక్షకు వెళ్లే పాఠం.').waitFor();
    assert.equal(await page.getByLabel('Title', { exact: true }).inputValue(), 'చెన్నైలో కుండపోత');

    // Somebody saves on: neither discarded nor published unseen.
    await call(`/${id}/working-copy`, { title: 'చెన్నైలో కుండపోత వాన' }, 'PATCH');
    await discard(page, /ramya saved these changes/);
    await page.getByText(/Somebody else has saved this story meanwhile, so nothing was done/).waitFor();
    assert.equal(await page.getByLabel('Title', { exact: true }).inputValue(), 'చెన్నైలో కుండపోత వాన');

    // What is typed while the server publishes is saved afterwards.
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/publish-changes', async (route) => {
      await held;
      await route.continue();
    });
    const asked = page.waitForRequest('**/publish-changes');
    await button('Publish changes').click();
    await asked;
    await page.getByLabel('Byline').fill('సల్మా');
    release();
    await page.getByText('Published', { exact: true }).last().waitFor();
    await saved(page);
    const story = await call(`/${id}`);
    assert.deepEqual([story.title, story.working_copy.fields], ['చెన్నైలో కుండపోత వాన', ['byline']]);
    await page.unroute('**/publish-changes');
  });

  await t.test(
    'a field that was changed in the story meanwhile is decided, and a revision is restored beside the story',
    async () => {
      await page.getByLabel('Byline').fill('సల్మా బేగం');
      await saved(page);
      await call(`/${id}?apply=now`, { byline: 'రమ్య' }, 'PATCH');
      await button('Publish changes').click();
      const dialog = page.getByRole('dialog', { name: 'Somebody else has saved this story' });
      await dialog.getByText('రమ్య', { exact: true }).waitFor();
      await dialog.getByRole('button', { name: 'Mine' }).click();
      await dialog.getByRole('button', { name: 'Publish changes' }).click();
      await button('Publish changes').waitFor({ state: 'detached' });
      assert.equal((await call(`/${id}`)).byline, 'సల్మా బేగం');

      await button('More actions').click();
      await page.getByRole('menuitem', { name: 'Revisions' }).click();
      const history = page.getByRole('dialog', { name: 'Revisions' });
      await history
        .getByRole('button')
        .filter({ has: page.getByText('Published', { exact: true }) })
        .last()
        .click();
      await history.getByRole('button', { name: 'Restore this revision' }).click();
      await history.waitFor({ state: 'detached' });
      await storyText(page).getByText('ముందు పాఠం.').waitFor();
      await page.getByText('Readers see it when you publish the changes', { exact: false }).waitFor();
      assert.equal((await call(`/${id}`)).byline, 'సల్మా బేగం', 'not before it is published');
    },
  );
  assert.deepEqual(chief.errors, []);
});
