import { Type } from 'typebox';
import { type ActRoute, get, type Route } from '../core/api/route.ts';
import { Fault } from '../core/error.ts';
import { rssItem, rssList } from '../feeds/items.ts';
import { rssItemOrList } from '../feeds/routes.ts';
import { horoscopeItem, horoscopeList } from '../horoscope/reads.ts';
import { newsItem, newsList } from '../news/reads.ts';
import { newsItemOrList } from '../news/routes.ts';
import { sendNotification } from '../notifications/routes.ts';
import { dealList, productItem } from '../shopping/reads.ts';
import { productOrDeals } from '../shopping/routes.ts';
import { status } from '../system/status.ts';
import { login, logout, me, password, refresh } from '../users/routes.ts';
import { endpointOf, endpoints, scripts } from './endpoints.ts';
import { feedScript } from './feeds-admin.ts';
import { foldParameters } from './fold.ts';
import { horoscopeScript } from './horoscope.ts';
import { newsScript } from './news.ts';
import { withOldDates } from './old-dates.ts';
import { panchangScript } from './panchang.ts';
import { tag } from './reply.ts';

const front: Route = {
  ...get(
    '/api/v1/index.php',
    tag,
    [status, ...new Set(Object.values(endpoints).flatMap((e) => Object.values(e)))],
    (fields) => (fields.endpoint === undefined || fields.endpoint === '' ? status : endpointOf(fields)),
  ),
  query: Type.Object({
    endpoint: Type.Optional(Type.String({ description: 'news, settings, update ...; absent: status' })),
    action: Type.Optional(Type.String({ description: 'Sub-operation of the endpoint' })),
  }),
  summary: 'Status without `endpoint`; else the operation that `endpoint` and `action` name',
};

/** `/api/auth.php?action=...` */
const authActions: Record<string, ActRoute> = { login, refresh, logout, me, password };

/** Without `action` it is the login itself. */
function authAction({ action = 'login' }: Record<string, string | string[]>): ActRoute {
  const found = typeof action === 'string' && Object.hasOwn(authActions, action) ? authActions[action] : undefined;
  if (!found)
    throw new Fault('not_found', `There is no such action; there are ${Object.keys(authActions).join(', ')}.`);
  return found;
}

const authScript: ActRoute = {
  ...login,
  path: '/api/auth.php',
  tag,
  acts: authActions,
  dispatch: (fields) => authAction(fields),
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
  fold: foldParameters,
  ...('reads' in route ? { isEmptyBeyondDepth: true } : {}),
  isUnversioned: !route.path.startsWith('/api/v1/'),
}));
