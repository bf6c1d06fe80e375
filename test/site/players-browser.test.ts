import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { openBrowser } from '../support/browser.ts';
import { film } from '../support/film.ts';
import { uploaded } from '../support/media.ts';
import { setUp } from '../support/newsroom.ts';
import { box, mp3 } from '../support/pictures.ts';

/** The film stands behind so many bytes that a browser leaves out: it asks for the part that it needs. */
const gap = 8_000_000;

/** Starts the player of a page as a reader does, goes to a second of it, and lets it play on from there. */
const playing = (player: string, second: number): string => `(async () => {
  const player = document.querySelector(${JSON.stringify(player)});
  const happened = (name) => new Promise((resolve, reject) => {
    player.addEventListener(name, resolve, { once: true });
    player.addEventListener('error', () => reject(new Error(player.error.message)), { once: true });
  });
  player.muted = true;
  const before = player.readyState;
  const loaded = happened('loadeddata');
  await player.play();
  await loaded;
  const sought = happened('seeked');
  player.currentTime = ${second};
  await sought;
  await player.play();
  while (player.currentTime <= ${second} && !player.ended) await new Promise(requestAnimationFrame);
  return { before, width: player.videoWidth ?? 0, isLong: player.duration > ${second} };
})()`;

interface Asked {
  range: string | undefined;
  status: number;
  contentRange: string | undefined;
}

/** What the page asks for of a file, and how it is answered. */
function askedFor(page: Page, address: string): Asked[] {
  const asked: Asked[] = [];
  page.on('response', (response) => {
    if (response.url() !== address) return;
    const { range } = response.request().headers();
    asked.push({ range, status: response.status(), contentRange: response.headers()['content-range'] });
  });
  return asked;
}

const beginOf = ({ range }: Asked): number => Number(range?.match(/^bytes=(\d+)-/)?.[1]);

test('film and sound of a story page are played by ranges, and nothing of them is fetched before', async (t) => {
  const scene = await setUp(t, 'sqlite');
  const { running, item, verb } = scene;
  const none = Buffer.alloc(0);
  const top = box('free', Buffer.alloc(gap));
  const { file } = await film({ places: [], inIndex: none, inTrack: none, top });
  const { url: filmUrl } = await uploaded(running, 'వరద.mp4', file);
  // An hour of it: far too much to be loaded whole.
  const { url: soundUrl, bytes } = await uploaded(running, 'समाचार.mp3', mp3(130_000));
  const content = `<p>గోదావరి</p><video src="${filmUrl}"></video><p>ఆడియో</p><audio src="${soundUrl}"></audio>`;
  const inText = await item({ title: 'వరద దృశ్యాలు', content });
  const atHead = await item({ title: 'वीडियो समाचार', lang: 'hi', video_url: filmUrl, audio_url: soundUrl });
  for (const { id } of [inText, atHead]) assert.equal((await verb(id, 'publish')).status, 200);
  const browser = await openBrowser(t);
  for (const { slug } of [inText, atHead]) {
    const page = await (await browser.newContext()).newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (line) => line.type() === 'error' && errors.push(line.text()));
    const [film, sound] = [askedFor(page, filmUrl), askedFor(page, soundUrl)];
    await page.goto(`${running.url}/n/${slug}`, { waitUntil: 'load' });
    assert.deepEqual([film, sound], [[], []], 'a reader who starts nothing pays for nothing');

    assert.deepEqual(await page.evaluate(playing('main video', 1.2)), { before: 0, width: 160, isLong: true });
    assert.ok(
      film.length >= 2 && film.every(({ status, range }) => status === 206 && range !== undefined),
      JSON.stringify(film),
    );
    assert.ok(
      film.some((one) => beginOf(one) > gap / 2),
      `the gap is left out: ${JSON.stringify(film)}`,
    );
    for (const one of film)
      assert.match(one.contentRange ?? '', new RegExp(`^bytes ${beginOf(one)}-\\d+/${file.length}$`));

    assert.deepEqual(await page.evaluate(playing('main audio', 3_000)), { before: 0, width: 0, isLong: true });
    assert.ok(sound.length >= 2 && sound.every(({ status, range }) => status === 206 && range !== undefined));
    assert.ok(
      sound.some((one) => beginOf(one) > bytes / 2),
      `seeking asks for its part: ${JSON.stringify(sound)}`,
    );
    assert.deepEqual(errors, []);
  }
});
