import { createWriteStream } from 'node:fs';
import { pipeline, Readable, type Transform } from 'node:stream';
import { pipeline as finished } from 'node:stream/promises';
import * as zlib from 'node:zlib';
import { FetchError } from './error.ts';

const tooLarge = (max: number): FetchError =>
  new FetchError('too_large', `The answer has more than ${max.toLocaleString('en')} bytes.`);

/** A window above 8 MB is what RFC 8878 lets a receiver refuse: it is memory that the sender makes us take. */
const zstdOptions = { params: { [zlib.constants.ZSTD_d_windowLogMax]: 23 } };

/** The codings that are undone; `raw` is deflate without its header, which servers have always sent under that name. */
type Coding = 'gzip' | 'zstd' | 'br' | 'deflate' | 'raw';

const names: Record<string, Coding> = { gzip: 'gzip', 'x-gzip': 'gzip', zstd: 'zstd', br: 'br', deflate: 'deflate' };

/** As much of a body as is looked at, in bytes. */
const headBytes = 1_000;

const isGzip = (head: Buffer): boolean => head[0] === 0x1f && head[1] === 0x8b;
const isZstd = (head: Buffer): boolean => head.length >= 4 && head.readUInt32BE(0) === 0x28b52ffd;
const isZlib = ([a = 0, b = 0]: Buffer): boolean => (a & 0x0f) === 8 && (a * 256 + b) % 31 === 0;

/** Whether a body begins as a document of text does: no compressed one does so, and has no control character either. */
function isDocument(head: Buffer): boolean {
  const text = head.toString('latin1', 0, headBytes);
  return /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?[\s\0]*[<{[]/.test(text) && !/[\x01-\x08\x0e-\x1a\x1c-\x1f]/.test(text);
}

/** Pictures, sound, film and PDF by their marks: half of what comes without compression and is said to have one. */
const isFile = (head: Buffer): boolean =>
  /^(?:\xff\xd8\xff|\x89PNG|GIF8|RIFF[\s\S]{4}(?:WEBP|WAVE|AVI )|[\s\S]{4}ftyp|%PDF-|ID3|OggS)/.test(
    head.toString('latin1', 0, 12),
  );

/** Bytes that the beginning of a body may become: deflate packs a thousand into one. */
const mostTried = 1_100_000;

const trials = {
  br: (head: Buffer) =>
    zlib.brotliDecompressSync(head, {
      finishFlush: zlib.constants.BROTLI_OPERATION_FLUSH,
      maxOutputLength: mostTried,
    }),
  deflate: (head: Buffer) =>
    zlib.inflateSync(head, { finishFlush: zlib.constants.Z_SYNC_FLUSH, maxOutputLength: mostTried }),
  raw: (head: Buffer) =>
    zlib.inflateRawSync(head, { finishFlush: zlib.constants.Z_SYNC_FLUSH, maxOutputLength: mostTried }),
};

/** What the beginning of a body becomes when it is undone so; null: it is nothing of the kind. */
function tried(head: Buffer, coding: keyof typeof trials): Buffer | null {
  try {
    return trials[coding](head.subarray(0, headBytes));
  } catch (error) {
    return (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? Buffer.alloc(0) : null;
  }
}

/**
 * How a body is compressed, by its first bytes: servers name codings of what is plain, of what is compressed in another
 * way, and none where there is one. The name only decides where the body has no mark of its own. Null: nothing to undo.
 * @param named undefined: nobody says that it is compressed
 */
function codingOf(head: Buffer, named: Coding | undefined): Coding | null {
  if (isDocument(head) || isFile(head)) return null;
  if (isGzip(head)) return 'gzip';
  if (isZstd(head)) return 'zstd';
  const unmarked: (keyof typeof trials)[] = named === 'deflate' ? ['deflate', 'raw', 'br'] : ['br', 'deflate'];
  const possible = unmarked
    .filter((coding) => coding !== 'deflate' || isZlib(head))
    .flatMap((coding) => {
      const text = tried(head, coding);
      return text ? [{ coding, isDocument: isDocument(text) }] : [];
    });
  const certain = possible.find((one) => one.isDocument);
  const plausible = possible.find(({ coding }) => coding === named || (coding === 'raw' && named === 'deflate'));
  return (certain ?? plausible)?.coding ?? null;
}

function decoderOf(coding: Coding, isLenient: boolean): Transform {
  // Flushed, what was inflated counts although the end is missing.
  const options = isLenient ? { finishFlush: zlib.constants.Z_SYNC_FLUSH } : {};
  if (coding === 'gzip') return zlib.createGunzip(options);
  if (coding === 'deflate') return zlib.createInflate(options);
  if (coding === 'raw') return zlib.createInflateRaw(options);
  return coding === 'br' ? zlib.createBrotliDecompress() : zlib.createZstdDecompress(zstdOptions);
}

/** What undoes the coding of this name; null: nothing to undo. */
function undoing(head: Buffer, name: string, isLenient: boolean): Transform | null {
  const named = Object.hasOwn(names, name) ? names[name] : undefined;
  const coding = codingOf(head, named);
  if (coding) return decoderOf(coding, isLenient);
  // Some servers name a charset, or `none`, here.
  if (named || name === unnamed || isDocument(head)) return null;
  throw new FetchError('encoding', `The answer is compressed in a way that is not known here (${name.slice(0, 20)}).`);
}

/** Stands for a coding that no header names. */
const unnamed = '';

async function* bounded(chunks: AsyncIterable<Buffer>, max: number): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > max) throw tooLarge(max);
    yield chunk;
  }
}

