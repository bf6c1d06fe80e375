import { type TSchema, Type } from 'typebox';
import { repeatableRequest, replayedHeader } from '../core/api/idempotency.ts';
import { editRow, getRow } from '../core/api/resource.ts';
import { listQueryOf, listRows } from '../core/api/resource-list.ts';
import { etag, idOf } from '../core/api/resource-routes.ts';
import { type ActRoute, type EventSink, get, type Route, type StreamRoute } from '../core/api/route.ts';
import { eventText } from '../core/api/server-sent-event.ts';
import { addEntry, liveResource, removeEntry, setEnded } from './entries.ts';
import { follow } from './follow.ts';
import { AdminLiveEntry, type LiveChange, LiveInput, LiveState, LiveStreamQuery } from './model.ts';
import { newsLive, storyId } from './reads.ts';

/** A change becomes bytes once, for however many it is sent to. */
const made = new WeakMap<LiveChange, Buffer>();

function bytesOf(change: LiveChange): Buffer {
  let bytes = made.get(change);
  if (!bytes) {
    bytes = Buffer.from(eventText('deleted' in change ? 'removed' : 'entry', change.seq, change));
    made.set(change, bytes);
  }
  return bytes;
}

/** The events of a blog: `start`, then `entry` and `removed` as they happen, at last `end`. */
const liveStream: StreamRoute = {
  method: 'GET',
  path: '/api/v1/news/:slug/live/stream',
  tag: 'News',
  summary: 'Changes of a live blog as Server-Sent Events (204 when it has ended and the client has all of them)',
  query: LiveStreamQuery,
  async open(app, query, lastEventId) {
    const { id, slug, after } = query as LiveStreamQuery;
    const story = storyId({ ...(id === undefined ? {} : { id }), ...(slug === undefined ? {} : { slug }) });
    const blog = await follow(app, story, lastEventId ?? after);
    if (blog.isOver) return null;
    return (stream: EventSink) => {
      let { after: at } = blog;
      stream.send(eventText('start', at, { news_id: story, after: at }));
      const seat = blog.begin({
        hasCapacity: () => stream.hasCapacity(),
        take(change) {
          at = change.seq;
          stream.send(bytesOf(change));
        },
        end: (reason, ended_at) => stream.end(eventText('end', at, { reason, ended_at })),
      });
      stream.onDrain = seat.resume;
      return seat.leave;
    };
  },
};

export const liveRoutes: Route[] = [get('/api/v1/news/:slug/live', 'News', newsLive), liveStream];

const tag = 'Admin: live blogs';
const { search: _search, ids: _ids, news_id: _newsId, ...listParameters } = listQueryOf(liveResource).properties;

const verb = (name: 'close' | 'reopen', summary: string): ActRoute => ({
  method: 'POST',
  path: `/api/admin/news/:id/live/${name}`,
  tag,
  access: 'live.write',
  scopes: ['live-entries:write'],
  summary,
  body: Type.Object({}, { additionalProperties: false }),
  reply: LiveState,
  async run(app, call) {
    const { state, rev } = await setEnded(app, idOf(call), name === 'close', call.rev, call.actor);
    return { data: state, message: 'Done.', headers: etag(rev) };
  },
});

const edit = {
  path: '/api/admin/live-entries/:id',
  tag,
  access: 'live.write',
  needsRev: true,
  summary: 'Change an entry: only the fields that are sent',
  body: Type.Partial(LiveInput, { additionalProperties: false }),
  reply: AdminLiveEntry as TSchema,
  async run(app, call) {
    const { data, rev } = await editRow(app, liveResource, idOf(call), call.body, call.rev, call.actor);
    return { data, message: 'Saved.', headers: etag(rev) };
  },
} satisfies Omit<ActRoute, 'method'>;

/** Live blogs, for administrators. */
export const liveAdminRoutes: ActRoute[] = [
  {
    method: 'GET',
    path: '/api/admin/news/:id/live',
    tag,
    access: 'live.read',
    scopes: ['live-entries:read'],
    summary: 'Entries of a live blog, newest first; `removed=true` lists those that were removed',
    query: Type.Object(listParameters),
    reply: Type.Array(AdminLiveEntry),
    run: (app, call) => listRows(app, liveResource, { ...call.query, news_id: idOf(call) }),
  },
  {
    method: 'POST',
    path: '/api/admin/news/:id/live',
    tag,
    access: 'live.write',
    scopes: ['live-entries:write'],
    summary: 'Add an entry to a story whose content_type is live',
    body: LiveInput,
    reply: AdminLiveEntry,
    status: 201,
    idempotent: true,
    async run(app, call) {
      const newsId = idOf(call);
      const request = repeatableRequest(call, `POST /api/admin/news/${newsId}/live`);
      const { id, data, rev, replayed } = await addEntry(app, newsId, call.body as LiveInput, call.actor, request);
      const location = `${app.config.publicUrl}/api/admin/live-entries/${id}`;
      const headers = { ...etag(rev), location, ...(replayed ? replayedHeader : {}) };
      return { data, status: 201, message: 'Added.', headers };
    },
  },
  verb('close', 'End a live blog: streams end, entries stay'),
  verb('reopen', 'Reopen an ended live blog'),
  {
    method: 'GET',
    path: '/api/admin/live-entries/:id',
    tag,
    access: 'live.read',
    summary: 'Get one live entry',
    reply: AdminLiveEntry,
    async run(app, call) {
      const { data, rev } = await getRow(app, liveResource, idOf(call));
      return { data, headers: etag(rev) };
    },
  },
  { ...edit, method: 'PATCH' },
  { ...edit, method: 'PUT' },
  {
    method: 'DELETE',
    path: '/api/admin/live-entries/:id',
    tag,
    access: 'live.write',
    needsRev: true,
    summary: 'Remove an entry of a live blog',
    reply: Type.Object({ id: Type.Integer() }),
    async run(app, call) {
      return { data: await removeEntry(app, idOf(call), call.rev, call.actor), message: 'Removed.' };
    },
  },
];
