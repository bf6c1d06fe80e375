import { Type } from 'typebox';
import { createRow, editRow, getRow, patchOf, removeRow } from '../core/api/resource.ts';
import { listQueryOf, listRows } from '../core/api/resource-list.ts';
import { etag } from '../core/api/resource-routes.ts';
import type { ActRoute, Call, Method } from '../core/api/route.ts';
import { parseJson } from '../core/api/validate.ts';
import { Fault, invalidField } from '../core/error.ts';
import { Id, Url } from '../core/model/common.ts';
import { runOf } from '../feeds/fetch/bulk-refresh.ts';
import { Feed, FeedInput } from '../feeds/model/feed.ts';
import { FeedRun, FeedTrial, type RefreshInput as RefreshBody, RefreshInput } from '../feeds/model/feed-admin.ts';
import { feedResource } from '../feeds/resource.ts';
import {
  exportRoute,
  feedsPath,
  keysForEditors,
  opmlImportRoute,
  refreshAnswer,
  refreshRoute,
  testRoute,
  testUrlRoute,
} from '../feeds/routes.ts';
import { tag } from './reply.ts';

// The old script: one address for all of it, `id` and `action` beside the fields or in the query.

const script = '/api/rss_admin.php';
const WithId = Type.Object({ id: Type.Optional(Id) }, { additionalProperties: false });
const feedBody = Type.Object(
  { ...patchOf(FeedInput).properties, id: Type.Optional(Id) },
  { $id: 'OldFeedBody', additionalProperties: false },
);

/** The id of a call, from its query or its body. */
function givenId({ query, body }: Call): number | undefined {
  if (query.id !== undefined && body.id !== undefined && query.id !== body.id)
    throw invalidField('id', 'is given twice, and not the same', 'repeated');
  return (query.id ?? body.id) as number | undefined;
}

function neededId(call: Call): number {
  const id = givenId(call);
  if (id === undefined) throw invalidField('id', 'is required', 'required');
  return id;
}

const fieldsOf = ({ body: { id: _, ...fields } }: Call): Record<string, unknown> => fields;

const listOld: ActRoute = {
  method: 'GET',
  path: script,
  tag,
  summary: 'Feeds, or the one with `id`',
  access: 'feeds.read',
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

const writing = { path: script, tag, access: 'feeds.write' as const, query: WithId, reply: Feed };

const postOld: ActRoute = {
  ...writing,
  method: 'POST',
  summary: 'Add a feed or, with `id`, edit it; with `action` one of refresh, progress, test, import_opml, export_opml',
  body: feedBody,
  status: 201,
  also: { 200: Feed },
  async run(app, call) {
    if (givenId(call) !== undefined) return edit(app, call);
    const input = parseJson(FeedInput, fieldsOf(call));
    const { id, data, rev } = await createRow(app, feedResource, input, call.actor);
    const location = `${app.config.publicUrl}${feedsPath}/${id}`;
    return { data, status: 201, message: 'Added.', headers: { ...etag(rev), location } };
  },
};

const editOld = (method: Method): ActRoute => ({
  ...writing,
  method,
  summary: 'Change a feed: only the fields that are sent',
  body: feedBody,
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

const TrialWithId = Type.Object(
  { ...Type.Partial(FeedTrial).properties, id: Type.Optional(Id) },
  { additionalProperties: false },
);

/** By `id` the feed that is there, else the address that is sent. */
const testOld: ActRoute = {
  ...testUrlRoute,
  query: Type.Object({ id: Type.Optional(Id), feed_url: Type.Optional(Url), discover: Type.Optional(Type.Boolean()) }),
  body: TrialWithId,
  async run(app, call) {
    const id = givenId(call);
    if (id !== undefined) return testRoute.run(app, { ...call, params: { id } });
    const { feed_url = call.query.feed_url, discover = call.query.discover, ...rest } = fieldsOf(call);
    if (feed_url === undefined) throw invalidField('feed_url', 'is required, or id', 'required');
    return testUrlRoute.run(app, {
      ...call,
      body: { ...rest, feed_url, ...(discover === undefined ? {} : { discover }) },
    });
  },
};

const Refresh = Type.Object({ ...RefreshInput.properties, id: Type.Optional(Id) }, { additionalProperties: false });

/** One feed by `id`, or many. */
const refreshOld: ActRoute = {
  ...refreshRoute,
  query: Refresh,
  body: Refresh,
  reply: Type.Union([Feed, FeedRun]),
  async run(app, call) {
    if (givenId(call) !== undefined) return refreshRoute.run(app, { ...call, params: { id: neededId(call) } });
    const { id: _, ...wanted } = { ...call.query, ...call.body };
    if (Object.keys(wanted).length === 0) throw invalidField('id', 'is required, or ids, or all', 'required');
    return refreshAnswer(app, wanted as RefreshBody, call.actor);
  },
};

const progressOld: ActRoute = {
  ...listOld,
  summary: 'How far the refresh of many feeds with this number has come',
  query: Type.Object({ run: Id }),
  reply: FeedRun,
  run: async (app, { query }) => ({ data: await runOf(app, query.run as number) }),
};

/** What `action` names on the old script, by method. Old clients know GET and POST and use either. */
const byAction: Record<string, Partial<Record<Method, ActRoute>>> = {
  refresh: { GET: refreshOld, POST: refreshOld },
  progress: { GET: progressOld },
  test: { GET: testOld, POST: testOld },
  import_opml: { POST: opmlImportRoute },
  export_opml: { GET: exportRoute, POST: exportRoute },
};

function withActions(route: ActRoute): ActRoute {
  const acts = Object.entries(byAction).flatMap(([name, found]) => {
    const act = found[route.method];
    return act ? [[name, act] as const] : [];
  });
  return {
    ...route,
    acts: Object.fromEntries(acts),
    dispatch({ action }) {
      if (action === undefined || action === '') return route;
      const found = typeof action === 'string' && Object.hasOwn(byAction, action) ? byAction[action] : undefined;
      if (!found)
        throw new Fault('not_found', `There is no such action; there are ${Object.keys(byAction).join(', ')}.`);
      const act = found[route.method];
      if (act) return act;
      const allow = Object.keys(found).join(', ');
      throw new Fault('method_not_allowed', `This action takes ${allow}.`, { headers: { allow } });
    },
  };
}

/** `/api/rss_admin.php`, every method of it. */
export const feedScript: ActRoute[] = [
  keysForEditors(listOld),
  postOld,
  editOld('PUT'),
  editOld('PATCH'),
  removeOld,
].map(withActions);
