import { type TObject, Type } from 'typebox';
import { Fault, invalidField } from '../core/error.ts';
import { createRow, editRow, getRow, listQueryOf, listRows, patchOf, removeRow } from '../core/resource.ts';
import { parseJson } from '../core/validate.ts';
import { Id, Url } from '../model/common.ts';
import { Feed, FeedInput, FeedTest, type OpmlInput as OpmlBody, OpmlInput, OpmlReport } from '../model/feed.ts';
import { feedResource } from '../rss/feeds.ts';
import { itemResource, removeItem } from '../rss/items.ts';
import { exportOpml, importOpml } from '../rss/opml.ts';
import { refresh, testFeed, testKnownFeed } from '../rss/refresh.ts';
import { etag, idOf, resourceRoutes } from './resources.ts';
import type { ActRoute, Call, Method } from './route.ts';

const tag = 'Admin: feeds';
const path = '/api/admin/feeds';
const Opml = Type.Object({ opml: Type.String(), feeds: Type.Integer() });

const exportRoute: ActRoute = {
  method: 'GET',
  path: `${path}/opml`,
  tag,
  summary: 'All feeds as OPML',
  access: 'viewer',
  reply: Opml,
  run: async (app) => ({ data: await exportOpml(app) }),
};

const importRoute: ActRoute = {
  method: 'POST',
  path: `${path}/opml`,
  tag,
  summary: 'Add the feeds of an OPML list',
  access: 'editor',
  body: OpmlInput,
  reply: OpmlReport,
  async run(app, { body, actor }) {
    return { data: await importOpml(app, body as OpmlBody, actor), message: 'Imported.' };
  },
};

const refreshRoute: ActRoute = {
  method: 'POST',
  path: `${path}/:id/refresh`,
  tag,
  summary: 'Fetch a feed soon',
  access: 'editor',
  reply: Feed,
  status: 202,
  async run(app, call) {
    return { data: await refresh(app, idOf(call), call.actor), status: 202, message: 'Queued.' };
  },
};

const testRoute: ActRoute = {
  method: 'POST',
  path: `${path}/:id/test`,
  tag,
  summary: 'Fetch and read a feed now, keep nothing',
  access: 'editor',
  reply: FeedTest,
  run: async (app, call) => ({ data: await testKnownFeed(app, idOf(call)) }),
};

const testUrlRoute: ActRoute = {
  method: 'POST',
  path: `${path}/test`,
  tag,
  summary: 'Fetch and read an address now, keep nothing',
  access: 'editor',
  body: Type.Object({ feed_url: Url }, { additionalProperties: false }),
  reply: FeedTest,
  run: async (app, { body }) => ({ data: await testFeed(app, body.feed_url as string) }),
};

const itemRemoval: ActRoute = {
  method: 'DELETE',
  path: '/api/admin/feed-items/:id',
  tag: 'Admin: feed-items',
  summary: 'Remove a feed item; a refresh does not bring it back',
  access: 'editor',
  needsRev: true,
  reply: Type.Object({ id: Id }),
  async run(app, call) {
    return { data: await removeItem(app, idOf(call), call.rev, call.actor), message: 'Removed.' };
  },
};

/** Feeds and their items, for the desk. */
export const feedRoutes: ActRoute[] = [
  exportRoute,
  importRoute,
  testUrlRoute,
  ...resourceRoutes(feedResource),
  refreshRoute,
  testRoute,
  ...resourceRoutes(itemResource),
  itemRemoval,
];

// The old script: one address for all of it, `id` and `action` beside the fields or in the query.

const script = '/api/rss_admin.php';
const oldTag = 'Old addresses';
const actions = ['refresh', 'test', 'import_opml', 'export_opml'];
const WithId = Type.Object({ id: Type.Optional(Id) }, { additionalProperties: false });
const bodyWith = (schema: TObject): TObject =>
  Type.Object({ ...schema.properties, id: Type.Optional(Id) }, { additionalProperties: false });

/** The id of a call, from its query or its body. */
function givenId({ query, body }: Call): number | undefined {
  if (query.id !== undefined && body.id !== undefined && query.id !== body.id)
    throw invalidField('id', 'is given twice, and not the same');
  return (query.id ?? body.id) as number | undefined;
}

function neededId(call: Call): number {
  const id = givenId(call);
  if (id === undefined) throw invalidField('id', 'is required');
  return id;
}

