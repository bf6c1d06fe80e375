import { createWriteStream } from 'node:fs';
import { pipeline, Readable, type Transform } from 'node:stream';
import { pipeline as finished } from 'node:stream/promises';
import * as zlib from 'node:zlib';
import { FetchError } from './error.ts';

const tooLarge = (max: number): FetchError =>
  new FetchError('too_large', `The answer has more than ${max.toLocaleString('en')} bytes.`);

/** A window above 8 MB is what RFC 8878 lets a receiver refuse: it is memory that the sender makes us take. */
const zstdOptions = { params: { [zlib.constants.ZSTD_d_windowLogMax]: 23 } };

/** Whether a body begins as a document of text does, or as gzip, which is undone last where nobody names it. */
const isMarked = (first: Buffer): boolean =>
  /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?[\s\0]*[<{[]|^\x1f\x8b/.test(first.toString('latin1', 0, 1_000));

/**
 * What undoes one content coding, judged by its first bytes too: servers say gzip of what is plain, and `deflate` has
 * always meant two things. Null: nothing to undo.
 */
function decoderOf(coding: string, first: Buffer, isLenient: boolean): Transform | null {
  const [a = 0, b = 0] = first;
  if (coding === 'gzip' || coding === 'x-gzip') {
    // Flushed, what was inflated counts although the end is missing.
    const options = isLenient ? { finishFlush: zlib.constants.Z_SYNC_FLUSH } : {};
    return a === 0x1f && b === 0x8b ? zlib.createGunzip(options) : null;
  }
  if (coding === 'deflate')
    return (a & 0x0f) === 8 && (a * 256 + b) % 31 === 0 ? zlib.createInflate() : zlib.createInflateRaw();
  if (coding === 'br') return zlib.createBrotliDecompress();
  if (coding === 'zstd') return zlib.createZstdDecompress(zstdOptions);
  // Some servers name a charset, or `none`, here.
  if (isLenient && isMarked(first)) return null;
  throw new FetchError(
    'encoding',
    `The answer is compressed in a way that is not known here (${coding.slice(0, 20)}).`,
  );
}

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

async function* decoded(chunks: AsyncIterable<Buffer>, coding: string, isLenient: boolean): AsyncGenerator<Buffer> {
  const rest = chunks[Symbol.asyncIterator]();
  try {
    const first = await rest.next();
    if (first.done) return;
    const all = after(first.value, rest);
    const decoder = decoderOf(coding, first.value, isLenient);
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
  // A file that is compressed as it stands is served without a word of it.
  if (isLenient) codings.unshift('gzip');
  let chunks = bounded(body, max);
  for (const coding of codings.reverse()) chunks = bounded(decoded(chunks, coding, isLenient), max);
  return chunks;
}

/**
 * A body in memory, decompressed.
 * @param isLenient gzip is undone where nobody names it, and without its end; an unknown coding of plain text is ignored
 * @throws FetchError `too_large`, `encoding`; whatever breaks the connection
 */
export async function readBytes(
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
