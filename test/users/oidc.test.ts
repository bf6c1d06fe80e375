import assert from 'node:assert/strict';
import { test } from 'node:test';
import { limiter } from '../../src/core/rate-limit.ts';
import { sweepOidcLogins } from '../../src/users/oidc/sign-in.ts';
import { addUser } from '../../src/users/users.ts';
import { onSqlite, password, type Running, start } from '../support/helper.ts';
import { Browser, providerEnv, publicUrl, startProvider } from '../support/oidc-provider.ts';

const session = '/api/auth/oidc/session';

/** Accounts at the provider. */
const accounts = () => ({
  sita: { email: 'Sita@Example.in', email_verified: true, name: 'సీత', locale: 'te-IN' },
  successor: { email: 'sita@example.in', email_verified: true },
  ravi: { email: 'ravi@example.in', email_verified: false },
  gita: { email: 'gita@elsewhere.in', email_verified: true },
  meera: { email: 'meera+desk@example.in', email_verified: true, name: 'மீரா', locale: 'ta' },
});

async function withEmail(s: Running, username: string, email: string): Promise<number> {
  const { user } = await addUser(s.dinam.app, { username, role: 'editor', password });
  const set = { email, email_key: email.toLowerCase() };
  await s.dinam.app.db.write.updateTable('users').set(set).where('id', '=', user.id).execute();
  return user.id;
}

const auditOf = (s: Running, action: string) =>
  s.dinam.app.db.write
    .selectFrom('audit')
    .select(['resource_id', 'detail'])
    .where('action', '=', action)
    .orderBy('id')
    .execute();

onSqlite('sign-in at a provider opens a session of the user with the verified address', async (t, kind) => {
  const provider = await startProvider(t, accounts());
  const s = await start(t, kind, { ...providerEnv(provider), OIDC_DOMAINS: 'example.in', OIDC_LABEL: 'వార్తాగది' });
  const other = await start(t, kind, providerEnv(provider), s.env);
  const { write } = s.dinam.app.db;
  const id = await withEmail(s, 'sita', 'sita@example.in');
  assert.deepEqual((await s.call('/api/auth/oidc')).body.data, { enabled: true, label: 'వార్తాగది' });

  const browser = new Browser(s);
  const url = await browser.toCallback('sita');
  assert.match(url, /^https:\/\/news\.example\.in\/api\/auth\/oidc\/callback\?code=/);
  browser.server = other; // any instance ends what another began
  const { page, oidc_code: code = '', ...rest } = await browser.callback(url);
  assert.deepEqual([page, rest], ['/admin', {}]);
  assert.match(code, /^[\w-]{43}$/);
  browser.server = s;
  assert.ok(!JSON.stringify(await write.selectFrom('oidc_logins').selectAll().execute()).includes(code));

  const stranger = new Browser(s);
  await stranger.call('/api/auth/oidc/start');
  assert.equal((await stranger.call(session, { code })).status, 401, 'in another browser');
  assert.equal((await new Browser(s).call(session, { code })).status, 401, 'without the cookie');
  const both = await Promise.all([browser.call(session, { code }), browser.call(session, { code })]);
  assert.deepEqual(both.map(({ status }) => status).sort(), [200, 401], 'a code works once');
  const { token, refresh_token, user } = both.find(({ status }) => status === 200)?.body.data ?? {};
  assert.deepEqual([user.id, user.role, user.must_change_password], [id, 'editor', false]);
  assert.equal((await s.call('/api/auth/me', { token })).status, 200);
  assert.equal((await s.call('/api/auth/refresh', { json: { refresh_token } })).status, 200);
  assert.deepEqual(
    (await auditOf(s, 'login')).map((line) => JSON.parse(line.detail)),
    [{ ip: '127.0.0.1', by: 'oidc' }],
  );
  assert.equal((await auditOf(s, 'oidc_connect')).length, 1);
  const notices = await write.selectFrom('jobs').select('payload').where('kind', '=', 'users.notice').execute();
  assert.equal(notices.length, 1, 'the user is told of the new way in');

  // Replayed callback: the provider refuses its code, and the state has been used.
  assert.deepEqual(await browser.callback(url), { page: '/admin', oidc_error: 'provider_refused' });
  const begun = await browser.start();
  const answers = [await browser.toCallback('sita', begun), await browser.toCallback('sita', begun)];
  const ends = [await browser.callback(answers[0] as string), await browser.callback(answers[1] as string)];
  assert.deepEqual([typeof ends[0]?.oidc_code, ends[1]?.oidc_error], ['string', 'state'], 'two codes for one state');
  assert.equal((await auditOf(s, 'oidc_connect')).length, 1, 'it is connected once');

  // The code expires, and a user who is disabled meanwhile gets no session.
  const late = await browser.signIn('sita');
  s.clock.ms += 61_000;
  assert.equal((await browser.call(session, { code: late.oidc_code })).status, 401, 'after a minute');
  const disabled = await browser.signIn('sita');
  await write.updateTable('users').set({ is_active: 0 }).where('id', '=', id).execute();
  assert.equal((await browser.call(session, { code: disabled.oidc_code })).status, 401);
  assert.equal((await browser.signIn('sita')).oidc_error, 'disabled');
  await write.updateTable('users').set({ is_active: 1 }).where('id', '=', id).execute();

  // Another account with the address, until an owner sets the address anew.
  assert.equal((await new Browser(s).signIn('successor')).oidc_error, 'other_account');
  const owner = await s.tokenOf('owner');
  for (const email of [null, 'sita@example.in']) {
    const json = { email, current_password: password };
    const headers = { 'if-match': '*' };
    const edited = await s.call(`/api/admin/users/${id}`, { method: 'PATCH', token: owner, json, headers });
    assert.equal(edited.status, 200, edited.text);
  }
  assert.ok((await new Browser(s).signIn('successor')).oidc_code);
  assert.equal((await new Browser(s).signIn('sita')).oidc_error, 'other_account');

  s.clock.ms += 3_600_000;
  await sweepOidcLogins(s.dinam.app);
  assert.equal((await write.selectFrom('oidc_logins').select('id').execute()).length, 0, 'expired rows go');
});

