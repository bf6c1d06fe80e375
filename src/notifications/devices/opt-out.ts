import type { StoredDevice } from '../store.ts';
import type { CategoryLines } from './catalog.ts';
import { meaningKey, meaningOf, optOutsOf } from './meaning.ts';

/** Most devices want everything: their text is looked at and not parsed. */
const nothingRefused = '{"categories":[],"types":[]}';

type Refusing = Pick<StoredDevice, 'opt_outs' | 'category_ids'>;

/**
 * What a device refuses: a category for which this is true is one of them, or lies below one.
 * @returns takes the keys (`meaningKey`) of a category and of all above it
 */
export function refusedLines(row: Refusing, lines: CategoryLines): (keys: readonly string[]) => boolean {
  const { categories } = optOutsOf(row.opt_outs);
  if (categories.length === 0) return () => false;
  const meant = meaningOf(row, lines);
  const refused = new Set(categories.map((slug) => meaningKey(slug, meant(slug))));
  return (keys) => keys.some((key) => refused.has(key));
}

/**
 * Whether a device does not want a notification of this type about this category.
 * @param keys of the category and of all above it; empty when it is about none
 */
export function isRefused(
  row: Refusing,
  about: { type: string; keys: readonly string[] },
  lines: CategoryLines,
): boolean {
  if (row.opt_outs === nothingRefused) return false;
  return optOutsOf(row.opt_outs).types.includes(about.type) || refusedLines(row, lines)(about.keys);
}
