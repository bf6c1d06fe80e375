import { createHash, randomBytes } from 'node:crypto';
import { addressKey } from '../../core/address.ts';
import { type Change, change } from '../../core/api/change.ts';
import type { App } from '../../core/app.ts';
import { instant, isoTime } from '../../core/clock.ts';
import type { Db } from '../../core/db/database.ts';
import { Fault } from '../../core/error.ts';
import { limiter, tooMany } from '../../core/rate-limit.ts';
import { cachedSettings } from '../../settings/settings.ts';
import { deleteFirstPassword } from '../password/first.ts';
import type { SignInMethod } from '../tables.ts';
import { loginKey } from './device.ts';
import {
  actorOf,
  clientColumns,
  endSessions,
  limitSessions,
  refreshSeconds,
  type SessionClient,
  type SessionOf,
  type UserOf,
} from './sessions.ts';
import { isSealed, sealOf } from './tokens.ts';

/** A session that has just been opened or renewed, and the new secret of its refresh token. */
export interface Opened {
  session: SessionOf;
  user: UserOf;
  random: string;
  /** Whether a login opened it, and not a renewal. */
  isNew: boolean;
}

/** A replaced token that the same client sends again within this time is a second request at once, not a theft. */
const sameRequestMs = 10_000;

const label = 'refresh';
const newRandom = (): string => randomBytes(32).toString('base64url');
const hashOf = (random: string): string => createHash('sha256').update(random).digest('hex');

/** When a session ends: after `refreshSeconds` without use, and `session_days` after the login at the latest. */
function expiry(c: Change, createdMs: number): string {
  const { session_days } = cachedSettings(c.app).security;
  return isoTime(Math.min(c.nowMs + refreshSeconds * 1000, createdMs + session_days * 86_400_000));
}

/**
 * The refresh token, `<session>.<random>.<seal>`. The id finds the session of a very old token too. The seal
 * proves that this server issued it: otherwise invented tokens could end the sessions of others.
 */
export async function refreshTokenOf(app: App, { session, random }: Opened): Promise<string> {
  return `${session.id}.${random}.${await sealOf(app, label, `${session.id}.${random}`)}`;
}

interface Given {
  /** Of the session. */
  id: number;
  hash: string;
  /** Its seal is by a secret of today. */
  isOurs: boolean;
}

async function parse(app: App, token: string): Promise<Given | null> {
  const at = token.match(/^([1-9]\d{0,15})\.([\w-]{43})\.([\w-]{22})$/);
  if (!at || !Number.isSafeInteger(Number(at[1]))) return null;
  const [, id = '', random = '', seal = ''] = at;
  return { id: Number(id), hash: hashOf(random), isOurs: await isSealed(app, label, `${id}.${random}`, seal) };
}

/** Tokens without a good seal that an address may send in a minute. */
const unsealedPerMinute = 60;

/**
 * The token and its user, if the session is open and the token can be meant: a current one counts without its seal, as
 * the secret that sealed it may have been rotated away. It is looked at outside of any transaction, so that made-up
 * tokens cost no write; what is found here is checked again within the change.
 * Only tokens without a seal are limited, so that nobody's session ends by what others send from the same address.
 * @throws Fault `rate_limited`
 */
async function meant(app: App, token: string, ip: string): Promise<{ given: Given; user: UserOf } | null> {
  const given = await parse(app, token);
  if (!given?.isOurs) {
    const standing = await limiter(app, 'refresh-unsealed', unsealedPerMinute, 60, 'here').take(addressKey(ip));
    if (standing.exceeded) throw tooMany(standing);
  }
  if (!given) return null;
  const row = await app.db.write
    .selectFrom('users')
    .innerJoin('sessions', 'sessions.user_id', 'users.id')
    .selectAll('users')
    .select('sessions.token_hash')
    .where('sessions.id', '=', given.id)
    .where('sessions.ended_at', 'is', null)
    .where('sessions.expires_at', '>', isoTime(app.now()))
    .executeTakeFirst();
  if (!row) return null;
  const { token_hash, ...user } = row;
  return given.isOurs || token_hash === given.hash ? { given, user } : null;
}

