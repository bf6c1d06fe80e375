import { Type } from 'typebox';
import { read } from '../core/api/read.ts';
import type { App } from '../core/app.ts';
import { Fault } from '../core/error.ts';
import { transportOf } from './transports/router.ts';

/** How pushes go out of this set-up, so that apps know what to request. */
export const PushInfo = Type.Object({
  transport: Type.Enum(['log', 'fcm', 'webpush', 'fcm+webpush'], {
    description: 'By what pushes are sent; `log`: nothing is set up, they are written to the log',
  }),
  vapid_public_key: Type.Union([Type.String(), Type.Null()], {
    description: 'What browsers subscribe with; null: no Web Push',
  }),
  topics: Type.Boolean({ description: 'Whether subscribing to topics of FCM makes sense' }),
});

export function pushInfo(app: App) {
  const { name, topics } = transportOf(app);
  return { transport: name, vapid_public_key: app.config.vapidPublicKey || null, topics };
}

/** What a browser needs for `pushManager.subscribe`. */
export const pushKey = read({
  name: 'push.key',
  summary: 'The public key of Web Push for subscriptions of browsers',
  query: Type.Object({}),
  reply: Type.Object({ public_key: Type.String({ description: 'Base64url: the applicationServerKey' }) }),
  // An option and no row: the key is part of the cache key, so that another one is another answer.
  normalise: (app, query) => ({ ...query, of: app.config.vapidPublicKey }),
  topics: () => [],
  async run(app) {
    if (app.config.vapidPublicKey === '') throw new Fault('not_found', 'Web Push is not set up here.');
    return { data: { public_key: app.config.vapidPublicKey } };
  },
});
