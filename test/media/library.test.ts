import assert from 'node:assert/strict';
import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { change } from '../../src/core/api/change.ts';
import { systemActor } from '../../src/core/app.ts';
import { filesOf } from '../../src/core/files/file-store.ts';
import { originalKey } from '../../src/core/files/key.ts';
import { fileKeys } from '../../src/media/store.ts';
import { writeUses } from '../../src/media/uses.ts';
import { type Json, onBoth, type Running, start, test } from '../support/helper.ts';
import { fetched, formOf, upload, uploaded } from '../support/media.ts';
import { colorAt, mp3, picture } from '../support/pictures.ts';
import { store, storedKeys } from '../support/stores.ts';

const path = '/api/admin/media';
const dayMs = 86_400_000;

async function ids(running: Running, query: string): Promise<number[]> {
  const { status, body, text } = await running.call(`${path}?sort=id&${query}`, {
    token: await running.tokenOf('viewer'),
  });
  assert.equal(status, 200, text);
  return body.data.map(({ id }: { id: number }) => id);
}

async function edit(running: Running, id: number, json: Json, method = 'PATCH', query = '') {
  const token = await running.tokenOf('editor');
  return running.call(`${path}/${id}${query}`, {
    token,
    method,
    ...(json ? { json } : {}),
    headers: { 'if-match': '*' },
  });
}

const use = ({ dinam: { app } }: Running, row: number, media: number[]) =>
  change(app, systemActor, (c) => writeUses(c, 'news', row, media));

onBoth('the library: search in every script, filters, uses, trash and restore', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  const flood = await uploaded(running, 'IMG_1.jpg', await picture('jpeg', 300, 200));
  const song = await uploaded(running, 'గీతం.mp3', mp3());
  const spare = await uploaded(running, 'spare.png', await picture('png', 30, 20));
  const described = await edit(running, flood.id, {
    alt: { te: 'కృష్ణా నదికి వరద', ur: 'دریا میں سیلاب' },
    caption: { hi: 'विजयवाड़ा' },
    credit: 'பி. ராஜா',
  });
  assert.equal(described.status, 200, described.text);
  assert.deepEqual(
    [described.body.data.status, described.body.data.url],
    ['ready', flood.url],
    'words change no picture',
  );
  for (const [search, found] of [
    ['వరద', [flood.id]],
    ['سیلاب', [flood.id]],
    ['विजयवाड़ा', [flood.id]],
    ['ராஜா', [flood.id]],
    ['img_1', [flood.id]],
    ['గీతం', [song.id]],
    ['none', []],
  ] as const)
    assert.deepEqual(await ids(running, `search=${encodeURIComponent(search)}`), found, search);
  assert.deepEqual(await ids(running, 'kind=audio'), [song.id]);
  assert.deepEqual(await ids(running, `sha256=${spare.sha256}`), [spare.id]);

  await use(running, 7, [flood.id, song.id]);
  await use(running, 8, [flood.id]);
  assert.deepEqual(await ids(running, 'is_used=true'), [flood.id, song.id]);
  assert.deepEqual(await ids(running, 'is_used=false'), [spare.id]);
  const token = await running.tokenOf('viewer');
  const shown = (await running.call(`${path}/${flood.id}`, { token })).body.data;
  assert.equal(shown.use_count, 2);
  const uses = (await running.call(`${path}/${flood.id}/uses`, { token })).body.data;
  assert.deepEqual(
    uses.map(({ resource, id }: Json) => [resource, id]),
    [
      ['news', 7],
      ['news', 8],
    ],
  );
  const refused = await edit(running, flood.id, null, 'DELETE');
  assert.deepEqual([refused.status, refused.body.code], [409, 'conflict']);
  assert.match(refused.body.detail, /news 7, news 8/);
  assert.equal((await edit(running, flood.id, null, 'DELETE', '?force=true')).status, 200);
  assert.deepEqual([await ids(running, ''), await ids(running, 'is_trashed=true')], [[song.id, spare.id], [flood.id]]);
  assert.equal((await edit(running, flood.id, { credit: 'x' })).status, 409, 'what is in the trash is not edited');
  const editor = await running.tokenOf('editor');
  const restored = await running.call(`${path}/${flood.id}/restore`, { token: editor, json: {} });
  assert.deepEqual([restored.status, restored.body.data.trashed_at], [200, null]);
  assert.equal((await running.call(`${path}/${flood.id}/restore`, { token: editor, json: {} })).status, 409);
  await use(running, 8, []);
  const bulk = await running.call(`${path}/trash-unused`, { token: editor, json: { ids: [flood.id, spare.id] } });
  assert.deepEqual(bulk.body.data, { trashed: [spare.id], in_use: [flood.id] });
  const none = await running.call(`${path}/trash-unused`, { token: editor, json: {} });
  assert.deepEqual(none.body.data, { trashed: [], in_use: [] }, 'nothing is 30 days old');
});

