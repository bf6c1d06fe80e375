import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aMinute } from '../feeds/many-feeds.ts';
import { scene } from '../feeds/websub-scene.ts';
import { openBrowser } from '../support/browser.ts';
import { feedServer, item } from '../support/feed-server.ts';
import { type Json, start } from '../support/helper.ts';
import { until } from '../support/process.ts';
import { assertAccessible } from './axe.ts';
import { assertFits, signedIn, visit } from './window.ts';

const allowed = { FETCH_ALLOW: '127.0.0.1', WORKERS: '0', DEFAULT_LANG: 'te' };
const phone = { viewport: { width: 360, height: 740 } };

/** What servers refuse on purpose is reported by the browser. */
const others = (errors: readonly string[]) => errors.filter((line) => !/status of 40[0149]/.test(line));

test('a feed is found by a page of its site, its rules show what they do, and its health is listed', async (t) => {
  const server = await feedServer(t);
  const running = await start(t, 'sqlite', allowed);
  const { dinam, call } = running;
  const token = await running.tokenOf('editor');
  const sports = (await call('/api/admin/categories', { token, json: { name: 'క్రీడలు', slug: 'sports' } })).body.data.id;
  server.rss('/cricket.xml', [
    item('c1', 'క్రికెట్‌లో భారత్ విజయం', '<category>ఆటలు</category><description>హైదరాబాద్ మ్యాచ్</description>'),
    item('c2', 'గోదావరికి వరద'),
  ]);
  server.rss('/cinema.xml', [item('m1', 'కొత్త సినిమా విడుదల')]);
  const links = ['cricket', 'cinema'].map(
    (name) => `<link rel="alternate" type="application/rss+xml" title="${name}" href="/${name}.xml">`,
  );
  server.on('/site', (_q, r) =>
    r.writeHead(200, { 'content-type': 'text/html' }).end(`<html>${links.join('')}</html>`),
  );
  const { page, errors } = await signedIn(await openBrowser(t), running, 'malik', 'editor', { path: '/feeds' });
  await page.getByText('No feed yet.').waitFor();
  await page.getByRole('link', { name: 'Add a feed' }).click();

  // An address that must not be fetched is refused beside its field; a page of a site leads to its feeds.
  const address = page.getByRole('textbox', { name: 'Address of a site or feed' });
  const find = page.getByRole('button', { name: 'Find the feed' });
  await address.fill('http://10.0.0.1/feed');
  await find.click();
  await page.locator('input[aria-invalid=true]').waitFor();
  await assertAccessible(page, 'an address that was refused');
  await address.fill(`${server.url}/500`);
  await find.click();
  await page.getByText('The server answers with an error (HTTP 500)').waitFor();
  await page.getByRole('button', { name: 'Add the address all the same' }).waitFor();
  await address.fill(`${server.url}/site`);
  await find.click();
  await page.getByRole('button', { name: 'cricket' }).click();
  const preview = page.getByRole('list', { name: 'Items and what the rules do with them' });
  const row = (words: string) => preview.getByRole('listitem').filter({ hasText: words });
  await page.getByText('2 of 2 items come in').waitFor();
  await row('గోదావరికి').getByText('Waits in the inbox').waitFor();

  // Each change of a rule is shown at once, without another request to the site.
  const asked = server.requests.length;
  await page.getByRole('combobox', { name: 'Only with these words' }).fill('క్రికెట్');
  await page.keyboard.press('Enter');
  await page.getByText('1 of 2 items come in').waitFor();
  await row('గోదావరికి').getByText('Left out').waitFor();
  await page.getByRole('button', { name: 'Add a word' }).click();
  const map = page.getByRole('group', { name: 'Category mapping' });
  await map.getByRole('textbox', { name: 'Word of the feed' }).fill('ఆటలు');
  await map.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option', { name: 'క్రీడలు' }).click();
  await row('భారత్ విజయం').getByText('క్రీడలు').waitFor();
  const mode = page.getByRole('combobox', { name: 'How items become news' });
  await mode.click();
  await page.getByRole('option', { name: 'With the whole text' }).click();
  await page.getByRole('button', { name: 'Add the feed' }).click();
  await page.getByText('may be full only').waitFor(); // the owner has not allowed it
  await assertAccessible(page, 'rules with an error');
  await mode.click();
  await page.getByRole('option', { name: 'With summary' }).click();
  await row('భారత్ విజయం').getByText('Story with a link to the source').waitFor();
  assert.equal(server.requests.length, asked);
  await page.getByRole('button', { name: 'Add the feed' }).click();
  await page.getByText('No fetch yet').first().waitFor();
  const [stored] = (await call('/api/admin/feeds', { token })).body.data;
  assert.deepEqual(
    [stored.feed_url, stored.keywords_in, stored.category_map, stored.publish_mode],
    [`${server.url}/cricket.xml`, ['క్రికెట్'], { ఆటలు: sports }, 'link'],
  );

  // The page of the feed: its fetches, a password that the server never tells, the rules with the items of now.
  await dinam.workers.drain();
  await page.getByRole('row').filter({ hasText: 'Fetched' }).waitFor();
  await page.getByRole('textbox', { name: 'Zone' }).fill('Asia/Nowhere');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('must be an IANA zone').waitFor();
  await page.getByRole('textbox', { name: 'Zone' }).fill('Asia/Kolkata');
  await page.getByRole('textbox', { name: 'Name of the header' }).fill('X-Key');
  await page.getByRole('textbox', { name: 'Value' }).fill('రహస్యం');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('must be printable ASCII').waitFor();
  await page.getByRole('button', { name: 'Remove the header X-Key' }).click();
  await page.getByRole('textbox', { name: 'Name of the header' }).fill('X-Key');
  await page.getByRole('textbox', { name: 'Value' }).fill('secret-of-the-feed');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved').waitFor();
  await page.getByRole('button', { name: 'Test the rules' }).click();
  await row('గోదావరికి').getByText('Left out').waitFor();
  assert.equal(server.requests.at(-1)?.headers['x-key'], 'secret-of-the-feed');
  assert.ok(!(await page.content()).includes('secret-of-the-feed'));
  await page.getByRole('list', { name: 'Items', exact: true }).getByText('Story made').waitFor();
  await assertFits(page, 'a feed');
  await assertAccessible(page, 'a feed');

  // It fails: the list says so, and a click tries it again.
  server.on('/cricket.xml', (_q, r) => r.writeHead(500).end());
  const before = server.requests.length;
  await page.getByRole('button', { name: 'Fetch now' }).click();
  const visits = async () => {
    await dinam.workers.drain();
    return server.requests.length - before;
  };
  await until(visits, (count) => count > 0); // the click may not have reached the server yet
  await visit(page, '/feeds');
  await page.getByRole('button', { name: 'Failing' }).click();
  const feeds = page.getByRole('list', { name: 'Feeds' }).getByRole('listitem');
  await feeds.getByText('The server answers with an error (HTTP 500)').waitFor();
  await feeds.getByText('of the last 2 fetches worked').waitFor();
  await assertAccessible(page, 'the feeds');
  server.rss('/cricket.xml', [item('c1', 'క్రికెట్‌లో భారత్ విజయం'), item('c3', 'క్రికెట్ జట్టు ప్రకటన')]);
  await page.getByRole('button', { name: 'Try all failing feeds again' }).click();
  await page.getByText('0 of 1 feeds fetched').waitFor();
  await aMinute(running);
  await page.getByText('Done: 1 of 1 feeds fetched, 0 failed, 1 new items').waitFor();
  await page.getByText('No feed matches.').waitFor();

  // A viewer only looks.
  const viewer = await signedIn(await openBrowser(t), running, 'viewer', 'viewer', { ...phone, path: '/feeds' });
  await viewer.page.getByText('of the last 3 fetches worked').waitFor();
  assert.equal(await viewer.page.getByRole('button', { name: /Fetch|Import/ }).count(), 0);
  await assertFits(viewer.page, 'the feeds on a phone');
  assert.deepEqual([...others(errors), ...viewer.errors], []);
});

