import { createWriteStream } from 'node:fs';
import { open, rm, stat } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { backoff } from '../backoff.ts';
import { lruMap } from '../cache/lru.ts';
import type { Config } from '../config/config.ts';
import { Fault, notFound } from '../error.ts';
import { BucketCircuit, BucketSilent, bucketLimits, endWhenIdle } from './bucket-limits.ts';
import { isFileKey, isOriginal, mediaTypeOf } from './key.ts';
import type { ByteRange, FileStore, StoredFile } from './store.ts';
import { temporaryPath } from './temporary.ts';

/** Attempts of one request to the bucket, and the wait between them. */
const mostTries = 3;
const retryBackoff = { first: 200, longest: 2_000, jitter: 0.5 };

/** The SDK writes to the console; what went wrong is in the error that it throws. */
const noLog = { trace() {}, debug() {}, info() {}, warn() {}, error() {} };

/** Sends a request. @param onProgress to be called when the server has accepted something */
type Work<T> = (signal: AbortSignal, onProgress: () => void) => Promise<T>;

/** Files in a bucket of an S3-compatible server. */
export class S3Store implements FileStore {
  readonly place: string;
  readonly #config: Config;
  readonly #bucket: string;
  readonly #client: S3Client;
  readonly #circuit: BucketCircuit;
  readonly #limits: typeof bucketLimits;
  /** What is stored under a key never changes. */
  readonly #sizes = lruMap<string, number>(20_000);

