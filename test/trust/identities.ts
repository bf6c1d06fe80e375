import type { KeyObject } from 'node:crypto';
import { createHash } from 'node:crypto';
import { SignJWT } from 'jose';
import { type App, systemActor } from '../../src/core/app.ts';
import type { Role } from '../../src/core/model/rights.ts';
import { createApiToken } from '../../src/users/api-tokens/api-tokens.ts';
import { newTokenSecret } from '../../src/users/api-tokens/secret.ts';
import type { ApiTokenInput } from '../../src/users/model/api-token.ts';
import { refreshTokenOf } from '../../src/users/sessions/refresh.ts';
import { loadSecrets } from '../../src/users/sessions/tokens.ts';
import { newPerson, newSession, type Person } from './people.ts';

export type Level = Role;

/** A way to say who asks, and as what it must count: `nobody` gets 401, `forced` has to change the password first. */
export interface Identity {
  name: string;
  counts: Level | 'nobody' | 'forced';
  headers: Record<string, string | string[]>;
  /** Of an API token: `*:read` or `*:write`. */
  scope?: 'read' | 'write';
  /** Added to the address. */
  query?: string;
}

const bytes = (text: string): string => Buffer.from(text).toString('base64url');
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

const newApiToken = (app: App, { id }: Person['user'], scopes: string[]) =>
  createApiToken(app, id, { name: 'యంత్రం', scopes: scopes as ApiTokenInput['scopes'] }, systemActor);

