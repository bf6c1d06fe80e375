import assert from 'node:assert/strict';
import { test } from 'node:test';
import { doors } from '../src/app.ts';
import type { Access, ActRoute, Route } from '../src/http/route.ts';
import { addUser } from '../src/users/users.ts';
import { onBoth, type Reply, type Running, start } from './helper.ts';

/**
 * Who may do what, by hand: owner everything, editor content and feeds, viewer reads of the admin interface, self
 * also before a forced change of the password. A route that is new or asks for another role has to be agreed here.
 */
const agreed: Record<Access | 'public', string[]> = {
  public: [
    'GET /api/v1',
    'GET /api/v1/index.php',
    'GET /api/v1/news',
    'GET /api/v1/news/:slug',
    'GET /api/v1/news/breaking',
    'GET /api/v1/news/categories',
    'GET /api/v1/news/latest',
    'GET /api/v1/news/:slug/live',
    'GET /api/v1/news/:slug/live/stream',
    'GET /api/v1/news/trending',
    'GET /api/v1/news/:slug/related',
    'GET /api/v1/search',
    'GET /api/v1/search/suggest',
    'GET /api/v1/config',
    'GET /api/v1/bundle',
    'GET /api/v1/settings',
    'GET /api/v1/settings/app',
    'GET /api/v1/settings/admob',
    'GET /api/v1/settings/contacts',
    ...['rss', 'atom', 'json'].flatMap((format) => [
      `GET /feeds/:lang.${format}`,
      `GET /feeds/:lang/category/:category.${format}`,
      `GET /feeds/:lang/place/:place.${format}`,
    ]),
    'GET /sitemap.xml',
    'GET /sitemaps/news-:month.xml',
    'GET /sitemaps/google-news-:lang.xml',
    'GET /sitemaps/sections-:lang.xml',
    'GET /robots.txt',
    'GET /api/v1/update/check',
    'GET /api/v1/update/latest',
    'GET /api/v1/panchang',
    'GET /api/v1/panchang/day',
    'GET /api/v1/panchang/month',
    'GET /api/v1/panchang/muhurta',
    'GET /api/v1/panchang/festivals',
    'GET /api/v1/panchang/next',
    'GET /api/v1/panchang/calendar.ics',
    'GET /api/v1/horoscope',
    'GET /api/v1/horoscope/today',
    'GET /api/v1/horoscope/signs',
    'GET /api/v1/horoscope/compatibility',
    'GET /api/v1/shopping/deals',
    'GET /api/v1/shopping/products',
    'GET /api/v1/shopping/featured',
    'GET /api/v1/shopping/categories',
    'GET /api/v1/shopping/products/:slug',
    'GET /api/v1/places',
    'GET /api/v1/places/tree',
    'GET /api/v1/places/:slug',
    'GET /api/v1/polls',
    'GET /api/v1/polls/:id',
    'GET /api/v1/push/key',
    'GET /api/v1/rss',
    'GET /api/v1/rss/:id',
    'GET /api/v1/news_api.php',
    'GET /api/v1/panchang_api.php',
    'GET /api/v1/horoscope_api.php',
    'GET /api/v1/shopping_api.php',
    'GET /api/v1/settings_api.php',
    'GET /api/v1/update_api.php',
    'GET /api/news.php',
    'GET /api/panchang.php',
    'GET /api/horoscope.php',
    'GET POST /api/shopping.php',
    'GET POST /api/rss.php',
    'GET POST /api/config.php',
  ],
  anyone: [
    'POST /api/auth.php',
    'POST /api/auth/login',
    'POST /api/auth/refresh',
    'POST /api/auth/logout',
    'POST /api/v1/news/:id/view',
    'POST /api/v1/devices',
    'POST /api/v1/notifications/:id/opened',
    'PATCH /api/v1/devices/:installation_id',
    'DELETE /api/v1/devices/:installation_id',
    'POST /api/v1/polls/:id/vote',
    'POST /api/v1/news/:id/report',
    'GET /api/v1/installations/:installation_id/bookmarks',
    'PUT DELETE /api/v1/installations/:installation_id/bookmarks/:news_id',
    'DELETE /api/v1/installations/:installation_id',
    'GET POST /api/websub/:token',
  ],
  self: ['GET POST /api/auth/me', 'POST /api/auth/password'],
  viewer: [
    'GET /api/auth/sessions',
    'DELETE /api/auth/sessions/:id',
    'POST /api/auth/totp/setup',
    'POST /api/auth/totp/enable',
    'POST /api/auth/totp/disable',
    'GET /api/admin/news',
    'GET /api/admin/news/:id',
    'GET /api/admin/news/:id/revisions',
    'GET /api/admin/news/:id/revisions/diff',
    'GET /api/admin/news/:id/revisions/:rev',
    'GET /api/admin/news/:id/live',
    'GET /api/admin/live-entries/:id',
    'GET /api/admin/news/:id/translations',
    'GET /api/admin/categories',
    'GET /api/admin/places',
    'GET /api/admin/places/:id',
    'GET /api/admin/categories/:id',
    'GET /api/admin/releases',
    'GET /api/admin/releases/:id',
    'GET /api/admin/settings/basic',
    'GET /api/admin/settings/app',
    'GET /api/admin/settings/admob',
    'GET /api/admin/jobs',
    'GET /api/admin/jobs/:id',
    'GET /api/admin/panchang',
    'GET /api/admin/panchang/:day',
    'GET /api/admin/festivals',
    'GET /api/admin/festivals/:id',
    'GET /api/admin/horoscope',
    'GET /api/admin/horoscope/:id',
    'GET /api/admin/products',
    'GET /api/admin/products/:id',
    'GET /api/admin/product-categories',
    'GET /api/admin/product-categories/:id',
    'GET /api/rss_admin.php',
    'GET /api/admin/feeds',
    'GET /api/admin/feeds/:id',
    'GET /api/admin/feeds/:id/fetches',
    'GET /api/admin/feeds/opml',
    'GET /api/admin/feeds/refresh/:id',
    'GET /api/admin/feed-items',
    'GET /api/admin/feed-items/:id',
    'GET /api/admin/notifications',
    'GET /api/admin/notifications/:id',
    'GET /api/admin/devices',
    'GET /api/admin/devices/:id',
    'GET /api/admin/polls',
    'GET /api/admin/polls/:id',
  ],
  editor: [
    'POST /api/news.php',
    'POST /api/panchang.php',
    'POST /api/horoscope.php',
    'POST /api/notifications.php',
    'POST PUT PATCH DELETE /api/rss_admin.php',
    'POST /api/admin/panchang',
    'PUT PATCH DELETE /api/admin/panchang/:day',
    'POST /api/admin/festivals',
    'PUT PATCH DELETE /api/admin/festivals/:id',
    'POST /api/admin/horoscope',
    'PUT PATCH DELETE /api/admin/horoscope/:id',
    'POST /api/admin/products',
    'PUT PATCH DELETE /api/admin/products/:id',
    'POST /api/admin/product-categories',
    'PUT PATCH DELETE /api/admin/product-categories/:id',
    'POST /api/admin/feeds',
    'PUT PATCH DELETE /api/admin/feeds/:id',
    'POST /api/admin/feeds/test',
    'POST /api/admin/feeds/:id/refresh',
    'POST /api/admin/feeds/:id/test',
    'POST /api/admin/feeds/:id/websub',
    'POST /api/admin/feeds/opml',
    'POST /api/admin/feeds/refresh',
    'DELETE /api/admin/feed-items/:id',
    'POST /api/admin/feed-items/:id/publish',
    'POST /api/admin/notifications',
    'POST /api/admin/notifications/preview',
    'POST /api/admin/notifications/test',
    'POST /api/admin/notifications/:id/pause',
    'POST /api/admin/notifications/:id/resume',
    'POST /api/admin/notifications/:id/cancel',
    'DELETE /api/admin/devices/:id',
    'POST /api/admin/polls',
    'PUT PATCH DELETE /api/admin/polls/:id',
    'POST /api/admin/polls/:id/open',
    'POST /api/admin/polls/:id/close',
    'GET /api/admin/reports',
    'GET /api/admin/reports/:id',
    'POST /api/admin/reports/:id/resolve',
    'POST /api/admin/reports/:id/dismiss',
    'POST /api/admin/news',
    'PUT PATCH DELETE /api/admin/news/:id',
    'POST /api/admin/news/:id/publish',
    'POST /api/admin/news/:id/live',
    'POST /api/admin/news/:id/live/close',
    'POST /api/admin/news/:id/live/reopen',
    'PUT PATCH DELETE /api/admin/live-entries/:id',
    'POST /api/admin/news/:id/unpublish',
    'POST /api/admin/news/:id/archive',
    'POST /api/admin/news/:id/trash',
    'POST /api/admin/news/:id/restore',
    'POST /api/admin/news/:id/submit',
    'POST /api/admin/news/:id/reject',
    'POST /api/admin/news/bulk',
    'POST DELETE /api/admin/news/:id/lease',
    'POST /api/admin/news/:id/revisions/:rev/restore',
    'POST /api/admin/news/:id/corrections',
    'PATCH DELETE /api/admin/news/:id/corrections/:correction',
    'GET /api/admin/news/:id/history',
    'POST /api/admin/news/:id/translations',
    'POST /api/admin/categories',
    'POST /api/admin/places',
    'POST /api/admin/places/import',
    'PUT PATCH DELETE /api/admin/places/:id',
    'PUT PATCH DELETE /api/admin/categories/:id',
    'POST /api/admin/releases',
    'PUT PATCH DELETE /api/admin/releases/:id',
    'POST /api/admin/jobs/:id/retry',
    'GET /api/admin/audit',
    'GET /api/admin/audit/:id',
  ],
  owner: [
    'POST /api/admin/news/trash/empty',
    'PUT PATCH /api/admin/settings/basic',
    'PUT PATCH /api/admin/settings/app',
    'PUT PATCH /api/admin/settings/admob',
    'GET POST /api/admin/users',
    'GET PUT PATCH DELETE /api/admin/users/:id',
    'GET /api/admin/sessions',
    'GET DELETE /api/admin/sessions/:id',
  ],
};

