import { type Change, change } from '../../core/api/change.ts';
import { lockRow, updateRow } from '../../core/api/resource.ts';
import type { Actor, App } from '../../core/app.ts';
import type { WorkingCopyInput } from '../model/working-copy.ts';
import { checkBeside, checkLimits } from '../permissions.ts';
import { newsResource } from '../resource.ts';
import { withoutGone } from '../revisions/restore.ts';
import { revisionRow } from '../revisions/revisions.ts';
import { type RevisionSnapshot, restorableFields, snapshotOf } from '../revisions/snapshot.ts';
import { copyRevisionRow, type StoredCopyRevision, saveCopyRevision } from '../revisions/working-copy.ts';
import type { StoredNews } from '../tables.ts';
import { isVisible } from '../visible.ts';
import { writeCopyUses } from './files.ts';
import { storedField, storyWithChanges } from './merge.ts';
import { copyEndErrors, saveCopy } from './save.ts';
import { checkRev, copyInput, type StoredCopy, workingCopyOf } from './store.ts';

const answered = async (app: App, row: StoredNews) => ({ data: await newsResource.toNoun(app, row), rev: row.rev });

/**
 * Brings back what a published story said in a revision as changes that readers do not see yet.
 * @param rev of the working copy, 0: there is none
 * @throws Fault `not_found`, `stale`, `conflict` for a story that is not published, `invalid`, `forbidden`
 */
export async function restoreIntoCopy(app: App, newsId: number, wanted: number, rev: number | null, actor: Actor) {
  const row = await change(app, actor, async (c) => {
    const story = await lockRow(c, newsResource, newsId, null);
    const { snapshot } = await revisionRow(c.tx, newsId, wanted);
    const patch = await withoutGone(c, restorableFields(JSON.parse(snapshot) as RevisionSnapshot));
    await saveCopy(c, story, patch, rev, 'restore_revision');
    await c.audit('restore_revision', 'news', newsId, { rev: wanted, into: 'working_copy' });
    return story;
  });
  return answered(app, row);
}

/** The fields that a revision beside the story changed, as they are sent. */
function changesOf({ snapshot, base }: StoredCopyRevision): Partial<WorkingCopyInput> {
  const item = JSON.parse(snapshot) as RevisionSnapshot;
  return Object.fromEntries(
    Object.keys(JSON.parse(base)).map((field) => [storedField(field), item[storedField(field)] ?? null]),
  );
}

/**
 * Brings back what was saved beside a story: into its working copy, or into the story where readers do not see it. A
 * discarded working copy comes back as it was while there is no other.
 * @param rev of the working copy (0: there is none), or of a story that is not published
 * @throws Fault `not_found`, `stale`, `conflict`, `invalid`, `forbidden`
 */
export async function restoreCopyRevision(app: App, newsId: number, number: number, rev: number | null, actor: Actor) {
  const row = await change(app, actor, async (c) => {
    const story = await lockRow(c, newsResource, newsId, null);
    const saved = await copyRevisionRow(c.tx, newsId, number);
    const patch = await withoutGone(c, changesOf(saved));
    if (!isVisible(story, c.now)) return updateRow(c, newsResource, newsId, patch, rev, { action: 'restore_revision' });
    const now = await workingCopyOf(c.tx, newsId);
    if (saved.copy !== null && !now) {
      checkRev(now, rev);
      await begunAgain(c, story, saved, JSON.parse(saved.copy) as StoredCopy);
    } else await saveCopy(c, story, { ...asInStory(story, saved, now), ...patch }, rev, 'restore_revision');
    await c.audit('restore_revision', 'news', newsId, { number, into: 'working_copy' });
    return story;
  });
  return answered(app, row);
}

/** What a working copy has changed besides goes: the revision has it as the story had it. */
function asInStory(
  row: StoredNews,
  { verb }: StoredCopyRevision,
  now: StoredCopy | undefined,
): Partial<WorkingCopyInput> {
  if (!now || verb === 'not_taken') return {};
  const story = snapshotOf(row);
  return Object.fromEntries(
    Object.keys(copyInput(now)).map((field) => [storedField(field), story[storedField(field)]]),
  );
}

async function begunAgain(c: Change, row: StoredNews, saved: StoredCopyRevision, before: StoredCopy): Promise<void> {
  const input = await withoutGone(c, copyInput(before));
  const after = storyWithChanges(c.app, row, input, c.nowMs);
  await checkBeside(c, row, row, after);
  const isPlanned =
    before.status === 'scheduled' &&
    before.publish_at !== null &&
    before.publish_at > c.now &&
    copyEndErrors(after, input, before.publish_at).length === 0 &&
    c.actor.rights.has('news.publish');
  const status = before.status === 'scheduled' && !isPlanned ? 'draft' : before.status;
  const publish_at = isPlanned ? before.publish_at : null;
  await c.tx
    .insertInto('news_working_copies')
    .values({ ...before, input: JSON.stringify(input), rev: before.rev + 1, status, publish_at })
    .execute();
  await writeCopyUses(c, row.id, input, {});
  if (publish_at !== null)
    await c.enqueue({ kind: 'news.due', runAt: publish_at, uniqueKey: `news.due@${publish_at}` });
  const { base, copy_at } = saved;
  await saveCopyRevision(c, { newsId: row.id, snapshot: snapshotOf(after), base, copyAt: copy_at }, 'restore_revision');
}

/**
 * Keeps a text that a merge did not take, so that the revisions have it; the story and its working copy stay as they are.
 * @returns its number
 * @throws Fault `not_found`, `forbidden`
 */
export function keepText(app: App, newsId: number, input: WorkingCopyInput, actor: Actor): Promise<number> {
  return change(app, actor, async (c) => {
    const row = await lockRow(c, newsResource, newsId, null);
    await checkLimits(c, row);
    const copy = isVisible(row, c.now) ? await workingCopyOf(c.tx, newsId) : undefined;
    const there = copy ? storyWithChanges(app, row, copyInput(copy), c.nowMs) : row;
    const story = snapshotOf(there);
    const base = Object.fromEntries(Object.keys(input).map((field) => [field, story[storedField(field)] ?? null]));
    const snapshot = snapshotOf(storyWithChanges(app, there, input, c.nowMs));
    const one = { newsId, snapshot, base: JSON.stringify(base), copyAt: null };
    return (await saveCopyRevision(c, one, 'not_taken')).number;
  });
}
