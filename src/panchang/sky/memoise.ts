/**
 * A function whose latest results are kept, by a key. What the almanac computes depends on its arguments alone, so that
 * nothing is computed twice; the oldest results go first.
 */
export function memoise<A extends unknown[], R>(
  most: number,
  keyOf: (...args: A) => string | number,
  make: (...args: A) => R,
) {
  const results = new Map<string | number, R>();
  return (...args: A): R => {
    const key = keyOf(...args);
    const cached = results.get(key);
    if (cached !== undefined) return cached;
    const made = make(...args);
    if (results.size >= most) results.delete(results.keys().next().value as string | number);
    results.set(key, made);
    return made;
  };
}
