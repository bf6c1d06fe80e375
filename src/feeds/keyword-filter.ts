import { fold } from '../text/fold.ts';
import { tokens } from '../text/tokens.ts';

// Which items of a feed are let in, and where they go. Pure; words are compared folded, so either spelling finds both.

interface Words {
  title: string;
  summary: string;
  categories: readonly string[];
}

const spaced = (text: string): string => ` ${tokens(text).join(' ')} `;

/**
 * What a keyword is looked for as: from the beginning of a word. In Latin letters up to its end too ("IPL" is not in
 * "triple", "art" not in "article"); elsewhere the last word may go on, since cases are endings ("క్రికెట్" is in
 * "క్రికెట్‌లో").
 */
function needle(keyword: string): string {
  const words = tokens(keyword).join(' ');
  return /[a-z0-9]$/.test(words) ? ` ${words} ` : ` ${words}`;
}

/** Whether a text says anything that could be looked for. */
export const saysSomething = (keyword: string): boolean => tokens(keyword).length > 0;

/** Whether an item comes in: it has one of `wanted`, if there are any, and none of `unwanted`. */
export function admits(wanted: readonly string[], unwanted: readonly string[], item: Words): boolean {
  if (wanted.length === 0 && unwanted.length === 0) return true;
  const text = [item.title, item.summary, ...item.categories].map(spaced).join('|');
  const has = (keyword: string): boolean => text.includes(needle(keyword));
  return (wanted.length === 0 || wanted.some(has)) && !unwanted.some(has);
}

/** Words as a feed's categories are compared by. */
export const categoryKey = (name: string): string => tokens(fold(name)).join(' ');

/** The category that the first of an item's own categories with a place in the map means; null without one. */
export function mappedCategory(map: Readonly<Record<string, number>>, categories: readonly string[]): number | null {
  const names = Object.keys(map);
  if (names.length === 0) return null;
  const idsByKey = new Map(names.map((name) => [categoryKey(name), map[name] as number]));
  for (const category of categories) {
    const found = idsByKey.get(categoryKey(category));
    if (found !== undefined) return found;
  }
  return null;
}
