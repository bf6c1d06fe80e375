import type { Change } from '../core/api/change.ts';

/** What wakes those that fetch feeds. It is no queue of jobs: the feeds themselves say when they are due. */
export const feedsDue = 'feeds.due';

/**
 * Has a feed fetched soon, because somebody requests it or a hub announces news. If it is being fetched at this
 * moment, it is fetched once more: the running fetch may miss what is requested.
 */
export async function requestVisit(c: Change, id: number): Promise<void> {
  await c.tx
    .updateTable('feeds')
    .set((e) => ({
      requested_at: c.now,
      next_fetch_at: e.case().when('next_fetch_at', '>', c.now).then(c.now).else(e.ref('next_fetch_at')).end(),
    }))
    .where('id', '=', id)
    .execute();
  c.due(feedsDue);
}
