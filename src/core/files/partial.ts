import { constants, createWriteStream } from 'node:fs';
import { copyFile, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Config } from '../config/config.ts';
import { hashFile } from './bytes.ts';
import { makeFolder } from './owner.ts';
import { storeFault } from './store-error.ts';
import { filesFolder, temporaryPath } from './temporary.ts';

type Folder = Pick<Config, 'dataDir'>;

/** Beside the temporary files, which do not outlive their process. */
const folderOf = (config: Folder): string => join(filesFolder(config), '.uploads');

/** @param key of the upload, letters and digits */
const pathOf = (config: Folder, key: string): string => join(folderOf(config), `${key}.part`);

/** Bytes that have arrived of a file; 0 where there is none, as in another instance that does not share the folder. */
export const partialBytes = (config: Folder, key: string): Promise<number> =>
  stat(pathOf(config, key)).then(
    ({ size }) => size,
    () => 0,
  );

/**
 * Appends what a stream gives. What was written before a failure stays.
 * @param position bytes that are there already
 * @throws Fault `unavailable` when the disk is full
 */
export async function appendPartial(config: Folder, key: string, position: number, stream: Readable): Promise<void> {
  await makeFolder(folderOf(config));
  const path = pathOf(config, key);
  try {
    const to = createWriteStream(path, { flags: position === 0 ? 'w' : 'r+', start: position, mode: 0o600 });
    await pipeline(stream, to);
    const handle = await open(path, 'r+');
    await handle.sync().finally(() => handle.close());
  } catch (error) {
    throw storeFault(error);
  }
}

/** A copy as a temporary file, which no request appends to. @throws Fault `unavailable` when the disk is full */
export async function copyPartial(
  config: Folder,
  key: string,
): Promise<{ path: string; bytes: number; sha256: string }> {
  const path = await temporaryPath(config);
  try {
    await copyFile(pathOf(config, key), path, constants.COPYFILE_FICLONE);
    return { path, ...(await hashFile(path)) };
  } catch (error) {
    await rm(path, { force: true });
    throw storeFault(error);
  }
}

export const removePartial = (config: Folder, key: string): Promise<void> => rm(pathOf(config, key), { force: true });

/** Removes files of uploads that are no more. @param beforeMs those that nothing was appended to since then */
export async function sweepPartial(
  config: Folder,
  beforeMs: number,
  isOpen: (key: string) => Promise<boolean>,
): Promise<void> {
  for (const name of await readdir(folderOf(config)).catch(() => [] as string[])) {
    const [key = ''] = name.split('.');
    const found = await stat(join(folderOf(config), name)).catch(() => null);
    if (found && found.mtimeMs < beforeMs && !(await isOpen(key))) await removePartial(config, key);
  }
}
