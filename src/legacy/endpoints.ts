import { panchangFestivals, panchangNext } from '../almanac/calendar.ts';
import { panchangDay, panchangMonth, panchangMuhurta, panchangRange } from '../almanac/reads.ts';
import type { Read } from '../core/api/read.ts';
import type { TextFields } from '../core/api/validate.ts';
import { Fault, invalidField } from '../core/error.ts';
import { horoscopeCompatibility } from '../horoscope/compatibility/read.ts';
import { horoscopeItem, horoscopeList, horoscopeSigns, horoscopeToday } from '../horoscope/reads.ts';
import { newsLive } from '../liveblog/reads.ts';
import { config } from '../mobile/config.ts';
import { newsBreaking, newsCategories, newsItem, newsLatest, newsList } from '../news/reads.ts';
import { newsRelated } from '../news/related/related.ts';
import { newsSearch } from '../news/search/search.ts';
import { newsSuggest } from '../news/search/suggest.ts';
import { newsTrending } from '../news/trending/trending.ts';
import { admob, appSettings, basic } from '../settings/reads.ts';
import { dealList, featuredList, productCategories, productItem, productList } from '../shopping/reads.ts';
import { check, latestRelease } from '../updates/updates.ts';
import { admobNames } from './admob-names.ts';
import { legacyFestivals, shortMonths } from './almanac.ts';
import { withOldDates } from './old-dates.ts';

/** The same operation whose AdMob settings also carry the names that existing clients read. */
function withOldNames(original: Read, rename: (data: unknown) => unknown): Read {
  return {
    ...original,
    name: `${original.name}.legacy`,
    async run(app, query) {
      const answer = await original.run(app, query);
      return { ...answer, data: rename(answer.data) };
    },
  };
}

const oldAdmob = withOldNames(admob, (data) => admobNames(data as Record<string, unknown>));
const oldConfig = withOldNames(config, (data) => {
  const parts = data as { admob: Record<string, unknown> };
  return { ...parts, admob: admobNames(parts.admob) };
});

/** `index.php?endpoint=&action=`: the operation of each pair; `''` is the absent action. */
export const endpoints: Record<string, Record<string, Read>> = {
  news: {
    '': newsList,
    categories: newsCategories,
    breaking: newsBreaking,
    latest: newsLatest,
    item: newsItem,
    related: newsRelated,
    trending: newsTrending,
    live: newsLive,
    search: newsSearch,
    suggest: newsSuggest,
  },
  panchang: {
    '': shortMonths(panchangRange),
    festivals: legacyFestivals(panchangFestivals),
    day: panchangDay,
    month: panchangMonth,
    muhurta: panchangMuhurta,
    next: panchangNext,
  },
  horoscope: {
    '': horoscopeList,
    signs: horoscopeSigns,
    compatibility: horoscopeCompatibility,
    today: horoscopeToday,
    item: horoscopeItem,
  },
  shopping: {
    '': productList,
    featured: featuredList,
    categories: productCategories,
    deals: dealList,
    item: productItem,
  },
  settings: { '': basic, app: appSettings, admob: oldAdmob, config: oldConfig },
  update: { '': latestRelease, latest: latestRelease, check },
};

/** Old addresses with one operation each. */
export const scripts: Record<string, Read> = {
  '/api/v1/news_api.php': newsLatest,
  '/api/panchang.php': withOldDates(panchangDay),
  '/api/v1/panchang_api.php': panchangDay,
  '/api/v1/horoscope_api.php': horoscopeToday,
  '/api/v1/shopping_api.php': productCategories,
  '/api/v1/settings_api.php': oldAdmob,
  '/api/v1/update_api.php': latestRelease,
  '/api/config.php': oldConfig,
};

/** Endpoint and action as they are named here. */
const foldedNames = ({ endpoint, action }: TextFields): TextFields =>
  Object.fromEntries(
    Object.entries({ endpoint, action }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, typeof value === 'string' ? value.trim().toLowerCase() : value]],
    ),
  );

/** @throws Fault `not_found` that lists what there is; `invalid` when a parameter is repeated */
export function endpointOf(fields: TextFields): Read {
  const { endpoint, action = '' } = foldedNames(fields);
  if (Array.isArray(endpoint)) throw invalidField('endpoint', 'is given more than once', 'repeated');
  if (Array.isArray(action)) throw invalidField('action', 'is given more than once', 'repeated');
  const actions = Object.hasOwn(endpoints, endpoint ?? '') ? endpoints[endpoint as string] : undefined;
  if (!actions)
    throw new Fault('not_found', `There is no such endpoint; there are ${Object.keys(endpoints).join(', ')}.`);
  const found = Object.hasOwn(actions, action) ? actions[action] : undefined;
  if (!found) {
    const names = Object.keys(actions).filter(Boolean).join(', ');
    throw new Fault('not_found', `The endpoint ${endpoint} has no such action; there are ${names}, or none.`);
  }
  if (found === newsList && (fields.id || fields.slug)) return newsItem;
  if (found === productList && (fields.id || fields.slug)) return productItem;
  if (found === horoscopeList && fields.id) return horoscopeItem;
  return found;
}

/** Endpoints and actions, for the status answer. */
export function catalogue(url: string): { endpoint: string; actions: string[]; url: string }[] {
  return Object.entries(endpoints).map(([endpoint, actions]) => ({
    endpoint,
    actions: Object.keys(actions).filter(Boolean),
    url: `${url}?endpoint=${endpoint}`,
  }));
}
