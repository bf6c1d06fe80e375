import { change } from '../../core/api/change.ts';
import { lockRow } from '../../core/api/resource.ts';
import type { Actor, App } from '../../core/app.ts';
import { Fault } from '../../core/error.ts';
import type { Feed } from '../model/feed.ts';
import { requestVisit } from '../request-visit.ts';
import { feedResource, shownFeed } from '../resource.ts';
import { feedOf, type StoredFeed } from '../store.ts';

/** Fetches a feed soon. @throws Fault `not_found`, `conflict` when it is not active */
export async function refreshFeed(app: App, id: number, actor: Actor): Promise<Feed> {
  const feed = await change(app, actor, async (c) => {
    const feed = await lockRow(c, feedResource, id, null);
    if (!feed.is_active) throw new Fault('conflict', 'The feed is not active.');
    await requestVisit(c, id);
    await c.audit('refresh', 'feeds', id);
    return (await feedOf(c.tx, id)) as StoredFeed;
  });
  return shownFeed(app, feed);
}
