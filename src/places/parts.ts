import type { Tx } from '../core/db/database.ts';
import { mergedNames } from '../core/slugs/merged.ts';
import { fold } from '../text/fold.ts';
import { nameSoundKeys } from '../text/nearest.ts';
import { slugText } from '../text/slug.ts';
import { aliasesOf } from './cities.ts';
import type { PlaceType } from './model.ts';
import { placeKey } from './place-key.ts';
import { namesOf, placeLevel } from './tree.ts';

interface Named {
  id: number;
  name: string;
  slug: string;
  texts: string;
}

/** Rows that one statement writes: a database takes only so many values. */
const rowsAtOnce = 400;

/** All of it in pieces that one statement takes. */
export function* pieces<T>(all: readonly T[], size = rowsAtOnce): Generator<T[]> {
  for (let at = 0; at < all.length; at += size) yield all.slice(at, at + size);
}

/** Folded text that the administrators' search looks into. */
export function placeSearchText(place: Omit<Named, 'id'> & { code: string | null }): string {
  return fold([place.name, place.slug, place.code ?? '', ...Object.values(namesOf(place))].join(' '));
}

/** What a name is heard as, as it stands among the labels: no name begins like this. */
export const soundLabel = (key: string): string => `~${key}`;

/** What a place is found by: its names as they are written, and as they are heard. */
export function placeLabels(place: Named, aliases: readonly string[]): Set<string> {
  const names = [place.name, ...Object.values(namesOf(place)), ...aliases].filter((name) => name !== undefined);
  const keys = [...names, place.slug].map(placeKey).filter(Boolean);
  return new Set([...keys, ...names.flatMap((name) => nameSoundKeys(name)).map(soundLabel)]);
}

/**
 * Writes what places are found by, in place of what was there: by the names of what was merged into them, too.
 * @param further names besides their own, by the id of the place
 */
export async function writeNames(
  tx: Tx,
  places: readonly Named[],
  further?: ReadonlyMap<number, readonly string[]>,
): Promise<void> {
  const merged = new Map<number, string[]>();
  for (const some of pieces(places))
    for (const one of await mergedNames(
      tx,
      'places',
      some.map(({ id }) => id),
    ))
      merged.set(...one);
  const rows = places.flatMap((place) => {
    const aliases = further?.get(place.id) ?? aliasesOf(place.id);
    return [...placeLabels(place, [...aliases, ...(merged.get(place.id) ?? [])])].map((label) => ({
      label,
      place_id: place.id,
    }));
  });
  for (const some of pieces(places)) {
    const ids = some.map(({ id }) => id);
    await tx.deleteFrom('place_names').where('place_id', 'in', ids).execute();
  }
  for (const some of pieces(rows)) await tx.insertInto('place_names').values(some).execute();
}

const longestSlug = 80;

/** Slugs for a new place, the nicest first: its name, with its type, with what it lies in, numbered. */
export function* slugsFor(name: string, type: PlaceType, parentSlug: string | null): Generator<string> {
  const text = slugText(name, 'en');
  const base = /[a-z]/.test(text) && !['tree', 'search', 'near'].includes(text) ? text : `${type}-${text}`;
  yield base;
  yield `${base}-${type}`;
  if (parentSlug !== null && base.length + parentSlug.length < longestSlug) yield `${base}-${parentSlug}`;
  for (let n = 2; ; n++) yield `${base}-${type}-${n}`;
}

/** What is wrong with a place of this type below one of that type (null: below nothing); null when nothing is. */
export function wrongParent(type: PlaceType, parent: PlaceType | null): string | null {
  if (type === 'country') return parent === null ? null : 'must be empty for a country';
  if (parent === null) return `is required for a ${type}`;
  if (placeLevel(parent) >= placeLevel(type)) return `is a ${parent}; a ${type} cannot lie below it`;
  return null;
}
