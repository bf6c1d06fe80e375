import { words } from '../words.ts';

/** A request of an anonymous client. */
export interface AnonymousRequest {
  path: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
}

const languages = Object.keys(words);

/** What anonymous clients request: `n` counts the requests, so that each is another one where that makes it dearer. */
export interface AnonymousCase {
  name: string;
  /** Addresses that it comes from; default: one. */
  clients?: number;
  /** Cached reads are answered within so many milliseconds at p99; `goalMs` of the run by default. */
  goalMs?: number;
  request(n: number): AnonymousRequest;
}

/** What of the almanac a place is requested in turn: a day, the festivals of a year, a calendar for phones. */
const almanacPaths: readonly ((n: number) => string)[] = [
  (n) => `day?date=${year(n)}-${month(n)}-11`,
  (n) => `festivals?year=${year(n)}`,
  (n) => `calendar.ics?year=${year(n)}`,
];
/** A point of India that nobody has requested. */
const point = (n: number): string =>
  `lat=${(10 + (n % 1_500) / 100).toFixed(2)}&lon=${(74 + (n % 997) / 100).toFixed(2)}`;
const lang = (n: number): string => languages[n % languages.length] as string;
const year = (n: number): number => 1950 + (n % 150);
const month = (n: number): string => String(1 + (n % 12)).padStart(2, '0');
const json = { 'content-type': 'application/json' };
const brotli = { 'accept-encoding': 'gzip, deflate, br' };
const post = (path: string, body: string, headers: Record<string, string> = json): AnonymousRequest => ({
  method: 'POST',
  path,
  body,
  headers,
});
/** Known at the first start of the process: bodies of a megabyte are not made for each request. */
const text = JSON.stringify('a'.repeat(1_048_000));
const array = JSON.stringify(Array<number>(520_000).fill(0));
const form = Array.from({ length: 200 }, (_, i) => `field${i}=${'a'.repeat(5_000)}`).join('&');
const formType = { 'content-type': 'application/x-www-form-urlencoded' };

export const anonymousCases: readonly AnonymousCase[] = [
  { name: 'nobody', clients: 0, request: () => ({ path: '/' }) },
  { name: 'a cached list', request: () => ({ path: '/api/v1/news?lang=te' }) },
  {
    name: 'almanac: 62 days, all parts, a point',
    request: (n) => ({
      path: `/api/v1/panchang?from=${year(n)}-${month(n)}-05&to=${year(n)}-${month(n)}-28&include=all&${point(n)}&lang=${lang(n)}`,
    }),
  },
  {
    name: 'almanac: festivals of a year, a point',
    request: (n) => ({ path: `/api/v1/panchang/festivals?year=${year(n)}&${point(n)}` }),
  },
  {
    name: 'almanac: calendar.ics, a point',
    request: (n) => ({ path: `/api/v1/panchang/calendar.ics?${point(n)}&lang=${lang(n)}` }),
  },
  {
    name: 'almanac: cold days from ten clients',
    clients: 10,
    goalMs: 20,
    request: (n) => ({ path: `/api/v1/panchang/day?date=${year(n)}-${month(n)}-17&include=all&${point(n)}` }),
  },
  {
    name: 'almanac: ten clients, cold days, years and calendars',
    clients: 10,
    goalMs: 20,
    request: (n) => ({ path: `/api/v1/panchang/${almanacPaths[n % 3]?.(n)}&${point(n)}&lang=${lang(n)}` }),
  },
  {
    name: 'news: fallback, sort=-views, limit 100',
    request: (n) => ({
      path: `/api/v1/news?lang=${lang(n)}&fallback=true&sort=-views&limit=100&page=${1 + (n % 100)}`,
    }),
  },
  {
    name: 'news: page 1,000,000',
    request: (n) => ({ path: `/api/v1/news?lang=${lang(n)}&page=1000000&limit=${1 + (n % 100)}` }),
  },
  {
    name: 'news: limit 100 in brotli, 80 pages',
    request: (n) => ({ path: `/api/v1/news?lang=${lang(n)}&limit=100&page=${1 + (n % 80)}`, headers: brotli }),
  },
  { name: 'news: one item after the other', request: (n) => ({ path: `/api/v1/news/${1 + ((n * 37) % 90_000)}` }) },
  { name: 'bundle of a point', request: (n) => ({ path: `/api/v1/bundle?lang=${lang(n)}&${point(n)}` }) },
  {
    name: 'suggestions in all languages',
    request: (n) => ({
      path: `/api/v1/search/suggest?lang=${lang(n)}&q=${'abcdefghijklmnopqrstuvwxyz'[n % 26]}${n % 977}`,
    }),
  },
  {
    name: 'search',
    request: (n) => ({ path: `/api/v1/search?lang=${lang(n)}&q=${'abcdeghijklmnoprstuv'[n % 20]}a${n % 991}` }),
  },
  { name: 'own feeds', request: (n) => ({ path: `/feeds/${lang(n)}/places/district-${n % 30}.xml` }) },
  { name: 'nothing there', request: (n) => ({ path: `/nothing/${n}` }) },
  { name: 'bad parameters', request: (n) => ({ path: `/api/v1/news?limit=x${n}` }) },
  { name: 'JSON string of 1 MiB', request: () => post('/api/shopping.php', text) },
  { name: 'JSON array of 1 MiB', request: () => post('/api/shopping.php', array) },
  { name: 'form of 200 x 5 kB', request: () => post('/api/shopping.php', form, formType) },
  {
    name: 'logins',
    request: (n) => post('/api/auth/login', JSON.stringify({ username: `stranger${n}`, password: 'wrong-password-1' })),
  },
  {
    name: 'devices',
    request: (n) =>
      post(
        '/api/v1/devices',
        JSON.stringify({
          installation_id: `bench-${n}-${'x'.repeat(20)}`,
          platform: 'android',
          token: `t${n}`,
          lang: 'te',
        }),
      ),
  },
];
