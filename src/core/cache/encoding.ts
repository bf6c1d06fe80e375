import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  gzip,
  gzipSync,
  zstdCompress,
  zstdCompressSync,
} from 'node:zlib';

/** From the smallest result to the largest. */
export const compressions = ['br', 'zstd', 'gzip'] as const;
export type Compression = (typeof compressions)[number];
export type Encoding = 'identity' | Compression;

/** A body with its compressed forms. */
export interface Encodable {
  readonly body: Buffer;
  /** Whether the smallest form pays: the body has been requested, or is certain to be. */
  isWanted: boolean;
  forms: Partial<Record<Encoding, Buffer | Promise<Buffer>>>;
}

/** Bytes below which compression saves no packet. */
export const leastToCompress = 860;

const kilobyte = 1_024;

/**
 * Bytes up to which a body is compressed on the main thread: to hand it to another thread and back takes longer. Gzip and Brotli take
 * about 0.1 ms for so many, zstd for twice as many.
 */
const mostOnMainThread = { gzip: 16 * kilobyte, br: 8 * kilobyte, zstd: 32 * kilobyte };

const compress = { gzip: gzipSync, br: brotliCompressSync, zstd: zstdCompressSync };
const compressLater = { gzip: promisify(gzip), br: promisify(brotliCompress), zstd: promisify(zstdCompress) };

const options = {
  gzip: (level: number) => ({ level }),
  br: (level: number, size: number) => ({
    params: { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: size },
  }),
  zstd: (level: number) => ({ params: { [constants.ZSTD_c_compressionLevel]: level } }),
};

/** Compression level for `size` bytes: lower for larger bodies, to bound the time. Gzip above 4 saves a tenth for twice the time. */
export function levelFor(encoding: Compression, size: number): number {
  if (encoding === 'gzip') return 4;
  if (encoding === 'zstd') return 3;
  return size <= 2_048 * kilobyte ? 5 : size <= 8_192 * kilobyte ? 4 : 2;
}

/** @param level of the encoding; by the size of the body unless given */
export function compressed(
  body: Buffer,
  encoding: Compression,
  level = levelFor(encoding, body.length),
): Buffer | Promise<Buffer> {
  const how = options[encoding](level, body.length);
  return (body.length <= mostOnMainThread[encoding] ? compress : compressLater)[encoding](body, how);
}

/**
 * Encoding of the next response. Most answers are requested once: Brotli, which takes longest and is smallest, starts with the
 * second request.
 */
export function encodingOf(entry: Encodable, accept: string | undefined, choose = chooseEncoding): Encoding {
  const encoding = choose(accept, entry.body.length, entry.isWanted || entry.forms.br !== undefined);
  entry.isWanted = true;
  return encoding;
}

/**
 * The encoding that `Accept-Encoding` allows; identity for small bodies.
 * @param isKept whether the result is sent more than once: then the smallest, else the one that takes least time
 */
export function chooseEncoding(accept: string | undefined, size: number, isKept = true): Encoding {
  if (!accept || size < leastToCompress) return 'identity';
  const accepts = (name: string): boolean => {
    const at = accept.match(new RegExp(`(?:^|[,\\s])${name}(?:\\s*;\\s*q=([\\d.]+))?\\s*(?:,|$)`, 'i'));
    return at !== null && (at[1] === undefined || Number(at[1]) > 0);
  };
  return compressions.find((name) => (isKept || name !== 'br') && accepts(name)) ?? 'identity';
}