test('the trash is emptied after 30 days, files and all; a file without a row goes after a day', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const { app, workers } = running.dinam;
  const kept = await uploaded(running, 'a.png', await picture('png', 300, 200));
  const gone = await uploaded(running, 'b.png', await picture('png', 200, 300));
  await edit(running, gone.id, null, 'DELETE');
  const files = await filesOf(app);
  const all = await storedKeys(files);
  running.clock.ms += 29 * dayMs;
  const run = async (kind: string): Promise<number[]> => {
    await change(app, systemActor, (c) => c.enqueue({ kind, queue: 'media' }));
    await workers.drain();
    return (await app.db.write.selectFrom('media').select('id').orderBy('id').execute()).map(({ id }) => id);
  };
  assert.deepEqual(await run('media.sweep'), [kept.id, gone.id]);
  running.clock.ms += 2 * dayMs;
  assert.deepEqual(await run('media.sweep'), [kept.id]);
  const left = await storedKeys(files);
  const row = await app.db.write.selectFrom('media').selectAll().where('id', '=', kept.id).executeTakeFirstOrThrow();
  const own = fileKeys(row);
  assert.ok(left.length > 0 && left.length < all.length);
  assert.deepEqual(left.toSorted(), own.toSorted());
  const orphan = originalKey('0'.repeat(64), 'png');
  await store(running, orphan, Buffer.from('x'));
  await run('media.orphans');
  assert.ok((await storedKeys(files)).includes(orphan), 'an upload may be under way');
  const longAgo = Date.now() / 1_000 - 100_000;
  await utimes(join(files.place, orphan), longAgo, longAgo);
  await run('media.orphans');
  assert.deepEqual(await storedKeys(files), left);
});

test('crop and focal point: every variant follows, under new names; the old files go a day later', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const media = await uploaded(running, 'a.png', await picture('png', 1_000, 500));
  const jpeg = (one: Json, name: string): Json =>
    one.variants.find((v: Json) => v.name === name && v.format === 'jpeg');
  assert.equal(await colorAt(await fetched(jpeg(media, 'thumb').url), 0.35, 0.2), '255,0,0', 'the middle');
  const again = async (json: Json): Promise<Json> => {
    const { status, body, text } = await edit(running, media.id, json);
    assert.deepEqual([status, body.data?.status], [200, 'processing'], text);
    assert.equal(body.data.url, media.url, 'what there is stays until the new ones are made');
    await running.dinam.workers.drain();
    return (await running.call(`${path}/${media.id}`, { token: await running.tokenOf('viewer') })).body.data;
  };
  const focused = await again({ focal: { x: 1, y: 0.5 } });
  assert.equal(await colorAt(await fetched(jpeg(focused, 'thumb').url), 0.35, 0.2), '0,255,0', 'the right half');
  assert.notEqual(jpeg(focused, 'thumb').url, jpeg(media, 'thumb').url);
  assert.equal((await fetched(jpeg(media, 'thumb').url)).length, jpeg(media, 'thumb').bytes, 'cached pages name it');
  // The lower right quarter.
  const crop = { x: 0.5, y: 0.5, width: 0.5, height: 0.5 };
  const response = await edit(running, media.id, { crop });
  await running.dinam.workers.drain();
  assert.equal(response.status, 200);
  const cropped = (await running.call(`${path}/${media.id}`, { token: await running.tokenOf('viewer') })).body.data;
  assert.deepEqual(cropped.crop, crop);
  for (const variant of cropped.variants) {
    if (variant.name !== 'thumb') assert.deepEqual([variant.width, variant.height], [500, 250]);
    assert.equal(await colorAt(await fetched(variant.url), 0.1, 0.1), '255,255,0', `${variant.name} ${variant.format}`);
  }
  running.clock.ms += 1.1 * dayMs;
  await running.dinam.workers.drain();
  const gone = await fetch(jpeg(media, 'thumb').url, { redirect: 'manual' });
  assert.deepEqual([gone.status, gone.headers.get('location')], [301, jpeg(cropped, 'thumb').url]);
  await fetched(jpeg(cropped, 'thumb').url);
  for (const wrong of [{ crop: { ...crop, x: 0.6 } }, { focal: { x: 2, y: 0 } }, { crop: { ...crop, width: 0 } }])
    assert.equal((await edit(running, media.id, wrong)).status, 400, JSON.stringify(wrong));
  const song = await uploaded(running, 'a.mp3', mp3());
  assert.equal((await edit(running, song.id, { focal: { x: 0, y: 0 } })).status, 400);
});