const routes: Route[] = doors({ legacyErrors200: false }).flatMap((door) => door.routes);
const isAct = (route: Route): route is ActRoute => 'access' in route;
const guarded = routes.filter(isAct).filter((route) => route.access !== 'anyone');
const nameOf = ({ method, path }: Route): string => `${method} ${path}`;

test('every operation asks for the role that was agreed on', () => {
  const expected = Object.entries(agreed).flatMap(([access, lines]) =>
    lines.flatMap((line) => {
      const words = line.split(' ');
      return words.slice(0, -1).map((method) => `${method} ${words.at(-1)}: ${access}`);
    }),
  );
  const actual = routes.map((route) => `${nameOf(route)}: ${isAct(route) ? route.access : 'public'}`);
  assert.deepEqual(actual.sort(), expected.sort());
});

const rank = { nobody: -1, self: 0, viewer: 1, editor: 2, owner: 3 } as const;
type Level = Exclude<Access, 'anyone'>;

/** An address of the route at which nothing is. */
const addressOf = ({ path }: Route): string => path.replace(/:\w+/g, '987654321');

/** A request that a route lets in and that then comes to nothing: no such row, and a body that nobody takes. */
function attempt(running: Running, route: ActRoute, token: string | undefined): Promise<Reply> {
  const hasBody = route.method !== 'GET' && route.method !== 'DELETE';
  return running.call(addressOf(route), {
    method: route.method,
    token,
    headers: { 'if-match': '"1"' },
    ...(hasBody ? { json: { 'ఏమీ కాదు': true } } : {}),
  });
}

