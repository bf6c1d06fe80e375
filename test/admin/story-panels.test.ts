import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openBrowser } from '../support/browser.ts';
import { start } from '../support/helper.ts';
import { assertFits, saved, signedIn, storyText } from './window.ts';

const title = 'గోదావరికి భారీ వరద';

test('what belongs to a story: languages, search engines, review', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const token = await running.tokenOf('editor');
  const json = { title, lang: 'te', content: '<p>నీటి మట్టం 43 అడుగులు.</p>' };
  const { id } = (await running.call('/api/admin/news', { token, json })).body.data;
  const browser = await openBrowser(t);
  const { page, errors } = await signedIn(browser, running, 'ramya', 'chief', { path: `/news/${id}` });

  await t.test('a translation is written beside the original, and shows what has changed in it since', async () => {
    await page.getByRole('button', { name: 'Translate' }).click();
    await page.getByRole('menuitem', { name: 'हिन्दी' }).click();
    const dialog = page.getByRole('dialog', { name: 'Translate into हिन्दी' });
    await dialog.getByLabel('Title').fill('गोदावरी में बाढ़');
    await dialog.getByLabel('Title').press('Enter');
    const beside = page.getByRole('region', { name: 'The text in another language' });
    await beside.getByRole('textbox').getByText('నీటి మట్టం 43 అడుగులు.').waitFor();
    assert.equal(await beside.getByRole('textbox').getAttribute('contenteditable'), 'false');
    await storyText(page).fill('जलस्तर 43 फ़ुट।');
    await saved(page);
    assert.equal(await page.getByRole('tab', { name: 'हिन्दी', selected: true }).count(), 1);

    running.clock.ms += 120_000;
    const edit = { method: 'PATCH', token, json: { content: '<p>నీటి మట్టం 53 అడుగులు.</p>' } };
    const reply = await running.call(`/api/admin/news/${id}`, { ...edit, headers: { 'if-match': '*' } });
    assert.equal(reply.status, 200, reply.text);
    await page.reload();
    await page.getByRole('tab', { name: 'हिन्दी, the original has changed since' }).waitFor();
    await beside.getByText('What has changed in the original').waitFor();
    await beside.locator('ins').first().waitFor(); // the words come after their heading
    const marked = async (name: string) => new Set(await beside.locator(name).allInnerTexts());
    assert.deepEqual([await marked('del'), await marked('ins')], [new Set(['43']), new Set(['53'])]);
    await page.evaluate('scrollTo(0, document.body.scrollHeight)');
    const pane = await beside.boundingBox();
    const below = await page.getByRole('complementary').boundingBox();
    assert.ok(pane && below && pane.y + pane.height <= below.y, 'it covers nothing of what stands below the text');
    await page.setViewportSize({ width: 360, height: 740 });
    await assertFits(page, 'two languages on a phone');
    const isWide = (pane: { scrollWidth: number; clientWidth: number }) => pane.scrollWidth > pane.clientWidth;
    assert.equal(await beside.evaluate(isWide), false, 'nothing of the other language is cut');
    await page.setViewportSize({ width: 1440, height: 900 });
    await storyText(page).fill('जलस्तर 53 फ़ुट।');
    await page.getByRole('tab', { name: 'हिन्दी', exact: true }).waitFor();
    await page.getByText('What has changed in the original').waitFor({ state: 'detached' });

    running.clock.ms += 120_000;
    const spelling = { ...edit, json: { content: '<p>నీటిమట్టం 53 అడుగులు.</p>' } };
    await running.call(`/api/admin/news/${id}`, { ...spelling, headers: { 'if-match': '*' } });
    await page.reload();
    const outdated = page.getByText('The original has changed since this translation was saved');
    await outdated.waitFor();
    await page.getByRole('button', { name: 'Side by side' }).click();
    await page.getByRole('button', { name: 'Show what has changed' }).click();
    await beside.getByText('What has changed in the original').waitFor();
    await page.getByRole('button', { name: 'Nothing to change' }).click();
    await outdated.waitFor({ state: 'detached' });
    await page.getByRole('tab', { name: 'हिन्दी', exact: true }).waitFor();

    await page.getByRole('tab', { name: 'తెలుగు' }).click();
    await beside.getByRole('textbox').getByText('जलस्तर 53 फ़ुट।').waitFor();
    assert.match(await storyText(page).innerText(), /నీటిమట్టం 53 అడుగులు/);
    await page.getByRole('button', { name: 'Side by side' }).click();
    await beside.waitFor({ state: 'detached' });
  });

  await t.test('what search engines get, and the address', async () => {
    await page.goto(`${running.url}/admin/news/${id}`);
    await storyText(page).waitFor();
    const panel = page.getByRole('region', { name: 'Search engines and address' });
    const shown = panel.getByRole('group', { name: 'As a search engine shows it' });
    assert.match(await shown.innerText(), new RegExp(`${title}[^]*53`));
    await panel.getByLabel('Headline in search results').fill('గోదావరి వరద: తాజా వార్తలు');
    await panel.getByText('16 of 60 letters').waitFor();
    await panel.getByLabel('Description in search results').fill('వ'.repeat(161));
    await panel.getByText('161 letters: search engines show about 160').waitFor();
    await panel.getByLabel('Slug').fill('Godavari Varada – 2026!');
    await shown.getByText(`/n/godavari-varada-2026-${id}`).waitFor();
    await saved(page);
    await page.getByLabel('Title', { exact: true }).fill(`${title}, హెచ్చరిక`);
    await saved(page);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Publish' });
    await dialog.getByRole('button', { name: 'Publish' }).click();
    const open = page.getByRole('link', { name: 'Open the page' });
    await open.waitFor();
    const address = (await open.getAttribute('href')) ?? '';
    assert.ok(address.endsWith(`/n/godavari-varada-2026-${id}`), address);
    const html = await (await fetch(`${running.url}/n/old-words-${id}`)).text();
    assert.match(html, /<title>గోదావరి వరద: తాజా వార్తలు – /);
    assert.ok(html.includes(`/n/godavari-varada-2026-${id}">`), 'an old address leads here and names the new one');
  });

  await t.test('a review with comments: changes requested, answered, approved, assigned', async () => {
    const own = await signedIn(browser, running, 'salma', 'contributor', { path: '/news/create' });
    const salma = own.page;
    await salma.getByLabel('Title', { exact: true }).fill('హైదరాబాద్‌లో వర్షాలు');
    await saved(salma);
    await salma.getByRole('button', { name: 'Submit for review' }).click();
    await salma.getByText('In review').waitFor();
    const story = new URL(salma.url()).pathname.slice('/admin'.length);
    await salma.getByRole('link', { name: 'Back to the list' }).click();

    await page.goto(`${running.url}/admin${story}`);
    const panel = page.getByRole('region', { name: 'Review' });
    await panel.getByLabel('Comment', { exact: true }).fill('ఎక్కడ ఎంత వర్షం పడింది?');
    await panel.getByRole('button', { name: 'Request changes' }).click();
    await panel.getByText('Changes requested').waitFor();
    // It is a draft again; the story is read by another request than its comments.
    await panel.getByRole('button', { name: 'Approve' }).waitFor({ state: 'detached' });

    await salma.getByText('ramya requested changes of a story').waitFor();
    await salma.getByRole('link', { name: 'Open' }).click();
    const thread = salma.getByRole('region', { name: 'Review' });
    await thread.getByText('ఎక్కడ ఎంత వర్షం పడింది?').waitFor();
    await thread.getByLabel('Comment', { exact: true }).fill('అమీర్‌పేటలో 9 సెం.మీ.');
    await thread.getByRole('button', { name: 'Add comment' }).click();
    await page.getByText('salma commented on a story').waitFor();
    await panel.getByText('అమీర్‌పేటలో 9 సెం.మీ.').waitFor();
    await thread.getByRole('button', { name: 'Resolve' }).first().click();
    await panel.getByText('Resolved by salma').waitFor();
    await salma.getByRole('button', { name: 'Submit for review' }).click();
    await salma.getByText('In review').waitFor();

    await page.reload();
    await panel.getByRole('button', { name: 'Approve' }).click();
    await panel.getByText('Approved', { exact: true }).waitFor();
    await salma.getByText('ramya approved a story').waitFor();
    await panel.getByLabel('Assigned to').click();
    await page.getByRole('option', { name: 'salma' }).click();
    await salma.getByText('ramya assigned a story to you').waitFor();
    await thread.getByText('Assigned to: salma').waitFor();

    await page.goto(`${running.url}/admin/news`);
    await page.getByText('హైదరాబాద్‌లో వర్షాలు').waitFor();
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByRole('button', { name: 'Assigned to me' }).click();
    await page.getByText('No story matches').waitFor();
    assert.deepEqual(own.errors, []);
  });
  assert.deepEqual(errors, []);
});
