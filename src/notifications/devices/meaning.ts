import type { StoredDevice } from '../store.ts';
import type { CategoryLine, CategoryLines } from './catalog.ts';
import { idKey, labelKey } from './tags.ts';

/** What a device does not want, as it is kept. */
interface OptOuts {
  /** Slugs as they were said. */
  categories: string[];
  types: string[];
}

export const optOutsOf = (text: string): OptOuts => {
  const { categories = [], types = [] } = JSON.parse(text) as Partial<OptOuts>;
  return { categories, types };
};

type Ids = Record<string, number>;
type Named = Pick<StoredDevice, 'category_ids'>;

const idsOf = ({ category_ids }: Named): Ids => (category_ids === '{}' ? {} : (JSON.parse(category_ids) as Ids));

/**
 * The categories that a device means by slugs: those that had them when it said so first, whatever has them since. One
 * that was removed is looked for by its slug again.
 */
export function meaningOf(row: Named, { byId, bySlug }: CategoryLines): (slug: string) => CategoryLine | undefined {
  const ids = idsOf(row);
  return (slug) => {
    const key = labelKey(slug);
    return byId.get(ids[key] ?? -1) ?? bySlug.get(key);
  };
}

/**
 * The column `category_ids` of a device as it is now: what it names already keeps its meaning.
 * @param before as it was stored; undefined for a new device
 */
export function categoryIdsOf(
  row: Pick<StoredDevice, 'categories' | 'opt_outs'>,
  before: Named | undefined,
  lines: CategoryLines,
): string {
  const slugs = [...(JSON.parse(row.categories) as string[]), ...optOutsOf(row.opt_outs).categories];
  if (slugs.length === 0) return '{}';
  const meant = meaningOf(before ?? { category_ids: '{}' }, lines);
  const found = slugs.flatMap((slug) => {
    const id = meant(slug)?.ids[0];
    return id === undefined ? [] : [[labelKey(slug), id] as const];
  });
  return JSON.stringify(Object.fromEntries(found.sort(([a], [b]) => (a < b ? -1 : 1))));
}

/** In which two slugs are compared: the category that they mean, or else their text, which is never that of one. */
export const meaningKey = (slug: string, line: CategoryLine | undefined): string =>
  line?.ids[0] === undefined ? labelKey(slug).replace(/^#+/, '') : idKey(line.ids[0]);

/** A slug as a device is shown it: as it said it, but the present one where the category was renamed since. */
export function slugNow(slug: string, line: CategoryLine | undefined): string {
  return line === undefined || labelKey(slug) === labelKey(line.slug) ? slug : line.slug;
}
