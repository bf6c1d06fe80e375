import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { Fault } from '../core/error.ts';

export interface Line {
  /** From 1. */
  number: number;
  value: Record<string, unknown>;
  /** SHA-256 of all bytes before the line, in hex. */
  hashBefore(): string;
}

/** No row comes near it: a request body is smaller by far. */
const longestLine = 256 * 1_048_576;

export const badLine = (number: number, what: string): Fault => new Fault('invalid', `Line ${number}: ${what}.`);

/** Bytes as they were before gzip, where it was used: its first two bytes show it. */
async function* unzipped(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const chunks = source[Symbol.asyncIterator]();
  let head = Buffer.alloc(0);
  while (head.length < 2) {
    const next = await chunks.next();
    if (next.done) break;
    head = Buffer.concat([head, next.value]);
  }
  const all = (async function* () {
    yield head;
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value;
  })();
  if (head[0] !== 0x1f || head[1] !== 0x8b) return yield* all;
  const gunzip = createGunzip();
  // An error in it destroys `gunzip`, and so reaches the reader of that stream.
  pipeline(Readable.from(all), gunzip).catch(() => {});
  for await (const chunk of gunzip) yield chunk as Buffer;
}

/** The lines of JSON Lines, gzipped or not, one at a time. @throws Fault `invalid` naming the line */
export async function* readLines(source: AsyncIterable<Buffer>): AsyncGenerator<Line> {
  const hash = createHash('sha256');
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let number = 0;
  let parts: Buffer[] = [];
  let length = 0;
  const line = (bytes: Buffer): Line => {
    const before = hash.copy();
    hash.update(bytes).update('\n');
    return { number, value: parsed(decoder, bytes, number), hashBefore: () => before.digest('hex') };
  };
  try {
    for await (const chunk of unzipped(source)) {
      let from = 0;
      for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, from)) {
        const bytes = parts.length ? Buffer.concat([...parts, chunk.subarray(from, at)]) : chunk.subarray(from, at);
        parts = [];
        length = 0;
        from = at + 1;
        number++;
        yield line(bytes);
      }
      if (from === chunk.length) continue;
      parts.push(chunk.subarray(from));
      length += chunk.length - from;
      if (length > longestLine) throw badLine(number + 1, 'it is longer than any row; this is no export');
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (!code?.startsWith('Z_')) throw error;
    throw badLine(number + 1, `the compressed file is damaged or was cut off (${code})`);
  }
  if (parts.length) throw badLine(number + 1, 'the file is cut off in the middle of it');
}

function parsed(decoder: TextDecoder, bytes: Buffer, number: number): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(decoder.decode(bytes));
  } catch {
    throw badLine(number, 'it is not JSON in UTF-8');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw badLine(number, 'it is no object');
  return value as Record<string, unknown>;
}
