import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openBrowser } from '../support/browser.ts';
import { start } from '../support/helper.ts';
import { uploaded } from '../support/media.ts';
import { mp3 } from '../support/pictures.ts';

// For the page, whose types are not those of the program.

/** A film of a second that the browser itself records, in Base64. */
const recording = `(async () => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 160, height: 90 });
  const context = canvas.getContext('2d');
  let turn = 0;
  const drawing = setInterval(() => {
    turn += 20;
    context.fillStyle = 'hsl(' + turn + ' 80% 50%)';
    context.fillRect(0, 0, 160, 90);
  }, 30);
  const recorder = new MediaRecorder(canvas.captureStream(30), { mimeType: 'video/webm;codecs=vp8' });
  const parts = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const ended = new Promise((resolve) => { recorder.onstop = resolve; });
  recorder.start();
  await new Promise((resolve) => setTimeout(resolve, 1000));
  recorder.stop();
  await ended;
  clearInterval(drawing);
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
})()`;

/** Opens a file in `<video>`, seeks, and plays from there. */
const playing = (url: string, second: number): string => `(async () => {
  const video = document.createElement('video');
  const happened = (name) => new Promise((resolve, reject) => {
    video.addEventListener(name, resolve, { once: true });
    video.addEventListener('error', () => reject(new Error(video.error.message)), { once: true });
  });
  video.muted = true;
  document.body.append(video);
  const loaded = happened('loadeddata');
  video.src = ${JSON.stringify(url)};
  await loaded;
  const sought = happened('seeked');
  video.currentTime = ${second};
  await sought;
  const begins = video.currentTime;
  await video.play();
  while (video.currentTime <= begins && !video.ended) await new Promise(requestAnimationFrame);
  return { width: video.videoWidth, begins, moves: video.currentTime > begins || video.ended };
})()`;

interface Played {
  width: number;
  begins: number;
  moves: boolean;
}

test('<video> of a real browser plays originals, and seeks by ranges', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const browser = await openBrowser(t);
  const page = await browser.newPage();
  const film = await uploaded(running, 'చిత్రం.webm', Buffer.from(await page.evaluate<string>(recording), 'base64'));
  // An hour of sound: far too much to be loaded whole.
  const song = await uploaded(running, 'పాట.mp3', mp3(130_000));
  const requests: { range: string | undefined; status: number; url: string }[] = [];
  page.on('response', (response) => {
    const { range } = response.request().headers();
    requests.push({ range, status: response.status(), url: response.url() });
  });
  const shown = await page.evaluate<Played>(playing(film.url, 0.4));
  assert.deepEqual([shown.width, shown.moves], [160, true]);
  const heard = await page.evaluate<Played>(playing(song.url, 3_000));
  assert.ok(heard.begins >= 2_999 && heard.moves, JSON.stringify(heard));
  assert.deepEqual([...new Set(requests.map(({ status }) => status))], [206]);
  const starts = requests
    .filter(({ url }) => url === song.url)
    .map(({ range }) => Number(/^bytes=(\d+)-/.exec(range ?? '')?.[1]));
  assert.ok(
    starts.some((at) => at > song.bytes / 2),
    `seeking asks for its part: ${starts}`,
  );
});
