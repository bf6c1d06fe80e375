import { type Change, change } from '../core/api/change.ts';
import type { Actor, App } from '../core/app.ts';
import { isoTime } from '../core/clock.ts';
import type { Db } from '../core/db/database.ts';
import { Fault } from '../core/error.ts';

/** An edit lock that is not renewed expires after this time: a closed page blocks nobody. */
const editLockMs = 120_000;

/** Raised when a lock or a presence changes, so that live streams of every instance look at once. */
export const workspaceTopic = 'workspace';

interface EditLockRow {
  resource: string;
  resource_id: number;
  user_id: number;
  user_name: string;
  since: string;
  until: string;
}

/** Who edits a row. */
interface Editing {
  user: { id: number; name: string };
  since: string;
  until: string;
}

const shown = ({ user_id, user_name, since, until }: Omit<EditLockRow, 'resource' | 'resource_id'>): Editing => ({
  user: { id: user_id, name: user_name },
  since,
  until,
});

/** What is locked: a row of a resource by its name in addresses. */
export interface Lockable {
  resource: string;
  id: number;
  /**
   * Locks the row itself.
   * @param isAcquired the lock is acquired, by a user who may write the row; otherwise it is released
   * @throws Fault `not_found`, `forbidden`
   */
  hold(c: Change, isAcquired: boolean): Promise<void>;
}

/** The edit locks of these rows at `now` (ISO time), by id. */
export async function editLocksOf(db: Db, resource: string, ids: number[], now: string): Promise<Map<number, Editing>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('edit_locks')
    .selectAll()
    .where('resource', '=', resource)
    .where('resource_id', 'in', ids)
    .where('until', '>', now)
    .execute();
  return new Map(rows.map((row) => [row.resource_id, shown(row)]));
}

/** The edit locks of all resources at `now` (ISO time), the oldest first. */
export async function allEditLocks(db: Db, now: string, limit: number) {
  const rows = await db
    .selectFrom('edit_locks')
    .selectAll()
    .where('until', '>', now)
    .orderBy('since')
    .orderBy('resource')
    .orderBy('resource_id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ resource: row.resource, id: row.resource_id, ...shown(row) }));
}

/** The lock that is there; its row is held until the change ends, so that of two requests at once one is first. */
async function heldLock(c: Change, { resource, id, hold }: Lockable): Promise<EditLockRow | undefined> {
  await hold(c, true);
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

/**
 * Takes or renews the edit lock of a row. It only informs others: saving is protected by `if-match` and never waits for a
 * lock. One user is one editor, in however many windows.
 * @param takeOver takes it from its holder, with a line in the audit trail
 * @throws Fault `conflict` naming who has it, and what `hold` throws
 */
export const takeEditLock = (app: App, row: Lockable, takeOver: boolean, actor: Actor): Promise<Editing> =>
  change(app, actor, async (c) => {
    const other = await heldLock(c, row);
    const isOwn = other?.user_id === actor.id;
    if (other && !isOwn && !takeOver)
      throw new Fault('conflict', `${other.user_name} is editing this until ${other.until}.`, {
        errors: [{ field: 'editing', message: `is with ${other.user_name} since ${other.since}` }],
      });
    const lock = {
      user_id: actor.id as number,
      user_name: actor.displayName ?? actor.name,
      since: isOwn && other ? other.since : c.now,
      until: isoTime(c.nowMs + editLockMs),
    };
    await c.tx
      .updateTable('edit_locks')
      .set(lock)
      .where('resource', '=', row.resource)
      .where('resource_id', '=', row.id)
      .execute();
    if (other && !isOwn) await c.audit('take_over', row.resource, row.id, { from: other.user_name });
    c.touch(workspaceTopic);
    return shown(lock);
  });

/**
 * Releases the edit lock of this user; that of another stays.
 * @returns the lock that is there then
 */
export const endEditLock = (app: App, { resource, id, hold }: Lockable, actor: Actor): Promise<Editing | null> =>
  change(app, actor, async (c) => {
    await hold(c, false);
    await c.tx
      .deleteFrom('edit_locks')
      .where('resource', '=', resource)
      .where('resource_id', '=', id)
      .where('user_id', '=', actor.id as number)
      .execute();
    c.touch(workspaceTopic);
    return (await editLocksOf(c.tx, resource, [id], c.now)).get(id) ?? null;
  });
