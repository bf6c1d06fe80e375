import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { viewCounter } from '../../src/news/trending/views.ts';
import { openBrowser } from '../support/browser.ts';
import type { Json } from '../support/helper.ts';
import { uploaded } from '../support/media.ts';
import { type Scene, setUp } from '../support/newsroom.ts';
import { picture } from '../support/pictures.ts';

const titles = [
  'శీతాకాల సమావేశాలు డిసెంబర్ 8 నుంచి; సభ ముందుకు 14 బిల్లులు',
  'పాతబస్తీ మెట్రో పనులు మొదలు: మళ్లింపు మార్గాలు ఇవే',
  'నల్గొండలో వరి కొనుగోళ్లు ఆలస్యం; రోడ్డెక్కిన రైతులు',
  'రెండు రోజుల్లో రూ.1,450 పెరిగిన పసిడి; నేటి ధరలు ఇలా',
];

const category = async ({ running }: Scene, json: object): Promise<number> => {
  const reply = await running.call('/api/admin/categories', { token: await running.tokenOf('chief'), json });
  assert.equal(reply.status, 201, reply.text);
  return reply.body.data.id;
};

async function published({ item, verb }: Scene, json: object): Promise<Json> {
  const story = await item(json);
  assert.equal((await verb(story.id, 'publish')).status, 200);
  return story;
}

/** 24 stories with pictures in five sections; the first is breaking, the second live. */
async function fullSite(scene: Scene): Promise<Json[]> {
  const colors = ['#8a1f3d', '#ffee00', '#0b57a4', null, '#006a6a'];
  const ids: number[] = [];
  for (const [i, slug] of ['politics', 'sports', 'cinema', 'farming', 'health'].entries())
    ids.push(await category(scene, { slug, name: ['రాజకీయాలు', 'క్రీడలు', 'సినిమా', 'వ్యవసాయం', 'ఆరోగ్యం'][i], color: colors[i] }));
  const { id: media_id } = await uploaded(scene.running, 'వరద.png', await picture('png', 1280, 800));
  const all: Json[] = [];
  for (let i = 0; i < 24; i++) {
    const title = `${titles[i % titles.length]} (${i + 1})`;
    const kind = i === 1 ? { content_type: 'live' } : i === 2 ? { content_type: 'gallery', gallery: [media_id] } : {};
    const more = { summary: title, media_id, category_id: ids[i % ids.length], is_breaking: i === 0, ...kind };
    all.push(await published(scene, { title, ...more }));
  }
  return all;
}

const linksOf = (page: Page): Promise<string[]> =>
  page.evaluate(`[...document.querySelectorAll('main a[href^="/n/"]')].map((one) => one.getAttribute('href'))`);

test('a front page of 24 stories takes six screens of a phone, shows none twice, and nothing of it moves', async (t) => {
  const scene = await setUp(t, 'sqlite');
  await fullSite(scene);
  const page = await (await openBrowser(t)).newPage({ viewport: { width: 390, height: 844 } });
  await page.addInitScript(`addEventListener('DOMContentLoaded', () => { window.shifts = 0;
    new PerformanceObserver((list) => list.getEntries().forEach((one) => { window.shifts += one.value; }))
      .observe({ type: 'layout-shift', buffered: true }); });`);
  await page.goto(`${scene.running.url}/te`);
  const links = await linksOf(page);
  assert.equal(links.length, 24);
  assert.equal(new Set(links).size, 24, 'no story stands twice');
  const height = (await page.evaluate('document.documentElement.scrollHeight')) as number;
  assert.ok(height <= 6 * 844, `${height} pixels`);
  assert.equal(await page.evaluate("document.querySelector('header').getBoundingClientRect().height"), 56);
  assert.equal(await page.evaluate("document.querySelector('.ticker').getBoundingClientRect().height"), 44);
  assert.deepEqual(
    [await page.locator('.lead').count(), await page.locator('.seconds .card').count()],
    [1, 2],
    'a lead and two others',
  );
  // A mark says what is behind a picture; a live blog has its sign; the time is how long ago, with the date behind it.
  assert.match(await page.locator('.card', { hasText: '(3)' }).innerText(), /ఫోటోలు/);
  assert.equal(await page.locator('.card', { hasText: '(2)' }).locator('.tag.live').count(), 1);
  const time = page.locator('.lead time');
  assert.match(await time.innerText(), /1 ని.*క్రితం/);
  assert.match((await time.getAttribute('title')) as string, /^\d+ \S+, \S+ \d+:\d\d$/);
  for (let y = 0; y < height; y += 700) {
    await page.evaluate(`scrollTo(0, ${y})`);
    await page.waitForTimeout(50);
  }
  assert.equal(await page.evaluate('window.shifts'), 0);
});

