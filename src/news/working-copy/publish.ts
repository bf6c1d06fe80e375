import { type Change, change } from '../../core/api/change.ts';
import { lockRow, updateRow } from '../../core/api/resource.ts';
import { type Actor, type App, systemActor } from '../../core/app.ts';
import { instant, isoTime } from '../../core/clock.ts';
import { Fault, invalidField } from '../../core/error.ts';
import { tidyText } from '../../text/normalise.ts';
import { checkLimits } from '../permissions.ts';
import { checkPlannedPush } from '../push/breaking.ts';
import { newsResource } from '../resource.ts';
import { commentOnReturn } from '../review/comments.ts';
import type { StoredNews } from '../tables.ts';
import { conflictsOf, rebased, storyWithChanges } from './merge.ts';
import { checkCopyEnds, checkPlanned, checkPublished, discardLocked } from './save.ts';
import { copyInput, deleteCopy, lockedCopy, type StoredCopy, updateCopy, workingCopyOf } from './store.ts';

interface PublishOptions {
  /** A time to come plans the publication. */
  publishAt?: string | undefined;
  /** Also fields that were changed in the story meanwhile. */
  overwrite?: boolean | undefined;
}

/** @throws Fault `conflict` naming the fields that were changed in the story meanwhile */
function checkConflicts(c: Change, row: StoredNews, copy: StoredCopy): void {
  const fields = conflictsOf(c.app, row, copy, c.now);
  if (fields.length)
    throw new Fault('conflict', `The story was changed meanwhile: ${fields.join(', ')}.`, {
      errors: fields.map((field) => ({ field, message: 'was changed in the story meanwhile; overwrite, or discard' })),
    });
}

/** Makes the changes those of the story: an edit like any other, with its revision, audit line and pushes. */
async function apply(c: Change, row: StoredNews, copy: StoredCopy, overwrite: boolean): Promise<StoredNews> {
  checkPublished(c, row);
  if (!overwrite) checkConflicts(c, row, copy);
  await deleteCopy(c, row.id);
  return updateRow(c, newsResource, row.id, copyInput(copy), null, { action: 'publish_changes' });
}

async function plan(c: Change, row: StoredNews, copy: StoredCopy, at: string, overwrite: boolean): Promise<void> {
  checkPublished(c, row);
  // At its time the program publishes, which no limits hold for.
  const planned = storyWithChanges(c.app, row, copyInput(copy), instant(at));
  await checkLimits(c, row, planned);
  checkPlannedPush(c, planned, row, at);
  if (!overwrite) checkConflicts(c, row, copy);
  if (row.expires_at !== null && row.expires_at <= at && copyInput(copy).expires_at === undefined)
    throw invalidField('publish_at', 'is after the story has expired');
  checkCopyEnds(planned, copyInput(copy), at);
  const base = overwrite ? rebased(row, copy) : {};
  await updateCopy(c, copy, { ...base, status: 'scheduled', publish_at: at, review_note: null });
  await c.enqueue({ kind: 'news.due', runAt: at, uniqueKey: `news.due@${at}` });
  await c.audit('schedule_changes', 'news', row.id, { publish_at: at });
}

/**
 * Publishes the changes of a working copy, at once or at a time to come.
 * @param rev of the working copy, as `if-match` named it
 * @throws Fault `not_found`, `stale`, `invalid`, `conflict`, `forbidden`
 */
export async function publishChanges(
  app: App,
  id: number,
  { publishAt, overwrite = false }: PublishOptions,
  rev: number | null,
  actor: Actor,
) {
  const row = await change(app, actor, async (c) => {
    const before = await lockRow(c, newsResource, id, null);
    const copy = await lockedCopy(c, id, rev);
    const at = publishAt === undefined ? null : isoTime(instant(publishAt));
    if (at === null || at <= c.now) return apply(c, before, copy, overwrite);
    await plan(c, before, copy, at, overwrite);
    return before;
  });
  return { data: await newsResource.toNoun(app, row), rev: row.rev };
}

/** Who does not review discards own changes only. @throws Fault `forbidden` */
function checkAuthor({ actor }: Change, { created_by, updated_by }: StoredCopy): void {
  if (actor.rights.has('news.review') || (created_by === actor.id && updated_by === actor.id)) return;
  throw new Fault('forbidden', 'Somebody else has written in these changes: an editor discards them.');
}

