import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../support/browser.ts';
import { type Json, type Reply, start } from '../support/helper.ts';
import { uploaded } from '../support/media.ts';
import { type Scene, setUp } from '../support/newsroom.ts';
import { picture } from '../support/pictures.ts';

const is = ({ status, body, text }: Reply, wanted: number): Json => {
  assert.equal(status, wanted, text);
  return body.data;
};

async function published({ item, verb }: Scene, json: object): Promise<Json> {
  const story = await item(json);
  is(await verb(story.id, 'publish'), 200);
  return story;
}

async function pageOf(browser: Browser, options: { javaScriptEnabled?: boolean } = {}) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, ...options });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (line) => line.type() === 'error' && errors.push(line.text()));
  return { page, errors };
}

async function openedPoll(scene: Scene, json: object): Promise<number> {
  const token = await scene.running.tokenOf('chief');
  const call = (path: string, body: object) => scene.running.call(path, { token, json: body });
  const options = [{ text: 'అవును' }, { text: 'కాదు' }];
  const { id } = is(await call('/api/admin/polls', { lang: 'te', options, ...json }), 201);
  is(await call(`/api/admin/polls/${id}/open`, {}), 200);
  return id;
}

test('a reader votes on the page of a story, and sees the results as the poll allows', async (t) => {
  const scene = await setUp(t, 'sqlite');
  const { running } = scene;
  const { id, slug } = await published(scene, { title: 'మెట్రో రెండో దశ' });
  const pollId = await openedPoll(scene, { news_id: id, question: 'మెట్రో కావాలా?', show_results: 'after_vote' });
  // It stands where an editor put it; the place of a poll that the story does not have is empty.
  const content = `<p>మొదట</p><div data-poll="${pollId}"></div><p>తర్వాత</p><div data-poll="9999"></div>`;
  is(await scene.edit(id, { content }), 200);
  const address = `${running.url}/n/${slug}`;
  const browser = await openBrowser(t);
  const { page: plain } = await pageOf(browser, { javaScriptEnabled: false });
  await plain.goto(address);
  assert.equal(
    await plain.locator('.poll form').isVisible(),
    false,
    'a form that needs the script is not shown without',
  );
  assert.deepEqual(await plain.locator('.results li span').allTextContents(), ['అవును', 'కాదు']);

  assert.deepEqual(await plain.evaluate(`[...document.querySelectorAll('.body > *')].map((one) => one.localName)`), [
    'p',
    'section',
    'p',
  ]);

  const { page, errors } = await pageOf(browser);
  await page.goto(address);
  const shown = async () => (await page.locator('.results b').allTextContents()).join(' ');
  await page.locator('.poll form').waitFor();
  await page.getByRole('radio', { name: 'కాదు' }).check();
  await page.locator('.poll button').click();
  await page.getByText('మీ ఓటు నమోదైంది').waitFor();
  assert.equal(await shown(), '0 % 100 %');
  assert.equal(await page.locator('.poll form').isVisible(), false, 'this poll takes one vote');
  await page.reload();
  await page.locator('progress').nth(1).waitFor();
  assert.equal(await shown(), '0 % 100 %', 'who has voted sees the results again');
  const votes = await running.dinam.app.db.read.selectFrom('poll_votes').selectAll().execute();
  assert.equal(votes.length, 1);
  assert.deepEqual(errors, []);
});

const texts = (page: Page): Promise<string[]> => page.locator('.live .entry h2').allTextContents();

