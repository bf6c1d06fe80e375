import { etag, idOf } from '../core/api/resource-routes.ts';
import { type ActRoute, get, type ReadRoute, type Route } from '../core/api/route.ts';
import { newsAdminRoutes } from './admin-routes.ts';
import { AdminItem, ConfirmTranslationBody, StoryLanguages, TranslationInput } from './model/news.ts';
import { ofVisibleStory } from './permissions.ts';
import { newsNotifyRoutes } from './push/routes.ts';
import { newsBreaking, newsCategories, newsItem, newsLatest, newsList } from './reads.ts';
import { newsRelated } from './related/related.ts';
import { newsSearch } from './search/search.ts';
import { newsSuggest } from './search/suggest.ts';
import { submissionRoutes } from './submissions/routes.ts';
import { confirmTranslation } from './translations/confirm.ts';
import { beginTranslation, translationsOf } from './translations/translations.ts';
import { viewRoute } from './trending/routes.ts';
import { storyViewsRoute } from './trending/story-views.ts';
import { newsTrending } from './trending/trending.ts';

/** `id` or `slug` means one item, anything else the list. */
export const newsItemOrList: NonNullable<ReadRoute['choose']> = ({ id, slug }) => (id || slug ? newsItem : newsList);

const translations: ActRoute[] = [
  {
    method: 'GET',
    tag: 'Admin: news',
    access: 'news.read',
    path: '/api/admin/news/:id/translations',
    reply: StoryLanguages,
    summary: 'The items of a story in its languages, and the missing languages',
    run: async (app, call) => ({ data: await translationsOf(app, idOf(call), call.actor) }),
  },
  {
    method: 'POST',
    tag: 'Admin: news',
    access: 'news.write',
    path: '/api/admin/news/:id/translations',
    body: TranslationInput,
    reply: AdminItem,
    status: 201,
    summary: 'Create a draft of the story in another language: fields that are not sent are copied',
    async run(app, call) {
      const { id, data, rev } = await beginTranslation(app, idOf(call), call.body as TranslationInput, call.actor);
      const location = `${app.config.publicUrl}/api/admin/news/${id}`;
      return { data, status: 201, message: 'Added.', headers: { ...etag(rev), location } };
    },
  },
  {
    method: 'POST',
    tag: 'Admin: news',
    access: 'news.write',
    path: '/api/admin/news/:id/confirm-translation',
    body: ConfirmTranslationBody,
    reply: StoryLanguages,
    summary: 'Confirm that a translation says what the original says: it is no longer outdated',
    async run(app, call) {
      const { original_rev } = call.body as { original_rev: number };
      await confirmTranslation(app, idOf(call), original_rev, call.actor);
      return { data: await translationsOf(app, idOf(call), call.actor), message: 'Saved.' };
    },
  },
];

export const newsRoutes: Route[] = [
  get('/api/v1/news', 'News', [newsList, newsItem], newsItemOrList),
  get('/api/v1/news/latest', 'News', newsLatest),
  get('/api/v1/news/breaking', 'News', newsBreaking),
  get('/api/v1/news/categories', 'News', newsCategories),
  get('/api/v1/news/trending', 'News', newsTrending),
  get('/api/v1/news/:slug', 'News', newsItem),
  get('/api/v1/news/:slug/related', 'News', newsRelated),
  viewRoute,
  get('/api/v1/search', 'News', newsSearch),
  get('/api/v1/search/suggest', 'News', newsSuggest),
  ...newsAdminRoutes,
  ...translations.map(ofVisibleStory),
  ofVisibleStory(storyViewsRoute),
  ...newsNotifyRoutes,
  ...submissionRoutes,
];
