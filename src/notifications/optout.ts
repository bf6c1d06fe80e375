import { labelKey } from './labels.ts';

/** What a device does not want, as it is kept. */
export interface OptOuts {
  /** Slugs as they were said. */
  categories: string[];
  types: string[];
}

export const optOutsOf = (text: string): OptOuts => {
  const { categories = [], types = [] } = JSON.parse(text) as Partial<OptOuts>;
  return { categories, types };
};

/** Most devices want everything: their text is looked at and not parsed. */
export const nothingRefused = '{"categories":[],"types":[]}';

/** Whether a device does not want a notification of this type about this category. */
export function isRefused(optOuts: string, about: { type: string; category: string | null }): boolean {
  if (optOuts === nothingRefused) return false;
  const { categories, types } = optOutsOf(optOuts);
  if (types.includes(about.type)) return true;
  const key = about.category === null ? null : labelKey(about.category);
  return key !== null && categories.some((slug) => labelKey(slug) === key);
}
