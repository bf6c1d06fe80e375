import assert from 'node:assert/strict';
import { generate } from 'otplib';
import { sweepChallenges } from '../../src/users/passkeys/challenge.ts';
import { Authenticator } from '../support/authenticator.ts';
import { type Json, onBoth, onSqlite, password, type Running, start } from '../support/helper.ts';

const site = 'https://desk.example.in';
const passkeys = '/api/auth/passkeys';
const confirmed = { current_password: password };

const begin = (t: Parameters<typeof start>[0], kind: Parameters<typeof start>[1], extra = {}) =>
  start(t, kind, { WORKERS: '0', PUBLIC_URL: site, TRUST_PROXY: '127.0.0.1', ...extra });

/** What the server wants signed. */
const wanted = async (s: Running): Promise<Json> =>
  (await s.call(`${passkeys}/login/options`, { method: 'POST' })).body.data;

const login = (s: Running, credential: Json, more = {}, from = '203.0.113.1') =>
  s.call(`${passkeys}/login`, { json: { credential, ...more }, headers: { 'x-forwarded-for': from } });

const options = async (s: Running, token: string): Promise<Json> =>
  (await s.call(`${passkeys}/options`, { token, json: confirmed })).body.data;

/** An authenticator with a passkey of the user of a token. */
async function enrolled(s: Running, token: string, name = 'టాబ్లెట్', alg = -7) {
  const device = new Authenticator(site);
  const credential = device.create(await options(s, token), { alg });
  const added = await s.call(passkeys, { token, json: { name, credential } });
  assert.equal(added.status, 201, added.text);
  return { device, added: added.body.data };
}

onSqlite('a passkey signs in without name and password, and is listed, renamed and removed', async (t, kind) => {
  const s = await begin(t, kind);
  const token = await s.tokenOf('editor');
  const { db } = s.dinam.app;
  const email = 'ravi@example.in';
  await db.write.updateTable('users').set({ email, email_key: email }).where('username', '=', 'test.editor').execute();
  const bare = await s.call(`${passkeys}/options`, { token, json: {} });
  assert.equal(bare.body.code, 'reauthentication_required');
  const made = await options(s, token);
  assert.deepEqual(
    [made.rp.id, made.user.name, made.authenticatorSelection.residentKey, made.attestation, made.excludeCredentials],
    ['desk.example.in', 'test.editor', 'required', 'none', []],
  );
  assert.ok(!Buffer.from(made.user.id, 'base64url').toString().includes('test'), 'the handle names nobody');

  const { device, added } = await enrolled(s, token);
  assert.deepEqual([added.name, added.last_used_at, added.is_synced], ['టాబ్లెట్', null, false]);
  const again = await options(s, token);
  assert.equal(again.user.id, made.user.id, 'a user has one handle');
  assert.throws(() => device.create(again), /InvalidStateError/, 'the same authenticator is not asked twice');

  s.clock.ms += 60_000;
  const entered = await login(s, device.get(await wanted(s)));
  assert.equal(entered.status, 200, entered.text);
  assert.equal(entered.body.data.user.username, 'test.editor');
  const own = entered.body.data.token;
  assert.equal((await s.call('/api/auth/me', { token: own })).status, 200);
  const sessions = (await s.call('/api/auth/sessions', { token: own })).body.data;
  assert.equal(sessions.find((one: Json) => one.is_current).signed_in_by, 'passkey');
  const cookies = (await login(s, device.get(await wanted(s)), { cookie: true, username: 'TEST.editor' })).headers;
  assert.match(cookies.getSetCookie().join(), /dinam_refresh=[^;]+; Path=\/api\/auth;.*HttpOnly; Secure/);

  const synced = await enrolled(s, token, 'ఫోన్', -8);
  synced.device.step = 0;
  for (const _ of [1, 2])
    assert.equal((await login(s, synced.device.get(await wanted(s)))).status, 200, 'never counts');
  const { data } = (await s.call(passkeys, { token })).body;
  assert.deepEqual(
    data.map(({ name, is_synced }: Json) => [name, is_synced]),
    [
      ['టాబ్లెట్', false],
      ['ఫోన్', true],
    ],
  );
  assert.ok(data.every(({ last_used_at }: Json) => last_used_at !== null));
  const item = `${passkeys}/${added.id}`;
  const renamed = await s.call(item, { method: 'PATCH', token, json: { name: ' घर का  फ़ोन ' } });
  assert.equal(renamed.body.data.name, 'घर का फ़ोन');
  const other = await s.tokenOf('chief');
  assert.equal((await s.call(item, { method: 'PATCH', token: other, json: { name: 'x' } })).status, 404);
  assert.equal((await s.call(item, { method: 'DELETE', token: other, json: confirmed })).status, 404);
  assert.deepEqual((await s.call(passkeys, { token: other })).body.data, []);
  assert.equal((await s.call(item, { method: 'DELETE', token, json: {} })).status, 403);
  assert.equal((await s.call(item, { method: 'DELETE', token, json: confirmed })).status, 200);
  assert.equal((await login(s, device.get(await wanted(s)))).status, 401);

  const notices = await db.write.selectFrom('jobs').select('payload').where('kind', '=', 'users.notice').execute();
  assert.deepEqual(
    notices.map(({ payload }) => JSON.parse(payload).event),
    ['passkey_added', 'passkey_added', 'passkey_removed'],
  );
  const lines = await db.write.selectFrom('audit').select(['action', 'detail']).orderBy('id').execute();
  assert.deepEqual(
    lines.flatMap(({ action }) => (action.startsWith('passkey') ? [action] : [])),
    ['passkey_add', 'passkey_add', 'passkey_rename', 'passkey_remove'],
  );
  assert.ok(lines.some(({ action, detail }) => action === 'login' && JSON.parse(detail).by === 'passkey'));

  const owner = await s.tokenOf('owner');
  const { id } = (await s.call('/api/auth/me', { token })).body.data;
  const all = `/api/admin/users/${id}/passkeys`;
  assert.equal((await s.call(all, { method: 'DELETE', token: other, json: confirmed })).status, 403);
  assert.equal((await s.call(all, { method: 'DELETE', token: owner, json: {} })).status, 403);
  assert.deepEqual((await s.call(all, { method: 'DELETE', token: owner, json: confirmed })).body.data, { removed: 1 });
  assert.equal((await login(s, synced.device.get(await wanted(s)))).status, 401);
  assert.equal(
    (await s.call('/api/admin/users/999/passkeys', { method: 'DELETE', token: owner, json: confirmed })).status,
    404,
  );
});

