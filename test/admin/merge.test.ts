import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { openBrowser } from '../support/browser.ts';
import { type Json, start } from '../support/helper.ts';
import { saved, signedIn, storyText, until, visit } from './window.ts';

const dam = 'కడెం ప్రాజెక్టు పూర్తిగా నిండింది.';
const gates = 'అధికారులు పదహారు గేట్లను ఎత్తి నీటిని వదులుతున్నారు.';
const people = 'లోతట్టు గ్రామాల ప్రజలను తరలించారు.';
const content = `<p>${dam}</p><p>${gates}</p><p>${people}</p>`;
const conflictName = 'Somebody else has saved this story';

async function desk(t: Parameters<typeof openBrowser>[0], isPublished: boolean) {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const token = await running.tokenOf('chief');
  const call = async (path: string, json?: Json, method?: string): Promise<Json> => {
    const options = { token, headers: { 'if-match': '*' }, ...(json ? { json } : {}), ...(method ? { method } : {}) };
    const reply = await running.call(`/api/admin/news${path}`, options);
    assert.ok(reply.status < 300, reply.text);
    return reply.body.data;
  };
  const { id } = await call('', { title: 'కడెంకు వరద', lang: 'te', content, tags: ['వరద', 'నిర్మల్'] });
  if (isPublished) await call(`/${id}/publish`, {});
  const at = isPublished ? `/${id}/working-copy` : `/${id}`;
  return {
    running,
    browser: await openBrowser(t),
    id,
    call,
    path: `/news/${id}`,
    /** Another saves. */
    save: (json: Json) => call(at, json, 'PATCH'),
    now: async (): Promise<Json> => (isPublished ? (await call(at)).item : call(at)),
  };
}

/** Types at the end of a paragraph. */
async function type(page: Page, paragraph: string, words: string): Promise<void> {
  await storyText(page).getByText(paragraph, { exact: true }).click();
  await page.keyboard.press('End');
  await page.keyboard.insertText(words);
}

/** What was reported besides the connection that was taken away. */
const faults = (errors: readonly string[]) => errors.filter((one) => !one.includes('ERR_INTERNET_DISCONNECTED'));

const places = (page: Page) => page.getByRole('dialog', { name: conflictName }).getByRole('region');

for (const isPublished of [false, true])
  test(`two people in different paragraphs of ${isPublished ? 'a published story' : 'a draft'}: both are saved, and nobody is asked`, async (t) => {
    const d = await desk(t, isPublished);
    const { page, errors } = await signedIn(d.browser, d.running, 'ramya', 'editor', { path: d.path });
    await type(page, dam, ' నీటిమట్టం 699 అడుగులు.');
    await saved(page);
    await d.save({
      content: `<p>${dam} నీటిమట్టం 699 అడుగులు.</p><p>${gates}</p><p>${people} 240 మందికి భోజనం.</p><ul><li><p>జన్నారం</p></li></ul>`,
      tags: ['వరద', 'నిర్మల్', 'కడెం'],
    });
    await type(page, gates, ' మరో రెండు ఎత్తారు.');
    await storyText(page).getByText('240 మందికి భోజనం.').waitFor();
    // The caret stays where it was.
    await page.keyboard.insertText(' వెంటనే.');
    await saved(page);
    const merged = await d.now();
    assert.equal(
      merged.content,
      `<p>${dam} నీటిమట్టం 699 అడుగులు.</p><p>${gates} మరో రెండు ఎత్తారు. వెంటనే.</p><p>${people} 240 మందికి భోజనం.</p><ul><li><p>జన్నారం</p></li></ul>`,
    );
    assert.deepEqual(merged.tags, ['వరద', 'నిర్మల్', 'కడెం']);
    // Undo takes back what was typed here, and nothing of the other.
    await page.keyboard.press('Control+z');
    await until(page, `!document.querySelector('.tiptap').textContent.includes('వెంటనే')`);
    assert.match(await storyText(page).innerText(), /240 మందికి భోజనం/);
    assert.deepEqual(faults(errors), []);
  });

