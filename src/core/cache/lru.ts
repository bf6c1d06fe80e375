import { LRUCache } from 'lru-cache';

/**
 * A map of at most so many entries: of too many, the one unused for longest is evicted. It allocates as it fills. With
 * `max`, the library allocates for all entries at once: 100,000 take 20 ms and 2 MB.
 */
export const lruMap = <K extends string | number, V extends {}>(most: number): LRUCache<K, V> =>
  new LRUCache({ maxSize: most, sizeCalculation: () => 1 });
