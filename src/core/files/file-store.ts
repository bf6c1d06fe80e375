import type { Readable } from 'node:stream';
import type { App } from '../app.ts';
import type { Config } from '../config/config.ts';
import { perProgram } from '../state.ts';

/** Bytes of a file, both ends included. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface StoredFile {
  key: string;
  bytes: number;
  /** When it was stored, ms. */
  storedAt: number;
}

/** Where files are stored. What is stored is never changed: new content gets a new key. */
export interface FileStore {
  /** For the operator: where that is. */
  readonly place: string;
  /**
   * Takes over a file of the temporary folder: afterwards it is stored whole, or not at all.
   * @throws Fault `unavailable` when the disk is full, or the server of the bucket away
   */
  put(key: string, path: string): Promise<void>;
  /** Bytes of a file; null when there is none. @throws the reason of the signal when it aborts */
  size(key: string, signal?: AbortSignal): Promise<number | null>;
  /**
   * The content, or a part of it. A stream whose rest does not come ends with an error, and so does one that is read when
   * the signal aborts.
   */
  read(key: string, range?: ByteRange, signal?: AbortSignal): Promise<Readable>;
  /** Runs `work` with the path of a local file of this content, which it must not change. */
  withLocal<T>(key: string, work: (path: string) => Promise<T>): Promise<T>;
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>;
  /** Every stored file, in no order. */
  list(): AsyncGenerator<StoredFile>;
  close(): void;
}

/**
 * Opens the store that the options name. The libraries are loaded now: most processes never touch a file.
 * @param onState called when the server of the bucket stops answering, and when it answers again
 */
export async function openFiles(config: Config, onState?: (isAway: boolean) => void): Promise<FileStore> {
  if (config.filesS3Bucket === '') return new (await import('./disk-store.ts')).DiskStore(config);
  return new (await import('./s3-store.ts')).S3Store(config, onState);
}

/** Whether the file storage of a running program answers; it is taken for well until a request has found it away. */
export const filesCondition = perProgram(() => ({ isAway: false }));

/** The store of a running program. */
export const filesOf = perProgram(
  (app: App) =>
    openFiles(app.config, (isAway) => {
      filesCondition(app).isAway = isAway;
      if (isAway) app.log.error({}, 'the file storage does not answer: files are 503 until it does');
      else app.log.info({}, 'the file storage answers again');
    }),
  async (store) => (await store).close(),
);