onSqlite('a credential that is not what was asked for becomes no passkey', async (t, kind) => {
  const s = await begin(t, kind);
  const token = await s.tokenOf('editor');
  const add = (credential: Json, by = token) => s.call(passkeys, { token: by, json: { name: 'x', credential } });
  const device = new Authenticator(site);
  const certificates = new Map([
    ['alg', -7],
    ['sig', Buffer.alloc(70)],
    ['x5c', [Buffer.alloc(100)]],
  ] as [string, never][]);
  for (const [why, other] of Object.entries({
    origin: { origin: 'https://desk.example.in.evil.example' },
    'plain http': { origin: 'http://desk.example.in' },
    site: { rpId: 'example.in' },
    type: { type: 'webauthn.get' },
    'user verification': { isVerified: false },
    certificates: { fmt: 'packed', statement: certificates },
    format: { fmt: 'tpm' },
  })) {
    const refused = await add(device.create(await options(s, token), other));
    assert.deepEqual([refused.status, refused.body.errors?.[0]?.field], [400, 'credential'], why);
  }
  const damaged = device.create(await options(s, token));
  damaged.response.attestationObject = damaged.response.attestationObject.slice(0, 60);
  assert.equal((await add(damaged)).status, 400);

  const expired = await options(s, token);
  s.clock.ms += 301_000;
  assert.equal((await add(device.create(expired))).status, 409);
  assert.equal((await add(device.create(await options(s, token)), await s.tokenOf('chief'))).status, 409);
  const forged = Buffer.from(`${Math.floor(s.clock.ms / 1000).toString(36)}.${'a'.repeat(22)}.${'b'.repeat(22)}`);
  assert.equal(
    (await add(device.create(await options(s, token), { challenge: forged.toString('base64url') }))).status,
    409,
  );
  const signIn = (await wanted(s)).challenge;
  assert.equal((await add(device.create(await options(s, token), { challenge: signIn }))).status, 409, 'of a sign-in');

  const { db } = s.dinam.app;
  assert.deepEqual(await db.write.selectFrom('passkeys').selectAll().execute(), []);
  assert.deepEqual(await db.write.selectFrom('passkey_challenges').selectAll().execute(), []);
});

