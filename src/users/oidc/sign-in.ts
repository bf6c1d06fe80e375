import { addressKey } from '../../core/address.ts';
import { change } from '../../core/api/change.ts';
import { type App, anonymous, systemActor } from '../../core/app.ts';
import { isoTime } from '../../core/clock.ts';
import { deleteInChunks } from '../../core/db/delete-in-chunks.ts';
import { Fault, notFound } from '../../core/error.ts';
import { type AddressLimit, giveBackAddress, limitAddress } from '../../core/rate-limit.ts';
import { auditDenied } from '../denied.ts';
import { lockUser, type Tokens, tokensOf } from '../login.ts';
import { emailKey } from '../mail/reset.ts';
import { hashPassword, randomPassword } from '../password/hash.ts';
import { startSession } from '../sessions/refresh.ts';
import { actorOf, type SessionClient } from '../sessions/sessions.ts';
import { type AccountRefusal, accountOf } from './account.ts';
import { identityOf, type ProvenIdentity } from './claims.ts';
import { authorizationUrl, claimsOf, ProviderError } from './provider.ts';
import { browserOf, newState, stateExpiry, stateHash, stateSecret } from './state.ts';

/** Seconds for which the code of a completed sign-in works. */
const codeSeconds = 60;

/** A sign-in takes one point, at its beginning: an office shares one address. What leads nowhere takes one of its own. */
const tries: AddressLimit = { name: 'users.oidc', points: 60, seconds: 900 };

type Refusal = AccountRefusal | 'state' | 'email_unverified' | 'domain' | ProviderError['problem'];

export const hasOidc = ({ config }: App): boolean => config.oidcIssuer !== '';

/** @throws Fault `not_found` where no provider is set up, `rate_limited` */
async function checked(app: App, client: SessionClient): Promise<void> {
  if (!hasOidc(app)) throw notFound('provider for sign-in');
  await limitAddress(app, tries, client.ip);
}

/** The page of the interface, with the result in the fragment: browsers send it to no server, and none logs it. */
function returnTo({ config }: App, result: Record<string, string>): string {
  const page = config.oidcReturnUrl || `${config.publicUrl}/admin`;
  return `${page}#${new URLSearchParams(result)}`;
}

/**
 * Begins a sign-in: where to send the browser, and the secret that its cookie has to keep. Several windows share one.
 * @throws Fault `not_found`, `rate_limited`
 */
export async function begin(
  app: App,
  cookie: string | undefined,
  client: SessionClient,
): Promise<{ location: string; browser: string }> {
  await checked(app, client);
  const browser = browserOf(cookie) ?? stateSecret();
  try {
    return { location: await authorizationUrl(app, browser, await newState(app, browser)), browser };
  } catch (error) {
    return { location: failed(app, error, client), browser };
  }
}

function failed(app: App, error: unknown, client: SessionClient): string {
  if (!(error instanceof ProviderError)) throw error;
  app.log.warn({ err: error, request_id: client.requestId }, error.message);
  return returnTo(app, { oidc_error: error.problem });
}

/**
 * Ends a sign-in at the provider: the page to send the browser to, with a one-time code or the reason of a refusal.
 * @param query the query string as the provider gave it
 * @throws Fault `not_found`, `rate_limited`
 */
export async function complete(
  app: App,
  cookie: string | undefined,
  { state = '', query }: { state: string | undefined; query: string },
  client: SessionClient,
): Promise<string> {
  await checked(app, client);
  const browser = browserOf(cookie);
  const expiresMs = browser === null ? null : await stateExpiry(app, state, browser);
  if (browser === null || expiresMs === null) return returnTo(app, { oidc_error: 'state' });
  let claims: Awaited<ReturnType<typeof claimsOf>>;
  try {
    claims = await claimsOf(app, browser, state, query);
  } catch (error) {
    return failed(app, error, client);
  }
  const identity = identityOf(claims, app.config.oidcDomains);
  if (typeof identity === 'string') return refused(app, identity, null, client);
  const code = stateSecret();
  const login = {
    state_hash: stateHash(state),
    code_hash: stateHash(code),
    browser_hash: stateHash(browser),
    expiresMs,
  };
  const refusal = await store(app, identity, login, client);
  if (refusal !== null) return refused(app, refusal, identity, client);
  await giveBackAddress(app, tries, client.ip);
  return returnTo(app, { oidc_code: code });
}

