import { Type } from 'typebox';
import { Fault } from '../core/error.ts';
import { read } from '../core/read.ts';
import { type ActRoute, get, type Method, type Route } from './route.ts';

/** Addresses of rooms that are not built yet: they answer 503 and say so, so that a client does not take them for gone. */
const away = (what: string): Fault =>
  new Fault('unavailable', `${what} is not part of this release yet.`, { headers: { 'retry-after': '86400' } });

export const laterRead = (what: string) =>
  read({
    name: `later.${what}`,
    summary: `${what} (not in this release)`,
    query: Type.Object({}),
    reply: Type.Null(),
    normalise() {
      throw away(what);
    },
    topics: () => [],
    async run() {
      throw away(what);
    },
  });

function laterAct(method: Method, path: string, what: string): ActRoute {
  return {
    method,
    path,
    tag: what,
    summary: `${what} (not in this release)`,
    access: 'editor',
    async run() {
      throw away(what);
    },
  };
}

export const almanac = laterRead('The almanac');
export const horoscope = laterRead('The horoscope');
export const shopping = laterRead('Shopping');
export const rss = laterRead('RSS');

/** REST addresses of the contract. */
export const laterRoutes: Route[] = [
  ...['/panchang', '/panchang/day', '/panchang/festivals'].map((path) => get(`/api/v1${path}`, 'Almanac', almanac)),
  ...['/horoscope', '/horoscope/today', '/horoscope/signs', '/horoscope/compatibility'].map((path) =>
    get(`/api/v1${path}`, 'Horoscope', horoscope),
  ),
  ...['/shopping/deals', '/shopping/products', '/shopping/featured', '/shopping/categories'].map((path) =>
    get(`/api/v1${path}`, 'Shopping', shopping),
  ),
  get('/api/v1/rss', 'RSS', rss),
];

/** Old addresses of the specification. */
export const laterLegacyRoutes: Route[] = [
  get('/api/panchang.php', 'Old addresses', almanac),
  get('/api/v1/panchang_api.php', 'Old addresses', almanac),
  get('/api/horoscope.php', 'Old addresses', horoscope),
  get('/api/v1/horoscope_api.php', 'Old addresses', horoscope),
  get('/api/shopping.php', 'Old addresses', shopping),
  get('/api/v1/shopping_api.php', 'Old addresses', shopping),
  get('/api/rss.php', 'Old addresses', rss),
  laterAct('POST', '/api/panchang.php', 'The almanac'),
  laterAct('POST', '/api/horoscope.php', 'The horoscope'),
  laterAct('POST', '/api/notifications.php', 'Push'),
  ...(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const).map((method) =>
    laterAct(method, '/api/rss_admin.php', 'RSS'),
  ),
];