/** Every kind of identity that was thought of; those of the roles come last. */
export async function identities(app: App): Promise<Identity[]> {
  const [secret] = await loadSecrets(app);
  const { kid, key } = secret as { kid: string; key: KeyObject };
  const owner = await newPerson(app, 'owner');
  const chief = await newPerson(app, 'chief');
  const editor = await newPerson(app, 'editor');
  const contributor = await newPerson(app, 'contributor');
  const viewer = await newPerson(app, 'viewer');
  const now = Math.floor(app.now() / 1000);

  const claimsOf = ({ user, sessionId }: Person): Record<string, unknown> => ({
    sub: String(user.id),
    role: user.role,
    ver: user.ver,
    sid: sessionId,
    iss: 'dinam',
    iat: now,
    exp: now + 900,
    jti: crypto.randomUUID(),
  });
  const good = claimsOf(owner);
  const sign = (change: object, header: object = {}, by: KeyObject | Uint8Array = key): Promise<string> =>
    new SignJWT(JSON.parse(JSON.stringify({ ...good, ...change })))
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid, ...header })
      .sign(by);
  /** Not even signed, or by a header that the library would not write. */
  const raw = (header: object, signature = ''): string =>
    `${bytes(JSON.stringify(header))}.${bytes(JSON.stringify(good))}.${signature}`;
  const [head, body, seal] = (await sign({})).split('.') as [string, string, string];
  const other = new TextEncoder().encode('x'.repeat(48));
  const jwk = { kty: 'oct', k: Buffer.from(other).toString('base64url') };

  const disabled = await newPerson(app, 'owner');
  await app.db.write.updateTable('users').set({ is_active: 0 }).where('id', '=', disabled.user.id).execute();
  const removed = await newPerson(app, 'owner');
  await app.db.write.deleteFrom('sessions').where('user_id', '=', removed.user.id).execute();
  await app.db.write.deleteFrom('users').where('id', '=', removed.user.id).execute();
  const past = '2026-01-01T00:00:00.000Z';
  const loggedOut = await newSession(app, owner.user);
  await app.db.write.updateTable('sessions').set({ ended_at: past }).where('id', '=', loggedOut.sessionId).execute();
  const everywhere = await newPerson(app, 'owner');
  await app.db.write
    .updateTable('users')
    .set({ ver: everywhere.user.ver + 1 })
    .where('id', '=', everywhere.user.id)
    .execute();
  const demoted = await newPerson(app, 'owner');
  await app.db.write.updateTable('users').set({ role: 'viewer' }).where('id', '=', demoted.user.id).execute();
  const opened = await app.db.write
    .selectFrom('sessions')
    .selectAll()
    .where('id', '=', owner.sessionId)
    .executeTakeFirstOrThrow();
  const refresh = await refreshTokenOf(app, { session: opened, user: owner.user, random: 'a'.repeat(43), isNew: true });

  const apiToken = (user: Person['user'], scope: string) => newApiToken(app, user, [scope]);
  const [revoked, ended, ofDisabled] = [
    await apiToken(owner.user, '*:write'),
    await apiToken(owner.user, '*:write'),
    await apiToken(disabled.user, '*:write'),
  ];
  await app.db.write.updateTable('api_tokens').set({ revoked_at: past }).where('id', '=', revoked.id).execute();
  await app.db.write.updateTable('api_tokens').set({ expires_at: past }).where('id', '=', ended.id).execute();
  const ofDemoted = await apiToken(demoted.user, '*:write');
  const toWrite = await apiToken(owner.user, '*:write');
  const toRead = await apiToken(owner.user, '*:read');

  const refused: Record<string, Identity['headers']> = {
    'a revoked API token': bearer(revoked.secret),
    'an expired API token': bearer(ended.secret),
    'an API token of a disabled user': bearer(ofDisabled.secret),
    'an API token that nobody made': bearer(newTokenSecret().secret),
    'an API token with another letter': bearer(toWrite.secret.replace(/.$/, (c) => (c === 'a' ? 'b' : 'a'))),
    'an API token and half of another': bearer(`${toWrite.secret}.${toWrite.secret}`),
    'the prefix of an API token': bearer(toWrite.secret.slice(0, 12)),
    'the hash of an API token': bearer(`dinam_${createHash('sha256').update(toWrite.secret).digest('hex')}`),
    'no token': {},
    'an empty header': { authorization: '' },
    'a scheme without a token': { authorization: 'Bearer' },
    garbage: bearer('ten.thousand.lakh'),
    'letters of no token': { authorization: `Bearer ${Buffer.from('తాళం').toString('latin1')}` },
    'Basic with name and password': { authorization: `Basic ${Buffer.from('admin:admin').toString('base64')}` },
    'too long': bearer(`${head}.${'a'.repeat(5_000)}.${seal}`),
    'one that has expired': bearer(await sign({ exp: now - 1, iat: now - 901 })),
    'no end': bearer(await sign({ exp: undefined })),
    'alg none': bearer(raw({ alg: 'none', kid })),
    'alg None with a signature': bearer(raw({ alg: 'None', kid }, seal)),
    'alg none, without the last dot': bearer(raw({ alg: 'none', kid }).slice(0, -1)),
    'the signature left out': bearer(`${head}.${body}.`),
    'the claims changed': bearer(`${head}.${bytes(JSON.stringify({ ...good, exp: now + 86_400 }))}.${seal}`),
    HS384: bearer(await sign({}, { alg: 'HS384' })),
    HS512: bearer(await sign({}, { alg: 'HS512' })),
    'another secret': bearer(await sign({}, { kid: 'another' }, other)),
    'another secret under the right kid': bearer(await sign({}, {}, other)),
    'an empty secret': bearer(await sign({}, {}, new TextEncoder().encode('\0'))),
    'no kid': bearer(await sign({}, { kid: undefined })),
    'a path as kid': bearer(await sign({}, { kid: '../../../../dev/null' }, other)),
    '__proto__ as kid': bearer(await sign({}, { kid: '__proto__' }, other)),
    'SQL as kid': bearer(await sign({}, { kid: "' or '1'='1" }, other)),
    'a list as kid': bearer(raw({ alg: 'HS256', kid: [kid] }, seal)),
    'a key of its own in the header': bearer(await sign({}, { jwk, kid: 'own' }, other)),
    crit: bearer(raw({ alg: 'HS256', kid, crit: ['exp'] }, seal)),
    'another issuer': bearer(await sign({ iss: 'dinam.evil' })),
    'no issuer': bearer(await sign({ iss: undefined })),
    'no jti': bearer(await sign({ jti: undefined })),
    'not yet': bearer(await sign({ nbf: now + 3_600 })),
    'another ver': bearer(await sign({ ver: owner.user.ver + 1 })),
    'ver as text': bearer(await sign({ ver: String(owner.user.ver) })),
    "an owner's sub in a viewer's session": bearer(await sign({ sid: viewer.sessionId })),
    'SQL as sub': bearer(await sign({ sub: `${owner.user.id} or 1=1` })),
    'a fraction as sub': bearer(await sign({ sub: '1.5' })),
    'sid null': bearer(await sign({ sid: null })),
    'sid 0': bearer(await sign({ sid: 0 })),
    'sid of nobody': bearer(await sign({ sid: 987_654_321 })),
    'a refresh token': bearer(refresh),
    'two headers': { authorization: [`Bearer ${owner.token}`, `Bearer ${owner.token}`] },
    'the token in a cookie': {
      cookie: `token=${owner.token}; authorization=Bearer ${owner.token}; dinam_refresh=${refresh}`,
    },
    'a disabled user': bearer(disabled.token),
    'a removed user': bearer(removed.token),
    'a session that was ended': bearer(loggedOut.token),
    'logged out everywhere': bearer(everywhere.token),
  };
  const named = Object.entries(refused).map(([name, headers]) => ({ name, counts: 'nobody' as const, headers }));
  const forced = await newPerson(app, 'owner', true);
  const raised = await sign({ ...claimsOf(viewer), role: 'owner' });
  return [
    ...named,
    {
      name: 'the token in the address',
      counts: 'nobody',
      headers: {},
      query: `access_token=${owner.token}&token=${owner.token}`,
    },
    { name: 'an owner who must change the password', counts: 'forced', headers: bearer(forced.token) },
    { name: 'an owner who was made a viewer', counts: 'viewer', headers: bearer(demoted.token) },
    { name: 'a viewer who says to be an owner', counts: 'viewer', headers: bearer(raised) },
    {
      name: 'an API token of an owner who was made a viewer',
      counts: 'viewer',
      scope: 'write',
      headers: bearer(ofDemoted.secret),
    },
    { name: 'an API token of an owner, to read', counts: 'owner', scope: 'read', headers: bearer(toRead.secret) },
    {
      name: 'an API token of an owner, to write everything',
      counts: 'owner',
      scope: 'write',
      headers: bearer(toWrite.secret),
    },
    { name: 'viewer', counts: 'viewer', headers: bearer(viewer.token) },
    { name: 'contributor', counts: 'contributor', headers: bearer(contributor.token) },
    { name: 'editor', counts: 'editor', headers: bearer(editor.token) },
    { name: 'chief', counts: 'chief', headers: bearer(chief.token) },
    { name: 'owner', counts: 'owner', headers: bearer(owner.token) },
  ];
}