  /** @param onState called when the server stops answering, and when it answers again */
  constructor(config: Config, onState: (isAway: boolean) => void = () => {}, limits = bucketLimits) {
    const { filesS3Bucket: bucket, filesS3Endpoint: endpoint, filesS3Region: region, filesS3PathStyle } = config;
    const { filesS3AccessKeyId: accessKeyId, filesS3SecretAccessKey: secretAccessKey } = config;
    this.place = `bucket ${bucket}${endpoint ? ` at ${endpoint}` : ''}`;
    this.#config = config;
    this.#bucket = bucket;
    this.#limits = limits;
    this.#client = new S3Client({
      region,
      forcePathStyle: filesS3PathStyle,
      maxAttempts: mostTries,
      logger: noLog,
      // Without a limit of sockets: one that a slow reader holds would be missing to all others. Who reads is bounded
      // where requests come in.
      requestHandler: {
        connectionTimeout: limits.connectMs,
        httpAgent: { keepAlive: true, maxSockets: Number.POSITIVE_INFINITY },
        httpsAgent: { keepAlive: true, maxSockets: Number.POSITIVE_INFINITY },
      },
      // Servers other than that of AWS do not know its newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      ...(endpoint ? { endpoint } : {}),
      ...(accessKeyId ? { credentials: { accessKeyId, secretAccessKey } } : {}),
    });
    this.#circuit = new BucketCircuit(() => this.#answers(), onState);
  }

  async put(key: string, path: string): Promise<void> {
    try {
      await this.#request(this.#limits.idleMs, async (signal, onProgress) => {
        // A stream that was read cannot be sent again: each attempt opens its own.
        for (let tries = 1; ; tries++)
          try {
            onProgress();
            return await this.#send(key, path, signal, onProgress);
          } catch (error) {
            if (tries === mostTries || signal.aborted) throw error;
            await sleep(backoff(tries, retryBackoff));
          }
      });
    } catch (error) {
      throw away(error);
    }
    await rm(path, { force: true });
  }

  /**
   * Opened before it is sent, and closed whatever happens: a stream that nobody reads any more would keep the file open, and
   * one that opens it only then would find it removed, with nobody to catch that.
   */
  async #send(key: string, path: string, abortSignal: AbortSignal, onProgress: () => void): Promise<void> {
    const { size } = await stat(path);
    const stream = (await open(path)).createReadStream();
    const failed = new Promise<never>((_, reject) => stream.once('error', reject));
    // A piece comes through here once the server has accepted those before it.
    const counted = new Transform({
      transform(chunk, _encoding, done) {
        onProgress();
        done(null, chunk);
      },
    });
    stream.pipe(counted);
    const command = new PutObjectCommand({
      Bucket: this.#bucket,
      Key: key,
      Body: counted,
      ContentLength: size,
      ContentType: mediaTypeOf(key),
      CacheControl: 'public, max-age=31536000, immutable',
      ...(isOriginal(key) ? { ContentDisposition: 'attachment' } : {}),
    });
    try {
      await Promise.race([this.#client.send(command, { abortSignal }), failed]);
    } finally {
      stream.destroy();
      counted.destroy();
    }
  }

  async size(key: string, signal?: AbortSignal): Promise<number | null> {
    const cached = this.#sizes.get(key);
    if (cached !== undefined) return cached;
    const command = new HeadObjectCommand({ Bucket: this.#bucket, Key: key });
    const work = (abortSignal: AbortSignal) => this.#client.send(command, { abortSignal });
    try {
      const { ContentLength: bytes = 0 } = await this.#request(this.#limits.answerMs, work, signal);
      this.#sizes.set(key, bytes);
      return bytes;
    } catch (error) {
      if (statusOf(error) === 404) return null;
      throw away(error);
    }
  }

  async read(key: string, range?: ByteRange, signal?: AbortSignal): Promise<Readable> {
    const part = range ? { Range: `bytes=${range.start}-${range.end}` } : {};
    const command = new GetObjectCommand({ Bucket: this.#bucket, Key: key, ...part });
    const work = (abortSignal: AbortSignal) => this.#client.send(command, { abortSignal });
    try {
      const body = (await this.#begin(this.#limits.answerMs, work, signal)).Body as IncomingMessage;
      this.#watch(body, signal);
      return body;
    } catch (error) {
      this.#sizes.delete(key); // another instance may have removed it
      if (statusOf(error) === 404) throw notFound('file');
      throw away(error);
    }
  }

  #watch(body: IncomingMessage, signal?: AbortSignal): void {
    endWhenIdle(body, this.#limits.idleMs, () => this.#circuit.record(false));
    // A connection that breaks in the middle; the reader of the body gets an error.
    body.once('end', () => this.#circuit.record(true));
    body.once('error', (error) => {
      if (!(error instanceof BucketSilent)) this.#circuit.record(false);
    });
    if (!signal) return;
    const end = (): void => void body.destroy();
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
    body.once('close', () => signal.removeEventListener('abort', end));
  }

  async withLocal<T>(key: string, work: (path: string) => Promise<T>): Promise<T> {
    const path = await temporaryPath(this.#config);
    try {
      const body = await this.read(key);
      await pipeline(body, createWriteStream(path, { mode: 0o600 })).catch((error) => {
        throw error instanceof BucketSilent || error.code === 'ECONNRESET' ? away(error) : error;
      });
      return await work(path);
    } finally {
      await rm(path, { force: true });
    }
  }

  async remove(key: string): Promise<void> {
    this.#sizes.delete(key);
    const command = new DeleteObjectCommand({ Bucket: this.#bucket, Key: key });
    await this.#request(this.#limits.answerMs, (abortSignal) => this.#client.send(command, { abortSignal })).catch(
      (error) => {
        throw away(error);
      },
    );
  }

  async *list(): AsyncGenerator<StoredFile> {
    let token: string | undefined;
    do {
      const command = new ListObjectsV2Command({ Bucket: this.#bucket, ContinuationToken: token });
      const page = await this.#request(this.#limits.idleMs, (abortSignal) =>
        this.#client.send(command, { abortSignal }),
      ).catch((error) => {
        throw away(error);
      });
      for (const { Key: key = '', Size: bytes = 0, LastModified } of page.Contents ?? [])
        if (isFileKey(key)) yield { key, bytes, storedAt: LastModified?.getTime() ?? 0 };
      token = page.NextContinuationToken;
    } while (token);
  }

  /** Asks for one key, whatever it is. @throws what the bucket says, or that its server does not answer */
  async look(): Promise<void> {
    const command = new ListObjectsV2Command({ Bucket: this.#bucket, MaxKeys: 1 });
    await this.#request(this.#limits.idleMs, (abortSignal) => this.#client.send(command, { abortSignal }));
  }

  close(): void {
    this.#circuit.stop();
    this.#client.destroy();
  }

  /**
   * The beginning of one request to the bucket, which ends when its server does nothing for `ms`, or with the signal.
   * @throws Fault `unavailable` at once while the server does not answer; the reason of the signal
   */
  async #begin<T>(ms: number, work: Work<T>, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted();
    if (this.#circuit.isOpen) throw away(new Error('the server of the bucket has not answered'));
    const began = performance.now();
    const abort = new AbortController();
    const timer = setTimeout(() => abort.abort(new BucketSilent(ms)), ms);
    const leave = (): void => abort.abort(signal?.reason);
    signal?.addEventListener('abort', leave, { once: true });
    try {
      return await work(abort.signal, () => timer.refresh());
    } catch (error) {
      const hasLeft = signal?.aborted === true;
      if (!hasLeft) this.#circuit.record(!isOutage(error));
      else if (performance.now() - began > this.#limits.slowMs) this.#circuit.record(false);
      throw abort.signal.aborted ? abort.signal.reason : error;
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', leave);
    }
  }

  /** The same for a request that is over with its answer: the server is well. */
  async #request<T>(ms: number, work: Work<T>, signal?: AbortSignal): Promise<T> {
    const answer = await this.#begin(ms, work, signal);
    this.#circuit.record(true);
    return answer;
  }

  /** Whether the server answers, whatever it says: a key that may not look is no outage. */
  async #answers(): Promise<boolean> {
    const abortSignal = AbortSignal.timeout(this.#limits.answerMs);
    const command = new HeadBucketCommand({ Bucket: this.#bucket });
    return this.#client.send(command, { abortSignal }).then(
      () => true,
      (error) => !isOutage(error),
    );
  }
}

function statusOf(error: unknown): number | undefined {
  const { cause } = error as { cause?: unknown };
  return (
    (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode ??
    (cause ? statusOf(cause) : undefined)
  );
}

/** Nobody answered, or the server has an error of its own. */
const isOutage = (error: unknown): boolean => (statusOf(error) ?? 500) >= 500;

/** The server of the bucket does not answer, or refuses: its words are for the log. */
const away = (error: unknown): unknown =>
  error instanceof Fault
    ? error
    : new Fault('unavailable', 'The file storage does not answer.', { headers: { 'retry-after': '30' }, cause: error });
