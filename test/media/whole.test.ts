import assert from 'node:assert/strict';
import sharp from 'sharp';
import { change } from '../../src/core/api/change.ts';
import { systemActor } from '../../src/core/app.ts';
import { enqueueRender } from '../../src/media/render-job.ts';
import { sweepMedia } from '../../src/media/trash.ts';
import { type Json, type Kind, onBoth, start } from '../support/helper.ts';
import { fetched, formOf, uploaded } from '../support/media.ts';
import { mp4, picture } from '../support/pictures.ts';

const endings = ['jpg', 'png', 'webp', 'avif', 'gif', 'mp3', 'aac', 'm4a', 'mp4', 'webm'];

/** Addresses of an original as they are computed from that of a variant. */
const guesses = (variant: string): string[] => {
  const [, folder, name] = /\/v\/([0-9a-f]{2})\/([0-9a-f]{32}-[0-9a-f]{16})/.exec(variant) as RegExpExecArray;
  return endings.map((ending) => variant.replace(/\/v\/.*$/, `/o/${folder}/${name}.${ending}`));
};

/** Status and target of an address, without following it. */
async function answer(url: string, headers: Record<string, string> = {}, method = 'GET') {
  const got = await fetch(url, { redirect: 'manual', headers, method });
  await got.body?.cancel();
  return { status: got.status, to: got.headers.get('location'), cache: got.headers.get('cache-control') };
}

const half = { x: 0, y: 0, width: 0.5, height: 1 };

async function scene(t: Parameters<Parameters<typeof onBoth>[1]>[0], kind: Kind) {
  const running = await start(t, kind, { WORKERS: '0' });
  const token = await running.tokenOf('chief');
  const send = (path: string, json?: Json, method?: string) =>
    running.call(`/api/admin/${path}`, {
      token,
      ...(json ? { json } : {}),
      ...(method ? { method } : {}),
      headers: { 'if-match': '*' },
    });
  const media = await uploaded(running, 'గోదావరి.jpg', await picture('jpeg', 1_600, 800));
  const now = async (): Promise<Json> => (await send(`media/${media.id}`)).body.data;
  const crop = async (): Promise<Json> => {
    const done = await send(`media/${media.id}`, { crop: half }, 'PATCH');
    assert.equal(done.status, 200, done.text);
    await running.dinam.workers.drain();
    return now();
  };
  return { running, token, send, media, now, crop };
}

const widthOf = async (url: string): Promise<number> => (await sharp(await fetched(url)).metadata()).width;

onBoth('readers find no original of a picture with a crop, from any address', async (t, kind) => {
  const { running, send, media, crop } = await scene(t, kind);
  for (const { url } of media.variants)
    for (const guess of guesses(url)) assert.equal((await answer(guess)).status, 404, guess);
  const content = `<p>నీరు</p><img src="${media.original_url}" alt="">`;
  const given = { title: 'వరద', lang: 'te', content, image_url: media.original_url };
  const story = (await send('news', given)).body.data;
  assert.equal((await send(`news/${story.id}/publish`, {}, 'POST')).status, 200);
  const cropped = await crop();
  assert.ok((await widthOf(cropped.url)) <= 800);

  for (const [was, is] of [
    [media.original_url, cropped.url],
    [media.url, cropped.url],
    [media.thumbnail_url, cropped.thumbnail_url],
  ] as const) {
    const got = await answer(was);
    assert.deepEqual([got.status, got.to], [301, is], was);
    assert.doesNotMatch(String(got.cache), /immutable/);
  }
  for (const { url } of cropped.variants)
    for (const guess of guesses(url)) assert.equal((await answer(guess)).status, 404);
  const shown = await running.call(`/api/v1/news/${story.id}`);
  for (const [address] of shown.text.matchAll(/https?:[^"\\ ]+\/files\/[^"\\ ]+/g))
    assert.ok((await widthOf(address)) <= 800, address);
  assert.ok(!shown.text.includes('sig='));
  const card = await fetch(`${running.url}/cards/news/${story.id}.jpg`);
  assert.equal(card.status, 200);
  await card.body?.cancel();

  // Who edits it gets the whole, for half a day.
  assert.equal(await widthOf(cropped.edit_url), 1_600);
  assert.match(String((await answer(cropped.edit_url)).cache), /^private/);
  assert.equal((await answer(cropped.edit_url.replace(/.$/, (c: string) => (c === 'A' ? 'B' : 'A')))).status, 301);
  const later = cropped.edit_url.replace(/sig=(\d+)/, (_: string, ms: string) => `sig=${Number(ms) + 1}`);
  assert.equal((await answer(later)).status, 301);
  running.clock.ms += 25 * 3_600_000;
  assert.equal((await answer(cropped.edit_url)).status, 301);
});

