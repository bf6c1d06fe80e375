import assert from 'node:assert/strict';
import { test } from 'node:test';
import { filesOf } from '../../src/core/files/file-store.ts';
import { fileKeys } from '../../src/media/store.ts';
import { type Json, type Running, start } from '../support/helper.ts';
import { formOf, uploaded } from '../support/media.ts';
import { picture } from '../support/pictures.ts';

const pathOf = (url: string): string => new URL(url).pathname;

/** As a day later: what no row names any more is removed. */
async function removeOld(running: Running, keys: readonly string[]): Promise<void> {
  const files = await filesOf(running.dinam.app);
  for (const key of keys) await files.remove(key);
}

const keys = async ({ dinam: { app } }: Running, id: number): Promise<string[]> =>
  fileKeys(await app.db.write.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirstOrThrow());

/** Where an address leads; null: to an error. */
async function target(running: Running, path: string): Promise<string | null> {
  const answer = await fetch(`${running.url}${path}`, { redirect: 'manual' });
  await answer.body?.cancel();
  assert.ok([301, 404].includes(answer.status), `${path}: ${answer.status}`);
  return answer.status === 301 ? answer.headers.get('location') : null;
}

test('an address of a picture that was cropped or replaced leads to the present one', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const token = await running.tokenOf('editor');
  const blog = (await running.call('/api/news.php', { token, json: { title: 'ప్రత్యక్షం', content_type: 'live' } })).body
    .data;
  const media = await uploaded(running, 'a.jpg', await picture('jpeg', 1_400, 700));
  const entry = { title: 'వరద', image_url: media.thumbnail_url };
  assert.equal((await running.call(`/api/admin/news/${blog.id}/live`, { token, json: entry })).status, 201);
  const current = async (): Promise<Json> => (await running.call(`/api/admin/media/${media.id}`, { token })).body.data;

  const before = await keys(running, media.id);
  const crop = { json: { focal: { x: 0.1, y: 0.1 } }, method: 'PATCH', headers: { 'if-match': '*' } };
  assert.equal((await running.call(`/api/admin/media/${media.id}`, { token, ...crop })).status, 200);
  await running.dinam.workers.drain();
  const cropped = await current();
  const afterCrop = await keys(running, media.id);
  await removeOld(
    running,
    before.filter((key) => !afterCrop.includes(key)),
  );
  const [shown] = (await running.call(`/api/v1/news/${blog.id}/live`)).body.data;
  assert.equal(shown.image_url, media.thumbnail_url, 'the entry has the address that it was written with');
  assert.equal(await target(running, pathOf(shown.image_url)), cropped.thumbnail_url);
  assert.equal((await fetch(`${running.url}${pathOf(shown.image_url)}`)).status, 200);

  // A smaller picture in its place: it has no wide size, and its original has another name.
  const body = formOf({ 'b.jpg': await picture('jpeg', 500, 500) });
  const done = await running.call(`/api/admin/media/${media.id}/replace`, { token, body });
  assert.equal(done.status, 200, done.text);
  await running.dinam.workers.drain();
  await removeOld(running, afterCrop);
  const replaced = await current();
  for (const old of [media, cropped]) {
    assert.equal(await target(running, pathOf(old.thumbnail_url)), replaced.thumbnail_url);
    assert.equal(await target(running, pathOf(old.url)), replaced.url);
  }
  assert.equal(await target(running, pathOf(media.original_url)), replaced.url, 'no address leads to an original');

  // Names that nobody was given, and a file in the trash.
  for (const path of [
    pathOf(media.url).replace(/[0-9a-f]{32}-/, `${'0'.repeat(32)}-`),
    `${pathOf(media.url)}x`,
    pathOf(media.url).replace('/files/v/', '/files/o/'),
    '/files/v/00/../../o',
  ])
    assert.equal(await target(running, path), null, path);
  const removal = { method: 'DELETE', headers: { 'if-match': '*' } };
  assert.equal((await running.call(`/api/admin/media/${media.id}?force=true`, { token, ...removal })).status, 200);
  assert.equal(await target(running, pathOf(media.url)), null);
});
