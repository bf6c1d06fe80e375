import assert from 'node:assert/strict';
import { readdir, stat } from 'node:fs/promises';
import { request, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { uploadSlots } from '../../src/core/files/receive.ts';
import { filesFolder } from '../../src/core/files/temporary.ts';
import { serve } from '../support/fetch-servers.ts';
import { password, type Running, start } from '../support/helper.ts';
import { upload } from '../support/media.ts';
import { mp4, picture } from '../support/pictures.ts';
import { until } from '../support/process.ts';

const path = '/api/admin/media';
const megabyte = 1_048_576;

/** A server that sends 12 MB of a file of 100 MB and then holds. */
async function holding(t: TestContext) {
  const open = new Set<ServerResponse>();
  const seen = { requests: 0 };
  const url = await serve(t, (_request, response) => {
    seen.requests++;
    open.add(response);
    response.on('close', () => open.delete(response));
    response.writeHead(200, { 'content-type': 'video/mp4', 'content-length': 100 * megabyte });
    response.write(mp4(12 * megabyte).subarray(0, 12 * megabyte));
  });
  return { url: encodeURI(`${url}/వరద.mp4`), open, seen };
}

/** Bytes of all temporary files. */
async function temporaryBytes({ dinam: { app } }: Running): Promise<number> {
  const folder = join(filesFolder(app.config), '.tmp');
  const names = await readdir(folder).catch(() => []);
  const sizes = await Promise.all(
    names.map((name) =>
      stat(join(folder, name)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Asks for something and stays: `done` is its status, or null once it was left. */
function asking(
  url: string,
  token: string,
  options: { method?: string; headers?: Record<string, string> },
  body: string | Buffer,
  ends = true,
) {
  const sent = request(url, {
    method: 'POST',
    agent: false,
    ...options,
    headers: { authorization: `Bearer ${token}`, ...options.headers },
  });
  const done = new Promise<number | null>((resolve) => {
    sent.on('response', (response) => resolve(response.resume().statusCode ?? null)).on('error', () => resolve(null));
  });
  sent.write(body);
  if (ends) sent.end();
  return { done, leave: () => sent.destroy() };
}

const fetching = (running: Running, token: string, url: string) =>
  asking(`${running.url}${path}`, token, { headers: { 'content-type': 'application/json' } }, JSON.stringify({ url }));

/** An API token of the editor. */
async function apiToken(running: Running): Promise<string> {
  const token = await running.tokenOf('editor');
  const json = { name: 'డెస్క్', scopes: ['media:write'], current_password: password };
  const { status, body, text } = await running.call('/api/admin/api-tokens', { token, json });
  assert.equal(status, 201, text);
  return body.data.secret;
}

test('files from addresses: two at a time of a user, four of all, and none once their clients have gone', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0', FETCH_ALLOW: '127.0.0.1' });
  const server = await holding(t);
  const contributor = await running.tokenOf('contributor');
  const asked = Array.from({ length: 40 }, () => fetching(running, contributor, server.url));
  const statuses: (number | null)[] = [];
  for (const { done } of asked) void done.then((status) => statuses.push(status));
  await until(
    async () => statuses,
    ({ length }) => length === 38,
  );
  assert.deepEqual([...new Set(statuses)], [503]);
  const others = [await apiToken(running), await running.tokenOf('editor')].flatMap((token) =>
    [1, 2, 3].map(() => fetching(running, token, server.url)),
  );
  await until(
    () => temporaryBytes(running),
    (bytes) => bytes >= 4 * 11 * megabyte,
  );
  assert.deepEqual([server.open.size, server.seen.requests], [4, 4]);
  assert.ok((await temporaryBytes(running)) <= 4 * 13 * megabyte);
  const refused = await running.call(path, { token: contributor, json: { url: server.url } });
  assert.deepEqual([refused.status, refused.body.code], [503, 'unavailable']);
  assert.ok(Number(refused.headers.get('retry-after')) > 0);
  for (const { leave } of [...asked, ...others]) leave();
  await until(
    async () => server.open.size,
    (open) => open === 0,
  );
  await until(
    () => temporaryBytes(running),
    (bytes) => bytes === 0,
  );
  // Whoever comes now finds a place.
  const next = fetching(running, contributor, server.url);
  await until(
    async () => server.open.size,
    (open) => open === 1,
  );
  next.leave();
  await until(
    () => temporaryBytes(running),
    (bytes) => bytes === 0,
  );
});

test('while the disk is nearly full no file is taken, whichever way it comes', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0', FETCH_ALLOW: '127.0.0.1', MIN_FREE_DISK: '900000000000' });
  const server = await holding(t);
  const bytes = await picture('png', 40, 30);
  for (const token of [await running.tokenOf('contributor'), await apiToken(running)]) {
    const answers = [
      await running.call(path, { token, json: { url: server.url } }),
      await running.call('/api/admin/media-uploads', { token, method: 'POST', headers: { 'upload-length': '1000' } }),
    ];
    for (const { status, body, headers } of answers) {
      assert.deepEqual([status, body.detail], [503, 'The disk is nearly full: files are not accepted now.']);
      assert.equal(headers.get('retry-after'), '600');
    }
  }
  const { status, body } = await upload(running, { 'வெள்ளம்.png': bytes }, { role: 'contributor' });
  assert.deepEqual([status, body.code], [503, 'unavailable']);
  assert.equal(server.seen.requests, 0);
});

test('bodies and parts that hang: four of a user, and others are taken', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const own = await running.tokenOf('contributor');
  const begun = await Promise.all(
    [1, 2].map(() =>
      running.call('/api/admin/media-uploads', { token: own, method: 'POST', headers: { 'upload-length': '500000' } }),
    ),
  );
  const part = { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0', 'content-length': '500000' };
  const parts = begun.map(({ headers }) => {
    const { pathname } = new URL(headers.get('location') as string);
    return asking(`${running.url}${pathname}`, own, { method: 'PATCH', headers: part }, mp4(70_000), false);
  });
  const boundary = 'dinam-7d1f';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.mp4"\r\n\r\n`;
  const type = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  const body = Buffer.concat([Buffer.from(head), mp4(70_000)]);
  const bodies = [1, 2].map(() => asking(`${running.url}${path}`, own, { headers: type }, body, false));
  // All of them are on their way: any other one would take a place before them.
  await until(
    async () => uploadSlots(running.dinam.app).used,
    (used) => used === 4,
  );
  const fifth = await upload(running, { 'a.png': await picture('png', 20, 20) }, { role: 'contributor' });
  assert.deepEqual([fifth.status, fifth.body.code], [503, 'unavailable']);
  assert.equal((await upload(running, { 'b.png': await picture('png', 21, 20) })).status, 201);
  for (const { leave } of [...parts, ...bodies]) leave();
  const after = () => upload(running, { 'c.png': Buffer.alloc(0) }, { role: 'contributor' });
  await until(
    async () => (await after()).status,
    (status) => status === 400,
  );
  await until(
    () => temporaryBytes(running),
    (bytes) => bytes === 0,
  );
});
