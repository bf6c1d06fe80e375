// Rest: it kills a program in the middle of an upload.

import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { test } from 'node:test';
import { change } from '../../src/core/api/change.ts';
import { systemActor } from '../../src/core/app.ts';
import { filesOf } from '../../src/core/files/file-store.ts';
import { filesFolder } from '../../src/core/files/temporary.ts';
import { receivePart } from '../../src/media/resumable/receive.ts';
import { type Json, onSqlite, type Running, readyDatabase, start } from '../support/helper.ts';
import { fetched } from '../support/media.ts';
import { mp4, picture } from '../support/pictures.ts';
import { login, serve, until } from '../support/process.ts';
import { onStores, s3Server, storedKeys } from '../support/stores.ts';

const path = '/api/admin/media-uploads';
const base64 = (text: string): string => Buffer.from(text).toString('base64');

interface Client {
  url: string;
  token: string;
}

async function client(running: Running, role: 'editor' | 'contributor' | 'viewer' = 'editor'): Promise<Client> {
  return { url: running.url, token: await running.tokenOf(role) };
}

async function send(
  { url, token }: Client,
  method: string,
  address: string,
  headers: Record<string, string> = {},
  body?: Buffer,
) {
  const answer = await fetch(new URL(address, url), {
    method,
    headers: { authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0', ...headers },
    ...(body ? { body: new Uint8Array(body) } : {}),
  });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, body: text === '' ? null : JSON.parse(text) };
}

const begin = async (from: Client, length: number, metadata = `filename ${base64('సభ.mp4')}`) =>
  send(from, 'POST', path, { 'upload-length': String(length), 'upload-metadata': metadata });

const append = (from: Client, address: string, offset: number, part: Buffer) =>
  send(
    from,
    'PATCH',
    address,
    { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
    part,
  );

const offsetOf = async (from: Client, address: string): Promise<number> =>
  Number((await send(from, 'HEAD', address)).headers.get('upload-offset'));

/** Sends the beginning of a part, and leaves the connection open without a word. */
function stuck({ url, token }: Client, address: string, bytes: Buffer, length: number) {
  const sent = request(new URL(address, url), {
    method: 'PATCH',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/offset+octet-stream',
      'upload-offset': '0',
      'content-length': String(length),
    },
  });
  sent.on('error', () => {});
  sent.write(bytes);
  return sent;
}

const filesLeft = async ({ dinam: { app } }: Running): Promise<string[]> =>
  (
    await Promise.all(['.tmp', '.uploads'].map((name) => readdir(join(filesFolder(app.config), name)).catch(() => [])))
  ).flat();

onStores('a file arrives in parts; the last one adds it to the library', async (t, env) => {
  const running = await start(t, 'sqlite', { ...env, WORKERS: '0' });
  const from = await client(running);
  const film = mp4(300_000);
  const begun = await begin(
    from,
    film.length,
    `filename ${base64('సభ.mp4')},alt ${base64('{"te":"సభ"}')},filetype dg==`,
  );
  assert.equal(begun.status, 201);
  const address = begun.headers.get('location') as string;
  assert.deepEqual(
    [begun.headers.get('tus-resumable'), begun.headers.get('upload-offset'), begun.body.data.name],
    ['1.0.0', '0', 'సభ.mp4'],
  );
  const first = await append(from, address, 0, film.subarray(0, 100_000));
  assert.deepEqual([first.status, first.body, first.headers.get('upload-offset')], [204, null, '100000']);
  const head = await send(from, 'HEAD', address);
  assert.deepEqual(
    [
      head.status,
      head.headers.get('upload-offset'),
      head.headers.get('upload-length'),
      head.headers.get('cache-control'),
    ],
    [200, '100000', String(film.length), 'no-store'],
  );
  assert.ok(Date.parse(head.headers.get('upload-expires') as string) > Date.now());
  assert.equal((await append(from, address, 99_999, film)).status, 409, 'another offset');
  assert.equal((await send(from, 'GET', '/api/admin/media')).body.data.length, 0);
  const last = await append(from, address, 100_000, film.subarray(100_000));
  assert.deepEqual([last.status, last.headers.get('upload-offset')], [204, String(film.length)]);
  const media = (await send(from, 'GET', last.headers.get('content-location') as string)).body.data;
  assert.deepEqual([media.name, media.alt, media.kind, media.bytes], ['సభ.mp4', { te: 'సభ' }, 'video', film.length]);
  assert.deepEqual(await fetched(media.original_url), film);
  const done = (await send(from, 'GET', address)).body.data;
  assert.deepEqual([done.media_id, done.received_bytes], [media.id, film.length]);
  assert.deepEqual(await filesLeft(running), []);
  assert.equal((await send(from, 'DELETE', address)).status, 204);
  assert.equal((await send(from, 'HEAD', address)).status, 404);
  assert.equal((await send(from, 'GET', `/api/admin/media/${media.id}`)).status, 200, 'what it has become stays');
});

