import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { type TestContext, test } from 'node:test';
import { filesOf } from '../../src/core/files/file-store.ts';
import type { FileStore } from '../../src/core/files/store.ts';
import { temporaryPath } from '../../src/core/files/temporary.ts';
import { Bucket } from './bucket.ts';
import type { Running } from './helper.ts';

interface Server {
  env: Record<string, string>;
  stop(): Promise<void>;
  /** Starts it again at the same address, with what it had. */
  again(): Promise<void>;
}

/** An S3-compatible server with an empty bucket, and the options that lead to it. */
export async function s3Server(t: TestContext): Promise<Server> {
  const bucket = new Bucket();
  const port = await bucket.start();
  t.after(() => bucket.stop());
  const env = {
    FILES_S3_BUCKET: bucket.name,
    FILES_S3_ENDPOINT: `http://127.0.0.1:${port}`,
    FILES_S3_ACCESS_KEY_ID: bucket.accessKeyId,
    FILES_S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
    FILES_S3_PATH_STYLE: 'true',
  };
  return { env, stop: () => bucket.stop(), again: async () => void (await bucket.start(port)) };
}

/** Runs a test with files on the disk, and with files in a bucket. */
export function onStores(name: string, work: (t: TestContext, env: Record<string, string>) => Promise<void>): void {
  test(`${name} [disk]`, (t) => work(t, {}));
  test(`${name} [s3]`, async (t) => work(t, (await s3Server(t)).env));
}

/** Stores bytes as the program does. */
export async function store({ dinam: { app } }: Running, key: string, bytes: Buffer): Promise<void> {
  const path = await temporaryPath(app.config);
  await writeFile(path, bytes);
  await (await filesOf(app)).put(key, path);
}

/** Keys of everything that is stored, sorted. */
export async function storedKeys(files: FileStore): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of files.list()) keys.push(key);
  return keys.sort();
}

/** Bytes that no compression shortens. */
export const noise = (length: number): Buffer => randomBytes(length);
