import { sql } from 'kysely';
import { type Change, change } from '../../core/api/change.ts';
import { type App, systemActor } from '../../core/app.ts';
import type { Stored } from '../../core/db/table.ts';
import { notifyHub } from '../hub/notify.ts';
import { pushOnDue } from '../push/on-change.ts';
import { markPublished } from '../revisions/revisions.ts';
import { type ChangedStory, changedStoryColumns, tellStoryChange } from '../story-changes.ts';
import type { NewsRow } from '../tables.ts';
import { topicsOfRow } from '../view.ts';

/** Items that one transaction changes. */
const mostDue = 1_000;

type Column = 'published_at' | 'breaking_until' | 'expires_at';
const dueColumns: [NewsRow['status'], Column][] = [
  ['scheduled', 'published_at'],
  ['published', 'breaking_until'],
  ['published', 'expires_at'],
];

/**
 * Does what is due by the clock: scheduled items appear, breaking ones calm down, expired ones are archived. Each
 * counts as a change (`updated_at`), so that clients that request only changes learn of it. Finding nothing due is
 * normal: a job runs for every planned moment, also for one that was given up since.
 */
export async function applyDue(app: App): Promise<number> {
  let total = 0;
  for (let applied = mostDue; applied >= mostDue; total += applied) applied = await applySome(app);
  return total;
}

async function applySome(app: App): Promise<number> {
  return change(app, systemActor, async (c) => {
    const due = await lockDue(c);
    if (due.length === 0) return 0;
    const apply = async (
      action: string,
      from: NewsRow['status'],
      column: Column,
      set: Partial<Stored<NewsRow>>,
    ): Promise<ChangedStory[]> => {
      const rows = await c.tx
        .updateTable('news')
        .set({ ...set, updated_at: c.now, rev: sql<number>`rev + 1` })
        .where('status', '=', from)
        .where(column, '<=', c.now)
        .where('id', 'in', due)
        .returning(changedStoryColumns)
        .execute();
      for (const row of rows) {
        c.touch(...topicsOfRow(row));
        await c.audit(action, 'news', row.id);
      }
      // Only what appears is news to our feeds.
      if (action === 'publish') for (const lang of new Set(rows.map((r) => r.lang))) await notifyHub(c, lang);
      return rows;
    };
    const appeared = await apply('publish', 'scheduled', 'published_at', { status: 'published' });
    const calmed = await apply('calm', 'published', 'breaking_until', { breaking_until: null, breaking_auto: 0 });
    const expired = await apply('expire', 'published', 'expires_at', { status: 'archived' });
    await tellStoryChange(c, 'published', appeared);
    await tellStoryChange(c, 'updated', calmed);
    await tellStoryChange(c, 'removed', expired);
    const ids = (rows: readonly ChangedStory[]): number[] => rows.map((row) => row.id);
    await markPublished(c, ids(appeared));
    await pushOnDue(c, ids(appeared), ids(expired));
    return appeared.length + calmed.length + expired.length;
  });
}

/** What is due, locked in the order of the ids: every transaction that locks several rows does so, and none can deadlock. */
async function lockDue(c: Change): Promise<number[]> {
  const due = new Set<number>();
  for (const [status, column] of dueColumns) {
    const q = c.tx.selectFrom('news').select('id').where('status', '=', status).where(column, '<=', c.now);
    for (const { id } of await q.limit(mostDue).execute()) due.add(id);
  }
  const ids = [...due].sort((a, b) => a - b);
  for (const id of ids) await c.dialect.lockRow(c.tx, 'news', id);
  return ids;
}
