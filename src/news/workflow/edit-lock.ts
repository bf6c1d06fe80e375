import { type Change, change } from '../../core/api/change.ts';
import type { Actor, App } from '../../core/app.ts';
import { isoTime } from '../../core/clock.ts';
import type { Db } from '../../core/db/database.ts';
import { Fault, notFound } from '../../core/error.ts';
import type { Editing } from '../../model/news/workflow.ts';

/** An edit lock that is not renewed expires after this time: a closed page blocks no editor. */
const editLockMs = 120_000;

interface EditLockRow {
  user_id: number;
  user_name: string;
  since: string;
  until: string;
}

const shown = ({ user_id, user_name, since, until }: EditLockRow): Editing => ({
  user: { id: user_id, name: user_name },
  since,
  until,
});

/** The edit locks of these items at `now` (ISO time). */
export async function editLocksOf(db: Db, newsIds: number[], now: string): Promise<Map<number, Editing>> {
  if (newsIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('news_leases')
    .selectAll()
    .where('news_id', 'in', newsIds)
    .where('until', '>', now)
    .execute();
  return new Map(rows.map((row) => [row.news_id, shown(row)]));
}

/** The item is held until the transaction ends, so that of two that ask at once one is first. */
async function held(c: Change, newsId: number): Promise<EditLockRow | undefined> {
  await c.dialect.lockRow(c.tx, 'news', newsId);
  const item = await c.tx.selectFrom('news').select('id').where('id', '=', newsId).executeTakeFirst();
  if (!item) throw notFound('news item');
  return c.tx
    .selectFrom('news_leases')
    .selectAll()
    .where('news_id', '=', newsId)
    .where('until', '>', c.now)
    .executeTakeFirst();
}

/**
 * Takes or renews the edit lock of an item. It only informs others: saving is protected by `if-match` and never
 * waits for a lock. One user is one editor, in however many windows.
 * @param takeOver takes it from its holder, with a line in the audit trail
 * @throws Fault `not_found`, `conflict` naming who has it
 */
export async function takeEditLock(app: App, newsId: number, takeOver: boolean, actor: Actor): Promise<Editing> {
  return change(app, actor, async (c) => {
    const other = await held(c, newsId);
    const isOwn = other?.user_id === actor.id;
    if (other && !isOwn && !takeOver)
      throw new Fault('conflict', `${other.user_name} is editing this item until ${other.until}.`, {
        errors: [{ field: 'editing', message: `is with ${other.user_name} since ${other.since}` }],
      });
    const lock = {
      user_id: actor.id as number,
      user_name: actor.displayName ?? actor.name,
      since: isOwn && other ? other.since : c.now,
      until: isoTime(c.nowMs + editLockMs),
    };
    await c.tx
      .insertInto('news_leases')
      .values({ news_id: newsId, ...lock })
      .onConflict((o) => o.column('news_id').doUpdateSet(lock))
      .execute();
    if (other && !isOwn) await c.audit('take_over', 'news', newsId, { from: other.user_name });
    return shown(lock);
  });
}

/** Releases the edit lock of this user; that of another stays. Gives the lock that is there then. @throws Fault `not_found` */
export async function endEditLock(app: App, newsId: number, actor: Actor): Promise<Editing | null> {
  return change(app, actor, async (c) => {
    const other = await held(c, newsId);
    if (other && other.user_id !== actor.id) return shown(other);
    await c.tx.deleteFrom('news_leases').where('news_id', '=', newsId).execute();
    return null;
  });
}