onSqlite('a sign-in that is not right gets one answer, whatever is wrong', async (t, kind) => {
  const s = await begin(t, kind);
  const { device } = await enrolled(s, await s.tokenOf('editor'));
  const chief = await enrolled(s, await s.tokenOf('chief'));
  const answers = new Set<string>();
  let address = 0;
  const refused = async (why: string, credential: Json, more = {}): Promise<void> => {
    const { status, body } = await login(s, credential, more, `198.51.100.${++address}`); // the limit of an address is another matter
    assert.equal(status, 401, why);
    const { request_id: _, requestId: __, ...rest } = body;
    answers.add(JSON.stringify(rest));
  };
  const [key] = device.held;
  const [other] = chief.device.held;
  assert.ok(key && other);
  await refused('origin', device.get(await wanted(s), { origin: 'https://desk.example.org' }));
  await refused('site', device.get(await wanted(s), { rpId: 'example.in' }));
  await refused('type', device.get(await wanted(s), { type: 'webauthn.create' }));
  await refused('user verification', device.get(await wanted(s), { isVerified: false }));
  await refused('signature', device.get(await wanted(s), { spoil: true }));
  await refused('challenge', device.get({ ...(await wanted(s)), challenge: 'AAAA' }));
  await refused('no such passkey', { ...device.get(await wanted(s)), id: 'AAAA', rawId: 'AAAA' });
  await refused('the key of another passkey', { ...device.get(await wanted(s)), id: other.id, rawId: other.id });
  await refused('the handle of another user', device.get(await wanted(s), { userHandle: other.handle }));
  await refused('the name of another user', device.get(await wanted(s)), { username: 'test.chief' });
  await refused('a name that does not exist', device.get(await wanted(s)), { username: 'nobody' });
  const late = await wanted(s);
  s.clock.ms += 301_000;
  await refused('an old challenge', device.get(late));

  const used = device.get(await wanted(s));
  assert.equal((await login(s, used)).status, 200);
  await refused('a replay', used);
  const counter = key.counter;
  await refused('a counter that stands still', device.get(await wanted(s), { counter }));
  await refused('a counter that falls', device.get(await wanted(s), { counter: 1 }));
  await refused('no counter any more', device.get(await wanted(s), { counter: 0 }));
  const { db } = s.dinam.app;
  await db.write.updateTable('users').set({ is_active: 0 }).where('username', '=', 'test.editor').execute();
  await refused('a disabled user', device.get(await wanted(s)));
  assert.equal(answers.size, 1, [...answers].join('\n'));

  const lines = await db.write.selectFrom('audit').select('detail').where('action', '=', 'login_failed').execute();
  const reasons = new Set(lines.map(({ detail }) => JSON.parse(detail).reason));
  assert.deepEqual([...reasons].sort(), ['challenge', 'counter', 'disabled', 'invalid', 'unknown', 'username']);
  assert.equal((await login(s, chief.device.get(await wanted(s)))).status, 200);

  const spoilt = async () => (await login(s, chief.device.get(await wanted(s), { spoil: true }))).status;
  const statuses: number[] = [];
  for (let i = 0; i < 11; i++) statuses.push(await spoilt());
  assert.deepEqual([statuses.slice(0, 10), statuses[10]], [Array(10).fill(401), 429], 'as with passwords');
});

