import { almanacAdminRoutes } from '../almanac/routes.ts';
import { categoryResource } from '../categories/categories.ts';
import { etag, idOf, resourceRoutes } from '../core/api/resource-routes.ts';
import type { ActRoute } from '../core/api/route.ts';
import { voiceAdminRoutes } from '../engagement/routes.ts';
import { feedRoutes } from '../feeds/routes.ts';
import { websubRoute } from '../feeds/websub/routes.ts';
import { horoscopeResource } from '../horoscope/resource.ts';
import { liveAdminRoutes } from '../liveblog/routes.ts';
import { DeskItem, StoryLanguages, TranslationInput } from '../model/news/news.ts';
import { newsDeskRoutes } from '../news/admin-routes.ts';
import { newsNotifyRoutes } from '../news/push/routes.ts';
import { beginTranslation, translationsOf } from '../news/translations/translations.ts';
import { pushAdminRoutes } from '../notifications/routes.ts';
import { placeAdminRoutes } from '../places/routes.ts';
import { settingsRoutes } from '../settings/routes.ts';
import { productCategoryResource } from '../shopping/categories.ts';
import { productResource } from '../shopping/products.ts';
import { jobResource, retryJob } from '../system/jobs.ts';
import { releases } from '../updates/updates.ts';
import { userAdminRoutes } from '../users/admin-routes.ts';

const newsTranslations: ActRoute[] = [
  {
    method: 'GET',
    tag: 'Admin: news',
    access: 'viewer',
    path: '/api/admin/news/:id/translations',
    reply: StoryLanguages,
    summary: 'The items of a story in its languages, and the languages that it is not in',
    run: async (app, call) => ({ data: await translationsOf(app, idOf(call)) }),
  },
  {
    method: 'POST',
    tag: 'Admin: news',
    access: 'editor',
    path: '/api/admin/news/:id/translations',
    body: TranslationInput,
    reply: DeskItem,
    status: 201,
    summary: 'Begin a draft of the story in another language: what is not sent is taken over',
    async run(app, call) {
      const { id, data, rev } = await beginTranslation(app, idOf(call), call.body as TranslationInput, call.actor);
      const location = `${app.config.publicUrl}/api/admin/news/${id}`;
      return { data, status: 201, message: 'Added.', headers: { ...etag(rev), location } };
    },
  },
];

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

/** Everything an administrator can do, under `/api/admin`. */
export const adminRoutes: ActRoute[] = [
  ...newsDeskRoutes,
  ...newsTranslations,
  ...newsNotifyRoutes,
  ...liveAdminRoutes,
  ...resourceRoutes(categoryResource),
  ...placeAdminRoutes,
  ...resourceRoutes(horoscopeResource),
  ...resourceRoutes(productResource),
  ...resourceRoutes(productCategoryResource),
  ...settingsRoutes,
  ...resourceRoutes(releases),
  ...almanacAdminRoutes,
  ...pushAdminRoutes,
  ...feedRoutes,
  ...voiceAdminRoutes,
  websubRoute,
  ...userAdminRoutes,
  ...resourceRoutes(jobResource),
  jobRetry,
];
