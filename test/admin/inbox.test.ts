import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findUser } from '../../src/users/users.ts';
import { openBrowser } from '../support/browser.ts';
import { type Running, start } from '../support/helper.ts';
import { uploaded } from '../support/media.ts';
import { picture } from '../support/pictures.ts';
import { assertAccessible } from './axe.ts';
import { assertFits, signedIn, visit } from './window.ts';

const title = 'భద్రాచలంలో గోదావరి జాతర';

async function story(running: Running): Promise<number> {
  const json = { title, lang: 'te', content: `<p>${title}</p>` };
  const token = await running.tokenOf('editor');
  return (await running.call('/api/admin/news', { token, json })).body.data.id;
}

test('who is assigned a story sees it at the bell, opens it, and it is read', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const browser = await openBrowser(t);
  const { page, errors } = await signedIn(browser, running, 'malik', 'chief', {
    viewport: { width: 360, height: 740 },
  });
  const bell = page.getByRole('button', { name: /^Notes for you/ });
  await bell.click();
  const menu = page.getByRole('dialog', { name: 'Notes for you' });
  await menu.getByText('Nothing yet.').waitFor();
  await assertAccessible(page, 'an empty inbox');
  await page.keyboard.press('Escape');

  const id = await story(running);
  const token = await running.tokenOf('editor');
  const me = await findUser(running.dinam.app, 'malik');
  const act = (path: string, json: object) => running.call(`/api/admin/news/${id}/${path}`, { token, json });
  assert.equal((await act('assign', { user_id: me?.id })).status, 200);
  await page.getByRole('button', { name: 'Notes for you: 1 new' }).waitFor(); // without loading the page again
  for (const text of ['మొదటిది', 'రెండోది']) assert.equal((await act('comments', { text })).status, 201);
  await page.getByRole('button', { name: 'Notes for you: 2 new' }).click();
  await menu.getByText('test.editor commented').waitFor();
  await menu.getByTitle('2 times').waitFor();
  await assertAccessible(page, 'the inbox');
  await assertFits(page, 'the inbox');
  await menu.getByRole('link', { name: /assigned you a story/ }).click();
  await page.waitForURL(new RegExp(`/admin/news/${id}$`));
  await page.getByRole('button', { name: 'Notes for you: 1 new' }).click();
  await menu.getByRole('button', { name: 'Mark all as read' }).click();
  await menu.getByRole('button', { name: 'Mark all as read' }).waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await page.reload();
  await page.getByRole('button', { name: 'Notes for you', exact: true }).waitFor();
  assert.deepEqual(errors, []);
});

test('the palette finds all that the user may see, by words in any script and by the keys', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const chief = await running.tokenOf('chief');
  const id = await story(running);
  await uploaded(running, 'గోదావరి.jpg', await picture('jpeg', 300, 200));
  const category = { name: 'గోదావరి జిల్లాలు', slug: 'godavari' };
  assert.equal((await running.call('/api/admin/categories', { token: chief, json: category })).status, 201);
  const feed = { title: 'గోదావరి వార్తలు', feed_url: 'https://news.example/te.xml', lang: 'te' };
  assert.equal((await running.call('/api/admin/feeds', { token: chief, json: feed })).status, 201);
  const browser = await openBrowser(t);
  const { page, errors } = await signedIn(browser, running, 'godavari.rao', 'owner');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).search));
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  const group = (name: string) => dialog.getByRole('group', { name, exact: true });
  await page.keyboard.insertText('గోదావరి');
  for (const name of ['Stories', 'Media', 'Categories', 'Feeds'])
    await group(name).getByRole('option').first().waitFor();
  await assertAccessible(page, 'what the palette found');
  await dialog.getByRole('status').getByText('found').waitFor();

  await dialog.getByRole('combobox').fill('తెలంగాణ');
  await group('Places')
    .getByRole('option', { name: /Telangana/ })
    .first()
    .waitFor();

  // A pause is waited for: what is typed quickly is asked for once.
  asked.length = 0;
  await dialog.getByRole('combobox').fill('');
  await page.keyboard.type('godavari', { delay: 5 });
  await group('Users')
    .getByRole('option', { name: /godavari\.rao/ })
    .waitFor();
  assert.ok(!asked.some((one) => /search=god(&|$)/.test(one)), asked.join(' '));

  await dialog.getByRole('combobox').fill('భద్రాచలంలో');
  await group('Stories').getByRole('option').waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(new RegExp(`/admin/news/${id}$`));
  await visit(page, '/dashboard');
  await page.keyboard.press('Control+k');
  await page.keyboard.insertText('గోదావరి.jpg');
  await group('Media').getByRole('option').first().click();
  await page.getByRole('dialog').getByText('గోదావరి.jpg').first().waitFor();
  assert.deepEqual(errors, []);

  // A contributor is shown no users and feeds, and the server is not asked for them.
  const other = await signedIn(browser, running, 'sita', 'contributor');
  const paths: string[] = [];
  other.page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  await other.page.keyboard.press('Control+k');
  await other.page.keyboard.insertText('గోదావరి');
  await other.page.getByRole('group', { name: 'Categories' }).getByRole('option').waitFor();
  assert.ok(!paths.some((path) => /admin\/(users|feeds)$/.test(path)), paths.join(' '));
});