/** Opens a session within a change. */
export async function startSession(
  c: Change,
  user: UserOf,
  client: SessionClient,
  signed_in_by: SignInMethod = 'password',
): Promise<Opened> {
  const random = newRandom();
  if (user.must_change) await deleteFirstPassword(c, user.id);
  const session = await c.tx
    .insertInto('sessions')
    .values({
      user_id: user.id,
      token_hash: hashOf(random),
      previous_hash: null,
      is_cookie: client.cookie ? 1 : 0,
      login_key: loginKey(user.username_key, client.ip),
      ...clientColumns(client),
      created_at: c.now,
      used_at: c.now,
      expires_at: expiry(c, c.nowMs),
      ended_at: null,
      signed_in_by,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await limitSessions(c, user.id);
  return { session, user, random, isNew: true };
}

const refused = (): Fault =>
  new Fault('unauthenticated', 'The refresh token is not valid.', { headers: { 'www-authenticate': 'Bearer' } });

/**
 * A new refresh token for one that is current. One that was replaced ends the session: either its owner or
 * a thief has a newer one (reuse detection, RFC 9700 section 4.14).
 * @throws Fault `unauthenticated`, `rate_limited`
 */
export async function rotate(app: App, token: string, client: SessionClient): Promise<Opened> {
  const found = await meant(app, token, client.ip);
  if (!found) throw refused();
  const { given, user } = found;
  const opened = await change(app, actorOf(user, client), async (c): Promise<Opened | null> => {
    // Refusals are returned and thrown after the commit: the end of a stolen session must not roll back.
    await c.dialect.lockRow(c.tx, 'sessions', given.id);
    const before = await c.tx.selectFrom('sessions').selectAll().where('id', '=', given.id).executeTakeFirst();
    if (!before || before.ended_at !== null || before.expires_at <= c.now) return null;
    const user = await userOfSession(c.tx, given.id);
    if (!user?.is_active) return null;
    if (before.token_hash !== given.hash) {
      if (!given.isOurs || isSameRequest(before, given.hash, client, c.nowMs)) return null;
      await c.tx.updateTable('sessions').set({ ended_at: c.now }).where('id', '=', before.id).execute();
      await c.audit('refresh_reuse', 'sessions', before.id, { ip: client.ip });
      return null;
    }
    const expires_at = expiry(c, instant(before.created_at));
    if (expires_at <= c.now) return null;
    const random = newRandom();
    const session = await c.tx
      .updateTable('sessions')
      .set({
        token_hash: hashOf(random),
        previous_hash: before.token_hash,
        ...clientColumns(client),
        login_key: loginKey(user.username_key, client.ip),
        used_at: c.now,
        expires_at,
      })
      .where('id', '=', before.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return { session, user, random, isNew: false };
  });
  if (!opened) throw refused();
  return opened;
}

function isSameRequest(session: SessionOf, hash: string, client: SessionClient, nowMs: number): boolean {
  const { ip, user_agent } = clientColumns(client);
  const isSame = session.ip === ip && session.user_agent === user_agent;
  return isSame && session.previous_hash === hash && nowMs - instant(session.used_at) < sameRequestMs;
}

function userOfSession(db: Db, id: number): Promise<UserOf | undefined> {
  return db
    .selectFrom('users')
    .selectAll('users')
    .innerJoin('sessions', 'sessions.user_id', 'users.id')
    .where('sessions.id', '=', id)
    .executeTakeFirst();
}

/** Ends the session of a refresh token. An unknown or ended one is no error. */
export async function endByToken(app: App, token: string, client: SessionClient): Promise<void> {
  const found = await meant(app, token, client.ip);
  if (!found) return;
  const { given, user } = found;
  await change(app, actorOf(user, client), async (c) => {
    const session = await c.tx
      .selectFrom('sessions')
      .select('token_hash')
      .where('id', '=', given.id)
      .executeTakeFirst();
    const isMeant = given.isOurs || session?.token_hash === given.hash;
    if (isMeant) await endSessions(c, user.id, { only: given.id, why: 'logout' });
  });
}
