import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { storyFiles } from '../feeds/story-pairs.ts';
import { openBrowser } from '../support/browser.ts';
import { feedScene } from '../support/feed-scene.ts';
import { item } from '../support/feed-server.ts';
import { assertAccessible } from './axe.ts';
import { assertFits, signedIn, visit } from './window.ts';

/** For people who want to look: at both widths, where `SCREENSHOTS` names a folder. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.SCREENSHOTS;
  if (!folder) return;
  const size = page.viewportSize();
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: `${folder}/${name}-${width}.png` });
  }
  if (size) await page.setViewportSize(size);
}

test('what was held back as the same story is seen at its feed, parted, and joined again', async (t) => {
  const s = await feedScene(t, 'sqlite', { DEFAULT_LANG: 'te' });
  const [, gates] = storyFiles.find(({ lang }) => lang === 'te')?.stories ?? [];
  assert.ok(gates);
  const entry = (guid: string, [title, summary]: readonly [string, string]): string =>
    item(guid, title, `<description>${summary}</description>`);
  s.server.rss('/a', [entry('a1', gates.first)]);
  await s.add('/a', { lang: 'te', publish_mode: 'link', title: 'మొదటి ఏజెన్సీ' });
  await s.turn();
  s.server.rss('/b', [entry('b1', gates.copy), entry('b2', gates.lookalike)]);
  const feed = await s.add('/b', { lang: 'te', publish_mode: 'link', title: 'రెండో ఏజెన్సీ' });
  await s.turn(1);

  // The dashboard and the feed tell it.
  const { page, errors } = await signedIn(await openBrowser(t), s, 'malik', 'editor', {
    viewport: { width: 360, height: 740 },
    path: '/dashboard',
  });
  await page.getByRole('link', { name: 'Not published today, held back: 1' }).click();
  const items = page.getByRole('list', { name: 'Items', exact: true }).first().locator('> li');
  const copy = items.filter({ has: page.getByRole('heading', { name: gates.copy[0] }) });
  await copy.getByText('Not published: another feed has the story').waitFor();
  assert.equal(await items.count(), 1);
  await copy.getByRole('button', { name: 'Its story' }).click();
  const story = copy.getByRole('list', { name: 'Its story' });
  await story.getByText(gates.first[0]).waitFor();
  await assertFits(page, 'what was held back');
  await assertAccessible(page, 'what was held back');
  await picture(page, 'held-back');
  await visit(page, `/feeds/${feed}`);
  await page.getByText('not published, held back: 1').waitFor();
  await page.getByRole('button', { name: 'Held back' }).click();
  await items.nth(1).waitFor({ state: 'detached' });
  await assertFits(page, 'a feed that held something back');
  await picture(page, 'feed-held-back');

  // Parted: it is news from now on.
  await copy.getByRole('button', { name: 'Part from the story' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Make this item a story of its own?').waitFor();
  await picture(page, 'part');
  await dialog.getByRole('button', { name: 'Part from the story' }).click();
  await page.getByText('No item is held back.').waitFor();
  const titles = async (): Promise<string[]> =>
    (await s.call('/api/news.php?lang=te')).body.data.map((one: { title: string }) => one.title).toSorted();
  const all = [gates.first[0], gates.copy[0], gates.lookalike[0]].toSorted();
  assert.deepEqual(await titles(), all);

  // Joined: chosen among the stories of its language.
  await visit(page, '/feed-items');
  await page.getByRole('button', { name: 'Every item' }).click();
  await copy.getByRole('button', { name: 'Join a story' }).click();
  await dialog.getByRole('button', { name: gates.lookalike[0] }).waitFor();
  await assertFits(page, 'the choice of a story');
  await assertAccessible(page, 'the choice of a story');
  await picture(page, 'join');
  await dialog.getByRole('button', { name: gates.first[0] }).click();
  await copy.getByText('Same story as another item').waitFor();
  const [row] = await s.dinam.app.db.write.selectFrom('feed_items').selectAll().where('guid', '=', 'b1').execute();
  assert.deepEqual([row?.near_id, row?.is_parted, await titles()], [1, 0, all]);
  assert.deepEqual(errors, []);
});
