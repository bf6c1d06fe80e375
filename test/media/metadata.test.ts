import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import sharp from 'sharp';
import { full, hdlr } from '../support/film.ts';
import { type Json, start } from '../support/helper.ts';
import { fetched, upload, uploaded } from '../support/media.ts';
import { animation, box, mp4, quarters } from '../support/pictures.ts';

/** What a phone writes: place, device, owner, as Exif, XMP and the ways of each kind of file. */
const place = 'గన్నవరం-16.5062N';
const device = 'Kamera-XK17';
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><exif:GPSLatitude>${place}</exif:GPSLatitude>${device}</x:xmpmeta>`;
const exif = {
  IFD0: { Make: device, Artist: 'రాము', ImageDescription: place },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '16/1 30/1 22/1', GPSLongitudeRef: 'E', GPSLongitude: '80/1 38/1 53/1' },
};

const taken = (format: 'jpeg' | 'png' | 'webp' | 'avif', orientation: number): Promise<Buffer> =>
  quarters(320, 200)
    .withMetadata({ orientation, icc: 'p3' })
    .withExifMerge(exif)
    .withXmp(xmp)
    .toFormat(format, format === 'webp' ? { lossless: true } : {})
    .toBuffer();

/** Pixels as readers see them. */
const pixels = async (bytes: Buffer): Promise<string> =>
  createHash('sha256')
    .update(await sharp(bytes, { animated: true }).autoOrient().raw().toBuffer())
    .digest('hex');

const hasPrivate = (bytes: Buffer): boolean =>
  [place, device, 'రాము'].some((text) => bytes.includes(text)) ||
  // GPS tags, numbers of a place as Exif stores them: 16/1 30/1
  bytes.includes(Buffer.from('00000010000000010000001e00000001', 'hex')) ||
  bytes.includes(Buffer.from('10000000010000001e00000001000000', 'hex'));

/** Between the head of a PNG file and its pixels. */
function withChunk(png: Buffer, type: string, content: string): Buffer {
  const body = Buffer.from(type + content);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(body.length - 4);
  body.copy(whole, 4);
  // A reader passes over what it does not know, whatever its sum is.
  return Buffer.concat([png.subarray(0, 33), whole, png.subarray(33)]);
}

/** Between the colours of a GIF file and its first frame. */
function withExtension(gif: Buffer, label: number, blocks: string[]): Buffer {
  const at = 13 + 3 * 2 ** (((gif[10] as number) & 7) + 1);
  const parts = blocks.map((text) => Buffer.concat([Buffer.from([Buffer.byteLength(text)]), Buffer.from(text)]));
  return Buffer.concat([gif.subarray(0, at), Buffer.from([0x21, label]), ...parts, Buffer.from([0]), gif.subarray(at)]);
}

test('the stored original of a picture has no location and camera data; its pixels, colours and sides are the same', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const jpeg = await taken('jpeg', 6);
  const gif = withExtension(await animation('gif', 3), 0xfe, [place]);
  const files: Record<string, Buffer> = {
    'turned.jpg': jpeg,
    'level.jpg': await taken('jpeg', 1),
    // A phone adds a second picture behind the first one, with Exif of its own.
    'two.jpg': Buffer.concat([await taken('jpeg', 3), await taken('jpeg', 1)]),
    'turned.png': withChunk(await taken('png', 8), 'tEXt', `Comment\0${place}`),
    'level.png': withChunk(await taken('png', 1), 'caBX', device),
    'turned.webp': await taken('webp', 6),
    'level.webp': await taken('webp', 1),
    'level.avif': await taken('avif', 1),
    'moving.gif': withExtension(gif, 0xff, ['XMP DataXMP', xmp.slice(0, 120)]),
  };
  for (const [name, bytes] of Object.entries(files)) {
    assert.ok(hasPrivate(bytes), `${name} has what is to go`);
    const media = await uploaded(running, name, bytes);
    const stored = await fetched(media.original_url);
    assert.equal(hasPrivate(stored), false, name);
    assert.equal(await pixels(stored), await pixels(bytes), name);
    const [before, after] = [await sharp(bytes).metadata(), await sharp(stored).metadata()];
    assert.deepEqual(after.icc, before.icc, name);
    assert.equal(after.orientation ?? 1, before.orientation ?? 1, name);
    assert.ok((after.exif?.length ?? 0) <= 32 || name === 'level.avif', `${name}: ${after.exif?.length}`);
    assert.equal(after.pages, before.pages);
    const sha256 = createHash('sha256').update(stored).digest('hex');
    assert.deepEqual([media.bytes, media.sha256], [stored.length, sha256], name);
    for (const { url } of media.variants) assert.equal(hasPrivate(await fetched(url)), false, url);
    for (const again of [bytes, stored]) {
      const { status, body } = await upload(running, { 'again.jpg': again });
      assert.deepEqual([status, body.data[0].id], [200, media.id], `${name} is known, with its metadata and without`);
    }
  }
});

test('the place that a phone writes into a film is blanked where it is; titles and covers stay', async (t) => {
  const running = await start(t, 'sqlite', { WORKERS: '0' });
  const said = Buffer.from(`${place} ${device}`);
  const title = 'బతుకమ్మ పాట';
  const plain = mp4();
  const at = plain.indexOf('moov', 0, 'latin1') - 4;
  const end = at + plain.readUInt32BE(at);
  const index = Buffer.concat([
    plain.subarray(at + 8, end),
    box(
      'udta',
      Buffer.concat([
        box('\xa9xyz', said),
        box('loci', said),
        full('meta', Buffer.concat([hdlr('mdir'), box('ilst', box('\xa9nam', Buffer.from(title)))])),
      ]),
    ),
    full(
      'meta',
      Buffer.concat([
        hdlr('mdta'),
        full('keys', Buffer.from('com.apple.quicktime.location.ISO6709')),
        box('ilst', said),
      ]),
    ),
    box(
      'trak',
      Buffer.concat([
        box('tkhd', Buffer.alloc(20)),
        box('mdia', Buffer.concat([hdlr('meta'), box('minf', box('gmhd', said))])),
      ]),
    ),
    box('trak', Buffer.concat([box('mdia', hdlr('vide')), box('udta', box('\xa9mod', said))])),
  ]);
  const xmpBox = box('uuid', Buffer.concat([Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex'), said]));
  const film = Buffer.concat([plain.subarray(0, at), box('moov', index), plain.subarray(end), xmpBox]);
  assert.ok(hasPrivate(film));
  const media = await uploaded(running, 'film.mp4', film);
  const stored = await fetched(media.original_url);
  assert.equal(hasPrivate(stored), false);
  assert.ok(stored.includes(title));
  assert.equal(stored.length, film.length, 'positions in it are the same');
  assert.equal(stored.indexOf('mdat', 0, 'latin1'), film.indexOf('mdat', 0, 'latin1'));
  assert.equal(media.sha256, createHash('sha256').update(stored).digest('hex'));
  const untouched = await uploaded(running, 'plain.mp4', plain);
  assert.deepEqual(await fetched(untouched.original_url), plain);
  // Boxes that do not lie within each other.
  const torn = Buffer.from(film);
  torn.writeUInt32BE(9_999, torn.indexOf('udta', 0, 'latin1') - 4);
  const refused = await upload(running, { 'torn.mp4': torn });
  assert.deepEqual(
    refused.body.errors.map(({ field, code }: Json) => [field, code]),
    [['files.0', 'damaged']],
  );
});