/** All that a request could have changed. */
async function stateOf({ dinam: { app } }: Running): Promise<unknown> {
  const { write } = app.db;
  return {
    users: await write.selectFrom('users').selectAll().orderBy('id').execute(),
    sessions: await write.selectFrom('sessions').selectAll().orderBy('id').execute(),
    settings: await write.selectFrom('settings').selectAll().orderBy('section').execute(),
    news: await write.selectFrom('news').select('id').execute(),
    audit: await write.selectFrom('audit').select(['id', 'action', 'resource']).orderBy('id').execute(),
  };
}

onBoth('nobody gets 401, a lower role 403, and neither changes anything', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  assert.ok(guarded.length > 50, 'the tables were read');
  const tokens = { viewer: await running.tokenOf('viewer'), editor: await running.tokenOf('editor') };
  const before = await stateOf(running);
  for (const route of guarded) {
    const nobody = await attempt(running, route, undefined);
    assert.equal(nobody.status, 401, nameOf(route));
    assert.equal(nobody.body.code, 'unauthenticated', nameOf(route));
    assert.equal(nobody.headers.get('www-authenticate'), 'Bearer', nameOf(route));
    assert.equal(nobody.headers.get('cache-control'), 'no-store', nameOf(route));
    if (route.method === 'GET') {
      const head = await running.call(addressOf(route), { method: 'HEAD' });
      assert.equal(head.status, 401, `HEAD ${route.path}`);
    }
    for (const role of ['viewer', 'editor'] as const) {
      if (rank[role] >= rank[route.access as Level]) continue;
      const reply = await attempt(running, route, tokens[role]);
      assert.equal(reply.status, 403, `${role}: ${nameOf(route)}`);
      assert.equal(reply.body.code, 'forbidden');
    }
  }
  assert.deepEqual(await stateOf(running), before);
});

