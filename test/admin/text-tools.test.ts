import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { mixedWords } from '../../admin/src/news/editor/text/mixed-words.ts';
import { openBrowser } from '../support/browser.ts';
import { start } from '../support/helper.ts';
import { uploaded } from '../support/media.ts';
import { picture } from '../support/pictures.ts';
import { clips } from './clipboard.ts';
import { assertFits, saved, signedIn, storyText } from './window.ts';

test('words with letters of several scripts', () => {
  const mixed = (text: string) => mixedWords(text).map(([from, to]) => text.slice(from, to));
  assert.deepEqual(mixed('వార్త BJPకి Modi, దినం.in हिंदी தமிழ் اردو বাংলা'), []);
  assert.deepEqual(mixed('వaర్త हिंదీ தமிழ்a, vార్త'), ['వaర్త', 'हिंదీ', 'தமிழ்a', 'vార్త']);
});

const paste = (page: Page, text: string, type = 'text/plain') =>
  page.evaluate(`{
    const clipboardData = new DataTransfer();
    clipboardData.setData(${JSON.stringify(type)}, ${JSON.stringify(text)});
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.querySelector('.tiptap').dispatchEvent(event);
  }`);

test('films, find and replace, and the smaller tools of the text', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const token = await running.tokenOf('editor');
  const json = {
    lang: 'te',
    title: 'గోదావరికి వరద',
    content:
      '<p>గోదావరి <strong>Water</strong> water</p><iframe src="https://www.youtube.com/embed/abc123"></iframe><p>గోదావరి</p>',
  };
  const { body } = await running.call('/api/admin/news', { token, json });
  const stored = async (): Promise<string> =>
    (await running.call(`/api/admin/news/${body.data.id}`, { token })).body.data.content;
  const { page, errors } = await signedIn(await openBrowser(t), running, 'tools', 'chief', {
    path: `/news/${body.data.id}`,
  });
  const { keyboard } = page;
  const text = storyText(page);
  await text.waitFor();

  await t.test('a film is a card, and stays a film when the story is saved', async () => {
    assert.match(await text.locator('[data-embed]').innerText(), /YouTube.*watch\?v=abc123/);
    await text.getByText('గోదావరి').last().click();
    await keyboard.press('End');
    await keyboard.press('Enter');
    await paste(page, 'https://youtu.be/xyz789');
    assert.equal(await text.locator('[data-embed]').count(), 2);
    await page.getByRole('button', { name: 'Video or post' }).click();
    await page.getByLabel('Address of the link').fill('https://x.com/dinam/status/1');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await saved(page);
    const html = await stored();
    assert.match(html, /<iframe src="https:\/\/www\.youtube\.com\/embed\/abc123"/);
    assert.match(html, /<iframe src="https:\/\/www\.youtube-nocookie\.com\/embed\/xyz789"/);
    assert.match(html, /<iframe src="https:\/\/platform\.twitter\.com\/embed\/Tweet\.html\?id=1&amp;dnt=true"/);
    assert.match(await text.locator('[data-embed]').last().innerText(), /^X – https:\/\/x\.com\/i\/status\/1$/);
  });

  await t.test('finds whatever the case, over bold text, and replaces one and all', async () => {
    await text.click();
    await keyboard.press('Control+f');
    await page.getByLabel('Find and replace').and(page.locator('input')).fill('WATER');
    const status = page.getByRole('search').getByRole('status');
    await status.getByText('1 / 2').waitFor();
    assert.deepEqual(await text.locator('.found').allTextContents(), ['Water', 'water']);
    await keyboard.press('Enter');
    await status.getByText('2 / 2').waitFor();
    await page.getByLabel('Replace by').fill('నీరు');
    await page.getByRole('button', { name: 'Replace', exact: true }).click();
    await status.getByText('1 / 1').waitFor();
    await page.getByLabel('Find and replace').and(page.locator('input')).fill('గోదావరి');
    await status.getByText('1 / 2').waitFor();
    await page.getByLabel('Replace by').fill('కృష్ణా');
    await page.getByRole('button', { name: 'Replace all' }).click();
    await status.getByText('0 / 0').waitFor();
    assert.match(await text.locator('p').first().innerText(), /^కృష్ణా Water నీరు$/);
    await page.getByLabel('Replace by').press('Escape');
    await page.getByRole('search').waitFor({ state: 'detached' });
    await page.locator('.tiptap.ProseMirror-focused').waitFor(); // the caret is back in the text a frame later
    await keyboard.press('Control+z');
    assert.match(await text.locator('p').first().innerText(), /^గోదావరి Water నీరు$/);
  });

  await t.test('a word with letters of two scripts is underlined', async () => {
    await text.locator('p').last().click();
    await keyboard.insertText('వaర్త వార్త BJPకి ');
    assert.deepEqual(await text.locator('.mixed').allTextContents(), ['వaర్త']);
    assert.equal(await text.locator('.mixed').getAttribute('title'), 'This word has letters of two scripts');
  });

  await t.test('a key acts where the caret is, also when the browser has not yet reported that it moved', async () => {
    const split = await page.evaluate(`{
      const element = document.querySelector('.tiptap');
      const paragraphs = () => [...element.querySelectorAll('p')];
      getSelection().collapse(paragraphs()[0].firstChild, 'గోదావరి'.length);
      element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
      paragraphs().slice(0, 2).map((one) => one.textContent);
    }`);
    assert.deepEqual(split, ['గోదావరి', ' Water నీరు']);
    await keyboard.press('Control+z');
    assert.match(await text.locator('p').first().innerText(), /^గోదావరి Water నీరు$/);
  });

  await t.test('smaller headings, lines, clearing', async () => {
    await text.locator('strong').click();
    await page.getByRole('button', { name: 'Subheading' }).click();
    assert.equal(await text.locator('h3').count(), 1);
    await keyboard.press('Control+a');
    await page.getByRole('button', { name: 'Clear formatting' }).click();
    assert.equal(await text.locator('h3, strong').count(), 0);
    await text.locator('p').first().click();
    await page.getByRole('button', { name: 'Line', exact: true }).click();
    assert.equal(await text.locator('hr').count(), 1);
  });

  await t.test('several pictures stand in the text as one gallery, in their order and with their words', async () => {
    const files = [await uploaded(running, 'వరద.png', await picture('png', 640, 480))];
    files.push(await uploaded(running, 'వంతెన.png', await picture('png', 480, 640)));
    await text.locator('p').last().click();
    await page.getByRole('button', { name: 'Picture gallery' }).click();
    const library = page.getByRole('dialog', { name: 'Choose a file' });
    for (const name of ['వరద', 'వంతెన']) await library.getByRole('button', { name }).click();
    await library.getByRole('button', { name: 'Done (2)' }).click();
    const dialog = page.getByRole('dialog', { name: 'Picture gallery' });
    await dialog.getByLabel('Image description 1').fill('నది పొంగింది');
    await dialog.getByLabel('Caption 2').fill('కూలిన వంతెన');
    await dialog.getByRole('button', { name: 'Move picture 2 forward' }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    assert.equal(await text.locator('[data-gallery] img').count(), 2);
    await saved(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await assertFits(page, 'a gallery on a phone');
    await page.setViewportSize({ width: 1440, height: 900 });
    const { pathname } = new URL(files[1]?.original_url);
    const [gallery = ''] = (await stored()).match(/<div class="gallery">.*?<\/div>/) ?? [];
    assert.deepEqual(gallery.match(/<figcaption>.*?<\/figcaption>|alt="[^"]+"/g), [
      '<figcaption>కూలిన వంతెన</figcaption>',
      'alt="నది పొంగింది"',
    ]);
    assert.ok(gallery.indexOf(pathname) > 0, 'the text names the original');
    assert.equal((await running.call(`/api/admin/media/${files[1]?.id}/uses`, { token })).body.data.length, 1);
    await page.reload();
    await text.getByRole('button', { name: 'Edit the gallery' }).click();
    await dialog.getByRole('button', { name: 'Remove picture 1' }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    assert.equal(await text.locator('[data-gallery] img').count(), 1);
    await saved(page);
    assert.doesNotMatch(await stored(), /కూలిన వంతెన/);
  });

  await t.test('a poll of the story stands in the text', async () => {
    const options = [{ text: 'అవును' }, { text: 'వద్దు' }];
    const poll = { question: 'రేపు సెలవు ఇవ్వాలా?', options, lang: 'te', news_id: body.data.id };
    const { id } = (await running.call('/api/admin/polls', { token, json: poll })).body.data;
    await text.locator('p').last().click();
    await page.getByRole('button', { name: 'Poll', exact: true }).click();
    await page.getByRole('dialog', { name: 'Poll' }).getByText(poll.question).click();
    await text.getByText(`Poll: ${poll.question}`).waitFor();
    await saved(page);
    assert.ok((await stored()).includes(`<div data-poll="${id}"></div>`));
    await page.reload();
    await text.getByText(`Poll: ${poll.question}`).waitFor();
  });

  for (const { from, html, cleaned } of clips)
    await t.test(`what is pasted from ${from} keeps its structure and loses its styles`, async () => {
      await text.click();
      await keyboard.press('Control+a');
      await keyboard.press('Delete');
      await paste(page, html, 'text/html');
      await saved(page);
      // The editor keeps an empty paragraph at the end, to go on writing.
      assert.equal((await stored()).replace(/<p><\/p>$/, ''), cleaned);
    });

  await t.test('controls in what is pasted from Word and PDF are taken out; its line break is one', async () => {
    await text.locator('p').last().click();
    await keyboard.press('Control+End');
    await keyboard.press('Enter');
    await paste(page, '<p>వర\u0002ద <b>నీ\u001eరు\u000bతగ్గింది</b>\u001f</p>', 'text/html');
    assert.equal(await text.locator('p').last().innerHTML(), 'వరద <strong>నీరు<br>తగ్గింది</strong>');
    await keyboard.press('Enter');
    await paste(page, 'రెం\u0002డో\u000bపేరా');
    assert.match(await text.innerText(), /రెండో\s+పేరా$/);
    await saved(page);
    assert.match(await stored(), /వరద <strong>నీరు<br \/?>తగ్గింది<\/strong>/);
  });

  assert.deepEqual(
    errors.filter((line) => !line.includes('ERR_NAME_NOT_RESOLVED')), // the picture of a page that is not there
    [],
  );
});
