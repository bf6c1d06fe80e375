import type { Selectable } from 'kysely';
import { type Change, change } from '../../core/api/change.ts';
import { type Actor, type App, noLimits } from '../../core/app.ts';
import { isoTime } from '../../core/clock.ts';
import { notFound } from '../../core/error.ts';
import { noRight } from '../../core/model/rights.ts';
import type { Session } from '../model/user.ts';
import type { SessionRow, UserRow } from '../tables.ts';

/** The client of a login, as its route knows it. */
export interface SessionClient {
  ip: string;
  userAgent: string;
  /** The refresh token is set as an HttpOnly cookie. */
  cookie: boolean;
  requestId?: string | null;
  /** Proof of an earlier login (`deviceToken`). */
  device?: string | null;
}

export type SessionOf = Selectable<SessionRow>;
export type UserOf = Selectable<UserRow>;

/** Seconds for which a refresh token is valid. Each use replaces it by a new one. */
export const refreshSeconds = 30 * 86_400;

/** Columns of a session that describe its client. */
export const clientColumns = (client: SessionClient) => ({
  ip: client.ip.slice(0, 60),
  user_agent: client.userAgent.slice(0, 300),
});

/** The actor that a user is in the audit trail of a login. */
export const actorOf = (user: UserOf, client: SessionClient): Actor => ({
  id: user.id,
  name: user.username,
  role: user.role,
  rights: noRight,
  limits: noLimits,
  requestId: client.requestId ?? null,
});

/** Open sessions of a user. One more ends the least recently used. */
const maxOpen = 50;
/** Rows of ended sessions that are stored besides. */
const maxEnded = 100;

/** Ends and deletes the oldest sessions of a user, so that logins without end do not fill the table. */
export async function limitSessions(c: Change, userId: number): Promise<void> {
  const rows = (isOpen: boolean, beyond: number) =>
    c.tx
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', userId)
      .where('ended_at', isOpen ? 'is' : 'is not', null)
      .orderBy('used_at', 'desc')
      .orderBy('id', 'desc')
      .limit(500)
      .offset(beyond)
      .execute();
  for (const { id } of await rows(true, maxOpen)) await endSessions(c, userId, { only: id, why: 'end' });
  const old = (await rows(false, maxEnded)).map(({ id }) => id);
  if (old.length) await c.tx.deleteFrom('sessions').where('id', 'in', old).execute();
}

/** Ends sessions of a user within a change: one, or all. Returns how many there were. */
export async function endSessions(
  c: Change,
  userId: number,
  { only, why }: { only?: number; why: string },
): Promise<number> {
  let query = c.tx
    .updateTable('sessions')
    .set({ ended_at: c.now })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null);
  if (only !== undefined) query = query.where('id', '=', only);
  const ended = await query.returning('id').execute();
  for (const { id } of ended) await c.audit(why, 'sessions', id);
  return ended.length;
}

/** A session as it is shown: never its tokens. */
export function toSession(row: SessionOf, current: number | null = null): Session {
  const { id, user_id, user_agent, ip, created_at, used_at, expires_at, ended_at, signed_in_by } = row;
  return {
    id,
    user_id,
    user_agent,
    ip,
    is_cookie: row.is_cookie === 1,
    is_current: id === current,
    signed_in_by,
    created_at,
    used_at,
    expires_at,
    ended_at,
  };
}

/** The open sessions of a user, the most recently used first. */
export async function listSessions(app: App, userId: number, current: number | null): Promise<Session[]> {
  const rows = await app.db.write
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', isoTime(app.now()))
    .orderBy('used_at', 'desc')
    .orderBy('id', 'desc')
    .limit(200)
    .execute();
  return rows.map((row) => toSession(row, current));
}

/** Ends one session of a user. @throws Fault `not_found`, also for one of another user */
export async function endSession(app: App, userId: number, id: number, actor: Actor): Promise<{ id: number }> {
  await change(app, actor, async (c) => {
    if ((await endSessions(c, userId, { only: id, why: 'end' })) === 0) throw notFound('session');
  });
  return { id };
}

/** Ends a session of any user, for owners. @throws Fault `not_found` */
export async function endAnySession(app: App, id: number, actor: Actor): Promise<{ id: number }> {
  const row = await app.db.write.selectFrom('sessions').select('user_id').where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound('session');
  return endSession(app, row.user_id, id, actor);
}

/** Sessions that one statement deletes: SQLite has one writer, and PostgreSQL locks each row until the end. */
const prunedAtOnce = 500;

/** Job `users.sweep`: deletes expired sessions, and the addresses in them, in batches. */
export async function pruneSessions(app: App, signal?: AbortSignal): Promise<void> {
  const now = isoTime(app.now());
  for (let removed = prunedAtOnce; removed === prunedAtOnce && !signal?.aborted; ) {
    const { write } = app.db;
    const expired = write.selectFrom('sessions').select('id').where('expires_at', '<', now).limit(prunedAtOnce);
    const { numDeletedRows } = await write.deleteFrom('sessions').where('id', 'in', expired).executeTakeFirst();
    removed = Number(numDeletedRows);
  }
}
