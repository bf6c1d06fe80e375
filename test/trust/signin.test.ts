import assert from 'node:assert/strict';
import type { KyselyPlugin } from 'kysely';
import { generate } from 'otplib';
import type { App } from '../../src/core/app.ts';
import { addUser } from '../../src/users/users.ts';
import { type Json, onSqlite, type Reply, type Running, password as staffPassword, start } from '../support/helper.ts';

const password = 'నిజమైన-పాస్వర్డ్-42';

/** What the database is asked while `work` runs: the kind of each statement and its tables, not its values. */
async function queriesOf(app: App, work: () => Promise<unknown>): Promise<string[]> {
  const requests: string[] = [];
  const { write, pool } = app.db;
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      const names = JSON.stringify(node).matchAll(/"(?:table|identifier)":\{"kind":"IdentifierNode","name":"(\w+)"/g);
      requests.push(`${node.kind} ${[...names].map((m) => m[1]).join(' ')}`);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  app.db.write = write.withPlugin(plugin);
  const query = pool?.query;
  if (pool && query)
    pool.query = ((...args: unknown[]) => {
      const [first] = args as [string | { text?: string; name?: string }];
      requests.push(String(typeof first === 'string' ? first : (first.name ?? first.text)).slice(0, 60));
      return (query as (...a: unknown[]) => unknown).apply(pool, args);
    }) as typeof query;
  try {
    await work();
  } finally {
    app.db.write = write;
    if (pool && query) pool.query = query;
  }
  return requests;
}

type Login = (username: string, ip: string, more?: Record<string, unknown>) => Promise<Reply>;

const loginAt =
  (running: Running): Login =>
  (username, ip, more = {}) =>
    running.call('/api/auth/login', {
      json: { username, password, ...more },
      headers: { 'x-forwarded-for': ip },
    });

const proxied = { WORKERS: '0', TRUST_PROXY: '127.0.0.1' };

onSqlite('guessing reveals no name and locks no user out of a proven device', async (t, kind) => {
  const running = await start(t, kind, proxied);
  const { app } = running.dinam;
  for (const username of ['యజమాని', 'ரவி', 'कमल']) await addUser(app, { username, role: 'editor', password });
  const login = loginAt(running);
  const office = '203.0.113.7';
  const first = await login('యజమాని', office);
  assert.equal(first.status, 200, first.text);
  const { device_token } = first.body.data;
  assert.equal((await login('ரவி', office)).status, 200);
  const seldom = (await login('कमल', '198.51.100.1', { cookie: true })).headers.getSetCookie();
  const device = seldom.find((cookie) => cookie.startsWith('dinam_device='));
  assert.match(device ?? '', /Path=\/api\/auth; Max-Age=15552000; HttpOnly; Secure; SameSite=Strict/);

  const wrong = { password: 'ఊహించిన' };
  const known = await queriesOf(app, () => login('कमल', office, wrong));
  const unknown = await queriesOf(app, () => login('ఎవరూకాదు', office, wrong));
  assert.ok(known.some((q) => /users/.test(q)) && known.some((q) => /audit/.test(q)), known.join('\n'));
  assert.deepEqual(known, unknown, 'a wrong guess');
  for (let i = 0; i < 10; i++) await login('యజమాని', office, wrong);
  for (let i = 0; i < 38; i++) await login(`పేరు${i}`, office, wrong);

  let statuses: number[] = [];
  const refusedKnown = await queriesOf(app, async () => statuses.push((await login('कमल', office)).status));
  const refusedUnknown = await queriesOf(app, async () => statuses.push((await login('మరొకరు', office)).status));
  assert.deepEqual(statuses, [429, 429]);
  assert.deepEqual(refusedKnown, refusedUnknown, 'a refusal');
  assert.ok(!refusedKnown.some((q) => /\busers\b/.test(q)), 'nothing about the user is asked before it');

  // From the same address: who has been let in there before, and who has proof that others do not have.
  assert.equal((await login('ரவி', office)).status, 200, 'limit of the address');
  assert.equal((await login('యజమాని', office)).status, 429, 'ten guesses at this very pair');
  assert.equal((await login('యజమాని', office, { device_token })).status, 200, 'a proven device');
  const cookie = (device as string).split(';')[0] as string;
  const byCookie = await running.call('/api/auth/login', {
    json: { username: 'कमल', password },
    headers: { 'x-forwarded-for': office, cookie },
  });
  assert.equal(byCookie.status, 200, 'the same as a cookie');
  // The proof is for its own account, can not be made up, and is no key.
  const [random, time, ver] = device_token.split('.');
  statuses = [];
  for (const forged of [
    `${random}.${time}.${ver}.${'A'.repeat(22)}`,
    device_token,
    'x',
    `${random}.zzzzzzz.${ver}.${'A'.repeat(22)}`,
  ])
    statuses.push((await login('కొత్తవారు', office, { device_token: forged })).status);
  assert.deepEqual(statuses, [429, 429, 429, 429]);
  assert.equal((await login('యజమాని', office, { device_token, ...wrong })).status, 401);

  const lines = await app.db.write.selectFrom('audit').selectAll().where('action', '=', 'login_failed').execute();
  assert.equal(lines.length, 51, 'each that was looked at, none that was refused');
  assert.ok(lines.every((line) => JSON.parse(line.detail).ip === office && line.actor_id === null));
  assert.ok(!JSON.stringify(lines).includes('పేరు'), 'what a stranger typed is not kept');
});

async function turnOn(running: Running, token: string): Promise<(at?: number) => Promise<string>> {
  const json = { current_password: password };
  const { secret } = (await running.call('/api/auth/totp/setup', { token, json })).body.data;
  const code = (at = running.clock.ms): Promise<string> => generate({ secret, epoch: Math.floor(at / 1000) });
  const on = await running.call('/api/auth/totp/enable', { token, json: { code: await code() } });
  assert.equal(on.status, 200, on.text);
  running.clock.ms += 30_000;
  return code;
}

onSqlite('wrong codes add up over all windows, cost hours, and are reported', async (t, kind) => {
  const running = await start(t, kind, proxied);
  const { app } = running.dinam;
  await addUser(app, { username: 'యజమాని', role: 'owner', password });
  const login = loginAt(running);
  const { token, device_token } = (await login('యజమాని', '203.0.113.7')).body.data as Json;
  const code = await turnOn(running, token);
  const next = (() => {
    let n = 0;
    return (): string => `198.51.${++n}.1`;
  })();
  // At once, and hours apart: it is the row that counts.
  const both = await Promise.all(Array.from({ length: 8 }, () => login('యజమాని', next(), { otp: '000000' })));
  assert.deepEqual(
    both.map((r) => r.body.code),
    Array(8).fill('otp_required'),
  );
  running.clock.ms += 3 * 3_600_000;
  for (let i = 0; i < 2; i++) assert.equal((await login('యజమాని', next(), { otp: '000000' })).status, 401);
  const refused = await login('యజమాని', next(), { otp: await code() });
  assert.equal(refused.status, 429, 'the right code too');
  const wait = Number(refused.headers.get('retry-after'));
  assert.ok(wait > 3_500 && wait <= 3_600, String(wait));
  running.clock.ms += 3_600_000;
  assert.equal((await login('యజమాని', next(), { otp: '000000' })).status, 401);
  running.clock.ms += 3_600_000;
  assert.equal((await login('యజమాని', next(), { otp: await code() })).status, 429, 'two hours now');

  const own = await login('యజమాని', next(), { otp: await code(), device_token });
  assert.equal(own.status, 200, 'the device of the owner is not kept out');
  const me = await running.call('/api/auth/me', { token: own.body.data.token });
  const notices = me.body.data.security_notices as { action: string; ip: string }[];
  assert.equal(notices.filter((n) => n.action === 'factor_failed').length, 11);
  assert.equal(notices.filter((n) => n.action === 'factor_locked').length, 2);
  assert.match(notices[0]?.ip ?? '', /^198\.51\./);
  running.clock.ms += 60_000;
  assert.equal((await login('యజమాని', next(), { otp: await code() })).status, 200, 'success begins anew');
  const { factor_failures } = await app.db.write
    .selectFrom('users')
    .select('factor_failures')
    .where('username', '=', 'యజమాని')
    .executeTakeFirstOrThrow();
  assert.equal(factor_failures, 0);
});

onSqlite('an access token alone becomes no account', async (t, kind) => {
  const running = await start(t, kind, proxied);
  const { app } = running.dinam;
  const { user } = await addUser(app, { username: 'యజమాని', role: 'owner', password });
  const { token } = (await loginAt(running)('యజమాని', '203.0.113.7')).body.data as Json;
  const path = `/api/admin/users/${user.id}`;
  const edit = (json: object) => running.call(path, { method: 'PATCH', token, json, headers: { 'if-match': '*' } });
  const add = (json: object) => running.call('/api/admin/users', { token, json });
  const another = { username: 'చొరబాటు', role: 'owner', password: 'దొంగిలించిన-తాళం-9' };
  for (const reply of [
    await edit({ password: another.password }),
    await edit({ role: 'owner' }),
    await edit({ username: 'వేరే' }),
    await edit({ totp_enabled: false }),
    await add(another),
    await running.call('/api/auth/totp/setup', { token, json: {} }),
    await running.call('/api/auth/totp/setup', { method: 'POST', token }),
  ]) {
    assert.equal(reply.status, 403, reply.text);
    assert.equal(reply.body.code, 'reauthentication_required');
  }
  const guess = await add({ ...another, current_password: 'ఊహ' });
  assert.deepEqual([guess.status, guess.body.errors[0].field], [400, 'current_password']);
  assert.equal((await edit({ name: 'పేరు' })).status, 200, 'a name opens nothing');
  const noFactor = await add({ ...another, otp: '123456' });
  assert.deepEqual([noFactor.status, noFactor.body.errors[0].field], [400, 'otp']);
  const code = await turnOn(running, token);
  const wrong = await add({ ...another, otp: '12345' });
  assert.deepEqual([wrong.status, wrong.body.errors[0].field], [400, 'otp']);
  const otp = await code();
  assert.equal((await add({ ...another, otp })).status, 201);
  assert.equal((await edit({ must_change_password: false, otp })).status, 400, 'a code works once');
  assert.equal((await edit({ must_change_password: false, current_password: password })).status, 200);
  const { user: former } = await addUser(app, { username: 'మాజీ', role: 'editor', password });
  const remove = (json?: object) =>
    running.call(`/api/admin/users/${former.id}`, { method: 'DELETE', token, headers: { 'if-match': '*' }, json });
  assert.equal((await remove()).body.code, 'reauthentication_required');
  assert.equal((await remove({ current_password: 'ఊహ' })).status, 400);
  assert.equal((await remove({ current_password: password })).status, 200);
  for (let i = 0; i < 20; i++) await edit({ role: 'owner', current_password: 'ఊహ' });
  assert.equal((await edit({ role: 'owner', current_password: 'ఊహ' })).status, 429, 'and guesses are limited');
});

onSqlite('only an owner leads phones to a program, and only to a store', async (t, kind) => {
  const running = await start(t, kind, { WORKERS: '0' });
  const [owner, editor] = [await running.tokenOf('owner'), await running.tokenOf('editor')];
  const add = (token: string, store_url: string) =>
    running.call('/api/admin/releases', {
      token,
      json: {
        platform: 'android',
        version: '9.9',
        version_code: 99,
        min_version: '9.9',
        store_url,
        current_password: staffPassword,
      },
    });
  assert.equal((await add(editor, 'https://play.google.com/store/apps/details?id=in.example')).status, 403);
  for (const store_url of [
    'https://evil.example/malware.apk',
    'http://play.google.com/store',
    'https://play.google.com.evil.example/',
    'https://play.google.com@evil.example/',
    'https://play.google.com:8443/',
  ]) {
    const reply = await add(owner, store_url);
    assert.deepEqual([reply.status, reply.body.errors?.[0]?.field], [400, 'store_url'], store_url);
  }
  const settings = '/api/admin/settings/security';
  assert.equal((await running.call(settings, { token: editor })).status, 403);
  const change = (json: object) =>
    running.call(settings, { method: 'PATCH', token: owner, json, headers: { 'if-match': '*' } });
  const confirmed = (json: object) => change({ current_password: staffPassword, ...json });
  const refused = await change({ mfa_roles: [] });
  assert.deepEqual([refused.status, refused.body.code], [403, 'reauthentication_required']);
  assert.equal((await change({ mfa_roles: [], current_password: 'ఊహ' })).status, 400);
  assert.equal((await confirmed({ store_hosts: ['apps.example.in'], link_schemes: ['https'] })).status, 200);
  assert.equal((await add(owner, 'https://apps.example.in/news.apk')).status, 201);
  assert.equal((await confirmed({ link_schemes: ['intent'] })).status, 400);
  const push = (deep_link: string) =>
    running.call('/api/admin/notifications', {
      token: owner,
      json: { title: 'వార్త', target: { type: 'all' }, deep_link },
    });
  assert.equal((await push('http://example.in/')).status, 400, 'taken off the list');
  assert.notEqual((await push('dinam://news/5')).status, 400, 'the app of link_prefix');

  // A role that demands a second factor: its user can get one, and nothing else.
  assert.equal((await confirmed({ mfa_roles: ['editor'] })).status, 200);
  assert.equal((await running.call('/api/admin/news', { token: editor })).status, 403);
  assert.equal((await running.call('/api/auth/me', { token: editor })).status, 200);
  assert.equal((await running.call('/api/admin/news', { token: owner })).status, 200);
});

onSqlite('a session ends some day however often it is renewed', async (t, kind) => {
  const running = await start(t, kind, proxied);
  await addUser(running.dinam.app, { username: 'యజమాని', role: 'owner', password });
  let { refresh_token, token } = (await loginAt(running)('యజమాని', '203.0.113.7')).body.data as Json;
  const renew = () => running.call('/api/auth/refresh', { json: { refresh_token } });
  for (let day = 0; day < 80; day += 20) {
    running.clock.ms += 20 * 86_400_000;
    const reply = await renew();
    assert.equal(reply.status, 200, `day ${day + 20}`);
    ({ refresh_token, token } = reply.body.data);
  }
  running.clock.ms += 10 * 86_400_000;
  assert.equal((await renew()).status, 401, 'the 90th day');
  assert.equal((await running.call('/api/auth/me', { token })).status, 401);
});