onBoth('a role that suffices gets past the door', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  for (const role of ['viewer', 'editor', 'owner'] as const) {
    const token = await running.tokenOf(role);
    for (const route of guarded) {
      if (rank[role] < rank[route.access as Level]) continue;
      const reply = await attempt(running, route, token);
      const name = `${role}: ${nameOf(route)}: ${reply.text.slice(0, 300)}`;
      assert.ok(reply.status !== 401 && reply.status !== 403, name);
      assert.ok(reply.status < 500, name);
      if (reply.status >= 400) assert.equal(reply.body.success, false, name);
    }
  }
});

onBoth('the actions of the old login script ask for no less', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  for (const action of ['me', 'password']) {
    const reply = await running.call(`/api/auth.php?action=${action}`, { json: {} });
    assert.equal(reply.status, 401, action);
  }
  const token = await running.tokenOf('viewer');
  const me = await running.call('/api/auth.php?action=me', { method: 'POST', token });
  assert.equal(me.status, 200, me.text);
  assert.equal(me.body.data.username, 'test.viewer');
  const password = await running.call('/api/auth.php?action=password', { token, json: {} });
  assert.equal(password.status, 400, 'past the door');
  assert.equal((await running.call('/api/auth.php?action=logout', { json: {} })).status, 401);
});

onBoth('a role that is taken away counts at once', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  const [owner, editor] = [await running.tokenOf('owner'), await running.tokenOf('editor')];
  const list = (token: string) => running.call('/api/admin/news', { token });
  assert.equal((await list(editor)).status, 200);
  const me = await running.call('/api/auth/me', { token: editor });
  const path = `/api/admin/users/${me.body.data.id}`;
  const changed = await running.call(path, {
    method: 'PATCH',
    token: owner,
    json: { role: 'viewer' },
    headers: { 'if-match': (await running.call(path, { token: owner })).headers.get('etag') as string },
  });
  assert.equal(changed.status, 200, changed.text);
  assert.equal((await list(editor)).status, 401, 'the token says another role than the user has');
});

onBoth('until the first password is changed only me, password and logout work', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  const made = await addUser(running.dinam.app, { username: 'కొత్త.యజమాని', role: 'owner' });
  const first = made.password as string;
  const login = await running.call('/api/auth/login', { json: { username: 'కొత్త.యజమాని', password: first } });
  assert.equal(login.status, 200, login.text);
  assert.equal(login.body.data.user.must_change_password, true);
  const { token } = login.body.data;
  const before = await stateOf(running);
  for (const route of guarded) {
    const reply = await attempt(running, route, token);
    if (route.access === 'self') assert.ok(![401, 403].includes(reply.status), `${nameOf(route)}: ${reply.text}`);
    else {
      assert.equal(reply.status, 403, nameOf(route));
      assert.match(reply.body.message, /password/, nameOf(route));
    }
  }
  assert.deepEqual(await stateOf(running), before);
  const logout = await running.call('/api/auth/logout', { token, json: { everywhere: true } });
  assert.equal(logout.status, 200, logout.text);
  assert.equal((await running.call('/api/auth/me', { token })).status, 401);

  const again = await running.call('/api/auth/login', { json: { username: 'కొత్త.యజమాని', password: first } });
  const changed = await running.call('/api/auth/password', {
    token: again.body.data.token,
    json: { current: first, new: 'నాకు మాత్రమే తెలిసిన మాట' },
  });
  assert.equal(changed.status, 200, changed.text);
  assert.equal((await running.call('/api/admin/users', { token: changed.body.data.token })).status, 200);
});
