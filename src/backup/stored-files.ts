import { copyFile, link, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Config } from '../core/config/config.ts';
import { openFiles } from '../core/files/file-store.ts';
import { isCard, isFileKey } from '../core/files/key.ts';
import { makeFolder, ownLike } from '../core/files/owner.ts';
import type { FileStore } from '../core/files/store.ts';
import { temporaryPath } from '../core/files/temporary.ts';
import type { Progress } from './format.ts';

/** The folder beside a backup with the files of that moment. */
export const filesBeside = (backup: string): string => `${backup}.files`;

/** A second name for the same bytes where the file system allows it: stored files are never changed. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  await link(from, to).catch(async () => {
    await copyFile(from, to);
    await ownLike(to, dirname(to));
  });
}

/** Copies every stored file into a folder that does not have it yet. Gives the number of files that it has then. */
export async function copyFilesTo(store: FileStore, folder: string, onProgress?: Progress): Promise<number> {
  let done = 0;
  await makeFolder(folder);
  for await (const { key, bytes } of store.list()) {
    if (isCard(key)) continue;
    const target = join(folder, key);
    const there = await stat(target).catch(() => null);
    if (there?.size !== bytes) {
      await makeFolder(dirname(target));
      await store.withLocal(key, (path) => linkOrCopy(path, target));
    }
    onProgress?.(++done, done);
  }
  return done;
}

/** Stores every file of such a folder that is not stored yet. Gives the number of those. */
export async function copyFilesFrom(config: Config, store: FileStore, folder: string): Promise<number> {
  let stored = 0;
  for (const name of await readdir(folder, { recursive: true })) {
    const key = name.replaceAll('\\', '/');
    if (!isFileKey(key) || (await store.size(key)) !== null) continue;
    const copy = await temporaryPath(config);
    await copyFile(join(folder, name), copy);
    await store.put(key, copy);
    stored++;
  }
  return stored;
}

/** Runs `work` with the storage of the options. */
export async function withFiles<T>(config: Config, work: (store: FileStore) => Promise<T>): Promise<T> {
  const store = await openFiles(config);
  try {
    return await work(store);
  } finally {
    store.close();
  }
}

/** The files of a backup, beside it. Gives their number; where there are none, nothing is written. */
export async function backupFiles(config: Config, backup: string, onProgress: Progress): Promise<number> {
  const count = await withFiles(config, (store) => copyFilesTo(store, filesBeside(backup), onProgress));
  if (count === 0) await rm(filesBeside(backup), { recursive: true, force: true });
  return count;
}

/** Stores what a backup has beside it and is not there. Gives the number; null where it has no files. */
export async function restoreFiles(config: Config, backup: string): Promise<number | null> {
  const folder = filesBeside(backup);
  if (!(await stat(folder).catch(() => null))) return null;
  return withFiles(config, (store) => copyFilesFrom(config, store, folder));
}
