import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { filesOf } from '../../src/core/files/file-store.ts';
import { filesFolder } from '../../src/core/files/temporary.ts';
import { onSqlite, type Running, start } from '../support/helper.ts';
import { fetched, formOf, upload, uploaded } from '../support/media.ts';
import { aac, animation, colorAt, mp3, mp4, picture, quarters, webm } from '../support/pictures.ts';
import { onStores, s3Server, storedKeys } from '../support/stores.ts';

const keysOf = async ({ dinam: { app } }: Running): Promise<string[]> => storedKeys(await filesOf(app));

async function temporaryFiles({ dinam: { app } }: Running): Promise<string[]> {
  return readdir(join(filesFolder(app.config), '.tmp')).catch(() => []);
}

/** Nothing is left of an upload, neither a row nor a file. */
async function assertNothing(running: Running): Promise<void> {
  const { data } = (await running.call('/api/admin/media', { token: await running.tokenOf('viewer') })).body;
  // The answer may go out while the last file is being removed.
  for (let n = 0; n < 200 && (await temporaryFiles(running)).length > 0; n++) await sleep(25);
  assert.deepEqual([data, await keysOf(running), await temporaryFiles(running)], [[], [], []]);
}

onStores('several files in one request, of every kind', async (t, env) => {
  const running = await start(t, 'sqlite', { ...env, WORKERS: '0' });
  const files = {
    'చిత్రం.jpg': await picture('jpeg'),
    'b.png': await picture('png'),
    'c.webp': await picture('webp'),
    'd.avif': await picture('avif'),
    'e.gif': await picture('gif'),
    'f.mp3': mp3(),
    'g.aac': aac(),
    'h.mp4': mp4(),
    'i.webm': webm(),
    'wrong-name.txt': await animation('gif', 3),
  };
  const { status, body } = await upload(running, files, { fields: { alt: '{"te": "వరద"}', credit: ' రాము  ' } });
  assert.equal(status, 201, JSON.stringify(body));
  const types = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];
  const all = [...types, 'audio/mpeg', 'audio/aac', 'video/mp4', 'video/webm', 'image/gif'];
  assert.deepEqual(
    body.data.map((one: { mime_type: string }) => one.mime_type),
    all,
    'by content, not by name',
  );
  assert.deepEqual(
    body.data.map((one: { name: string }) => one.name),
    Object.keys(files),
  );
  const [first] = body.data;
  assert.deepEqual([first.alt, first.credit, first.width, first.height], [{ te: 'వరద' }, 'రాము', 400, 300]);
  assert.deepEqual([first.status, first.url], ['processing', null]);
  assert.match(first.blurhash, /^[\w#$%*+,\-.:;=?@[\]^{|}~]{28}$/);
  assert.match(first.color, /^#[0-9a-f]{6}$/);
  for (const [n, bytes] of Object.values(files).entries())
    assert.deepEqual(await fetched(body.data[n].original_url), bytes, 'the original is stored as it came');
  assert.deepEqual(await temporaryFiles(running), []);

  const again = await upload(running, { 'another-name.jpg': files['చిత్రం.jpg'] });
  assert.deepEqual([again.status, again.body.data[0].id], [200, first.id], 'the same content is stored once');
  assert.equal((await keysOf(running)).length, 10);
});

onStores('variants of a picture: sizes, orientation, colours, no metadata', async (t, env) => {
  const running = await start(t, 'sqlite', { ...env, WORKERS: '0' });
  // Stored lying on its side; the camera noted how it is to be turned.
  const exif = { IFD0: { Make: 'Kamera', Copyright: 'x' }, IFD3: { GPSLatitudeRef: 'N' } };
  const bytes = await quarters(900, 1_500).withMetadata({ orientation: 6 }).withExifMerge(exif).jpeg().toBuffer();
  assert.ok((await sharp(bytes).metadata()).exif);
  const media = await uploaded(running, 'turned.jpg', bytes);
  assert.deepEqual([media.status, media.width, media.height], ['ready', 1_500, 900]);
  const sizes = media.variants.map((v: Record<string, unknown>) => `${v.name} ${v.format} ${v.width}x${v.height}`);
  const expected = { thumb: '320x240', card: '640x384', full: '1280x768', wide: '1500x900' };
  assert.deepEqual(
    sizes,
    Object.entries(expected).flatMap(([name, size]) => ['avif', 'webp', 'jpeg'].map((f) => `${name} ${f} ${size}`)),
  );
  for (const variant of media.variants) {
    const made = await fetched(variant.url);
    const metadata = await sharp(made).metadata();
    assert.equal(made.length, variant.bytes);
    assert.deepEqual([metadata.width, metadata.height], [variant.width, variant.height]);
    assert.deepEqual([metadata.exif, metadata.xmp, metadata.orientation ?? 1], [undefined, undefined, 1], variant.url);
    // Turned to the right, the quarter at the lower left (blue) comes to the upper left.
    assert.equal(await colorAt(made, 0.2, 0.2), '0,0,255', `${variant.name} ${variant.format}`);
  }
  const full = media.variants.find((v: Record<string, unknown>) => v.name === 'full' && v.format === 'jpeg');
  const thumb = media.variants.find((v: Record<string, unknown>) => v.name === 'thumb' && v.format === 'jpeg');
  assert.deepEqual([media.url, media.thumbnail_url], [full.url, thumb.url]);
  assert.match(media.srcset.avif, /^\S+\.avif 640w, \S+\.avif 1280w, \S+\.avif 1500w$/);
  assert.ok(media.srcset.jpeg.includes(`${full.url} 1280w`));
});

test('colours of a wide profile become sRGB in the variants; addresses begin with that of the CDN', async (t) => {
  const cdn = 'https://media.example.in/d';
  const running = await start(t, 'sqlite', { WORKERS: '0', FILES_URL: cdn });
  // As many phones store it: the numbers of P3 for a green that both have are other ones.
  const wide = sharp({ create: { width: 40, height: 40, channels: 3, background: { r: 60, g: 200, b: 60 } } });
  const bytes = await wide.withIccProfile('p3').png().toBuffer();
  const stored = await sharp(bytes).removeAlpha().raw().toBuffer();
  const media = await uploaded(running, 'పచ్చ.png', bytes);
  assert.ok(
    media.original_url.startsWith(`${cdn}/o/`) && media.srcset.webp.startsWith(`${cdn}/v/`),
    media.original_url,
  );
  for (const { url, format } of media.variants.filter(({ name }: Record<string, string>) => name === 'card')) {
    const made = await fetched(url.replace(cdn, `${running.url}/files`));
    assert.equal((await sharp(made).metadata()).icc, undefined, `${format} needs no profile`);
    const [r = 0, g = 0, b = 0] = await sharp(made).removeAlpha().raw().toBuffer();
    for (const [n, value] of [60, 200, 60].entries())
      assert.ok(
        Math.abs(([r, g, b][n] as number) - value) <= 4,
        `${format}: ${[r, g, b]}, stored as ${[...stored.subarray(0, 3)]}`,
      );
  }
});

onSqlite('an animation stays one; a small picture is not enlarged; transparency stays', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  const moving = await uploaded(running, 'a.gif', await animation('gif', 4));
  assert.deepEqual([moving.is_animated, moving.width, moving.height], [true, 200, 100]);
  const of = (media: typeof moving, name: string, format: string) =>
    media.variants.find((v: Record<string, unknown>) => v.name === name && v.format === format);
  const card = await fetched(of(moving, 'card', 'webp').url);
  const metadata = await sharp(card, { animated: true }).metadata();
  assert.deepEqual([metadata.pages, metadata.width, metadata.pageHeight], [4, 200, 100]);
  assert.equal(of(moving, 'card', 'avif'), undefined);
  assert.equal((await sharp(await fetched(of(moving, 'thumb', 'jpeg').url)).metadata()).pages ?? 1, 1);
  const glass = sharp({ create: { width: 50, height: 40, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });
  const small = await uploaded(running, 'a.png', await glass.png().toBuffer());
  assert.deepEqual([of(small, 'card', 'webp').width, of(small, 'full', 'webp')], [50, undefined]);
  assert.equal((await sharp(await fetched(of(small, 'card', 'webp').url)).stats()).isOpaque, false);
  assert.equal(await colorAt(await fetched(of(small, 'card', 'jpeg').url), 0.5, 0.5), '255,255,255');
});

test('one file that is refused: all are named, and nothing is stored', async (t) => {
  const running = await start(t, 'sqlite', { IMAGE_MAX_BYTES: '20000', MEDIA_MAX_BYTES: '100000' });
  const good = await picture('png');
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
  const large = Buffer.concat([await picture('jpeg'), Buffer.alloc(30_000)]);
  const files = {
    'a.png': good,
    'b.heic': heic,
    'c.jpg': Buffer.from('<svg/>'),
    'd.jpg': large,
    'e.jpg': Buffer.alloc(0),
  };
  const { status, body } = await upload(running, files);
  assert.equal(status, 400);
  const errors = body.errors.map(({ field, code }: Record<string, string>) => [field, code]);
  const codes = ['unsupported', 'unsupported', 'too_large', 'too_short'];
  assert.deepEqual(
    errors,
    codes.map((code, n) => [`files.${n + 1}`, code]),
  );
  assert.match(body.errors[0].message, /HEIC.*JPEG/);
  const token = await running.tokenOf('editor');
  const more: [number, FormData | string | Buffer, string?][] = [
    [413, formOf({ 'a.mp4': mp4(150_000) })],
    [413, formOf(Object.fromEntries(Array.from({ length: 21 }, (_, n) => [`${n}.png`, good])))],
    [400, formOf({ 'a.png': good }, { colour: 'red' })],
    [400, formOf({ 'a.png': good }, {}, 'photo')],
    [400, formOf({ 'a.png': good }, { alt: '{"xx": "?"}' })],
    [400, formOf({ 'a.png': good }, { url: 'https://example.in/a.png' })],
    [400, '--x\r\nnonsense', 'multipart/form-data; boundary=x'],
    [400, '', 'multipart/form-data'],
    [400, '{}', 'application/json'],
    [415, good, 'image/png'],
  ];
  for (const [expected, given, type] of more) {
    const reply = await running.call('/api/admin/media', {
      token,
      method: 'POST',
      body: given,
      headers: type ? { 'content-type': type } : {},
    });
    assert.equal(reply.status, expected, reply.text);
  }
  await assertNothing(running);
});

test('a body that ends anywhere within a file or a field is refused, and the process goes on', async (t) => {
  const running = await start(t, 'sqlite');
  const token = await running.tokenOf('editor');
  const part = (name: string, file: string, content: string): string =>
    `--x\r\ncontent-disposition: form-data; name="${name}"${file && `; filename="${file}"`}\r\n\r\n${content}\r\n`;
  const whole = (await picture('png')).toString('latin1');
  const cut = (body: string): string => body.slice(0, -4);
  const bodies = [
    cut(part('file', 'చిత్రం.png', 'abc')),
    cut(part('file', '', 'abc')),
    cut(part('photo', 'a.png', 'abc')),
    part('file', 'a.png', whole) + cut(part('file', 'b.png', 'abc')),
    part('file', 'a.png', whole) + cut(part('credit', '', 'రాము')),
    part('file', 'a.png', whole),
    '--x\r\ncontent-disposition: form-data; filename="a.png"\r\n\r\nabc',
    '--x\r\ncontent-disposition: form-data; filename="a.png"\r\n\r\nabc\r\n--x--\r\n',
    '--x\r\ncontent-disposition: form-data\r\n\r\nabc\r\n--x--\r\n',
    '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n',
  ];
  for (const text of bodies) {
    const body = Buffer.from(text, text.includes(whole) ? 'latin1' : 'utf8');
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const reply = await running.call('/api/admin/media', { token, method: 'POST', body, headers });
    assert.equal(reply.status, 400, reply.text);
  }
  await assertNothing(running);
});

test('a client that leaves in the middle of an upload leaves nothing', async (t) => {
  const running = await start(t, 'sqlite');
  const token = await running.tokenOf('editor');
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'multipart/form-data; boundary=x',
    'content-length': '5000000',
  };
  const sent = request(`${running.url}/api/admin/media`, { method: 'POST', headers });
  sent.on('error', () => {});
  sent.write('--x\r\ncontent-disposition: form-data; name="file"; filename="a.mp4"\r\n\r\n');
  sent.write(mp4(100_000));
  while ((await temporaryFiles(running)).length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  sent.destroy();
  while ((await temporaryFiles(running)).length > 0) await new Promise((resolve) => setTimeout(resolve, 10));
  await assertNothing(running);
});

test('without room on the disk, or with the bucket away: 503, and nothing is stored', async (t) => {
  const full = await start(t, 'sqlite', { MIN_FREE_DISK: '999999999999' });
  assert.equal((await upload(full, { 'a.png': await picture('png') })).status, 503);
  await assertNothing(full);
  const { env, stop } = await s3Server(t);
  const away = await start(t, 'sqlite', { ...env, WORKERS: '0' });
  await stop();
  const reply = await upload(away, { 'a.png': await picture('png'), 'b.mp3': mp3() });
  assert.equal(reply.status, 503, reply.text);
  assert.ok(Number(reply.headers.get('retry-after')) > 0);
  const { data } = (await away.call('/api/admin/media', { token: await away.tokenOf('viewer') })).body;
  assert.deepEqual([data, await temporaryFiles(away)], [[], []]);
});
