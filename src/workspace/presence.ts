import { type Change, change } from '../core/api/change.ts';
import { anyDb, type ManagedRow, type Resource, resourceNamed } from '../core/api/resource.ts';
import type { Actor, App } from '../core/app.ts';
import { isoTime } from '../core/clock.ts';
import type { Db } from '../core/db/database.ts';
import { invalid, notFound } from '../core/error.ts';
import { fieldError } from '../core/messages/messages.ts';
import { rightOverOthers } from '../core/model/rights.ts';
import { requireRight } from '../core/permission.ts';
import { lockableStory } from '../news/workflow/edit-lock.ts';
import { allEditLocks, endEditLock, type Lockable, takeEditLock, workspaceTopic } from '../users/edit-locks.ts';
import { peopleOf, personOf } from '../users/people.ts';
import type { EditLock, EditLockInput, Presence, PresenceInput } from './model/workspace.ts';
import { ownersOf } from './owners.ts';

/** A presence that is not renewed expires after this time. */
const presenceMs = 60_000;
/** Windows of one user, and what a snapshot shows at most. */
const mostWindows = 20;
const mostShown = 500;

/** The edit locks of all resources at `now` (ISO time). */
export const editLocks = (db: Db, now: string): Promise<EditLock[]> => allEditLocks(db, now, mostShown);

const lockable = (resource: string, id: number): Lockable =>
  resource === 'news'
    ? lockableStory(id)
    : { resource, id, hold: (c, isAcquired) => holdRow(c, resource, id, isAcquired) };

/**
 * Locks a row that the user may see, and write where he takes its edit lock.
 * @throws Fault `invalid` for an unknown resource, `not_found`, `forbidden`
 */
async function holdRow(c: Change, name: string, id: number, isAcquired: boolean): Promise<void> {
  const def = resourceNamed(name);
  if (!def) throw invalid([fieldError('resource', 'unknown')]);
  await c.dialect.lockRow(c.tx, def.table, id);
  const row = await seenRow(c, def, id);
  if (!isAcquired) return;
  requireRight(c.actor, def.access.write);
  await def.checkEdit?.(c, row);
}

/** A row that the user may see. @throws Fault `not_found` */
async function seenRow(c: Change, def: Resource, id: number): Promise<ManagedRow> {
  const { rights } = c.actor;
  if (!rights.has(def.access.read)) throw notFound(def.one);
  const found = await anyDb(c.tx).selectFrom(def.table).selectAll().where('id', '=', id).executeTakeFirst();
  if (!found) throw notFound(def.one);
  const row = found as object as ManagedRow;
  const ofOthers = def.access.others ?? rightOverOthers(def.access.read);
  if (ofOthers === null || rights.has(ofOthers)) return row;
  const owners = await ownersOf(c.tx, [{ resource: def.name, id }]);
  if (owners.get(`${def.name} ${id}`) !== c.actor.id) throw notFound(def.one);
  return row;
}

/**
 * Takes or renews the edit lock of a row. It only informs others: saving is protected by `if-match`.
 * @throws Fault `conflict` naming who has it, `not_found` for a row that there is not or that the user may not see,
 * `forbidden` for one that he may not write, `invalid` for an unknown resource
 */
export async function takeLock(app: App, input: EditLockInput, actor: Actor): Promise<EditLock> {
  const { resource, id, take_over = false } = input;
  return { resource, id, ...(await takeEditLock(app, lockable(resource, id), take_over, actor)) };
}

/** Releases the lock of this user; that of another stays. */
export async function endLock(app: App, resource: string, id: number, actor: Actor): Promise<void> {
  await endEditLock(app, lockable(resource, id), actor);
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
    // Others are notified: so nobody opens what he may not see. Pages that are no resource have names of their own.
    const def = resource == null ? undefined : resourceNamed(resource);
    if (def && !actor.rights.has(def.access.read)) throw notFound(def.one);
    if (def && id !== null) await seenRow(c, def, id);
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
