import { addressKey } from '../core/address.ts';
import { type Change, change } from '../core/api/change.ts';
import { type App, anonymous, type Identity } from '../core/app.ts';
import { Fault, invalidField } from '../core/error.ts';
import { checkPassword } from './confirm.ts';
import { auditDenied } from './denied.ts';
import { missingFactor } from './factor/missing.ts';
import { factorLocked, verifyCode } from './factor/verify.ts';
import { guarded, WrongGuess } from './limits.ts';
import { deleteLinks } from './mail/links.ts';
import { enqueueNotice } from './mail/notices.ts';
import type { LoginReply, Me } from './model/user.ts';
import { noticesOf } from './notices.ts';
import { hashPassword, isOutdated, verifyPassword } from './password/hash.ts';
import { checkNewPassword } from './password/rules.ts';
import { toUser, usernameKey } from './resource.ts';
import { deviceToken, provenDevice } from './sessions/device.ts';
import { endByToken, type Opened, refreshTokenOf, rotate, startSession } from './sessions/refresh.ts';
import { actorOf, endSessions, type SessionClient, type UserOf } from './sessions/sessions.ts';
import { signAccess } from './sessions/tokens.ts';
import { findUser } from './users.ts';

/** What a login answers, and the refresh token apart when it is to go into a cookie. */
export interface Tokens {
  reply: LoginReply;
  cookie: string | null;
  /** The same for the proof of the device. */
  deviceCookie: string | null;
}

/** The tokens of a session that was opened or renewed. */
export async function tokensOf(app: App, opened: Opened): Promise<Tokens> {
  const { session, user } = opened;
  const refreshToken = await refreshTokenOf(app, opened);
  const { token, expiresIn, expiresAt } = await signAccess(app, user, session.id);
  const isCookie = session.is_cookie === 1;
  const device = opened.isNew ? await deviceToken(app, user) : null;
  return {
    reply: {
      token,
      token_type: 'Bearer',
      expires_in: expiresIn,
      expires_at: expiresAt,
      refresh_token: isCookie ? null : refreshToken,
      device_token: isCookie ? null : device,
      user: {
        id: user.id,
        username: user.username,
        name: user.name,
        role: user.role,
        must_change_password: user.must_change === 1,
      },
    },
    cookie: isCookie ? refreshToken : null,
    deviceCookie: isCookie ? device : null,
  };
}

const headers = { 'www-authenticate': 'Bearer' };

// One answer for an unknown name, a wrong password and a disabled user.
const wrong = (): WrongGuess =>
  new WrongGuess('unauthenticated', 'The username or the password is wrong.', { headers });
const wrongCode = (): WrongGuess =>
  new WrongGuess('otp_required', 'The code of the second factor is not right.', { headers });

/** @throws Fault `unauthenticated`, `otp_required`, `rate_limited`, `unavailable` */
export async function logIn(
  app: App,
  input: { username: string; password: string; otp?: string | null },
  client: SessionClient,
): Promise<Tokens> {
  const account = usernameKey(input.username);
  const device = await provenDevice(app, account, client.device ?? null);
  const opened = await guarded(app, { account, ip: client.ip, proof: device }, async (requester) => {
    const user = await findUser(app, input.username);
    const isRight = await verifyPassword(user?.password_hash ?? null, input.password, requester);
    if (!user || !isRight || !user.is_active) {
      const actor = { ...anonymous, requestId: client.requestId ?? null };
      await auditDenied(app, actor, {
        action: 'login_failed',
        of: ['users', user?.id ?? 0],
        detail: { ip: client.ip },
        source: addressKey(client.ip),
        userId: user?.id ?? null,
      });
      throw wrong();
    }
    const newHash = isOutdated(user.password_hash) ? await hashPassword(input.password) : null;
    // Refusals are returned and thrown after the commit: the count of wrong codes must not roll back.
    const result = await change(app, actorOf(user, client), async (c): Promise<Opened | Fault> => {
      const now = await lockUser(c, user.id);
      // The password was verified outside the transaction: it may have been changed since, or the user disabled.
      if (!now?.is_active || now.password_hash !== user.password_hash) return wrong();
      const refused = await codeNeeded(c, now, input.otp, client, device !== null);
      if (refused) return refused;
      if (newHash) await c.tx.updateTable('users').set({ password_hash: newHash }).where('id', '=', user.id).execute();
      const session = await startSession(c, now, client);
      await c.audit('login', 'users', user.id, { ip: client.ip });
      return session;
    });
    if (result instanceof Fault) throw result;
    return result;
  });
  return tokensOf(app, opened);
}

