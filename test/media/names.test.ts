import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type TestContext, test } from 'node:test';
import { fileName } from '../../src/core/files/name.ts';
import { onSqlite, start } from '../support/helper.ts';
import { upload } from '../support/media.ts';
import { mp4, picture } from '../support/pictures.ts';

/** A server that has a picture at every path, each of other content; `/to%2Fa.png` leads to `/a.png`. */
async function pictureServer(t: TestContext): Promise<string> {
  let width = 100;
  const server = createServer(async (request, response) => {
    const [, to] = /^\/to(.*)/.exec(request.url ?? '') ?? [];
    if (to !== undefined) response.writeHead(302, { location: decodeURIComponent(to) }).end();
    else response.writeHead(200, { 'content-type': 'image/png' }).end(await picture('png', width++, 90));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('a picture is fetched whatever the encoding of its address', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0', FETCH_ALLOW: '127.0.0.1' });
  const token = await running.tokenOf('chief');
  const url = await pictureServer(t);
  const names: string[] = [];
  for (const path of ['/caf%E9.png', '/100%.png', '/%E0%B0%B5%E0%B0%B0%E0%B0%A6.png', '/a%2Fb%00%0A.png']) {
    const json = { url: `${url}/to${encodeURIComponent(path)}` };
    const added = await running.call('/api/admin/media', { token, json });
    assert.ok(added.status < 300, added.text);
    names.push(added.body.data[0].name);
  }
  assert.deepEqual(names, ['caf%E9.png', '100%.png', 'వరద.png', 'b .png']);
});

onSqlite('names of files have no control characters, and are cut between letters', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  const token = await running.tokenOf('editor');
  const base64 = (text: string): string => Buffer.from(text).toString('base64');
  const begun = await running.call('/api/admin/media-uploads', {
    token,
    method: 'POST',
    headers: {
      'tus-resumable': '1.0.0',
      'upload-length': '1000',
      'upload-metadata': `filename ${base64('స\0భ\u0007.mp4')}`,
    },
  });
  assert.deepEqual([begun.status, begun.body?.data.name], [201, 'సభ.mp4']);
  const long = 'क्षि'.repeat(300);
  const { status, body } = await upload(running, { [long]: mp4() });
  assert.deepEqual([status, body.data[0].name], [201, 'क्षि'.repeat(200)]);
});

test('the name of a file is what stands behind its folder', () => {
  const given = ['C:\\படங்கள்\\வெள்ளம்.jpg', '/home/ছবি/বন্যা.png', ' سیلاب\t کی  تصویر.jpg', 'पढ़ाई.jpg', '\ud800a', ''];
  const names = ['வெள்ளம்.jpg', 'বন্যা.png', 'سیلاب کی تصویر.jpg', 'पढ़ाई.jpg'.normalize('NFC'), 'a', ''];
  assert.deepEqual(given.map(fileName), names);
});
