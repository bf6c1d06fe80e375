import type { Readable } from 'node:stream';

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
  /** @throws why the store cannot be used */
  look(): Promise<void>;
  close(): void;
}
