import type { App } from '../app.ts';
import type { CacheEntry, CacheResult } from '../cache/cache.ts';
import { offMainThread } from '../db/reader/off-main-thread.ts';
import { cacheKey, isScan, JsonBytes, type Read } from './read.ts';

export const jsonMedia = 'application/json; charset=utf-8';

function envelope(data: unknown, meta: Record<string, unknown>): Buffer {
  if (!(data instanceof JsonBytes)) return Buffer.from(JSON.stringify({ success: true, message: 'OK', data, meta }));
  const parts = ['{"success":true,"message":"OK","data":', data.json, `,"meta":${JSON.stringify(meta)}}`];
  return Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
}

/** Computes the answer of a read to a normalised query, and stores it nowhere. */
export async function madeOf(app: App, read: Read, query: Record<string, unknown>): Promise<CacheResult> {
  const run = () => read.run(app, query as never);
  const {
    data,
    meta = {},
    validUntil = Number.POSITIVE_INFINITY,
  } = await (isScan(read, query) ? offMainThread(run) : run());
  return { body: read.media ? Buffer.from(String(data)) : envelope(data, meta), validUntil };
}

/** A read with its normalised query, and what the cache knows it by. */
export interface CachedRead {
  read: Read;
  query: Record<string, unknown>;
  key: string;
  topics: readonly string[];
}

export const cachedRead = (read: Read, query: Record<string, unknown>): CachedRead => ({
  read,
  query,
  key: cacheKey(read.name, query),
  topics: read.topics(query as never),
});

/** The answer of a read: from the cache, or computed and stored there. */
export async function answerOf(app: App, { read, query, key, topics }: CachedRead): Promise<CacheEntry> {
  return app.cache.get({
    key,
    topics,
    maxAge: read.maxAge ?? 30,
    media: read.media ?? jsonMedia,
    rare: read.rare?.(query as never, app) ?? false,
    brotliAtOnce: read.brotliAtOnce ?? false,
    make: () => madeOf(app, read, query),
  });
}
