import type { Change } from '../core/api/change.ts';
import { Fault } from '../core/error.ts';

/** Before a place is removed: a feed would go on to give it to news. */
export async function refuseUsedPlace(c: Change, id: number): Promise<void> {
  const feed = await c.tx.selectFrom('feeds').select('title').where('place_id', '=', id).limit(1).executeTakeFirst();
  if (feed) throw new Fault('conflict', `The feed "${feed.title}" gives its news this place; give it another first.`);
}
