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

/**
 * The same for questions that come in groups, as those of many dates at one place do: as long as they are of the group of the
 * last question, no key of it is made, which costs more than many an answer.
 * @param groups that are kept
 * @param most results that are kept of a group
 */
export function memoiseGroups<G extends unknown[], R>(
  groups: number,
  most: number,
  groupOf: (...group: G) => string,
  make: (key: string, ...group: G) => R,
) {
  const resultsOf = memoise(groups, groupOf, (...group: G) =>
    memoise(
      most,
      (key: string) => key,
      (key) => make(key, ...group),
    ),
  );
  let last: G | undefined;
  let results: ReturnType<typeof resultsOf>;
  return (key: string, ...group: G): R => {
    if (!last || group.some((part, i) => part !== last?.[i])) {
      results = resultsOf(...group);
      last = group;
    }
    return results(key);
  };
}

/** The same by the identity of two objects, as long as there are both of them: no key is made. */
export function memoisePair<A extends object, B extends object, R extends object>(make: (a: A, b: B) => R) {
  const results = new WeakMap<A, WeakMap<B, R>>();
  return (a: A, b: B): R => {
    let ofA = results.get(a);
    if (!ofA) {
      ofA = new WeakMap();
      results.set(a, ofA);
    }
    let result = ofA.get(b);
    if (!result) {
      result = make(a, b);
      ofA.set(b, result);
    }
    return result;
  };
}
