import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { copyFilesTo } from '../../src/backup/stored-files.ts';
import { storeCard } from '../../src/cards/store.ts';
import { filesOf } from '../../src/core/files/file-store.ts';
import { cardKey } from '../../src/core/files/key.ts';
import { temporaryPath } from '../../src/core/files/temporary.ts';
import { getCard, publishStory, sizeOf } from '../support/cards.ts';
import { serve } from '../support/fetch-servers.ts';
import { start } from '../support/helper.ts';
import { colorAt, picture } from '../support/pictures.ts';
import { onStores, storedKeys } from '../support/stores.ts';

test('a picture of another server is on the card; without one that can be shown there is a card for an hour', async (t) => {
  const good = await picture('png', 800, 600);
  let bad = true;
  const bodies: Record<string, () => Buffer | null> = {
    '/good.png': () => good,
    '/truncated.png': () => (bad ? good.subarray(0, good.length / 2) : good),
    '/drawing.svg': () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>'),
    '/small.png': () => smallPicture,
    '/none.jpg': () => null,
  };
  const smallPicture = await picture('png', 60, 40);
  const server = await serve(t, (request, response) => {
    const body = bodies[request.url ?? '']?.() ?? null;
    response.writeHead(body ? 200 : 404, { 'content-type': 'image/jpeg' }).end(body);
  });
  const running = await start(t, 'sqlite', { WORKERS: '0', FETCH_ALLOW: '127.0.0.1' });
  const cardWith = async (path: string) =>
    (await publishStory(running, { title: 'వరద', image_url: server + path })).share_card_url;
  const shown = await getCard(await cardWith('/good.png'));
  assert.equal(await sizeOf(shown), 'jpeg 1200x630');
  assert.match(shown.headers.get('cache-control') ?? '', /immutable/);
  assert.equal(await colorAt(shown.bytes, 0.9, 0.25), '0,255,0');
  const urls = new Map<string, string>();
  for (const path of ['/truncated.png', '/drawing.svg', '/small.png', '/none.jpg']) {
    const url = await cardWith(path);
    urls.set(path, url);
    const card = await getCard(url);
    assert.equal(await sizeOf(card), 'jpeg 1200x630', path);
    assert.equal(card.headers.get('cache-control'), 'public, max-age=900', path);
    assert.notEqual(await colorAt(card.bytes, 0.9, 0.25), '0,255,0', path);
    assert.deepEqual((await getCard(url)).bytes, card.bytes, path);
  }
  bad = false;
  running.clock.ms += 3_700_000;
  const mended = await getCard(urls.get('/truncated.png') as string);
  assert.match(mended.headers.get('cache-control') ?? '', /immutable/);
  assert.equal(await colorAt(mended.bytes, 0.9, 0.25), '0,255,0');
});

onStores('so many cards are stored; the oldest go, and a backup has none', async (t, env) => {
  const { dinam } = await start(t, 'sqlite', { WORKERS: '0', CARDS_MAX: '10', ...env });
  const { app } = dinam;
  const keys = Array.from({ length: 13 }, (_, n) => cardKey(n.toString(16).padStart(32, 'a'), 'og'));
  for (const key of keys) {
    const path = await temporaryPath(app.config);
    await sharp({ create: { width: 2, height: 2, channels: 3, background: '#fff' } })
      .jpeg()
      .toFile(path);
    await storeCard(app, key, path);
  }
  const files = await filesOf(app);
  assert.deepEqual(await storedKeys(files), keys.slice(3).sort());
  const folder = `${app.config.dataDir}/copy`;
  assert.equal(await copyFilesTo(files, folder), 0);
});
