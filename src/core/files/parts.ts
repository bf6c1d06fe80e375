import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { Fault } from '../error.ts';

/** A file of text: by itself, compressed, or one of an archive. */
export interface TextPart {
  name: string;
  /** Bytes that `open` gives; of a gzip file those on the disk. */
  bytes: number;
  /** The content from its beginning, with the bytes of `bytes` that were read so far. */
  open(onBytes?: (done: number) => void): AsyncIterable<Buffer>;
}

async function* counted(stream: AsyncIterable<Buffer>, onBytes?: (done: number) => void): AsyncGenerator<Buffer> {
  let done = 0;
  for await (const chunk of stream) {
    done += chunk.length;
    onBytes?.(done);
    yield chunk;
  }
}

async function firstBytes(file: string): Promise<{ first: Buffer; bytes: number }> {
  const found = await stat(file).catch((error: NodeJS.ErrnoException) => {
    throw new Fault(
      'not_found',
      error.code === 'ENOENT' ? `There is no file ${file}.` : `${file} cannot be read: ${error.code}.`,
    );
  });
  if (!found.isFile()) throw new Fault('not_found', `${file} is no file.`);
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4), 0, 4, 0);
    return { first: buffer.subarray(0, bytesRead), bytes: found.size };
  } finally {
    await handle.close();
  }
}

/**
 * The parts of a file whose names end in `extension`, in the order of their names: the file itself, or those of a zip
 * archive. The archive is read as it is needed, never unpacked.
 * @throws Fault `not_found` for no file, `invalid` for an archive that is damaged or has no such part
 */
export async function withTextParts<T>(
  file: string,
  extension: string,
  work: (parts: TextPart[]) => Promise<T>,
): Promise<T> {
  const { first, bytes } = await firstBytes(file);
  if (first.toString('latin1') === 'PK\x03\x04') return withArchive(file, extension, work);
  const isGzip = first[0] === 0x1f && first[1] === 0x8b;
  const read = (onBytes?: (done: number) => void): AsyncIterable<Buffer> => {
    const raw = counted(createReadStream(file, { highWaterMark: 65_536 }), onBytes);
    return isGzip ? unzipped(raw, file) : raw;
  };
  return work([{ name: file, bytes, open: read }]);
}

async function* unzipped(raw: AsyncIterable<Buffer>, file: string): AsyncGenerator<Buffer> {
  const gunzip = createGunzip();
  const fed = (async () => {
    for await (const chunk of raw)
      if (!gunzip.write(chunk)) await new Promise((resolve) => gunzip.once('drain', resolve));
    gunzip.end();
  })();
  fed.catch((error) => gunzip.destroy(error as Error));
  try {
    for await (const chunk of gunzip) yield chunk as Buffer;
  } catch (error) {
    throw damaged(file, error);
  }
}

const damaged = (file: string, cause: unknown): Fault =>
  new Fault('invalid', `${file} is damaged: ${(cause as Error).message}.`, { cause });

async function withArchive<T>(file: string, extension: string, work: (parts: TextPart[]) => Promise<T>): Promise<T> {
  const archive = await openPromise(file, { autoClose: false }).catch((error) => {
    throw damaged(file, error);
  });
  async function* read(entry: Entry, onBytes?: (done: number) => void): AsyncGenerator<Buffer> {
    try {
      yield* counted(await archive.openReadStreamPromise(entry), onBytes);
    } catch (error) {
      throw error instanceof Fault ? error : damaged(`${entry.fileName} of ${file}`, error);
    }
  }
  try {
    const parts = (await entriesOf(archive, file))
      .filter(({ fileName }) => fileName.toLowerCase().endsWith(extension) && !fileName.startsWith('__MACOSX/'))
      .toSorted((a, b) => (a.fileName < b.fileName ? -1 : 1))
      .map((entry) => ({
        name: entry.fileName,
        bytes: entry.uncompressedSize,
        open: (onBytes?: (done: number) => void) => read(entry, onBytes),
      }));
    if (parts.length === 0) throw new Fault('invalid', `${file} has no file that ends in ${extension}.`);
    return await work(parts);
  } finally {
    archive.close();
  }
}

/** Files of an archive; more than so many are no export. */
const mostEntries = 100_000;

async function entriesOf(archive: ZipFile, file: string): Promise<Entry[]> {
  const entries: Entry[] = [];
  try {
    for await (const entry of archive.eachEntry()) {
      if (entries.push(entry) > mostEntries) throw new Error(`it has more than ${mostEntries} files`);
    }
  } catch (error) {
    throw damaged(file, error);
  }
  return entries;
}
