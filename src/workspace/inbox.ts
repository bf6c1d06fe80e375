import { sql } from 'kysely';
import { type Change, change, type NewAuditLine } from '../core/api/change.ts';
import type { Actor, App } from '../core/app.ts';
import { isoTime } from '../core/clock.ts';
import type { Tx } from '../core/db/database.ts';
import { type Role, rightsOf, roles } from '../core/model/rights.ts';
import { cachedSettings } from '../settings/settings.ts';
import { type Inbox, type InboxKind, inboxKinds } from './model/workspace.ts';

/** Notes that a user keeps: older ones go, and so does what is older than these days. */
const mostKept = 200;
const keptDays = 90;
const mostShown = 50;

/** A notification. The same again before it is read is counted, so that a bad night is one line. */
interface Note {
  kind: InboxKind;
  resource: string;
  resource_id: string;
  title: string | null;
  by_name: string | null;
}

/** Whom a note is for. */
type To = { users: readonly number[] } | 'house';

/** Notifies users within the transaction of the change. */
export async function notifyUsers(app: App, tx: Tx, to: To, note: Note): Promise<void> {
  let people = tx.selectFrom('users').select('id').where('is_active', '=', 1);
  if (to === 'house') people = people.where('role', 'in', rolesOfHouse(app));
  else if (to.users.length > 0) people = people.where('id', 'in', to.users);
  else return;
  const rows = await people.orderBy('id').execute();
  if (rows.length === 0) return;
  const at = isoTime(app.now());
  await tx
    .insertInto('inbox')
    .values(rows.map(({ id }) => ({ ...note, user_id: id, count: 1, at, read_at: null })))
    .onConflict((o) =>
      o.columns(['user_id', 'kind', 'resource', 'resource_id']).doUpdateSet({
        title: note.title,
        by_name: note.by_name,
        at,
        count: sql<number>`case when inbox.read_at is null then inbox.count + 1 else 1 end`,
        read_at: null,
      }),
    )
    .execute();
}

/** Roles that look after the jobs of the house. */
function rolesOfHouse(app: App): Role[] {
  const { editors_may } = cachedSettings(app).newsroom;
  return roles.filter((role) => rightsOf(role, editors_may).has('jobs.write'));
}

/** Of these users those who may read a story: a new contributor gets no more notifications of stories of others. */
async function readersOf(c: Change, users: readonly number[], author: number | null): Promise<number[]> {
  const { editors_may } = cachedSettings(c.app).newsroom;
  const rows = await c.tx.selectFrom('users').select(['id', 'role']).where('id', 'in', users).execute();
  const may = (role: Role): boolean => rightsOf(role, editors_may).has('news.read_all');
  return rows.filter(({ id, role }) => id === author || may(role)).map(({ id }) => id);
}

/** A line of the audit trail that names users concerns them. */
export async function tellOfChange(c: Change, { action, resource, id, detail }: NewAuditLine): Promise<void> {
  const kind = inboxKinds.find((one) => one === action);
  const users = detail.notify as number[] | undefined;
  if (!kind || !users?.length) return;
  const story =
    resource === 'news'
      ? await c.tx.selectFrom('news').select(['title', 'created_by']).where('id', '=', Number(id)).executeTakeFirst()
      : undefined;
  const by_name = c.actor.id === null ? null : (c.actor.displayName ?? c.actor.name);
  const readers = story ? await readersOf(c, users, story.created_by) : users;
  await notifyUsers(
    c.app,
    c.tx,
    { users: readers },
    { kind, resource, resource_id: id, title: story?.title ?? null, by_name },
  );
}

/** Notifies users who may retry a job that is dead. */
export const tellOfDeadJob = (app: App, tx: Tx, { kind }: { kind: string }): Promise<void> =>
  notifyUsers(app, tx, 'house', { kind: 'job_dead', resource: 'jobs', resource_id: kind, title: kind, by_name: null });

/** The newest notes of a user, and how many he has not read. */
export async function inboxOf({ db }: App, userId: number): Promise<Inbox> {
  const own = db.write.selectFrom('inbox').where('user_id', '=', userId);
  const { unread } = await own
    .select((e) => e.fn.countAll<number>().as('unread'))
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  const items = await own
    .select(['id', 'kind', 'resource', 'resource_id', 'title', 'by_name', 'count', 'at', 'read_at'])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostShown)
    .execute();
  return { unread: Number(unread), items };
}

/** Marks notes of a user as read. @param ids absent: all */
export async function readInbox(app: App, actor: Actor, ids: readonly number[] | undefined): Promise<Inbox> {
  const userId = actor.id as number;
  await change(app, actor, async (c) => {
    const unread = c.tx
      .updateTable('inbox')
      .set({ read_at: c.now })
      .where('user_id', '=', userId)
      .where('read_at', 'is', null);
    await (ids ? unread.where('id', 'in', ids.length ? ids : [0]) : unread).execute();
  });
  return inboxOf(app, userId);
}

/** Removes what is old, and of each user what is too much. */
export async function sweepInbox({ db, now }: App): Promise<void> {
  const old = isoTime(now() - keptDays * 86_400_000);
  await db.write.deleteFrom('inbox').where('at', '<', old).execute();
  await sql`delete from inbox where id in (
    select id from (
      select id, row_number() over (partition by user_id order by at desc, id desc) as place from inbox) as placed
    where place > ${mostKept})`.execute(db.write);
}
