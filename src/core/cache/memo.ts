import { LRUCache } from 'lru-cache';
import type { App } from '../app.ts';
import { perProgram } from '../state.ts';

interface Memo {
  stamp: string;
  /** Generation of the versions at which `stamp` was last current. */
  checked: number;
  value: unknown;
  /** When (ms) it changes without a write. */
  validUntil: number;
}

const memos = perProgram(() => new LRUCache<string, Memo>({ max: 2_000 }));

/**
 * A value that follows from topics alone, computed once per version of them: a table that is small and often read, a
 * count. Callers must not modify it.
 */
export const memo = <T>(app: App, key: string, topics: readonly string[], make: () => Promise<T>): Promise<T> =>
  memoUntil(app, key, topics, async () => ({ value: await make(), validUntil: Number.POSITIVE_INFINITY }));

/** The same for a value that follows from the clock as well: it is computed anew at `validUntil` (ms). */
export async function memoUntil<T>(
  app: App,
  key: string,
  topics: readonly string[],
  make: () => Promise<{ value: T; validUntil: number }>,
): Promise<T> {
  const own = memos(app);
  const { generation: checked } = app.versions; // before the query, as in the cache
  const found = own.get(key);
  const isInTime = found !== undefined && found.validUntil > app.now();
  if (isInTime && found.checked === checked) return found.value as T;
  const stamp = app.versions.stamp(topics);
  if (isInTime && found.stamp === stamp) {
    found.checked = checked;
    return found.value as T;
  }
  const { value, validUntil } = await make();
  if (app.versions.isSettled) own.set(key, { stamp, checked, value, validUntil });
  return value;
}
