import { lineOf, type Places, placeLabel } from '../../places/tree.ts';
import { fold } from '../../text/fold.ts';

/** The form in which places and categories are compared: apps and editors may spell them differently. */
export const labelKey = (text: string): string => fold(text).replace(/\s+/g, ' ').trim();

/** A category that there is. */
export const idKey = (id: number): string => `#${id}`;

/** Separates labels, and stands at both ends; no label contains it. */
const edge = '\n';

/** A device that named this category. @param key a `meaningKey` */
export const categoryLabel = (key: string): string => `c:${key}`;

/** A device whose place is this one or lies below it. */
export const placeIdLabel = (id: number): string => `p:${placeLabel(id)}`;

/** A device that named a place which is none of the tree: never the label of one that is. */
export const placeTextLabel = (text: string): string => `p:${labelKey(text).replace(/^#+/, '')}`;

interface Labelled {
  /** Keys of the categories that it named. */
  categoryKeys: readonly string[];
  place: string | null;
  place_ids: string;
}

function placeLabels({ place, place_ids }: Labelled, places: Places): string[] {
  const lines = (JSON.parse(place_ids) as number[]).flatMap((id) => lineOf(places, id));
  if (lines.length) return lines.map(({ id }) => placeIdLabel(id));
  return place === null ? [] : [placeTextLabel(place)];
}

/** What a device is found by besides its columns: its categories, its place and all above that, in one text. */
export function labelsText(row: Labelled, places: Places): string {
  const labels = [...row.categoryKeys.map(categoryLabel), ...placeLabels(row, places)];
  return labels.length ? edge + [...new Set(labels)].map((label) => label + edge).join('') : '';
}

/** For LIKE with the escape `\\`: finds the texts that have the label. */
export const labelPattern = (label: string): string => `%${edge}${label.replace(/[\\%_]/g, '\\$&')}${edge}%`;