onBoth('a picture from before variants had a name of their own hides its original too', async (t, kind) => {
  const { running, send, media, now, crop } = await scene(t, kind);
  const { app } = running.dinam;
  await app.db.write
    .updateTable('media')
    .set({ public_name: null, status: 'processing' })
    .where('id', '=', media.id)
    .execute();
  await change(app, systemActor, (c) => enqueueRender(c, { id: media.id, created_by: null }));
  await running.dinam.workers.drain();
  const old = await now();
  const text = `<p>నీరు</p><img src="${media.original_url}" alt="">`;
  const story = (await send('news', { title: 'వరద', lang: 'te', content: text })).body.data;
  assert.ok(guesses(old.url).includes(media.original_url), 'its variants have the name of the original');
  const cropped = await crop();
  assert.deepEqual(await answer(media.original_url).then(({ status, to }) => [status, to]), [301, cropped.url]);

  await sweepMedia(app, {} as Parameters<typeof sweepMedia>[1]);
  await running.dinam.workers.drain();
  const renamed = await now();
  assert.notEqual(renamed.original_url, media.original_url);
  assert.deepEqual(renamed.variants, cropped.variants, 'variants stay where they are');
  const stored = await app.db.write
    .selectFrom('news')
    .select('content')
    .where('id', '=', story.id)
    .executeTakeFirstOrThrow();
  assert.ok(stored.content.includes(renamed.original_url), stored.content);
  for (const guess of guesses(cropped.url)) {
    const { status, to } = await answer(guess);
    assert.ok(status === 404 || to === cropped.url, `${guess}: ${status} ${to}`);
  }
  assert.deepEqual(await answer(old.url).then(({ to }) => to), cropped.url);
  assert.equal(await widthOf(renamed.edit_url), 1_600);
  await sweepMedia(app, {} as Parameters<typeof sweepMedia>[1]);
  assert.equal((await now()).original_url, renamed.original_url, 'once');
});

async function everywhere(urls: readonly string[], status: number): Promise<void> {
  for (const url of urls) {
    assert.equal((await answer(url)).status, status, url);
    assert.equal((await answer(url, {}, 'HEAD')).status, status, url);
    if (status === 404) {
      assert.equal((await answer(url, { 'if-none-match': '*' })).status, 404, url);
      assert.equal((await answer(url, { range: 'bytes=0-1' })).status, 404, url);
    }
  }
}

onBoth('a file in the trash is at none of its addresses, and is there again when it is restored', async (t, kind) => {
  const { running, send, media, now } = await scene(t, kind);
  const film = await uploaded(running, 'సభ.mp4', mp4());
  const content = `<p>నీరు</p><img src="${media.original_url}" alt="నది"><p>తగ్గింది</p>`;
  const story = (await send('news', { title: 'వరద', lang: 'te', content, media_id: media.id })).body.data;
  assert.equal((await send(`news/${story.id}/publish`, {}, 'POST')).status, 200);
  const urls = [film.url, media.original_url, ...media.variants.map(({ url }: Json) => url)];
  await everywhere(urls, 200);
  for (const { id } of [media, film])
    assert.equal((await send(`media/${id}?force=true`, undefined, 'DELETE')).status, 200);
  await everywhere(urls, 404);
  const read = await running.call(`/api/v1/news/${story.id}`);
  assert.equal(read.body.data.content, '<p>నీరు</p><p>తగ్గింది</p>');
  assert.deepEqual(read.body.data.images, []);

  const [trashed] = (await send('media?is_trashed=true&kind=image')).body.data;
  for (const url of [trashed.edit_url, trashed.url, trashed.thumbnail_url])
    assert.equal((await answer(url)).status, 200, url);
  for (const { id } of [media, film]) assert.equal((await send(`media/${id}/restore`, {}, 'POST')).status, 200);
  await everywhere(urls, 200);
  assert.equal((await now()).url, media.url);

  // Former content that is still stored goes with it.
  const token = await running.tokenOf('chief');
  const body = formOf({ 'b.jpg': await picture('jpeg', 900) });
  assert.equal(
    (await running.call(`/api/admin/media/${media.id}/replace`, { token, body, headers: { 'if-match': '*' } })).status,
    200,
  );
  assert.equal((await send(`media/${media.id}?force=true`, undefined, 'DELETE')).status, 200);
  await everywhere([media.original_url, media.url], 404);
});