async function refused(
  app: App,
  reason: Refusal,
  identity: ProvenIdentity | null,
  client: SessionClient,
): Promise<string> {
  const user = identity
    ? await app.db.write
        .selectFrom('users')
        .select('id')
        .where('email_key', '=', emailKey(identity.email))
        .executeTakeFirst()
    : undefined;
  await auditDenied(
    app,
    { ...anonymous, requestId: client.requestId ?? null },
    {
      action: 'login_failed',
      of: ['users', user?.id ?? 0],
      detail: { ip: client.ip, by: 'oidc', reason },
      source: addressKey(client.ip),
      userId: user?.id ?? null,
    },
  );
  return returnTo(app, { oidc_error: reason });
}

/** Stores a completed sign-in. @returns why not, or null */
async function store(
  app: App,
  identity: ProvenIdentity,
  { expiresMs, ...hashes }: { state_hash: string; code_hash: string; browser_hash: string; expiresMs: number },
  client: SessionClient,
): Promise<Refusal | null> {
  const newHash = app.config.oidcNewUsers === 'no' ? '' : await hashPassword(randomPassword());
  return change(app, { ...systemActor, requestId: client.requestId ?? null }, async (c) => {
    const user = await accountOf(c, identity, newHash, client.ip);
    if (typeof user === 'string') return user;
    const made = await c.tx
      .insertInto('oidc_logins')
      .values({
        user_id: user.id,
        ...hashes,
        code_expires_at: isoTime(c.nowMs + codeSeconds * 1000),
        used_at: null,
        expires_at: isoTime(Math.max(expiresMs, c.nowMs + codeSeconds * 1000)),
      })
      .onConflict((o) => o.column('state_hash').doNothing())
      .returning('id')
      .executeTakeFirst();
    return made ? null : 'state';
  });
}

const notValid = (): Fault =>
  new Fault('unauthenticated', 'The sign-in code is not, or no longer, valid: sign in again.', {
    headers: { 'www-authenticate': 'Bearer' },
  });

/**
 * Tokens for the code of a completed sign-in, once, in the browser that began it. The second factor is that of the
 * provider.
 * @throws Fault `unauthenticated`, `not_found`, `rate_limited`
 */
export async function exchange(
  app: App,
  code: string,
  cookie: string | undefined,
  client: SessionClient,
): Promise<Tokens> {
  await checked(app, client);
  const browser = browserOf(cookie);
  if (browser === null) throw notValid();
  const login = await app.db.write
    .selectFrom('oidc_logins')
    .innerJoin('users', 'users.id', 'oidc_logins.user_id')
    .selectAll('users')
    .select('oidc_logins.id as login_id')
    .where('code_hash', '=', stateHash(code))
    .where('browser_hash', '=', stateHash(browser))
    .executeTakeFirst();
  if (!login) throw notValid();
  const { login_id, ...user } = login;
  const opened = await change(app, actorOf(user, client), async (c) => {
    const now = await lockUser(c, user.id);
    const used = await c.tx
      .updateTable('oidc_logins')
      .set({ used_at: c.now })
      .where('id', '=', login_id)
      .where('used_at', 'is', null)
      .where('code_expires_at', '>', c.now)
      .returning('id')
      .executeTakeFirst();
    if (!used || !now?.is_active) return null;
    const session = await startSession(c, now, client, 'provider');
    await c.audit('login', 'users', now.id, { ip: client.ip, by: 'oidc' });
    return session;
  });
  if (!opened) throw notValid();
  await giveBackAddress(app, tries, client.ip);
  return tokensOf(app, opened);
}

/** Removes sign-ins whose `state` has expired. */
export function sweepOidcLogins(app: App): Promise<void> {
  const before = isoTime(app.now());
  return deleteInChunks((limit) =>
    app.db.write
      .deleteFrom('oidc_logins')
      .where('id', 'in', (e) =>
        e.selectFrom('oidc_logins').select('id').where('expires_at', '<', before).orderBy('id').limit(limit),
      )
      .executeTakeFirstOrThrow(),
  );
}