const fieldsOf = ({ body: { id: _, ...fields } }: Call): Record<string, unknown> => fields;

const listOld: ActRoute = {
  method: 'GET',
  path: script,
  tag: oldTag,
  summary: 'Feeds, or the one with `id`',
  access: 'viewer',
  query: Type.Object({ ...listQueryOf(feedResource).properties, id: Type.Optional(Id) }),
  reply: Type.Union([Type.Array(Feed), Feed]),
  async run(app, call) {
    const { id, ...query } = call.query;
    if (id === undefined) return listRows(app, feedResource, query);
    const { data, rev } = await getRow(app, feedResource, id as number);
    return { data, headers: etag(rev) };
  },
};

async function edit(app: Parameters<ActRoute['run']>[0], call: Call) {
  const { data, rev } = await editRow(app, feedResource, neededId(call), fieldsOf(call), call.rev, call.actor);
  return { data, message: 'Saved.', headers: etag(rev) };
}

const writing = { path: script, tag: oldTag, access: 'editor' as const, query: WithId, reply: Feed };

const postOld: ActRoute = {
  ...writing,
  method: 'POST',
  summary: 'Add a feed or, with `id`, edit it; with `action` one of refresh, test, import_opml, export_opml',
  body: bodyWith(patchOf(FeedInput)),
  status: 201,
  async run(app, call) {
    if (givenId(call) !== undefined) return edit(app, call);
    const input = parseJson(FeedInput, fieldsOf(call));
    const { id, data, rev } = await createRow(app, feedResource, input, call.actor);
    const location = `${app.config.publicUrl}${path}/${id}`;
    return { data, status: 201, message: 'Added.', headers: { ...etag(rev), location } };
  },
};

const editOld = (method: Method): ActRoute => ({
  ...writing,
  method,
  summary: 'Change the fields of a feed that are sent',
  body: bodyWith(patchOf(FeedInput)),
  run: edit,
});

const removeOld: ActRoute = {
  ...writing,
  method: 'DELETE',
  summary: 'Remove a feed with its items',
  body: WithId,
  reply: Type.Object({ id: Id }),
  async run(app, call) {
    return { data: await removeRow(app, feedResource, neededId(call), call.rev, call.actor), message: 'Removed.' };
  },
};

/** By `id` the feed that is there, else the address that is sent. */
const testOld: ActRoute = {
  ...testUrlRoute,
  query: Type.Object({ id: Type.Optional(Id), feed_url: Type.Optional(Url) }),
  body: Type.Object({ id: Type.Optional(Id), feed_url: Type.Optional(Url) }, { additionalProperties: false }),
  async run(app, call) {
    const id = givenId(call);
    const feed_url = call.body.feed_url ?? call.query.feed_url;
    if (id !== undefined) return testRoute.run(app, { ...call, params: { id } });
    if (feed_url === undefined) throw invalidField('feed_url', 'is required, or id');
    return testUrlRoute.run(app, { ...call, body: { feed_url } });
  },
};

const refreshOld: ActRoute = {
  ...refreshRoute,
  query: WithId,
  body: WithId,
  run: async (app, call) => refreshRoute.run(app, { ...call, params: { id: neededId(call) } }),
};

/** What `action` names on the old script, by method. Old clients know GET and POST and use either. */
const byAction: Record<string, Partial<Record<Method, ActRoute>>> = {
  refresh: { GET: refreshOld, POST: refreshOld },
  test: { GET: testOld, POST: testOld },
  import_opml: { POST: importRoute },
  export_opml: { GET: exportRoute, POST: exportRoute },
};

function withActions(route: ActRoute): ActRoute {
  return {
    ...route,
    dispatch({ action }) {
      if (action === undefined || action === '') return route;
      const found = typeof action === 'string' && Object.hasOwn(byAction, action) ? byAction[action] : undefined;
      if (!found) throw new Fault('not_found', `There is no such action; there are ${actions.join(', ')}.`);
      const act = found[route.method];
      if (act) return act;
      const allow = Object.keys(found).join(', ');
      throw new Fault('method_not_allowed', `This action takes ${allow}.`, { headers: { allow } });
    },
  };
}

/** `/api/rss_admin.php`, every method of it. */
export const feedScript: ActRoute[] = [listOld, postOld, editOld('PUT'), editOld('PATCH'), removeOld].map(withActions);
