import type { App } from '../app.ts';
import type { Versions } from './versions.ts';

interface Kept {
  stamp: string;
  value: unknown;
}

const mostKept = 2_000;
const kept = new WeakMap<Versions, Map<string, Kept>>();

function storeOf(app: App): Map<string, Kept> {
  let store = kept.get(app.versions);
  if (!store) {
    store = new Map();
    kept.set(app.versions, store);
  }
  return store;
}

/**
 * A value that follows from topics alone, computed once per their versions: a table that is small and read all the
 * time, a count. What `make` gives must not be changed by anyone.
 */
export async function memo<T>(app: App, key: string, topics: readonly string[], make: () => Promise<T>): Promise<T> {
  const store = storeOf(app);
  const stamp = app.versions.stamp(topics); // before the query, as in the cache
  const found = store.get(key);
  if (found?.stamp === stamp) return found.value as T;
  const value = await make();
  if (!app.versions.isSettled) return value;
  store.delete(key);
  store.set(key, { stamp, value });
  if (store.size > mostKept) store.delete(store.keys().next().value as string);
  return value;
}
