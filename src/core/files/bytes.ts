import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';

/** A local file that is read in pieces. */
export interface Bytes {
  size: number;
  /** Bytes from a position; fewer at the end of the file. */
  at(position: number, length: number): Promise<Buffer>;
}

/** Opens a file for as long as `work` runs. */
export async function withBytes<T>(path: string, work: (bytes: Bytes) => Promise<T>): Promise<T> {
  const handle: FileHandle = await open(path, 'r');
  try {
    const { size } = await handle.stat();
    return await work({
      size,
      async at(position, length) {
        const wanted = Math.max(0, Math.min(length, size - position));
        const { buffer, bytesRead } = await handle.read(Buffer.alloc(wanted), 0, wanted, position);
        return buffer.subarray(0, bytesRead);
      },
    });
  } finally {
    await handle.close();
  }
}

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