/** Why the second factor refuses a login; null when the code is right, or none is needed. A missing code is no failure. */
async function codeNeeded(
  c: Change,
  user: UserOf,
  otp: string | null | undefined,
  client: SessionClient,
  isProven: boolean,
): Promise<Fault | null> {
  if (!user.totp_enabled || user.totp_secret === null) return null;
  if (!otp) return new Fault('otp_required', 'The code of the second factor is needed: send it as otp.', { headers });
  const verdict = await verifyCode(c, user, otp, client, isProven);
  if (verdict.is === 'locked') return factorLocked(verdict.seconds);
  return verdict.is === 'right' ? null : wrongCode();
}

/** The row of a user as it is now; no other transaction changes it until this one ends. */
export async function lockUser(c: Change, id: number): Promise<UserOf | undefined> {
  await c.dialect.lockRow(c.tx, 'users', id);
  return c.tx.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

/** New tokens for a refresh token. @throws Fault `unauthenticated` */
export async function refreshTokens(app: App, refreshToken: string, client: SessionClient): Promise<Tokens> {
  return tokensOf(app, await rotate(app, refreshToken, client));
}

/** Ends the session of a refresh token. An unknown one is no error. */
export async function logOut(app: App, refreshToken: string, client: SessionClient): Promise<void> {
  await endByToken(app, refreshToken, client);
}

/** Ends the session that an access token belongs to. */
export async function logoutHere(app: App, identity: Identity, client: SessionClient): Promise<void> {
  const { sessionId } = identity;
  if (sessionId === null) return logoutEverywhere(app, identity, client);
  const user = await userOf(app, identity);
  await change(app, actorOf(user, client), (c) => endSessions(c, user.id, { only: sessionId, why: 'logout' }));
}

/** Ends every session of a user, and every access token with them. */
export async function logoutEverywhere(app: App, identity: Identity, client: SessionClient): Promise<void> {
  const user = await userOf(app, identity);
  await change(app, actorOf(user, client), async (c) => {
    const now = await lockUser(c, user.id);
    await c.tx
      .updateTable('users')
      .set({ ver: (now?.ver ?? 0) + 1 })
      .where('id', '=', user.id)
      .execute();
    await endSessions(c, user.id, { why: 'logout' });
    await c.audit('logout_everywhere', 'users', user.id);
    c.touch('users');
  });
}

/** Who is logged in, and the refused attempts at the account. */
export async function viewMe(app: App, identity: Identity): Promise<Me> {
  const user = toUser(await userOf(app, identity));
  return {
    ...user,
    missing_factor: await missingFactor(app, identity),
    rights: [...identity.rights],
    security_notices: await noticesOf(app, user.id),
  };
}

function userOf(app: App, identity: Identity): Promise<UserOf> {
  return app.db.write.selectFrom('users').selectAll().where('id', '=', identity.id).executeTakeFirstOrThrow();
}

/**
 * Changes one's own password. Everything that is open ends, this session too; the answer opens a new one.
 * @throws Fault `invalid` for a wrong or the same password, `rate_limited`
 */
export async function changePassword(
  app: App,
  identity: Identity,
  input: { current: string; new: string },
  client: SessionClient,
): Promise<Tokens> {
  const user = await userOf(app, identity);
  await checkPassword(app, user, identity, input.current, 'current', client);
  if (await verifyPassword(user.password_hash, input.new))
    throw invalidField('new', 'must not be the present password', 'unchanged');
  await checkNewPassword(app, input.new, [user.username, user.name], 'new');
  const password_hash = await hashPassword(input.new);
  const opened = await change(app, actorOf(user, client), async (c) => {
    const now = await lockUser(c, user.id);
    if (!now?.is_active || now.password_hash !== user.password_hash)
      throw new Fault('conflict', 'The password was changed meanwhile.');
    const changed = await c.tx
      .updateTable('users')
      .set({ password_hash, must_change: 0, ver: now.ver + 1, rev: now.rev + 1, updated_at: c.now })
      .where('id', '=', user.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const old = await c.tx
      .selectFrom('sessions')
      .select(['is_cookie', 'signed_in_by'])
      .where('id', '=', identity.sessionId ?? 0)
      .executeTakeFirst();
    await endSessions(c, user.id, { why: 'revoke' });
    await deleteLinks(c, user.id);
    await c.audit('password', 'users', user.id);
    await enqueueNotice(c, now, 'password', client.ip);
    c.touch('users');
    const cookie = old ? old.is_cookie === 1 : client.cookie;
    return startSession(c, changed, { ...client, cookie }, old?.signed_in_by);
  });
  return tokensOf(app, opened);
}
