import { ThreadError, threadOf } from '../../core/threads/worker-thread.ts';
import type { ItemContent, ItemTexts } from '../../feed-parser/content.ts';
import type { Examined } from '../../feed-parser/detect.ts';
import { NotAFeed } from '../../feed-parser/not-a-feed.ts';
import type { ParsedFeed, ParseOptions } from '../../feed-parser/parse.ts';
import { SeenItem } from '../../feed-parser/seen-item.ts';

/** The largest document that is fetched or accepted from a hub. */
export const mostDocumentBytes = 15_000_000;

/** A feed of the largest size takes a quarter of a second. Feeds that wait to be stored go before those that wait to be read. */
const limits = { timeoutMs: 10_000, megabytes: 512, first: 'texts' };

const inThread = threadOf<typeof import('./thread-exports.ts')>(
  new URL('./thread-exports.ts', import.meta.url),
  limits,
);

/**
 * What went wrong in the thread, as a fault of the feed: whatever a document makes the reader throw, it is the document
 * that does it, and it is fetched less and less often.
 */
function faultOfFeed(what: string, error: unknown): NotAFeed {
  const { name, message } = error as Error;
  if (name === 'NotAFeed') return new NotAFeed(message, error);
  const reason = error instanceof ThreadError ? message : `reading it failed with ${name}: ${message.slice(0, 200)}`;
  return new NotAFeed(`${what} cannot be read: ${reason}.`, error);
}

/** `parse`, in a thread of its own: whatever a feed is made of, requests are answered meanwhile. @throws NotAFeed */
export function parseInThread(bytes: Uint8Array, options: ParseOptions): Promise<ParsedFeed> {
  return inThread('parse', bytes, options).catch((error) => Promise.reject(faultOfFeed('The feed', error)));
}

/** A feed that was read before, with what the next reading of it is to be given. */
export interface ReadAgain {
  parsed: ParsedFeed;
  seen: Uint8Array;
}

/**
 * The same for a feed that was read before: items that it had then to the letter are `SeenItem`s.
 * @param seen what the last reading gave; null: all items are whole
 * @throws NotAFeed
 */
export async function readAgainInThread(
  bytes: Uint8Array,
  options: ParseOptions,
  seen: Uint8Array | null,
): Promise<ReadAgain> {
  const read = await inThread('parseOnceMore', bytes, options, seen).catch((error) =>
    Promise.reject(faultOfFeed('The feed', error)),
  );
  const items = read.items.map((item) => ('content' in item ? item : new SeenItem(item)));
  return { parsed: { ...read, items }, seen: read.seen };
}

/** `textsOf` of each item, in the same thread. @throws NotAFeed when their HTML cannot be made safe */
export async function textsInThread(items: readonly ItemContent[]): Promise<ItemTexts[]> {
  if (items.length === 0) return [];
  const written = items.map(({ content, summary, base }) => ({ content, summary, base }));
  return inThread('texts', written).catch((error) => Promise.reject(faultOfFeed('The items', error)));
}

/** `examine`, in the same thread. @throws NotAFeed */
export function examineInThread(bytes: Uint8Array, options: ParseOptions): Promise<Examined> {
  return inThread('examine', bytes, options).catch((error) => Promise.reject(faultOfFeed('The answer', error)));
}
