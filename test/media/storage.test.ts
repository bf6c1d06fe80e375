import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readlink, rm, utimes, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { filesOf } from '../../src/core/files/file-store.ts';
import { nameOfKey, originalKey, variantKey } from '../../src/core/files/key.ts';
import { filesFolder, sweepTemporary, temporaryPath } from '../../src/core/files/temporary.ts';
import { serve } from '../support/fetch-servers.ts';
import { type Running, start } from '../support/helper.ts';
import { noise, onStores, s3Server, store, storedKeys } from '../support/stores.ts';
import { unread } from '../support/unread.ts';

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

async function get(running: Running, key: string, headers: Record<string, string> = {}, method = 'GET') {
  const answer = await fetch(`${running.url}/files/${key}`, { method, headers });
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}

onStores('a stored file is served whole and in parts, and every cache may keep it', async (t, env) => {
  const running = await start(t, 'sqlite', env);
  const bytes = noise(300_000);
  const key = originalKey(hashOf(bytes), 'mp4');
  await store(running, key, bytes);
  const whole = await get(running, key, { 'accept-encoding': 'gzip, br' });
  assert.equal(whole.status, 200);
  assert.deepEqual(whole.bytes, bytes);
  const { headers } = whole;
  const etag = headers.get('etag') as string;
  assert.equal(headers.get('content-type'), 'video/mp4');
  assert.equal(headers.get('content-length'), '300000');
  assert.equal(headers.get('content-encoding'), null, 'never compressed');
  assert.equal(headers.get('cache-control'), 'public, max-age=31536000, immutable');
  assert.equal(headers.get('accept-ranges'), 'bytes');
  assert.equal(headers.get('x-content-type-options'), 'nosniff');
  assert.equal(headers.get('content-security-policy'), "default-src 'none'; sandbox", 'an original');
  assert.match(headers.get('content-disposition') ?? '', /^attachment; filename="[0-9a-f-]+\.mp4"$/);
  assert.equal(headers.get('access-control-allow-origin'), '*');

  const same = await get(running, key, { 'if-none-match': `W/"x", ${etag}` });
  assert.deepEqual([same.status, same.bytes.length, same.headers.get('etag')], [304, 0, etag]);
  const part = await get(running, key, { range: 'bytes=100-199' });
  assert.equal(part.status, 206);
  assert.equal(part.headers.get('content-range'), 'bytes 100-199/300000');
  assert.deepEqual(part.bytes, bytes.subarray(100, 200));
  const end = await get(running, key, { range: 'bytes=-5', 'if-range': etag });
  assert.deepEqual(end.bytes, bytes.subarray(-5));
  const other = await get(running, key, { range: 'bytes=0-1', 'if-range': '"other"' });
  assert.deepEqual([other.status, other.bytes.length], [200, 300_000], 'the part of another version is of no use');
  const beyond = await get(running, key, { range: 'bytes=300000-' });
  assert.deepEqual([beyond.status, beyond.headers.get('content-range')], [416, 'bytes */300000']);
  const head = await get(running, key, { range: 'bytes=100-199' }, 'HEAD');
  assert.deepEqual([head.status, head.headers.get('content-length'), head.bytes.length], [200, '300000', 0]);

  const variant = variantKey(nameOfKey(key), hashOf(bytes), '640', 'webp');
  await store(running, variant, noise(10));
  const shown = await get(running, variant);
  assert.deepEqual([shown.headers.get('content-type'), shown.headers.get('content-disposition')], ['image/webp', null]);
  const files = await filesOf(running.dinam.app);
  assert.deepEqual(await storedKeys(files), [key, variant]);
  await files.remove(key);
  await files.remove(key); // twice is no error
  assert.deepEqual(await storedKeys(files), [variant]);
  assert.equal(await files.size(key), null);
});

test('what is no name of a file is not looked up', async (t) => {
  const running = await start(t, 'sqlite');
  await mkdir(join(filesFolder(running.dinam.app.config), 'o/ab'), { recursive: true });
  await writeFile(join(filesFolder(running.dinam.app.config), 'o/ab/secret.jpg'), 'x');
  const absent = `o/ab/ab${'0'.repeat(30)}.jpg`;
  for (const path of ['', 'o/ab/secret.jpg', '../dinam.sqlite', '..%2fdinam.sqlite', 'o/ab/../ab/secret.jpg', absent])
    assert.equal((await get(running, path)).status, 404, path);
  const posted = await running.call(`/files/${absent}`, { method: 'POST' });
  assert.deepEqual([posted.status, posted.headers.get('allow')], [405, 'GET, HEAD, OPTIONS']);
  assert.equal((await running.call(`/files/${absent}`, { method: 'OPTIONS' })).status, 204);
});

test('a bucket that is away: 503, and the file that was to be stored stays where it was', async (t) => {
  const { env, stop } = await s3Server(t);
  const running = await start(t, 'sqlite', env);
  const bytes = noise(1_000);
  const key = originalKey(hashOf(bytes), 'jpg');
  await stop();
  await assert.rejects(store(running, key, bytes), { name: 'Fault', code: 'unavailable' });
  const answer = await get(running, key);
  assert.equal(answer.status, 503);
  assert.ok(Number(answer.headers.get('retry-after')) > 0);
});

