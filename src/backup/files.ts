import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { Fault } from '../core/error.ts';
import { syncFolder } from '../core/files/local.ts';
import { ownLike } from '../core/files/owner.ts';
import { isRunning } from '../core/process/is-running.ts';
import type { Write } from './export.ts';

/** A name beside `file` that nothing else has: what is written is not there until it is whole. */
export const partFile = (file: string): string => `${file}.part-${process.pid}`;

/** Removes what processes that are no more have left of `file`: parts that never became it. Gives their paths. */
export async function removeDeadParts(file: string): Promise<string[]> {
  const folder = dirname(file);
  const prefix = `${basename(file)}.part-`;
  const names = (await readdir(folder).catch(() => [])).filter((name) => {
    const [, pid] = name.startsWith(prefix)
      ? (name.slice(prefix.length).match(/^(\d+)(-wal|-shm|-journal)?$/) ?? [])
      : [];
    return pid !== undefined && !isRunning(Number(pid));
  });
  const paths = names.map((name) => join(folder, name));
  for (const path of paths) await rm(path, { force: true });
  return paths;
}

/** Puts a finished part into its place, for good. */
export async function finishPart(part: string, file: string): Promise<void> {
  const handle = await open(part, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
  await ownLike(part, dirname(file));
  await rename(part, file);
  await syncFolder(dirname(file));
}

/**
 * Runs `work` with a way to write a file, gzipped when it is called `.gz`, readable by its owner only. The file
 * appears under its name when it is whole and on the disk; after a failure there is nothing of it.
 */
export async function writeFile<T>(file: string, work: (write: Write) => Promise<T>): Promise<T> {
  const part = partFile(file);
  try {
    const first = new PassThrough();
    const target = createWriteStream(part, { mode: 0o600 });
    const done = file.endsWith('.gz') ? pipeline(first, createGzip(), target) : pipeline(first, target);
    const result = await writing(first, done, work);
    await finishPart(part, file);
    return result;
  } catch (error) {
    await rm(part, { force: true });
    const { code, message } = error as NodeJS.ErrnoException;
    if (code && /^E[A-Z]+$/.test(code)) throw new Fault('invalid', `${file} cannot be written: ${message}`);
    throw error;
  }
}

/** The same onto standard output. */
export function writeOutput<T>(work: (write: Write) => Promise<T>): Promise<T> {
  const first = new PassThrough();
  return writing(first, pipeline(first, process.stdout, { end: false }), work);
}

async function writing<T>(first: PassThrough, done: Promise<void>, work: (write: Write) => Promise<T>): Promise<T> {
  const failed = done.then(() => new Promise<never>(() => {}));
  failed.catch(() => {}); // awaited below, unless `work` fails before
  try {
    const result = await Promise.race([
      failed,
      work(async (bytes) => {
        if (!first.write(bytes)) await Promise.race([once(first, 'drain'), failed]);
      }),
    ]);
    first.end();
    await done;
    return result;
  } catch (error) {
    first.destroy();
    await done.catch(() => {});
    throw error;
  }
}

/** The bytes of a file, or of standard input without one; `onBytes` is called with the bytes read and the total. */
export async function* fileBytes(
  file: string | null,
  onBytes?: (done: number, total: number) => void,
): AsyncGenerator<Buffer> {
  const total = file === null ? 0 : await fileSize(file);
  let done = 0;
  for await (const chunk of file === null ? process.stdin : createReadStream(file)) {
    done += (chunk as Buffer).length;
    onBytes?.(done, total);
    yield chunk as Buffer;
  }
}

/** @throws Fault `not_found` where there is no file that can be read */
export async function fileSize(file: string): Promise<number> {
  const found = await stat(file).catch((error: NodeJS.ErrnoException) => {
    throw new Fault('not_found', `${file} cannot be read: ${error.code}.`);
  });
  if (!found.isFile()) throw new Fault('not_found', `${file} is no file.`);
  return found.size;
}