onSqlite('uploads belong to their user; wrong headers, kinds and lengths are refused by name', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0', MEDIA_MAX_BYTES: '200000', IMAGE_MAX_BYTES: '100000' });
  const from = await client(running);
  assert.equal((await begin(await client(running, 'viewer'), 1_000)).status, 403);
  const own = (await begin(await client(running, 'contributor'), 1_000)).headers.get('location') as string;
  for (const method of ['HEAD', 'GET', 'DELETE']) assert.equal((await send(from, method, own)).status, 404, method);
  assert.equal((await append(from, own, 0, mp4(10))).status, 404);
  const refused: [number, string | null, Promise<{ status: number; body: Json }>][] = [
    [413, null, begin(from, 200_001)],
    [400, 'Upload-Length', begin(from, 0)],
    [400, 'Upload-Length', send(from, 'POST', path)],
    [400, 'Upload-Length', send(from, 'POST', path, { 'upload-length': '1e3' })],
    [400, 'Upload-Length', send(from, 'POST', path, { 'upload-defer-length': '1' })],
    [400, 'Upload-Metadata', begin(from, 10, 'filename ?')],
    [400, 'alt', begin(from, 10, `alt ${base64('{"xx":"?"}')}`)],
    [412, null, send(from, 'POST', path, { 'upload-length': '10', 'tus-resumable': '0.2.1' })],
  ];
  for (const [status, field, answer] of refused) {
    const got = await answer;
    assert.deepEqual(
      [got.status, got.body.errors[0]?.field.split('.')[0] ?? null],
      [status, field],
      JSON.stringify(got.body),
    );
  }
  // Refused by its beginning, when most of it is still to come.
  const wrong: [code: string, part: Buffer][] = [
    ['unsupported', Buffer.alloc(70_000, 'నా కథ')],
    ['too_large', Buffer.concat([await picture('jpeg'), Buffer.alloc(70_000)])],
  ];
  for (const [code, part] of wrong) {
    const address = (await begin(from, 150_000)).headers.get('location') as string;
    const { status, body } = await append(from, address, 0, part);
    assert.deepEqual([status, body.errors[0].field, body.errors[0].code], [400, 'file', code]);
    assert.equal((await send(from, 'HEAD', address)).status, 404);
  }
  const damaged = (await begin(from, 1_000)).headers.get('location') as string;
  const cut = await append(from, damaged, 0, mp4(5_000).subarray(0, 1_000));
  assert.deepEqual([cut.status, cut.body.errors[0].code], [400, 'damaged']);
  const more = (await begin(from, 500)).headers.get('location') as string;
  assert.equal((await append(from, more, 0, mp4(5_000))).status, 413);
  assert.equal(
    (await send(from, 'PATCH', more, { 'upload-offset': '0', 'content-type': 'video/mp4' }, mp4(10))).status,
    415,
  );
  const { data } = (await send(from, 'GET', '/api/admin/media')).body;
  assert.deepEqual([data, await storedKeys(await filesOf(running.dinam.app))], [[], []]);
});

test('a client whose connection hangs comes back, and continues from what has arrived', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const from = await client(running);
  const film = mp4(500_000);
  const address = (await begin(from, film.length)).headers.get('location') as string;
  const hanging = stuck(from, address, film.subarray(0, 200_000), film.length);
  await until(
    () => offsetOf(from, address),
    (offset) => offset === 200_000,
  );
  const [ended] = await Promise.all([
    new Promise((resolve) => hanging.once('close', resolve)),
    append(from, address, 200_000, film.subarray(200_000)).then(({ status }) => assert.equal(status, 204)),
  ]);
  assert.equal(ended, undefined);
  const { data } = (await send(from, 'GET', '/api/admin/media')).body;
  assert.deepEqual(await fetched(data[0].original_url), film);
});

