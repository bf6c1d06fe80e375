import { Type } from 'typebox';
import { jobResource, retryJob } from '../core/job-desk.ts';
import { horoscopeResource } from '../horoscope/desk.ts';
import { Nullable, Time } from '../model/common.ts';
import { DeskItem } from '../model/news.ts';
import { categoryResource } from '../news/categories.ts';
import { move, newsResource, type Verb, verbs } from '../news/desk.ts';
import { productCategoryResource } from '../shopping/categories.ts';
import { productResource } from '../shopping/products.ts';
import { releases } from '../updates/updates.ts';
import { audit, sessions, users } from '../users/resource.ts';
import { endAnySession } from '../users/sessions.ts';
import { almanacAdminRoutes } from './almanac.ts';
import { pushAdminRoutes } from './notifications.ts';
import { etag, idOf, resourceRoutes } from './resources.ts';
import type { ActRoute } from './route.ts';
import { feedRoutes } from './rss.ts';
import { settingsRoutes } from './settings.ts';

const about: Record<Verb, string> = {
  publish: 'Publish now, or at `published_at`: a time to come schedules',
  unpublish: 'Back to a draft',
  archive: 'Take away from readers, keep for the desk',
  trash: 'Put into the trash',
  restore: 'Out of the trash or the archive, as a draft',
};

const newsVerbs: ActRoute[] = verbs.map((verb) => ({
  method: 'POST',
  tag: 'Admin: news',
  access: 'editor',
  path: `/api/admin/news/:id/${verb}`,
  body: Type.Object(verb === 'publish' ? { published_at: Type.Optional(Nullable(Time)) } : {}, {
    additionalProperties: false,
  }),
  reply: DeskItem,
  summary: about[verb],
  async run(app, call) {
    const at = (call.body.published_at as string | null | undefined) ?? undefined;
    const { data, rev } = await move(app, idOf(call), verb, at, call.rev, call.actor);
    return { data, message: 'Done.', headers: etag(rev) };
  },
}));

const jobRetry: ActRoute = {
  method: 'POST',
  tag: 'Admin: jobs',
  access: 'editor',
  path: '/api/admin/jobs/:id/retry',
  reply: jobResource.noun,
  summary: 'Try a dead job again',
  async run(app, call) {
    return { data: await retryJob(app, idOf(call), call.actor), message: 'Queued.' };
  },
};

const sessionEnd: ActRoute = {
  method: 'DELETE',
  tag: 'Admin: sessions',
  access: 'owner',
  path: '/api/admin/sessions/:id',
  reply: Type.Object({ id: Type.Integer() }),
  summary: 'End a session of anybody, at once',
  async run(app, call) {
    return { data: await endAnySession(app, idOf(call), call.actor), message: 'Ended.' };
  },
};

/** Everything an administrator can do, under `/api/admin`. */
export const adminRoutes: ActRoute[] = [
  ...resourceRoutes(newsResource),
  ...newsVerbs,
  ...resourceRoutes(categoryResource),
  ...resourceRoutes(horoscopeResource),
  ...resourceRoutes(productResource),
  ...resourceRoutes(productCategoryResource),
  ...settingsRoutes,
  ...resourceRoutes(releases),
  ...almanacAdminRoutes,
  ...pushAdminRoutes,
  ...feedRoutes,
  ...resourceRoutes(users),
  ...resourceRoutes(sessions),
  sessionEnd,
  ...resourceRoutes(audit),
  ...resourceRoutes(jobResource),
  jobRetry,
];
