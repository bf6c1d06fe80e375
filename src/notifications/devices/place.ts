import type { Db } from '../../core/db/database.ts';
import { findCity } from '../../places/cities.ts';
import { lineOf, type Places, placesMeant, placesNow } from '../../places/tree.ts';

/**
 * The places of the tree that a phone or an editor means by a name in any spelling and language, a slug, a code or an
 * id, as `location=` of news does: a name that several places have means all of them. Also `Aurangabad, Bihar`, and the
 * further names of cities. Empty for an unrecognised place.
 */
export async function placeIds(db: Db, text: string): Promise<number[]> {
  const ids = await placesMeant(db, text);
  if (ids.length) return ids;
  const city = cityOf(text);
  // Cities of the shipped tree have the ids of the list.
  return city ? placesMeant(db, String(city.id)) : [];
}

const cityOf = (text: string) => findCity(text.replaceAll('-', ' ')) ?? findCity(text);

/** What a place that a device named comes to. */
interface PlaceInput {
  ids: number[];
  /** IANA zone; null: the place is none that we know. */
  tz: string | null;
}

export async function parsePlace(db: Db, text: string): Promise<PlaceInput> {
  const ids = await placeIds(db, text);
  return { ids, tz: zoneOf(await placesNow(db, ids), ids, text) };
}

/** That of the first of the places or of what it lies in; abroad, where there is no tree, that of the city. */
export function zoneOf(places: Places, ids: readonly number[], text: string): string | null {
  const zones = ids.flatMap((id) => lineOf(places, id)).flatMap(({ tz }) => tz ?? []);
  return zones[0] ?? cityOf(text)?.tz ?? null;
}

export const devicePlaceIds = (row: { place_ids: string }): number[] => JSON.parse(row.place_ids) as number[];
