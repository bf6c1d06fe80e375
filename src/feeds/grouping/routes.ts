import { Type } from 'typebox';
import { etag, idOf } from '../../core/api/resource-routes.ts';
import type { ActRoute, RouteResult } from '../../core/api/route.ts';
import type { App } from '../../core/app.ts';
import { itemResource } from '../items.ts';
import { AdminFeedItem } from '../model/feed.ts';
import type { StoredItem } from '../store.ts';
import { joinItem, partItem } from './grouping.ts';

const tag = 'Admin: feed-items';
const path = '/api/admin/feed-items/:id';

const answer = async (app: App, row: StoredItem): Promise<RouteResult> => ({
  data: await itemResource.toNoun(app, row),
  message: 'Done.',
  headers: etag(row.rev),
});

/** Correct the grouping of items into stories. */
export const groupingRoutes: ActRoute[] = [
  {
    method: 'POST',
    path: `${path}/part`,
    tag,
    summary: 'Make a duplicate a story of its own; it is published if its feed publishes automatically',
    access: 'feeds.write',
    scopesIf: { 'news:write': 'where its feed publishes automatically' },
    reply: AdminFeedItem,
    run: async (app, call) => answer(app, await partItem(app, idOf(call), call.rev, call.actor)),
  },
  {
    method: 'POST',
    path: `${path}/join`,
    tag,
    summary: 'Make an item a duplicate in the story of another item',
    access: 'feeds.write',
    body: Type.Object(
      { item_id: Type.Integer({ minimum: 1, description: 'Any item of the story' }) },
      { additionalProperties: false },
    ),
    reply: AdminFeedItem,
    async run(app, call) {
      const { item_id } = call.body as { item_id: number };
      return answer(app, await joinItem(app, idOf(call), item_id, call.rev, call.actor));
    },
  },
];
