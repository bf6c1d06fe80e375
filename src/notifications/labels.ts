import { fold } from '../text/fold.ts';

/** The form in which places and categories are compared: phone and desk may spell them differently. */
export const labelKey = (text: string): string => fold(text).replace(/\s+/g, ' ').trim();

export type LabelKind = 'category' | 'place';

/** Stands on both sides of each label; none has it inside. */
const edge = '\n';
const entry = (kind: LabelKind, text: string): string => `${kind[0]}:${labelKey(text)}${edge}`;

/** What a device is found by besides its columns: its categories and its place, in one text. */
export function labelsText(row: { categories: string; place: string | null }): string {
  const categories = (JSON.parse(row.categories) as string[]).map((slug) => entry('category', slug));
  const entries = [...categories, ...(row.place === null ? [] : [entry('place', row.place)])];
  return entries.length ? edge + [...new Set(entries)].join('') : '';
}

/** For LIKE with the escape `\\`: finds the texts that have the label. */
export const labelPattern = (kind: LabelKind, text: string): string =>
  `%${edge}${entry(kind, text).replace(/[\\%_]/g, '\\$&')}%`;