test('a list is imported and followed, and items become stories, also of a story that two feeds tell', async (t) => {
  const server = await feedServer(t);
  const running = await start(t, 'sqlite', allowed);
  const { call, dinam } = running;
  const token = await running.tokenOf('editor');
  const story = 'భద్రాచలం వద్ద గోదావరి నీటిమట్టం 43 అడుగులకు చేరింది; మొదటి ప్రమాద హెచ్చరిక జారీ';
  const about = `<description>${story} చేసిన అధికారులు లోతట్టు ప్రాంతాల ప్రజలను అప్రమత్తం చేశారు</description>`;
  server.rss('/a', [item('a1', story, about), item('a2', 'రాష్ట్ర బడ్జెట్ సమావేశాలు సోమవారం ప్రారంభం')]);
  server.rss('/b', [item('b1', story, about)]);
  const { page, errors } = await signedIn(await openBrowser(t), running, 'malik', 'editor', {
    ...phone,
    path: '/feeds',
  });
  const dialog = page.getByRole('dialog', { name: 'Import a list' });
  const choose = (opml: string) => {
    const file = { name: 'feeds.opml', mimeType: 'text/x-opml', buffer: Buffer.from(opml) };
    return dialog.locator('input[type=file]').setInputFiles(file);
  };
  await page.getByRole('button', { name: 'Import a list' }).click();
  await choose('<html>వార్తలు</html>');
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await dialog.getByText('is no OPML').waitFor();
  await assertAccessible(page, 'a file that is no list');
  const outlines = ['/a', '/b'].map((path) => `<outline text="${path}" xmlUrl="${server.url}${path}"/>`);
  const bad = '<outline text="x" xmlUrl="http://10.0.0.1/x"/>';
  await choose(`<opml version="2.0"><body><outline text="జిల్లాలు">${outlines.join('')}${bad}</outline></body></opml>`);
  await dialog.getByRole('switch', { name: 'Make categories of the other folders' }).check();
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await dialog.getByText('Feeds added: 2. Here already: 0. Categories made: 1.').waitFor();
  await dialog.getByText('Feeds that could not be added: 1').waitFor();
  await dialog.getByText('0 of 2 feeds fetched').waitFor();
  await assertAccessible(page, 'an import');
  for (const _ of [1, 2]) await aMinute(running);
  await dialog.getByText('Done: 2 of 2 feeds fetched, 0 failed, 3 new items').waitFor();
  await assertFits(page, 'an import');
  await dialog.getByRole('button', { name: 'Close' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export the list' }).click();
  assert.equal((await download).suggestedFilename(), 'feeds.opml');

  await visit(page, '/feed-items');
  const items = page.getByRole('list', { name: 'Items', exact: true }).first().locator('> li');
  await items.nth(1).waitFor();
  assert.equal(await items.count(), 2, 'a story that two feeds tell is one');
  await page.getByRole('button', { name: 'Reported by several' }).click();
  await items.nth(1).waitFor({ state: 'detached' });
  await items.getByRole('button', { name: 'Other feeds: 1' }).click();
  const same = page.getByRole('list', { name: 'The same story in other feeds' });
  await same.getByRole('button', { name: 'Read' }).click();
  const read = page.getByRole('dialog');
  await read.getByText('లోతట్టు ప్రాంతాల').waitFor();
  await assertAccessible(page, 'an item');
  await read.getByRole('button', { name: 'Close' }).click();
  await assertFits(page, 'the inbox');
  await assertAccessible(page, 'the inbox');

  // One is removed, one is published as it is, and one is written on.
  await page.getByRole('button', { name: 'New', exact: true }).click();
  const budget = items.filter({ hasText: 'బడ్జెట్' });
  await budget.getByRole('button', { name: 'Publish as it is' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await page.getByText('The story is published.').waitFor();
  await budget.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Every item' }).click();
  await items.filter({ hasText: 'Same story as another item' }).getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await items.nth(2).waitFor({ state: 'detached' });
  await items.filter({ hasText: story }).getByRole('button', { name: 'Write a story' }).click();
  await page.waitForURL(/\/news\/\d+$/);
  const news: Json[] = (await call('/api/admin/news?sort=id', { token })).body.data;
  assert.deepEqual(
    news.map(({ title, status }) => [title, status]),
    [
      ['రాష్ట్ర బడ్జెట్ సమావేశాలు సోమవారం ప్రారంభం', 'published'],
      [story, 'draft'],
    ],
  );
  const left = (await dinam.app.db.write.selectFrom('feed_items').select('guid').orderBy('guid').execute()).length;
  assert.equal(left, 2);
  assert.deepEqual(others(errors), []);
});

test('a feed shows what its hub says, and an editor subscribes and leaves', async (t) => {
  const s = await scene(t, 'sqlite');
  s.feedAt('/ta', [item('a', 'சென்னையில் கனமழை')]);
  s.hub.conduct = { denies: 'not-for-everybody' };
  const id = await s.add('/ta', { lang: 'ta' });
  await s.turn();
  const { page, errors } = await signedIn(await openBrowser(t), s, 'malik', 'editor', {
    ...phone,
    path: `/feeds/${id}`,
  });
  const hub = page.getByRole('region', { name: 'Instant updates (WebSub)' });
  await hub.getByText('Refused by the hub').waitFor();
  await hub.getByText('not-for-everybody').waitFor();
  s.hub.conduct = {};
  await hub.getByRole('button', { name: 'Subscribe' }).click();
  await hub.getByText('Being set up').waitFor();
  await s.turn();
  await hub.getByText('On', { exact: true }).waitFor();
  await assertAccessible(page, 'a feed with a hub');
  await hub.getByRole('button', { name: 'Unsubscribe' }).click();
  await hub.getByText('Off', { exact: true }).waitFor();
  await s.turn();
  assert.equal(s.wish().mode, 'unsubscribe');

  // A feed that is paused and removed.
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByText('Paused').waitFor();
  await page.getByRole('button', { name: 'Resume' }).click();
  await page.getByRole('button', { name: 'Fetch now' }).waitFor();
  await page.locator('form').getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByText('No feed yet.').waitFor();
  assert.equal((await s.call(`/api/admin/feeds/${id}`, { token: await s.editor() })).status, 404);
  assert.deepEqual(others(errors), []);
});