test('a running live blog shows what is added, changed and removed, and that it ended', async (t) => {
  const scene = await setUp(t, 'sqlite');
  const { call, running } = scene;
  const { id, slug } = await published(scene, { title: 'ఎన్నికల ఫలితాలు', content_type: 'live' });
  const add = async (json: object): Promise<Json> => is(await call(`/api/admin/news/${id}/live`, { json }), 201);
  await add({ title: 'మొదటి రౌండ్' });
  const browser = await openBrowser(t);
  const { page, errors } = await pageOf(browser);
  const elsewhere: string[] = [];
  page.on('request', (request) => request.url().startsWith(running.url) || elsewhere.push(request.url()));
  await page.goto(`${running.url}/n/${slug}`);
  const entry = (text: string) => page.locator('.entry', { hasText: text });
  const film =
    '<p>వీడియో</p><iframe src="https://www.youtube.com/embed/abc"></iframe><iframe src="https://x.com/dinam/status/12"></iframe>';
  const second = await add({ title: 'రెండో రౌండ్', content: `${film}<p>&lt;b&gt;</p>` });
  // Nothing that a reader reads moves: entries that are new wait behind a button.
  const showNew = (n: number) => page.getByRole('button', { name: `కొత్త నవీకరణలు: ${n}` }).click();
  await showNew(1);
  await entry('రెండో రౌండ్').waitFor();
  assert.deepEqual(await texts(page), ['రెండో రౌండ్', 'మొదటి రౌండ్'], 'the newest comes first');
  const players = entry('రెండో రౌండ్').locator('a[data-player]');
  assert.equal(await players.first().getAttribute('href'), 'https://www.youtube.com/watch?v=abc');
  const post = ['https://x.com/i/status/12', 'Xలోని పోస్ట్ చూపండి'];
  assert.deepEqual([await players.last().getAttribute('href'), await players.last().innerText()], post);
  assert.deepEqual(elsewhere, [], 'nothing is fetched of a film before the reader asks for it');
  const drawn = await page.locator('.entry').first().locator('time').textContent();

  const third = await add({ title: 'ముఖ్యం', is_pinned: true, is_key_event: true });
  await showNew(1);
  await entry('ముఖ్యం').waitFor();
  const edit = async ({ id: entryId }: Json, method: string, json?: object) => {
    const path = `/api/admin/live-entries/${entryId}`;
    const { headers } = await call(path);
    const request = { method, headers: { 'if-match': headers.get('etag') as string } };
    is(await call(path, json ? { ...request, json } : request), 200);
  };
  await edit(second, 'PATCH', { title: 'రెండో రౌండ్ సవరించారు' });
  await entry('సవరించారు').waitFor();
  assert.deepEqual(await texts(page), ['ముఖ్యం', 'రెండో రౌండ్ సవరించారు', 'మొదటి రౌండ్']);
  await edit(third, 'DELETE');
  await entry('ముఖ్యం').waitFor({ state: 'detached' });
  // What the script shows is what the server shows who comes now.
  const { page: late } = await pageOf(browser);
  await late.goto(`${running.url}/n/${slug}`);
  assert.deepEqual(await texts(late), await texts(page));
  assert.equal(await late.locator('.entry').first().locator('time').textContent(), drawn);
  is(await call(`/api/admin/news/${id}/live/close`, { json: {} }), 200);
  await page.getByText('లైవ్ అప్‌డేట్స్ ముగిశాయి').waitFor();
  assert.equal(await page.locator('.tag.live').count(), 0);
  assert.deepEqual(errors, []);
});

/** Two seconds of film of the browser's own making: VP8 in WebM, as phones read it. */
async function film(browser: Browser, url: string): Promise<Buffer> {
  const { page } = await pageOf(browser);
  await page.goto(`${url}/robots.txt`);
  const base64 = await page.evaluate(`new Promise((resolve) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 180 });
    const brush = canvas.getContext('2d');
    let frames = 0;
    const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/webm;codecs=vp8' });
    const parts = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    recorder.onstop = async () => {
      const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
      resolve(btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')));
    };
    recorder.start();
    const timer = setInterval(() => {
      brush.fillStyle = 'hsl(' + frames * 9 + ' 80% 50%)';
      brush.fillRect(0, 0, 320, 180);
      if (++frames === 50) { clearInterval(timer); recorder.stop(); }
    }, 40);
  })`);
  await page.close();
  return Buffer.from(base64 as string, 'base64');
}

