import { repeatableRequest, replayedHeader } from '../../core/api/idempotency.ts';
import { etag, idOf } from '../../core/api/resource-routes.ts';
import type { ActRoute } from '../../core/api/route.ts';
import {
  type PublishAndNotifyInput as PublishAndNotifyBody,
  PublishAndNotifyInput,
  PublishedAndNotified,
  StoryNotices,
} from '../model/news-notify.ts';
import { storyPushPreview } from './preview.ts';
import { publishAndNotify } from './publish-and-notify.ts';

const tag = 'Admin: news';

/** A story and its push notifications, for administrators. */
export const newsNotifyRoutes: ActRoute[] = [
  {
    method: 'GET',
    path: '/api/admin/news/:id/notification',
    tag,
    access: 'push.send',
    scopes: ['notifications:read'],
    summary: 'Preview of publish-and-notify, by language',
    reply: StoryNotices,
    async run(app, call) {
      const { data, rev } = await storyPushPreview(app, idOf(call));
      return { data, headers: etag(rev) };
    },
  },
  {
    method: 'POST',
    path: '/api/admin/news/:id/publish-and-notify',
    tag,
    access: 'push.send',
    scopes: ['notifications:write'],
    summary: 'Publish or schedule, and notify the phones of each language in that language',
    idempotent: true,
    body: PublishAndNotifyInput,
    reply: PublishedAndNotified,
    status: 202,
    async run(app, call) {
      const id = idOf(call);
      const input = call.body as PublishAndNotifyBody;
      const request = repeatableRequest(call, `POST /api/admin/news/${id}/publish-and-notify`);
      const { data, rev, replayed, notes } = await publishAndNotify(app, id, input, request, call.rev, call.actor);
      return {
        data,
        meta: { notes },
        status: 202,
        message: ['Accepted.', ...notes].join(' '),
        headers: { ...etag(rev), ...(replayed ? replayedHeader : {}) },
      };
    },
  },
];
