import { Type } from 'typebox';
import { idOf, resourceRoutes } from '../core/api/resource-routes.ts';
import { type ActRoute, get, type ReadRoute, type RouteResult } from '../core/api/route.ts';
import type { Actor, App } from '../core/app.ts';
import { withoutKeys } from '../core/hide-keys.ts';
import { Id } from '../core/model/common.ts';
import { testFeed, testStoredFeed } from './discover/feed-trial.ts';
import { refreshMany, runOf } from './fetch/bulk-refresh.ts';
import { fetchesOf } from './fetch/history.ts';
import { refreshFeed } from './fetch/refresh.ts';
import { groupingRoutes } from './grouping/routes.ts';
import { itemResource, removeItem, rssItem, rssList } from './items.ts';
import { AdminFeedItem, Feed, FeedFetch } from './model/feed.ts';
import {
  FeedRun,
  FeedTest,
  FeedTrial,
  type OpmlInput as OpmlBody,
  OpmlInput,
  OpmlQuery,
  OpmlReport,
  type RefreshInput as RefreshBody,
  RefreshInput,
  type FeedTrial as TrialBody,
} from './model/feed-admin.ts';
import { exportOpml, importOpml } from './opml/opml.ts';
import { type PublishMode, publishItem } from './publish/publish.ts';
import { feedResource } from './resource.ts';

const tag = 'Admin: feeds';
export const feedsPath = '/api/admin/feeds';
const opmlMedia = 'text/x-opml';
const Opml = Type.Object({ opml: Type.String(), feeds: Type.Integer() });

/** The same for viewers without the keys in addresses: who edits feeds has to see them, who reads need not. */
export const keysForEditors = (route: ActRoute): ActRoute => ({
  ...route,
  async run(app, call) {
    const outcome = await route.run(app, call);
    return !call.actor.rights.has('feeds.write') ? { ...outcome, data: withoutKeys(outcome.data) } : outcome;
  },
});

/** What a written feed does by itself (`resource.ts`). */
const withEffects = (route: ActRoute): ActRoute =>
  route.method === 'GET' || route.method === 'DELETE'
    ? route
    : {
        ...route,
        scopesIf: {
          'news:write': 'for an active feed that publishes automatically',
          'notifications:write': 'for one that also pushes',
        },
      };

export const exportRoute: ActRoute = {
  method: 'GET',
  path: `${feedsPath}/opml`,
  tag,
  summary: 'All feeds as OPML; with `download=true` as a file',
  access: 'feeds.read',
  query: Type.Object({ download: Type.Optional(Type.Boolean()) }),
  reply: Opml,
  downloads: [opmlMedia],
  async run(app, { query, actor }) {
    const data = await exportOpml(app, actor.rights.has('feeds.write'));
    if (query.download !== true) return { data };
    return { data, download: { media: opmlMedia, name: 'feeds.opml', text: data.opml } };
  },
};

export const opmlImportRoute: ActRoute = {
  method: 'POST',
  path: `${feedsPath}/opml`,
  tag,
  summary: 'Add the feeds of an OPML list: a field, a file in a form, or the body itself',
  access: 'feeds.write',
  scopesIf: { 'categories:write': 'with `create_categories`' },
  query: OpmlQuery,
  body: OpmlInput,
  file: {
    media: ['text/x-opml', 'text/xml', 'application/xml'],
    field: 'opml',
    isChecked: true,
    // Whatever encoding it is in; loaded with the first list.
    decode: async (bytes) => (await import('../feed-parser/charset.ts')).decode(bytes),
  },
  reply: OpmlReport,
  async run(app, { query, body, actor }) {
    return { data: await importOpml(app, { ...query, ...body } as OpmlBody, actor), message: 'Imported.' };
  },
};

/** What many refreshed feeds answer, here and on the old script. */
export async function refreshAnswer(app: App, input: RefreshBody, actor: Actor): Promise<RouteResult> {
  const data = await refreshMany(app, input, actor);
  const location = `${app.config.publicUrl}/api/admin/feed-runs/${data.id}`;
  return { data, status: 202, message: 'Queued.', headers: { location } };
}

