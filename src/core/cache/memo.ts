import { LRUCache } from 'lru-cache';
import type { App } from '../app.ts';
import { perProgram } from '../state.ts';

interface Memo {
  stamp: string;
  value: unknown;
}

const memos = perProgram(() => new LRUCache<string, Memo>({ max: 2_000 }));

/**
 * A value that follows from topics alone, computed once per version of them: a table that is small and often read, a
 * count. Callers must not modify it.
 */
export async function memo<T>(app: App, key: string, topics: readonly string[], make: () => Promise<T>): Promise<T> {
  const own = memos(app);
  const stamp = app.versions.stamp(topics); // before the query, as in the cache
  const found = own.get(key);
  if (found?.stamp === stamp) return found.value as T;
  const value = await make();
  if (app.versions.isSettled) own.set(key, { stamp, value });
  return value;
}
