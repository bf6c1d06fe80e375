import { panchangCalendar, panchangFestivals, panchangNext } from '../almanac/calendar.ts';
import { panchangDay, panchangMonth, panchangMuhurta, panchangRange } from '../almanac/reads.ts';
import { get, type ReadRoute, type Route } from '../core/api/route.ts';
import { voiceRoutes } from '../engagement/routes.ts';
import { rssItem, rssList } from '../feeds/items.ts';
import { hubRoutes } from '../feeds/websub/routes.ts';
import {
  horoscopeCompatibility,
  horoscopeItem,
  horoscopeList,
  horoscopeSigns,
  horoscopeToday,
} from '../horoscope/reads.ts';
import { status } from '../legacy/status.ts';
import { liveRoutes } from '../liveblog/routes.ts';
import { readerBundle } from '../mobile/bundle.ts';
import { config } from '../mobile/config.ts';
import { newsBreaking, newsCategories, newsItem, newsLatest, newsList } from '../news/reads.ts';
import { newsRelated } from '../news/related/related.ts';
import { newsSearch } from '../news/search/search.ts';
import { newsSuggest } from '../news/search/suggest.ts';
import { viewRoute } from '../news/trending/routes.ts';
import { newsTrending } from '../news/trending/trending.ts';
import { pushKey } from '../notifications/client-config.ts';
import { deviceRoutes } from '../notifications/routes.ts';
import { places } from '../places/places.ts';
import { placeRoutes } from '../places/routes.ts';
import { admob, appSettings, basic, contacts } from '../settings/reads.ts';
import { dealList, featuredList, productCategories, productItem, productList } from '../shopping/reads.ts';
import { check, latest } from '../updates/updates.ts';

/** `id` or `slug` means one item, anything else the list. */
export const newsRead: NonNullable<ReadRoute['choose']> = (fields) => (fields.id || fields.slug ? newsItem : newsList);

export const horoscopeRead: NonNullable<ReadRoute['choose']> = ({ id }) => (id ? horoscopeItem : horoscopeList);
export const productsRead: NonNullable<ReadRoute['choose']> = ({ id, slug }) =>
  id || slug ? productItem : productList;
export const dealsRead: NonNullable<ReadRoute['choose']> = ({ id, slug }) => (id || slug ? productItem : dealList);

export const rssRead: NonNullable<ReadRoute['choose']> = ({ id }) => (id ? rssItem : rssList);

/** The clean addresses of `/api/v1`, every one of them. */
export const v1Routes: Route[] = [
  get('/api/v1', 'Service', status),

  get('/api/v1/news', 'News', [newsList, newsItem], newsRead),
  get('/api/v1/news/latest', 'News', newsLatest),
  get('/api/v1/news/breaking', 'News', newsBreaking),
  get('/api/v1/news/categories', 'News', newsCategories),
  get('/api/v1/news/trending', 'News', newsTrending),
  get('/api/v1/news/:slug', 'News', newsItem),
  get('/api/v1/news/:slug/related', 'News', newsRelated),
  viewRoute,
  ...liveRoutes,
  get('/api/v1/search', 'News', newsSearch),
  get('/api/v1/search/suggest', 'News', newsSuggest),

  get('/api/v1/horoscope', 'Horoscope', [horoscopeList, horoscopeItem], horoscopeRead),
  get('/api/v1/horoscope/today', 'Horoscope', horoscopeToday),
  get('/api/v1/horoscope/signs', 'Horoscope', horoscopeSigns),
  get('/api/v1/horoscope/compatibility', 'Horoscope', horoscopeCompatibility),

  get('/api/v1/shopping/deals', 'Shopping', [dealList, productItem], dealsRead),
  get('/api/v1/shopping/products', 'Shopping', [productList, productItem], productsRead),
  get('/api/v1/shopping/products/:slug', 'Shopping', productItem),
  get('/api/v1/shopping/featured', 'Shopping', featuredList),
  get('/api/v1/shopping/categories', 'Shopping', productCategories),

  get('/api/v1/panchang', 'Almanac', panchangRange),
  get('/api/v1/panchang/day', 'Almanac', panchangDay),
  get('/api/v1/panchang/month', 'Almanac', panchangMonth),
  get('/api/v1/panchang/muhurta', 'Almanac', panchangMuhurta),
  get('/api/v1/panchang/festivals', 'Almanac', panchangFestivals),
  get('/api/v1/panchang/next', 'Almanac', panchangNext),
  get('/api/v1/panchang/calendar.ics', 'Almanac', panchangCalendar),
  get('/api/v1/places', 'Almanac', places),
  ...placeRoutes,

  get('/api/v1/rss', 'RSS', [rssList, rssItem], rssRead),
  get('/api/v1/rss/:id', 'RSS', rssItem),

  get('/api/v1/config', 'Settings', config),
  get('/api/v1/bundle', 'Settings', readerBundle),
  get('/api/v1/settings', 'Settings', basic),
  get('/api/v1/settings/app', 'Settings', appSettings),
  get('/api/v1/settings/admob', 'Settings', admob),
  get('/api/v1/settings/contacts', 'Settings', contacts),

  get('/api/v1/update/check', 'Updates', check),
  get('/api/v1/update/latest', 'Updates', latest),

  get('/api/v1/push/key', 'Devices', pushKey),
  ...deviceRoutes,
  ...voiceRoutes,
  ...hubRoutes,
];
