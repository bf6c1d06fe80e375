import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import S3rver from 's3rver';
import { filesOf } from '../../src/core/files/file-store.ts';
import type { FileStore } from '../../src/core/files/store.ts';
import { temporaryPath } from '../../src/core/files/temporary.ts';
import type { Running } from './helper.ts';

interface Bucket {
  env: Record<string, string>;
  stop(): Promise<void>;
  /** Starts it again at the same address, with what it had. */
  again(): Promise<void>;
}

/** An S3-compatible server with an empty bucket, and the options that lead to it. */
export async function s3Server(t: TestContext): Promise<Bucket> {
  const directory = await mkdtemp(join(tmpdir(), 'dinam-s3-'));
  const begin = async (port: number): Promise<{ server: S3rver; port: number }> => {
    const server = new S3rver({
      address: '127.0.0.1',
      port,
      silent: true,
      directory,
      configureBuckets: [{ name: 'media' }],
    });
    return { server, port: (await server.run()).port };
  };
  let running: S3rver | null;
  const { server, port } = await begin(0);
  running = server;
  const stop = async (): Promise<void> => {
    await running?.close();
    running = null;
  };
  const again = async (): Promise<void> => {
    running = (await begin(port)).server;
  };
  t.after(async () => {
    await stop();
    await rm(directory, { recursive: true, force: true, maxRetries: 3 });
  });
  const env = {
    FILES_S3_BUCKET: 'media',
    FILES_S3_ENDPOINT: `http://127.0.0.1:${port}`,
    FILES_S3_ACCESS_KEY_ID: 'S3RVER',
    FILES_S3_SECRET_ACCESS_KEY: 'S3RVER',
    FILES_S3_PATH_STYLE: 'true',
  };
  return { env, stop, again };
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
