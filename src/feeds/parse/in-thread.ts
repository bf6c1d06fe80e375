import { ThreadError, threadOf } from '../../core/threads/worker-thread.ts';
import type { Texts } from './content.ts';
import type { Examined } from './detect.ts';
import { NotAFeed } from './not-a-feed.ts';
import type { ParsedFeed, ParsedItem, ParseOptions } from './parse.ts';

/** A feed of the largest size takes a quarter of a second. */
const limits = { timeoutMs: 10_000, megabytes: 512 };

const inThread = threadOf<typeof import('./thread-exports.ts')>(
  new URL('./thread-exports.ts', import.meta.url),
  limits,
);

/** `parse`, in a thread of its own: whatever a feed is made of, requests are answered meanwhile. @throws NotAFeed */
export async function parseApart(bytes: Uint8Array, options: ParseOptions): Promise<ParsedFeed> {
  try {
    return await inThread('parse', bytes, options);
  } catch (error) {
    const { name, message } = error as Error;
    if (name === 'NotAFeed') throw new NotAFeed(message, error);
    if (error instanceof ThreadError) throw new NotAFeed(`The feed cannot be read: ${message}.`, error);
    throw error;
  }
}

/** `textsOf` of each item, in the same thread. @throws NotAFeed when their HTML takes too long to make safe */
export async function textsApart(items: ParsedItem[]): Promise<Texts[]> {
  if (items.length === 0) return [];
  try {
    return await inThread('texts', items);
  } catch (error) {
    if (error instanceof ThreadError) throw new NotAFeed(`The items cannot be read: ${error.message}.`, error);
    throw error;
  }
}

/** `examine`, in the same thread. @throws NotAFeed when it takes too long */
export async function examineApart(bytes: Uint8Array, options: ParseOptions): Promise<Examined> {
  try {
    return await inThread('examine', bytes, options);
  } catch (error) {
    if (error instanceof ThreadError) throw new NotAFeed(`The answer cannot be read: ${error.message}.`, error);
    throw error;
  }
}