/** Discards the changes; their revision brings them back. @throws Fault `not_found`, `stale`, `forbidden` */
export async function discardChanges(app: App, id: number, rev: number | null, actor: Actor) {
  const row = await change(app, actor, async (c) => {
    const story = await lockRow(c, newsResource, id, null);
    const copy = await lockedCopy(c, id, rev);
    await checkLimits(c, story);
    checkPlanned(c, copy);
    checkAuthor(c, copy);
    await discardLocked(c, story, copy);
    return story;
  });
  return { data: await newsResource.toNoun(app, row), rev: row.rev };
}

/**
 * Hands a working copy in for review, or gives it back to be worked on, which also takes back a planned publication.
 * What is so already is no change.
 * @throws Fault `not_found`, `stale`, `conflict`, `forbidden`
 */
export async function moveCopy(
  app: App,
  id: number,
  to: 'review' | 'draft',
  note: string | undefined,
  rev: number | null,
  actor: Actor,
): Promise<{ row: StoredNews; copy: StoredCopy }> {
  return change(app, actor, async (c) => {
    const row = await lockRow(c, newsResource, id, null);
    const copy = await lockedCopy(c, id, rev);
    await checkLimits(c, row);
    if (copy.status === to) return { row, copy };
    if (to === 'review' && copy.status === 'scheduled')
      throw new Fault('conflict', 'The changes are scheduled; reject them first.');
    const review_note = to === 'review' ? null : tidyText(note ?? '') || null;
    await c.audit(
      to === 'review' ? 'submit_changes' : 'reject_changes',
      'news',
      id,
      review_note ? { note: review_note } : {},
    );
    await commentOnReturn(c, row, review_note);
    const { updated_by, updated_name } = copy; // it stays the work of who wrote it
    const columns = { updated_by, updated_name, status: to, publish_at: null, review_note };
    return { row, copy: await updateCopy(c, copy, columns) };
  });
}

/** Working copies that one look finds. */
const mostDue = 200;

/**
 * Publishes the changes whose time has come, each in a transaction of its own. Those that cannot be published, because the
 * story was changed in the same fields or withdrawn meanwhile, become drafts again with the reason as their note.
 */
export async function publishDueChanges(app: App): Promise<number> {
  let total = 0;
  for (let found = mostDue; found >= mostDue; total += found) {
    const due = await app.db.write
      .selectFrom('news_working_copies')
      .selectAll()
      .where('status', '=', 'scheduled')
      .where('publish_at', '<=', isoTime(app.now()))
      .orderBy('publish_at')
      .limit(mostDue)
      .execute();
    for (const copy of due) await publishDue(app, copy);
    found = due.length;
  }
  return total;
}

async function publishDue(app: App, due: StoredCopy): Promise<void> {
  // In the name of who planned it: the revision is that person's work.
  const planner: Actor = { ...systemActor, id: due.updated_by, name: due.updated_name };
  try {
    await change(app, planner, async (c) => {
      const copy = await stillDue(c, due.news_id);
      if (copy) await apply(c, copy.row, copy.copy, false);
    });
  } catch (error) {
    if (!(error instanceof Fault) || (error.code !== 'conflict' && error.code !== 'invalid')) throw error;
    await giveBack(app, due.news_id, error.message);
  }
}

/** The story and its copy, locked; null when it was published, discarded or planned anew meanwhile. */
async function stillDue(c: Change, newsId: number): Promise<{ row: StoredNews; copy: StoredCopy } | null> {
  await c.dialect.lockRow(c.tx, 'news', newsId);
  const copy = await workingCopyOf(c.tx, newsId);
  if (copy?.status !== 'scheduled' || copy.publish_at === null || copy.publish_at > c.now) return null;
  return { row: await lockRow(c, newsResource, newsId, null), copy };
}

function giveBack(app: App, newsId: number, reason: string): Promise<void> {
  return change(app, systemActor, async (c) => {
    const found = await stillDue(c, newsId);
    if (!found) return;
    const { updated_by, updated_name } = found.copy; // it stays the work of who planned it
    const note = `Not published at the planned time. ${reason}`;
    await updateCopy(c, found.copy, { updated_by, updated_name, status: 'draft', publish_at: null, review_note: note });
    await c.audit('publish_changes_failed', 'news', newsId, { reason });
  });
}
