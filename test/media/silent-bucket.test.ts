// Rest: it waits for storage that hangs.

import assert from 'node:assert/strict';
import { once } from 'node:events';
import { stat, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { type TestContext, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { bucketLimits } from '../../src/core/files/bucket-limits.ts';
import { originalKey } from '../../src/core/files/key.ts';
import { S3Store } from '../../src/core/files/s3-store.ts';
import { temporaryPath } from '../../src/core/files/temporary.ts';
import { checkFiles } from '../../src/media/checks.ts';
import { serve } from '../support/fetch-servers.ts';
import { type Running, start } from '../support/helper.ts';
import { upload, uploaded } from '../support/media.ts';
import { picture } from '../support/pictures.ts';
import { until } from '../support/process.ts';
import { noise, s3Server, store } from '../support/stores.ts';
import { proxyTo } from '../trust/proxy.ts';

/** A program whose bucket is reached through a network that can fail. */
async function behindProxy(t: TestContext, env: Record<string, string> = {}) {
  const bucket = await s3Server(t);
  const proxy = await proxyTo(t, bucket.env.FILES_S3_ENDPOINT as string);
  const through = { ...bucket.env, FILES_S3_ENDPOINT: proxy.through(bucket.env.FILES_S3_ENDPOINT as string) };
  const running = await start(t, 'sqlite', { ...through, WORKERS: '0', ...env });
  return { running, proxy, bucket };
}

/** The same with limits that a test can wait for. */
async function hastyStore(t: TestContext, { dinam: { app } }: Running) {
  const states: boolean[] = [];
  const limits = { ...bucketLimits, answerMs: 2_000, idleMs: 3_000, slowMs: 100 };
  const files = new S3Store(app.config, (isAway) => void states.push(isAway), limits);
  t.after(() => files.close());
  return { files, states };
}

async function put({ dinam: { app } }: Running, files: S3Store, bytes: Buffer): Promise<string> {
  const [key, path] = [originalKey('ab'.repeat(32), 'mp4'), await temporaryPath(app.config)];
  await writeFile(path, bytes);
  await files.put(key, path);
  return key;
}

const healthOf = async (running: Running) => (await running.call('/health/ready')).body;

/** Asks for a file, and leaves without an answer. */
async function leave(url: string, afterMs: number): Promise<void> {
  const request = get(url, { agent: false, signal: AbortSignal.timeout(afterMs) });
  request.on('response', (response) => response.resume());
  const [error] = await once(request, 'error');
  assert.equal((error as Error).name, 'AbortError');
}

const unavailable = { name: 'Fault', code: 'unavailable' };

test('70 readers of a silent bucket leave nothing behind; files answer again once it is back', async (t) => {
  const { running, proxy } = await behindProxy(t);
  const bytes = noise(20_000);
  const key = originalKey('cd'.repeat(32), 'mp4');
  await store(running, key, bytes);
  const url = `${running.url}/files/${key}`;
  assert.equal((await fetch(url)).status, 200);
  proxy.hush(true);
  await Promise.all(Array.from({ length: 70 }, () => leave(url, 2_500)));
  await until(
    async () => proxy.open(),
    (open) => open <= 1,
  );
  // Everything else is served: the instance stays.
  assert.deepEqual(await healthOf(running), { status: 'ok', database: 'ok', files: 'unreachable' });
  assert.match((await running.call('/metrics')).text, /^dinam_files_up 0$/m);
  const refused = await fetch(url);
  assert.deepEqual([refused.status, Number(refused.headers.get('retry-after')) > 0], [503, true]);
  proxy.hush(false);
  await until(
    () => healthOf(running),
    ({ files }) => files === undefined,
  );
  const back = await fetch(url);
  assert.deepEqual([back.status, Buffer.from(await back.arrayBuffer()).equals(bytes)], [200, true]);
  assert.match((await running.call('/metrics')).text, /^dinam_files_up 1$/m);
});

test('a bucket that accepts and says nothing: every request ends in time, and the circuit opens', async (t) => {
  const { running, proxy } = await behindProxy(t);
  const { files, states } = await hastyStore(t, running);
  const key = await put(running, files, noise(5_000));
  proxy.hush(true);
  await assert.rejects(files.size(key), unavailable);
  await assert.rejects(files.read(key), unavailable);
  await assert.rejects(files.remove(key), unavailable);
  await assert.rejects(put(running, files, noise(3_000_000)), unavailable);
  await assert.rejects(async () => {
    for await (const _ of files.list());
  }, unavailable);
  assert.deepEqual(states, [true]);
  proxy.hush(false);
  // A machine that is busy may miss the short limits of this test once more.
  await until(
    async () => files.size(key).catch(() => null),
    (size) => size === 5_000,
  );
  assert.deepEqual(states.slice(0, 2), [true, false]);
  assert.equal(states.at(-1), false);
});

test('half a body and then nothing: the reader is let go, and so is a job', async (t) => {
  const { running, proxy } = await behindProxy(t);
  const { files, states } = await hastyStore(t, running);
  const key = await put(running, files, noise(3_000_000));
  proxy.refuse(true);
  proxy.refuse(false); // connections are new from here on, and their answers counted
  proxy.cutAnswers(100_000);
  const body = await files.read(key);
  await assert.rejects(async () => {
    for await (const _ of body);
  }, /did nothing/);
  for (let n = 0; n < 3; n++)
    await assert.rejects(
      files.withLocal(key, async () => {}),
      unavailable,
    );
  assert.equal(states[0], true, 'the circuit opens');
  proxy.cutAnswers(null);
  await until(
    async () => states.at(-1),
    (isAway) => isAway === false,
  );
  assert.equal(await files.withLocal(key, async (path) => (await stat(path)).size), 3_000_000);
});

test('a bucket that resets or refuses: 503 at once, and files answer again', async (t) => {
  const { running, proxy, bucket } = await behindProxy(t);
  const key = originalKey('ef'.repeat(32), 'mp4');
  await store(running, key, noise(1_000));
  const url = `${running.url}/files/${key}`;
  const fails = async (): Promise<void> => {
    for (let n = 0; n < 5; n++) assert.equal((await fetch(url)).status, 503);
    assert.equal((await healthOf(running)).files, 'unreachable');
  };
  const recovers = () =>
    until(
      async () => (await fetch(url)).status,
      (status) => status === 200,
    );
  proxy.refuse(true); // resets
  await fails();
  proxy.refuse(false);
  await recovers();
  await bucket.stop();
  await fails();
  await bucket.again();
  await recovers();
});

test('a reader who is slow is no fault of the bucket', async (t) => {
  const { running } = await behindProxy(t);
  const { files, states } = await hastyStore(t, running);
  const bytes = noise(2_000_000);
  const key = await put(running, files, bytes);
  const body = await files.read(key);
  await setTimeout(2_000); // longer than the limit, with bytes that wait for him
  const parts: Buffer[] = [];
  for await (const part of body) parts.push(part as Buffer);
  assert.ok(Buffer.concat(parts).equals(bytes));
  assert.deepEqual(states, []);
});

test('an upload may take longer than any limit while bytes move; one that does not move ends', async (t) => {
  let isStuck = false;
  const slow = await serve(t, async (request, response) => {
    if (isStuck) return void request.pause();
    let seen = 0;
    for await (const bytes of request as AsyncIterable<Buffer>) {
      if (Math.floor((seen + bytes.length) / 2_000_000) > Math.floor(seen / 2_000_000)) await setTimeout(150);
      seen += bytes.length;
    }
    response.setHeader('etag', '"a"').end();
  });
  const bucket = { FILES_S3_BUCKET: 'media', FILES_S3_ENDPOINT: slow, FILES_S3_PATH_STYLE: 'true' };
  const key = { FILES_S3_ACCESS_KEY_ID: 'id', FILES_S3_SECRET_ACCESS_KEY: 'secret' };
  const running = await start(t, 'sqlite', { ...bucket, ...key, WORKERS: '0' });
  const { files, states } = await hastyStore(t, running);
  await put(running, files, noise(24_000_000));
  assert.deepEqual(states, []);
  isStuck = true;
  await assert.rejects(put(running, files, noise(24_000_000)), unavailable);
});

test('a picture uploaded before the bucket went away gets its variants when it is back, however long that takes', async (t) => {
  const { running, proxy } = await behindProxy(t);
  const { body } = await upload(running, { 'వార్త.png': await picture('png', 400, 300) });
  proxy.refuse(true);
  for (let hour = 0; hour < 12; hour++) {
    await running.dinam.workers.drain();
    running.clock.ms += 3_600_000;
  }
  const { attempts, state } = await running.dinam.app.db.write
    .selectFrom('jobs')
    .select(['attempts', 'state'])
    .where('kind', '=', 'media.render')
    .executeTakeFirstOrThrow();
  assert.deepEqual([attempts, state], [0, 'queued'], 'no attempt counts');
  proxy.refuse(false);
  await until(
    () => healthOf(running),
    ({ files }) => files === undefined,
  );
  await running.dinam.workers.drain();
  const token = await running.tokenOf('editor');
  const { data } = (await running.call(`/api/admin/media/${body.data[0].id}`, { token })).body;
  assert.equal(data.status, 'ready');
});

test('doctor names a bucket that does not answer', async (t) => {
  const { running, proxy } = await behindProxy(t);
  await uploaded(running, 'வானிலை.png', await picture('png', 40, 30));
  const { db, config } = running.dinam.app;
  assert.deepEqual(
    (await checkFiles(db, config)).map(({ level }) => level),
    ['ok'],
  );
  proxy.refuse(true);
  const [finding] = await checkFiles(db, config);
  assert.equal(finding?.level, 'fail');
  assert.match(finding?.text ?? '', /cannot be read: The file storage does not answer/);
});