async function* after(first: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

/** The first bytes of a body, enough to recognise its type; empty where there are none. */
async function headOf(rest: AsyncIterator<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for (let bytes = 0; bytes < headBytes; ) {
    const next = await rest.next();
    if (next.done) break;
    parts.push(next.value);
    bytes += next.value.length;
  }
  const [first] = parts;
  return first && parts.length === 1 ? first : Buffer.concat(parts);
}

async function* decoded(chunks: AsyncIterable<Buffer>, coding: string, isLenient: boolean): AsyncGenerator<Buffer> {
  const rest = chunks[Symbol.asyncIterator]();
  try {
    const head = await headOf(rest);
    if (head.length === 0) return;
    const all = after(head, rest);
    const decoder = undoing(head, coding, isLenient);
    if (decoder) yield* pipeline(Readable.from(all), decoder, () => {}) as AsyncIterable<Buffer>;
    else yield* all;
  } finally {
    await rest.return?.();
  }
}

/**
 * A body, decompressed. Both what comes over the wire and what becomes of it are held to `max` bytes, so that neither an
 * endless body nor a small one that unpacks to gigabytes gets further.
 */
function decompressed(
  body: AsyncIterable<Buffer>,
  encoding: string,
  max: number,
  isLenient = false,
): AsyncGenerator<Buffer> {
  const codings = encoding
    .toLowerCase()
    .split(',')
    .flatMap((c) => c.trim() || [])
    .filter((c) => c !== 'identity');
  if (codings.length > 2) throw new FetchError('encoding', 'The answer is compressed too many times.');
  // A file that is compressed as it stands is served without a word of it, and compressed once more on its way.
  if (isLenient) codings.unshift(unnamed);
  let chunks = bounded(body, max);
  for (const coding of codings.reverse()) chunks = bounded(decoded(chunks, coding, isLenient), max);
  return chunks;
}

/**
 * A body in memory, decompressed.
 * @param isLenient compression is undone where nobody names it, too, and gzip or deflate without their end
 * @throws FetchError `too_large`, `encoding`; whatever breaks the connection
 */
export async function bodyBytes(
  body: AsyncIterable<Buffer>,
  encoding: string,
  max: number,
  isLenient = false,
): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const chunk of decompressed(body, encoding, max, isLenient)) parts.push(chunk);
  const [first] = parts;
  return first && parts.length === 1 ? first : Buffer.concat(parts);
}

/** The same, written to a file as it arrives. */
export async function saveBytes(
  body: AsyncIterable<Buffer>,
  encoding: string,
  max: number,
  path: string,
): Promise<void> {
  await finished(decompressed(body, encoding, max), createWriteStream(path, { mode: 0o600 }));
}