test('the same paragraph is asked for: mine, theirs, both as they are typed; a third save while the dialog is open', async (t) => {
  const d = await desk(t, false);
  const { page, errors } = await signedIn(d.browser, d.running, 'ramya', 'editor', { path: d.path });
  await storyText(page).waitFor();
  await page.context().setOffline(true);
  await type(page, dam, ' నా మాట.');
  await type(page, gates, ' నా రెండో మాట.');
  await page.getByText('No connection: kept on this device, saved later').waitFor();
  await d.save({ content: `<p>${dam} వారి మాట.</p><p>${gates} వారి రెండో మాట.</p><p>${people}</p>` });
  await page.context().setOffline(false);
  const dialog = page.getByRole('dialog', { name: conflictName });
  await dialog.waitFor();
  assert.equal(await places(page).count(), 2);
  const [first, second] = [places(page).nth(0), places(page).nth(1)];
  assert.deepEqual(await first.locator('mark').allInnerTexts(), ['నా', 'వారి'], 'what differs is marked');
  await first.getByRole('button', { name: 'Copy my text: Paragraph 1' }).waitFor();
  // Both, and typed into.
  await first.getByRole('textbox', { name: 'Both: Paragraph 1' }).click();
  await page.keyboard.press('End');
  await page.keyboard.insertText(' ఇద్దరిదీ.');
  await second.getByRole('button', { name: 'Theirs' }).click();
  // A third person saves another paragraph meanwhile.
  await d.save({ content: `<p>${dam} వారి మాట.</p><p>${gates} వారి రెండో మాట.</p><p>${people} మూడో మాట.</p>` });
  await dialog.getByRole('button', { name: 'Keep these' }).click();
  await dialog.waitFor({ state: 'detached' });
  await storyText(page).getByText('మూడో మాట.').waitFor();
  await saved(page);
  assert.equal(
    (await d.now()).content,
    `<p>${dam} వారి మాట. నా మాట. ఇద్దరిదీ.</p><p>${gates} వారి రెండో మాట.</p><p>${people} మూడో మాట.</p>`,
  );
  const [kept] = await d.call(`/${d.id}/working-copy/revisions`);
  const { item } = await d.call(`/${d.id}/working-copy/revisions/${kept.number}`);
  assert.match(item.content, /నా రెండో మాట/, 'the loser is in the revisions');
  assert.deepEqual(faults(errors), []);
});

test('what a closed window could not save is merged when the story is opened again', async (t) => {
  const d = await desk(t, true);
  const { page, errors } = await signedIn(d.browser, d.running, 'ramya', 'editor', { path: d.path });
  await storyText(page).waitFor();
  await page.context().setOffline(true);
  await type(page, people, ' రాత్రికి వాన.');
  await page.getByText('No connection: kept on this device, saved later').waitFor();
  await d.call(`/${d.id}?apply=now`, { content: `<p>${dam} ఇన్‌ఫ్లో తగ్గింది.</p><p>${gates}</p><p>${people}</p>` }, 'PATCH');
  await page.context().setOffline(false);
  await page.reload();
  await storyText(page).getByText('ఇన్‌ఫ్లో తగ్గింది.').waitFor();
  await storyText(page).getByText('రాత్రికి వాన.').waitFor();
  await saved(page);
  const publish = page.getByRole('button', { name: 'Publish changes' });
  await publish.click();
  await publish.waitFor({ state: 'detached' });
  assert.equal((await d.call(`/${d.id}`)).content, `<p>${dam} ఇన్‌ఫ్లో తగ్గింది.</p><p>${gates}</p><p>${people} రాత్రికి వాన.</p>`);
  assert.deepEqual(faults(errors), []);
});

test('publishing merges what was changed in other paragraphs of the story, and shows the same ones', async (t) => {
  const d = await desk(t, true);
  const { page, errors } = await signedIn(d.browser, d.running, 'salma', 'chief', { path: d.path });
  await type(page, gates, ' నా మాట.');
  await saved(page);
  await d.call(`/${d.id}?apply=now`, { content: `<p>${dam}</p><p>${gates}</p><p>${people} వెంటనే.</p>` }, 'PATCH');
  const publish = page.getByRole('button', { name: 'Publish changes' });
  await publish.click();
  await publish.waitFor({ state: 'detached' });
  const both = `<p>${dam}</p><p>${gates} నా మాట.</p><p>${people} వెంటనే.</p>`;
  assert.equal((await d.call(`/${d.id}`)).content, both);

  await visit(page, '/news');
  await visit(page, d.path);
  await type(page, dam, ' రేపు.');
  await saved(page);
  await d.call(`/${d.id}?apply=now`, { content: both.replace(dam, `${dam} నేడు.`) }, 'PATCH');
  await publish.click();
  const dialog = page.getByRole('dialog', { name: conflictName });
  await places(page).first().waitFor();
  assert.equal(await places(page).count(), 1);
  await dialog.getByRole('button', { name: 'Publish changes' }).click();
  await dialog.waitFor({ state: 'detached' });
  await publish.waitFor({ state: 'detached' });
  assert.equal((await d.call(`/${d.id}`)).content, both.replace(dam, `${dam} నేడు. రేపు.`));
  assert.deepEqual(faults(errors), []);
});