test('an upload is not broken off by requests of other users, who do not keep it longer either', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const [from, other] = [await client(running), await client(running, 'contributor')];
  const film = mp4(300_000);
  const address = (await begin(from, film.length)).headers.get('location') as string;
  const sending = stuck(from, address, film.subarray(0, 100_000), film.length);
  const answered = new Promise<number | undefined>((resolve, reject) => {
    sending.on('response', (response) => resolve(response.statusCode)).on('error', reject);
  });
  await until(
    () => offsetOf(from, address),
    (offset) => offset === 100_000,
  );
  const rowOf = () => running.dinam.app.db.write.selectFrom('media_uploads').select('held_by').executeTakeFirst();
  const before = await rowOf();
  assert.equal((await append(other, address, 0, film)).status, 404);
  assert.deepEqual(await rowOf(), before);
  sending.end(film.subarray(100_000));
  assert.equal(await answered, 204);
});

test('a request that is ended before it began to read does not wait for bytes', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const { app } = running.dinam;
  const from = await client(running);
  const film = mp4(1_000);
  const id = (await begin(from, film.length)).body.data.id as number;
  const { created_by } = await app.db.read.selectFrom('media_uploads').selectAll().executeTakeFirstOrThrow();
  const actor = { ...systemActor, id: created_by };
  const [silent, whole] = [new PassThrough(), Readable.from([film])].map((one) =>
    receivePart(app, id, 0, one as unknown as IncomingMessage, actor),
  );
  await assert.rejects(silent as Promise<unknown>, { code: 'conflict' });
  assert.ok(((await whole)?.media_id ?? 0) > 0);
});

test('what users leave unfinished is bounded, and goes after a day', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0', MEDIA_MAX_BYTES: '100000' });
  const from = await client(running);
  const begun: string[] = [];
  for (let n = 0; n < 6; n++) {
    const address = (await begin(from, 100_000)).headers.get('location') as string;
    assert.equal((await append(from, address, 0, mp4(200_000).subarray(0, 1_000))).status, 204);
    begun.push(address);
  }
  const statuses = await Promise.all(begun.map(async (address) => (await send(from, 'HEAD', address)).status));
  assert.deepEqual(statuses, [404, 200, 200, 200, 200, 200], 'the oldest of more than five of the largest files');
  assert.equal((await filesLeft(running)).length, 5);
  running.clock.ms += 25 * 3_600_000;
  const later = await client(running);
  assert.equal((await send(later, 'HEAD', begun[5] as string)).status, 404);
  const { app, workers } = running.dinam;
  await change(app, systemActor, (c) => c.enqueue({ kind: 'media.sweep', queue: 'media' }));
  await workers.drain();
  assert.deepEqual(await filesLeft(running), []);
});

test('the bucket away at the end: 503, and the same upload is stored when it is back', async (t) => {
  const first = await s3Server(t);
  const running = await start(t, 'sqlite', { ...first.env, WORKERS: '0' });
  const from = await client(running);
  const film = mp4(1_000);
  const address = (await begin(from, film.length)).headers.get('location') as string;
  await first.stop();
  assert.equal((await append(from, address, 0, film)).status, 503);
  assert.deepEqual((await send(from, 'GET', '/api/admin/media')).body.data, []);
  await first.again();
  const done = await send(from, 'GET', address);
  assert.equal(done.status, 200);
  const media = (await send(from, 'GET', `/api/admin/media/${done.body.data.media_id}`)).body.data;
  assert.deepEqual(await fetched(media.original_url), film);
});

test('kill -9 in the middle of a part: the next process continues from what was written', async (t) => {
  const password = 'ఒక-మంచి-రహస్యం-2026';
  const ready = await readyDatabase(t, 'sqlite');
  const env = { ...ready, ADMIN_PASSWORD: password, WORKERS: '0' } as Record<string, string>;
  const first = await serve(t, env);
  const from = { url: first.url, token: await login(first.url, 'admin', password) };
  const film = mp4(2_000_000);
  const address = new URL((await begin(from, film.length)).headers.get('location') as string).pathname;
  stuck(from, address, film.subarray(0, 1_200_000), film.length);
  await until(
    () => offsetOf(from, address),
    (offset) => offset > 500_000,
  );
  first.child.kill('SIGKILL');
  await first.ended;
  const next = await serve(t, env);
  const again = { url: next.url, token: await login(next.url, 'admin', password) };
  const offset = await offsetOf(again, address);
  assert.ok(offset > 500_000 && offset <= 1_200_000, `${offset}`);
  // The lease of the process that is no more ends by itself.
  const done = await until(
    () => append(again, address, offset, film.subarray(offset)),
    ({ status }) => status !== 409,
  );
  assert.equal(done.status, 204, JSON.stringify(done.body));
  const { data } = (await send(again, 'GET', '/api/admin/media')).body;
  assert.equal(data.length, 1);
  const stored = await fetch(`${next.url}${new URL(data[0].original_url).pathname}`);
  assert.deepEqual(Buffer.from(await stored.arrayBuffer()), film);
});
