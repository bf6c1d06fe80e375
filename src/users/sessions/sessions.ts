import type { Selectable } from 'kysely';
import { type Change, change } from '../../core/api/change.ts';
import type { Actor, App } from '../../core/app.ts';
import { isoTime } from '../../core/clock.ts';
import { notFound } from '../../core/error.ts';
import type { Session } from '../../model/user.ts';
import type { SessionRow, UserRow } from '../../schema/users.ts';

/** Where a login comes from; the door knows. */
export interface Client {
  ip: string;
  userAgent: string;
  /** The refresh token goes into a cookie that no script can read. */
  cookie: boolean;
  requestId?: string | null;
  /** What it sends as proof that it has been let in before. */
  device?: string | null;
}

export type SessionOf = Selectable<SessionRow>;
export type UserOf = Selectable<UserRow>;

/** Seconds that a refresh token holds; each use gives a new one and begins anew. */
export const refreshSeconds = 30 * 86_400;

/** What a session keeps of its client. */
export const told = (client: Client) => ({ ip: client.ip.slice(0, 60), user_agent: client.userAgent.slice(0, 300) });

/** The actor that a user is in the audit trail. */
export const actorOf = (user: UserOf, client: Client): Actor => ({
  id: user.id,
  name: user.username,
  role: user.role,
  requestId: client.requestId ?? null,
});

/** Sessions of a user that are open at a time; the one that was used longest ago makes room. */
const mostOpen = 50;
/** Rows of ended ones that are kept beside them. */
const mostEnded = 100;

/** Keeps what a user's logins leave behind within bounds. */
export async function boundSessions(c: Change, userId: number): Promise<void> {
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
  for (const { id } of await rows(true, mostOpen)) await endSessions(c, userId, { only: id, why: 'end' });
  const old = (await rows(false, mostEnded)).map(({ id }) => id);
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
  const { id, user_id, user_agent, ip, created_at, used_at, expires_at, ended_at } = row;
  return {
    id,
    user_id,
    user_agent,
    ip,
    is_cookie: row.is_cookie === 1,
    is_current: id === current,
    created_at,
    used_at,
    expires_at,
    ended_at,
  };
}

/** The sessions of a user that go on, the one that was used last first. */
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

/** Ends one session of a user. @throws Fault `not_found`, also for one of somebody else */
export async function endSession(app: App, userId: number, id: number, actor: Actor): Promise<{ id: number }> {
  await change(app, actor, async (c) => {
    if ((await endSessions(c, userId, { only: id, why: 'end' })) === 0) throw notFound('session');
  });
  return { id };
}

/** Ends a session of anybody, for owners. @throws Fault `not_found` */
export async function endAnySession(app: App, id: number, actor: Actor): Promise<{ id: number }> {
  const row = await app.db.write.selectFrom('sessions').select('user_id').where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound('session');
  return endSession(app, row.user_id, id, actor);
}

/** Removes what has expired: the tokens hold no longer, and the addresses are no longer known. For the schedule. */
export async function pruneSessions(app: App): Promise<void> {
  await app.db.write.deleteFrom('sessions').where('expires_at', '<', isoTime(app.now())).execute();
}
