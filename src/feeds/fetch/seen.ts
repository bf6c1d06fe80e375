import { LRUCache } from 'lru-cache';
import { perProgram } from '../../core/state.ts';

/** Of all feeds together; an item takes about a hundred bytes. */
const mostBytes = 24_000_000;

/**
 * By id of the feed, what the next reading of it is given, see `parseAgain`: most of a feed that has changed is as it
 * was. It only saves time, so it is of this process alone, and the feeds that were not read for the longest leave.
 */
export const seenByFeed = perProgram(
  () => new LRUCache<number, Uint8Array>({ maxSize: mostBytes, sizeCalculation: (bytes) => bytes.length + 100 }),
);
