import { createWriteStream } from 'node:fs';
import { open, rm, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import { backoff } from '../backoff.ts';
import { lruMap } from '../cache/lru.ts';
import type { Config } from '../config/config.ts';
import { Fault, notFound } from '../error.ts';
import type { ByteRange, FileStore, StoredFile } from './file-store.ts';
import { isFileKey, isOriginal, mediaTypeOf } from './key.ts';
import { temporaryPath } from './temporary.ts';

/** Attempts of one request to the bucket, and the wait between them. */
const mostTries = 3;
const retryBackoff = { first: 200, longest: 2_000, jitter: 0.5 };

/** The SDK writes to the console; what went wrong is in the error that it throws. */
const noLog = { trace() {}, debug() {}, info() {}, warn() {}, error() {} };

/** Files in a bucket of an S3-compatible server. */
export class S3Store implements FileStore {
  readonly place: string;
  readonly #config: Config;
  readonly #bucket: string;
  readonly #client: S3Client;
  readonly #disk: Disk;
  /** What is stored under a key never changes. */
  readonly #sizes = lruMap<string, number>(20_000);

  constructor(config: Config) {
    const { filesS3Bucket: bucket, filesS3Endpoint: endpoint, filesS3Region: region, filesS3PathStyle } = config;
    const { filesS3AccessKeyId: accessKeyId, filesS3SecretAccessKey: secretAccessKey } = config;
    this.place = `bucket ${bucket}${endpoint ? ` at ${endpoint}` : ''}`;
    this.#config = config;
    this.#bucket = bucket;
    this.#client = new S3Client({
      region,
      forcePathStyle: filesS3PathStyle,
      maxAttempts: mostTries,
      logger: noLog,
      // Servers other than that of AWS do not know its newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      ...(endpoint ? { endpoint } : {}),
      ...(accessKeyId ? { credentials: { accessKeyId, secretAccessKey } } : {}),
    });
    const driver = new S3Driver({ client: this.#client, bucket, visibility: 'private', supportsACL: false });
    this.#disk = new Disk(driver);
  }

  async put(key: string, path: string): Promise<void> {
    const { size } = await stat(path);
    const options = {
      contentType: mediaTypeOf(key),
      contentLength: size,
      cacheControl: 'public, max-age=31536000, immutable',
      ...(isOriginal(key) ? { contentDisposition: 'attachment' } : {}),
    };
    // A stream that was read cannot be sent again: each attempt opens its own.
    for (let tries = 1; ; tries++)
      try {
        await this.#send(key, path, options);
        break;
      } catch (error) {
        if (tries === mostTries) throw away(error);
        await sleep(backoff(tries, retryBackoff));
      }
    await rm(path, { force: true });
  }

  /**
   * Opened before it is sent, and closed whatever happens: a stream that nobody reads any more would keep the file open, and
   * one that opens it only then would find it removed, with nobody to catch that.
   */
  async #send(key: string, path: string, options: Parameters<Disk['putStream']>[2]): Promise<void> {
    const stream = (await open(path)).createReadStream();
    const failed = new Promise<never>((_, reject) => stream.once('error', reject));
    try {
      await Promise.race([this.#disk.putStream(key, stream, options), failed]);
    } finally {
      stream.destroy();
    }
  }

  async size(key: string): Promise<number | null> {
    const cached = this.#sizes.get(key);
    if (cached !== undefined) return cached;
    try {
      const { contentLength } = await this.#disk.getMetaData(key);
      this.#sizes.set(key, contentLength);
      return contentLength;
    } catch (error) {
      if (statusOf(error) === 404) return null;
      throw away(error);
    }
  }

  async read(key: string, range?: ByteRange): Promise<Readable> {
    const part = range ? { Range: `bytes=${range.start}-${range.end}` } : {};
    try {
      const answer = await this.#client.send(new GetObjectCommand({ Bucket: this.#bucket, Key: key, ...part }));
      return answer.Body as Readable;
    } catch (error) {
      this.#sizes.delete(key); // another instance may have removed it
      if (statusOf(error) === 404) throw notFound('file');
      throw away(error);
    }
  }

  async withLocal<T>(key: string, work: (path: string) => Promise<T>): Promise<T> {
    const path = await temporaryPath(this.#config);
    try {
      await pipeline(await this.read(key), createWriteStream(path, { mode: 0o600 }));
      return await work(path);
    } finally {
      await rm(path, { force: true });
    }
  }

  async remove(key: string): Promise<void> {
    this.#sizes.delete(key);
    await this.#disk.delete(key).catch((error) => {
      throw away(error);
    });
  }

  async *list(): AsyncGenerator<StoredFile> {
    let token: string | undefined;
    do {
      const options = { recursive: true, ...(token === undefined ? {} : { paginationToken: token }) };
      const { objects, paginationToken } = await this.#disk.listAll('/', options);
      for (const object of objects) {
        if (!object.isFile || !isFileKey(object.key)) continue;
        const { contentLength, lastModified } = await object.getMetaData();
        yield { key: object.key, bytes: contentLength, storedAt: lastModified.getTime() };
      }
      token = paginationToken;
    } while (token);
  }

  close(): void {
    this.#client.destroy();
  }
}

function statusOf(error: unknown): number | undefined {
  const { cause } = error as { cause?: unknown };
  return (
    (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode ??
    (cause ? statusOf(cause) : undefined)
  );
}

/** The server of the bucket does not answer, or refuses: its words are for the log. */
const away = (error: unknown): Fault =>
  new Fault('unavailable', 'The file storage does not answer.', { headers: { 'retry-after': '30' }, cause: error });
