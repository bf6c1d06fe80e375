import { routes } from '../src/app.ts';
import { encodeCursor } from '../src/core/api/cursor.ts';
import { aMandal, stories } from './plans-data.ts';

/** 11:30 of the 20th in India. */
export const end = Date.UTC(2026, 10, 20, 6);

const middle = encodeCursor({ time: new Date(end - 1_500 * 60_000).toISOString(), id: stories - 1_500 });
const since = new Date(end - 60 * 60_000).toISOString();
const word = encodeURIComponent('వార్త');
export const tag = encodeURIComponent('సినిమా 3');

const listFilters = [
  '',
  'category=sports',
  'category=politics',
  `tag=${tag}`,
  'location=guntur',
  `location=${aMandal}`,
  'author=రచయిత',
  'featured=true',
];
const lists = listFilters.flatMap((filter) => [filter, `${filter}&cursor=${middle}`]);

/** For each public address what plans are looked at for; one that is not there has to be added. */
export const examples: Record<string, string[]> = {
  '/api/v1': [''],
  '/api/auth/oidc': [''],
  '/api/auth/oidc/start': [], // without a provider there is nothing to begin
  '/api/auth/oidc/callback': [],
  '/api/v1/news': [
    ...lists.map((query) => `?${query}`),
    '?breaking=true',
    '?sort=published_at',
    '?sort=-updated_at',
    '?sort=-priority',
    '?sort=-views',
    `?updated_after=${since}`,
    '?fallback=true&lang=hi',
    `?search=${word}`,
  ],
  '/api/v1/news/latest': ['', `?tag=${tag}`],
  '/api/v1/news/breaking': ['', '?category=sports'],
  '/api/v1/news/categories': [''],
  '/api/v1/news/trending': ['', '?category=sports', '?location=guntur', `?location=${aMandal}`],
  '/api/v1/news/:slug': ['17'],
  '/api/v1/news/:slug/related': ['1500'],
  '/api/v1/news/:slug/live': ['2'],
  '/api/v1/news/:slug/live/stream': [], // what it reads is what the address above reads
  '/api/websub/:token': [], // no read: a hub asks whether a subscription is meant
  '/api/v1/search': [`?q=${word}`, `?q=${word}&category=sports`],
  '/api/v1/push/key': [''],
  '/api/v1/search/suggest': [`?q=${word}`],
  '/api/v1/horoscope': ['', '?id=1', '?sign=3'],
  '/api/v1/horoscope/today': [''],
  '/api/v1/horoscope/signs': [''],
  '/api/v1/horoscope/transits': ['?sign=3'],
  '/api/v1/horoscope/compatibility': ['?sign1=1&sign2=2'],
  '/api/v1/horoscope/birth': ['?date=1990-05-15&time=10:30&city=hyderabad'],
  '/api/v1/shopping/deals': [''],
  '/api/v1/shopping/products': [
    '',
    '?category=phones',
    '?sort=newest',
    '?sort=price',
    '?featured=true',
    '?search=phone',
  ],
  '/api/v1/shopping/products/:slug': ['5'],
  '/api/v1/shopping/featured': [''],
  '/api/v1/shopping/categories': [''],
  '/api/v1/panchang': [''],
  '/api/v1/panchang/day': ['', '?city=Chennai'],
  '/api/v1/panchang/month': [''],
  '/api/v1/panchang/muhurta': [''],
  '/api/v1/panchang/muhurta/find': ['?for=marriage'],
  '/api/v1/panchang/festivals': [''],
  '/api/v1/panchang/holidays': ['', '?region=IN-TS'],
  '/api/v1/panchang/next': ['?festival=ugadi'],
  '/api/v1/panchang/prayer-times': [''],
  '/api/v1/panchang/convert': [''],
  '/api/v1/panchang/transits': [''],
  '/api/v1/panchang/tithi-dates': ['?date=1990-08-15'],
  '/api/v1/panchang/calendar.ics': [''],
  '/api/v1/places': ['?search=guntur'],
  '/api/v1/places/near': ['?lat=17.05&lon=79.27'],
  '/api/v1/places/search': ['?q=guntur', '?q=munugod&type=mandal'],
  '/api/v1/places/tree': [''],
  '/api/v1/places/:slug': ['telangana'],
  '/api/v1/rss': ['?duplicates=true', '', '?feed=1', '?category=politics', '?search=t'],
  '/api/v1/rss/:id': ['5'],
  '/api/v1/config': [''],
  '/api/v1/bundle': [''],
  '/api/v1/settings': [''],
  '/api/v1/settings/app': [''],
  '/api/v1/settings/admob': [''],
  '/api/v1/settings/contacts': [''],
  '/api/v1/update/check': ['?current_version=1.0'],
  '/api/v1/update/latest': [''],
  '/api/v1/previews/:token': ['$preview'],
  '/api/v1/polls': [''],
  '/api/v1/polls/:id': ['1'],
  '/api/v1/installations/:installation_id/bookmarks': ['phone-0001'],
  '/feeds/:lang.rss': ['te'],
  '/feeds/:lang.atom': ['te'],
  '/feeds/:lang.json': ['te'],
  '/feeds/:lang/category/:category.rss': ['te,sports'],
  '/feeds/:lang/category/:category.atom': ['te,sports'],
  '/feeds/:lang/category/:category.json': ['te,sports'],
  '/feeds/:lang/place/:place.rss': ['te,telangana'],
  '/feeds/:lang/place/:place.atom': ['te,telangana'],
  '/feeds/:lang/place/:place.json': ['te,telangana'],
  '/sitemap.xml': [''],
  '/sitemaps/news-:month.xml': ['2026-11'],
  '/sitemaps/google-news-:lang.xml': ['te'],
  '/sitemaps/sections-:lang.xml': ['te'],
  '/sitemaps/:name.xml': ['almanac-te', 'places-te', 'tags-te', 'authors-te'],
  '/robots.txt': [''],
};

/** What everybody may read. */
export const publicReads = () =>
  routes
    .filter((route) => route.method === 'GET' && !route.path.endsWith('.php'))
    .filter((route) => 'reads' in route || ('access' in route && route.access === 'anyone'));

/** `/a/:b` and `1` make `/a/1`; what is left of the example follows the path. */
export function addressOf(path: string, example: string): string {
  const [values = '', query = ''] = example.split('?');
  const given = values.split(',');
  const filled = path.replace(/:\w+/g, () => given.shift() as string);
  return example.includes('?') ? `${filled}?${query}` : filled;
}