test('replaced by another picture: texts stay, kind too', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const media = await uploaded(running, 'a.png', await picture('png', 100, 50));
  await edit(running, media.id, { alt: { bn: 'বন্যা' }, focal: { x: 0, y: 0 } });
  const token = await running.tokenOf('editor');
  const replace = (files: Record<string, Buffer>) =>
    running.call(`${path}/${media.id}/replace`, { token, body: formOf(files) });
  assert.equal((await replace({ 'a.mp3': mp3() })).status, 400);
  const { status, body, text } = await replace({ 'b.jpg': await picture('jpeg', 60, 90) });
  assert.equal(status, 200, text);
  const { data } = body;
  assert.deepEqual([data.alt, data.focal, data.width, data.height, data.name], [{ bn: 'বন্যা' }, null, 60, 90, 'b.jpg']);
  await running.dinam.workers.drain();
  const after = (await running.call(`${path}/${media.id}`, { token })).body.data;
  assert.deepEqual([after.status, after.mime_type], ['ready', 'image/jpeg']);
  await fetched(after.url);
});

test('an editor uploads, a viewer sees, a contributor has his own', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const theirs = await uploaded(running, 'a.png', await picture('png', 20, 20));
  assert.equal((await upload(running, { 'b.mp3': mp3() }, { role: 'viewer' })).status, 403);
  const own = (await upload(running, { 'b.mp3': mp3() }, { role: 'contributor' })).body.data[0];
  const token = await running.tokenOf('contributor');
  const listed = await running.call(path, { token });
  assert.deepEqual(
    listed.body.data.map(({ id }: Json) => id),
    [own.id],
  );
  const as = (method: string, id: number, json?: Json) =>
    running.call(`${path}/${id}`, { token, method, headers: { 'if-match': '*' }, ...(json ? { json } : {}) });
  for (const id of [theirs.id, 999]) {
    assert.equal((await as('GET', id)).status, 404);
    assert.equal((await as('PATCH', id, { credit: 'x' })).status, 404);
    assert.equal((await as('DELETE', id)).status, 404);
  }
  const bulk = await running.call(`${path}/trash-unused`, { token, json: { ids: [theirs.id] } });
  assert.deepEqual(bulk.body.data, { trashed: [], in_use: [] });
  assert.equal((await as('PATCH', own.id, { credit: 'గోపాల్' })).status, 200);
  assert.equal((await as('DELETE', own.id)).status, 200);
  assert.deepEqual(await ids(running, ''), [theirs.id]);
});

test('from an address: fetched with guards, and judged as an upload', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0', FETCH_ALLOW: '127.0.0.1' });
  const source = await uploaded(running, 'a.png', await picture('png', 120, 90));
  const token = await running.tokenOf('chief');
  const add = (url: string) => running.call(path, { token, json: { url, alt: { ta: 'வெள்ளம்' } } });
  const same = await add(source.original_url);
  assert.deepEqual([same.status, same.body.data[0].id], [200, source.id]);
  const fresh = await add(source.url); // a variant is other content
  assert.equal(fresh.status, 201, fresh.text);
  const [media] = fresh.body.data;
  assert.deepEqual([media.alt, media.source_url, media.mime_type], [{ ta: 'வெள்ளம்' }, source.url, 'image/jpeg']);
  for (const wrong of [`${running.url}/api/v1`, `${running.url}/files/none`, 'http://127.0.0.2/a.png']) {
    const refused = await add(wrong);
    assert.deepEqual([refused.status, refused.body.errors[0].field], [400, 'url'], refused.text);
  }
});
