import type { Change } from '../../core/api/change.ts';
import type { Db } from '../../core/db/database.ts';
import { tidyText } from '../../text/normalise.ts';
import { plainText } from '../search/document.ts';
import type { StoredNews } from '../tables.ts';
import { storyPlaceIds } from '../view.ts';
import type { StoredSubmission } from './store.ts';

// A submission follows the state of its story: it begins when a contributor submits and ends when the story leaves the
// review. So whatever action an editor uses, the queue and the ledger are right.

const wordsIn = (row: StoredNews): number => plainText(row).split(/\s+/u).filter(Boolean).length;

/** What a submission says of its story. */
const aboutStory = (row: StoredNews) => ({
  title: row.title,
  lang: row.lang,
  category_id: row.category_id,
  place_id: storyPlaceIds(row)[0] ?? null,
  words: wordsIn(row),
});

/** The submission of a story that waits for a decision. */
export const openSubmission = (c: Change, newsId: number): Promise<StoredSubmission | undefined> =>
  c.tx
    .selectFrom('news_submissions')
    .selectAll()
    .where('news_id', '=', newsId)
    .where('status', '=', 'submitted')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Ends an open submission; its story is locked. */
export async function settleSubmission(
  c: Change,
  row: StoredNews,
  { id }: StoredSubmission,
  status: Exclude<StoredSubmission['status'], 'submitted'>,
  note: string | null,
): Promise<void> {
  await c.tx
    .updateTable('news_submissions')
    .set({
      ...aboutStory(row),
      status,
      decided_at: c.now,
      decided_by: c.actor.id,
      decided_name: c.actor.displayName ?? c.actor.name,
      decision_note: note,
    })
    .where('id', '=', id)
    .execute();
  await c.audit(status, 'submissions', id, { news_id: row.id });
}

/** What the new state of a story means for its submission. */
function outcomeOf(c: Change, { status, created_by }: StoredNews): Exclude<StoredSubmission['status'], 'submitted'> {
  if (status === 'published' || status === 'scheduled') return 'accepted';
  if (c.actor.id === created_by) return 'withdrawn';
  return status === 'draft' ? 'returned' : 'rejected';
}

/** Begins and ends the submission of a story in the change that moves the story. */
export async function followSubmission(c: Change, row: StoredNews, before: StoredNews | null): Promise<void> {
  if (row.status === before?.status) return;
  if (before?.status === 'review') {
    const open = await openSubmission(c, row.id);
    if (open) await settleSubmission(c, row, open, outcomeOf(c, row), row.review_note);
    return;
  }
  if (row.status !== 'review' || c.actor.id === null || c.actor.rights.has('news.review')) return;
  await c.tx
    .insertInto('news_submissions')
    .values({
      news_id: row.id,
      contributor_id: c.actor.id,
      contributor_name: c.actor.displayName ?? c.actor.name,
      ...aboutStory(row),
      note: null,
      status: 'submitted',
      submitted_at: c.now,
      decided_at: null,
      decided_by: null,
      decided_name: null,
      decision_note: null,
    })
    .execute();
}

/** The contributor's note on the submission that has just begun. */
export async function noteSubmission(c: Change, newsId: number, note: string): Promise<void> {
  const open = await openSubmission(c, newsId);
  if (open)
    await c.tx
      .updateTable('news_submissions')
      .set({ note: tidyText(note) || null })
      .where('id', '=', open.id)
      .execute();
}

/** Whether editors have decided on the story: it was accepted or rejected. */
export async function isTakenOver(db: Db, newsId: number): Promise<boolean> {
  const decided = await db
    .selectFrom('news_submissions')
    .select('id')
    .where('news_id', '=', newsId)
    .where('status', 'in', ['accepted', 'rejected'])
    .limit(1)
    .executeTakeFirst();
  return decided !== undefined;
}
