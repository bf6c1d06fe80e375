import type { Limits } from '../core/app.ts';
import type { Db } from '../core/db/database.ts';
import { Fault } from '../core/error.ts';
import { lineOf, placesNow } from './tree.ts';

/** What the limits of a user are about, as fields of a story are called. */
export type LimitField = 'lang' | 'category_id' | 'place_ids';

/** Whether these places, of which there is one, all lie in those that the user writes for. */
export async function arePlacesInside(db: Db, { place_ids }: Limits, ids: readonly number[]): Promise<boolean> {
  const places = await placesNow(db, ids);
  return ids.length > 0 && ids.every((id) => lineOf(places, id).some((place) => place_ids.includes(place.id)));
}

const allowedOf = ({ langs, category_ids, place_ids }: Limits): Record<LimitField, string> => ({
  lang: langs.join(', '),
  category_id: category_ids.join(', '),
  place_ids: `${place_ids.join(', ')} and what lies in them`,
});

/**
 * Refuses what lies outside of the limits of a user.
 * @param what begins the sentence: `The story`
 * @param at the field of the request, where that is another one
 */
export function outsideOf(limits: Limits, field: LimitField, what: string, at: string = field): Fault {
  const message = `must be among yours: ${allowedOf(limits)[field]}`;
  const text = `${what} is outside of what you write for: ${field} ${message}.`;
  return new Fault('forbidden', text, { errors: [{ field: at, message }] });
}