test('who is not known, verified, allowed or in the browser that began does not sign in', async (t) => {
  const provider = await startProvider(t, accounts());
  const s = await start(t, 'sqlite', { ...providerEnv(provider), OIDC_DOMAINS: 'example.in' });
  const id = await withEmail(s, 'ravi', 'ravi@example.in');
  const errorOf = async (login: string) => (await new Browser(s).signIn(login)).oidc_error;
  assert.equal(await errorOf('sita'), 'unknown_user');
  assert.equal(await errorOf('ravi'), 'email_unverified');
  assert.equal(await errorOf('gita'), 'domain');
  assert.deepEqual(
    (await auditOf(s, 'login_failed')).map((line) => JSON.parse(line.detail).reason),
    ['unknown_user', 'email_unverified', 'domain'],
  );
  provider.accounts.ravi = { email: 'ravi@example.in', email_verified: true };

  const browser = new Browser(s);
  const url = await browser.toCallback('ravi');
  const state = new URL(url).searchParams.get('state') as string;
  const asked = provider.asked.length;
  for (const [what, changed, result] of [
    ['forged', url.replace(state, `${state.slice(0, -2)}${state.endsWith('AA') ? 'BB' : 'AA'}`), 'state'],
    ['none', url.replace(/&state=[^&]*/, ''), 'state'],
    ['twice', `${url}&state=x`, undefined],
  ] as const) {
    const { oidc_code, oidc_error } = await browser.callback(changed);
    assert.deepEqual([oidc_code, oidc_error], [undefined, result], what);
  }
  assert.equal((await new Browser(s).callback(url)).oidc_error, 'state', 'another browser');
  s.clock.ms += 601_000;
  assert.equal((await browser.callback(url)).oidc_error, 'state', 'expired');
  assert.equal(provider.asked.length, asked, 'the provider was not asked');
  s.clock.ms -= 601_000;
  assert.ok((await browser.callback(url)).oidc_code, 'it was right until then');

  // Two windows of one browser.
  const windows = [await browser.toCallback('ravi'), await browser.toCallback('ravi')];
  for (const one of windows) assert.ok((await browser.callback(one)).oidc_code);
  const refusal = await browser.callback(
    `${publicUrl}/api/auth/oidc/callback?error=access_denied&state=${new URL(await browser.toCallback('ravi')).searchParams.get('state')}&iss=${encodeURIComponent(provider.issuer)}`,
  );
  assert.equal(refusal.oidc_error, 'denied');
  assert.equal(JSON.stringify(await auditOf(s, 'oidc_connect')).includes(`"${id}"`), true);
});