onSqlite('a passkey takes the place of the second factor, and no password adds one beside it', async (t, kind) => {
  const s = await begin(t, kind);
  const { db } = s.dinam.app;
  const token = await s.tokenOf('editor');
  const { device } = await enrolled(s, token);
  const owner = await s.tokenOf('owner');
  const setup = (by: string) => s.call('/api/auth/totp/setup', { token: by, json: confirmed });
  const byPassword = async (username: string): Promise<string> =>
    (await s.call('/api/auth/login', { json: { username, password } })).body.data.token;
  const plain = await byPassword('test.editor');

  const { secret } = (await setup(owner)).body.data;
  const code = await generate({ secret, epoch: Math.floor(s.clock.ms / 1000) });
  assert.equal((await s.call('/api/auth/totp/enable', { token: owner, json: { code } })).status, 200);
  const json = { mfa_roles: ['editor', 'chief'], current_password: password };
  const set = await s.call('/api/admin/settings/security', {
    method: 'PATCH',
    token: owner,
    json,
    headers: { 'if-match': '*' },
  });
  assert.equal(set.status, 200, set.text);
  const read = async (by: string) => (await s.call('/api/admin/news', { token: by })).status;
  assert.equal(await read(token), 200, 'the session in which it was added');
  assert.equal(await read(plain), 403);
  for (const path of ['/api/auth/totp/setup', `${passkeys}/options`])
    assert.equal(
      (await s.call(path, { token: plain, json: confirmed })).status,
      403,
      'the password alone adds no other',
    );
  const { data } = (await login(s, device.get(await wanted(s)))).body;
  assert.equal(await read(data.token), 200);
  const chief = await s.tokenOf('chief');
  assert.equal(await read(chief), 403);
  assert.equal((await s.call(passkeys, { token: chief })).status, 200, 'the page to add one opens');
  await enrolled(s, chief);
  assert.equal(await read(chief), 200, 'a first passkey can be added, and counts at once');

  await db.write
    .updateTable('users')
    .set({ totp_secret: secret, totp_enabled: 1 })
    .where('username', '=', 'test.editor')
    .execute();
  assert.equal((await login(s, device.get(await wanted(s)))).status, 200, 'no code is asked for');
  await db.write.updateTable('users').set({ must_change: 1 }).where('username', '=', 'test.editor').execute();
  const first = (await login(s, device.get(await wanted(s)))).body.data;
  assert.equal(first.user.must_change_password, true);
  assert.equal(await read(first.token), 403);
  const chosen = { current: password, new: 'మరో-కొత్త-रहस्य-2027' };
  const changed = (await s.call('/api/auth/password', { token: first.token, json: chosen })).body.data;
  const [session] = (await s.call('/api/auth/sessions', { token: changed.token })).body.data;
  assert.equal(session.signed_in_by, 'passkey', 'the session goes on');
});

onBoth('of two requests at once with one signature one gets in', async (t, kind) => {
  const s = await begin(t, kind);
  const token = await s.tokenOf('editor');
  const device = new Authenticator(site);
  const credential = device.create(await options(s, token));
  const added = await Promise.all([1, 2].map(() => s.call(passkeys, { token, json: { name: 'x', credential } })));
  assert.deepEqual(added.map(({ status }) => status).sort(), [201, 409]);
  device.step = 0;
  const signed = device.get(await wanted(s));
  const entered = await Promise.all([login(s, signed), login(s, signed)]);
  assert.deepEqual(entered.map(({ status }) => status).sort(), [200, 401]);
  const { app } = s.dinam;
  const used = async () => (await app.db.write.selectFrom('passkey_challenges').select('id').execute()).length;
  await sweepChallenges(app);
  assert.equal(await used(), 2, 'what is still valid must stay known');
  s.clock.ms += 301_000;
  await sweepChallenges(app);
  assert.equal(await used(), 0);
});

onSqlite('an address that browsers give no passkeys says so', async (t, kind) => {
  const s = await begin(t, kind, { PUBLIC_URL: 'http://desk.example.in' });
  const token = await s.tokenOf('editor');
  for (const reply of [
    await s.call(`${passkeys}/login/options`, { method: 'POST' }),
    await s.call(`${passkeys}/options`, { token, json: confirmed }),
  ]) {
    assert.equal(reply.status, 409);
    assert.match(reply.body.message, /PUBLIC_URL with https.*http:\/\/desk\.example\.in/);
  }
  const headers = { 'x-dinam-client': 'web', 'accept-language': 'ta-IN, te;q=0.5' };
  const shown = await s.call(`${passkeys}/login/options?lang=te`, { method: 'POST', headers });
  assert.match(shown.body.message, /கடவுச்சாவிகளுக்கு PUBLIC_URL இல் https/, 'in the language of the one who reads it');
});