test('the menu and the languages open by their address, without a script and with the keyboard', async (t) => {
  const scene = await setUp(t, 'sqlite');
  const { running, call } = scene;
  const found = await call('/api/v1/places/search?q=nalgonda&lang=te');
  const district = found.body.data.find(({ type }: Json) => type === 'district');
  const { slug } = await published(scene, { title: titles[2], place_ids: [district.id] });
  const browser = await openBrowser(t);
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(`${running.url}/n/${slug}`);
  assert.equal(await plain.locator('.drawer:visible').count(), 0);
  await plain.getByRole('link', { name: 'మెనూ' }).click();
  const link = plain.locator('#menu').getByRole('link', { name: 'నల్గొండ' });
  assert.equal(await link.getAttribute('href'), `/te/place/${district.slug}`);
  await link.click();
  await plain.waitForURL(`**/te/place/${district.slug}`);
  assert.match(await plain.locator('main').innerText(), /వరి కొనుగోళ్లు/);
  await plain.getByRole('link', { name: 'భాష: తెలుగు' }).click();
  assert.equal(await plain.locator('#languages:visible a[lang=ur]').getAttribute('href'), '/ur');
  await plain.locator('#languages .shut').click();
  await plain.locator('#languages').waitFor({ state: 'hidden' });

  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  await page.goto(`${running.url}/te`);
  const menu = page.getByRole('link', { name: 'మెనూ' });
  await menu.focus();
  await page.keyboard.press('Enter');
  await page.locator('#menu a.shut:focus').waitFor();
  await page.keyboard.press('Shift+Tab');
  assert.equal(await page.evaluate("document.activeElement.closest('.drawer')?.id"), 'menu', 'the focus stays in it');
  await page.keyboard.press('Escape');
  await page.locator('#menu').waitFor({ state: 'hidden' });
  await page.locator('a[href="#menu"]:focus').waitFor();
});

