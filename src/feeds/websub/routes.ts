import { Type } from 'typebox';
import { parseFields, splitUrl } from '../../core/api/query-string.ts';
import { idOf } from '../../core/api/resource-routes.ts';
import type { ActRoute, RouteResult } from '../../core/api/route.ts';
import type { TextFields } from '../../core/api/validate.ts';
import { gone, notFound } from '../../core/error.ts';
import { Feed } from '../model/feed.ts';
import { shownFeed } from '../resource.ts';
import { admitPush, pushBytes, receivePush } from './receive.ts';
import { setWebsub, type WebsubAction, websubActions } from './subscription.ts';
import { verify } from './verify.ts';

const tag = 'Hubs';
const path = '/api/websub/:token';
const media = 'application/octet-stream';

/** Hubs read the status and, of a challenge, the bytes; no browser is to make a page of them. */
const plain = (status: number, text = ''): RouteResult => ({
  data: null,
  status,
  download: { media, name: 'challenge', text },
});

const one = (fields: TextFields, name: string): string => {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
};

const verification: ActRoute = {
  method: 'GET',
  path,
  tag,
  summary: 'WebSub: a hub verifies or denies a subscription',
  access: 'anyone',
  // A hub verifies all subscriptions from a few addresses.
  limit: { name: 'websub.verify', points: 3_000, seconds: 900, here: true },
  downloads: [media],
  async run(app, { params, request }) {
    // Not by `query`: that would change the text, and the hub compares it byte by byte.
    const fields = parseFields(splitUrl(request.url ?? '')[1]);
    const confirmation = {
      mode: one(fields, 'hub.mode').toLowerCase(),
      topic: one(fields, 'hub.topic'),
      challenge: one(fields, 'hub.challenge'),
      lease: one(fields, 'hub.lease_seconds'),
      reason: one(fields, 'hub.reason'),
    };
    const answer = request.method === 'GET' ? await verify(app, String(params.token), confirmation) : null;
    if (answer === null) throw notFound('subscription that is meant');
    return plain(200, answer);
  },
};

const distribution: ActRoute = {
  method: 'POST',
  path,
  tag,
  summary: 'WebSub: a hub delivers new items of a feed',
  access: 'anyone',
  limit: 'counted',
  raw: { most: pushBytes, admit: (app, { token = '' }) => admitPush(app, token) },
  status: 202,
  downloads: [media],
  fails: [410],
  async run(app, { params, bytes, request }) {
    const { 'x-hub-signature': signature, 'content-type': contentType } = request.headers;
    const sent = { bytes, signature: Array.isArray(signature) ? signature[0] : signature, contentType };
    if (!(await receivePush(app, String(params.token), sent))) throw gone('subscription');
    return plain(202);
  },
};

/** Where hubs reach us. */
export const hubRoutes: ActRoute[] = [verification, distribution];

/** An editor subscribes or unsubscribes a feed. */
export const websubRoute: ActRoute = {
  method: 'POST',
  path: '/api/admin/feeds/:id/websub',
  tag: 'Admin: feeds',
  summary: 'Subscribe to the hub of a feed now, or unsubscribe',
  access: 'feeds.write',
  body: Type.Object({ action: Type.Enum([...websubActions]) }, { additionalProperties: false }),
  reply: Feed,
  status: 202,
  async run(app, call) {
    const feed = await setWebsub(app, idOf(call), call.body.action as WebsubAction, call.actor);
    return { data: await shownFeed(app, feed), status: 202, message: 'Queued.' };
  },
};
