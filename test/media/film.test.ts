import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openBrowser } from '../support/browser.ts';
import { film, full, hdlr } from '../support/film.ts';
import { start } from '../support/helper.ts';
import { fetched, upload, uploaded } from '../support/media.ts';
import { box, mp4 } from '../support/pictures.ts';

/** A place as phones write it (ISO 6709), and the words around it. */
const place = '+16.5062+080.6480/';
const said = Buffer.from(`${place} విజయవాడ`);
const title = box('\xa9nam', box('data', Buffer.from('\0\0\0\x01\0\0\0\0బతుకమ్మ పాట')));
const mdta = full(
  'meta',
  Buffer.concat([hdlr('mdta'), full('keys', Buffer.from('com.apple.quicktime.location.ISO6709')), box('ilst', said)]),
);
const tags = full(
  'meta',
  Buffer.concat([hdlr('mdir'), box('ilst', Buffer.concat([title, box('\xa9xyz', said), box('apID', said)]))]),
);
const unknown = box('uuid', Buffer.concat([Buffer.alloc(16, 9), said]));

const made = (count = 4) =>
  film({
    places: Array.from({ length: count }, (_, n) => Buffer.from(`GPS5 ${n} ${place}`)),
    inIndex: Buffer.concat([
      box('udta', Buffer.concat([tags, box('free', said)])),
      mdta,
      unknown,
      box('gps ', said),
      box('free', said),
    ]),
    inTrack: Buffer.concat([box('udta', box('\xa9mod', said)), box('uuid', said), box('trak', said)]),
    top: Buffer.concat([
      mdta,
      box('udta', box('\xa9xyz', said)),
      box('free', said),
      box('skip', said),
      unknown,
      box('SEFT', said),
    ]),
  });

const playing = (url: string): string => `(async () => {
  const video = document.createElement('video');
  video.muted = true;
  video.crossOrigin = 'anonymous';
  document.body.append(video);
  const happened = (name) => new Promise((resolve, reject) => {
    video.addEventListener(name, resolve, { once: true });
    video.addEventListener('error', () => reject(new Error(video.error.message)), { once: true });
  });
  const loaded = happened('loadeddata');
  video.src = ${JSON.stringify(url)};
  await loaded;
  const context = new OffscreenCanvas(160, 90).getContext('2d');
  const colours = [];
  for (const second of [0.2, 1.2]) {
    const sought = happened('seeked');
    video.currentTime = second;
    await sought;
    // On a machine that is busy the frame comes after the event.
    let colour = '000';
    for (let n = 0; n < 200 && colour === '000'; n++) {
      if (n > 0) await new Promise((resolve) => setTimeout(resolve, 50));
      context.drawImage(video, 0, 0);
      colour = [...context.getImageData(80, 45, 1, 1).data.slice(0, 3)].map((value) => (value > 127 ? 1 : 0)).join('');
    }
    colours.push(colour);
  }
  const ended = happened('ended');
  await video.play();
  await ended;
  return { width: video.videoWidth, duration: video.duration, colours };
})()`;

test('places are overwritten wherever a film has them; it is played as before', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const { file, frames } = await made();
  assert.ok(file.toString('latin1').split(place).length > 14);
  const media = await uploaded(running, 'వీడియో.mp4', file);
  const stored = await fetched(media.original_url);
  assert.equal(stored.includes(place), false);
  assert.equal(stored.includes('విజయవాడ'), false);
  assert.ok(stored.includes('బతుకమ్మ పాట'), 'the title stays');
  assert.equal(stored.length, file.length);
  for (const frame of frames) assert.equal(stored.indexOf(frame), file.indexOf(frame));
  const browser = await openBrowser(t);
  const page = await browser.newPage();
  assert.deepEqual(await page.evaluate(playing(media.url)), { width: 160, duration: 2, colours: ['100', '001'] });
  const again = await upload(running, { 'again.mp4': stored });
  assert.deepEqual([again.status, again.body.data[0].id], [200, media.id], 'nothing more to overwrite');
});

test('tables of a hostile film overwrite nothing outside of its samples, and end', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const { file } = await made(4);
  const index = file.subarray(0, file.indexOf('mdat', 0, 'latin1'));
  const meta = file.indexOf('gpmd', 0, 'latin1');
  const table = file.indexOf('stco', meta, 'latin1');
  const wrong = Buffer.from(file);
  wrong.writeUInt32BE(4, table + 12); // in `ftyp`
  wrong.writeUInt32BE(0xffffffff, table + 16); // behind the end
  const stored = await fetched((await uploaded(running, 'a.mp4', wrong)).original_url);
  assert.equal(stored.toString('latin1', 4, 8), 'ftyp');
  assert.equal(stored.indexOf('stsz', 0, 'latin1'), index.indexOf('stsz', 0, 'latin1'));
  const long = Buffer.from(file);
  long.writeUInt32BE(0xffffff, table + 8);
  const nested = (depth: number): Buffer => {
    const heads = Buffer.alloc(depth * 8);
    for (let n = 0; n < depth; n++) {
      heads.writeUInt32BE((depth - n) * 8, n * 8);
      heads.write('trak', n * 8 + 4, 'latin1');
    }
    return heads;
  };
  const refused = await upload(running, { 'long.mp4': long });
  assert.equal(refused.body.errors[0].code, 'damaged');
  const plain = mp4();
  const at = plain.indexOf('moov', 0, 'latin1') - 4;
  const end = at + plain.readUInt32BE(at);
  const deep = Buffer.concat([plain.subarray(0, at), box('moov', nested(20_000)), plain.subarray(end)]);
  const answer = await upload(running, { 'deep.mp4': deep });
  assert.equal(answer.status, 201, 'tracks within tracks are no tracks');
  const parts = Buffer.concat([file, box('moof', Buffer.alloc(8))]);
  const fragmented = await upload(running, { 'parts.mp4': parts });
  assert.deepEqual([fragmented.status, fragmented.body.errors[0].code], [400, 'unsupported']);
});