test('a story leads to its places, tags, the next one, more of its section and what is read most', async (t) => {
  const scene = await setUp(t, 'sqlite');
  const { running } = scene;
  const all = await fullSite(scene);
  const district = (await scene.call('/api/v1/places/search?q=nalgonda&lang=te')).body.data[0];
  const story = all[12] as Json;
  const edit = { tags: ['వరి & ధాన్యం'], place_ids: [district.id] };
  assert.equal((await scene.edit(story.id, edit)).status, 200);
  const read = [story, all[21], all[22], all[23]] as Json[];
  for (const [i, { id }] of read.entries())
    for (let n = 0; n < 9 - i; n++) {
      const json = { installation_id: `look-0123456789abcdef-${i}-${n}` };
      assert.equal((await running.call(`/api/v1/news/${id}/view`, { json })).status, 202);
    }
  await viewCounter(running.dinam.app).flush();
  const page = await (await openBrowser(t)).newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${running.url}/n/${story.slug}`);
  assert.equal(
    await page.locator('.onward .title').innerText(),
    (all[7] as Json).title,
    'the one before it in its section',
  );
  const links = await linksOf(page);
  assert.equal(new Set(links).size, links.length, 'no story stands twice');
  const ranks = await page.locator('.side .ranks a').allTextContents();
  assert.ok(ranks.length >= 2, 'what readers read, besides what is shown already');
  for (const title of ranks)
    assert.ok(
      read.slice(1).some((one) => one.title === title),
      title,
    );
  assert.ok(!links.includes(`/n/${story.slug}`));
  assert.equal(await page.locator('.after .row').count(), 7, 'three of the section, four that share most');
  const hrefs = await page.evaluate(
    `[...document.querySelectorAll('nav[aria-label="ట్యాగ్‌లు"] a')].map((one) => one.getAttribute('href'))`,
  );
  const [place, tag] = hrefs as string[];
  assert.equal(place, `/te/place/${district.slug}`);
  assert.match(tag as string, /%26/);
  const measure = (await page.locator('.story .body').boundingBox())?.width as number;
  assert.equal(measure, 672);

  const owner = await running.tokenOf('owner');
  const features = { site_next_story: false, site_more_news: false, site_short_times: false, site_districts: false };
  const patch = { method: 'PATCH', token: owner, json: { features }, headers: { 'if-match': '*' } };
  assert.equal((await running.call('/api/admin/settings/app', patch)).status, 200);
  const { text } = await running.call(`/n/${story.slug}`);
  assert.doesNotMatch(text, /class="onward"|data-ago|\/te\/place\/.*id="languages"/s);
  assert.match(text, /class="related"/);
  const style = /href="(\/site\/style-[^"]+)"/.exec(text)?.[1] as string;
  assert.match((await running.call(style)).text, /@media screen and \(prefers-color-scheme:dark\)/, 'paper is light');
  const missing = await running.call('/te/nothing-here', { headers: { accept: 'text/html' } });
  assert.doesNotMatch(missing.text, /aria-current="page"/, 'an error is not the front page');
});

test('a section leads with its newest and has its subsections; what lies in one has the others beside it', async (t) => {
  const scene = await setUp(t, 'sqlite');
  const { running } = scene;
  const parent_id = await category(scene, { slug: 'politics', name: 'రాజకీయాలు', color: '#8a1f3d' });
  const below = await category(scene, { slug: 'assembly', name: 'శాసనసభ', parent_id });
  await category(scene, { slug: 'local', name: 'స్థానిక ఎన్నికలు', parent_id });
  for (const [i, title] of titles.entries())
    await published(scene, { title, category_id: i === 0 ? below : parent_id });
  const chips = (text: string): string[] => {
    const [, nav = ''] = /<nav class="links boxed chips"[^>]*>(.*?)<\/nav>/s.exec(text) ?? [];
    return [...nav.matchAll(/<a href="([^"]*)"( aria-current="page")?>/g)].map(([, to, is]) => `${to}${is ? '*' : ''}`);
  };
  const whole = (await running.call('/te/politics')).text;
  assert.deepEqual(chips(whole), ['/te/politics*', '/te/assembly', '/te/local']);
  assert.equal(whole.match(/class="card tap lead"/g)?.length, 1);
  assert.equal(whole.match(/class="card tap second"/g)?.length, 2);
  assert.equal(whole.match(/class="card tap row"/g)?.length, 1);
  assert.match(whole, new RegExp(`<h1 class="bare c${parent_id}">`));
  assert.deepEqual(chips((await running.call('/te/assembly')).text), ['/te/politics', '/te/assembly*', '/te/local']);
  const style = /href="(\/site\/style-[^"]+)"/.exec(whole)?.[1] as string;
  const css = await running.call(style);
  assert.ok(css.text.includes(`.c${parent_id}{--cat:#8a1f3d}`));
  assert.match(css.headers.get('cache-control') as string, /immutable/);
});

test('a live blog begins with its key moments, and each entry has an address', async (t) => {
  const scene = await setUp(t, 'sqlite');
  const { id, slug } = await published(scene, { title: 'ఎన్నికల ఫలితాలు', content_type: 'live' });
  const ids: number[] = [];
  for (const json of [{ title: 'మొదటి రౌండ్' }, { content: '<p>రెండో రౌండ్ మొదలైంది</p>', is_key_event: true }]) {
    const reply = await scene.call(`/api/admin/news/${id}/live`, { json });
    assert.equal(reply.status, 201, reply.text);
    ids.push(reply.body.data.id);
  }
  const { text } = await scene.running.call(`/n/${slug}`);
  const [keys = ''] = /<section class="keys".*?<\/section>/s.exec(text) ?? [];
  assert.deepEqual(
    [...keys.matchAll(/href="([^"]+)"/g)].map(([, to]) => to),
    [`#entry-${ids[1]}`],
  );
  assert.match(keys, /రెండో రౌండ్ మొదలైంది/);
  for (const one of ids) assert.ok(text.includes(`id="entry-${one}"`) && text.includes(`href="#entry-${one}"`));
  assert.ok(text.indexOf(keys) < text.indexOf('id="entry-'));
});

test('the picture of a story goes from edge to edge on a phone, and a tall one leaves room for the text', async (t) => {
  const scene = await setUp(t, 'sqlite');
  const { id: media_id } = await uploaded(scene.running, 'గోపురం.png', await picture('png', 1000, 1500));
  const { slug } = await published(scene, { title: titles[0], media_id });
  const page = await (await openBrowser(t)).newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(`${scene.running.url}/n/${slug}`);
  const box = await page.locator('.hero img').boundingBox();
  assert.deepEqual([box?.x, box?.width], [0, 390]);
  assert.ok((box?.height as number) <= 0.8 * 844 + 1 && (box?.height as number) > 400, `${box?.height}`);
  await page.setViewportSize({ width: 1440, height: 900 });
  assert.equal((await page.locator('.hero img').boundingBox())?.width, 672);
});
