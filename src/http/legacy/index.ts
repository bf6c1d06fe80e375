import { Fault } from '../../core/error.ts';
import { NewsItem, PostedNews } from '../../model/news.ts';
import { post } from '../../news/desk.ts';
import { newsItem, newsList } from '../../news/reads.ts';
import { legacyAuth } from '../auth.ts';
import { laterLegacyRoutes } from '../later.ts';
import type { Door } from '../mount.ts';
import { type ActRoute, get, type Route } from '../route.ts';
import { status } from '../status.ts';
import { newsRead } from '../v1.ts';
import { endpointOf, endpoints, scripts } from './endpoints.ts';

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
  async run(app, { body, rev, actor }) {
    const { id, created, rev: newRev, data } = await post(app, body as PostedNews, rev, actor);
    const headers: Record<string, string> = { etag: `"${newRev}"` };
    if (created) headers.location = `${app.config.publicUrl}/api/v1/news/${id}`;
    return { data, status: created ? 201 : 200, message: created ? 'Added.' : 'Saved.', headers };
  },
};

/** The addresses of the specification's sections 4.1 and 4.2. This folder can go without anything else noticing. */
export const legacyRoutes: Route[] = [
  front,
  authScript,
  { ...get('/api/news.php', tag, [newsList, newsItem], newsRead) },
  newsScript,
  ...Object.entries(scripts).map(([path, read]) => get(path, tag, read)),
  {
    ...get('/api/config.php', tag, scripts['/api/config.php'] as NonNullable<(typeof scripts)[string]>),
    method: 'POST',
  },
  ...laterLegacyRoutes,
];

/** Errors of the unversioned scripts may come with 200; those under `/api/v1` never do. */
export function legacyDoors(errorsAs200: boolean): Door[] {
  const versioned = legacyRoutes.filter((r) => r.path.startsWith('/api/v1/'));
  const unversioned = legacyRoutes.filter((r) => !r.path.startsWith('/api/v1/'));
  return [{ routes: versioned }, { routes: unversioned, errorsAs200 }];
}
