import { createReadStream } from 'node:fs';
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Config } from '../config/config.ts';
import { isFileKey } from './key.ts';
import { syncFolder } from './local.ts';
import { makeFolder, ownLike } from './owner.ts';
import type { ByteRange, FileStore, StoredFile } from './store.ts';
import { storeFault } from './store-error.ts';
import { filesFolder } from './temporary.ts';

/** Files in a folder of the data folder. */
export class DiskStore implements FileStore {
  readonly place: string;

  constructor(config: Pick<Config, 'dataDir'>) {
    this.place = filesFolder(config);
  }

  /** A power cut leaves a copy half done: a rename is the one moment at which the file is there. */
  async put(key: string, path: string): Promise<void> {
    const target = join(this.place, key);
    try {
      const handle = await open(path, 'r+');
      await handle.sync().finally(() => handle.close());
      await makeFolder(dirname(target));
      await ownLike(path, dirname(target));
      await rename(path, target);
      await syncFolder(dirname(target));
    } catch (error) {
      throw storeFault(error);
    }
  }

  async size(key: string): Promise<number | null> {
    return (await orMissing(stat(join(this.place, key))))?.size ?? null;
  }

  async read(key: string, range?: ByteRange): Promise<Readable> {
    return createReadStream(join(this.place, key), range);
  }

  withLocal<T>(key: string, work: (path: string) => Promise<T>): Promise<T> {
    return work(join(this.place, key));
  }

  remove(key: string): Promise<void> {
    return rm(join(this.place, key), { force: true });
  }

  async *list(): AsyncGenerator<StoredFile> {
    for (const section of ['o', 'v', 'c'])
      for (const folder of await this.#names(section))
        for (const name of await this.#names(`${section}/${folder}`)) {
          const key = `${section}/${folder}/${name}`;
          const found = isFileKey(key) ? await orMissing(stat(join(this.place, key))) : null;
          if (found) yield { key, bytes: found.size, storedAt: found.mtime.getTime() };
        }
  }

  /** The folder is made with the first file. */
  async look(): Promise<void> {
    await orMissing(stat(this.place));
  }

  /** What is in a folder; nothing where it is none. */
  async #names(folder: string): Promise<string[]> {
    return (await orMissing(readdir(join(this.place, folder)))) ?? [];
  }

  close(): void {}
}

/** Null where there is no such file or folder: it may have been removed meanwhile. */
const orMissing = <T>(found: Promise<T>): Promise<T | null> =>
  found.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
    throw error;
  });
