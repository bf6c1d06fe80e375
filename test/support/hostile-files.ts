import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { aac, animation, box, mp3, mp4, picture, webm } from './pictures.ts';

/** A file that is refused, and by which code. */
interface Hostile {
  bytes: Buffer;
  code: 'unsupported' | 'damaged' | 'unsafe' | 'too_large' | 'too_short';
}

const latin = (text: string): Buffer => Buffer.from(text, 'latin1');

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([latin(type), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A PNG that says it has these sides, with the given compressed rows. */
function png(width: number, height: number, rows: Buffer): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 8; // grey, one byte a pixel
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

/** The smallest ZIP archive with an entry. */
const zip = (): Buffer =>
  Buffer.concat([
    latin('PK\x03\x04'),
    Buffer.alloc(26),
    latin('PK\x01\x02'),
    Buffer.alloc(42),
    latin('PK\x05\x06'),
    Buffer.alloc(18),
  ]);

/** The same piece of a file again and again. */
const many = (count: number, piece: Buffer): Buffer => Buffer.alloc(count * piece.length, piece);

/** WebP with chunks behind its picture that readers skip. */
function webpWith(webp: Buffer, chunks: Buffer): Buffer {
  const changed = Buffer.concat([webp, chunks]);
  changed.writeUInt32LE(changed.length - 8, 4);
  return changed;
}

/** GIF with other sides in its head. */
function gifOfSize(gif: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(gif);
  changed.writeUInt16LE(width, 6);
  changed.writeUInt16LE(height, 8);
  const at = changed.indexOf(0x2c, 13 + 3 * 2 ** (((gif[10] as number) & 7) + 1));
  changed.writeUInt16LE(width, at + 5);
  changed.writeUInt16LE(height, at + 7);
  return changed;
}

/** JPEG with other sides in its frame header. */
function jpegOfSize(jpeg: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(jpeg);
  const at = changed.indexOf(Buffer.from([0xff, 0xc0]));
  changed.writeUInt16BE(height, at + 5);
  changed.writeUInt16BE(width, at + 7);
  return changed;
}

const within = (bytes: Buffer, at: number, text: string): Buffer =>
  Buffer.concat([bytes.subarray(0, at), latin(text), bytes.subarray(at + text.length)]);

let made: Promise<Record<string, Hostile>> | undefined;

/** Files that must not get into the library, by a name that says what is wrong. Made once: encoding takes seconds. */
export function hostileFiles(): Promise<Record<string, Hostile>> {
  made ??= makeFiles();
  return made;
}

async function makeFiles(): Promise<Record<string, Hostile>> {
  const [jpeg, pngFile] = [await picture('jpeg', 200, 150), await picture('png', 200, 150)];
  const [webp, avif] = [await picture('webp', 200, 150), await picture('avif', 200, 150)];
  const gif = await animation('gif', 3);
  const good = { jpg: jpeg, png: pngFile, webp, avif, gif, mp4: mp4() } as Record<string, Buffer>;
  const files: Record<string, Hostile> = {};
  const add = (name: string, code: Hostile['code'], bytes: Buffer): void => {
    files[name] = { bytes, code };
  };
  // Cut off at several places behind the bytes that identify the type, and within it.
  for (const [extension, bytes] of Object.entries(good)) {
    for (const part of [0.3, 0.5, 0.75, 0.95])
      add(`cut-${part}.${extension}`, 'damaged', bytes.subarray(0, Math.floor(bytes.length * part)));
    add(`no-end.${extension}`, 'damaged', bytes.subarray(0, -1));
    add(`head-only.${extension}`, 'damaged', bytes.subarray(0, 30));
    // Two bytes identify no type.
    add(`two-bytes.${extension}`, 'unsupported', bytes.subarray(0, 2));
  }
  // Another kind of file in the same bytes.
  for (const extension of ['jpg', 'png', 'webp', 'gif', 'avif']) {
    const bytes = good[extension] as Buffer;
    add(`zip-behind.${extension}`, 'unsafe', Buffer.concat([bytes, zip()]));
    add(`html-behind.${extension}`, 'unsafe', Buffer.concat([bytes, latin('<script>alert(1)</script>')]));
  }
  add('pdf-behind.jpg', 'unsafe', Buffer.concat([jpeg, latin('%PDF-1.7\n1 0 obj')]));
  add(
    'php-in-comment.jpg',
    'unsafe',
    Buffer.concat([
      jpeg.subarray(0, 2),
      Buffer.from([0xff, 0xfe, 0, 30]),
      latin('<?php system($_GET[0]); ?>  '),
      jpeg.subarray(2),
    ]),
  );
  add(
    'svg-in-text.png',
    'unsafe',
    Buffer.concat([pngFile.subarray(0, 33), chunk('tEXt', latin('a\0<svg onload=alert(1)>')), pngFile.subarray(33)]),
  );
  add(
    'pdf-in-text.png',
    'unsafe',
    Buffer.concat([pngFile.subarray(0, 33), chunk('tEXt', latin('a\0%PDF-1.4')), pngFile.subarray(33)]),
  );
  add('script.gif', 'unsafe', within(gif, 6, '/*'));
  add('assignment.gif', 'unsafe', within(gif, 6, '=1;'));
  add('data-behind.png', 'unsafe', Buffer.concat([pngFile, latin('more')]));
  add('data-behind.mp4', 'unsafe', Buffer.concat([mp4(), latin('\0\0\0\x10<b>x</b>')]));
  // Other kinds, whatever they are called.
  add('svg.jpg', 'unsupported', latin('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'));
  add('svg-with-head.png', 'unsupported', latin('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'));
  add('page.gif', 'unsupported', latin('<!doctype html><script>alert(1)</script>'));
  add('document.jpg', 'unsupported', latin('%PDF-1.7\n%abc\n1 0 obj\n'));
  add('archive.png', 'unsupported', zip());
  add('program.jpg', 'unsupported', Buffer.concat([latin('\x7fELF\x02\x01\x01'), Buffer.alloc(100)]));
  add('windows.jpg', 'unsupported', Buffer.concat([latin('MZ'), Buffer.alloc(200)]));
  add('text.mp3', 'unsupported', latin('not music'.repeat(100)));
  add('zeros.jpg', 'unsupported', Buffer.alloc(5_000));
  add('heic.jpg', 'unsupported', latin('\0\0\0\x18ftypheic\0\0\0\0mif1heic'));
  add('heic-burst.jpg', 'unsupported', latin('\0\0\0\x18ftyphevc\0\0\0\0msf1hevc'));
  add('film.mp4', 'unsupported', latin('\0\0\0\x14ftypqt  \0\0\0\0qt  '));
  add('tiff.jpg', 'unsupported', await sharp(jpeg).tiff().toBuffer());
  add('empty.jpg', 'too_short', Buffer.alloc(0));
  add('empty.mp4', 'too_short', Buffer.alloc(0));
  // Few bytes that unpack to many.
  add('bomb.png', 'too_large', png(20_000, 20_000, deflateSync(Buffer.alloc(20_001 * 100))));
  add('wide.png', 'too_large', png(2_000_000, 8, deflateSync(Buffer.alloc(100))));
  add('largest.png', 'damaged', png(0x7fffffff, 0x7fffffff, deflateSync(Buffer.alloc(100))));
  add('no-width.png', 'damaged', png(0, 100, deflateSync(Buffer.alloc(100))));
  add('missing-rows.png', 'damaged', png(1_000, 1_000, deflateSync(Buffer.alloc(1_001 * 10))));
  add('no-rows.png', 'damaged', png(100, 100, Buffer.alloc(0)));
  add('wrong-rows.png', 'damaged', png(100, 100, Buffer.alloc(500, 7)));
  add('hundred-megapixels.jpg', 'too_large', jpegOfSize(jpeg, 12_000, 9_000));
  add('largest.jpg', 'too_large', jpegOfSize(jpeg, 65_000, 65_000));
  add('larger-than-its-data.jpg', 'damaged', jpegOfSize(jpeg, 2_000, 2_000));
  add('no-height.jpg', 'damaged', jpegOfSize(jpeg, 200, 0));
  add('largest.gif', 'too_large', gifOfSize(gif, 8_000, 8_000));
  add('film-of-frames.gif', 'too_large', await animation('gif', 40, 700, 600));
  // Few bytes that are many pieces.
  const empty = box('free', Buffer.alloc(0));
  const film = mp4().subarray(0, 28);
  add('boxes.mp4', 'too_large', Buffer.concat([mp4(), many(90_000, empty)]));
  add('boxes-within.mp4', 'too_large', Buffer.concat([film, box('moov', many(2_000_000, empty)), box('mdat', empty)]));
  const trak = box('trak', box('mdia', many(50, empty)));
  add('boxes-in-tracks.mp4', 'too_large', Buffer.concat([film, box('moov', many(5_000, trak)), box('mdat', empty)]));
  add('indexes.mp4', 'too_large', Buffer.concat([film, many(5_000, box('moov', many(50, empty))), box('mdat', empty)]));
  const comment = Buffer.from([0xff, 0xfe, 0, 2]);
  add('segments.jpg', 'too_large', Buffer.concat([jpeg.subarray(0, 2), many(200_000, comment), jpeg.subarray(2)]));
  const text = chunk('tEXt', latin('a\0b'));
  add('chunks.png', 'too_large', Buffer.concat([pngFile.subarray(0, 33), many(100_000, text), pngFile.subarray(33)]));
  add('chunks.webp', 'too_large', webpWith(webp, many(100_000, latin('abcd\0\0\0\0'))));
  const note = Buffer.from([0x21, 0xfe, 0]);
  add('blocks.gif', 'too_large', Buffer.concat([gif.subarray(0, -1), many(200_000, note), gif.subarray(-1)]));
  // Audio and video.
  add('no-index.mp4', 'damaged', Buffer.concat([mp4().subarray(0, 28), latin('\0\0\0\x08free')]));
  add('endless-box.mp4', 'damaged', Buffer.concat([mp4(), Buffer.from([0x7f, 0xff, 0xff, 0xff]), latin('mdat')]));
  add('two-frames.mp3', 'damaged', mp3(2));
  add('one-frame.aac', 'damaged', aac(1));
  add('cut.webm', 'damaged', webm().subarray(0, -100));
  return files;
}
