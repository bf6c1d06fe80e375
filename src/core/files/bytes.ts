import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, writeFile } from 'node:fs/promises';

/** A local file that is read in pieces. */
export interface Bytes {
  size: number;
  /** Bytes from a position; fewer at the end of the file. */
  at(position: number, length: number): Promise<Buffer>;
}

/** A local file whose bytes can be overwritten where they are. */
export interface WritableBytes extends Bytes {
  write(position: number, bytes: Buffer): Promise<void>;
}

async function withOpen<T>(path: string, flags: 'r' | 'r+', work: (bytes: WritableBytes) => Promise<T>): Promise<T> {
  const handle = await open(path, flags);
  try {
    const { size } = await handle.stat();
    return await work({
      size,
      async at(position, length) {
        const wanted = Math.max(0, Math.min(length, size - position));
        const { buffer, bytesRead } = await handle.read(Buffer.alloc(wanted), 0, wanted, position);
        return buffer.subarray(0, bytesRead);
      },
      write: async (position, bytes) => void (await handle.write(bytes, 0, bytes.length, position)),
    });
  } finally {
    await handle.close();
  }
}

/** Opens a file for as long as `work` runs. */
export const withBytes = <T>(path: string, work: (bytes: Bytes) => Promise<T>): Promise<T> => withOpen(path, 'r', work);

/** Opens a file to change it, for as long as `work` runs. */
export const withWritableBytes = <T>(path: string, work: (bytes: WritableBytes) => Promise<T>): Promise<T> =>
  withOpen(path, 'r+', work);

/** Gives a local file other content. */
export const overwrite = (path: string, content: Buffer): Promise<void> => writeFile(path, content);

/** Size of a local file, and the SHA-256 of its content in hex. */
export async function hashFile(path: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { bytes, sha256: hash.digest('hex') };
}
