import assert from 'node:assert/strict';
import { routes } from '../../src/app.ts';
import type { Access, ActRoute, Route } from '../../src/core/api/route.ts';
import { delegable, type Role, rightsOf, roles } from '../../src/core/model/rights.ts';
import { addUser } from '../../src/users/users.ts';
import { extent } from '../support/extent.ts';
import { onSqlite, password, type Reply, type Running, start } from '../support/helper.ts';

const isAct = (route: Route): route is ActRoute => 'access' in route;
const guarded = routes.filter(isAct).filter((route) => route.access !== 'anyone');
const nameOf = ({ method, path }: Route): string => `${method} ${path}`;

/** Whether a role may use an operation where the settings give editors all they can. */
const may = (role: Role, access: Access): boolean =>
  access === 'anyone' || access === 'self' || rightsOf(role, delegable).has(access);

/** The roles, that with the most rights last: it is the one to refuse where not all are tried. */
const byRights = roles.toSorted((a, b) => rightsOf(a, delegable).size - rightsOf(b, delegable).size);

/** An address of the route at which nothing is. */
const addressOf = ({ path }: Route): string => path.replace(/:\w+/g, '987654321');

/** A request that a route lets in and that then comes to nothing: no such row, and a body that nobody takes. */
function attempt(running: Running, route: ActRoute, token: string | undefined): Promise<Reply> {
  const hasBody = route.method !== 'GET';
  return running.call(addressOf(route), {
    method: route.method,
    token,
    headers: { 'if-match': '"1"' },
    ...(hasBody ? { json: { 'ఏమీ కాదు': true } } : {}),
  });
}

/** The media type of a stream, which is left as soon as it has begun: it does not end by itself. */
async function openedStream({ url }: Running, route: ActRoute, token: string): Promise<string | undefined> {
  const left = new AbortController();
  const headers = { authorization: `Bearer ${token}` };
  const { headers: answered } = await fetch(url + addressOf(route), { headers, signal: left.signal });
  left.abort();
  return answered.get('content-type')?.split(';')[0];
}

/** All that a request could have changed. */
async function stateOf({ dinam: { app } }: Running): Promise<unknown> {
  const { write } = app.db;
  return {
    users: await write.selectFrom('users').selectAll().orderBy('id').execute(),
    sessions: await write.selectFrom('sessions').selectAll().orderBy('id').execute(),
    settings: await write.selectFrom('settings').selectAll().orderBy('section').execute(),
    news: await write.selectFrom('news').select('id').execute(),
    audit: await write
      .selectFrom('audit')
      .select(['id', 'action', 'resource'])
      .where('action', '!=', 'refused')
      .orderBy('id')
      .execute(),
  };
}

onSqlite('nobody gets 401, a role without the right 403, and neither changes anything', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  assert.ok(guarded.length > 50, 'the tables were read');
  for (const role of roles) await running.tokenOf(role);
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
    const without = byRights.filter((role) => !may(role, route.access));
    for (const role of extent(without, without.slice(-1))) {
      const reply = await attempt(running, route, await running.tokenOf(role));
      assert.equal(reply.status, 403, `${role}: ${nameOf(route)}`);
      assert.equal(reply.body.code, 'forbidden');
    }
  }
  assert.deepEqual(await stateOf(running), before);
});

onSqlite('a role with the right gets past the check', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  for (const route of guarded) {
    const having = byRights.filter((role) => may(role, route.access));
    for (const role of extent(having, having.slice(0, 1))) {
      const token = await running.tokenOf(role);
      if (route.stream) {
        assert.equal(await openedStream(running, route, token), 'text/event-stream', `${role}: ${nameOf(route)}`);
        continue;
      }
      const reply = await attempt(running, route, token);
      const name = `${role}: ${nameOf(route)}: ${reply.text.slice(0, 300)}`;
      assert.ok(reply.status !== 401 && reply.status !== 403, name);
      assert.ok(reply.status < 500, name);
      if (reply.status >= 400) assert.equal(reply.body.success, false, name);
    }
  }
});

onSqlite('the actions of the old login script ask for no less', async (t, kind) => {
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

onSqlite('a revoked role takes effect at once', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  const [owner, editor] = [await running.tokenOf('owner'), await running.tokenOf('editor')];
  const list = (token: string) => running.call('/api/admin/news', { token });
  assert.equal((await list(editor)).status, 200);
  const me = await running.call('/api/auth/me', { token: editor });
  const path = `/api/admin/users/${me.body.data.id}`;
  const changed = await running.call(path, {
    method: 'PATCH',
    token: owner,
    json: { role: 'viewer', current_password: password },
    headers: { 'if-match': (await running.call(path, { token: owner })).headers.get('etag') as string },
  });
  assert.equal(changed.status, 200, changed.text);
  assert.equal((await list(editor)).status, 401, 'the token says another role than the user has');
});

onSqlite('until the first password is changed only me, password and logout work', async (t, kind) => {
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
