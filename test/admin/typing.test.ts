import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { openBrowser } from '../support/browser.ts';
import { start } from '../support/helper.ts';
import { saved, signedIn, storyText } from './window.ts';

/** The editor of a new story in Telugu, with typing in Latin letters turned on. */
async function typing(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'New story' }).first().click();
  await page.getByLabel('Title').waitFor();
  await storyText(page).waitFor();
  await page.keyboard.press('Control+Space');
  await page.locator('label[aria-busy=false] input:checked').waitFor();
}
const options = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');

test('Latin letters become the script of the story, word by word', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0', DEFAULT_LANG: 'te' });
  const { page, errors } = await signedIn(await openBrowser(t), running, 'typist', 'chief');
  const { keyboard } = page;
  await typing(page);

  await t.test('in the title: suggestions, choosing, undo', async () => {
    const title = page.getByLabel('Title');
    await title.focus();
    await keyboard.type('Hyderabad');
    assert.equal(await options(page).first().textContent(), 'హైదరాబాద్');
    assert.equal(await options(page).last().textContent(), 'Hyderabad');
    await keyboard.type(' vaartalu, ');
    assert.equal(await title.inputValue(), 'హైదరాబాద్ వార్తలు, ');
    await keyboard.type('kotta');
    // The suggestions stand below the word, wherever the letters before it end.
    const [word, shown] = await page.evaluate<[number, number]>(`(() => {
      const field = document.activeElement;
      const { fontWeight, fontSize, fontFamily, paddingLeft } = getComputedStyle(field);
      const pen = document.createElement('canvas').getContext('2d');
      pen.font = [fontWeight, fontSize, fontFamily].join(' ');
      const { width } = pen.measureText(field.value.slice(0, -'kotta'.length));
      const list = document.querySelector('[role=listbox]');
      return [field.getBoundingClientRect().left + parseFloat(paddingLeft) + width, list.getBoundingClientRect().left];
    })()`);
    assert.ok(Math.abs(word - shown) < 12, `${word} and ${shown}`);
    const second = await options(page).nth(1).textContent();
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    assert.equal(await title.inputValue(), `హైదరాబాద్ వార్తలు, ${second}`);
    await keyboard.type(' kotta');
    assert.equal(await options(page).first().textContent(), second, 'what was chosen before comes first');
    await keyboard.press('Escape');
    await keyboard.type(' dinam.in ');
    assert.ok((await title.inputValue()).endsWith(`${second} kotta దినం.in `));
    await keyboard.press('Control+a');
    await keyboard.type('namaste ');
    assert.equal(await title.inputValue(), 'నమస్తే ');
    await keyboard.press('Control+z');
    assert.equal(await title.inputValue(), 'namaste ');
    await keyboard.press('Control+a');
    await keyboard.type('varsham vacchindi');
    await keyboard.press('Home');
    await keyboard.type('bhArI ');
    assert.match(await title.inputValue(), /^భారీ వర్షం vacchindi$/);
  });

  await t.test('in the text: the caret stays, undo gives the typed word back, a click chooses', async () => {
    const text = storyText(page);
    await text.click();
    await keyboard.type('namaste telangana');
    await keyboard.press('Enter');
    await keyboard.type('vartalu');
    await options(page).first().waitFor();
    const third = await options(page).nth(2).textContent();
    await options(page).nth(2).click();
    await keyboard.type('.');
    assert.deepEqual(await text.locator('p').allTextContents(), ['నమస్తే తెలంగాణ', `${third}.`]);
    await keyboard.type(' varsham ');
    await keyboard.press('Control+z');
    assert.ok((await text.innerText()).includes('varsham '));
    await keyboard.press('Control+y');
    assert.ok((await text.innerText()).includes('వర్షం '));
    await keyboard.type('https://dinam.example/a ');
    assert.ok((await text.innerText()).includes('వర్షం https://dinam.example/a'));
  });

  await t.test('what an input method composes stays until it is done', async () => {
    const text = storyText(page);
    await text.click();
    await keyboard.press('Control+a');
    await keyboard.press('Delete');
    const session = await page.context().newCDPSession(page);
    // As the keyboard of a phone does: the word grows in a composition, the space comes after it.
    for (const part of ['n', 'nam', 'namaste'])
      await session.send('Input.imeSetComposition', {
        text: part,
        selectionStart: part.length,
        selectionEnd: part.length,
      });
    assert.equal(await text.innerText(), 'namaste');
    await session.send('Input.insertText', { text: 'namaste' });
    await keyboard.type(' ');
    assert.equal((await text.innerText()).trim(), 'నమస్తే');
    for (const part of ['ग', 'गो', 'गोदा'])
      await session.send('Input.imeSetComposition', {
        text: part,
        selectionStart: part.length,
        selectionEnd: part.length,
      });
    await session.send('Input.insertText', { text: 'गोदावरी' });
    await keyboard.type(' ');
    assert.equal((await text.innerText()).trim(), 'నమస్తే गोदावरी');
  });

  await t.test(
    'in what stands beside the text: author, byline, and tags that Enter or leaving the field ends',
    async () => {
      const [author, byline, tags] = [page.getByLabel('Author'), page.getByLabel('Byline'), page.getByLabel('Tags')];
      await author.focus();
      await keyboard.type('ramya ');
      assert.match(await author.inputValue(), /^\p{Script=Telugu}+ $/u);
      await byline.focus();
      await keyboard.type('Hyderabad');
      await storyText(page).click();
      assert.equal(await byline.inputValue(), 'హైదరాబాద్', 'who goes elsewhere has finished the word');
      await keyboard.press('Control+End');
      await keyboard.type(' varsham');
      await byline.click();
      assert.match(await storyText(page).innerText(), /వర్షం$/);
      await tags.focus();
      await keyboard.type('varsham');
      await options(page).first().waitFor();
      await keyboard.press('Enter');
      await page.getByRole('button', { name: 'వర్షం', exact: true }).waitFor();
      await keyboard.type('vaartalu');
      await options(page).first().waitFor();
      await byline.click();
      await page.getByRole('button', { name: 'వార్తలు', exact: true }).waitFor();
      await tags.focus();
      await keyboard.press('Control+Space');
      await keyboard.type('Dinam');
      await keyboard.press('Enter');
      await page.getByRole('button', { name: 'Dinam', exact: true }).waitFor();
      // Tags of other stories are offered: one way to write it is enough.
      const token = await running.tokenOf('editor');
      const other = { title: 'గోదావరి', lang: 'te', tags: ['వరదలు'] };
      assert.equal((await running.call('/api/admin/news', { token, json: other })).status, 201);
      await tags.fill('వర');
      await page.getByRole('option', { name: 'వరదలు', exact: true }).click();
      await page.getByRole('button', { name: 'వరదలు', exact: true }).waitFor();
      await keyboard.press('Control+Space');
    },
  );

  await t.test('it is remembered for the language, and off it changes nothing', async () => {
    await page.getByLabel('Title').fill('వర్షం');
    await saved(page);
    await page.reload();
    await page.locator('label[aria-busy=false] input:checked').waitFor();
    await page.getByLabel('Title').focus();
    await keyboard.press('Control+Space');
    await keyboard.press('End');
    await keyboard.type(' namaste ');
    assert.equal(await page.getByLabel('Title').inputValue(), 'వర్షం namaste ');
  });
  assert.deepEqual(errors, []);
});
