import { copyFile, realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { percentDecoded } from '../../text/percent.ts';
import type { UploadedFile } from '../api/route.ts';
import type { Config } from '../config/config.ts';
import { hashFile } from './bytes.ts';
import { fileName } from './name.ts';
import type { FileStore } from './store.ts';
import { storeFault } from './store-error.ts';
import { removeTemporary, temporaryPath } from './temporary.ts';

/** Stores a file under another key as well. @throws Fault `unavailable` when the disk is full */
export async function copyStored(config: Config, files: FileStore, from: string, to: string): Promise<void> {
  const copy = await temporaryPath(config);
  try {
    await files.withLocal(from, (path) => copyFile(path, copy));
    await files.put(to, copy);
  } catch (error) {
    throw storeFault(error);
  } finally {
    await removeTemporary(config, copy);
  }
}

/**
 * A copy of a file below a folder, as an upload: storing it takes it away. Null when there is no such file, or it lies
 * outside of the folder.
 * @throws Fault `unavailable` when the disk is full
 */
export async function copyToTemporary(config: Config, folder: string, path: string): Promise<UploadedFile | null> {
  const root = await realpath(folder).catch(() => null);
  const file = root && (await realpath(join(root, percentDecoded(path))).catch(() => null));
  if (!file?.startsWith(`${root}${sep}`)) return null;
  const copy = await temporaryPath(config);
  try {
    await copyFile(file, copy);
    return { field: 'file', name: fileName(file), path: copy, ...(await hashFile(copy)) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EISDIR') return null;
    throw storeFault(error);
  }
}
