import type { Change } from '../../core/api/change.ts';
import type { Db } from '../../core/db/database.ts';
import { Fault, notFound } from '../../core/error.ts';
import { removeUses } from '../../media/uses.ts';
import type { CopySummary } from '../model/workflow.ts';
import type { WorkingCopyInput } from '../model/working-copy.ts';
import type { NewsWorkingCopyRow } from '../tables.ts';
import { copyUses } from './files.ts';

export type StoredCopy = NewsWorkingCopyRow;

/** The changed fields of a working copy, as an editor sends them. */
export const copyInput = ({ input }: Pick<StoredCopy, 'input'>): WorkingCopyInput =>
  JSON.parse(input) as WorkingCopyInput;

export const summaryOf = (copy: StoredCopy): CopySummary => ({
  rev: copy.rev,
  status: copy.status,
  publish_at: copy.publish_at,
  fields: Object.keys(copyInput(copy)),
  updated_by: { id: copy.updated_by, name: copy.updated_name },
  updated_at: copy.updated_at,
});

/** The working copy of a story, if there is one. */
export const workingCopyOf = (db: Db, newsId: number): Promise<StoredCopy | undefined> =>
  db.selectFrom('news_working_copies').selectAll().where('news_id', '=', newsId).executeTakeFirst();

/** What these stories say of their working copies. */
export async function summariesOf(db: Db, newsIds: number[]): Promise<Map<number, CopySummary>> {
  if (newsIds.length === 0) return new Map();
  const rows = await db.selectFrom('news_working_copies').selectAll().where('news_id', 'in', newsIds).execute();
  return new Map(rows.map((row) => [row.news_id, summaryOf(row)]));
}

/**
 * The working copy of a story that the change has locked.
 * @param rev what `if-match` named; null when it named nothing
 * @throws Fault `not_found`, `stale`
 */
export async function lockedCopy(c: Change, newsId: number, rev: number | null): Promise<StoredCopy> {
  const copy = await workingCopyOf(c.tx, newsId);
  if (!copy) throw notFound('working copy');
  checkRev(copy, rev);
  return copy;
}

/** @param copy undefined counts as `rev` 0, so that `if-match: "0"` begins one. @throws Fault `stale` */
export function checkRev(copy: StoredCopy | undefined, rev: number | null): void {
  const current = copy?.rev ?? 0;
  if (rev !== null && rev !== current)
    throw new Fault('stale', `The working copy was changed meanwhile; it is at "${current}" now.`, {
      headers: { etag: `"${current}"` },
    });
}

/** Changes columns of a working copy; its `rev` grows by one. */
export async function updateCopy(c: Change, copy: StoredCopy, set: Partial<StoredCopy>): Promise<StoredCopy> {
  const who = { updated_by: c.actor.id, updated_name: c.actor.displayName ?? c.actor.name, updated_at: c.now };
  return c.tx
    .updateTable('news_working_copies')
    .set({ ...who, ...set, rev: copy.rev + 1 })
    .where('news_id', '=', copy.news_id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function deleteCopy(c: Change, newsId: number): Promise<void> {
  await removeUses(c, copyUses, [newsId]);
  await c.tx.deleteFrom('news_working_copies').where('news_id', '=', newsId).execute();
}
