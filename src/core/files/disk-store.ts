import { createReadStream } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
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
  readonly #disk: Disk;

  constructor(config: Pick<Config, 'dataDir'>) {
    this.place = filesFolder(config);
    this.#disk = new Disk(new FSDriver({ location: this.place, visibility: 'private' }));
  }

  /** Flydrive copies, which a power cut leaves half done: a rename is the one moment at which the file is there. */
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
    try {
      return (await this.#disk.getMetaData(key)).contentLength;
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  async read(key: string, range?: ByteRange): Promise<Readable> {
    return range ? createReadStream(join(this.place, key), range) : this.#disk.getStream(key);
  }

  withLocal<T>(key: string, work: (path: string) => Promise<T>): Promise<T> {
    return work(join(this.place, key));
  }

  remove(key: string): Promise<void> {
    return this.#disk.delete(key);
  }

  async *list(): AsyncGenerator<StoredFile> {
    for (const section of ['o', 'v', 'c']) {
      const { objects } = await this.#disk.listAll(section, { recursive: true });
      for (const object of objects) {
        if (!object.isFile || !isFileKey(object.key)) continue;
        const found = await this.#disk.getMetaData(object.key).catch(() => null); // removed meanwhile
        if (found) yield { key: object.key, bytes: found.contentLength, storedAt: found.lastModified.getTime() };
      }
    }
  }

  close(): void {}
}

function isMissing(error: unknown): boolean {
  const { cause, code } = error as { cause?: { code?: string }; code?: string };
  return (cause?.code ?? code) === 'ENOENT';
}
