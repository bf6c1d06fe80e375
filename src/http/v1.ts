import { newsBreaking, newsCategories, newsItem, newsLatest, newsList } from '../news/reads.ts';
import { config } from '../reader/config.ts';
import { admob, appSettings, basic } from '../settings/reads.ts';
import { check, latest } from '../updates/updates.ts';
import { get, type ReadRoute, type Route } from './route.ts';
import { status } from './status.ts';

/** `id` or `slug` means one item, anything else the list. */
export const newsRead: NonNullable<ReadRoute['choose']> = (fields) => (fields.id || fields.slug ? newsItem : newsList);

/** The clean addresses of `/api/v1`, every one of them. */
export const v1Routes: Route[] = [
  get('/api/v1', 'Service', status),

  get('/api/v1/news', 'News', [newsList, newsItem], newsRead),
  get('/api/v1/news/latest', 'News', newsLatest),
  get('/api/v1/news/breaking', 'News', newsBreaking),
  get('/api/v1/news/categories', 'News', newsCategories),
  get('/api/v1/news/:slug', 'News', newsItem),
  get('/api/v1/search', 'News', newsList),

  get('/api/v1/config', 'Settings', config),
  get('/api/v1/settings', 'Settings', basic),
  get('/api/v1/settings/app', 'Settings', appSettings),
  get('/api/v1/settings/admob', 'Settings', admob),

  get('/api/v1/update/check', 'Updates', check),
  get('/api/v1/update/latest', 'Updates', latest),
];
