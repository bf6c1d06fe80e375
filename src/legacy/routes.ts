import { panchangScript } from '../almanac/routes.ts';
import { type ActRoute, get, type Route } from '../core/api/route.ts';
import { Fault } from '../core/error.ts';
import { rssItem, rssList } from '../feeds/items.ts';
import { itemOrList as rssItemOrList } from '../feeds/routes.ts';
import { horoscopeItem, horoscopeList } from '../horoscope/reads.ts';
import {
  type PostedHoroscope,
  PostedHoroscope as PostedHoroscopeSchema,
  post as postHoroscope,
} from '../horoscope/resource.ts';
import { DeskHoroscope } from '../model/horoscope.ts';
import { NewsItem, PostedNews } from '../model/news/news.ts';
import { newsItem, newsList } from '../news/reads.ts';
import { itemOrList as newsItemOrList } from '../news/routes.ts';
import { post } from '../news/workflow/transition.ts';
import { sendNotification } from '../notifications/routes.ts';
import { dealList, productItem } from '../shopping/reads.ts';
import { productOrDeals } from '../shopping/routes.ts';
import { status } from '../system/status.ts';
import { legacyAuth } from '../users/routes.ts';
import { endpointOf, endpoints, scripts } from './endpoints.ts';
import { feedScript } from './feeds-admin.ts';
import { withOldDates } from './old-dates.ts';

const tag = 'Old addresses';

const front: Route = {
  ...get(
    '/api/v1/index.php',
    tag,
    [status, ...new Set(Object.values(endpoints).flatMap((e) => Object.values(e)))],
    (fields) => (fields.endpoint === undefined || fields.endpoint === '' ? status : endpointOf(fields)),
  ),
  summary: 'Status without `endpoint`; else the operation that `endpoint` and `action` name',
};

/** `?action=` on the login script; absent, it is the login itself. */
function authAction({ action = 'login' }: Record<string, string | string[]>): ActRoute {
  const found = typeof action === 'string' && Object.hasOwn(legacyAuth, action) ? legacyAuth[action] : undefined;
  if (!found) throw new Fault('not_found', `There is no such action; there are ${Object.keys(legacyAuth).join(', ')}.`);
  return found;
}

const authScript: ActRoute = {
  ...(legacyAuth.login as ActRoute),
  path: '/api/auth.php',
  tag,
  acts: legacyAuth,
  dispatch: (fields) => authAction(fields),
};

const newsScript: ActRoute = {
  method: 'POST',
  path: '/api/news.php',
  tag,
  summary: 'Add or, with `id`, edit a news item; publishes unless `status` says otherwise',
  access: 'editor',
  body: PostedNews,
  reply: NewsItem,
  status: 201,
  also: { 200: NewsItem },
  async run(app, { body, rev, actor }) {
    const { id, created, rev: newRev, data } = await post(app, body as PostedNews, rev, actor);
    const headers: Record<string, string> = { etag: `"${newRev}"` };
    if (created) headers.location = `${app.config.publicUrl}/api/v1/news/${id}`;
    return { data, status: created ? 201 : 200, message: created ? 'Added.' : 'Saved.', headers };
  },
};

const horoscopeScript: ActRoute = {
  method: 'POST',
  path: '/api/horoscope.php',
  tag,
  summary: 'Add a prediction, or edit the one of this sign, period, date and language',
  access: 'editor',
  body: PostedHoroscopeSchema,
  reply: DeskHoroscope,
  status: 201,
  also: { 200: DeskHoroscope },
  async run(app, { body, rev, actor }) {
    const { id, created, rev: newRev, data } = await postHoroscope(app, body as PostedHoroscope, rev, actor);
    const headers: Record<string, string> = { etag: `"${newRev}"` };
    if (created) headers.location = `${app.config.publicUrl}/api/v1/horoscope?id=${id}`;
    return { data, status: created ? 201 : 200, message: created ? 'Added.' : 'Saved.', headers };
  },
};

const oldHoroscopes = withOldDates(horoscopeList);
const rssScript = get('/api/rss.php', tag, [rssList, rssItem], rssItemOrList);
const dealsScript = get('/api/shopping.php', tag, [dealList, productItem], productOrDeals);

const routes: Route[] = [
  front,
  authScript,
  { ...get('/api/news.php', tag, [newsList, newsItem], newsItemOrList) },
  newsScript,
  get('/api/horoscope.php', tag, [oldHoroscopes, horoscopeItem], ({ id }) => (id ? horoscopeItem : oldHoroscopes)),
  horoscopeScript,
  dealsScript,
  { ...dealsScript, method: 'POST' },
  { ...sendNotification, path: '/api/notifications.php', tag },
  ...Object.entries(scripts).map(([path, read]) => get(path, tag, read)),
  {
    ...get('/api/config.php', tag, scripts['/api/config.php'] as NonNullable<(typeof scripts)[string]>),
    method: 'POST',
  },
  panchangScript,
  rssScript,
  { ...rssScript, method: 'POST' },
  ...feedScript,
];

/** The addresses of the specification's sections 4.1 and 4.2. Errors of those under `/api/v1` never come with 200. */
export const legacyRoutes: Route[] = routes.map((route) => ({
  ...route,
  isUnversioned: !route.path.startsWith('/api/v1/'),
}));