test('a bucket that fails now and then: uploads and reads are tried again', async (t) => {
  const { env } = await s3Server(t);
  const failures = { left: 0, seen: 0 };
  const proxy = await serve(t, (request, response) => {
    if (failures.left > 0) {
      failures.left--;
      failures.seen++;
      request.socket.destroy(); // in the middle of what was being sent
      return;
    }
    const { method = 'GET', headers, url = '/' } = request;
    const passed = httpRequest(new URL(url, env.FILES_S3_ENDPOINT), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode as number, answer.headers);
      answer.pipe(response);
    });
    passed.on('error', () => response.destroy()); // the bucket has ended before the program
    request.pipe(passed);
  });
  const running = await start(t, 'sqlite', { ...env, FILES_S3_ENDPOINT: proxy });
  const bytes = noise(300_000);
  const key = originalKey(hashOf(bytes), 'mp3');
  failures.left = 2;
  await store(running, key, bytes);
  assert.equal(failures.seen, 2);
  failures.left = 2;
  const read = await get(running, key);
  assert.deepEqual([read.status, read.bytes.equals(bytes), failures.seen], [200, true, 4]);
});

test('a bucket lists its files page by page, and takes only what is signed with its secret', async (t) => {
  const { env } = await s3Server(t);
  const running = await start(t, 'sqlite', env);
  const keys = Array.from({ length: 25 }, (_, i) => originalKey(hashOf(Buffer.from(`కథ ${i}`)), 'jpg')).sort();
  for (const key of keys) await store(running, key, noise(100));
  assert.deepEqual(await storedKeys(await filesOf(running.dinam.app)), keys);
  const other = await start(t, 'sqlite', { ...env, FILES_S3_SECRET_ACCESS_KEY: 'another' });
  await assert.rejects(store(other, originalKey(hashOf(noise(10)), 'jpg'), noise(10)), (error: Error) => {
    assert.equal((error.cause as Error).name, 'SignatureDoesNotMatch');
    return true;
  });
  assert.equal((await storedKeys(await filesOf(running.dinam.app))).length, keys.length);
});

test('temporary files of processes that are no more are removed, those of running ones stay', async (t) => {
  const running = await start(t, 'sqlite');
  const { config } = running.dinam.app;
  const ours = await temporaryPath(config);
  const folder = join(filesFolder(config), '.tmp');
  const dead = join(folder, `${hostname().replace(/[^\w-]/g, '')}.999999999.a.part`);
  const elsewhere = join(folder, 'another-machine.7.a.part');
  const abandoned = join(folder, 'another-machine.7.b.part');
  for (const path of [ours, dead, elsewhere, abandoned]) await writeFile(path, 'x');
  const longAgo = Date.now() / 1_000 - 7_200;
  await utimes(abandoned, longAgo, longAgo);
  assert.equal(await sweepTemporary(config), 2);
  assert.deepEqual((await readdir(folder)).map((name) => join(folder, name)).sort(), [ours, elsewhere].sort());
  await rm(folder, { recursive: true });
  assert.equal(await sweepTemporary(config), 0, 'there is no folder yet');
});

test('a peer that takes nothing of a large file is disconnected', async (t) => {
  const running = await start(t, 'sqlite', { WRITE_TIMEOUT_MS: '500' });
  const bytes = noise(24_000_000); // more than the buffers of both systems take
  const key = originalKey(hashOf(bytes), 'mp4');
  await store(running, key, bytes);
  const socket = await unread(t, running.url, `GET /files/${key} HTTP/1.1\r\nHost: a\r\n\r\n`);
  const closed = once(socket, 'close');
  const connections = async (): Promise<number> =>
    Number(/^dinam_connections (\d+)$/m.exec((await running.call('/metrics')).text)?.[1]);
  while ((await connections()) > 1) await setTimeout(50);
  socket.resume();
  await closed;
  assert.ok(socket.bytesRead < bytes.length);
});

const descriptors = '/proc/self/fd';

test('a bucket that is away leaves no file open', {
  skip: existsSync(descriptors) ? false : 'needs /proc',
}, async (t) => {
  const { env, stop } = await s3Server(t);
  const running = await start(t, 'sqlite', { ...env, WORKERS: '0' });
  const files = await filesOf(running.dinam.app);
  await stop();
  const bytes = noise(1_000_000);
  const path = await temporaryPath(running.dinam.app.config);
  await writeFile(path, bytes);
  await assert.rejects(files.put(originalKey(hashOf(bytes), 'mp4'), path), { code: 'unavailable' });
  const ofPath = async (): Promise<string[]> => {
    const names = await readdir(descriptors);
    const files = await Promise.all(names.map((name) => readlink(join(descriptors, name)).catch(() => '')));
    return files.filter((file) => file.startsWith(path));
  };
  // A descriptor is closed a moment after its stream.
  for (let tries = 0; (await ofPath()).length > 0; tries++) {
    assert.ok(tries < 1_500, 'the file stays open');
    await setTimeout(20);
  }
  await rm(path);
});
