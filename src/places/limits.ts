import type { UserLimits } from '../core/app.ts';
import type { Db } from '../core/db/database.ts';
import { lineOf, placesNow } from './tree.ts';

/** What the limits of a user are about, as fields of a story are called. */
export type LimitField = 'lang' | 'category_id' | 'place_ids';

/** Whether these places, of which there is one, all lie in those that the user writes for. */
export async function arePlacesInside(db: Db, { place_ids }: UserLimits, ids: readonly number[]): Promise<boolean> {
  const places = await placesNow(db, ids);
  return ids.length > 0 && ids.every((id) => lineOf(places, id).some((place) => place_ids.includes(place.id)));
}
