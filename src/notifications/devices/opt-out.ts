import { labelKey } from './tags.ts';

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

/** Most devices want everything: their text is looked at and not parsed. */
const nothingRefused = '{"categories":[],"types":[]}';

/** Whether any of these categories is refused: a story's own and all above it. */
export function isRefusedLine({ categories }: OptOuts, line: readonly string[]): boolean {
  if (categories.length === 0) return false;
  const keys = new Set(line.map(labelKey));
  return categories.some((slug) => keys.has(labelKey(slug)));
}

/**
 * Whether a device does not want a notification of this type about this category.
 * @param line slugs of the category and of all above it; empty when it is about none
 */
export function isRefused(optOuts: string, about: { type: string; line: readonly string[] }): boolean {
  if (optOuts === nothingRefused) return false;
  const refused = optOutsOf(optOuts);
  return refused.types.includes(about.type) || isRefusedLine(refused, about.line);
}
