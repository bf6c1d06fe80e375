/** Messages by group and name, as a file has them. */
export interface Tree {
  readonly [key: string]: string | Tree;
}

/** One tree of many: a group may have messages in several files. */
export const together = (files: Readonly<Record<string, unknown>>): Tree =>
  (Object.values(files) as Tree[]).reduce(both, {});

function both(all: Tree, more: Tree): Tree {
  const merged = Object.entries(more).map(([key, value]): [string, string | Tree] => {
    const there = all[key];
    return [key, typeof value === 'object' && typeof there === 'object' ? both(there, value) : value];
  });
  return { ...all, ...Object.fromEntries(merged) };
}
