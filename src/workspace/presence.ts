import { type Change, change } from '../core/api/change.ts';
import type { Actor, App } from '../core/app.ts';
import { isoTime } from '../core/clock.ts';
import type { Db } from '../core/db/database.ts';
import { Fault } from '../core/error.ts';
import type { EditLock, EditLockInput, Presence, PresenceInput } from '../model/admin/workspace.ts';
import { endEditLock, takeEditLock } from '../news/workflow/edit-lock.ts';
import { peopleOf, personOf } from '../users/people.ts';

/** A lock or a presence that is not renewed expires after this time: a closed page blocks nobody. */
const lockMs = 120_000;
const presenceMs = 60_000;
/** Windows of one user, and what a snapshot shows at most. */
const mostWindows = 20;
const mostShown = 500;

/** Raised when a lock or a presence changes, so that streams of every instance look at once. */
const workspaceTopic = 'workspace';

/** The edit locks of all resources at `now` (ISO time). */
export async function editLocks(db: Db, now: string): Promise<EditLock[]> {
  const others = await db
    .selectFrom('edit_locks')
    .selectAll()
    .where('until', '>', now)
    .orderBy('since')
    .limit(mostShown)
    .execute();
  const news = await db
    .selectFrom('news_leases')
    .selectAll()
    .where('until', '>', now)
    .orderBy('since')
    .limit(mostShown)
    .execute();
  return [...news.map((row) => ({ ...row, resource: 'news', resource_id: row.news_id })), ...others].map((row) => ({
    resource: row.resource,
    id: row.resource_id,
    user: { id: row.user_id, name: row.user_name },
    since: row.since,
    until: row.until,
  }));
}

/**
 * Takes or renews the edit lock of a row. It only informs others: saving is protected by `if-match`.
 * @throws Fault `conflict` naming who has it, `not_found` for a story that there is not
 */
export async function takeLock(app: App, input: EditLockInput, actor: Actor): Promise<EditLock> {
  const { resource, id, take_over = false } = input;
  if (resource === 'news') {
    const taken = await takeEditLock(app, id, take_over, actor);
    await change(app, actor, async (c) => c.touch(workspaceTopic));
    return { resource, id, ...taken };
  }
  return change(app, actor, async (c) => {
    const other = await lockOf(c, resource, id);
    const isOwn = other?.user_id === actor.id;
    if (other && !isOwn && !take_over)
      throw new Fault('conflict', `${other.user_name} is editing this until ${other.until}.`, {
        errors: [{ field: 'editing', message: `is with ${other.user_name} since ${other.since}` }],
      });
    const lock = {
      user_id: actor.id as number,
      user_name: actor.displayName ?? actor.name,
      since: isOwn && other ? other.since : c.now,
      until: isoTime(c.nowMs + lockMs),
    };
    await c.tx
      .insertInto('edit_locks')
      .values({ resource, resource_id: id, ...lock })
      .onConflict((o) => o.columns(['resource', 'resource_id']).doUpdateSet(lock))
      .execute();
    if (other && !isOwn) await c.audit('take_over', resource, id, { from: other.user_name });
    c.touch(workspaceTopic);
    return { resource, id, user: { id: lock.user_id, name: lock.user_name }, since: lock.since, until: lock.until };
  });
}

/** The user's row is held, so that two windows of him follow each other; two users meet at the row of the lock. */
async function lockOf(c: Change, resource: string, id: number) {
  await c.tx
    .insertInto('edit_locks')
    .values({ resource, resource_id: id, user_id: c.actor.id as number, user_name: '', since: c.now, until: c.now })
    .onConflict((o) => o.columns(['resource', 'resource_id']).doUpdateSet({ resource }))
    .execute();
  return c.tx
    .selectFrom('edit_locks')
    .selectAll()
    .where('resource', '=', resource)
    .where('resource_id', '=', id)
    .where('until', '>', c.now)
    .executeTakeFirst();
}

/** Releases the lock of this user; that of another stays. */
export async function endLock(app: App, resource: string, id: number, actor: Actor): Promise<void> {
  if (resource === 'news') await endEditLock(app, id, actor);
  await change(app, actor, async (c) => {
    if (resource !== 'news')
      await c.tx
        .deleteFrom('edit_locks')
        .where('resource', '=', resource)
        .where('resource_id', '=', id)
        .where('user_id', '=', actor.id as number)
        .execute();
    c.touch(workspaceTopic);
  });
}

/** Who looks at what at `now` (ISO time). */
export async function presences(db: Db, now: string): Promise<Presence[]> {
  const rows = await db
    .selectFrom('presence')
    .selectAll()
    .where('until', '>', now)
    .orderBy('since')
    .orderBy('client')
    .limit(mostShown)
    .execute();
  const people = await peopleOf(
    db,
    rows.map((row) => row.user_id),
  );
  return rows.map(({ user_id, resource_id, ...row }) => ({
    user: personOf(people, user_id) as Presence['user'],
    client: row.client,
    resource: row.resource,
    id: resource_id,
    since: row.since,
    until: row.until,
  }));
}

/** Says what a window of the user shows, for a minute; without a resource the window is gone. */
export async function announce(app: App, { client, resource, id = null }: PresenceInput, actor: Actor): Promise<void> {
  const user_id = actor.id as number;
  await change(app, actor, async (c) => {
    const mine = await c.tx
      .selectFrom('presence')
      .selectAll()
      .where('user_id', '=', user_id)
      .orderBy('until')
      .execute();
    const before = mine.find((row) => row.client === client);
    const kept = mine.filter((row) => row.client !== client && row.until > c.now);
    const gone = mine.filter((row) => row.until <= c.now || (row.client === client && resource == null));
    const excess = kept.slice(0, Math.max(0, kept.length - mostWindows + 1));
    for (const row of [...gone, ...excess])
      await c.tx.deleteFrom('presence').where('user_id', '=', user_id).where('client', '=', row.client).execute();
    if (resource != null) {
      const isSame = before && before.until > c.now && before.resource === resource && before.resource_id === id;
      const row = {
        resource,
        resource_id: id,
        since: isSame ? before.since : c.now,
        until: isoTime(c.nowMs + presenceMs),
      };
      await c.tx
        .insertInto('presence')
        .values({ user_id, client, ...row })
        .onConflict((o) => o.columns(['user_id', 'client']).doUpdateSet(row))
        .execute();
    }
    c.touch(workspaceTopic);
  });
}