test('a first sign-in creates a user where that is wanted', async (t) => {
  const provider = await startProvider(t, accounts());
  const s = await start(t, 'sqlite', {
    ...providerEnv(provider),
    OIDC_DOMAINS: 'example.in',
    OIDC_NEW_USERS: 'contributor',
  });
  const browser = new Browser(s);
  const { oidc_code, ...rest } = await browser.signIn('meera');
  assert.deepEqual(rest, { page: '/admin' });
  const reply = await browser.call(session, { code: oidc_code, cookie: true });
  assert.equal(reply.status, 200, reply.text);
  assert.equal(reply.body.data.refresh_token, null);
  assert.ok(browser.cookies.get('dinam_refresh'));
  const standing = await limiter(s.dinam.app, 'users.oidc', 60, 900).take('127.0.0.1', 0);
  assert.equal(standing.remaining, 59, 'a sign-in of three requests counts once for its address');
  const me = (await s.call('/api/auth/me', { token: reply.body.data.token })).body.data;
  assert.deepEqual(
    [me.username, me.name, me.role, me.email, me.lang],
    ['meera-desk@example.in', 'மீரா', 'contributor', 'meera+desk@example.in', 'ta'],
  );
  assert.ok((await new Browser(s).signIn('meera')).oidc_code, 'the same user again');
  assert.equal(
    (await s.dinam.app.db.write.selectFrom('users').select('id').where('role', '=', 'contributor').execute()).length,
    1,
  );
  assert.equal((await new Browser(s).signIn('gita')).oidc_error, 'domain');
});

test('a provider that is down, slow, hostile or not allowed is a named error', async (t) => {
  const provider = await startProvider(t, accounts());
  const s = await start(t, 'sqlite', { ...providerEnv(provider), REQUEST_TIMEOUT_MS: '5000' });
  await withEmail(s, 'sita', 'sita@example.in');
  const browser = new Browser(s);
  provider.instead = (_, response) => response.writeHead(500).end();
  assert.equal((await browser.signIn('sita')).oidc_error, 'provider_unavailable', '500 from the discovery');
  provider.instead = (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
  assert.equal((await browser.signIn('sita')).oidc_error, 'provider_unavailable', 'a redirect is not followed');
  provider.instead = (_, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(`{"x": "${'వార్త'.repeat(100_000)}"}`);
  assert.equal((await browser.signIn('sita')).oidc_error, 'provider_unavailable', 'too large');
  provider.instead = (_, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"issuer": "https://id.example.in"}');
  assert.equal((await browser.signIn('sita')).oidc_error, 'provider_refused', 'another issuer');
  provider.instead = null;
  const url = await browser.toCallback('sita');
  provider.instead = (request) => request.resume(); // never answers
  assert.equal((await browser.callback(url)).oidc_error, 'provider_unavailable', 'slow');
  provider.instead = (_, response) => response.destroy();
  assert.equal((await browser.callback(url)).oidc_error, 'provider_unavailable', 'down');
  provider.instead = null;
  assert.ok((await browser.callback(url)).oidc_code, 'it can be tried again');

  const { OIDC_ALLOW: _, ...env } = providerEnv(provider);
  const closed = await start(t, 'sqlite', env);
  const asked = provider.asked.length;
  assert.equal((await new Browser(closed).signIn('sita')).oidc_error, 'provider_unavailable');
  assert.equal(provider.asked.length, asked, 'a private address that OIDC_ALLOW does not name');

  const without = await start(t, 'sqlite', { WORKERS: '0' });
  assert.deepEqual((await without.call('/api/auth/oidc')).body.data, { enabled: false, label: null });
  for (const path of ['start', 'callback?code=x&state=y'])
    assert.equal((await without.call(`/api/auth/oidc/${path}`)).status, 404);
  assert.equal((await without.call(session, { json: { code: 'x' } })).status, 404);
});