test('film and pictures of the library are shown: the film plays by ranges, pictures fill the window', async (t) => {
  const scene = await setUp(t, 'sqlite');
  const { running, call } = scene;
  const browser = await openBrowser(t);
  const bytes = await film(browser, running.url);
  const { url: video_url } = await uploaded(running, 'film.webm', bytes);
  const ids: number[] = [];
  for (const width of [400, 401, 402]) {
    const { id } = await uploaded(running, `${width}.png`, await picture('png', width, 300));
    ids.push(id);
  }
  const [, second, third] = ids;
  const describe = async (id: number | undefined, json: object) => {
    const path = `/api/admin/media/${id}`;
    const { headers } = await call(path);
    is(await call(path, { method: 'PATCH', json, headers: { 'if-match': headers.get('etag') as string } }), 200);
  };
  await describe(second, { alt: { te: 'నది ఒడ్డు' }, caption: { te: 'గోదావరి ఒడ్డున ఉదయం' }, credit: 'రమ్య' });
  await describe(third, { alt: { te: 'పడవ' }, caption: { te: 'పడవ' } });
  const { slug } = await published(scene, { title: 'గోదావరి ప్రయాణం', video_url, media_id: ids[0], gallery: ids.slice(1) });
  const { page, errors } = await pageOf(browser);
  const ranges: string[] = [];
  page.on('response', (answer) => {
    if (answer.url() === video_url) ranges.push(`${answer.status()} ${answer.headers()['content-range']}`);
  });
  await page.goto(`${running.url}/n/${slug}`);
  assert.equal(ranges.length, 0, 'a film that nobody started is not fetched');
  const video = page.locator('video');
  assert.match((await video.getAttribute('poster')) ?? '', /\/files\/v\//);
  const played = await page.evaluate(`new Promise((resolve, reject) => {
    const video = document.querySelector('video');
    video.muted = true;
    video.onended = () => resolve([video.videoWidth, video.currentTime > 0.5]);
    video.onerror = () => reject(new Error(video.error.message));
    video.play().catch(reject);
  })`);
  assert.deepEqual(played, [320, true]);
  assert.match(ranges[0] ?? '', new RegExp(`^206 bytes 0-${bytes.length - 1}/${bytes.length}$`));
  const figures = page.locator('.photos figure');
  assert.equal(await figures.count(), 2);
  assert.deepEqual(
    await page.evaluate(
      `[...document.querySelectorAll('.photos figure')].map((one) => one.querySelector('figcaption')?.textContent ?? null)`,
    ),
    ['గోదావరి ఒడ్డున ఉదయం © రమ్య', null],
    'a caption says more than the alternative text, or is not there',
  );
  // Each fills the window under an address of its own: by keys and links, with the focus kept, and without a script.
  const whole = page.locator('.whole');
  assert.deepEqual([await whole.count(), await page.locator('.whole:visible').count()], [2, 0]);
  await figures.last().locator('a').click();
  const shown = () => page.locator('.whole:visible').getAttribute('id');
  assert.equal(await shown(), 'photo-2');
  await page.locator('#photo-2 a:focus').waitFor();
  const box = await page.locator('#photo-2').boundingBox();
  assert.deepEqual([box?.width, box?.height], [360, 740]);
  await page.keyboard.press('ArrowRight');
  await page.locator('#photo-1:visible').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.whole:visible').waitFor({ state: 'detached' });
  await page.locator('.photos a[href="#photo-2"]:focus').waitFor(); // it is back
  const { page: plain } = await pageOf(browser, { javaScriptEnabled: false });
  await plain.goto(`${running.url}/n/${slug}`);
  await plain.locator('.photos a').first().click();
  await plain.locator('#photo-1:visible').waitFor();
  await plain.goBack();
  await plain.locator('#photo-1').waitFor({ state: 'hidden' });
  assert.deepEqual(errors, []);
});

test('a player of another host is loaded when the reader asks for it', async (t) => {
  const scene = await setUp(t, 'sqlite');
  const content = '<p>చూడండి</p><iframe src="https://www.youtube.com/embed/abc123"></iframe>';
  const { slug } = await published(scene, { title: 'కొత్త పాట', content, video_url: 'https://youtu.be/xyz789' });
  const browser = await openBrowser(t);
  const { page } = await pageOf(browser);
  const asked: string[] = [];
  await page.route(/^https:/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>player</title>' });
  });
  await page.goto(`${scene.running.url}/n/${slug}`);
  assert.deepEqual(asked, []);
  await page.locator('.body a[data-player]').click();
  await page.frameLocator('iframe').locator('html').waitFor();
  assert.deepEqual(asked, ['https://www.youtube-nocookie.com/embed/abc123?autoplay=1']);
  assert.equal(await page.locator('a[data-player]').getAttribute('href'), 'https://www.youtube.com/watch?v=xyz789');
});

test('style sheet and script are immutable under their own addresses alone', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const { text } = await running.call('/te');
  const style = text.match(/<link rel="stylesheet" href="([^"]*)"/)?.[1] as string;
  const first = await running.call(style);
  assert.equal(first.headers.get('cache-control'), 'public, max-age=31536000, immutable');
  const owner = await running.tokenOf('owner');
  const json = { theme: { primary_color: '#004d40' } };
  const headers = { 'if-match': '*' };
  is(await running.call('/api/admin/settings/app', { method: 'PATCH', token: owner, json, headers }), 200);
  const after = (await running.call('/te')).text.match(/<link rel="stylesheet" href="([^"]*)"/)?.[1] as string;
  assert.notEqual(after, style, 'another colour has another address');
  assert.match((await running.call(after)).text, /--brand:#004d40/);
  const old = await running.call(style);
  assert.match(old.text, /--brand:#004d40/);
  assert.match(old.headers.get('cache-control') as string, /^public, max-age=60,/);
  assert.equal((await running.call('/site/story-000000000000.js')).status, 200);
});
