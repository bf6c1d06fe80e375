import { useState } from 'react';

const isSame = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const [one, other] = [Object.entries(a), new Map(Object.entries(b))];
  return (
    one.length === other.size && one.every(([name, value]) => other.has(name) && Object.is(value, other.get(name)))
  );
};

/**
 * The array of before while it has the same elements. An Autocomplete takes another array for another choice, and clears what
 * is being typed.
 */
export function useSameArray<T>(next: readonly T[]): T[] {
  const [kept, keep] = useState<T[]>(() => [...next]);
  if (kept.length === next.length && kept.every((one, at) => isSame(one, next[at]))) return kept;
  keep([...next]);
  return kept;
}