const refreshManyRoute: ActRoute = {
  method: 'POST',
  path: `${feedsPath}/refresh`,
  tag,
  summary: 'Fetch many feeds, spread over time and servers; a repeated request returns the running run',
  access: 'feeds.write',
  body: RefreshInput,
  reply: FeedRun,
  status: 202,
  run: (app, { body, actor }) => refreshAnswer(app, body as RefreshBody, actor),
};

const runRoute: ActRoute = {
  method: 'GET',
  path: '/api/admin/feed-runs/:id',
  tag,
  summary: 'Progress of a refresh of many feeds',
  access: 'feeds.read',
  reply: FeedRun,
  run: async (app, call) => ({ data: await runOf(app, idOf(call)) }),
};

export const refreshRoute: ActRoute = {
  method: 'POST',
  path: `${feedsPath}/:id/refresh`,
  tag,
  summary: 'Fetch a feed now: queued as its next visit',
  access: 'feeds.write',
  reply: Feed,
  status: 202,
  async run(app, call) {
    return { data: await refreshFeed(app, idOf(call), call.actor), status: 202, message: 'Queued.' };
  },
};

export const testRoute: ActRoute = {
  method: 'POST',
  path: `${feedsPath}/:id/test`,
  tag,
  summary: 'Fetch and parse a feed now, without storing anything',
  access: 'feeds.write',
  reply: FeedTest,
  run: async (app, call) => ({ data: await testStoredFeed(app, idOf(call), call.actor, call.signal) }),
};

const fetchesRoute: ActRoute = {
  method: 'GET',
  path: `${feedsPath}/:id/fetches`,
  tag,
  summary: 'The last ten fetches of a feed, the newest first',
  access: 'feeds.read',
  reply: Type.Array(FeedFetch),
  run: async (app, call) => ({ data: await fetchesOf(app, idOf(call)) }),
};

export const testUrlRoute: ActRoute = {
  method: 'POST',
  path: `${feedsPath}/test`,
  tag,
  summary: 'Fetch and parse a URL now, without storing anything; with `discover` find the feeds of a web page',
  access: 'feeds.write',
  body: FeedTrial,
  reply: FeedTest,
  run: async (app, { body, actor, signal }) => ({ data: await testFeed(app, body as TrialBody, actor, signal) }),
};

const itemRemoval: ActRoute = {
  method: 'DELETE',
  path: '/api/admin/feed-items/:id',
  tag: 'Admin: feed-items',
  summary: 'Remove a feed item; a refresh does not bring it back',
  access: 'feeds.write',
  needsRev: true,
  reply: Type.Object({ id: Id }),
  async run(app, call) {
    return { data: await removeItem(app, idOf(call), call.rev, call.actor), message: 'Removed.' };
  },
};

const itemPublication: ActRoute = {
  method: 'POST',
  path: '/api/admin/feed-items/:id/publish',
  tag: 'Admin: feed-items',
  summary: 'Make a story of a feed item, once: published, or a draft',
  access: 'feeds.write',
  scopes: ['news:write'],
  body: Type.Object(
    {
      mode: Type.Optional(Type.Enum(['link', 'full'])),
      draft: Type.Optional(Type.Boolean({ description: 'true: a draft, not published' })),
    },
    { additionalProperties: false },
  ),
  reply: AdminFeedItem,
  async run(app, call) {
    const { mode, draft } = call.body as { mode?: PublishMode; draft?: boolean };
    const data = await publishItem(app, idOf(call), mode, draft ? 'draft' : 'published', call.actor);
    return { data, message: draft ? 'Added.' : 'Published.' };
  },
};

/** Feeds and their items, for administrators. */
export const feedRoutes: ActRoute[] = [
  exportRoute,
  opmlImportRoute,
  testUrlRoute,
  refreshManyRoute,
  runRoute,
  ...resourceRoutes(feedResource).map(keysForEditors).map(withEffects),
  keysForEditors(fetchesRoute),
  refreshRoute,
  testRoute,
  ...resourceRoutes(itemResource),
  itemPublication,
  itemRemoval,
  ...groupingRoutes,
];

/** `id` means one item, anything else the list. */
export const rssItemOrList: NonNullable<ReadRoute['choose']> = ({ id }) => (id ? rssItem : rssList);

/** Items of feeds, for readers. */
export const itemRoutes: ReadRoute[] = [
  get('/api/v1/rss', 'RSS', [rssList, rssItem], rssItemOrList),
  get('/api/v1/rss/:id', 'RSS', rssItem),
];
